"""The state of a game: the columns with their dice, the crew, rum and gold, and changes for the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from ...engine import Chance, Seat, State
from .components import COMPONENTS, FACES, PIRATES, Adventure, Components, Quest, Stage

EMPTY: Final = [0] * (len(FACES) + 1)
"""No dice in any column. Columns are counted from 1, as their symbols are."""


class Table(State):
    """Every die, rum and gold token is in exactly one place. (case 28)

    Lists of columns are indexed by the value of the symbol; `black[0]` counts the black dice that are out for the
    round. Gold, rolled dice and the crew are sorted, because equal pieces are interchangeable.
    """

    derived: ClassVar[tuple[str, ...]] = ("components", "limits")
    # With this many attributes slots are noticeably faster than a dictionary.
    __slots__ = (
        "quest_number",
        "layout",
        "campaign",
        "chosen_crew",
        "banked",
        "banked_tokens",
        "captain",
        "round",
        "stage_number",
        "active",
        "waiting",
        "fresh",
        "rerolled",
        "out",
        "unused_dice",
        "unused_black",
        "black",
        "columns",
        "hold",
        "rum",
        "crew",
        "flipped",
        "rum_on",
        "gold",
        "purses",
        "tossed",
        "tokens",
        "hits",
        "duels",
        "damage",
        "damages",
        "unlocked",
        "pardon",
        "extra_black",
        "die_fewer",
        "die_fewer_next",
        "die_more",
        "die_more_next",
        "fates",
        "spills",
        "past_black",
        "past_columns",
        "past_fates",
        "past_spills",
        *derived,
    )

    def __init__(
        self, seats: int, chance: Chance, components: Components = COMPONENTS, original: Table | None = None
    ) -> None:
        """A table with everything still in the box, or a copy of another one."""
        super().__init__(seats, chance)
        self.components = components
        if original is None:
            self.limits = [pirate.limit for pirate in components.pirates]  # the most rum on each pirate
            self.reset_campaign()
        else:
            self.copy(original)

    def reset_campaign(self) -> None:
        """The first quest, with the choices that players make before the game at their defaults. (BD-10.5)"""
        seats, components = self.seats, self.components
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
        return Table(self.seats, self.chance.clone(), self.components, self)

    def copy(self, other: Table) -> None:
        """Take over everything but the luck from another table."""
        self.copy_kernel(other)
        self.limits = other.limits
        self.quest_number = other.quest_number
        self.layout = other.layout
        self.campaign = other.campaign
        self.chosen_crew = other.chosen_crew
        self.round = other.round
        self.stage_number = other.stage_number
        self.captain = other.captain
        self.active = other.active
        self.waiting = other.waiting[:]
        self.fresh = other.fresh[:]
        self.rerolled = other.rerolled[:]
        self.out = other.out[:]
        self.unused_dice = other.unused_dice[:]
        self.unused_black = other.unused_black
        self.black = other.black[:]
        self.columns = [column[:] for column in other.columns]
        self.hold = other.hold
        self.rum = other.rum[:]
        self.crew = other.crew[:]
        self.flipped = other.flipped[:]
        self.rum_on = other.rum_on[:]
        self.gold = other.gold[:]
        self.purses = [purse[:] for purse in other.purses]
        self.tossed = other.tossed[:]
        self.tokens = other.tokens
        self.hits = other.hits
        self.damage = other.damage
        self.damages = other.damages[:]
        self.unlocked = other.unlocked
        self.pardon = other.pardon
        self.extra_black = other.extra_black
        self.die_fewer = other.die_fewer
        self.die_fewer_next = other.die_fewer_next
        self.die_more = other.die_more
        self.die_more_next = other.die_more_next
        self.fates = other.fates[:]
        self.spills = other.spills[:]
        self.duels = other.duels[:]
        self.past_black = other.past_black
        self.past_columns = other.past_columns
        self.past_fates = other.past_fates
        self.past_spills = other.past_spills
        self.banked = other.banked[:]
        self.banked_tokens = other.banked_tokens[:]

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
        black = self.black
        return [face for face in FACES if black[face]]

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
        return self.limits[pirate]

    def damage_left(self) -> int:
        """How much more damage sinks the ship. (BD-8.5)"""
        return self.components.numbers.ship_damage - self.damage

    def pirates_with_room(self) -> list[int]:
        """The pirates face up that are not full. (BD-7.1)"""
        rum_on, limits = self.rum_on, self.limits
        return [pirate for pirate in self.crew if rum_on[pirate] < limits[pirate]]

    def return_rum(self, pirate: int) -> None:
        """Put the rum on a pirate back into the hold. (BD-7.5, BD-7.7)"""
        self.hold += self.rum_on[pirate]
        self.rum_on[pirate] = 0
