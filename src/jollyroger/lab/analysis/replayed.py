"""A record laid open for analysis: the table before and after every choice, who was asked what, and what was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...engine import Action, Ask, Fast, Game, Match, Record, Seat, State, ask_for, replay, visible_events
from ..rollouts import estimates


@dataclass(frozen=True)
class Step:
    """One choice of the record: what was asked, what was chosen, and whether luck was at work."""

    ask: Ask
    action: Action
    rolled: bool
    label: str
    told: str

    @property
    def free(self) -> bool:
        return self.ask.may or len(self.ask.options) > 1


@dataclass(frozen=True)
class ReplayedGame:
    """A record's game: one table more than there are steps."""

    game: Game[Any]
    tables: tuple[State, ...]
    steps: tuple[Step, ...]

    @property
    def over(self) -> bool:
        return self.tables[-1].result is not None

    @property
    def seats(self) -> int:
        return self.tables[0].seats

    @property
    def untold(self) -> float | None:
        """How many choices it takes on average until the game itself can say how it stands; None: it never can."""
        told = [table.result is not None or estimates(self.game, table) is not None for table in self.tables]
        if sum(told) <= self.over:
            return None
        ahead, waits = 0, []
        for known in reversed(told):
            ahead = 0 if known else ahead + 1
            waits.append(ahead)
        return sum(waits) / len(waits)

    def like(self, at: int) -> int:
        """The first table from which the chances are those of this one: a forced choice without luck changes none."""
        while (
            at and not self.steps[at - 1].free and not self.steps[at - 1].rolled and len(self.tables[at - 1].asks) == 1
        ):
            at -= 1
        return at


def replay_record(game: Game[Any], record: Record, seat: Seat | None = None) -> ReplayedGame:
    """Play a record again and keep every table. What is told is what this seat saw (None: a spectator)."""
    tables: list[State] = []
    steps: list[Step] = []

    def watch(match: Match[Any]) -> None:
        number = len(match.choices)
        if number:
            choice = match.choices[-1]
            before, action = tables[-1], game.catalogue.find(choice.action)
            ask = ask_for(before, choice.seat)
            assert ask is not None, "a choice that was legal was asked for"
            assert action is not None, "a choice that was legal is in the catalogue"
            label = game.words.label(before, choice.seat, action)
            said = [game.words.event_text(event, seat) for event in visible_events(match.events[-1], seat)]
            steps.append(Step(ask, action, bool(choice.rolls), label, " ".join(text for text in said if text)))
        table = match.s.clone()
        # The table's own luck is what the analysis must not look into, and dear to copy besides.
        table.chance = Fast(0)
        tables.append(table)

    replay(game, record, watch)
    return ReplayedGame(game, tuple(tables), tuple(steps))
