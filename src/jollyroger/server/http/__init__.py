"""The server's HTTP and WebSocket endpoints."""
