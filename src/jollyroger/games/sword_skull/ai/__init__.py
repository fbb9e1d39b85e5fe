"""How bots play: rules of thumb, what things are worth, and hints for the search."""
