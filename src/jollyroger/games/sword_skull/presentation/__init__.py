"""What players see and read: views, hints, prompts, event texts and the text board."""
