"""A game being played: its state, events, record and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from .actions import Action
from .chance import Chained, Chance, Recorder, Sealed
from .game import Game
from .kernel import Event, Refused, Seat, State, apply, waiting_for
from .messages import SHARED, Person
from .record import Choice, LuckProof, Record

words = SHARED.text
S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """A choice that can perhaps still be undone, and the state before it."""

    before: S
    choice: Choice


class UndoTrial(Generic[S]):
    """A seat's last choice left out, and the later choices repeated as far as others chose without knowing it."""

    def __init__(self, at: int, s: S) -> None:
        self.at = at
        """Which of the steps is left out."""
        self.s = s
        self.kept: list[Step[S]] = []
        """The later steps, repeated."""
        self.passed: Seat | None = None
        """The seat that has chosen knowing what is left out, if there is one. Then nothing more is repeated."""


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
        self._undo_trials: dict[Seat, UndoTrial[S]] = {}
        """The undos that have been tried, continued with every later step: they are asked for after every choice."""
        self._undo_refusal = "refused-none-chosen"
        """The message that says why nothing can be undone."""
        self.s = game.new(seats, self._chance, self.options, self._new_events.append)
        self.deal = self._chance.collect()
        """The rolls of the deal."""
        self._collect_events()

    def choose(self, seat: Seat, id: str, version: int | None = None) -> list[Event]:
        """Play the action with this id and return its events, or raise Refused with the reason."""
        if version is not None and version != self.version:
            raise Refused(words("refused-table-changed"))
        action = self._find(id)
        before = self.s.clone()
        apply(self.s, seat, action)
        choice = Choice(seat, id, self._chance.collect())
        events = self._collect_events()
        self.choices.append(choice)
        self.version += 1
        if choice.rolls:
            self._close_undo("refused-undo-luck")
        elif any(event.reveals for event in events):
            self._close_undo("refused-undo-shown")
        else:
            self._undoable_steps.append(Step(before, choice))
        return events

    def undo(self, seat: Seat) -> Choice:
        """Undo this seat's last choice, or raise Refused with the reason."""
        trial = self._without_last(seat)
        step, s, kept = self._undoable_steps[trial.at], trial.s, trial.kept
        first = len(self.choices) - len(kept) - 1
        del self.choices[first]
        del self.events[first + 1]
        self._undoable_steps = self._undoable_steps[: trial.at] + kept
        self._undo_trials.clear()
        s.chance = self._chance
        s.listener = self._new_events.append
        self.s = s
        self.version += 1
        return step.choice

    def has_chosen(self, seat: Seat) -> bool:
        return any(choice.seat == seat for choice in self.choices)

    def undoable(self, seat: Seat) -> Step[S]:
        """The step that `undo` would undo; raises Refused with the reason if there is none."""
        at = self._last_step_of(seat)
        if at < len(self._undoable_steps) - 1:
            self._without_last(seat)
        return self._undoable_steps[at]

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
            raise Refused(words("refused-no-action", action=id, game=self.game.name, example=str(example)))
        return action

    def _collect_events(self) -> list[Event]:
        events = self._new_events[:]
        self._new_events.clear()
        self.events.append(events)
        return events

    def _close_undo(self, refusal: str) -> None:
        self._undoable_steps.clear()
        self._undo_trials.clear()
        self._undo_refusal = refusal

    def _last_step_of(self, seat: Seat) -> int:
        """Which step would be undone, as far as that can be told without looking at the later steps."""
        if self.s.result is not None:
            raise Refused(words("refused-game-over"))
        at = len(self._undoable_steps) - 1
        while at >= 0 and self._undoable_steps[at].choice.seat != seat:
            at -= 1
        if at < 0:
            raise Refused(words(self._undo_refusal if self.has_chosen(seat) else "refused-nothing-chosen"))
        before = waiting_for(self._undoable_steps[at].before)
        passed = [other for other in waiting_for(self.s) if other not in before]
        if passed:
            raise _refuse_undo(passed[0])
        if at + 1 < len(self._undoable_steps):
            # Often the next seat could choose only because of the choice that would be undone.
            next_seat = self._undoable_steps[at + 1].choice.seat
            if all(ask.seat != next_seat for ask in self._undoable_steps[at].before.asks):
                raise _refuse_undo(next_seat)
        return at

    def _without_last(self, seat: Seat) -> UndoTrial[S]:
        """The game without this seat's last choice."""
        at = self._last_step_of(seat)
        trial = self._undo_trials.get(seat)
        if trial is None or trial.at != at:
            trial = self._undo_trials[seat] = UndoTrial(at, self._undoable_steps[at].before.clone())
        for later in self._undoable_steps[at + 1 + len(trial.kept) :]:
            if trial.passed is None:
                self._repeat(trial, later)
        if trial.passed is not None:
            raise _refuse_undo(trial.passed)
        return trial

    def _repeat(self, trial: UndoTrial[S], later: Step[S]) -> None:
        """Repeat a later step in a trial, if its seat did not act on the choice that is left out."""
        s, other = trial.s, later.choice.seat
        # A seat whose view would have been the same did not act on it.
        if self.game.view(s, other) != self.game.view(later.before, other):
            trial.passed = other
            return
        before = s.clone()
        try:
            apply(s, other, self._find(later.choice.action))
        except Refused:
            trial.passed = other
        else:
            trial.kept.append(Step(before, later.choice))


def _refuse_undo(seat: Seat) -> Refused:
    return Refused(words("refused-undo-asked-since", who=Person(seat)))
