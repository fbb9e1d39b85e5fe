"""Component files: what is in the box of a game, read and checked."""
