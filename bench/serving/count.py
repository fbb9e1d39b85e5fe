"""The smallest possible game, to measure the server: two players take turns to add one, two or three."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jollyroger.engine import Action, Ask, Catalogue, Chance, Event, Game, Phase, State

from .turn_game import Texts, make_turn_game


class Add(Action):
    number: int


CATALOGUE = Catalogue([Add(number) for number in (1, 2, 3)])
OPTIONS = tuple(CATALOGUE)


class Added(Event):
    seat: int
    number: int


class Count(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.count = 0
        self.turn = 0

    def clone(self) -> Count:
        copy = Count(self.seats, self.chance.clone())
        copy.count, copy.turn = self.count, self.turn
        copy.copy_kernel(self)
        return copy


class Turn(Phase[Count]):
    def ask(self, s: Count) -> list[Ask]:
        return [Ask(s.turn, OPTIONS)]

    def resolve(self, s: Count, answers: Mapping[int, Action]) -> None:
        action = answers[s.turn]
        assert isinstance(action, Add)
        s.count += action.number
        s.tell(Added, s.turn, action.number)
        s.turn = 1 - s.turn
        s.plan(self)


def view(s: Count, seat: int | None) -> dict[str, Any]:
    return {"you": seat, "count": s.count, "turn": s.turn}


GAME: Game[Count] = make_turn_game(
    Texts(
        name="Count",
        about="Two take turns to add.",
        prompt=lambda s, seat: f"The count is {s.count}. Add how many?",
        label=lambda action: f"Add {action.number}",
        event=lambda event: f"{{{event.seat}}} adds {event.number}.",
        board=lambda view: f"Count: {view['count']}",
    ),
    seats=range(2, 3),
    state=Count,
    turn=Turn,
    actions=CATALOGUE,
    deal=Count,
    view=view,
    resample=lambda s, seat, chance: s.clone(),
)
