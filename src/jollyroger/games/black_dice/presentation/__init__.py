"""What players see: views, hints and texts."""
