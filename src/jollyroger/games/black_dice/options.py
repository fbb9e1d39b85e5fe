"""What players agree on before the game, in words. (BD-2.3, BD-3.2, BD-10.5)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...engine import Option
from ...engine.messages import message
from .components import PIRATES, PLAYERS, Components, Quest
from .messages import MESSAGES, Words, shown, text


class ComponentOption(Option):
    """An option whose values are named after components, which may have names of their own."""

    def __init__(
        self,
        id: str,
        values: tuple[str, ...],
        name_of: Callable[[str], Words],
        validate: Callable[[str, int], str | None] | None = None,
        picks: tuple[str, ...] = (),
        needs: tuple[str, str] | None = None,
        about: Words | None = None,
    ) -> None:
        super().__init__(id, values, validate=validate, picks=picks, needs=needs, messages=MESSAGES)
        self._name_of_value = name_of
        self._words_about = about

    @property
    def about(self) -> str:
        return super().about if self._words_about is None else shown(self._words_about)

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(self._name_of(value) for value in self.values)

    def _name_of(self, value: str) -> str:
        return shown(self._name_of_value(value))


def layout_words(layout: str, attribute: str = "") -> Words:
    """A reading of the tiles in words. (BD-3.2)"""
    id = f"setup-layout-{layout}{attribute}"
    return message(id) if MESSAGES.has(id) else layout.capitalize()


def quest_words(quests: dict[str, Quest], id: str) -> Words:
    """A quest, with what to know when choosing it; how safe it is was measured, see `presentation/forecast.py`."""
    return message("setup-quest-value", number=quests[id].number, name=quests[id].name, quest=id)


def crew_words(components: Components, value: str) -> Words:
    """A pirate to pick, or that the crew is drawn."""
    if value not in PIRATES:
        return message(f"setup-pirates-{value}")
    return components.pirates[PIRATES.index(value)].name


def campaign_words(components: Components, value: str) -> Words:
    return message(f"setup-campaign-{value}", count=len(components.quests))


def crew_size(components: Components, seats: int) -> int:
    """How many pirates sail with this many players. (BD-2.3)"""
    return seats + components.numbers.crew_more_than_players


def crew_complaint(components: Components, value: str, seats: int) -> str | None:
    """What is wrong with this list of pirates; None if it is right. (BD-2.3)"""
    ids, count = value.split("+"), crew_size(components, seats)
    unknown = [id for id in ids if id not in PIRATES]
    if unknown:
        return text("setup-no-such-pirate", pirate=unknown[0], pirates=", ".join(PIRATES))
    if len(ids) != count or len(set(ids)) != count:
        return text("setup-wrong-crew", seats=seats, needed=count, count=len(set(ids)))
    return None


def options(components: Components) -> tuple[Option, ...]:
    """The options of the game. (BD-3.2, BD-10.5)"""
    quests = {quest.id: quest for quest in components.quests}
    sizes = tuple(message("setup-crew-size", pirates=crew_size(components, seats), seats=seats) for seats in PLAYERS)
    return (
        ComponentOption("quest", tuple(quests), partial(quest_words, quests), needs=("campaign", "off")),
        ComponentOption("campaign", ("off", "on"), partial(campaign_words, components)),
        ComponentOption(
            "pirates",
            ("random",),
            partial(crew_words, components),
            partial(crew_complaint, components),
            picks=PIRATES,
            about=message("setup-pirates.about", sizes=sizes),
        ),
        ComponentOption("layout", components.layouts, layout_words),
    )
