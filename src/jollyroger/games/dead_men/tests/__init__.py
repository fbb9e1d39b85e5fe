"""The rules of Dead Men Tell No Tales, each as a test; games to verify; positions to count."""
