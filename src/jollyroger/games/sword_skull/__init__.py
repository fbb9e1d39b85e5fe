"""Sword & Skull: two figures each, a ring of settlements, and a Pirate King to be bought or beaten. (SS-A31)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ...engine import Chance, Codec, Game, Option, Rules, read_glossary, read_help_sheet, read_tutorial
from .actions import BoxActions
from .ai.advice import advice
from .ai.beginner import beginner
from .ai.explain import reason
from .ai.learnt_value import value
from .ai.policy import policy
from .ai.resampling import resample
from .ai.search_hints import HORIZON, candidates
from .components import PLAYERS, Box, read
from .messages import MESSAGES
from .presentation.forecast import forecast
from .presentation.hints import hints
from .presentation.observation.observer import SkullObserver
from .presentation.view import pieces, roles, turn_number, view
from .presentation.words import words
from .rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from .state import Table

OPTIONS = (
    Option("start_gold", ("10", "20"), messages=MESSAGES),
    Option("reveal_odds", ("on", "off"), messages=MESSAGES),
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
FOLDER = Path(__file__).parent


def deal(box: Box, actions: BoxActions, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """Set up a table; the first phase is planned. (SS-2)"""
    s = Table(box, actions, seats, chance)
    s.reveal_odds = options["reveal_odds"] == "on"
    s.set_up(int(options["start_gold"]))
    s.plan(turns.FirstPlayer())
    return s


def build(box: Box) -> Game[Table]:
    """The game with these components."""
    actions = BoxActions(box)
    return Game(
        id="sword-skull",
        name="Sword & Skull",
        messages=MESSAGES,
        version=2,
        seats=PLAYERS,
        options=OPTIONS,
        catalogue=actions.catalogue,
        codec=Codec(partial(Table, box, actions), actions.catalogue, PHASES),
        rules=Rules.read(FOLDER / "RULES.md"),
        glossary=read_glossary(FOLDER / "glossary.toml", MESSAGES),
        help=read_help_sheet(FOLDER / "help.toml", MESSAGES),
        # Its script fits the built-in components only.
        tutorial=None if box.hash else read_tutorial(FOLDER / "tutorial.toml", MESSAGES),
        words=words(box),
        deal=partial(deal, box, actions),
        view=view,
        turn_number=turn_number,
        roles=roles,
        resample=resample,
        pieces=pieces,
        policy=policy,
        candidates=candidates,
        value=value,
        horizon=HORIZON,
        beginner=beginner,
        reason=reason,
        advice=advice,
        hints=hints,
        observation=partial(SkullObserver, box),
        apprentice=FOLDER / "ai" / "apprentice",
        forecast=forecast,
        with_components=with_components,
        components_file=FOLDER / "components.toml",
        components_hash=box.hash,
    )


def with_components(path: Path) -> Game[Table]:
    """The game with the components of another file."""
    return build(read(path))


GAME: Game[Table] = build(read(FOLDER / "components.toml", builtin=True))
