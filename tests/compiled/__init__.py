"""The compiled build: how sources are rewritten for it, and that it plays the same games."""
