"""Rules of thumb for a player: of all options the one that is worth most.

The plan: hire Crew, for Might first and for Gold beside it; as soon as a figure has a fair hope against the First Mate,
turn it into the volcano; and, once on the Lake of Fire, try the Pirate King rather than wait there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ....engine import Action, Ask, Chance, Seat
from .. import actions as a
from ..board import FACES
from ..components import (
    AUCTION,
    GALLEON,
    GUIDE,
    LUCKY,
    MUTINY,
    PARDON,
    PEACE,
    PICKPOCKET,
    PRESSED,
    PURSE,
    TRIBUTE,
    VOLUNTEER,
)
from ..odds import share
from ..rules.caves import Facing
from ..rules.combat import Duel, Riposte, beats, foe_might, prevails
from ..rules.debt import Pardoning
from ..rules.fights import SPOILS, Spoils
from ..rules.items import Bidding
from ..rules.movement import free_spaces
from ..rules.turns import Evening, Morning, Steering
from ..state import Table
from .evaluation import armed, hired, journey, landing, visit

C = TypeVar("C", bound=a.Choice)

POOR_ROLL = 1.5
"""A roll whose best move is worth less than this is worth a change."""
GOOD_GUIDE = 8.0
"""A Local Guide must bring more than this."""
DEAR = 3
"""A debt from which a Royal Pardon is worth playing."""
HOPELESS = 0.4
"""Odds of a fight below which a card is worth playing."""
ORDER = (PURSE, GALLEON, TRIBUTE, VOLUNTEER, AUCTION, MUTINY, PICKPOCKET, PRESSED)


def top(ask: Ask, kind: type[C], worth: Callable[[C], float]) -> tuple[C | None, float]:
    """The best of the options of a kind, and what it is worth."""
    options = [option for option in ask.options if isinstance(option, kind)]
    if not options:
        return None, 0.0
    choice = max(options, key=worth)
    return choice, worth(choice)


def best(ask: Ask, kind: type[C], worth: Callable[[C], float]) -> C:
    """The best of the options, where all are of a kind."""
    return max((option for option in ask.options if isinstance(option, kind)), key=worth)


def steer(s: Table, ask: Ask) -> Action:
    """The best move; if it is poor, change the roll."""
    move, worth = top(ask, a.Move, lambda move: journey(s, move, ask.seat))
    changes = [option for option in ask.options if isinstance(option, (a.Reroll, a.Play))]
    if move is None:
        return a.KEEP
    if worth < POOR_ROLL and changes:
        # The lower die is the one to throw again.
        return min(changes, key=lambda change: s.dice[change.die] if isinstance(change, a.Reroll) else len(s.dice) * 5)
    return move


def morning(s: Table, ask: Ask) -> Action:
    """Buy a weapon that is worth more than it costs; go by Local Guide if that brings much; else roll."""
    deal, gain = top(ask, a.Buy, lambda buy: armed(s, ask.seat, buy.item) - s.box.items[buy.item].sell)
    if deal is not None and gain > 1:
        return deal
    if a.PLAY[GUIDE] in ask.options:
        moves = [s.menu.move[role][space] for role in (0, 1) for space in free_spaces(s, 2 * ask.seat + role)]
        if max(landing(s, move, ask.seat) for move in moves) > GOOD_GUIDE:
            return a.PLAY[GUIDE]
    return a.ROLL if a.ROLL in ask.options else a.PASS


def bid(s: Table, ask: Ask, phase: Bidding) -> Action:
    """Up to what the Item is worth: the last bidder tops the highest bid, the others bid at once what they mean."""
    assert s.lot is not None
    worth = armed(s, ask.seat, s.lot)
    wish = phase.high + 1 if ask.seat == phase.last else max(phase.high + 1, int(0.6 * worth))
    wish = min(wish, s.gold[ask.seat])
    offer = s.menu.bid[min(wish, len(s.menu.bid)) - 1]
    return offer if wish < worth and offer in ask.options else a.PASS


def parry(s: Table, ask: Ask, phase: Riposte) -> Action:
    """Losing, a Lucky Blow if it turns the fight; else Quick Thinking for the die with the better hope."""
    attacking = phase.asked == phase.attacker
    if prevails(s, phase.attacker, phase.defender) == attacking:
        return a.PASS
    might, foe = s.might(phase.attacker), foe_might(s, phase.attacker, phase.defender)
    own, other = (0, 1) if attacking else (1, 0)

    def hope(changed: int, faces: Sequence[int]) -> float:
        """How likely the fight turns if that die shows one of these faces instead."""
        turned = 0
        for face in faces:
            dice = [face if die == changed else s.dice[die] for die in (0, 1)]
            turned += beats(might, dice[0], foe, dice[1]) == attacking
        return turned / len(faces)

    if a.PLAY[LUCKY] in ask.options and hope(own, [s.box.fortunes[LUCKY].n]):
        return a.PLAY[LUCKY]
    if a.RETHINK_OWN in ask.options:
        mine, theirs = hope(own, range(FACES)), hope(other, range(FACES))
        if max(mine, theirs) >= HOPELESS:
            return a.RETHINK_OWN if mine >= theirs else a.RETHINK_OTHER
    return a.PASS


def parley(s: Table, ask: Ask, phase: Duel) -> Action:
    """Keep the peace if the fight looks lost."""
    odds = share(s.might(phase.attacker) - foe_might(s, phase.attacker, phase.defender))
    mine = odds if phase.attacker >> 1 == ask.seat else 1 - odds
    return a.PLAY[PEACE] if mine < HOPELESS and a.PLAY[PEACE] in ask.options else a.PASS


def spoils(s: Table, ask: Ask) -> Action:
    """The Crew card that is worth most, or Gold if that is more."""
    take, worth = top(ask, a.Take, lambda take: hired(s, ask.seat, take.crew))
    if a.TAKE_GOLD in ask.options and worth < SPOILS:
        return a.TAKE_GOLD
    return take or a.TAKE_NOTHING


def policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the player who is asked."""
    seat, phase = ask.seat, s.agenda[-1]
    match phase:
        case Steering():
            return steer(s, ask)
        case Bidding():
            return bid(s, ask, phase)
        case Riposte():
            return parry(s, ask, phase)
        case Duel():
            return parley(s, ask, phase)
        case Spoils():
            return spoils(s, ask)
        case Morning() | Evening():
            return morning(s, ask)
        case Pardoning():
            spared = a.PLAY[PARDON] in ask.options and sum(phase.debts) >= DEAR
            return a.PLAY[PARDON] if spared else a.PAY
        case Facing():
            odds = share(s.might(phase.figure) - foe_might(s, phase.figure, None))
            return a.SHUN if odds < HOPELESS else a.FIGHT
    return plain(s, ask, seat)


def plain(s: Table, ask: Ask, seat: Seat) -> Action:
    """Choices that speak for themselves: the option that is worth most."""
    match ask.options[0]:
        case a.Move():
            return best(ask, a.Move, lambda move: landing(s, move, seat))
        case a.First():
            return best(ask, a.First, lambda first: visit(s, 2 * seat + first.role, s.at[2 * seat + first.role]))
        case a.Hire():
            return best(ask, a.Hire, lambda hire: hired(s, seat, hire.crew))
        case a.Take():
            return best(ask, a.Take, lambda take: hired(s, seat, take.crew))
        case a.Dismiss():
            return best(ask, a.Dismiss, lambda dismiss: hired(s, seat, dismiss.crew, -1))
        case a.Sell():
            return best(ask, a.Sell, lambda sell: -s.box.items[sell.item].might)
        case a.Resolve():
            return best(ask, a.Resolve, lambda resolve: -ORDER.index(resolve.card))
        case a.Attack():
            return best(ask, a.Attack, lambda attack: -s.might(2 * attack.seat + attack.role))
    return a.TO_DOCKS if a.TO_DOCKS in ask.options else ask.options[0]
