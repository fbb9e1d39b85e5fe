"""How the options of a question are shown: buttons, notes, chances, risks, and what is folded away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Action, Ask, OptionText, Seat
from ....engine.messages import capitalised, person
from .. import actions
from ..messages import render, role_noun, shown, text
from ..odds import enemy_odds, win_chance
from ..rules import caves, combat, debt, fights, items, spaces, turns
from ..rules.combat import defender_might, reward
from ..state import Table, figure_of, owner_of
from .event_text import face, figure_noun
from .hints import landing_forecast
from .labels import first_label, label, move_label, role_of_number, target
from .landing import Forecast, figure_with, landing_chance, landing_note, percent
from .text_board import reward_noun, symbols, symbols_text

LOW_FIGHT_CHANCE = 0.35
LOW_MATE_CHANCE = 0.5
"""Below these chances, a fight against another player or the First Mate is worth a warning."""
MAIN, OTHER, NOTHING = 0, 1000, 2000
"""Ranks: what is asked for, what can be done instead, and doing nothing. Bids lie between the first two."""


def options(s: Table, ask: Ask) -> Sequence[OptionText]:
    """How the options of an ask are shown, in the same order."""
    several = sum(isinstance(action, actions.Move) for action in ask.options) > 1
    return [option_text(s, ask.seat, action, several) for action in ask.options]


def option_text(s: Table, seat: Seat, action: Action, several_moves: bool) -> OptionText:
    if isinstance(action, actions.Move):
        return move_text(s, seat, action, several_moves)
    if isinstance(action, actions.First):
        return first_text(s, seat, action)
    option = OptionText(label(s, seat, action), target=target(s, seat, action))
    box = s.box
    match action:
        case actions.Attack():
            return attack_text(s, seat, action, option)
        case actions.Reroll():
            return option._replace(
                button=text("button-reroll"), note=text("note-once"), group=text("group-compass"), rank=OTHER
            )
        case actions.Play():
            note = capitalised(shown(box.fortunes[action.card].clause))
            return option._replace(button=text("button-play"), note=note, group=text("group-fortune"), rank=OTHER)
        case actions.Rethink():
            button = text("button-rethink-own" if action.own else "button-rethink-other")
            note = text("note-now", face=face(s.dice[rethought_die(s, action)]))
            return option._replace(button=button, note=note, group=text("group-fortune"), rank=OTHER)
        case actions.Buy():
            item = box.items[action.item]
            note = text("note-buy", about=item.clause, gold=item.sell, who=person(action.seat, seat))
            return option._replace(button=text("button-buy"), note=note, group=text("group-bargain"), rank=OTHER)
        case actions.Resolve():
            return option._replace(button=text("button-resolve"), group=text("group-fortune"))
        case actions.Hire():
            note = text("note-left", symbols=symbols(box, action.crew), count=s.piles[action.crew])
            return option._replace(button=text("button-hire"), note=note, group=text("group-hire"))
        case actions.Take():
            note = symbols_text(box, action.crew)
            return option._replace(button=text("button-take"), note=note, group=text("group-take"))
        case actions.Dismiss():
            note = symbols_text(box, action.crew)
            return option._replace(button=text("button-dismiss"), note=note, group=text("group-dismiss"))
        case actions.Rob():
            return option._replace(button=text("button-rob"), group=text("group-rob"))
        case actions.Bid():
            return bid_text(s, seat, action, option)
        case actions.Sell():
            price = box.items[action.item].sell
            note = text("note-gold", gold=price)
            return option._replace(button=text("button-sell"), note=note, group=text("group-sell"), rank=-price)
    return simple_text(s, seat, action, option)


def move_text(s: Table, seat: Seat, action: actions.Move, several: bool) -> OptionText:
    end = landing_forecast(s, figure_of(seat, action.role), action.space)
    return OptionText(
        move_label(s, seat, action, end),
        text("button-move", role=role_of_number(action.role)),
        note=render(landing_note(end, seat)),
        group=text(role_of_number(action.role).id),
        target=target(s, seat, action),
        chance=landing_chance(end),
        # A single possible move needs no warning.
        risk=move_risk(s, seat, end) if several else "",
    )


def first_text(s: Table, seat: Seat, action: actions.First) -> OptionText:
    figure = figure_of(seat, action.role)
    end = landing_forecast(s, figure, s.location[figure])
    return OptionText(
        first_label(s, seat, action, end),
        text("button-first", role=role_of_number(action.role)),
        note=render(landing_note(end, seat)),
        group=text("group-first"),
        target=target(s, seat, action),
        chance=landing_chance(end),
    )


def move_risk(s: Table, seat: Seat, end: Forecast) -> str:
    """What a move risks, if it should be confirmed."""
    gold = s.gold[seat] + (end["castle"] or 0)
    if end["pay"] and end["pay"] > gold:
        return text("risk-debt", owed=end["pay"], gold=gold, role=role_noun(end["role"]))
    if end["kind"] == "lake-of-fire" and end["odds"] and ratio(end["odds"]) < LOW_MATE_CHANCE:
        return text("risk-mate", chance=percent(end["odds"]))
    for foe in end["foes"]:
        if foe["wins"] and ratio(foe["wins"]) < LOW_FIGHT_CHANCE:
            figure = figure_with(foe["seat"], foe["role"], seat)
            return text("risk-foe", figure=figure, chance=percent(foe["wins"]))
    return ""


def ratio(odds: Sequence[int]) -> float:
    return odds[0] / odds[1]


def attack_text(s: Table, seat: Seat, action: actions.Attack, option: OptionText) -> OptionText:
    phase, defender = s.agenda[-1], figure_of(action.seat, action.role)
    assert isinstance(phase, fights.Fights)
    chance = win_chance(s.might(phase.figure) - s.might(defender)) if s.reveal_odds else None
    own, other = s.might(phase.figure), s.might(defender)
    if chance is None:
        note = text("note-might", own=own, other=other)
    else:
        id = "note-might-chance-cards" if s.hands[action.seat] else "note-might-chance"
        note = text(id, own=own, other=other, chance=round(100 * chance))
    button = text("button-attack", figure=figure_noun(defender, seat))
    return option._replace(button=button, note=note, group=text("group-fight"), chance=chance)


def bid_text(s: Table, seat: Seat, action: actions.Bid, option: OptionText) -> OptionText:
    """Nobody needs to bid more than the richest of those who still come, or than the lowest bid.

    Of the others, the lowest three, every fifth and the highest are shown, so that few buttons are enough.
    """
    phase = s.agenda[-1]
    assert isinstance(phase, items.Bidding)
    rivals = s.after(seat)[: s.after(seat).index(phase.last) + 1] if seat != phase.last else []
    enough = max(phase.high + 1, *(s.gold[rival] for rival in rivals)) if rivals else phase.high + 1
    steps = (*range(phase.high + 1, phase.high + 4), *range(5, enough, 5), enough, s.gold[seat])
    left = s.gold[seat] - action.gold
    return option._replace(
        button=text("button-bid", gold=action.gold),
        note=text("note-leaves-enough" if action.gold == enough else "note-leaves", gold=left),
        group=text("group-bid"),
        rank=action.gold,
        folded=not (action.gold <= enough and action.gold in steps),
    )


def simple_text(s: Table, seat: Seat, action: Action, option: OptionText) -> OptionText:
    """An action without fields."""
    phase = s.agenda[-1]
    match phase:
        case spaces.PayOrFight():
            return king_text(s, phase, action, option)
        case caves.LanternChoice():
            return enemy_text(s, phase, action, option)
        case debt.Debt():
            left = s.gold[seat] - sum(phase.debts)
            note = text("note-leaves", gold=left) if left >= 0 else text("note-short", gold=-left)
            return option._replace(note=note, icon="coin")
        case turns.EndOfTurn():
            return option._replace(rank=NOTHING, ends_turn=True)
        case fights.CardsBeforeRoll():
            return option._replace(note=duel_note(s, phase, seat), rank=MAIN)
    fields: dict[str, Any] = {
        field: text(id, gold=fights.SPOILS) for field, id in SIMPLE_TEXTS.get(str(action), {}).items()
    }
    return option._replace(**fields, **SIMPLE.get(str(action), {}))


SIMPLE_TEXTS: dict[str, dict[str, str]] = {
    "take:gold": {"button": "option-take-gold", "group": "group-take"},
    "home:ship": {"button": "button-to-ship", "note": "note-to-ship"},
    "home:docks": {"button": "button-to-docks"},
}
SIMPLE: dict[str, dict[str, Any]] = {
    "roll": {"icon": "die", "rank": MAIN},
    "keep": {"icon": "die", "rank": MAIN},
    "pass": {"rank": NOTHING},
    "take:gold": {"rank": MAIN},
    "take:nothing": {"icon": "hook", "rank": NOTHING},
    "home:ship": {"rank": OTHER},
    "home:docks": {"rank": MAIN},
}


def king_text(s: Table, phase: spaces.PayOrFight, action: Action, option: OptionText) -> OptionText:
    if action == actions.PAY:
        return option._replace(note=text("note-have", gold=s.gold[phase.seat]), rank=MAIN)
    chance = win_chance(s.might(phase.figure) - s.box.king_might) if s.reveal_odds else None
    return option._replace(
        note="" if chance is None else text("note-win", chance=round(100 * chance)),
        chance=chance,
        risk=text("risk-king", price=phase.price),
        rank=OTHER,
    )


def enemy_text(s: Table, phase: caves.LanternChoice, action: Action, option: OptionText) -> OptionText:
    assert s.enemy is not None
    if action == actions.FIGHT:
        might = defender_might(s, phase.figure, None)
        chance = win_chance(s.might(phase.figure) - might) if s.reveal_odds else None
        prize = reward_noun(*reward(s, phase.figure, s.enemy, s.space_kind(phase.figure)))
        if chance is None:
            note = text("note-reward", might=might, reward=prize)
        else:
            note = text("note-reward-chance", might=might, reward=prize, chance=round(100 * chance))
        return option._replace(note=note, chance=chance)
    odds = enemy_odds(s, phase.figure) if s.reveal_odds else None
    note = "" if odds is None else text("note-next", chance=percent(odds))
    chance = None if odds is None else ratio(odds)
    return option._replace(button=text("button-shun"), note=note, chance=chance, rank=OTHER)


def duel_note(s: Table, phase: fights.CardsBeforeRoll, seat: Seat) -> str:
    """'you win 31 % before cards', from the side of the player who is asked; without odds, the Might of both."""
    might = (s.might(phase.attacker), s.might(phase.defender))
    attacking = owner_of(phase.attacker) == seat
    if not s.reveal_odds:
        own, other = might if attacking else might[::-1]
        return text("note-might", own=own, other=other)
    chance = win_chance(might[0] - might[1])
    return text("note-chance-cards", chance=round(100 * (chance if attacking else 1 - chance)))


def rethought_die(s: Table, action: actions.Rethink) -> int:
    """The die that Quick Thinking would roll again."""
    phase = s.agenda[-1] if s.agenda else None
    own = int(isinstance(phase, combat.CardsAfterRoll) and phase.asked != phase.attacker)
    return own if action.own else 1 - own
