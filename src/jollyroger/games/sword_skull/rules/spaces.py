"""What each space does to a figure that comes to it. (SS-5, SS-7, SS-B1)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....engine import Action, Phase, Result, Seat, Step
from ..actions import FIGHT, PAY
from ..events import (
    Challenged,
    Earned,
    GameWon,
    GotStuck,
    PaidKing,
    Priced,
    RolledForSpace,
    RopeHelped,
    WentToDen,
)
from ..state import FIGURES, Table, owner_of, role_of
from .bridge import bridge
from .caves import cave
from .combat import FightRoll, attacker_wins, outcome_told
from .debt import ReturnToShip, debt_to_trove, owe
from .figure_tasks import FigureTask
from .fortune import Hiring, draw_cards
from .items import start_auction
from .movement import ForwardMove
from .player_choice import FigureChoice


class Encounter(FigureTask):
    """A figure follows the text of the space it stands on; whether it does is no choice. (SS-5.1, SS-5.11)"""

    def options(self, s: Table) -> list[Action]:
        return []

    def skip(self, s: Table) -> None:
        ENCOUNTERS[s.space_kind(self.figure)](s, self.figure)


def settlement(s: Table, figure: int) -> None:
    """Take a Crew card, then pay for the Gold symbols of the others. (SS-5.2, SS-B1.3)"""
    home = s.box.board.spaces[s.location[figure]].settlement
    assert home is not None
    s.plan(Hiring(owner_of(figure), (home,)), SettlementPayment(figure, home))


class SettlementPayment(Step[Table]):
    """The debts of a settlement fall due together. (SS-5.2, SS-A8)"""

    figure: int
    settlement: str

    def run(self, s: Table) -> None:
        seat = owner_of(self.figure)
        owe(s, seat, self.figure, settlement_debts(s, seat, self.settlement), pardonable=True)


def settlement_debts(s: Table, seat: Seat, settlement: str) -> tuple[int, ...]:
    """Each other player gets 1 Gold for each Gold symbol on his Crew of the settlement. (SS-5.2)"""
    debts = [0] * (s.seats + 1)
    for other in range(s.seats):
        if other != seat:
            debts[other] = s.gold_symbols(other, settlement)
    return tuple(debts)


def roll_for_space(s: Table, figure: int, dice: int) -> int:
    """Roll for the effect of a space; returns the total. A blank counts 0. (SS-4.1)"""
    total = s.roll(dice)
    s.tell(RolledForSpace, figure, tuple(s.dice), s.location[figure])
    return total


def fortune(s: Table, figure: int) -> None:
    """Docks, Church and Tavern: draw Fortune cards, how many depends on the figure. (SS-B1.5, SS-B1.6, SS-B1.7)"""
    draw_cards(s, figure, s.box.effects[s.space_kind(figure)].n[role_of(figure)])


def trading_post(s: Table, figure: int) -> None:
    """An auction. (SS-5.4, SS-B1.8)"""
    start_auction(s, owner_of(figure))


def chest(s: Table, figure: int) -> None:
    """Take the Gold here; each other Chest gets 1 Gold from the Bank. (SS-5.5, SS-B1.9)"""
    seat, here = owner_of(figure), s.box.board.chests.index(s.location[figure])
    found, s.chests[here] = s.chests[here], 0
    s.gold[seat] += found
    s.tell(Earned, seat, found, "chest")
    if found:
        add_map_bonus(s, seat)
    added = s.box.effects["chest"].n[role_of(figure)]
    for other in range(len(s.chests)):
        if other != here:
            s.chests[other] += added
            s.bank -= added


def chest_gold(s: Table, seat: Seat, space: int) -> int:
    """What a player gets at a Chest, the Treasure Map included: it helps only where there is Gold. (SS-B5.6)"""
    gold = s.chests[s.box.board.chests.index(space)]
    return gold + map_bonus(s, seat) if gold else 0


def add_map_bonus(s: Table, seat: Seat) -> None:
    """A Treasure Map finds more Gold. (SS-B5.6)"""
    if gold := map_bonus(s, seat):
        s.take_from_bank(seat, gold)
        s.tell(Earned, seat, gold, s.box.items[s.box.map].id)


def map_bonus(s: Table, seat: Seat) -> int:
    return s.box.items[s.box.map].n if s.box.map in s.items[seat] else 0


def tax(s: Table, figure: int) -> None:
    """Pay the Royal Tax Collector. (SS-B1.10)"""
    owe(s, owner_of(figure), figure, debt_to_trove(s, tax_due(s, figure)), pardonable=True)


def tax_due(s: Table, figure: int) -> int:
    return s.box.effects["tax"].n[role_of(figure)]


def quicksand(s: Table, figure: int) -> None:
    """The figure is stuck until the end of its owner's next turn, unless he has a Rope. (SS-B1.12)"""
    if has_rope(s, figure):
        s.tell(RopeHelped, figure)
    else:
        # One for the end of this turn, one for the end of the turn that is missed.
        s.stuck[figure] = 2
        s.tell(GotStuck, figure)


def geyser(s: Table, figure: int) -> None:
    """The figure returns to its Ship, unless its owner has a Rope. (SS-B1.16)"""
    if has_rope(s, figure):
        s.tell(RopeHelped, figure)
    else:
        s.plan(ReturnToShip(figure))


def has_rope(s: Table, figure: int) -> bool:
    """A Rope saves a figure from Quicksand and Geyser. (SS-B5.5)"""
    return s.box.rope in s.items[owner_of(figure)]


def idol(s: Table, figure: int) -> None:
    """Gold by the die; a blank sends the figure to its Ship. (SS-B1.13)"""
    seat, gold = owner_of(figure), roll_for_space(s, figure, 1)
    if gold:
        s.take_from_bank(seat, gold)
        s.tell(Earned, seat, gold, "idol")
    else:
        s.plan(ReturnToShip(figure))


def lava_tubes(s: Table, figure: int) -> None:
    """Roll and move on, then encounter the new space; on a blank stay. (SS-5.7, SS-A22, SS-A23, SS-B1.14)"""
    steps = roll_for_space(s, figure, 1)
    if steps:
        s.plan(ForwardMove(figure, steps), ENCOUNTER[figure])


def thieves_den(s: Table, figure: int) -> None:
    """Roll both dice and pay the toll to the Trove. (SS-5.8, SS-B1.17)"""
    toll = roll_for_space(s, figure, 2)
    owe(s, owner_of(figure), figure, debt_to_trove(s, toll), pardonable=True)


def treasure_trove(s: Table, figure: int) -> None:
    """Take all Gold that lies here. (SS-B1.18)"""
    seat = owner_of(figure)
    gold, s.trove = s.trove, 0
    s.gold[seat] += gold
    s.tell(Earned, seat, gold, "treasure-trove")


def buried_treasure(s: Table, figure: int) -> None:
    """Gold by both dice. (SS-B1.19)"""
    seat, gold = owner_of(figure), roll_for_space(s, figure, 2)
    s.take_from_bank(seat, gold)
    s.tell(Earned, seat, gold, "buried-treasure")
    add_map_bonus(s, seat)


def lake_of_fire(s: Table, figure: int) -> None:
    """Fight the First Mate. (SS-5.9, SS-B1.20)"""
    s.tell(Challenged, figure, None)
    s.plan(FightRoll(figure, None), FirstMateOutcome(figure))


class FirstMateOutcome(Step[Table]):
    """A figure that beats the First Mate stays on the Lake; one that loses goes to the Thieves' Den. (SS-5.9)"""

    figure: int

    def run(self, s: Table) -> None:
        won = attacker_wins(s, self.figure, None)
        s.tell(outcome_told, s, self.figure, None, won)
        if not won:
            send_to_den(s, self.figure)


def send_to_den(s: Table, figure: int) -> None:
    """In the Thieves' Den the figure pays the toll, and only then fights. (SS-5.8, SS-A21)

    It is sent, not moved, so it chooses a branch of the fork only when it leaves. (SS-A22)
    """
    s.location[figure] = s.box.board.den
    s.tell(WentToDen, figure)
    s.plan(ENCOUNTER[figure])


def lair(s: Table, figure: int) -> None:
    """Roll the Pirate King's price, again on each visit. (SS-5.10, SS-A19, SS-B1.21)"""
    seat = owner_of(figure)
    price = s.box.price(s.roll(1), s.seats)
    s.tell(Priced, seat, s.dice[0], s.seats, price, s.gold[seat])
    s.plan(PayOrFight(figure, price))


class PayOrFight(FigureChoice):
    """With enough Gold on hand the player may pay and win; otherwise, or by choice, he fights. (SS-5.10, SS-A18)

    No Items are sold for the price. (SS-9.3, SS-A20)
    """

    price: int

    def options(self, s: Table) -> list[Action]:
        return [PAY, FIGHT] if s.gold[self.seat] >= self.price else [FIGHT]

    def decide(self, s: Table, action: Action) -> None:
        if action == PAY:
            s.pay_bank(self.seat, self.price)
            s.tell(PaidKing, self.seat, self.price)
            win_game(s, self.seat, "gold")
        else:
            s.tell(Challenged, self.figure, None)
            s.plan(FightRoll(self.figure, None), PirateKingOutcome(self.figure))


class PirateKingOutcome(Step[Table]):
    """Beating the Pirate King wins the game; losing sends the figure to the Thieves' Den. (SS-5.10, SS-1.1)"""

    figure: int

    def run(self, s: Table) -> None:
        won = attacker_wins(s, self.figure, None)
        s.tell(outcome_told, s, self.figure, None, won)
        if won:
            win_game(s, owner_of(self.figure), "might")
        else:
            send_to_den(s, self.figure)


def win_game(s: Table, seat: Seat, ending: str) -> None:
    """The game is over at once. (SS-1.1, SS-A17)"""
    s.tell(GameWon, seat, ending)
    s.end(Result((seat,), ending))


def castle(s: Table, figure: int) -> None:
    """Nothing more: the income was collected on arrival. (SS-4.12, SS-A30, SS-B1.2)"""


def ship(s: Table, figure: int) -> None:
    """Nothing happens on a Ship. (SS-4.5)"""


ENCOUNTERS: Final[dict[str, Callable[[Table, int], None]]] = {
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

ENCOUNTER: Final = [Encounter(figure) for figure in FIGURES]

PHASES: tuple[type[Phase[Table]], ...] = (
    Encounter,
    FirstMateOutcome,
    PayOrFight,
    PirateKingOutcome,
    SettlementPayment,
)
