"""Analysis of a recorded game: chances, luck and mistakes."""
