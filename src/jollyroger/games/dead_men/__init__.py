"""Dead Men Tell No Tales: a co-operative game of carrying treasure off a burning ship."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ...engine import Codec, Game, Rules, read_glossary, read_help_sheet, read_tutorial
from ...engine.components.package_copy import copy_game
from .actions import CATALOGUE, MAX_PIRATES
from .ai.advice import advice
from .ai.beginner import beginner
from .ai.explain import reason
from .ai.planning.planner import think
from .ai.policy import policy
from .ai.resampling import resample
from .ai.search_hints import candidates, value
from .components import COMPONENTS_HASH
from .messages import MESSAGES
from .options import DIFFICULTY, OPTIONS
from .presentation.hints import brief_hints, hints
from .presentation.observation.observer import ShipObserver
from .presentation.view import pieces, roles, turn_number, view
from .presentation.words import WORDS
from .rules import action_phase, battle, crew, effects, revenge, setup, tile_search, turn
from .setup_forecast import forecast
from .state import Ship

PHASES = (
    action_phase.Acting,
    battle.Aftermath,
    battle.Aiming,
    battle.Clash,
    battle.Facing,
    battle.Reckoning,
    crew.Hunting,
    effects.Eliminating,
    effects.Robbed,
    effects.RunOn,
    revenge.Discarding,
    revenge.Foresight,
    revenge.Revenge,
    setup.Setup,
    tile_search.CutOff,
    tile_search.Mooring,
    tile_search.Placing,
    tile_search.Search,
    turn.Turn,
)

GAME: Game[Ship] = Game(
    id="dead-men",
    name="Dead Men Tell No Tales",
    messages=MESSAGES,
    version=2,
    seats=range(2, MAX_PIRATES + 1),
    options=OPTIONS,
    catalogue=CATALOGUE,
    codec=Codec(Ship, CATALOGUE, PHASES),
    rules=Rules.read(Path(__file__).with_name("RULES.md")),
    words=WORDS,
    deal=setup.deal,
    view=view,
    turn_number=turn_number,
    roles=roles,
    resample=resample,
    pieces=pieces,
    policy=policy,
    beginner=beginner,
    think=think,
    cooperative=True,
    hints=hints,
    observation=ShipObserver,
    apprentice=Path(__file__).parent / "ai" / "apprentice",
    brief_hints=brief_hints,
    candidates=candidates,
    value=value,
    horizon=0,  # positions are evaluated between turns, see ai/search_hints.py
    reason=reason,
    advice=advice,
    glossary=read_glossary(Path(__file__).with_name("glossary.toml"), MESSAGES),
    help=read_help_sheet(Path(__file__).with_name("help.toml"), MESSAGES),
    # Made for the built-in components, and measured with them.
    tutorial=None if COMPONENTS_HASH else read_tutorial(Path(__file__).with_name("tutorial.toml"), MESSAGES),
    difficulty=None if COMPONENTS_HASH else DIFFICULTY,
    forecast=None if COMPONENTS_HASH else forecast,
    with_components=partial(copy_game, __name__),
    components_file=Path(__file__).with_name("components.toml"),
    components_hash=COMPONENTS_HASH,
)
