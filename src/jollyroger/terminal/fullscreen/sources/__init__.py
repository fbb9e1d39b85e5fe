"""Where the full screen gets its game from."""
