"""Verifying a record: what is proven about its luck, what is only legal, and what is false."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import log2
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from .chance import Chance
from .text.english import listed, number, sentence
from .game import Game
from .kernel import Result, State
from .match import Match
from .record import BadRecord, LuckPart, Record
from .replay import luck_source, replay_with

S = TypeVar("S", bound=State)

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
    def doubt(self) -> str:
        """Why rolls that follow from the secret of an origin are no proof; empty if they are."""
        if self.is_noted is False:
            return "its commitment is none of those noted"
        if self.is_noted is None and self.bits < MIN_PROOF_BITS:
            return "so few could have been made to fit"
        return ""


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
        is_proven = self.outcome == "proven"
        lead = "Proven" if is_proven else "Legal but not proven"
        if len(self.parts) == 1:
            only = self.parts[0]
            rolls, choices = len(only.part.rolls), _legal_choices(len(self.record.choices))
            if is_proven:
                found = [f"{lead}: {_follow(rolls)}, and {choices}."]
            else:
                given = f", given the {number(rolls, 'roll')} in the record" if rolls else ""
                found = [f"{lead}: {choices}{given}.", self._why_unproven()]
        else:
            found = [f"{lead}: {_legal_choices(len(self.record.choices))}."]
            found += [sentence(clause) for checked in self.parts if (clause := self._describe(checked))]
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
        rolls = number(len(part.rolls), "roll")
        follow = "follows" if len(part.rolls) == 1 else "follow"
        if part.is_own:
            since = f"the {number(part.last - part.first, 'choice')} after that"
            if part.first == part.last:
                return "Nothing has been chosen since."
            if not part.rolls:
                return f"Nothing was rolled in {since}."
            if checked.is_derived:
                return f"The {rolls} of {since} {follow} from the secret sealed at the start."
            return f"The {rolls} of {since} cannot be checked. {self._why_unproven()}"
        if not part.rolls:
            finding = "nothing was rolled there"
        elif checked.is_derived:
            doubt = f", but {checked.doubt}" if checked.doubt else ""
            finding = f"the {rolls} there {follow} from the secret of that game{doubt}"
        else:
            finding = f"the {rolls} there cannot be checked, as the record does not hold the secret of that game"
        return f"{_taken_over(part)} from another game, and {finding}."

    def _why_unproven(self) -> str:
        """Why the game's own rolls are not derived."""
        if not self.record.commitment:
            return "Nothing was sealed at the start that could prove the rolls."
        if self.record.result is None:
            return "The rolls can be checked when the game is over and its secret is published."
        return "The record does not hold the secret that would prove the rolls."

    def _notes(self) -> list[str]:
        """What else somebody who trusts the luck should know."""
        notes = []
        for part, *_ in self.parts:
            if part.proof.seeded:
                whose = "" if part.is_own else " of a game that it was played on from"
                notes.append(f"The luck{whose} was fixed by a seed, so it could be known in advance.")
        if self.parts[-1].is_derived and not self.record.seeded and not any(self.record.salts):
            notes.append("No player added a salt, so whoever drew the secret could know the rolls in advance.")
        if sum(checked.is_derived for checked in self.parts) > 1:
            notes.append("Each secret proves its own part only.")
        return notes


def verify(game: Game[S], record: Record, noted: Collection[str] = ()) -> Verification[S]:
    """Check the luck, the choices and the result of a record. Raises BadRecord, with the place, if it is false.

    `noted` are the commitments that somebody noted when the games started: that of this game, and of those that it was
    played on from. A record of a game with another commitment is false.
    """
    if noted and record.commitment not in noted:
        raise BadRecord("The commitment in the record is not the one that was noted: this is not that game.")
    parts = record.luck_parts()
    measured = [MeasuredLuck(luck_source(part)) for part in parts[:-1]]
    match = replay_with(game, record, parts, [*measured, luck_source(parts[-1])])
    if record.players and len(record.players) != record.seats:
        raise BadRecord(f"The record names {len(record.players)} players for {record.seats} seats.")
    result = match.s.result
    if result != record.result:
        claimed = "is still going on" if record.result is None else f"ended as {_describe_result(record.result)}"
        found = "it is not over" if result is None else f"it ended as {_describe_result(result)}"
        raise BadRecord(
            f"The record says that the game {claimed}, but after its {len(record.choices)} choices {found}."
        )
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


def _follow(rolls: int) -> str:
    if not rolls:
        return "nothing was rolled"
    return (
        f"{'the only roll follows' if rolls == 1 else f'all {rolls} rolls follow'} from the secret sealed at the start"
    )


def _legal_choices(choices: int) -> str:
    if not choices:
        return "nothing has been chosen yet"
    return "the only choice is legal" if choices == 1 else f"all {choices} choices are legal"


def _taken_over(part: LuckPart) -> str:
    """'the deal and choices 1 to 40 were taken over'."""
    first, last = part.first + 1, part.last
    spans = [] if part.proof.origin is not None else ["the deal"]
    if first <= last:
        spans.append(f"choice {last}" if first == last else f"choices {first} to {last}")
    is_one = len(spans) == 1 and last <= first
    return f"{listed(spans)} {'was' if is_one else 'were'} taken over"


def _describe_result(result: Result) -> str:
    points = f" and points {list(result.points)}" if result.points else ""
    return f"'{result.ending}' with winners {list(result.winners)}{points}"
