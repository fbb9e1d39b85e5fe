"""The server under test, with our games and two of boardgame.io: `python -m bench.serving.server FOLDER [DATABASE]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.no_limits import NO_LIMITS

from jollyroger.server.app import Settings, serve

from .games import games


def main(folder: str, database: str | None = None) -> None:
    serve(games, Settings(port=0, data=Path(folder), database=database, workers=1, limits=NO_LIMITS))


if __name__ == "__main__":
    main(*sys.argv[1:])
