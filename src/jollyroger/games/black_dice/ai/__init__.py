"""How bots judge a position and choose."""
