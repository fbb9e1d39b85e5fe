"""Run the server."""

from __future__ import annotations

import argparse
import webbrowser

from ..games import all_games
from ..lab.analysis.player_summary import analyse_for_players
from ..server import Settings, serve
from .arguments import add_store_arguments, integer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=integer(0, 65535), default=8000, metavar="N", help="port to listen on (8000)")
    add_store_arguments(parser)
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="name under which the server is reached, besides localhost and addresses; may be repeated",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address of a proxy whose X-Forwarded-For is believed; may be repeated",
    )
    parser.add_argument("--metrics", action="store_true", help="show counters at /metrics to programs on this machine")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    parser.add_argument("--redis", metavar="URL", help="connect several servers on one database: redis://…")


def run(args: argparse.Namespace) -> int:
    serve(all_games, settings_of(args), webbrowser.open if args.open else None)
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        host=args.host,
        port=args.port,
        data=args.data,
        database=args.database,
        redis=args.redis,
        trusted_proxies=tuple(args.trusted_proxy),
        allowed_hosts=tuple(args.allowed_host),
        metrics=args.metrics,
        analyse=analyse_for_players,
    )
