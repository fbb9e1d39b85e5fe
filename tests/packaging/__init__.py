"""The package as people get it: the wheel, the source distribution, and completion in shells."""
