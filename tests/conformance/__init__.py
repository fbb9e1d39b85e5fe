"""What every game promises, checked on every game there is."""
