"""Loading tables from their logs, and what keeps one from being loaded."""
