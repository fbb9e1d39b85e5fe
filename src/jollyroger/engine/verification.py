"""Verifying a record: what is proven about its luck, what is only legal, and what is false."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import log2
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from .chance import Chance
from .game import Game
from .kernel import Result, State
from .match import Match
from .messages import SHARED
from .record import BadRecord, LuckPart, Record
from .replay import Steps, finish, luck_source, replay_with

S = TypeVar("S", bound=State)
words = SHARED.text

MIN_PROOF_BITS = 64
"""How unlikely the rolls of an origin must be, in bits, to count as proof of it if nobody noted its commitment.

With fewer bits a forger could try secrets until one gives the rolls he wants, and cut a whole game into such parts.
"""


class CheckedPart(NamedTuple):
    """A part of a record whose rolls and choices have been checked."""

    part: LuckPart
    bits: float
    """For a part of an origin: another secret gives the same rolls with a chance of 1 in 2 to the power of this."""
    is_noted: bool | None
    """Whether its commitment is one of those noted; None if none were noted."""

    @property
    def is_derived(self) -> bool:
        """Whether the rolls follow from a secret. If not, they were taken from the record."""
        return self.part.proof.secret is not None

    @property
    def is_proven(self) -> bool:
        if self.part.is_own:
            return self.is_derived
        return not self.part.rolls or (self.is_derived and not self.doubt)

    @property
    def doubt(self) -> Literal["", "not-noted", "too-few"]:
        """Why rolls that follow from the secret of an origin are no proof; empty if they are."""
        if self.is_noted is False:
            return "not-noted"
        return "too-few" if self.is_noted is None and self.bits < MIN_PROOF_BITS else ""


@dataclass(frozen=True)
class Verification(Generic[S]):
    """What was found out about a record that is not false: all its choices are legal and its result is right."""

    record: Record
    match: Match[S]
    """The game played again, at its last choice."""
    parts: tuple[CheckedPart, ...]
    """The parts of the record by their secrets, the oldest first."""

    @property
    def outcome(self) -> Literal["proven", "unproven"]:
        return "proven" if all(checked.is_proven for checked in self.parts) else "unproven"

    @property
    def derived_rolls(self) -> int:
        """The number of rolls that follow from a secret in the record."""
        return sum(len(checked.part.rolls) for checked in self.parts if checked.is_derived)

    @property
    def taken_rolls(self) -> int:
        """The number of rolls that were taken from the record as they are."""
        return sum(len(checked.part.rolls) for checked in self.parts if not checked.is_derived)

    @property
    def unproven_choices(self) -> int:
        """How many choices, from the first, rest on luck that is not proven."""
        return max((checked.part.last for checked in self.parts if not checked.is_proven), default=0)

    @property
    def text(self) -> str:
        """The outcome in a few sentences that claim no more than was checked."""
        choices = len(self.record.choices)
        if len(self.parts) > 1:
            found = [words("verdict-parts", outcome=self.outcome, choices=choices)]
            found += [self._describe(checked) for checked in self.parts]
        elif self.outcome == "proven":
            found = [words("verdict-proven", rolls=len(self.parts[0].part.rolls), choices=choices)]
        else:
            rolls = len(self.parts[0].part.rolls)
            found = [words("verdict-unproven", rolls=rolls, choices=choices), self._why_unproven()]
        return " ".join([*found, *self._notes()])

    def to_json(self) -> dict[str, Any]:
        """The outcome, its text and the counts, as plain JSON data."""
        return {
            "outcome": self.outcome,
            "text": self.text,
            "choices": len(self.record.choices),
            "derived_rolls": self.derived_rolls,
            "taken_rolls": self.taken_rolls,
            "unproven_choices": self.unproven_choices,
        }

    def _describe(self, checked: CheckedPart) -> str:
        """What was found out about one of several parts."""
        part = checked.part
        rolls, choices = len(part.rolls), part.last - part.first
        if part.is_own:
            if not choices:
                return words("part-none-chosen")
            if not rolls:
                return words("part-none-rolled", choices=choices)
            if checked.is_derived:
                return words("part-follows", rolls=rolls, choices=choices)
            return f"{words('part-unchecked', rolls=rolls, choices=choices)} {self._why_unproven()}"
        finding = "none" if not rolls else (checked.doubt or "follow") if checked.is_derived else "unchecked"
        return words(
            "part-taken", what=_taken_over(part), first=part.first + 1, last=part.last, finding=finding, rolls=rolls
        )

    def _why_unproven(self) -> str:
        """Why the game's own rolls are not derived."""
        if not self.record.commitment:
            return words("unproven-nothing-sealed")
        return words("unproven-not-over" if self.record.result is None else "unproven-no-secret")

    def _notes(self) -> list[str]:
        """What else somebody who trusts the luck should know."""
        notes = []
        for part, *_ in self.parts:
            if part.proof.seeded:
                notes.append(words("luck-seeded" if part.is_own else "luck-seeded-before"))
        if self.parts[-1].is_derived and not self.record.seeded and not any(self.record.salts):
            notes.append(words("luck-without-salt"))
        if sum(checked.is_derived for checked in self.parts) > 1:
            notes.append(words("luck-own-part"))
        return notes


def verify(game: Game[S], record: Record, noted: Collection[str] = ()) -> Verification[S]:
    """Check the luck, the choices and the result of a record. Raises BadRecord, with the place, if it is false.

    `noted` are the commitments that somebody noted when the games started: that of this game, and of those that it was
    played on from. A record of a game with another commitment is false.
    """
    return finish(verify_in_steps(game, record, noted))


def verify_in_steps(game: Game[S], record: Record, noted: Collection[str] = ()) -> Steps[Verification[S]]:
    """Like `verify`, one choice at a time."""
    if noted and record.commitment not in noted:
        raise BadRecord(words("record-other-commitment"))
    parts = record.luck_parts()
    measured = [MeasuredLuck(luck_source(part)) for part in parts[:-1]]
    match = yield from replay_with(game, record, parts, [*measured, luck_source(parts[-1])])
    if record.players and len(record.players) != record.seats:
        raise BadRecord(words("record-players", players=len(record.players), seats=record.seats))
    result = match.s.result
    if result != record.result:
        raise BadRecord(_describe_difference(record.result, result, len(record.choices)))
    bits = [*(source.bits for source in measured), 0.0]
    are_noted = [part.proof.commitment in noted if noted else None for part in parts]
    return Verification(record, match, tuple(map(CheckedPart, parts, bits, are_noted)))


class MeasuredLuck(Chance):
    """Passes on the results of a source and adds up how unlikely they were."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.bits = 0.0

    def below(self, n: int) -> int:
        self.bits += log2(n)
        return self._source.below(n)

    def clone(self) -> Chance:
        return self._source.clone()


def _taken_over(part: LuckPart) -> str:
    """What was taken over, for a selection: 'deal-choices'."""
    count = part.last - part.first
    spans = [] if part.proof.origin is not None else ["deal"]
    spans += [] if not count else ["choice" if count == 1 else "choices"]
    return "-".join(spans) or "nothing"


def _describe_difference(claimed: Result | None, found: Result | None, choices: int) -> str:
    """How the result in a record differs from the one that its choices lead to."""
    if claimed is None:
        assert found is not None
        return words("record-over", found=_describe_result(found), choices=choices)
    if found is None:
        return words("record-not-over", claimed=_describe_result(claimed), choices=choices)
    results = {"claimed": _describe_result(claimed), "found": _describe_result(found)}
    return words("record-other-result", choices=choices, **results)


def _describe_result(result: Result) -> str:
    winners, points = str(list(result.winners)), str(list(result.points))
    if not result.points:
        return words("record-result", ending=result.ending, winners=winners)
    return words("record-result-points", ending=result.ending, winners=winners, points=points)
