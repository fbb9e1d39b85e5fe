"""The smallest possible game, to measure the server: two players take turns to add one, two or three."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jollyroger.engine import Action, Ask, Catalogue, Chance, Codec, Event, Game, Phase, Rules, State, Words


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


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Count:
    s = Count(seats, chance)
    s.plan(Turn())
    return s


def view(s: Count, seat: int | None) -> dict[str, Any]:
    return {"you": seat, "count": s.count, "turn": s.turn}


def event_text(event: Event, seat: int | None) -> str:
    assert isinstance(event, Added)
    return f"{{{event.seat}}} adds {event.number}."


GAME: Game[Count] = Game(
    id="count",
    name="Count",
    about="Two take turns to add.",
    version=1,
    seats=range(2, 3),
    options=(),
    catalogue=CATALOGUE,
    codec=Codec(Count, CATALOGUE, [Turn]),
    rules=Rules("# Count\n\n**CO-1** Take turns."),
    words=Words(
        prompt=lambda s, seat: f"The count is {s.count}. Add how many?",
        label=lambda s, seat, action: f"Add {action.number}" if isinstance(action, Add) else "",
        event_text=event_text,
        text_board=lambda view: f"Count: {view['count']}",
        outcome=lambda result, seat: "Over.",
    ),
    deal=deal,
    view=view,
    resample=lambda s, seat, chance: s.clone(),
    pieces=lambda s: {},
    policy=lambda s, ask, chance: ask.options[0],
)
