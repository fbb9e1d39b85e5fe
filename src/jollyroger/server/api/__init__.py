"""What clients can ask for: the endpoints and the sockets of tables, without a web framework. `http` serves them over
the network, and `jollyroger.embedded` inside a browser."""
