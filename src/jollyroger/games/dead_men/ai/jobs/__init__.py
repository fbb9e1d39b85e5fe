"""Jobs: what a pirate may set out to do, and what that is worth."""
