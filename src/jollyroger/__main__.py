"""`python -m jollyroger` is the command `jollyroger`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
