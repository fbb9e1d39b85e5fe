"""The phases of a hand, chapter by chapter of the rulebook."""
