"""Listing tables by their rows, without their logs."""
