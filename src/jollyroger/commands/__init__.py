"""What `jollyroger` can do: a module for each command, with what it takes (`arguments`) and what it does (`run`)."""
