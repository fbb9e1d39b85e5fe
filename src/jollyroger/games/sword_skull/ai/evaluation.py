"""Rough values of positions and moves for one player, in Gold.

A figure is worth more the nearer it stands to the Lake of Fire and the better its chances there are.

The numbers are estimates by hand. In trials, a policy with one of them about halved or doubled played 500 to 1000
two-player games against the policy as it is: it won 45 to 55 % of them, unless a comment says otherwise.
"""

from __future__ import annotations

from typing import Final

from ....engine import Seat
from ..actions import First, Move
from ..odds import lair_win_chance_with, win_chance
from ..rules.bridge import bridge_victims
from ..rules.combat import cave_bonus, chart_row
from ..rules.fights import SPOILS, opponents_on
from ..rules.fortune import crew_for_hire
from ..rules.movement import castle_income, roll_routes
from ..rules.spaces import has_rope, settlement_debts, tax_due
from ..state import Table, figures_of, owner_of, role_of
from .holdings import Holdings

WIN_VALUE: Final = 60.0
"""What winning the game is worth. Half of it wins 43 %."""
LAIR_WEIGHT: Final = 1.5
"""How much a try at the Pirate King counts against waiting on the Lake: from 0.7 up trials show no clear difference."""
DISCOUNT_PER_MOVE: Final = 0.82
"""How much of a prize ahead is left when it is one move further away."""
STEPS_PER_MOVE: Final = 5
"""The mean of both dice: how far a move goes."""
MEAN_TOLL: Final = 5.0
"""The mean of both dice: what the Thieves' Den takes."""
FORTUNE_VALUE: Final = 2.5
ITEM_VALUE: Final = 4.0
FARTHEST: Final = 64
"""More steps than lead from any space to the Lake of Fire: there are 46 spaces."""
DISCOUNT: Final = [DISCOUNT_PER_MOVE ** (1 + steps / STEPS_PER_MOVE) for steps in range(FARTHEST)]
"""How much of a prize on the Lake is left this many steps away."""


class Prospect:
    """A figure's chance to win, and what that makes its place worth.

    Like all classes here, it is good for as long as the position does not change.
    """

    def __init__(self, s: Table, figure: int) -> None:
        self._board = s.box.board
        self.might = s.might(figure)
        self.lair_chance = lair_win_chance_with(s, s.gold[owner_of(figure)], self.might)
        self.mate_chance = win_chance(self.might - s.box.mate_might)
        self._prize = WIN_VALUE * self.lair_chance
        self._prize_ahead = self._prize * self.mate_chance
        self.standing = self.standing_value(s.location[figure])

    def standing_value(self, space: int) -> float:
        """What it is worth for the figure to stand there: the chance to win, less with each move it is away."""
        board = self._board
        return self._prize if space == board.lake else self._prize_ahead * DISCOUNT[board.steps_to_lake[space]]


class HiringValues:
    """What the settlements are worth to a player, worked out one by one when they are asked for."""

    def __init__(self, s: Table, seat: Seat) -> None:
        self._s = s
        self._seat = seat
        self._holdings: Holdings | None = None
        self._values: dict[str, float] = {}

    def value(self, settlement: str) -> float:
        """The best Crew card for hire there, less what the others get for theirs."""
        if settlement not in self._values:
            s, seat = self._s, self._seat
            holdings = self._holdings = self._holdings or Holdings(s, seat)
            gains = [holdings.crew_value(kind) for kind in crew_for_hire(s, (settlement,))]
            owed = sum(settlement_debts(s, seat, settlement))
            self._values[settlement] = max(gains, default=0.0) - min(owed, s.gold[seat] + 2)
        return self._values[settlement]


class FigureOutlook:
    """What spaces are worth to a figure. What they have in common is worked out once for all the moves of a choice."""

    def __init__(self, s: Table, figure: int, hiring: HiringValues) -> None:
        self._s = s
        self._figure = figure
        self._seat = owner_of(figure)
        self._role = role_of(figure)
        self._prospect = Prospect(s, figure)
        self._hiring = hiring
        self._caves: dict[str, float] = {}

    def encounter_value(self) -> float:
        """What the effect of the space is worth on which the figure stands."""
        return self.space_value(self._s.location[self._figure])

    def landing_value(self, space: int) -> float:
        """What it is worth to come to a space: its effect, the fights there, and how much nearer to winning it is."""
        nearer = self._prospect.standing_value(space) - self._prospect.standing
        return nearer + self.space_value(space) + self.fights_value(space)

    def move_value(self, space: int) -> float:
        """What a move by the dice is worth, with the Castle's income on the way."""
        value = self.landing_value(space)
        if roll_routes(self._s, self._figure)[space].passes_castle:
            value += castle_income(self._s, self._figure)
        return value

    def fights_value(self, space: int) -> float:
        """What the fights against other players' figures there are worth."""
        s, value = self._s, 0.0
        if space in s.location:
            for foe in opponents_on(s, self._figure, space):
                value += SPOILS * (2 * win_chance(self._prospect.might - s.might(foe)) - 1)
        return value

    def space_value(self, space: int) -> float:
        """What the effect of a space is worth to the figure: roughly, where dice or cards decide."""
        s, figure, board, prospect = self._s, self._figure, self._s.box.board, self._prospect
        kind = board.kinds[space]
        match kind:
            case "settlement":
                settlement = board.spaces[space].settlement
                assert settlement is not None
                return self._hiring.value(settlement)
            case "cave" | "smoky-cave":
                return self._cave_value(kind)
            case "docks" | "church" | "tavern":
                return FORTUNE_VALUE * s.box.effects[kind].n[self._role]
            case "trading-post":
                return ITEM_VALUE / 3
            case "chest":
                return float(s.chests[board.chests.index(space)])
            case "treasure-trove":
                return float(s.trove)
            case "buried-treasure":
                return 5.0
            case "idol":
                return 2.5
            case "tax":
                return -float(tax_due(s, figure))
            case "bridge":
                return 3.0 if bridge_victims(s, figure) else 0.0
            case "quicksand":
                return 0.0 if has_rope(s, figure) else -3.0
            case "geyser":
                home = board.ships[self._role]
                return 0.0 if has_rope(s, figure) else prospect.standing_value(home) - prospect.standing_value(space)
            case "thieves-den":
                return -self._toll()
            case "lake-of-fire":
                sent_back = self._toll() + prospect.standing_value(space) - prospect.standing_value(board.den)
                return -(1 - prospect.mate_chance) * sent_back
            case "lair":
                won = prospect.lair_chance
                sent_back = self._toll() - prospect.standing_value(board.den)
                return LAIR_WEIGHT * WIN_VALUE * won - (1 - won) * sent_back
        return 0.0

    def _toll(self) -> float:
        return min(MEAN_TOLL, float(self._s.gold[self._seat]))

    def _cave_value(self, kind: str) -> float:
        """What the next Enemy is worth in a cave of this kind."""
        if kind not in self._caves:
            self._caves[kind] = self._enemy_value(kind)
        return self._caves[kind]

    def _enemy_value(self, kind: str) -> float:
        s, box, might = self._s, self._s.box, self._prospect.might
        enemies = s.enemies_to_draw()
        row, bonus = chart_row(s, self._seat), cave_bonus(s, self._figure, kind)
        value = 0.0
        for enemy in enemies:
            card = box.enemies[enemy]
            value += (card.gold[row] + bonus + ITEM_VALUE * card.items[row]) * win_chance(might - card.might[row])
        return value / len(enemies) if enemies else 0.0


class Outlook:
    """What moves are worth to a player."""

    def __init__(self, s: Table, seat: Seat) -> None:
        hiring = HiringValues(s, seat)
        self._figures = [FigureOutlook(s, figure, hiring) for figure in figures_of(seat)]

    def landing_value(self, move: Move) -> float:
        """What it is worth to come to a space; see `FigureOutlook`."""
        return self._figures[move.role].landing_value(move.space)

    def move_value(self, move: Move) -> float:
        """What a move by the dice is worth, with the Castle's income on the way."""
        return self._figures[move.role].move_value(move.space)

    def first_value(self, first: First) -> float:
        """What it is worth to resolve this figure's space first."""
        return self._figures[first.role].encounter_value()
