"""Tests of The Curse of the Black Dice: every rule, golden records, and counts of positions."""
