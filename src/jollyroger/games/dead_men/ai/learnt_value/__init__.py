"""The learnt value of a position: its features, and the net."""
