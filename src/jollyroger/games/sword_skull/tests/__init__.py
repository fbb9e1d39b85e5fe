"""The rules of Sword & Skull, each as a test; games to verify; positions to count."""
