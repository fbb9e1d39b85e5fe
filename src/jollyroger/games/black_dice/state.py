"""The state of a game: the columns with their dice, the crew, rum and gold, and changes for the next round."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Chance, Seat, State
from .components import COMPONENTS, FACES, PIRATES, Adventure, Components, Quest, Stage

EMPTY = [0] * (len(FACES) + 1)
"""No dice in any column. Columns are counted from 1, as their symbols are."""


class Table(State):
    """Every die, rum and gold token is in exactly one place. (case 28)

    Lists of columns are indexed by the value of the symbol; `black[0]` counts the black dice that are out for the
    round. Gold, rolled dice and the crew are sorted, because equal pieces are interchangeable.
    """

    derived: ClassVar[tuple[str, ...]] = ("components",)

    def __init__(self, seats: int, chance: Chance, components: Components = COMPONENTS) -> None:
        super().__init__(seats, chance)
        self.components = components
        self.quest_number = 0
        self.layout = components.layouts[0]
        self.campaign = False
        self.chosen_crew: list[int] = []  # the crew agreed on; empty: drawn at random
        self.banked = [0] * seats  # gold from earlier quests of a campaign
        self.banked_tokens = [0] * seats
        self.captain: Seat = 0
        self.reset_quest()

    def reset_quest(self) -> None:
        """Put every piece back in its place for a new quest. (BD-2)"""
        seats, numbers = self.seats, self.components.numbers
        self.round = 0
        self.stage_number = 0
        self.active: Seat | None = None  # the player who has rolled
        self.waiting = [0] * seats  # unplaced dice that are not part of the current roll
        self.fresh: list[int] = []  # dice of the current roll that may be rolled again for free
        self.rerolled: list[int] = []  # dice of the current roll that have been rolled again
        self.out: list[int] = []  # dice that were inactive twice: out for this roll (BD-6.2)
        self.unused_dice = [numbers.dice_a_colour] * seats  # in the box
        self.unused_black = numbers.black_dice  # in the box
        self.black = EMPTY[:]
        self.columns: list[list[Seat]] = [[] for _ in EMPTY]  # the owners of the dice, in the order of adding
        self.hold = numbers.rum
        self.rum = [0] * seats
        self.crew: list[int] = []  # the pirates face up
        self.flipped: list[int] = []  # the pirates flipped
        self.rum_on = [0] * len(PIRATES)  # rum on each pirate
        self.gold: list[int] = list(self.components.gold)  # the pool, face down
        self.purses: list[list[int]] = [[] for _ in range(seats)]
        self.tossed: list[int] = []  # out of the game, face down
        self.tokens = 0  # summoning tokens or map pieces (BD-5.3)
        self.hits = 0  # on the enemy
        self.duels: list[list[int]] = []  # the rolls of the last duels by seat; 0: not in the duel
        self.damage = 0  # of the ship
        self.damages: list[list[int]] = []  # round, column and amount of each damage
        self.unlocked = False  # the fight for the flag, in this settlement (BD-8.12)
        self.pardon: Seat | None = None  # who may still ignore a penalty (BD-7.4)
        self.extra_black = 0  # more (or, if negative, fewer) black dice next round
        self.die_fewer = False  # everyone has a die fewer this round (BD-8.10)
        self.die_fewer_next = False
        self.die_more = False  # everyone has a die more this round (BD-7.2)
        self.die_more_next = False
        self.fates = [""] * len(EMPTY)  # of each column in this settlement: completed, failed or inactive
        self.spills: list[list[int]] = [[] for _ in EMPTY]  # the surplus rolls of each failed column
        self.past_black = EMPTY[:]  # the columns of the last settlement
        self.past_columns: list[list[Seat]] = [[] for _ in EMPTY]
        self.past_fates = [""] * len(EMPTY)
        self.past_spills: list[list[int]] = [[] for _ in EMPTY]

    def clone(self) -> Table:
        twin = Table.__new__(Table)
        State.__init__(twin, self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.components = self.components
        twin.quest_number = self.quest_number
        twin.layout = self.layout
        twin.campaign = self.campaign
        twin.chosen_crew = self.chosen_crew
        twin.round = self.round
        twin.stage_number = self.stage_number
        twin.captain = self.captain
        twin.active = self.active
        twin.waiting = self.waiting[:]
        twin.fresh = self.fresh[:]
        twin.rerolled = self.rerolled[:]
        twin.out = self.out[:]
        twin.unused_dice = self.unused_dice[:]
        twin.unused_black = self.unused_black
        twin.black = self.black[:]
        twin.columns = [column[:] for column in self.columns]
        twin.hold = self.hold
        twin.rum = self.rum[:]
        twin.crew = self.crew[:]
        twin.flipped = self.flipped[:]
        twin.rum_on = self.rum_on[:]
        twin.gold = self.gold[:]
        twin.purses = [purse[:] for purse in self.purses]
        twin.tossed = self.tossed[:]
        twin.tokens = self.tokens
        twin.hits = self.hits
        twin.damage = self.damage
        twin.damages = self.damages[:]
        twin.unlocked = self.unlocked
        twin.pardon = self.pardon
        twin.extra_black = self.extra_black
        twin.die_fewer = self.die_fewer
        twin.die_fewer_next = self.die_fewer_next
        twin.die_more = self.die_more
        twin.die_more_next = self.die_more_next
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
    def quest(self) -> Quest:
        return self.components.quests[self.quest_number]

    @property
    def stage(self) -> Stage:
        return self.quest.stages[self.stage_number]

    def adventure(self, column: int) -> Adventure:
        return self.quest.adventures(self.layout)[column - 1]

    def active_columns(self) -> list[int]:
        """The columns with a black die. (BD-4.4)"""
        return [face for face in FACES if self.black[face]]

    def missing(self, column: int) -> int:
        """How many dice a column lacks to be completed; 0 or less if it lacks none. (BD-8.2, BD-8.3)"""
        return self.black[column] - len(self.columns[column])

    def shown(self, face: int) -> int:
        """How many usable dice of the current roll show this face."""
        return self.fresh.count(face) + self.rerolled.count(face)

    def unplaced(self, seat: Seat) -> int:
        """How many dice a player still has to place."""
        rolled = len(self.fresh) + len(self.rerolled) + len(self.out) if seat == self.active else 0
        return self.waiting[seat] + rolled

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with this one."""
        return [*range(seat, self.seats), *range(seat)]

    def limit(self, pirate: int) -> int:
        return self.components.pirates[pirate].limit

    def damage_left(self) -> int:
        """How much more damage sinks the ship. (BD-8.5)"""
        return self.components.numbers.ship_damage - self.damage

    def pirates_with_room(self) -> list[int]:
        """The pirates face up that are not full. (BD-7.1)"""
        return [pirate for pirate in self.crew if self.rum_on[pirate] < self.limit(pirate)]

    def return_rum(self, pirate: int) -> None:
        """Put the rum on a pirate back into the hold. (BD-7.5, BD-7.7)"""
        self.hold += self.rum_on[pirate]
        self.rum_on[pirate] = 0
