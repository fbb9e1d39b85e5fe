"""The Curse of the Black Dice: the crew sinks together, but only one pirate wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from ...engine import Chance, Codec, Game, Rules, read_glossary, read_help_sheet, read_tutorial
from ...engine.components.file import hash_components
from .actions import CATALOGUE
from .ai.advice import advice
from .ai.beginner import beginner
from .ai.policy import policy
from .ai.reasons import reason
from .ai.resampling import resample
from .ai.search_hints import candidates, expected_worth, value
from .ai.temperament import BALANCED, TEMPERAMENTS, Temperament
from .components import COMPONENTS, PIRATES, PLAYERS, Components, read_components
from .messages import MESSAGES
from .options import options
from .presentation.forecast import DIFFICULTY, forecast
from .presentation.hints import hints
from .presentation.observation import DiceObserver
from .presentation.view import pieces, roles, view
from .presentation.words import WORDS
from .rules import penalties, pirates, quest, rewards, rolling, settlement, turns
from .state import Table

PHASES = (
    penalties.Loading,
    penalties.Throwing,
    penalties.Tossing,
    pirates.Hauling,
    pirates.Picking,
    pirates.Putting,
    pirates.Storming,
    pirates.Swapping,
    pirates.Taking,
    pirates.Turning,
    quest.NextQuest,
    quest.QuestEnd,
    quest.QuestSetup,
    quest.Ranks,
    quest.Round,
    quest.RoundReset,
    rewards.MovingDie,
    rolling.BlackRoll,
    settlement.Penalty,
    settlement.Settle,
    settlement.Surplus,
    turns.Acting,
    turns.NextTurn,
)
RULES = Rules.read(Path(__file__).with_name("RULES.md"))
GLOSSARY = read_glossary(Path(__file__).with_name("glossary.toml"), MESSAGES)
HELP = read_help_sheet(Path(__file__).with_name("help.toml"), MESSAGES)
TUTORIAL = read_tutorial(Path(__file__).with_name("tutorial.toml"), MESSAGES)


def deal(components: Components, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A state with everything still in the box."""
    s = Table(seats, chance, components)
    s.campaign = options["campaign"] == "on"
    s.quest_number = 0 if s.campaign else [quest.id for quest in components.quests].index(options["quest"])
    s.layout = options["layout"]
    if options["pirates"] != "random":
        s.chosen_crew = sorted(PIRATES.index(id) for id in options["pirates"].split("+"))
    s.plan(quest.QuestSetup())
    return s


def blank(components: Components, seats: int, chance: Chance) -> Table:
    return Table(seats, chance, components)


def build(components: Components, components_hash: str = "") -> Game[Table]:
    """The game with these components; the hash is that of their file, or empty for the built-in one."""
    game = Game(
        id="black-dice",
        name="The Curse of the Black Dice",
        messages=MESSAGES,
        version=2,
        seats=PLAYERS,
        options=options(components),
        catalogue=CATALOGUE,
        codec=Codec(partial(blank, components), CATALOGUE, PHASES),
        rules=RULES,
        words=WORDS,
        deal=partial(deal, components),
        view=view,
        roles=roles,
        resample=resample,
        pieces=pieces,
        policy=policy,
        candidates=candidates,
        value=value,
        expected_worth=expected_worth,
        worth=BALANCED.worth,
        horizon=0,  # the value at the start of the next round predicts more than further rounds by the policy
        beginner=beginner,
        beginner_share=1.0,
        reason=reason,
        advice=advice,
        hints=hints,
        observation=partial(DiceObserver, components),
        apprentice=Path(__file__).parent / "ai" / "apprentice",
        with_components=with_components,
        components_file=Path(__file__).with_name("components.toml"),
        components_hash=components_hash,
        glossary=GLOSSARY,
        help=HELP,
        # Written for the built-in components, and measured with them.
        tutorial=None if components_hash else TUTORIAL,
        difficulty=None if components_hash else DIFFICULTY,
        forecast=None if components_hash else forecast,
    )
    temperaments = {name: with_temperament(game, temperament) for name, temperament in TEMPERAMENTS.items()}
    return replace(game, temperaments=temperaments)


def with_temperament(game: Game[Table], temperament: Temperament) -> Game[Table]:
    """The same game for bots of this temperament."""
    return replace(
        game,
        policy=partial(policy, temperament=temperament),
        expected_worth=partial(expected_worth, temperament=temperament),
        worth=temperament.worth,
    )


def with_components(path: Path) -> Game[Table]:
    """The game with the components of another file, for owners of the box. (BD-3.2)"""
    return build(read_components(path), hash_components(path.read_bytes()))


GAME = build(COMPONENTS)
