"""Stage 3, the settlement of the columns from the anchor to the flag. (BD-8)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine import Action, Ask, Phase, Seat, Step
from ....engine.messages import message
from ..actions import CANCEL, SUFFER, Cancel
from ..components import FACES, FLAG
from ..events import Completed, Failed, Pardoned, Punished, Spilled
from ..messages import Words
from ..state import Table
from .penalties import PENALTIES
from .rewards import REWARDS

SURPLUS_NAME: Final = message("penalty-surplus")


class Settle(Step[Table]):
    """A column is completed if there are at least as many players' dice as black ones. (BD-8.1 to BD-8.3)"""

    column: int

    def run(self, s: Table) -> None:
        column = self.column
        if column < FLAG:
            s.plan(SETTLE[column + 1])
        if not s.black[column]:
            # Players' dice may lie there after a storm. (BD-8.1)
            s.fates[column] = "inactive"
        elif s.missing(column) <= 0:
            s.fates[column] = "completed"
            reward = s.adventure(column).reward
            if s.listener is not None:
                owners, (step, steps) = tuple(s.columns[column]), settlement_step(s, column)
                s.tell(Completed, column, s.black[column], owners, step, steps, reward.words)
            REWARDS[reward.kind](s, column, reward)
        else:
            s.fates[column] = "failed"
            if s.listener is not None:
                owners, (step, steps) = tuple(s.columns[column]), settlement_step(s, column)
                s.tell(Failed, column, s.black[column], owners, step, steps)
            s.plan(PENALTY[column], SURPLUS[column])


def settlement_step(s: Table, column: int) -> tuple[int, int]:
    """The place of an active column among those that are settled, and their number. (BD-8.1, BD-8.4)"""
    settled = sum(fate in ("completed", "failed") for fate in s.fates[:column])
    return settled + 1, settled + sum(map(bool, s.black[column:]))


class Pardonable(Phase[Table]):
    """A penalty that the player who paid Overboard with him! may ignore. (BD-7.4)"""

    column: int

    def has_effect(self, s: Table) -> bool:
        """Whether the penalty does anything. If not, nobody is asked."""
        raise NotImplementedError

    def name(self, s: Table) -> Words:
        """The penalty as players read it."""
        raise NotImplementedError

    def take_effect(self, s: Table) -> None:
        raise NotImplementedError

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(s.pardon, [CANCEL, SUFFER])] if s.pardon is not None and self.has_effect(s) else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for seat, action in answers.items():
            if isinstance(action, Cancel):
                s.pardon = None
                s.tell(Pardoned, seat, self.column, self.name(s))
                return
        if self.has_effect(s):
            self.take_effect(s)


class Penalty(Pardonable):
    """The printed penalty of a failed column. (BD-8.3)"""

    def has_effect(self, s: Table) -> bool:
        return s.adventure(self.column).penalty.kind != "standard"

    def name(self, s: Table) -> Words:
        return s.adventure(self.column).penalty.words

    def take_effect(self, s: Table) -> None:
        penalty = s.adventure(self.column).penalty
        s.tell(Punished, self.column, penalty.words)
        PENALTIES[penalty.kind](s, self.column, penalty)


class Surplus(Pardonable):
    """The standard penalty: the surplus black dice are rolled and may join later active columns. (BD-8.3, BD-8.4)"""

    def has_effect(self, s: Table) -> bool:
        return any(s.black[self.column + 1 :])

    def name(self, s: Table) -> Words:
        return SURPLUS_NAME

    def take_effect(self, s: Table) -> None:
        column, stage = self.column, s.stage
        rolls = s.chance.rolls(s.missing(column))
        joined = []
        for face in rolls:
            later = stage.redirect(face)
            if later > column and s.black[later]:
                joined.append(later)
            else:
                later = 0
            s.black[column] -= 1
            s.black[later] += 1
        rolls.sort()
        s.spills[column] = rolls
        s.tell(Spilled, column, tuple(rolls), tuple(sorted(joined)))


# Indexed by column, so index 0 is not used.
SETTLE: Final = [Settle(column) for column in range(len(FACES) + 1)]
PENALTY: Final = [Penalty(column) for column in range(len(FACES) + 1)]
SURPLUS: Final = [Surplus(column) for column in range(len(FACES) + 1)]
