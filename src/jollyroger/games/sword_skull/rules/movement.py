"""Where a figure can go, and what the Castle pays on the way. (SS-4)"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Action, Phase, Refusal, Seat
from ..actions import Move
from ..board import ROLES, Route
from ..events import Earned, SetDown, Walked
from ..messages import role_noun, text
from ..state import Table, figure_of, figures_of, owner_of, role_of
from .player_choice import FigureChoice


def routes(s: Table, figure: int, total: int) -> dict[int, Route]:
    """The routes of a forward move of this total, by end. (SS-4.2)"""
    return s.box.board.routes[s.location[figure]][total]


def roll_routes(s: Table, figure: int) -> dict[int, Route]:
    """The routes for the current dice, by end. A Spyglass adds those with a step more or less. (SS-B5.2)

    The Spyglass does not change doubles and leaves at least one step.
    """
    box, dice = s.box, s.dice
    is_wide = dice[0] != dice[1] and box.spyglass in s.items[owner_of(figure)]
    table = box.spyglass_routes if is_wide else box.board.routes
    return table[s.location[figure]][dice[0] + dice[1]]


def move_figure(s: Table, figure: int, route: Route, forced: str) -> None:
    """Move along a route; the Castle pays at once when passed or reached. (SS-4.12, SS-A30)"""
    s.location[figure] = route.end
    s.tell(Walked, figure, route.end, forced)
    if route.passes_castle:
        collect_income(s, figure)


def place_figure(s: Table, figure: int, space: int) -> None:
    """Lift a figure, out of Quicksand too, and put it on a space. (SS-4.4)"""
    s.location[figure] = space
    s.stuck[figure] = 0
    s.tell(SetDown, figure, space)
    if placement_collects(s, space):
        collect_income(s, figure)


def placement_collects(s: Table, space: int) -> bool:
    """A placed figure collects the Castle's income only on the Castle itself. (SS-4.12)"""
    return space == s.box.board.castle


def castle_income(s: Table, figure: int) -> int:
    """1 Gold, 1 for each Gold symbol, and the bonus of a Royal Seal. (SS-B1.2, SS-B5.9)"""
    seat = owner_of(figure)
    gold = s.box.effects["castle"].n[role_of(figure)] + s.gold_symbols(seat)
    return gold + s.box.items[s.box.seal].n if s.box.seal in s.items[seat] else gold


def collect_income(s: Table, figure: int) -> None:
    """The Castle pays the figure's owner. (SS-4.12)"""
    seat, gold = owner_of(figure), castle_income(s, figure)
    s.take_from_bank(seat, gold)
    s.tell(Earned, seat, gold, "castle")


def free_spaces(s: Table, figure: int) -> list[int]:
    """Outer spaces where no other figure stands. (SS-4.4, SS-A2, SS-A3)"""
    others = [space for other, space in enumerate(s.location) if other != figure]
    return [space for space in s.box.board.outer if space not in others]


class ForwardMove(FigureChoice):
    """A figure must move this many steps; at a fork its owner chooses. (SS-4.3, SS-4.6, SS-4.8)"""

    steps: int

    def options(self, s: Table) -> list[Action]:
        return s.actions.moves[role_of(self.figure)][s.location[self.figure]][self.steps]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Move)
        found = routes(s, self.figure, self.steps)
        move_figure(s, self.figure, found[action.space], "way" if len(found) == 1 else "")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move) and seat == self.seat:
            if action.role != role_of(self.figure):
                role = role_noun(ROLES[role_of(self.figure)])
                return Refusal(action, "SS-4.2", text("refusal-other-figure", role=role))
            return move_refusal(s, seat, action, self.steps)
        return super().refusal(s, seat, action)


def move_refusal(s: Table, seat: Seat, action: Move, total: int) -> Refusal:
    """Why a move of this total does not end there."""
    figure = figure_of(seat, action.role)
    if action.space in s.box.board.ships:
        return Refusal(action, "SS-4.5", text("refusal-ship"))
    if s.location[figure] == s.box.board.lake:
        return Refusal(action, "SS-4.10", text("refusal-lake"))
    return Refusal(action, "SS-4.2", text("refusal-move", total=total))


def stuck_refusals(s: Table, seat: Seat) -> Iterator[Refusal]:
    """The moves that only Quicksand prevents. (SS-A24)"""
    for figure in figures_of(seat):
        if s.stuck[figure]:
            for end in roll_routes(s, figure):
                why = text("refusal-stuck")
                yield Refusal(s.actions.move[role_of(figure)][end], "SS-B1.12", why)


PHASES: tuple[type[Phase[Table]], ...] = (ForwardMove,)
