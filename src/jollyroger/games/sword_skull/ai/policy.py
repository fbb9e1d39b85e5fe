"""Rules of thumb: of all options take the most valuable.

The plan: hire Crew, for Might first and for Gold besides; as soon as a figure has a fair chance against the First
Mate, turn it into the volcano; on the Lake of Fire, try the Pirate King rather than wait.

The thresholds are estimates by hand. None of them matters much: with one of them far lower or higher, the policy won 48
to 54 % of 500 two-player games against itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ....engine import Action, Ask, Chance, Seat
from .. import actions
from ..actions import FIGHT, KEEP, PASS, PAY, PLAY, RETHINK_OTHER, RETHINK_OWN, ROLL, SHUN, TAKE_GOLD, TAKE_NOTHING
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
from ..odds import win_chance
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll, attacker_wins, beats, defender_might
from ..rules.debt import PardonChoice
from ..rules.fights import SPOILS, CardsBeforeRoll, Spoils
from ..rules.items import Bidding
from ..rules.turns import BeforeRoll, EndOfTurn, MoveChoice, Placing
from ..state import Table, figure_of
from .absurd import is_hopeless
from .evaluation import WIN_VALUE, Outlook
from .holdings import Holdings

A = TypeVar("A", bound=Action)

REROLL_BELOW: Final = 1.5
"""The dice are changed if the best move is worth less than this."""
GUIDE_ABOVE: Final = 8.0
"""A Local Guide is played for a space worth more than this."""
PARDON_FROM: Final = 3
"""A Royal Pardon is played for a debt of at least this much Gold."""
CARD_BELOW: Final = 0.4
"""A card is played, or an Enemy avoided, if the chance to win the fight is below this."""
BID_SHARE: Final = 0.6
"""All but the last bidder bid this share of what the Item is worth to them."""
BARGAIN_ABOVE: Final = 1
"""Bandit's Bargain is played if the weapon is worth more than this beyond its price."""
IMMEDIATE_ORDER: Final = (PURSE, GALLEON, TRIBUTE, VOLUNTEER, AUCTION, MUTINY, PICKPOCKET, PRESSED)
"""Immediate cards, best first: gains before losses."""


def policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the player who is asked."""
    phase = s.agenda[-1]
    match phase:
        case MoveChoice():
            return choose_move(s, ask)
        case Bidding():
            return choose_bid(s, ask, phase)
        case CardsBeforeRoll():
            return choose_before_roll(s, ask, phase)
        case CardsAfterRoll():
            return choose_after_roll(s, ask, phase)
        case Spoils():
            return choose_spoils(s, ask)
        case BeforeRoll() | EndOfTurn():
            return choose_turn_card(s, ask)
        case PardonChoice():
            pardoned = PLAY[PARDON] in ask.options and sum(phase.debts) >= PARDON_FROM
            return PLAY[PARDON] if pardoned else PAY
        case LanternChoice():
            chance_to_win = win_chance(s.might(phase.figure) - defender_might(s, phase.figure, None))
            return SHUN if chance_to_win < CARD_BELOW else FIGHT
    return choose_by_action(s, ask, ask.seat)


def best(ask: Ask, kind: type[A], value: Callable[[A], float]) -> A:
    """The most valuable option, where all are of one kind."""
    return max((option for option in ask.options if isinstance(option, kind)), key=value)


def best_with_value(ask: Ask, kind: type[A], value: Callable[[A], float]) -> tuple[A | None, float]:
    """The most valuable of the options of a kind, and its value."""
    choice: A | None = None
    highest = 0.0
    for option in ask.options:
        if isinstance(option, kind):
            worth = value(option)
            if choice is None or worth > highest:
                choice, highest = option, worth
    return choice, highest


def choose_move(s: Table, ask: Ask) -> Action:
    """The best move; if it is poor, change the roll."""
    outlook, lake = Outlook(s, ask.seat), s.box.board.lake
    move, value = best_with_value(
        ask,
        actions.Move,
        lambda move: -WIN_VALUE if move.space == lake and is_hopeless(s, ask, move) else outlook.move_value(move),
    )
    rerolls = [option for option in ask.options if isinstance(option, (actions.Reroll, actions.Play))]
    if move is None:
        return KEEP
    if value < REROLL_BELOW and rerolls:
        return min(rerolls, key=lambda option: reroll_cost(s, option))
    return move


def reroll_cost(s: Table, option: actions.Reroll | actions.Play) -> int:
    """Prefer to reroll the lower die by Compass; Fair Wind comes last, since the card is used up."""
    return s.dice[option.die] if isinstance(option, actions.Reroll) else len(s.dice) * FACES


def choose_turn_card(s: Table, ask: Ask) -> Action:
    """Buy a weapon that is worth more than its price; play a Local Guide if that brings much; else go on."""
    if len(ask.options) == 1:
        return ask.options[0]
    holdings = Holdings(s, ask.seat)
    bargain, gain = best_with_value(
        ask, actions.Buy, lambda buy: holdings.item_value(buy.item) - s.box.items[buy.item].sell
    )
    if bargain is not None and gain > BARGAIN_ABOVE:
        return bargain
    if PLAY[GUIDE] in ask.options:
        outlook = Outlook(s, ask.seat)
        if any(outlook.landing_value(move) > GUIDE_ABOVE for move in Placing(ask.seat).options(s)):
            return PLAY[GUIDE]
    return ROLL if ROLL in ask.options else PASS


def choose_bid(s: Table, ask: Ask, phase: Bidding) -> Action:
    """Bid up to the Item's value: the last bidder tops the highest bid, the others bid a share of it at once."""
    assert s.lot is not None
    value = Holdings(s, ask.seat).item_value(s.lot)
    # Nobody can top a bid of all the Gold that the richest of the later bidders has.
    enough = max([s.gold[rival] for rival in later_bidders(s, phase)], default=0)
    bid = min(max(phase.high + 1, min(int(BID_SHARE * value), enough)), s.gold[ask.seat])
    action = s.actions.bid[min(bid, len(s.actions.bid)) - 1]
    return action if bid < value and action in ask.options else PASS


def later_bidders(s: Table, phase: Bidding) -> list[Seat]:
    """The players who bid after the one who is asked."""
    return [(phase.seat + step) % s.seats for step in range(1, (phase.last - phase.seat) % s.seats + 1)]


def choose_before_roll(s: Table, ask: Ask, phase: CardsBeforeRoll) -> Action:
    """Keep the Peace if the fight looks lost."""
    attack = win_chance(s.might(phase.attacker) - s.might(phase.defender))
    chance_to_win = attack if phase.asked == phase.attacker else 1 - attack
    return PLAY[PEACE] if chance_to_win < CARD_BELOW and PLAY[PEACE] in ask.options else PASS


def choose_after_roll(s: Table, ask: Ask, phase: CardsAfterRoll) -> Action:
    """If losing: a Lucky Blow if it turns the fight, else Quick Thinking for the die with the better chance."""
    attacking = phase.asked == phase.attacker
    if attacker_wins(s, phase.attacker, phase.defender) == attacking:
        return PASS
    own, other = (0, 1) if attacking else (1, 0)
    if PLAY[LUCKY] in ask.options and chance_to_turn(s, phase, own, [s.box.fortunes[LUCKY].n]):
        return PLAY[LUCKY]
    if RETHINK_OWN in ask.options:
        by_own, by_other = (chance_to_turn(s, phase, die, range(FACES)) for die in (own, other))
        if max(by_own, by_other) >= CARD_BELOW:
            return RETHINK_OWN if by_own >= by_other else RETHINK_OTHER
    return PASS


def chance_to_turn(s: Table, phase: CardsAfterRoll, changed: int, faces: Sequence[int]) -> float:
    """How likely the player who is asked wins if this die shows one of these faces instead."""
    might, other_might = s.might(phase.attacker), defender_might(s, phase.attacker, phase.defender)
    turned = 0
    for face in faces:
        dice = [face if die == changed else s.dice[die] for die in (0, 1)]
        turned += beats(might, dice[0], other_might, dice[1]) == (phase.asked == phase.attacker)
    return turned / len(faces)


def choose_spoils(s: Table, ask: Ask) -> Action:
    """The most valuable Crew card, or Gold if that is worth more."""
    holdings = Holdings(s, ask.seat)
    take, value = best_with_value(ask, actions.Take, lambda take: holdings.crew_value(take.crew))
    if TAKE_GOLD in ask.options and value < SPOILS:
        return TAKE_GOLD
    return take or TAKE_NOTHING


def choose_by_action(s: Table, ask: Ask, seat: Seat) -> Action:
    """The most valuable option, where all are of the same kind of action."""
    match ask.options[0]:
        case actions.Move():
            return best(ask, actions.Move, Outlook(s, seat).landing_value)
        case actions.First():
            return best(ask, actions.First, Outlook(s, seat).first_value)
        case actions.Hire():
            holdings = Holdings(s, seat)
            return best(ask, actions.Hire, lambda hire: holdings.crew_value(hire.crew))
        case actions.Take():
            holdings = Holdings(s, seat)
            return best(ask, actions.Take, lambda take: holdings.crew_value(take.crew))
        case actions.Dismiss():
            holdings = Holdings(s, seat)
            return best(ask, actions.Dismiss, lambda dismiss: holdings.crew_value(dismiss.crew, -1))
        case actions.Sell():
            return best(ask, actions.Sell, lambda sell: -s.box.items[sell.item].might)
        case actions.Resolve():
            return best(ask, actions.Resolve, lambda resolve: -IMMEDIATE_ORDER.index(resolve.card))
        case actions.Attack():
            return best(ask, actions.Attack, lambda attack: -s.might(figure_of(attack.seat, attack.role)))
    return actions.TO_DOCKS if actions.TO_DOCKS in ask.options else ask.options[0]
