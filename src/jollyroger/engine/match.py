"""A game being played: the table, its record, what has been told, and undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from .actions import Action
from .chance import Chance, Recorder, Replayed, Sealed, commitment
from .game import BadSetup, Game
from .kernel import Event, Refused, Result, Seat, State, apply, waiting_for
from .record import BadRecord, Choice, Record

S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """A choice that might still be taken back, and the table before it."""

    before: S
    choice: Choice


class Match(Generic[S]):
    """One game from the deal to the end. Everything that changes it goes through `choose` and `undo`."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        played_on_from: int = 0,
    ) -> None:
        self.game = game
        self.played_on_from = played_on_from
        """After how many choices the luck that was sealed for this game begins."""
        self.options = game.fill_options(seats, options or {})
        self.players = tuple(players)
        self.version = 0
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        """What happened: first at the deal, then after each choice."""
        self._chance = Recorder(chance)
        self._heard: list[Event] = []
        self._steps: list[Step[S]] = []
        self._since = "Nothing has been chosen yet."
        self.s = game.new(seats, self._chance, self.options, self._heard.append)
        self._deal = self._chance.collect()
        self._note_events()

    def choose(self, seat: Seat, id: str, version: int | None = None) -> list[Event]:
        """Play the action of that id, or refuse it with a reason. Returns what happened."""
        if version is not None and version != self.version:
            raise Refused("The table has changed since you chose; look again and choose anew.")
        action = self._find(id)
        before = self.s.clone()
        apply(self.s, seat, action)
        choice = Choice(seat, id, self._chance.collect())
        events = self._note_events()
        self.choices.append(choice)
        self.version += 1
        if choice.rolls:
            self._close("Luck has been at work since: dice cannot be unrolled, nor cards undrawn.")
        elif any(event.reveals for event in events):
            self._close("Something hidden has been shown since.")
        else:
            self._steps.append(Step(before, choice))
        return events

    def undo(self, seat: Seat) -> Choice:
        """Take this seat's last choice back, or refuse with a reason."""
        step, s, kept = self._without_last(seat)
        first = len(self.choices) - len(kept) - 1
        del self.choices[first]
        del self.events[first + 1]
        self._steps = self._steps[: len(self._steps) - len(kept) - 1] + kept
        s.chance = self._chance
        s.listener = self._heard.append
        self.s = s
        self.version += 1
        return step.choice

    def undoable(self, seat: Seat) -> Step[S]:
        """The choice that `undo` would take back, and the table before it; refused with the reason if there is none."""
        return self._without_last(seat)[0]

    def record(self, secret: bool = False) -> Record:
        """The record so far. The secret is told when the game is over, and before that only if one asks for it."""
        source = self._chance.source
        if isinstance(source, Replayed):
            source = source.then or source
        sealed = source if isinstance(source, Sealed) else None
        tell = secret or self.s.result is not None
        return Record(
            game=self.game.id,
            version=self.game.version,
            seats=self.s.seats,
            options=self.options,
            players=self.players,
            commitment="" if sealed is None else sealed.commitment,
            salts=() if sealed is None else tuple(salt.hex() for salt in sealed.salts),
            deal=self._deal,
            choices=tuple(self.choices),
            result=self.s.result,
            secret=sealed.secret.hex() if sealed is not None and tell else None,
            components_hash=self.game.components_hash,
            played_on_from=self.played_on_from,
        )

    def _find(self, id: str) -> Action:
        action = self.game.catalogue.find(id)
        if action is None:
            example = next(iter(self.game.catalogue))
            raise Refused(f"There is no action '{id}' in {self.game.name}; an id looks like '{example}'.")
        return action

    def _note_events(self) -> list[Event]:
        events = self._heard[:]
        self._heard.clear()
        self.events.append(events)
        return events

    def _close(self, reason: str) -> None:
        self._steps.clear()
        self._since = reason

    def _without_last(self, seat: Seat) -> tuple[Step[S], S, list[Step[S]]]:
        """The table as it would be had this seat not made its last choice: that step, the table, the steps since."""
        if self.s.result is not None:
            raise Refused("The game is over.")
        at = next((n for n in reversed(range(len(self._steps))) if self._steps[n].choice.seat == seat), None)
        if at is None:
            mine = any(choice.seat == seat for choice in self.choices)
            raise Refused(self._since if mine else "You have not chosen anything yet.")
        step = self._steps[at]
        before = waiting_for(step.before)
        passed = [other for other in waiting_for(self.s) if other not in before]
        if passed:
            raise _acted_on(passed[0])
        s = step.before.clone()
        kept: list[Step[S]] = []
        for later in self._steps[at + 1 :]:
            other = later.choice.seat
            # Whoever would have seen the same table did not act on what is taken back.
            if self.game.view(s, other) != self.game.view(later.before, other):
                passed.append(other)
            if not passed:
                kept.append(Step(s.clone(), later.choice))
                try:
                    apply(s, other, self._find(later.choice.action))
                except Refused:
                    passed.append(other)
        if passed:
            raise _acted_on(passed[0])
        return step, s, kept


def _acted_on(seat: Seat) -> Refused:
    return Refused(f"{{{seat}}} has been asked since, or has chosen knowing what you did.")


def replay(game: Game[S], record: Record, watch: Callable[[Match[S]], None] | None = None) -> Match[S]:
    """Play a record again, refusing what does not add up. `watch` sees the match after the deal and each choice.

    Where the secret is known the luck is derived from it, and must be what the record tells.
    """
    if record.game != game.id:
        raise BadRecord(f"The record is of '{record.game}', not of '{game.id}'.")
    if record.version != game.version:
        raise BadRecord(
            f"The record was played by version {record.version} of the rules of {game.name}; "
            f"these are version {game.version}."
        )
    if record.components_hash != game.components_hash:
        raise BadRecord("The record was played with another component file; give that one with --components.")
    try:
        match = Match(game, record.seats, _luck(record), record.options, record.players, record.played_on_from)
    except BadSetup as error:
        raise BadRecord(f"The record cannot be set up: {error}") from None
    except ValueError as error:
        raise BadRecord(f"The deal: {error}.") from None
    _compare("The deal", record.deal, match.record().deal)
    if watch is not None:
        watch(match)
    for number, told in enumerate(record.choices, 1):
        place = f"Choice {number} (seat {told.seat}, {told.action})"
        try:
            match.choose(told.seat, told.action)
        except Refused as refusal:
            raise BadRecord(f"{place} was not legal: {refusal}") from None
        except ValueError as error:
            raise BadRecord(f"{place}: {error}.") from None
        _compare(place, told.rolls, match.choices[-1].rolls)
        if watch is not None:
            watch(match)
    return match


def play_on(game: Game[S], record: Record, choices: int, luck: Chance, players: Sequence[str] = ()) -> Match[S]:
    """A game that begins as a record does, up to this many choices, and goes on with other luck."""
    rolls = record.rolls(choices)
    match = Match(game, record.seats, Replayed(rolls, luck), record.options, players, choices)
    for choice in record.choices[:choices]:
        match.choose(choice.seat, choice.action)
    return match


def verify(game: Game[S], record: Record) -> Match[S]:
    """Check that a record is true: the luck is what was sealed, each choice was legal, and the end is as told."""
    if record.result is not None and record.secret is None:
        raise BadRecord("The game is over but the record does not tell its secret, so its luck cannot be checked.")
    match = replay(game, record)
    result = match.s.result
    if result != record.result:
        told = "is still going on" if record.result is None else f"ended as {_ending(record.result)}"
        found = "it is not over" if result is None else f"it ended as {_ending(result)}"
        raise BadRecord(f"The record says that the game {told}, but after its {len(record.choices)} choices {found}.")
    return match


def _luck(record: Record) -> Chance:
    if record.secret is None:
        return Replayed(record.rolls())
    try:
        secret = bytes.fromhex(record.secret)
        salts = [bytes.fromhex(salt) for salt in record.salts]
    except ValueError:
        raise BadRecord("The record's secret and salts must be hexadecimal numbers.") from None
    if commitment(secret) != record.commitment:
        raise BadRecord("The secret is not the one that was sealed at the start: its hash is another.")
    sealed = Sealed(secret, salts)
    return Replayed(record.rolls(record.played_on_from), sealed) if record.played_on_from else sealed


def _compare(place: str, told: tuple[int, ...], derived: tuple[int, ...]) -> None:
    if told != derived:
        raise BadRecord(f"{place}: the record tells of rolls {list(told)}, but they were {list(derived)}.")


def _ending(result: Result) -> str:
    return f"'{result.ending}' with winners {list(result.winners)}"
