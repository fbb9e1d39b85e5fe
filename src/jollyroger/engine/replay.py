"""Playing a record again, and continuing one with other luck."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeVar

from .chance import Chained, Chance, Replayed, Sealed, commitment
from .game import BadSetup, Game
from .kernel import Ask, Refused, Seat, State
from .match import Match
from .messages import SHARED, Message, message
from .record import BadRecord, LuckPart, Record, UnreadableRecord

S = TypeVar("S", bound=State)
T = TypeVar("T")
words = SHARED.text
Steps = Generator[None, None, T]
"""A computation that takes long: it yields between its steps, so that the caller can pause, and returns its result."""

MAX_ROLLS_QUOTED = 12
"""How many rolls an error message lists."""
DEAL = message("record-deal")


def finish(steps: Steps[T]) -> T:
    """Run through all steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result


def replay(game: Game[S], record: Record, watch: Callable[[Match[S]], None] | None = None) -> Match[S]:
    """Play a record again, or raise BadRecord at the first thing that is wrong with it.

    Rolls whose secret is in the record are derived from it and must agree with the record; the others are taken from
    the record. `watch` is called with the match after the deal and after each choice.
    """
    return finish(replay_in_steps(game, record, watch))


def replay_in_steps(game: Game[S], record: Record, watch: Callable[[Match[S]], None] | None = None) -> Steps[Match[S]]:
    """Like `replay`, one choice at a time."""
    parts = record.luck_parts()
    return (yield from replay_with(game, record, parts, [luck_source(part) for part in parts], watch))


def replay_with(
    game: Game[S],
    record: Record,
    parts: Sequence[LuckPart],
    sources: Sequence[Chance],
    watch: Callable[[Match[S]], None] | None = None,
) -> Steps[Match[S]]:
    """Play a record again with a source of luck for each of its parts. Raises BadRecord where the record differs."""
    check_setup(game, record)
    counts = [len(part.rolls) for part in parts]
    chance = Chained([*zip(counts, sources, strict=True)][:-1], sources[-1])
    try:
        match = Match(game, record.seats, chance, record.options, record.players, record.played_on_from, record.origin)
    except ValueError as error:
        raise BadRecord(words("record-problem", place=DEAL, problem=str(error))) from None
    _compare_rolls(DEAL, record.deal, match.record().deal)
    if watch is not None:
        watch(match)
    yield
    for number, choice in enumerate(record.choices, 1):
        place = message("record-choice", number=number, seat=choice.seat, action=choice.action)
        try:
            match.choose(choice.seat, choice.action)
        except Refused as refusal:
            raise BadRecord(words("record-illegal", place=place, why=str(refusal))) from None
        except ValueError as error:
            raise BadRecord(words("record-problem", place=place, problem=str(error))) from None
        _compare_rolls(place, choice.rolls, match.choices[-1].rolls)
        if watch is not None:
            watch(match)
        yield
    return match


class TurnCounter:
    """Counts the turns of a match that is being replayed, as the game does, if it numbers them itself.

    Else a turn is a series of choices of the same seat. Seats that answer the same question share a turn, and an
    interruption belongs to the turn that it interrupts.
    """

    def __init__(self) -> None:
        self.turn = 0
        self._asks: Sequence[Ask] = ()
        self._whose: Seat | None = None
        self._together: set[Seat] = set()

    def watch(self, match: Match[Any]) -> int:
        """The number of the turn at this moment. Called after the deal and each choice.

        If the game does not number its turns, it is that of the turn that led to this moment; 0 after the deal.
        """
        if match.game.turn_number is not None:
            self.turn = match.game.turn_number(match.s)
        elif match.choices:
            self._count(match.choices[-1].seat)
        self._asks = tuple(match.s.asks)
        return self.turn

    def _count(self, seat: Seat) -> None:
        must = {ask.seat for ask in self._asks if not ask.may}
        self._together &= must
        if len(must) > 1 and not self._together:
            self._together, self._whose = set(must), None
            self.turn += 1
        if seat in self._together:
            self._together.discard(seat)
        elif seat in must and seat != self._whose:
            self._whose = seat
            self.turn += 1


def check_setup(game: Game[S], record: Record) -> None:
    """Raise BadRecord if this game cannot be set up as the record says, UnreadableRecord if it needs other rules."""
    if record.game != game.id:
        raise UnreadableRecord(words("record-other-game", game=record.game, wanted=game.id))
    if record.version != game.version:
        raise UnreadableRecord(
            words("record-other-version", version=record.version, game=game.name, present=game.version)
        )
    if record.components_hash != game.components_hash:
        raise UnreadableRecord(words("record-other-components"))
    try:
        game.fill_options(record.seats, record.options)
    except BadSetup as error:
        raise BadRecord(words("record-bad-setup", problem=str(error))) from None


def luck_source(part: LuckPart) -> Chance:
    """The luck of a part of a record: derived from its secret if that is known, else the rolls themselves."""
    proof = part.proof
    if proof.secret is None:
        return Replayed(part.rolls)
    try:
        secret = bytes.fromhex(proof.secret)
        salts = [bytes.fromhex(salt) for salt in proof.salts]
    except ValueError:
        raise BadRecord(words("record-bad-secret")) from None
    if commitment(secret) != proof.commitment:
        raise BadRecord(words("record-other-secret" if part.is_own else "record-other-origin-secret"))
    return Sealed(secret, salts, proof.seeded)


def play_on(game: Game[S], record: Record, choices: int, luck: Chance, players: Sequence[str] = ()) -> Match[S]:
    """A game that starts with this many choices of a record and continues with other luck.

    If the record holds its secret, the new game's record will hold it too, as the proof of the choices taken over.
    """
    *_, match = play_on_in_steps(game, record, choices, luck, players)
    return match


def play_on_in_steps(
    game: Game[S], record: Record, choices: int, luck: Chance, players: Sequence[str] = ()
) -> Iterator[Match[S]]:
    """Like `play_on`: yields the same match after the deal and after each choice, so that the caller can pause."""
    rolls = record.rolls(choices)
    chance = Chained([(len(rolls), Replayed(rolls))], luck)
    origin = record.proof_until(choices)
    match = Match(game, record.seats, chance, record.options, players, choices, origin)
    yield match
    for choice in record.choices[:choices]:
        match.choose(choice.seat, choice.action)
        yield match


def _compare_rolls(place: Message, recorded: Sequence[int], derived: Sequence[int]) -> None:
    if recorded != derived:
        rolls = {"recorded": _listed(recorded), "derived": _listed(derived)}
        raise BadRecord(words("record-other-rolls", place=place, **rolls))


def _listed(rolls: Sequence[int]) -> str:
    quoted, more = str(list(rolls[:MAX_ROLLS_QUOTED])), len(rolls) - MAX_ROLLS_QUOTED
    return quoted if more <= 0 else words("record-more-rolls", rolls=quoted, more=more)
