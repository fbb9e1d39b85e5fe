"""The Curse of the Black Dice: the crew sinks together, but only one pirate wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path

from ...engine import Chance, Codec, Game, Option, Rules
from .actions import CATALOGUE
from .ai.policy import policy
from .ai.search_hints import value
from .components import BOX, PIRATES, PLAYERS, Box, read
from .presentation.hints import hints
from .presentation.view import pieces, resample, view
from .presentation.words import WORDS
from .rules import penalties, pirates, quest, rewards, rolling, settlement, turns
from .state import Table

PHASES = (
    penalties.Loading,
    penalties.Throwing,
    penalties.Tossing,
    pirates.Aiming,
    pirates.Hauling,
    pirates.Putting,
    pirates.Storming,
    pirates.Swapping,
    pirates.Taking,
    pirates.Turning,
    rewards.Weighing,
    rolling.BlackRoll,
    settlement.Penalty,
    settlement.Settle,
    settlement.Surplus,
    turns.Acting,
    turns.NextTurn,
    quest.Embark,
    quest.Ending,
    quest.NextQuest,
    quest.Ranks,
    quest.Reset,
    quest.Round,
)
RULES = Rules.read(Path(__file__).with_name("RULES.md"))


def chosen_crew(box: Box, value: str, seats: int) -> str | None:
    """What is wrong with this list of pirates, if anything. (BD-2.3)"""
    ids, count = value.split("+"), seats + box.numbers.crew_more_than_players
    strangers = [id for id in ids if id not in PIRATES]
    if strangers:
        return f"There is no pirate '{strangers[0]}'; say random, or choose with + among {', '.join(PIRATES)}."
    if len(ids) != count or len(set(ids)) != count:
        return f"A crew for {seats} players is {count} different pirates joined with +, not '{value}'."
    return None


def options(box: Box) -> tuple[Option, ...]:
    """What can be agreed before the game. (BD-3.2, BD-10.5)"""
    return (
        Option("quest", tuple(quest.id for quest in box.quests), "which tile is played (in a campaign: all of them)"),
        Option("campaign", ("off", "on"), "the quests in order; gold adds up, a lost quest ends it"),
        Option(
            "pirates", ("random",), "the crew: drawn, or a list such as bullseye+storm+jibe", partial(chosen_crew, box)
        ),
        Option("layout", box.layouts, "where the reconstructed penalties stand; a quest without it uses its usual one"),
    )


def deal(box: Box, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A table with everything still in the box."""
    s = Table(seats, chance, box)
    s.campaign = options["campaign"] == "on"
    s.quest = 0 if s.campaign else [quest.id for quest in box.quests].index(options["quest"])
    s.layout = options["layout"]
    if options["pirates"] != "random":
        s.chosen = sorted(PIRATES.index(id) for id in options["pirates"].split("+"))
    s.plan(quest.Embark())
    return s


def blank(box: Box, seats: int, chance: Chance) -> Table:
    return Table(seats, chance, box)


def build(box: Box, mark: str = "") -> Game[Table]:
    """The game with these components; `mark` is the hash of their file if it is not ours."""
    return Game(
        id="black-dice",
        name="The Curse of the Black Dice",
        about="Fill the columns before the black dice sink you all; the richest pirate of a ship afloat wins.",
        version=1,
        seats=PLAYERS,
        options=options(box),
        catalogue=CATALOGUE,
        codec=Codec(partial(blank, box), CATALOGUE, PHASES),
        rules=RULES,
        words=WORDS,
        deal=partial(deal, box),
        view=view,
        resample=resample,
        pieces=pieces,
        policy=policy,
        value=value,
        hints=hints,
        with_components=with_components,
        components_hash=mark,
    )


def with_components(path: Path) -> Game[Table]:
    """The game with the components of another file, for owners of the box. (BD-3.2)"""
    return build(read(path), blake2b(path.read_bytes(), digest_size=16).hexdigest())


GAME = build(BOX)
