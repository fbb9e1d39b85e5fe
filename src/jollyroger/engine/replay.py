"""Playing a record again: replaying, continuing and verifying it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from .chance import Chance, Replayed, Sealed, commitment
from .game import BadSetup, Game
from .kernel import Refused, Result, State
from .match import Match
from .record import BadRecord, Record

S = TypeVar("S", bound=State)


def replay(game: Game[S], record: Record, watch: Callable[[Match[S]], None] | None = None) -> Match[S]:
    """Play a record again, or raise BadRecord at the first thing that is wrong with it.

    If the record holds its secret, all luck is derived from it and must agree with the record. `watch` is called with
    the match after the deal and after each choice.
    """
    if record.game != game.id:
        raise BadRecord(f"The record is of '{record.game}', not of '{game.id}'.")
    if record.version != game.version:
        raise BadRecord(
            f"The record was played by version {record.version} of the rules of {game.name}; "
            f"these are version {game.version}."
        )
    if record.components_hash != game.components_hash:
        raise BadRecord("The record was played with another component file; name that file with --components.")
    try:
        match = Match(game, record.seats, _chance_of(record), record.options, record.players, record.played_on_from)
    except BadSetup as error:
        raise BadRecord(f"The record cannot be set up: {error}") from None
    except ValueError as error:
        raise BadRecord(f"The deal: {error}.") from None
    _compare_rolls("The deal", record.deal, match.record().deal)
    if watch is not None:
        watch(match)
    for number, choice in enumerate(record.choices, 1):
        place = f"Choice {number} (seat {choice.seat}, {choice.action})"
        try:
            match.choose(choice.seat, choice.action)
        except Refused as refusal:
            raise BadRecord(f"{place} was not legal: {refusal}") from None
        except ValueError as error:
            raise BadRecord(f"{place}: {error}.") from None
        _compare_rolls(place, choice.rolls, match.choices[-1].rolls)
        if watch is not None:
            watch(match)
    return match


def play_on(game: Game[S], record: Record, choices: int, luck: Chance, players: Sequence[str] = ()) -> Match[S]:
    """A game that starts with this many choices of a record and continues with other luck."""
    rolls = record.rolls(choices)
    match = Match(game, record.seats, Replayed(rolls, luck), record.options, players, choices)
    for choice in record.choices[:choices]:
        match.choose(choice.seat, choice.action)
    return match


def verify(game: Game[S], record: Record) -> Match[S]:
    """Check a record: the luck is what was sealed, every choice was legal, and the result is right."""
    if record.result is not None and record.secret is None:
        raise BadRecord("The game is over but the record does not hold its secret, so its luck cannot be checked.")
    match = replay(game, record)
    result = match.s.result
    if result != record.result:
        claimed = "is still going on" if record.result is None else f"ended as {_describe(record.result)}"
        found = "it is not over" if result is None else f"it ended as {_describe(result)}"
        raise BadRecord(
            f"The record says that the game {claimed}, but after its {len(record.choices)} choices {found}."
        )
    return match


def _chance_of(record: Record) -> Chance:
    """Where the luck of a record comes from: its secret, or the rolls it holds."""
    if record.secret is None:
        return Replayed(record.rolls())
    try:
        secret = bytes.fromhex(record.secret)
        salts = [bytes.fromhex(salt) for salt in record.salts]
    except ValueError:
        raise BadRecord("The record's secret and salts must be hexadecimal numbers.") from None
    if commitment(secret) != record.commitment:
        raise BadRecord("The secret is not the one that was sealed at the start: its hash differs.")
    sealed = Sealed(secret, salts)
    return Replayed(record.rolls(record.played_on_from), sealed) if record.played_on_from else sealed


def _compare_rolls(place: str, recorded: tuple[int, ...], derived: tuple[int, ...]) -> None:
    if recorded != derived:
        raise BadRecord(f"{place}: the record has rolls {list(recorded)}, but they were {list(derived)}.")


def _describe(result: Result) -> str:
    return f"'{result.ending}' with winners {list(result.winners)}"
