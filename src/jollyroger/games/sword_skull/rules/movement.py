"""Where a figure can go, and what it collects on the way. (SS-4)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import Move
from ..board import FARTHEST, Way
from ..events import Earned, SetDown, Walked
from ..state import Table
from .player_choice import Scene


def ways(s: Table, figure: int, total: int) -> dict[int, Way]:
    """The ends of a forward move of this total, each once. (SS-4.2)

    The end tells the way: between any two spaces within reach there is only one.
    """
    return {way.end: way for way in s.box.board.ways[s.at[figure]][total]}


def roll_ways(s: Table, figure: int) -> dict[int, Way]:
    """The ends of a move by the dice that lie there. With a Spyglass a step more or less will do. (SS-B5.2)

    Doubles are not changed by it, and at least one step is made.
    """
    total = sum(s.dice)
    found = ways(s, figure, total)
    if s.box.spyglass in s.items[figure >> 1] and s.dice[0] != s.dice[1]:
        spread = s.box.items[s.box.spyglass].n
        for other in range(max(1, total - spread), min(FARTHEST, total + spread) + 1):
            found = {**ways(s, figure, other), **found}
    return found


def walk(s: Table, figure: int, way: Way) -> None:
    """The figure goes its way; passing the Castle, or ending there, it collects at once. (SS-4.12, SS-A30)"""
    s.at[figure] = way.end
    s.tell(Walked, figure, way.end)
    if way.castle:
        collect(s, figure)


def income(s: Table, figure: int) -> int:
    """What the Castle pays: 1 Gold, 1 for each Gold symbol, and what a Royal Seal adds. (SS-B1.2, SS-B5.9)"""
    seat = figure >> 1
    gold = s.box.effects["castle"].n[figure & 1] + s.gold_symbols(seat)
    return gold + s.box.items[s.box.seal].n if s.box.seal in s.items[seat] else gold


def collect(s: Table, figure: int) -> None:
    """A figure brings its player the Castle's income. (SS-4.12)"""
    gold = income(s, figure)
    s.earn(figure >> 1, gold)
    s.tell(Earned, figure >> 1, gold, "castle")


def free_spaces(s: Table, figure: int) -> list[int]:
    """Outer spaces where no figure stands, the lifted one left out. (SS-4.4, SS-A2, SS-A3)"""
    others = [at for other, at in enumerate(s.at) if other != figure]
    return [space for space in s.box.board.outer if space not in others]


def set_down(s: Table, figure: int, space: int) -> None:
    """A figure is put elsewhere, also out of Quicksand; only on the Castle itself it collects. (SS-4.4, SS-4.12)"""
    s.at[figure] = space
    s.stuck[figure] = 0
    s.tell(SetDown, figure, space)
    if space == s.box.board.castle:
        collect(s, figure)


class Marching(Scene):
    """A figure must move so far; at a fork its player chooses. (SS-4.3, SS-4.6, SS-4.8)"""

    figure: int
    steps: int

    def ask(self, s: Table) -> list[Ask]:
        ends = ways(s, self.figure, self.steps)
        moves = s.menu.move[self.figure & 1]
        return [Ask(self.figure >> 1, [moves[end] for end in ends])] if len(ends) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        ends = ways(s, self.figure, self.steps)
        action = answers.get(self.figure >> 1)
        walk(s, self.figure, ends[action.space] if isinstance(action, Move) else next(iter(ends.values())))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move) and seat == self.figure >> 1:
            return refused_move(s, seat, action, self.steps)
        return super().refusal(s, seat, action)


def refused_move(s: Table, seat: Seat, action: Move, total: int) -> Refusal:
    """Why a figure cannot go there by this total."""
    figure = 2 * seat + action.role
    space = s.box.board.spaces[action.space]
    if action.space in s.box.board.ships:
        return Refusal(action, "SS-4.5", "A figure comes to its Ship only when it is sent there.")
    if s.at[figure] == s.box.board.lake:
        return Refusal(action, "SS-4.10", "From the Lake of Fire one moves onto the Lair and nowhere else.")
    return Refusal(action, "SS-4.2", f"A move of {total} does not end at {space.name} ({space.id}).")


def stuck_refusals(s: Table, seat: Seat) -> Iterator[Refusal]:
    """A figure in Quicksand stays. (SS-A24)"""
    for role in (0, 1):
        if s.stuck[2 * seat + role]:
            for end in roll_ways(s, 2 * seat + role):
                why = "It is stuck in Quicksand and may not move this turn."
                yield Refusal(s.menu.move[role][end], "SS-B1.12", why)


PHASES: tuple[type[Phase[Table]], ...] = (Marching,)
