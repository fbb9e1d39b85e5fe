"""`jollyroger serve` without rate limits and with the toy game: `python -m tests.server.unlimited_server serve`."""

from __future__ import annotations

import sys

from jollyroger import cli
from jollyroger.commands.serve import settings_of
from jollyroger.server import serve

from .in_process import NO_LIMITS, games


def main() -> int:
    args = cli.make_parser(sys.argv[1:]).parse_args()
    serve(games, settings_of(args)._replace(limits=NO_LIMITS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
