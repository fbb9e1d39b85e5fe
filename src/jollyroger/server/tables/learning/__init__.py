"""What helps newcomers at a table: the guided first game, the first move, and hints."""
