"""What the learnt value looks at: a player's figures, Might, Gold, cards, and how near the others are to winning.

Everything is counted in whole numbers, so that the value is the same on every machine and in both builds.
"""

from __future__ import annotations

from typing import Final

from ....engine import Seat
from ..board import FACES
from ..components import HAND_CARDS, PLAYERS, TOOLS
from ..odds import affordable_faces, win_chance
from ..state import Table, figures_of
from .evaluation import DISCOUNT, FARTHEST

MIGHTIEST: Final = 15
"""More Might than this counts as this much: it beats the Pirate King as surely as can be."""
ROWS: Final = 4
"""Rows of the Enemies' chart that are told apart."""
RICHEST: Final = 60
"""More Gold than this counts as this much: it pays every price."""
PERCENT: Final = 100
HAND: Final = sorted(HAND_CARDS)
HAND_PLACE: Final = {card: place for place, card in enumerate(HAND)}

PLACES: Final = 0
"""For each role and each distance from the Lake of Fire: whether the figure is there."""
MIGHTS: Final = PLACES + 2 * FARTHEST
"""For each role and each Might: whether the figure has it."""
PRICES: Final = MIGHTS + 2 * (MIGHTIEST + 1)
"""For each number of faces of the price die: whether the Gold is enough on so many."""
CREW_ROWS: Final = PRICES + FACES + 1
"""For each row of the Enemies' chart: whether it applies."""
WAITS: Final = CREW_ROWS + ROWS
"""For each number of players: whether so many have their turn first."""
SEATS: Final = WAITS + PLAYERS[-1]
"""For each number of players: whether so many play."""
CARDS: Final = SEATS + PLAYERS[-1] + 1
"""Cards of each kind in the hand."""
TOOL_KINDS: Final = CARDS + len(HAND)
"""Whether the player has each of the tools."""
STUCK: Final = TOOL_KINDS + len(TOOLS)
"""For each role: whether the figure is in Quicksand."""
CHANCES: Final = STUCK + 2
"""For each role, in percent: the chance on the Lair, the chance on the Lake, and both together less with distance."""
GOLD: Final = CHANCES + 2 * 3
GOLD_SYMBOLS: Final = GOLD + 1
CREW: Final = GOLD_SYMBOLS + 1
TROVE: Final = CREW + 1
RIVALS: Final = TROVE + 1
"""The best of the others: the nearest to winning in percent, faces of the price die, Might."""
FEATURES: Final = RIVALS + 3


class Standing:
    """What of a player's position matters to the others too."""

    def __init__(self, s: Table, seat: Seat) -> None:
        board = s.box.board
        self.faces = affordable_faces(s, s.gold[seat])
        self.chances: list[int] = []
        self.mights: list[int] = []
        self.nearest = 0
        pays = self.faces / FACES
        for figure in figures_of(seat):
            might, space = s.might(figure), s.location[figure]
            lair = pays + (1 - pays) * win_chance(might - s.box.king_might)
            mate = win_chance(might - s.box.mate_might)
            near = lair if space == board.lake else lair * mate * DISCOUNT[board.steps_to_lake[space]]
            self.chances += [int(PERCENT * lair), int(PERCENT * mate), int(PERCENT * near)]
            self.mights.append(might)
            self.nearest = max(self.nearest, int(PERCENT * near))


def features(s: Table, seat: Seat, standings: list[Standing]) -> list[tuple[int, int]]:
    """The features of a player that are not 0, each with its amount."""
    own, gold, crew = standings[seat], s.gold[seat], s.crew_size(seat)
    row = min(s.box.row(crew), ROWS - 1)
    found = [
        (PRICES + own.faces, 1),
        (CREW_ROWS + row, 1),
        (WAITS + (seat - s.active) % s.seats, 1),
        (SEATS + s.seats, 1),
        (GOLD, min(gold, RICHEST)),
        (GOLD_SYMBOLS, s.gold_symbols(seat)),
        (CREW, crew),
        (TROVE, min(s.trove, RICHEST)),
    ]
    steps = s.box.board.steps_to_lake
    for role, figure in enumerate(figures_of(seat)):
        found.append((PLACES + FARTHEST * role + steps[s.location[figure]], 1))
        found.append((MIGHTS + (MIGHTIEST + 1) * role + min(own.mights[role], MIGHTIEST), 1))
        if s.stuck[figure]:
            found.append((STUCK + role, 1))
    for place, chance in enumerate(own.chances):
        if chance:
            found.append((CHANCES + place, chance))
    found += [(CARDS + HAND_PLACE[card], 1) for card in s.hands[seat]]
    found += [(TOOL_KINDS + item - s.box.spyglass, 1) for item in s.items[seat] if item >= s.box.spyglass]
    nearest = faces = might = 0
    for other, standing in enumerate(standings):
        if other != seat:
            nearest = max(nearest, standing.nearest)
            faces = max(faces, standing.faces)
            might = max(might, standing.mights[0], standing.mights[1])
    found += [(RIVALS, nearest), (RIVALS + 1, faces), (RIVALS + 2, might)]
    return found
