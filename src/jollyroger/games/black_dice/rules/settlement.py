"""Stage 3: the columns are settled from the anchor to the flag. (BD-8)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import CANCEL, SUFFER, Cancel
from ..components import FLAG
from ..events import Completed, Failed, Pardoned, Punished, Spilled
from ..state import Table
from .penalties import PENALTIES
from .rewards import REWARDS
from .rolling import roll

SURPLUS = "the roll of the surplus"


class OfColumn(Phase[Table]):
    """Something that happens to one column."""

    column: int


class Settle(OfColumn):
    """A column is completed if the players' dice are no fewer than the black ones, else failed. (BD-8.1 to BD-8.3)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        column = self.column
        if column < FLAG:
            s.plan(Settle(column + 1))
        black, dice = s.black[column], len(s.columns[column])
        adventure = s.adventure(column)
        if black == 0:
            # Nothing happens there, even if a storm has left players' dice behind. (BD-8.1)
            s.fates[column] = "inactive"
        elif dice >= black:
            s.fates[column] = "completed"
            s.tell(Completed, column, black, dice, adventure.reward.about)
            REWARDS[adventure.reward.kind](s, column, adventure.reward)
        else:
            s.fates[column] = "failed"
            s.tell(Failed, column, black, dice)
            s.plan(Penalty(column), Surplus(column))


class Pardonable(OfColumn):
    """A penalty that whoever paid Overboard with him! may ignore, asked at the moment it would apply. (BD-7.4)"""

    def bites(self, s: Table) -> bool:
        """Whether there is anything to ignore."""
        raise NotImplementedError

    def name(self, s: Table) -> str:
        raise NotImplementedError

    def happen(self, s: Table) -> None:
        raise NotImplementedError

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(s.pardon, [CANCEL, SUFFER])] if s.pardon is not None and self.bites(s) else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for seat, action in answers.items():
            if isinstance(action, Cancel):
                s.pardon = None
                s.tell(Pardoned, seat, self.column, self.name(s))
                return
        if self.bites(s):
            self.happen(s)


class Penalty(Pardonable):
    """The printed penalty of a failed column. (BD-8.3)"""

    def bites(self, s: Table) -> bool:
        return s.adventure(self.column).penalty.kind != "standard"

    def name(self, s: Table) -> str:
        return s.adventure(self.column).penalty.about

    def happen(self, s: Table) -> None:
        penalty = s.adventure(self.column).penalty
        s.tell(Punished, self.column, penalty.about)
        PENALTIES[penalty.kind](s, self.column, penalty)


class Surplus(Pardonable):
    """The standard penalty: surplus black dice are rolled and may join later active columns. (BD-8.3, BD-8.4)"""

    def bites(self, s: Table) -> bool:
        return any(s.black[self.column + 1 :])

    def name(self, s: Table) -> str:
        return SURPLUS

    def happen(self, s: Table) -> None:
        column, waters = self.column, s.waters
        surplus = s.black[column] - len(s.columns[column])
        rolls = roll(s, surplus)
        joined = []
        for face in rolls:
            if face == waters.blocked and waters.detour is not None:
                face = waters.detour
            if face > column and s.black[face]:
                joined.append(face)
            else:
                face = 0
            s.black[column] -= 1
            s.black[face] += 1
        s.spills[column] = sorted(rolls)
        s.tell(Spilled, column, tuple(sorted(rolls)), tuple(sorted(joined)))
