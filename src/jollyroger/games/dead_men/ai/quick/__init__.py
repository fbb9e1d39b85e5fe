"""Quick choices for every question, and playing on by them."""
