"""The command `jollyroger` with a server that sets no limits: `python -m tests.server.generous serve …`"""

from __future__ import annotations

import sys

from jollyroger import cli
from jollyroger.server import Settings, serve

from .quay import BOUNDLESS, games


def main() -> int:
    args = cli.make_parser(sys.argv[1:]).parse_args()
    serve(games, Settings(args.host, args.port, args.data, args.database, args.redis, limits=BOUNDLESS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
