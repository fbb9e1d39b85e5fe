"""A game being played: its state, events, record and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from .actions import Action
from .chance import Chained, Chance, Recorder, Sealed
from .game import Game
from .kernel import Event, Refused, Seat, State, apply, waiting_for
from .record import Choice, LuckProof, Record

S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """A choice that can perhaps still be undone, and the state before it."""

    before: S
    choice: Choice


class Match(Generic[S]):
    """One game from the deal to the end. Only `choose` and `undo` change it."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        played_on_from: int = 0,
        origin: LuckProof | None = None,
    ) -> None:
        self.game = game
        self.played_on_from = played_on_from
        """The number of choices taken over from another game; the sealed luck of this one begins after them."""
        self.origin = origin
        """The proof of the luck of that game; None if this one was dealt anew."""
        self.options = game.fill_options(seats, options or {})
        self.players = tuple(players)
        self.version = 0
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        """The events of the deal, then of each choice."""
        self._chance = Recorder(chance)
        self._new_events: list[Event] = []
        self._undoable_steps: list[Step[S]] = []
        self._undo_refusal = "Nothing has been chosen yet."
        self.s = game.new(seats, self._chance, self.options, self._new_events.append)
        self.deal = self._chance.collect()
        """The rolls of the deal."""
        self._collect_events()

    def choose(self, seat: Seat, id: str, version: int | None = None) -> list[Event]:
        """Play the action with this id and return its events, or raise Refused with the reason."""
        if version is not None and version != self.version:
            raise Refused("The table has changed since you chose; look again and choose anew.")
        action = self._find(id)
        before = self.s.clone()
        apply(self.s, seat, action)
        choice = Choice(seat, id, self._chance.collect())
        events = self._collect_events()
        self.choices.append(choice)
        self.version += 1
        if choice.rolls:
            self._close_undo("Luck has been at work since: dice cannot be unrolled, nor cards undrawn.")
        elif any(event.reveals for event in events):
            self._close_undo("Something hidden has been shown since.")
        else:
            self._undoable_steps.append(Step(before, choice))
        return events

    def undo(self, seat: Seat) -> Choice:
        """Undo this seat's last choice, or raise Refused with the reason."""
        step, s, kept = self._without_last(seat)
        first = len(self.choices) - len(kept) - 1
        del self.choices[first]
        del self.events[first + 1]
        self._undoable_steps = self._undoable_steps[: len(self._undoable_steps) - len(kept) - 1] + kept
        s.chance = self._chance
        s.listener = self._new_events.append
        self.s = s
        self.version += 1
        return step.choice

    def undoable(self, seat: Seat) -> Step[S]:
        """The step that `undo` would undo; raises Refused with the reason if there is none."""
        at = self._last_step_of(seat)
        return self._undoable_steps[at] if at == len(self._undoable_steps) - 1 else self._without_last(seat)[0]

    def record(self, secret: bool = False) -> Record:
        """The record so far. It holds the secret once the game is over, and before that only if asked for."""
        source = self._chance.source
        if isinstance(source, Chained):
            source = source.last
        sealed = source if isinstance(source, Sealed) else None
        with_secret = secret or self.s.result is not None
        return Record(
            game=self.game.id,
            version=self.game.version,
            seats=self.s.seats,
            options=self.options,
            players=self.players,
            commitment="" if sealed is None else sealed.commitment,
            salts=() if sealed is None else tuple(salt.hex() for salt in sealed.salts),
            deal=self.deal,
            choices=tuple(self.choices),
            result=self.s.result,
            secret=sealed.secret.hex() if sealed is not None and with_secret else None,
            components_hash=self.game.components_hash,
            played_on_from=self.played_on_from,
            origin=self.origin,
            seeded=sealed is not None and sealed.seeded,
        )

    def _find(self, id: str) -> Action:
        action = self.game.catalogue.find(id)
        if action is None:
            example = next(iter(self.game.catalogue))
            raise Refused(f"There is no action '{id}' in {self.game.name}; an id looks like '{example}'.")
        return action

    def _collect_events(self) -> list[Event]:
        events = self._new_events[:]
        self._new_events.clear()
        self.events.append(events)
        return events

    def _close_undo(self, reason: str) -> None:
        self._undoable_steps.clear()
        self._undo_refusal = reason

    def _last_step_of(self, seat: Seat) -> int:
        """Which step would be undone, as far as that can be told without looking at the later steps."""
        if self.s.result is not None:
            raise Refused("The game is over.")
        at = next(
            (n for n in reversed(range(len(self._undoable_steps))) if self._undoable_steps[n].choice.seat == seat), None
        )
        if at is None:
            mine = any(choice.seat == seat for choice in self.choices)
            raise Refused(self._undo_refusal if mine else "You have not chosen anything yet.")
        before = waiting_for(self._undoable_steps[at].before)
        passed = [other for other in waiting_for(self.s) if other not in before]
        if passed:
            raise _refuse_undo(passed[0])
        return at

    def _without_last(self, seat: Seat) -> tuple[Step[S], S, list[Step[S]]]:
        """The game without this seat's last choice: that step, the resulting state, and the later steps to keep."""
        at = self._last_step_of(seat)
        step = self._undoable_steps[at]
        s = step.before.clone()
        passed: list[Seat] = []
        kept: list[Step[S]] = []
        for later in self._undoable_steps[at + 1 :]:
            other = later.choice.seat
            # A seat whose view would have been the same did not act on the choice that is undone.
            if self.game.view(s, other) != self.game.view(later.before, other):
                passed.append(other)
            if not passed:
                kept.append(Step(s.clone(), later.choice))
                try:
                    apply(s, other, self._find(later.choice.action))
                except Refused:
                    passed.append(other)
        if passed:
            raise _refuse_undo(passed[0])
        return step, s, kept


def _refuse_undo(seat: Seat) -> Refused:
    return Refused(f"{{{seat}}} has been asked since, or has chosen knowing what you did.")
