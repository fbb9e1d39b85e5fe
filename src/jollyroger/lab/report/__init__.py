"""A page with charts on a game's balance."""
