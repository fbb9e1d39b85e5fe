"""Tables in a browser: the server's own table code in a Web Worker, without a network. `interfaces` is the contract
with the worker's JavaScript, `browser` is where it starts."""
