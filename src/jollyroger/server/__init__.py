"""Live tables for any game, over HTTP and WebSockets. The server is handed its games; it knows none by name.

`app` runs it. Importing this package imports nothing: its tables also run where there is no web framework.
"""
