"""Bots: ours, and those that others bring."""
