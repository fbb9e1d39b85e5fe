"""A turn: cards, the roll, the move, the encounter, the fights, cards again. (SS-3)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....engine import Action, Phase, Refusal, Seat, Step
from ..actions import FIRST, KEEP, PASS, PLAY, REROLL, ROLL, Buy, First, Move, Play, Reroll
from ..board import FACES, OFFICER, PIRATE
from ..components import BARGAIN, GUIDE, WIND
from ..events import CannotMove, Rolled, TurnBegan, UsedCompass
from ..messages import text
from ..state import SEATS, Table, figure_of, figures_of, role_of
from .fights import FIGHTS
from .items import affordable_weapons, buy_refusal, buy_weapon, unaffordable_weapons
from .movement import ForwardMove, free_spaces, move_figure, move_refusal, place_figure, roll_routes, stuck_refusals
from .player_choice import CardWindow, PlayerChoice, has_cards, play_card
from .spaces import ENCOUNTER


class FirstPlayer(Step[Table]):
    """The first player is chosen at random. (SS-2.6)"""

    def run(self, s: Table) -> None:
        s.first_player = s.chance.below(s.seats)
        s.plan(TURN[s.first_player])


class Turn(Step[Table]):
    """One player's turn; then the dice go to the left. (SS-3.1)"""

    seat: Seat

    def run(self, s: Table) -> None:
        seat = self.seat
        s.active = seat
        s.turn += 1
        s.tell(TurnBegan, seat, s.turn)
        s.plan(BEFORE_ROLL[seat], END_OF_TURN[seat], RELEASE_STUCK[seat], TURN[s.left_of(seat)])


class BargainWindow(CardWindow):
    """A moment of a player's turn when he can play a Bandit's Bargain. (SS-3.2)"""

    seat: Seat

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield from unaffordable_weapons(s, seat)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return (buy_refusal(s, seat, action) if seat == self.seat else None) or super().refusal(s, seat, action)


class BeforeRoll(BargainWindow):
    """Before the roll: Bandit's Bargain, or a Local Guide instead of rolling. (SS-3.2)"""

    def options(self, s: Table) -> list[Action]:
        hand = s.hands[self.seat]
        options: list[Action] = [ROLL]
        if GUIDE in hand:
            options.append(PLAY[GUIDE])
        if BARGAIN in hand:
            options += affordable_weapons(s, self.seat)
        return options

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Buy):
            s.plan(self)
            buy_weapon(s, self.seat, action)
        elif isinstance(action, Play):
            play_card(s, self.seat, GUIDE)
            s.plan(Placing(self.seat))
        else:
            roll_for_move(s, self.seat)
            s.plan(MOVE_CHOICE[self.seat])

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move) and seat == self.seat:
            return Refusal(action, "SS-3.1", text("refusal-roll-first"))
        return super().refusal(s, seat, action)


def roll_for_move(s: Table, seat: Seat) -> None:
    """Roll both dice. (SS-4.1)"""
    s.roll(2)
    s.tell(roll_told, s, seat)


def roll_told(s: Table, seat: Seat) -> Rolled:
    """The event of a roll to move."""
    return Rolled(seat, tuple(s.dice), figures_stuck(s, seat))


def figures_stuck(s: Table, seat: Seat) -> tuple[bool, bool]:
    """Whether the player's Officer and Pirate are in Quicksand."""
    officer, pirate = figures_of(seat)
    return s.stuck[officer] > 0, s.stuck[pirate] > 0


class MoveChoice(CardWindow):
    """After the roll: change the dice, or choose the figure that moves and its route. (SS-4.2, SS-4.3, SS-4.4)

    If no single figure can be chosen (doubles, or both are stuck), KEEP accepts the roll.
    """

    seat: Seat
    compass_used: bool

    def moves(self, s: Table) -> list[Action]:
        """All routes of the figures that may move; none on doubles. (SS-4.2, SS-A24, SS-A32)

        A figure on the Lake of Fire may wait there: its move to the Lair is one option among others. (SS-A33)
        """
        die, other = s.dice
        if die == other:
            return []
        moves = s.actions.spyglass_moves if s.box.spyglass in s.items[self.seat] else s.actions.moves
        officer, pirate = figures_of(self.seat)
        officers = [] if s.stuck[officer] else moves[OFFICER][s.location[officer]][die + other]
        pirates = [] if s.stuck[pirate] else moves[PIRATE][s.location[pirate]][die + other]
        return officers + pirates

    def rerolls(self, s: Table) -> list[Action]:
        """The ways to change the roll: Compass and Fair Wind. (SS-B5.3, SS-B4.8)"""
        options: list[Action] = []
        if s.box.compass in s.items[self.seat] and not self.compass_used:
            options += REROLL[:1] if s.dice[0] == s.dice[1] else REROLL
        if WIND in s.hands[self.seat]:
            options.append(PLAY[WIND])
        return options

    def options(self, s: Table) -> list[Action]:
        moves, rerolls = self.moves(s) or [KEEP], self.rerolls(s)
        return moves + rerolls if rerolls else moves

    def needs_answer(self, s: Table, options: Sequence[Action]) -> bool:
        # Without a hand there may still be a choice of moves.
        return len(options) > 1 or has_cards(s, self.seat)

    def decide_unasked(self, s: Table, options: Sequence[Action]) -> None:
        action = options[0]
        if isinstance(action, Move):
            self.move(s, action, forced="move")
        else:
            self.decide(s, action)

    def decide(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Move):
            self.move(s, action, forced="")
        elif isinstance(action, Play):
            play_card(s, seat, WIND)
            roll_for_move(s, seat)
            s.plan(self)
        elif isinstance(action, Reroll):
            s.dice[action.die] = s.chance.below(FACES)
            s.tell(UsedCompass, seat, action.die, tuple(s.dice), figures_stuck(s, seat))
            s.plan(MoveChoice(seat, True))
        elif s.dice == [0, 0]:
            s.plan(Placing(seat))
        else:
            self.keep(s)

    def move(self, s: Table, action: Move, forced: str) -> None:
        """Move one figure by the roll; it encounters its new space, then fights there. (SS-3.1)"""
        figure = figure_of(self.seat, action.role)
        move_figure(s, figure, roll_routes(s, figure)[action.space], forced)
        s.plan(ENCOUNTER[figure], FIGHTS[figure])

    def keep(self, s: Table) -> None:
        """Doubles move both figures, except one in Quicksand. (SS-4.3, SS-4.11, SS-A24)"""
        figures = [figure for figure in figures_of(self.seat) if not s.stuck[figure]]
        moves = [ForwardMove(figure, sum(s.dice)) for figure in figures]
        if len(figures) == 2:
            s.plan(*moves, FigureOrder(self.seat))
        elif figures:
            s.plan(*moves, ENCOUNTER[figures[0]], FIGHTS[figures[0]])
        else:
            s.tell(CannotMove, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and s.dice != [0, 0]:
            yield from stuck_refusals(s, seat)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat == self.seat:
            if isinstance(action, Move):
                if s.dice[0] == s.dice[1]:
                    return Refusal(action, "SS-4.3", text("refusal-doubles"))
                return move_refusal(s, seat, action, sum(s.dice))
            if isinstance(action, Reroll) and REROLL[0] in self.rerolls(s):
                return Refusal(action, "SS-B5.3", text("refusal-reroll-same"))
            if isinstance(action, Reroll):
                return Refusal(action, "SS-B5.3", text("refusal-reroll"))
        return super().refusal(s, seat, action)


class FigureOrder(PlayerChoice):
    """Both figures have moved: one resolves its space completely before the other. (SS-4.3, SS-A4, SS-A17)"""

    seat: Seat

    def options(self, s: Table) -> list[First]:
        return FIRST

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, First)
        first, second = figure_of(self.seat, action.role), figure_of(self.seat, 1 - action.role)
        s.plan(ENCOUNTER[first], FIGHTS[first], ENCOUNTER[second], FIGHTS[second])


class Placing(PlayerChoice):
    """A double blank or a Local Guide puts a figure on a free outer space. (SS-4.4, SS-B4.4)"""

    seat: Seat

    def options(self, s: Table) -> list[Move]:
        return [
            s.actions.move[role_of(figure)][end] for figure in figures_of(self.seat) for end in free_spaces(s, figure)
        ]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Move)
        figure = figure_of(self.seat, action.role)
        place_figure(s, figure, action.space)
        s.plan(ENCOUNTER[figure], FIGHTS[figure])

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move) and seat == self.seat:
            if action.space not in s.box.board.outer:
                return Refusal(action, "SS-4.4", text("refusal-place-outside"))
            return Refusal(action, "SS-A3", text("refusal-place-taken"))
        return super().refusal(s, seat, action)


class EndOfTurn(BargainWindow):
    """At the end of the turn the player may play Bandit's Bargain. (SS-3.2)"""

    def options(self, s: Table) -> list[Action]:
        return [PASS, *affordable_weapons(s, self.seat)] if BARGAIN in s.hands[self.seat] else [PASS]

    def needs_answer(self, s: Table, options: Sequence[Action]) -> bool:
        # Only if the player could pay for a weapon: everybody can see that, so the question tells nothing.
        return has_cards(s, self.seat) and bool(affordable_weapons(s, self.seat))

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Buy):
            s.plan(self)
            buy_weapon(s, self.seat, action)


class ReleaseStuck(Step[Table]):
    """Quicksand releases a figure at the end of the turn it has missed. (SS-A24)"""

    seat: Seat

    def run(self, s: Table) -> None:
        for figure in figures_of(self.seat):
            if s.stuck[figure]:
                s.stuck[figure] -= 1


TURN: Final = [Turn(seat) for seat in SEATS]
BEFORE_ROLL: Final = [BeforeRoll(seat) for seat in SEATS]
MOVE_CHOICE: Final = [MoveChoice(seat, False) for seat in SEATS]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in SEATS]
RELEASE_STUCK: Final = [ReleaseStuck(seat) for seat in SEATS]

PHASES: tuple[type[Phase[Table]], ...] = (
    BeforeRoll,
    EndOfTurn,
    FigureOrder,
    FirstPlayer,
    MoveChoice,
    Placing,
    ReleaseStuck,
    Turn,
)
