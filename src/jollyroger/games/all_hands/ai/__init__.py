"""How bots judge a hand and choose."""
