"""The phases of a quest, chapter by chapter of the rulebook."""
