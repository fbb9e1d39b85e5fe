"""What players agree on before the game, in words. (BD-2.3, BD-3.2, BD-10.5)"""

from __future__ import annotations

from functools import partial

from ...engine import Option
from ...engine.text.english import listed, number
from .components import PIRATES, PLAYERS, USUAL, Components

QUEST_NOTES = {"pirate-island": "simplest", "kraken": "safest", "dutchman": "deadliest"}
"""What to know when choosing a quest; how safe it is was measured, see `presentation/forecast.py`."""
LAYOUT_NAMES = {USUAL: "Our best guess", "full": "No column without one (harder)", "shifted": "Other empty columns"}


def layout_name(layout: str) -> str:
    """A reading of the tiles in words. (BD-3.2)"""
    return LAYOUT_NAMES.get(layout, layout.capitalize())


def crew_size(components: Components, seats: int) -> int:
    """How many pirates sail with this many players. (BD-2.3)"""
    return seats + components.numbers.crew_more_than_players


def crew_complaint(components: Components, value: str, seats: int) -> str | None:
    """What is wrong with this list of pirates; None if it is right. (BD-2.3)"""
    ids, count = value.split("+"), crew_size(components, seats)
    unknown = [id for id in ids if id not in PIRATES]
    if unknown:
        return f"There is no pirate '{unknown[0]}'; say random, or choose with + among {', '.join(PIRATES)}."
    if len(ids) != count or len(set(ids)) != count:
        return f"A crew for {seats} players is {count} different pirates, not {number(len(set(ids)), 'pirate')}."
    return None


def options(components: Components) -> tuple[Option, ...]:
    """The options of the game. (BD-3.2, BD-10.5)"""
    sizes = listed(f"{crew_size(components, seats)} for {seats}" for seats in PLAYERS)
    return (
        Option(
            "quest",
            tuple(quest.id for quest in components.quests),
            "Which adventure you sail on. Each has its own goal, rewards and dangers.",
            name="Quest",
            labels=tuple(
                f"{quest.number}. {quest.name}" + (f" ({note})" if (note := QUEST_NOTES.get(quest.id)) else "")
                for quest in components.quests
            ),
            needs=("campaign", "off"),
        ),
        Option(
            "campaign",
            ("off", "on"),
            "All quests one after another. Gold adds up; if one quest is lost, everybody loses.",
            name="Campaign",
            labels=("One quest", f"All {len(components.quests)} quests in a row"),
        ),
        Option(
            "pirates",
            ("random",),
            f"The pirates who work for rum. Draw them, or pick as many as you need: {sizes} players.",
            partial(crew_complaint, components),
            name="Pirates of the crew",
            labels=("Drawn at random",),
            picks=tuple((pirate.id, pirate.name) for pirate in components.pirates),
        ),
        Option(
            "layout",
            components.layouts,
            "Nobody could tell us which penalty is printed in which column, so choose whose guess you trust. "
            "The Armada has only one, the Pirate Island only two.",
            name="Where the penalties stand",
            labels=tuple(map(layout_name, components.layouts)),
        ),
    )
