"""Sword & Skull: two figures each, a ring of settlements, and a Pirate King who can be bought or beaten. (SS-A31)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ...engine import Chance, Codec, Game, Option, Rules
from .actions import Menu
from .ai.policy import policy
from .ai.search_hints import candidates, value
from .components import PLAYERS, Box, read
from .presentation.hints import hints
from .presentation.view import pieces, resample, view
from .presentation.words import words
from .rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from .state import Table

OPTIONS = (
    Option("start_gold", ("10", "20"), "the Gold each player begins with: 10 as printed, or 20 for a shorter game"),
    Option("reveal_odds", ("on", "off"), "are the odds of fights and of the price shown before a choice?"),
)
PHASES = (
    *items.PHASES,
    *bridge.PHASES,
    *caves.PHASES,
    *combat.PHASES,
    *debt.PHASES,
    *fights.PHASES,
    *fortune.PHASES,
    *movement.PHASES,
    *spaces.PHASES,
    *turns.PHASES,
)
HERE = Path(__file__)


def deal(box: Box, menu: Menu, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A table ready for its first turn. (SS-2)"""
    s = Table(box, menu, seats, chance)
    s.reveal_odds = options["reveal_odds"] == "on"
    s.lay_out(int(options["start_gold"]))
    s.plan(turns.Voyage())
    return s


def build(box: Box) -> Game[Table]:
    """The game with these components."""
    menu = Menu(box)
    return Game(
        id="sword-skull",
        name="Sword & Skull",
        about="An Officer and a Pirate each: hire crew, fight, bid, and buy or beat the Pirate King in his volcano.",
        version=1,
        seats=PLAYERS,
        options=OPTIONS,
        catalogue=menu.catalogue,
        codec=Codec(partial(Table, box, menu), menu.catalogue, PHASES),
        rules=Rules.read(HERE.with_name("RULES.md")),
        words=words(box),
        deal=partial(deal, box, menu),
        view=view,
        resample=resample,
        pieces=pieces,
        policy=policy,
        candidates=candidates,
        value=value,
        hints=hints,
        with_components=with_components,
        components_hash=box.hash,
    )


def with_components(path: Path) -> Game[Table]:
    """The game with the components of another file."""
    return build(read(path))


GAME: Game[Table] = build(read(HERE.with_name("components.toml"), ours=True))
