"""Bots against each other: which one is better, and how certain that is."""
