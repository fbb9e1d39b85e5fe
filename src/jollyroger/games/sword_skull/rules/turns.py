"""A turn: cards, the roll, the move, the encounter, the fights, cards again. (SS-3)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import FIRST, KEEP, PASS, PLAY, REROLL, ROLL, Buy, First, Move, Play, Reroll
from ..board import FACES
from ..components import BARGAIN, GUIDE, WIND
from ..events import CannotMove, Rolled, TurnBegan, UsedCompass
from ..state import Table
from .fights import Fights
from .items import bargains, buy
from .movement import Marching, free_spaces, refused_move, roll_ways, set_down, stuck_refusals, walk
from .player_choice import Scene, play_card
from .spaces import Encounter


class Voyage(Phase[Table]):
    """The first player is chosen at random. (SS-2.6)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.first = s.chance.below(s.seats)
        s.plan(Turn(s.first))


class OfSeat(Scene):
    """A phase of one player's turn."""

    seat: Seat


class Turn(OfSeat):
    """One player's turn; then the dice go to the left. (SS-3.1)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.active = self.seat
        s.turn += 1
        s.tell(TurnBegan, self.seat, s.turn)
        s.plan(Morning(self.seat), Evening(self.seat), Night(self.seat), Turn(s.after(self.seat)[0]))


class Morning(OfSeat):
    """Before the roll: Bandit's Bargain, or a Local Guide instead of rolling. (SS-3.2)

    Whoever holds any Fortune card is asked, so that nobody learns which.
    """

    def ask(self, s: Table) -> list[Ask]:
        hand = s.hands[self.seat]
        if not hand:
            return []
        options: list[Action] = [ROLL]
        if GUIDE in hand:
            options.append(PLAY[GUIDE])
        if BARGAIN in hand:
            options += bargains(s, self.seat)
        return [Ask(self.seat, options)]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Buy):
            s.plan(self)
            buy(s, self.seat, action)
        elif isinstance(action, Play):
            play_card(s, self.seat, GUIDE)
            s.plan(Placing(self.seat))
        else:
            s.roll(2)
            s.tell(Rolled, self.seat, tuple(s.dice))
            s.plan(Steering(self.seat, False))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield from too_dear(s, seat)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat == self.seat:
            if isinstance(action, Move):
                return Refusal(action, "SS-3.1", "Roll first: the dice say how far.")
            return refused_buy(s, seat, action) or super().refusal(s, seat, action)
        return super().refusal(s, seat, action)


def too_dear(s: Table, seat: Seat) -> Iterator[Refusal]:
    """Weapons that a Bandit's Bargain could buy but for the Gold. (SS-9.3)"""
    for other in range(s.seats) if BARGAIN in s.hands[seat] else ():
        for item in dict.fromkeys(s.items[other]):
            if other != seat and item in s.menu.buy[other] and s.box.items[item].sell > s.gold[seat]:
                refusal = refused_buy(s, seat, s.menu.buy[other][item])
                if refusal is not None:
                    yield refusal


def refused_buy(s: Table, seat: Seat, action: Action) -> Refusal | None:
    """Why a weapon cannot be bought by a card that is held."""
    if not isinstance(action, Buy) or BARGAIN not in s.hands[seat]:
        return None
    if action.seat == seat or action.seat >= s.seats or action.item not in s.items[action.seat]:
        return Refusal(action, "SS-B4.5", "No other player has that weapon.")
    price = s.box.items[action.item].sell
    return Refusal(action, "SS-9.3", f"That costs {price} Gold, and you have {s.gold[seat]} on hand.")


class Steering(Scene):
    """The dice are rolled: they may be changed; then one figure moves, or both. (SS-4.2, SS-4.3, SS-4.4)"""

    seat: Seat
    compass: bool

    def moves(self, s: Table) -> list[Action]:
        """The ends of every figure that may move, if one figure moves; none on doubles. (SS-4.2, SS-A24, SS-A32)

        A figure on the Lake of Fire is offered the Lair beside the other's moves: it may wait. (SS-A33)
        """
        if s.dice[0] == s.dice[1]:
            return []
        return [
            s.menu.move[role][end]
            for role in (0, 1)
            if not s.stuck[2 * self.seat + role]
            for end in roll_ways(s, 2 * self.seat + role)
        ]

    def changes(self, s: Table) -> list[Action]:
        """How the player can change the roll: Compass and Fair Wind. (SS-B5.3, SS-B4.8)"""
        options: list[Action] = []
        if s.box.compass in s.items[self.seat] and not self.compass:
            options += REROLL[:1] if s.dice[0] == s.dice[1] else REROLL
        if WIND in s.hands[self.seat]:
            options.append(PLAY[WIND])
        return options

    def ask(self, s: Table) -> list[Ask]:
        moves, changes = self.moves(s), self.changes(s)
        if len(moves) < 2 and not changes and not s.hands[self.seat]:
            return []
        return [Ask(self.seat, [*(moves or [KEEP]), *changes])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = self.seat
        action = answers.get(seat) or next(iter(self.moves(s)), None)
        if isinstance(action, Play):
            play_card(s, seat, WIND)
            s.roll(2)
            s.tell(Rolled, seat, tuple(s.dice))
            s.plan(self)
        elif isinstance(action, Reroll):
            s.dice[action.die] = s.chance.below(FACES)
            s.tell(UsedCompass, seat, tuple(s.dice))
            s.plan(Steering(seat, True))
        elif isinstance(action, Move):
            figure = 2 * seat + action.role
            walk(s, figure, roll_ways(s, figure)[action.space])
            s.plan(Encounter(figure), Fights(figure))
        elif s.dice == [0, 0]:
            s.plan(Placing(seat))
        else:
            self.march(s)

    def march(self, s: Table) -> None:
        """Doubles: both figures move the total, but for one in Quicksand. (SS-4.3, SS-4.11, SS-A24)"""
        double = s.dice[0] == s.dice[1]
        figures = [figure for figure in (2 * self.seat, 2 * self.seat + 1) if double and not s.stuck[figure]]
        marches = [Marching(figure, sum(s.dice)) for figure in figures]
        if len(figures) == 2:
            s.plan(*marches, Ordering(self.seat))
        elif figures:
            s.plan(*marches, Encounter(figures[0]), Fights(figures[0]))
        else:
            s.tell(CannotMove, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and s.dice != [0, 0]:
            yield from stuck_refusals(s, seat)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat == self.seat:
            if isinstance(action, Move):
                if s.dice[0] == s.dice[1]:
                    return Refusal(action, "SS-4.3", "Doubles: keep the roll first, then see where it leads.")
                return refused_move(s, seat, action, sum(s.dice))
            if isinstance(action, Reroll) and REROLL[0] in self.changes(s):
                return Refusal(action, "SS-B5.3", "Both dice show the same: roll the first again.")
            if isinstance(action, Reroll):
                return Refusal(action, "SS-B5.3", "Only a Compass rolls one die again, and only once a turn.")
        return super().refusal(s, seat, action)


class Ordering(OfSeat):
    """Both figures have moved: one finishes all it has to do before the other begins. (SS-4.3, SS-A4, SS-A17)"""

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(self.seat, FIRST)]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers[self.seat]
        assert isinstance(action, First)
        first = 2 * self.seat + action.role
        second = first ^ 1
        s.plan(Encounter(first), Fights(first), Encounter(second), Fights(second))


class Placing(OfSeat):
    """A figure is lifted and set down on a free outer space: by a double blank, or a Local Guide. (SS-4.4, SS-B4.4)"""

    def ask(self, s: Table) -> list[Ask]:
        moves = s.menu.move
        return [
            Ask(self.seat, [moves[role][space] for role in (0, 1) for space in free_spaces(s, 2 * self.seat + role)])
        ]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers[self.seat]
        assert isinstance(action, Move)
        figure = 2 * self.seat + action.role
        set_down(s, figure, action.space)
        s.plan(Encounter(figure), Fights(figure))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move) and seat == self.seat:
            if action.space not in s.box.board.outer:
                return Refusal(action, "SS-4.4", "Set the figure down on the outer path: no other space will do.")
            return Refusal(action, "SS-A3", "A figure stands there already.")
        return super().refusal(s, seat, action)


class Evening(OfSeat):
    """At the end of the turn Bandit's Bargain may be played once more. (SS-3.2)

    Asked is whoever holds any Fortune card, if there is a weapon he could pay for: all of that is for all to see.
    """

    def ask(self, s: Table) -> list[Ask]:
        offers = bargains(s, self.seat) if s.hands[self.seat] else []
        if not offers:
            return []
        return [Ask(self.seat, [PASS, *offers] if BARGAIN in s.hands[self.seat] else [PASS])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Buy):
            s.plan(self)
            buy(s, self.seat, action)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield from too_dear(s, seat)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return (refused_buy(s, seat, action) if seat == self.seat else None) or super().refusal(s, seat, action)


class Night(OfSeat):
    """Quicksand lets go of a figure at the end of the turn it has missed. (SS-A24)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for figure in (2 * self.seat, 2 * self.seat + 1):
            s.stuck[figure] = max(0, s.stuck[figure] - 1)


PHASES: tuple[type[Phase[Table]], ...] = (Evening, Morning, Night, Ordering, Placing, Steering, Turn, Voyage)
