"""Variants of a game for its designer: what a change of options or components does."""
