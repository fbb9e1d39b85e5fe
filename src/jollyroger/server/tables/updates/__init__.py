"""The updates that clients are sent, each built only from what its seat may know."""
