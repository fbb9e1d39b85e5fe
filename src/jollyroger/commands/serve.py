"""Run the server."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path

from ..games import all_games
from ..server import Settings, serve
from .arguments import integer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=integer(0, 65535), default=8000, metavar="N", help="port to listen on (8000)")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("jollyroger-data"),
        metavar="DIR",
        help="folder for the tables (jollyroger-data)",
    )
    parser.add_argument("--database", metavar="URL", help="store the tables in PostgreSQL instead: postgresql://…")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    parser.add_argument("--redis", metavar="URL", help="connect several servers on one database: redis://…")


def run(args: argparse.Namespace) -> int:
    settings = Settings(args.host, args.port, args.data, args.database, args.redis)
    serve(all_games, settings, webbrowser.open if args.open else None)
    return 0
