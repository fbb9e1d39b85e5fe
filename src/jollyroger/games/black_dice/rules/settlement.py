"""Stage 3, the settlement of the columns from the anchor to the flag. (BD-8)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import CANCEL, SUFFER, Cancel
from ..components import FLAG
from ..events import Completed, Failed, Pardoned, Punished, Spilled
from ..state import Table
from .penalties import PENALTIES
from .rewards import REWARDS
from .rolling import roll_dice

SURPLUS_NAME = "the roll of the surplus"


class ColumnPhase(Phase[Table]):
    """Base of the phases that concern one column."""

    column: int


class Settle(ColumnPhase):
    """A column is completed if there are at least as many players' dice as black ones. (BD-8.1 to BD-8.3)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        column = self.column
        if column < FLAG:
            s.plan(Settle(column + 1))
        black, owners = s.black[column], tuple(s.columns[column])
        adventure = s.adventure(column)
        if black == 0:
            # Players' dice may lie there after a storm. (BD-8.1)
            s.fates[column] = "inactive"
        elif s.missing(column) <= 0:
            s.fates[column] = "completed"
            s.tell(Completed, column, black, owners, *settlement_step(s, column), adventure.reward.about)
            REWARDS[adventure.reward.kind](s, column, adventure.reward)
        else:
            s.fates[column] = "failed"
            s.tell(Failed, column, black, owners, *settlement_step(s, column))
            s.plan(Penalty(column), Surplus(column))


def settlement_step(s: Table, column: int) -> tuple[int, int]:
    """The place of an active column among those that are settled, and their number. (BD-8.1, BD-8.4)"""
    settled = sum(fate in ("completed", "failed") for fate in s.fates[:column])
    return settled + 1, settled + sum(map(bool, s.black[column:]))


class Pardonable(ColumnPhase):
    """A penalty that the player who paid Overboard with him! may ignore. (BD-7.4)"""

    def has_effect(self, s: Table) -> bool:
        """Whether the penalty does anything. If not, nobody is asked."""
        raise NotImplementedError

    def name(self, s: Table) -> str:
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

    def name(self, s: Table) -> str:
        return s.adventure(self.column).penalty.about

    def take_effect(self, s: Table) -> None:
        penalty = s.adventure(self.column).penalty
        s.tell(Punished, self.column, penalty.about)
        PENALTIES[penalty.kind](s, self.column, penalty)


class Surplus(Pardonable):
    """The standard penalty: the surplus black dice are rolled and may join later active columns. (BD-8.3, BD-8.4)"""

    def has_effect(self, s: Table) -> bool:
        return any(s.black[self.column + 1 :])

    def name(self, s: Table) -> str:
        return SURPLUS_NAME

    def take_effect(self, s: Table) -> None:
        column, stage = self.column, s.stage
        rolls = roll_dice(s, s.missing(column))
        joined = []
        for face in rolls:
            later = stage.redirect(face)
            if later > column and s.black[later]:
                joined.append(later)
            else:
                later = 0
            s.black[column] -= 1
            s.black[later] += 1
        s.spills[column] = sorted(rolls)
        s.tell(Spilled, column, tuple(sorted(rolls)), tuple(sorted(joined)))
