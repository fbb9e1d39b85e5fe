"""Dead Men Tell No Tales: a burning ship, a crew of skeletons, and treasure to be carried off it together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...engine import Chance, Codec, Game, Option, Rules
from .actions import CATALOGUE, MAX_PIRATES
from .ai.explain import reason
from .ai.policy import policy
from .ai.search_hints import candidates, value
from .components import (
    CARD_COUNT,
    CHARACTER_COUNT,
    COMPONENTS,
    DECKHAND_COUNT,
    DOUBLE_TILES_PER_SEAT,
    FROMM,
    ITEM_COUNT,
    OFF_SHIP,
    START_ROOM_COUNT,
    TILE_COUNT,
)
from .presentation.hints import hints
from .presentation.view import pieces, resample, view
from .presentation.words import WORDS
from .rules import action_phase, battle, crew, effects, revenge, tile_search, turn
from .state import GONE, IN_BAG, Ship


def numbers(least: int, most: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(least, most + 1))


OPTIONS = (
    Option("difficulty", ("buccaneer", "scurvy-dog", "admiral"), "how many treasures are wanted"),
    Option("captain_fromm", ("off", "on"), "a veteran variant: Captain Fromm walks the ship"),
    Option("deckhands_set_aside", numbers(0, 15), "variant Deckhands: so many are taken out of the supply"),
    Option("extra_double_tiles", numbers(0, 10), "variant Rooms: so many more tiles are placed two a turn"),
    Option("marker_start", numbers(0, 6), "variant Explosions: the space the marker starts on"),
    Option("dead_pirate_loses", ("off", "on"), "variant Dead Pirate: the first death loses"),
    Option("edition", ("rulebook", "reference"), "the 2015 rulebook, or the later reference manual"),
    Option("group_choice", ("vote", "active-player"), "who decides what the crew must choose together"),
)

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
    tile_search.CutOff,
    tile_search.Mooring,
    tile_search.Placing,
    tile_search.Search,
    turn.SettingOut,
    turn.Turn,
)


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Ship:
    """The ship with its four starting rooms, and everything else still in the box. (DM-2)"""
    s = Ship(seats, chance)
    level = next(level for level in COMPONENTS.difficulties if level.id == options["difficulty"])
    many = seats > 3
    s.goal = level.many if many else level.few  # (DM-2.4)
    s.all_crew = many and level.all_crew
    s.dead_pirate_loses = options["dead_pirate_loses"] == "on"
    s.reference_edition = options["edition"] == "reference"  # (DM-12.2)
    s.by_vote = options["group_choice"] == "vote"
    s.explosions = int(options["marker_start"])
    s.double_tiles = min(TILE_COUNT, DOUBLE_TILES_PER_SEAT * seats + int(options["extra_double_tiles"]))
    s.removed_deckhands = int(options["deckhands_set_aside"])
    s.supply = DECKHAND_COUNT - s.removed_deckhands
    s.stack = list(range(START_ROOM_COUNT, START_ROOM_COUNT + TILE_COUNT))
    s.token_at = [IN_BAG] * FROMM + [IN_BAG if options["captain_fromm"] == "on" else GONE]
    s.token_back = [None] * (FROMM + 1)
    s.deck = list(range(CARD_COUNT))
    s.reserve = list(range(CHARACTER_COUNT))
    s.table_items = list(range(ITEM_COUNT))
    s.fatigue = [0] * seats
    s.battle = [0] * seats
    s.place = [OFF_SHIP] * seats
    turn.lay_starting_rooms(s)
    s.plan(turn.SettingOut())
    return s


GAME: Game[Ship] = Game(
    id="dead-men",
    name="Dead Men Tell No Tales",
    about="Together against a burning ship: fight fires and skeletons, carry the treasure off before all explodes.",
    version=1,
    seats=range(2, MAX_PIRATES + 1),
    options=OPTIONS,
    catalogue=CATALOGUE,
    codec=Codec(Ship, CATALOGUE, PHASES),
    rules=Rules.read(Path(__file__).with_name("RULES.md")),
    words=WORDS,
    deal=deal,
    view=view,
    resample=resample,
    pieces=pieces,
    policy=policy,
    cooperative=True,
    hints=hints,
    candidates=candidates,
    value=value,
    horizon=0,
    reason=reason,
)
