"""A server whose transfers expire at once: `python -m tests.server.short_transfers serve`."""

from __future__ import annotations

import sys

from jollyroger.server.api import my_table_routes

from .unlimited_server import main

if __name__ == "__main__":
    my_table_routes.TRANSFER_SECONDS = 0
    sys.exit(main())
