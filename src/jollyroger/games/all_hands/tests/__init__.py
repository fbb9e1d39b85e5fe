"""Tests of All Hands on Deck!: every rule, golden records, and counts of positions."""
