"""Bots that the operator of a server offers: names for clients, and what each of them runs.

Clients choose a name. What it stands for is said on the operator's command line and nowhere else, so no file and no
program is ever named by a client or by a record.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .decision import BadBot

NAME = re.compile(r"[a-z][a-z0-9-]{1,29}")
RESERVED = ("strength", "human", "me", "open", "program")
"""Words that mean something else where a bot is named."""

_offered: dict[str, str] = {}


def parse_offered_bot(text: str, built_in: Mapping[str, object]) -> tuple[str, str]:
    """A name and a bot, written NAME=BOT. Raises BadBot. Whether the bot exists is not checked here."""
    name, equals, bot = text.partition("=")
    if not equals or not bot:
        raise BadBot(f"A bot is offered as NAME=BOT, such as shark=my_bot.py:Shark; not '{text}'.")
    if not NAME.fullmatch(name):
        raise BadBot(f"The name of an offered bot has 2 to 30 small letters, digits and hyphens, unlike '{name:.40}'.")
    if name in built_in or name in RESERVED:
        raise BadBot(f"'{name}' means something else already; choose another name for that bot.")
    return name, bot


def offer_bots(bots: Mapping[str, str]) -> None:
    """Offer these bots, and no others, in this process."""
    _offered.clear()
    _offered.update(bots)


def offered_bots() -> Mapping[str, str]:
    """The bots that are offered, by name."""
    return _offered
