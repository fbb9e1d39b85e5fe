"""The planner: turns are tried, raced and kept."""
