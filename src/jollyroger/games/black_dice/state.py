"""The table: the tile with its columns of dice, the crew, rum and gold, and what the next round brings."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Chance, Seat, State
from .components import BOX, FACES, PIRATES, Adventure, Box, Quest, Stage

EMPTY = [0] * (len(FACES) + 1)


class Table(State):
    """All dice, rum and gold are always in exactly one place. (case 28)

    Columns are lists by the value of their symbol. `black[0]` holds the black dice that are out for the round. Gold,
    rolled dice and the crew are kept sorted: alike pieces have no order. The box is not part of what is written down.
    """

    derived: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, seats: int, chance: Chance, box: Box = BOX) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.quest = 0
        self.layout = box.layouts[0]
        self.campaign = False
        self.chosen: list[int] = []  # the crew agreed on; nobody: drawn at random
        self.banked = [0] * seats  # gold of the quests before, in a campaign
        self.banked_tokens = [0] * seats
        self.captain: Seat = 0
        self.unpack()

    def unpack(self) -> None:
        """Everything back in its place, as a quest begins. (BD-2)"""
        seats, numbers = self.seats, self.box.numbers
        self.round = 0
        self.stage = 0
        self.active: Seat | None = None  # whose dice are on the table in front of him
        self.waiting = [0] * seats  # unplaced dice that are not part of the current roll
        self.fresh: list[int] = []  # dice of the current roll: not rolled again yet
        self.spent: list[int] = []  # rolled again already
        self.out: list[int] = []  # inactive twice: not usable in this roll (BD-6.2)
        self.stowed = [numbers.dice_a_colour] * seats  # in the box
        self.black_box = numbers.black_dice
        self.black = EMPTY[:]
        self.columns: list[list[Seat]] = [[] for _ in EMPTY]  # the owners of the dice, in the order they were added
        self.hold = numbers.rum
        self.rum = [0] * seats
        self.crew: list[int] = []  # pirates face up
        self.lost: list[int] = []  # pirates flipped for good
        self.drunk = [0] * len(PIRATES)  # rum on each pirate
        self.gold: list[int] = list(self.box.gold)  # the pool, face down
        self.purses: list[list[int]] = [[] for _ in range(seats)]
        self.tossed: list[int] = []  # out of the game, face down
        self.tokens = 0
        self.hits = 0
        self.duels: list[list[int]] = []  # the rolls of the last duels, seat by seat, 0: not in it
        self.damage = 0
        self.unlocked = False  # the fight for the flag, this settlement (BD-8.12)
        self.pardon: Seat | None = None  # who may still ignore a penalty (BD-7.4)
        self.more_black = 0  # black dice more or fewer next round
        self.short = False  # everyone has a die fewer, this round and the next
        self.short_next = False
        self.sails = False  # everyone has a die more
        self.sails_next = False
        self.fates = [""] * len(EMPTY)  # what became of each column in this settlement
        self.spills: list[list[int]] = [[] for _ in EMPTY]  # what the surplus of each failed column rolled
        self.past_black = EMPTY[:]  # the last round's columns, as they were settled
        self.past_columns: list[list[Seat]] = [[] for _ in EMPTY]
        self.past_fates = [""] * len(EMPTY)
        self.past_spills: list[list[int]] = [[] for _ in EMPTY]

    def clone(self) -> Table:
        twin = Table.__new__(Table)
        State.__init__(twin, self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.box = self.box
        twin.quest = self.quest
        twin.layout = self.layout
        twin.campaign = self.campaign
        twin.chosen = self.chosen
        twin.round = self.round
        twin.stage = self.stage
        twin.captain = self.captain
        twin.active = self.active
        twin.waiting = self.waiting[:]
        twin.fresh = self.fresh[:]
        twin.spent = self.spent[:]
        twin.out = self.out[:]
        twin.stowed = self.stowed[:]
        twin.black_box = self.black_box
        twin.black = self.black[:]
        twin.columns = [column[:] for column in self.columns]
        twin.hold = self.hold
        twin.rum = self.rum[:]
        twin.crew = self.crew[:]
        twin.lost = self.lost[:]
        twin.drunk = self.drunk[:]
        twin.gold = self.gold[:]
        twin.purses = [purse[:] for purse in self.purses]
        twin.tossed = self.tossed[:]
        twin.tokens = self.tokens
        twin.hits = self.hits
        twin.damage = self.damage
        twin.unlocked = self.unlocked
        twin.pardon = self.pardon
        twin.more_black = self.more_black
        twin.short = self.short
        twin.short_next = self.short_next
        twin.sails = self.sails
        twin.sails_next = self.sails_next
        twin.fates = self.fates[:]
        twin.spills = self.spills[:]
        twin.duels = self.duels[:]
        twin.past_black = self.past_black
        twin.past_columns = self.past_columns
        twin.past_fates = self.past_fates
        twin.past_spills = self.past_spills
        twin.banked = self.banked[:]
        twin.banked_tokens = self.banked_tokens[:]
        return twin

    @property
    def tile(self) -> Quest:
        return self.box.quests[self.quest]

    @property
    def waters(self) -> Stage:
        """What is blocked in this stage of the quest. (BD-5)"""
        return self.tile.stages[self.stage]

    def adventure(self, column: int) -> Adventure:
        return self.tile.tile(self.layout)[column - 1]

    def lines(self) -> list[int]:
        """The active columns: those with a black die. (BD-4.4)"""
        return [face for face in FACES if self.black[face]]

    def unplaced(self, seat: Seat) -> int:
        """How many dice this player has still to place."""
        rolled = len(self.fresh) + len(self.spent) + len(self.out) if seat == self.active else 0
        return self.waiting[seat] + rolled

    def round_of(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with this one."""
        return [*range(seat, self.seats), *range(seat)]

    def limit(self, pirate: int) -> int:
        return self.box.pirates[pirate].limit

    def unblocked(self) -> list[int]:
        """The pirates face up that have room for another rum. (BD-7.1)"""
        return [pirate for pirate in self.crew if self.drunk[pirate] < self.limit(pirate)]

    def sober(self, pirate: int) -> None:
        """The rum on this pirate returns to the hold. (BD-7.5, BD-7.7)"""
        self.hold += self.drunk[pirate]
        self.drunk[pirate] = 0
