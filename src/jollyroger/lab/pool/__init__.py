"""Pools of workers, and the loop that runs jobs on one."""
