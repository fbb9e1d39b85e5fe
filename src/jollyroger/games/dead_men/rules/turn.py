"""Chapter 3, the order of a turn. (DM-3)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Phase, Seat
from ..components import CHARACTERS
from ..events import TurnBegan
from ..state import Ship
from .action_phase import Acting
from .revenge import Revenge
from .tile_search import Search, tiles_to_place


class Turn(Phase[Ship]):
    """Search the ship, act, suffer Skelit's Revenge; then it is the next player's turn. (DM-3.1)

    Players whose pirate is off ship take whole turns, too. (DM-11.2)
    """

    seat: Seat

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        s.turn_number += 1
        s.active = self.seat
        s.own_tokens = CHARACTERS[s.character[self.seat]].actions
        s.actions_over = False
        s.used_items = 0
        s.tell(TurnBegan, self.seat, s.own_tokens, s.received_tokens)
        s.plan(*[Search()] * tiles_to_place(s), Acting(), Revenge(), Turn((self.seat + 1) % s.seats))
