"""Chapter 3, the order of a turn. (DM-3)"""

from __future__ import annotations

from typing import Final

from ....engine import Seat, Step
from ..actions import MAX_PIRATES
from ..components import CHARACTERS
from ..events import TurnBegan
from ..state import Ship
from .action_phase import ACTING
from .revenge import REVENGE
from .tile_search import SEARCH, tiles_to_place


class Turn(Step[Ship]):
    """Search the ship, act, suffer Skelit's Revenge; then it is the next player's turn. (DM-3.1)

    Players whose pirate is off ship take whole turns, too. (DM-11.2)
    """

    seat: Seat

    def run(self, s: Ship) -> None:
        s.turn_number += 1
        s.active = self.seat
        s.own_tokens = CHARACTERS[s.character[self.seat]].actions
        s.actions_over = False
        s.used_items = 0
        s.tell(TurnBegan, self.seat, s.own_tokens, s.received_tokens)
        if tiles_to_place(s) == 2:
            s.plan(SEARCH, SEARCH, ACTING, REVENGE, TURN[(self.seat + 1) % s.seats])
        else:
            s.plan(SEARCH, ACTING, REVENGE, TURN[(self.seat + 1) % s.seats])


TURN: Final = [Turn(seat) for seat in range(MAX_PIRATES)]
