"""What each space does to the figure that has come to it. (SS-5, SS-7, SS-B1)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine import Action, Ask, Phase, Result, Seat
from ..actions import FIGHT, PAY
from ..events import Challenged, Earned, GameWon, GotStuck, PaidKing, Prevailed, Priced, RopeHelped, Threw, WentToDen
from ..state import Errand, Table
from .bridge import bridge
from .caves import cave
from .combat import Blows, prevails
from .debt import Homeward, due, to_trove
from .fortune import Hiring, draw
from .items import auction
from .movement import Marching
from .player_choice import Scene


class Encounter(Errand):
    """A figure follows the text of the space it stands on. (SS-5.1, SS-5.11)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        SPACES[s.kind_at(self.figure)](s, self.figure)


def settlement(s: Table, figure: int) -> None:
    """Take a Crew card, then pay for the Gold symbols of the others. (SS-5.2, SS-B1.3)"""
    home = s.box.board.spaces[s.at[figure]].settlement
    assert home is not None
    s.plan(Hiring(figure >> 1, (home,)), Toll(figure, home))


class Toll(Phase[Table]):
    """Each other player gets 1 Gold for each Gold symbol on his Crew of the settlement: one debt. (SS-5.2, SS-A8)"""

    figure: int
    settlement: str

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = self.figure >> 1
        debts = [0 if other == seat else s.gold_symbols(other, self.settlement) for other in range(s.seats)]
        due(s, seat, self.figure, (*debts, 0), pardonable=True)


def throw(s: Table, figure: int, dice: int) -> int:
    """Roll for what a space does. A blank counts 0. (SS-4.1)"""
    total = s.roll(dice)
    s.tell(Threw, figure, tuple(s.dice))
    return total


def fortune(s: Table, figure: int) -> None:
    """Docks, Church and Tavern: Fortune cards, by figure. (SS-B1.5, SS-B1.6, SS-B1.7)"""
    draw(s, figure, s.box.effects[s.kind_at(figure)].n[figure & 1])


def trading_post(s: Table, figure: int) -> None:
    """An auction. (SS-5.4, SS-B1.8)"""
    auction(s, figure >> 1)


def chest(s: Table, figure: int) -> None:
    """Take what lies here, and each other Chest gets 1 Gold from the Bank. (SS-5.5, SS-B1.9)"""
    seat, here = figure >> 1, s.box.board.chests.index(s.at[figure])
    found, s.chests[here] = s.chests[here], 0
    s.gold[seat] += found
    s.tell(Earned, seat, found, "chest")
    if found:
        read_map(s, seat)
    added = s.box.effects["chest"].n[figure & 1]
    for other in range(len(s.chests)):
        if other != here:
            s.chests[other] += added
            s.bank -= added


def read_map(s: Table, seat: Seat) -> None:
    """A Treasure Map finds more. (SS-B5.6)"""
    if gold := map_bonus(s, seat):
        s.earn(seat, gold)
        s.tell(Earned, seat, gold, s.box.items[s.box.map].id)


def map_bonus(s: Table, seat: Seat) -> int:
    return s.box.items[s.box.map].n if s.box.map in s.items[seat] else 0


def tax(s: Table, figure: int) -> None:
    """Pay the Royal Tax Collector. (SS-B1.10)"""
    due(s, figure >> 1, figure, to_trove(s, s.box.effects["tax"].n[figure & 1]), pardonable=True)


def quicksand(s: Table, figure: int) -> None:
    """Stuck until the end of the owner's next turn; a Rope helps. (SS-B1.12, SS-B5.5)"""
    if s.box.rope in s.items[figure >> 1]:
        s.tell(RopeHelped, figure)
    else:
        s.stuck[figure] = 2
        s.tell(GotStuck, figure)


def geyser(s: Table, figure: int) -> None:
    """Back to the Ship; a Rope helps. (SS-B1.16, SS-B5.5)"""
    if s.box.rope in s.items[figure >> 1]:
        s.tell(RopeHelped, figure)
    else:
        s.plan(Homeward(figure))


def idol(s: Table, figure: int) -> None:
    """Gold by the die; a blank sends the figure to its Ship. (SS-B1.13)"""
    gold = throw(s, figure, 1)
    if gold:
        s.earn(figure >> 1, gold)
        s.tell(Earned, figure >> 1, gold, "idol")
    else:
        s.plan(Homeward(figure))


def lava_tubes(s: Table, figure: int) -> None:
    """Roll and move on, then encounter the new space; a blank: stay. (SS-5.7, SS-A22, SS-A23, SS-B1.14)"""
    steps = throw(s, figure, 1)
    if steps:
        s.plan(Marching(figure, steps), Encounter(figure))


def thieves_den(s: Table, figure: int) -> None:
    """Roll both dice for the toll and pay it to the Trove. (SS-5.8, SS-B1.17)"""
    due(s, figure >> 1, figure, to_trove(s, throw(s, figure, 2)), pardonable=True)


def treasure_trove(s: Table, figure: int) -> None:
    """Take all that lies here. (SS-B1.18)"""
    gold, s.trove = s.trove, 0
    s.gold[figure >> 1] += gold
    s.tell(Earned, figure >> 1, gold, "treasure-trove")


def buried_treasure(s: Table, figure: int) -> None:
    """Gold by both dice. (SS-B1.19)"""
    gold = throw(s, figure, 2)
    s.earn(figure >> 1, gold)
    s.tell(Earned, figure >> 1, gold, "buried-treasure")
    read_map(s, figure >> 1)


def lake_of_fire(s: Table, figure: int) -> None:
    """Fight the First Mate. (SS-5.9, SS-B1.20)"""
    s.tell(Challenged, figure, None)
    s.plan(Blows(figure, None), Landing(figure))


class Landing(Phase[Table]):
    """Who beats the First Mate stays on the Lake; who loses goes to the Thieves' Den. (SS-5.9)"""

    figure: int

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        won = prevails(s, self.figure, None)
        s.tell(Prevailed, self.figure, None, won, 0 in s.dice, "mate", None)
        if not won:
            to_den(s, self.figure)


def to_den(s: Table, figure: int) -> None:
    """The figure rolls and pays the toll there, and only then fights. (SS-5.8, SS-A21)

    It is sent, not moved: the fork waits until it leaves. (SS-A22)
    """
    s.at[figure] = s.box.board.den
    s.tell(WentToDen, figure)
    s.plan(Encounter(figure))


def lair(s: Table, figure: int) -> None:
    """The price is rolled anew on each visit. (SS-5.10, SS-A19, SS-B1.21)"""
    seat = figure >> 1
    price = s.box.price(s.roll(1), s.seats)
    s.tell(Priced, seat, s.dice[0], price, s.gold[seat] >= price)
    s.plan(Audience(figure, price))


class Audience(Scene):
    """With enough Gold on hand the player may pay and win; otherwise, or by choice, he fights. (SS-5.10, SS-A18)

    Nothing may be sold for it. (SS-9.3, SS-A20)
    """

    figure: int
    price: int

    def ask(self, s: Table) -> list[Ask]:
        seat = self.figure >> 1
        return [Ask(seat, [PAY, FIGHT])] if s.gold[seat] >= self.price else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = self.figure >> 1
        if answers.get(seat) == PAY:
            s.earn(seat, -self.price)
            s.tell(PaidKing, seat, self.price)
            win(s, seat, "gold")
        else:
            s.tell(Challenged, self.figure, None)
            s.plan(Blows(self.figure, None), Showdown(self.figure))


class Showdown(Phase[Table]):
    """Who beats the Pirate King wins the game; who loses goes to the Thieves' Den. (SS-5.10, SS-1.1)"""

    figure: int

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        won = prevails(s, self.figure, None)
        s.tell(Prevailed, self.figure, None, won, 0 in s.dice, "king", None)
        if won:
            win(s, self.figure >> 1, "might")
        else:
            to_den(s, self.figure)


def win(s: Table, seat: Seat, ending: str) -> None:
    """The game is over at once. (SS-1.1, SS-A17)"""
    s.tell(GameWon, seat, ending)
    s.end(Result((seat,), ending))


def castle(s: Table, figure: int) -> None:
    """The income was collected on the way here. (SS-4.12, SS-A30, SS-B1.2)"""


def ship(s: Table, figure: int) -> None:
    """Nothing happens on a Ship. (SS-4.5)"""


SPACES: dict[str, Callable[[Table, int], None]] = {
    "castle": castle,
    "settlement": settlement,
    "cave": cave,
    "docks": fortune,
    "church": fortune,
    "tavern": fortune,
    "trading-post": trading_post,
    "chest": chest,
    "tax": tax,
    "bridge": bridge,
    "quicksand": quicksand,
    "idol": idol,
    "lava-tubes": lava_tubes,
    "smoky-cave": cave,
    "geyser": geyser,
    "thieves-den": thieves_den,
    "treasure-trove": treasure_trove,
    "buried-treasure": buried_treasure,
    "lake-of-fire": lake_of_fire,
    "lair": lair,
    "ship": ship,
}

PHASES: tuple[type[Phase[Table]], ...] = (Audience, Encounter, Landing, Showdown, Toll)
