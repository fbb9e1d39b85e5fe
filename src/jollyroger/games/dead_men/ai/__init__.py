"""The bot: a rule of thumb, and what a search asks about a position."""
