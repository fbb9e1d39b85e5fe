"""The question a player is asked, in a few words. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Seat
from ....engine.messages import Noun, person
from ..board import ROLES
from ..components import BARGAIN
from ..messages import role_noun, sentence, text
from ..rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from ..rules.combat import defender_might
from ..state import Table, figures_of, role_of
from .event_text import debts_list, figure_noun


def prompt(s: Table, seat: Seat) -> str:
    """The question that this seat is asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.MoveChoice():
            return move_prompt(s, phase)
        case turns.EndOfTurn():
            return text("prompt-bargain" if BARGAIN in s.hands[seat] else "prompt-end")
        case movement.ForwardMove():
            return text("prompt-way", role=figure_role(phase.figure))
        case items.Bidding():
            return bid_prompt(s, phase)
        case items.WeaponLimit():
            return text("prompt-weapons", role=role_noun(ROLES[phase.role]))
        case debt.PardonChoice():
            return text("prompt-pardon", debts=debts_list(phase.debts, seat))
        case debt.PayDebt():
            return text("prompt-sell", gold=phase.missing(s))
        case debt.ReturnToShip():
            return text("prompt-home", role=figure_role(phase.figure))
        case fights.CardsBeforeRoll():
            attacker, defender = figure_noun(phase.attacker, seat), figure_noun(phase.defender, seat)
            return sentence("prompt-before-roll", attacker=attacker, defender=defender)
        case combat.CardsAfterRoll():
            return after_roll_prompt(s, phase)
        case fights.Fights():
            return text("prompt-fight-next" if phase.fought else "prompt-fight", role=figure_role(phase.figure))
        case fights.Spoils():
            return text("prompt-spoils", figure=figure_noun(phase.loser, seat))
        case caves.LanternChoice():
            assert s.enemy is not None
            return text("prompt-lantern", enemy=s.box.enemies[s.enemy].noun)
        case spaces.PayOrFight():
            return text("prompt-king", price=phase.price)
        case bridge.TakeCrew():
            return text("prompt-take-crew", who=person(phase.victim, seat))
    return text(PROMPTS[type(phase)] if phase is not None else "prompt-over")


PROMPTS: dict[type[Phase[Table]], str] = {
    turns.BeforeRoll: "prompt-roll",
    turns.Placing: "prompt-place",
    turns.FigureOrder: "prompt-order",
    fortune.Hiring: "prompt-hire",
    fortune.ImmediateCards: "prompt-cards",
    fortune.Mutiny: "prompt-mutiny",
    bridge.BridgeVictim: "prompt-bridge",
}


def figure_role(figure: int) -> Noun:
    """The Officer or the Pirate."""
    return role_noun(ROLES[role_of(figure)])


def move_prompt(s: Table, phase: turns.MoveChoice) -> str:
    if s.dice == [0, 0]:
        return text("prompt-move-anywhere")
    free = [figure_role(figure) for figure in figures_of(phase.seat) if not s.stuck[figure]]
    total = sum(s.dice)
    if not free:
        return text("prompt-move-nobody")
    if s.dice[0] != s.dice[1]:
        if len(free) == 1:
            return text("prompt-move-one", total=total, role=free[0])
        return text("prompt-move", total=total, role=free[0], role2=free[1])
    if len(free) == 1:
        return text("prompt-move-doubles-one", role=free[0], total=total)
    return text("prompt-move-doubles", total=total)


def bid_prompt(s: Table, phase: items.Bidding) -> str:
    assert s.lot is not None
    item = s.box.items[s.lot].noun
    if phase.bidder is None:
        return text("prompt-bid", item=item)
    return text("prompt-bid-more", who=f"{{{phase.bidder}}}", gold=phase.high, item=item)


def after_roll_prompt(s: Table, phase: combat.CardsAfterRoll) -> str:
    """'You are winning, 8 to 5. Play a card?', from the side of the player who is asked."""
    attacker, defender = phase.attacker, phase.defender
    totals = [s.might(attacker) + s.dice[0], defender_might(s, attacker, defender) + s.dice[1]]
    own = 0 if phase.asked == attacker else 1
    standing = "winning" if combat.attacker_wins(s, attacker, defender) == (own == 0) else "losing"
    if 0 in s.dice:
        return text("prompt-after-blank", standing=standing)
    if totals[0] == totals[1]:
        return text("prompt-after-tie", standing=standing)
    return text("prompt-after-roll", standing=standing, own=totals[own], other=totals[1 - own])
