"""Run the server."""

from __future__ import annotations

import argparse
import os
import webbrowser

from ..bots import read_offered_bots
from ..games import all_games
from ..lab.analysis.player_summary import analyse_for_players
from ..server.app import Settings, serve
from ..server.notifications.settings import PUSH_HOSTS, NotificationSettings, read_public_url, read_smtp_url
from ..server.storage.store import BadServer
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
    parser.add_argument(
        "--allow-bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="offer a bot of your own under this name: my_bot.py:MyBot, program:COMMAND, captain@5s; may be repeated",
    )
    parser.add_argument("--redis", metavar="URL", help="connect several servers on one database: redis://…")
    add_notification_arguments(parser)


def add_notification_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("telling people who are away that it is their turn")
    group.add_argument("--public-url", metavar="URL", help="address of the site for links; without it, nothing is sent")
    group.add_argument(
        "--smtp",
        metavar="URL",
        default=os.environ.get("JOLLYROGER_SMTP"),
        help="mail server: smtp://user:password@host:587 with STARTTLS, smtps://… with TLS (or set JOLLYROGER_SMTP)",
    )
    group.add_argument("--mail-from", metavar="ADDRESS", default="", help="sender of the mails")
    hosts = [
        ("--notify-host", "host that webhooks may lead to, such as discord.com; may be repeated"),
        ("--push-host", "push service besides those of the known browsers; may be repeated"),
        ("--notify-test-host", "HOST:PORT of a local receiver without TLS, for tests; may be repeated"),
    ]
    for flag, about in hosts:
        group.add_argument(flag, action="append", default=[], metavar="HOST", help=about)
    group.add_argument(
        "--notify-after",
        type=integer(0, 86400),
        default=60,
        metavar="SECONDS",
        help="how long people must be away before they are told (60)",
    )


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
        offered_bots=read_offered_bots(args.allow_bot),
        notifications=notification_settings_of(args),
    )


def notification_settings_of(args: argparse.Namespace) -> NotificationSettings:
    if args.smtp is not None and not args.mail_from:
        raise BadServer("--smtp needs --mail-from, the address that the mails come from.")
    return NotificationSettings(
        public_url=None if args.public_url is None else read_public_url(args.public_url),
        smtp=None if args.smtp is None else read_smtp_url(args.smtp),
        mail_from=args.mail_from,
        webhook_hosts=tuple(args.notify_host),
        push_hosts=(*PUSH_HOSTS, *args.push_host),
        test_hosts=tuple(args.notify_test_host),
        notify_after=float(args.notify_after),
    )
