"""The rules of All Hands on Deck!, each as a test; games to verify; positions to count."""
