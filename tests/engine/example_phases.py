"""A state with nothing but a diary, and phases that write in it: for tests of the kernel alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from jollyroger.engine import Action, Ask, Fast, Phase, Refusal, Result, Seat, State, start


class Say(Action):
    word: str


AYE, NAY, HUM = Say("aye"), Say("nay"), Say("hum")


class Diary(State):
    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, Fast(0))
        self.diary: list[str] = []

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy_kernel(self)
        twin.diary = self.diary[:]
        return twin


class Write(Phase[Diary]):
    """Writes a word, then plans what follows."""

    word: str
    then: tuple[Phase[Diary], ...] = ()

    def resolve(self, s: Diary, answers: Mapping[Seat, Action]) -> None:
        s.diary.append(self.word)
        s.plan(*self.then)


class End(Phase[Diary]):
    def resolve(self, s: Diary, answers: Mapping[Seat, Action]) -> None:
        s.end(Result((0,), "over"))
        s.plan(Write("after the end"))


class Question(Phase[Diary]):
    """Some seats must answer, others may."""

    must: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()

    def ask(self, s: Diary) -> list[Ask]:
        return [*(Ask(seat, [AYE, NAY]) for seat in self.must), *(Ask(seat, [HUM], may=True) for seat in self.may)]

    def resolve(self, s: Diary, answers: Mapping[Seat, Action]) -> None:
        s.diary.append(" ".join(f"{seat}:{answer}" for seat, answer in answers.items()))

    def refusals(self, s: Diary, seat: Seat) -> Iterable[Refusal]:
        if seat in self.may:
            yield Refusal(AYE, "T-1.1", "You have no vote.")


class Interruptible(Question):
    """The first answer closes the phase; after a hum the question is asked again."""

    def closed(self, s: Diary) -> bool:
        return bool(s.sealed)

    def resolve(self, s: Diary, answers: Mapping[Seat, Action]) -> None:
        super().resolve(s, answers)
        if HUM in answers.values():
            s.plan(self)


def start_with(*phases: Phase[Diary]) -> Diary:
    return start(Diary(), *phases)
