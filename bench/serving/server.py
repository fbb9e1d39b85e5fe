"""The server under test, with our games and two of boardgame.io: `python -m bench.serving.server FOLDER [DATABASE]`."""

from __future__ import annotations

import sys
from pathlib import Path

from jollyroger.server import Settings, serve
from jollyroger.server.http.limits import Limits

from .games import games

NO_LIMITS = Limits(
    messages_per_second=1e9,
    message_burst=1e9,
    requests_per_second=1e9,
    request_burst=1e9,
    tables_per_second=1e9,
    table_burst=1e9,
    sockets_per_address=10**6,
    connections_per_address=10**6,
)


def main(folder: str, database: str | None = None) -> None:
    serve(games, Settings(port=0, data=Path(folder), database=database, workers=1, limits=NO_LIMITS))


if __name__ == "__main__":
    main(*sys.argv[1:])
