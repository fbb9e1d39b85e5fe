"""Long runs that look for lost choices, tracebacks and leaks. `make soak` starts them."""
