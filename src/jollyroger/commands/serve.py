"""Tables that people play on in the browser."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path

from ..games import all_games
from ..server import Settings, serve
from ..terminal import whole

HELP = "open the tables that people play on in the browser"


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    sub.add_argument("--port", type=whole(0, 65535), default=8000, metavar="N", help="and on which port (8000)")
    sub.add_argument("--data", type=Path, default=Path("jollyroger-data"), metavar="DIR", help="keep the tables here")
    sub.add_argument("--database", metavar="URL", help="keep the tables in PostgreSQL instead: postgresql://…")
    sub.add_argument("--open", action="store_true", help="open the browser on it")
    sub.add_argument("--redis", metavar="URL", help="how several servers on one database hear of each other: redis://…")


def run(args: argparse.Namespace) -> int:
    settings = Settings(args.host, args.port, args.data, args.database, args.redis)
    serve(all_games, settings, webbrowser.open if args.open else None)
    return 0
