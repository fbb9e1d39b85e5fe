"""Tables: their logs, the games played at them, the people and bots who sit there. No web framework in here."""
