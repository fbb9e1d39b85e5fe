"""What each player may know, as numbers for learners."""
