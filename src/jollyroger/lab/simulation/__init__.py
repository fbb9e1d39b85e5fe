"""Many games by bots, counted."""
