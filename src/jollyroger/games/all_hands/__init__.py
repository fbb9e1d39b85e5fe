"""All Hands on Deck!: hidden hands, blind auctions, and a hand limit one may break until called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ...engine import Chance, Codec, Game, Option, Rules, read_glossary, read_help_sheet, read_tutorial
from ...engine.components.package_copy import copy_game
from .actions import CATALOGUE
from .ai.advice import advice
from .ai.beginner import beginner
from .ai.planner import think
from .ai.policy import policy
from .ai.position_value import value
from .ai.reason import reason
from .ai.resampling import resample
from .ai.search_hints import candidates
from .components import COMPONENTS_HASH, MAX_CAPTAINS
from .messages import MESSAGES
from .presentation.forecast import forecast
from .presentation.hints import hints
from .presentation.observation import HandsObserver
from .presentation.view import pieces, roles, view
from .presentation.words import WORDS
from .rules import auction, bidding, cheating, effects, ending, rounds
from .state import BidCard, Table

OPTIONS = (
    Option("length", ("single-hand", "long-game"), messages=MESSAGES),
    Option("overlap", ("both", "better-only"), needs=("length", "long-game"), messages=MESSAGES),
    Option("cheating", ("on", "off"), messages=MESSAGES),
)

PHASES = (
    auction.Clearing,
    auction.Determine,
    auction.Reveal,
    auction.RevealAgain,
    bidding.Bidding,
    bidding.LastCall,
    bidding.Rebidding,
    cheating.Keeping,
    effects.Actions,
    effects.Brawling,
    effects.Claiming,
    effects.Cutting,
    effects.Giving,
    effects.Plundering,
    effects.Resolving,
    effects.ShadyDeal,
    effects.Tribute,
    ending.HandEnd,
    rounds.Deal,
    rounds.Discarding,
    rounds.NewHand,
    rounds.TurnUp,
)


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A state ready for its first hand."""
    s = Table(seats, chance)
    s.long_game = options["length"] == "long-game"
    s.both_runs = options["overlap"] == "both"
    s.cheating = options["cheating"] == "on"
    s.points = [0] * seats
    s.last_points = [0] * seats
    s.reset_hand()
    s.plan(rounds.NewHand())
    return s


GAME: Game[Table] = Game(
    id="all-hands",
    name="All Hands on Deck!",
    messages=MESSAGES,
    version=1,
    seats=range(2, MAX_CAPTAINS + 1),
    options=OPTIONS,
    catalogue=CATALOGUE,
    codec=Codec(Table, CATALOGUE, (*PHASES, BidCard)),
    rules=Rules.read(Path(__file__).with_name("RULES.md")),
    words=WORDS,
    glossary=read_glossary(Path(__file__).with_name("glossary.toml"), MESSAGES),
    deal=deal,
    view=view,
    roles=roles,
    resample=resample,
    pieces=pieces,
    policy=policy,
    candidates=candidates,
    value=value,
    think=think,
    beginner=beginner,
    beginner_share=0.25,
    reason=reason,
    hints=hints,
    observation=HandsObserver,
    apprentice=Path(__file__).parent / "ai" / "apprentice",
    help=read_help_sheet(Path(__file__).with_name("help.toml"), MESSAGES),
    # Made for the built-in components, and measured with them.
    tutorial=None if COMPONENTS_HASH else read_tutorial(Path(__file__).with_name("tutorial.toml"), MESSAGES),
    forecast=None if COMPONENTS_HASH else forecast,
    with_components=partial(copy_game, __name__),
    components_file=Path(__file__).with_name("components.toml"),
    components_hash=COMPONENTS_HASH,
    advice=advice,
)
