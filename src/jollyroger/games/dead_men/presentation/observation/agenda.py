"""The phases that are still to happen, as features. None of them is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .....engine import FeatureList, Phase, Seat, seat_names
from .....engine.observation import AgendaFeatures, ChoiceField, ListField, NumberField, PhaseField, SeatField
from ...actions import WAYS, Name, WayAction
from ...components import CREW, FROMM, SIDES, TOKENS
from ...rules.action_phase import Acting
from ...rules.battle import Aftermath, Aiming, Clash, Facing, Reckoning
from ...rules.crew import Hunting
from ...rules.effects import Eliminating, Robbed, RunOn
from ...rules.revenge import Discarding, Foresight, Revenge
from ...rules.tile_search import CutOff, Mooring, Placing, Search
from ...rules.turn import Turn
from .room_names import ROOM_NAMES

QUESTIONS: Final[tuple[type[Phase[Any]], ...]] = (
    *(Placing, Mooring, Acting, Foresight, Hunting, Eliminating, Robbed),
    *(Clash, Facing, Aiming, Reckoning, Aftermath),
)
COPIES: Final[Mapping[type[Phase[Any]], int]] = {Clash: 3, Facing: 3, CutOff: 2}
"""Battles can begin in several rooms at once."""
DEPTH: Final = 12
"""How deep an agenda is told. No game has come close to it."""
HUNTERS: Final = (*CREW, FROMM)


def token_name(token: int) -> str:
    """A token's front, and which of several with the same front it is."""
    front, strength, _ = TOKENS[token]
    alike = [other for other, (shown, power, _) in enumerate(TOKENS) if (shown, power) == (front, strength)]
    return f"{front} {strength} ({alike.index(token) + 1})"


class HuntersField(PhaseField):
    """For each crew still to move, its place in the order; 0 for the others."""

    def __init__(self) -> None:
        super().__init__(len(HUNTERS))

    def add(self, features: FeatureList, name: str) -> None:
        for token in HUNTERS:
            features.number(f"{name}: {token_name(token)}", len(HUNTERS))

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        for order, token in enumerate(value):
            vector[at + HUNTERS.index(token)] = order + 1.0


class PirateVote(PhaseField):
    """A vote for a pirate."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)

    def add(self, features: FeatureList, name: str) -> None:
        features.one_of(name, seat_names(self.width))

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        assert isinstance(value, Name)
        vector[at + (value.pirate - seat) % self.width] = 1.0


class WayVote(PhaseField):
    """A vote for a way."""

    def __init__(self) -> None:
        super().__init__(len(WAYS))

    def add(self, features: FeatureList, name: str) -> None:
        features.one_of(name, WAYS)

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        assert isinstance(value, WayAction)
        vector[at + value.way] = 1.0


def agenda_features(features: FeatureList, seats: int) -> AgendaFeatures:
    """All phases that can be planned while somebody is asked, with their fields."""
    seat, flag = SeatField(seats), NumberField()
    room = ChoiceField(dict(enumerate(ROOM_NAMES)))
    token = ChoiceField({number: token_name(number) for number in range(len(TOKENS))})
    die = ChoiceField({face: str(face) for face in range(1, 7)})
    ways = ListField(WayVote(), seats)
    phases: Mapping[type[Phase[Any]], Mapping[str, PhaseField]] = {
        **{phase: {} for phase in (Search, CutOff, Acting, Revenge, Discarding)},
        **{phase: {"seat": seat} for phase in (Turn, Placing, Eliminating, Robbed, Foresight)},
        Mooring: {"tile": room, "votes": ways},
        Hunting: {"tokens": HuntersField(), "votes": ways},
        Clash: {"room": room, "votes": ListField(PirateVote(seats), seats)},
        Facing: {"seat": seat, "running": flag},
        Aiming: {"seat": seat, "room": room},
        Reckoning: {"seat": seat, "token": token, "die": die, "shot": flag},
        Aftermath: {"seat": seat, "token": token, "roll": die},
        RunOn: {"seat": seat, "room": room, "side": ChoiceField(dict(enumerate(SIDES)))},
    }
    return AgendaFeatures(features, phases, COPIES, DEPTH)
