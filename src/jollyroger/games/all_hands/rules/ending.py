"""How a hand ends, and how the game does. (AH-7, AH-9)"""

from __future__ import annotations

from ....engine import Result, Seat, Step
from ..components import MOST_HANDS, TARGET_POINTS, WIN_BONUS
from ..events import HandDrawn, HandWon, Scored
from ..state import Table
from .runs import find_win, score, winning_runs


def add_to_hand(s: Table, seat: Seat, kind: int, seen: bool) -> bool:
    """Add a card to a hand. If that completes it, the hand ends at once. Returns whether it does. (AH-7.2)"""
    s.pick_up(seat, kind, seen)
    if find_win(s.hands[seat]) is None:
        return False
    end_hand(s, seat)
    return True


def end_hand(s: Table, winner: Seat | None) -> None:
    """Drop everything still planned for this hand. (AH-7.3)"""
    del s.agenda[1:]  # NewHand stays at the bottom
    s.plan(HandEnd(winner))


def hand_is_over(s: Table) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], HandEnd)


class HandEnd(Step[Table]):
    """The winner is announced, all bids and the auction card are discarded, hands are scored. (AH-7.3, AH-9.1)"""

    winner: Seat | None

    def run(self, s: Table) -> None:
        s.discard_table_cards()
        winner = self.winner
        ending = "drawn"
        if winner is None:
            s.tell(HandDrawn)
        else:
            ending = find_win(s.hands[winner]) or ending
            s.tell(HandWon, winner, ending, tuple(s.hands[winner]), winning_runs(s.hands[winner]))
            s.known_cards[winner] = s.hands[winner][:]
        if s.long_game:
            self.score_hands(s)
        else:
            s.end(Result(() if winner is None else (winner,), ending))

    def score_hands(self, s: Table) -> None:
        """Everyone scores the cards in hand; the game ends at 250 points or after 5 hands. (AH-9.1, AH-9.4)"""
        for seat, hand in enumerate(s.hands):
            bonus = WIN_BONUS if seat == self.winner else 0
            s.last_points[seat] = score(hand, s.both_runs) + bonus
            s.points[seat] += s.last_points[seat]
            s.tell(Scored, seat, tuple(hand), s.last_points[seat], s.points[seat], s.seats)
            s.known_cards[seat] = hand[:]
        if max(s.points) >= TARGET_POINTS or s.hand_number == MOST_HANDS:
            ranking = list(zip(s.points, s.last_points, strict=True))
            best = max(ranking)
            winners = tuple(seat for seat, place in enumerate(ranking) if place == best)
            s.end(Result(winners, "points", tuple(s.points)))
