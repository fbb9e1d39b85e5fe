"""`jollyroger serve` without rate limits and with the toy game: `python -m tests.server.unlimited_server serve`."""

from __future__ import annotations

import sys

from jollyroger import cli
from jollyroger.commands.serve import settings_of
from jollyroger.server.app import serve
from jollyroger.server.storage.store import BadServer

from .in_process import games
from .no_limits import NO_LIMITS


def main() -> int:
    args = cli.make_parser(sys.argv[1:]).parse_args()
    try:
        serve(games, settings_of(args)._replace(limits=NO_LIMITS, analysis_seconds=2.0))
    except BadServer as error:
        # As the command says it: a database that is down at the start is no traceback.
        sys.stderr.write(f"jollyroger: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
