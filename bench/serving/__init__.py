"""Servers under load: ours and boardgame.io, the games they play, and the players."""
