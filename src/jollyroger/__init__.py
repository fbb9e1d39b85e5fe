"""Jolly Roger: four pirate tabletop games, one engine, several faces."""
