"""Setting out, and the order of a turn. (DM-2, DM-3)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Phase, Seat
from ..components import CHARACTERS, COMPONENTS, ROOMS, TILE_COUNT, cell_at
from ..events import Began, TurnBegan
from ..layout import lay_tile, set_exit
from ..state import Ship
from .action_phase import Acting
from .revenge import Revenge
from .tile_search import Search


class SettingOut(Phase[Ship]):
    """Fires are rolled, characters and items dealt; the alphabetically first character begins. (DM-2.3, DM-2.5)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        for room in s.rooms:
            s.fire[room] = s.chance.roll(5)  # a die, 6 being rolled again (DM-2.1)
        s.character = [s.chance.draw(s.reserve) for _ in range(s.seats)]
        s.item = [s.chance.draw(s.table_items) for _ in range(s.seats)]
        s.tell(Began, tuple(s.character), tuple(s.item), s.goal, s.all_crew)
        s.plan(Turn(s.character.index(min(s.character))))


def lay_starting_rooms(s: Ship) -> None:
    """The four starting rooms, the entrance, and a deckhand at the trapdoor. (DM-1.2, DM-2.1)"""
    rooms = len(ROOMS)
    s.cell = [None] * rooms
    s.rotation = [0] * rooms
    s.link = [None] * (4 * rooms)
    s.fire = [0] * (rooms + 1)
    s.keg_spent = [False] * rooms
    s.trapdoor = [False] * rooms
    s.deckhands = [0] * (rooms + 1)
    s.exits = [None, None]
    for room, start in enumerate(COMPONENTS.starts):
        lay_tile(s, room, cell_at(start.x, start.y), 0)
        s.trapdoor[room] = start.trapdoor
        s.deckhands[room] = start.deckhands
        s.supply -= start.deckhands
        if start.exit is not None:
            set_exit(s, 0, 4 * room + start.exit)


class Turn(Phase[Ship]):
    """Search the ship, act, suffer Skelit's Revenge; then the next player's turn. (DM-3.1)

    Whoever is off ship takes his turn like everybody else, tile included. (DM-11.2)
    """

    seat: Seat

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        s.turn_number += 1
        s.active = self.seat
        s.own_tokens = CHARACTERS[s.character[self.seat]].actions
        s.actions_over = False
        s.used_items = 0
        s.tell(TurnBegan, self.seat, s.own_tokens, s.received_tokens)
        # Two tiles while the top one is marked: on everybody's first turn. (DM-4.1)
        searches = 2 if TILE_COUNT - len(s.stack) < s.double_tiles else 1
        s.plan(*[Search()] * searches, Acting(), Revenge(), Turn((self.seat + 1) % s.seats))
