"""The kernel and its neighbours, one by one."""
