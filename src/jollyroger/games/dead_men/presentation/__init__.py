"""Views, hints and text for the players."""
