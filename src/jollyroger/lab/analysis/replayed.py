"""A recorded game replayed for analysis: the position before and after every choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...engine import (
    Action,
    Ask,
    Fast,
    Game,
    Match,
    Record,
    Seat,
    State,
    TurnCounter,
    ask_for,
    replay,
    visible_events,
)
from ...engine.messages import current_language, offered_languages, reading_in
from ..rollouts import estimate_shares


@dataclass(frozen=True)
class Step:
    """One choice of the record."""

    ask: Ask
    action: Action
    rolled: bool
    """Whether the choice caused a roll or a draw."""
    label: str
    events_text: str
    turn: int = 0
    """The number of the turn it belongs to."""
    turn_after: int = 0
    """The number of the turn after it, in which the luck that it caused may have come."""
    translations: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Label and text in all languages."""

    @property
    def told(self) -> tuple[str, str]:
        """Label and text in the language of the reader."""
        return self.translations.get(current_language(), (self.label, self.events_text))

    @property
    def is_free(self) -> bool:
        return self.ask.may or len(self.ask.options) > 1


@dataclass(frozen=True)
class ReplayedGame:
    """A record's game. Position number n is the one before step n; the last is after all steps."""

    game: Game[Any]
    positions: tuple[State, ...]
    steps: tuple[Step, ...]

    @property
    def is_over(self) -> bool:
        return self.positions[-1].result is not None

    @property
    def seats(self) -> int:
        return self.positions[0].seats

    @property
    def choices_to_estimate(self) -> float | None:
        """How many choices it takes on average until the game has its own estimate; None if it never has."""
        known = [
            position.result is not None or estimate_shares(self.game, position) is not None
            for position in self.positions
        ]
        if sum(known) <= self.is_over:
            return None
        wait, waits = 0, []
        for is_known in reversed(known):
            wait = 0 if is_known else wait + 1
            waits.append(wait)
        return sum(waits) / len(waits)

    def first_equivalent(self, index: int) -> int:
        """The earliest position with the same chances as this one: a forced choice without luck changes nothing."""
        while index and self._changes_nothing(index - 1):
            index -= 1
        return index

    def _changes_nothing(self, index: int) -> bool:
        step = self.steps[index]
        return not step.is_free and not step.rolled and len(self.positions[index].asks) == 1


def replay_record(game: Game[Any], record: Record, seat: Seat | None = None) -> ReplayedGame:
    """Replay a record and keep every position. Events are described as the seat saw them (None: a spectator)."""
    positions: list[State] = []
    steps: list[Step] = []
    turns = TurnCounter()

    def watch(match: Match[Any]) -> None:
        turn, turn_after = turns.turn, turns.watch(match)
        if game.turn_number is None:
            turn = turn_after
        if match.choices:
            choice = match.choices[-1]
            before, action = positions[-1], game.catalogue.find(choice.action)
            ask = ask_for(before, choice.seat)
            assert ask is not None, "a legal choice was asked for"
            assert action is not None, "a legal choice is in the catalogue"
            seen = visible_events(match.events[-1], seat)

            def told() -> tuple[str, str]:
                texts = [game.words.event_text(event, seat) for event in seen]
                return game.words.label(before, choice.seat, action), " ".join(text for text in texts if text)

            translations = {}
            for language in offered_languages():
                with reading_in(language):
                    translations[language] = told()
            steps.append(Step(ask, action, bool(choice.rolls), *told(), turn, turn_after, translations))
        position = match.s.clone()
        # Rollouts must not use the rolls of the real game, and its chance source is slow to copy.
        position.chance = Fast(0)
        positions.append(position)

    replay(game, record, watch)
    return ReplayedGame(game, tuple(positions), tuple(steps))
