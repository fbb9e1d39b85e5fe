"""How the options of a question are shown: buttons, notes, chances, risks, and what is folded away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Action, Ask, OptionText, Seat
from ....engine.text.english import who, whose
from .. import actions
from ..odds import enemy_odds, win_chance
from ..rules import caves, combat, debt, fights, items, spaces, turns
from ..rules.combat import defender_might, reward
from ..state import Table, figure_of, owner_of
from .event_text import figure_name
from .hints import landing_forecast
from .labels import label, role_name, target
from .landing import Forecast, landing_chance, landing_note, percent
from .text_board import die_text, reward_text, symbols_text

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
    text = OptionText(label(s, seat, action), target=target(s, seat, action))
    box = s.box
    match action:
        case actions.Move():
            return move_text(s, seat, action, text, several_moves)
        case actions.First():
            end = landing_forecast(s, figure_of(seat, action.role), s.location[figure_of(seat, action.role)])
            note, chance = landing_note(end, seat), landing_chance(end)
            return text._replace(button=f"{role_name(action.role)} first", note=note, chance=chance, group="First")
        case actions.Attack():
            return attack_text(s, seat, action, text)
        case actions.Reroll():
            return text._replace(button="Roll it again", note="once a turn", group="Compass", rank=OTHER)
        case actions.Play():
            note = box.fortunes[action.card].about.rstrip(".")
            return text._replace(button="Play it", note=note, group="Fortune cards", rank=OTHER)
        case actions.Rethink():
            button = "Roll your die again" if action.own else "Roll the other die again"
            note = f"now {die_text(s.dice[rethought_die(s, action)])}"
            return text._replace(button=button, note=note, group="Fortune cards", rank=OTHER)
        case actions.Buy():
            item = box.items[action.item]
            note = f"{item.about.rstrip('.')} · {item.sell} gold to {who(action.seat, seat)}"
            return text._replace(button="Buy it", note=note, group="Bandit's Bargain", rank=OTHER)
        case actions.Resolve():
            return text._replace(button="This one first", group="Fortune cards")
        case actions.Hire():
            note = f"{symbols_text(box, action.crew)} · {s.piles[action.crew]} left"
            return text._replace(button="Hire", note=note, group="Hire")
        case actions.Take():
            return text._replace(button="Take", note=symbols_text(box, action.crew), group="Take")
        case actions.Dismiss():
            return text._replace(button="Let go", note=symbols_text(box, action.crew), group="Lose")
        case actions.Rob():
            return text._replace(button="Take from here", group="Take from")
        case actions.Bid():
            return bid_text(s, seat, action, text)
        case actions.Sell():
            note = f"+{box.items[action.item].sell} gold"
            return text._replace(button="Sell it", note=note, group="Sell", rank=-box.items[action.item].sell)
    return simple_text(s, seat, action, text)


def move_text(s: Table, seat: Seat, action: actions.Move, text: OptionText, several: bool) -> OptionText:
    end = landing_forecast(s, figure_of(seat, action.role), action.space)
    return text._replace(
        button=f"{role_name(action.role)} goes here",
        note=landing_note(end, seat),
        group=role_name(action.role),
        chance=landing_chance(end),
        # A single possible move needs no warning.
        risk=move_risk(s, seat, end) if several else "",
    )


def move_risk(s: Table, seat: Seat, end: Forecast) -> str:
    """What a move risks, if it should be confirmed."""
    gold = s.gold[seat] + (end["castle"] or 0)
    if end["pay"] and end["pay"] > gold:
        return (
            f"You would owe {end['pay']} gold and have only {gold}: you sell items, or your "
            f"{end['role'].capitalize()} goes back to its Ship."
        )
    if end["kind"] == "lake-of-fire" and end["odds"] and ratio(end["odds"]) < LOW_MATE_CHANCE:
        return (
            f"You beat the First Mate with {percent(end['odds'])}. If not, you land in the Thieves' Den and pay there."
        )
    for foe in end["foes"]:
        if foe["wins"] and ratio(foe["wins"]) < LOW_FIGHT_CHANCE:
            name = f"{whose(foe['seat'], seat)} {foe['role'].capitalize()}"
            return f"You would have to fight {name}, and win with only {percent(foe['wins'])}."
    return ""


def ratio(odds: Sequence[int]) -> float:
    return odds[0] / odds[1]


def attack_text(s: Table, seat: Seat, action: actions.Attack, text: OptionText) -> OptionText:
    phase, defender = s.agenda[-1], figure_of(action.seat, action.role)
    assert isinstance(phase, fights.Fights)
    chance = win_chance(s.might(phase.figure) - s.might(defender)) if s.reveal_odds else None
    note = f"Might {s.might(phase.figure)} against {s.might(defender)}"
    if chance is not None:
        cards = " before cards" if s.hands[action.seat] else ""
        note += f" · you win {round(100 * chance)} %{cards}"
    return text._replace(button=f"Fight {figure_name(defender, seat)}", note=note, group="Fight", chance=chance)


def bid_text(s: Table, seat: Seat, action: actions.Bid, text: OptionText) -> OptionText:
    """Nobody needs to bid more than the richest of those who still come, or than the lowest bid.

    Of the others, the lowest three, every fifth and the highest are shown, so that few buttons are enough.
    """
    phase = s.agenda[-1]
    assert isinstance(phase, items.Bidding)
    rivals = s.after(seat)[: s.after(seat).index(phase.last) + 1] if seat != phase.last else []
    enough = max(phase.high + 1, *(s.gold[rival] for rival in rivals)) if rivals else phase.high + 1
    steps = (*range(phase.high + 1, phase.high + 4), *range(5, enough, 5), enough, s.gold[seat])
    left = f"leaves you {s.gold[seat] - action.gold}"
    return text._replace(
        button=f"Bid {action.gold}",
        note=f"{left} · nobody can bid more" if action.gold == enough else left,
        group="Bid",
        rank=action.gold,
        folded=not (action.gold <= enough and action.gold in steps),
    )


def simple_text(s: Table, seat: Seat, action: Action, text: OptionText) -> OptionText:
    """An action without fields."""
    phase = s.agenda[-1]
    match phase:
        case spaces.PayOrFight():
            return king_text(s, phase, action, text)
        case caves.LanternChoice():
            return enemy_text(s, phase, action, text)
        case debt.Debt():
            left = s.gold[seat] - sum(phase.debts)
            return text._replace(note=f"leaves you {left}" if left >= 0 else f"{-left} gold short", icon="coin")
        case turns.EndOfTurn():
            return text._replace(rank=NOTHING, ends_turn=True)
        case fights.CardsBeforeRoll():
            return text._replace(note=duel_note(s, phase, seat), rank=MAIN)
    return text._replace(**SIMPLE.get(str(action), {}))


SIMPLE: dict[str, dict[str, Any]] = {
    "roll": {"icon": "die", "rank": MAIN},
    "keep": {"icon": "die", "rank": MAIN},
    "pass": {"rank": NOTHING},
    "take:gold": {"button": f"Take {fights.SPOILS} gold", "group": "Take", "rank": MAIN},
    "take:nothing": {"icon": "hook", "rank": NOTHING},
    "home:ship": {"button": "Go here", "note": "the next move starts one step earlier", "rank": OTHER},
    "home:docks": {"button": "Go here by Longboat", "rank": MAIN},
}


def king_text(s: Table, phase: spaces.PayOrFight, action: Action, text: OptionText) -> OptionText:
    if action == actions.PAY:
        return text._replace(note=f"you have {s.gold[phase.seat]}", rank=MAIN)
    chance = win_chance(s.might(phase.figure) - s.box.king_might) if s.reveal_odds else None
    return text._replace(
        note="" if chance is None else f"win the game {round(100 * chance)} %",
        chance=chance,
        risk=f"You could pay {phase.price} gold and win at once. If he beats you, you land in the Thieves' Den.",
        rank=OTHER,
    )


def enemy_text(s: Table, phase: caves.LanternChoice, action: Action, text: OptionText) -> OptionText:
    assert s.enemy is not None
    if action == actions.FIGHT:
        might = defender_might(s, phase.figure, None)
        chance = win_chance(s.might(phase.figure) - might) if s.reveal_odds else None
        note = f"Might {might} · reward {reward_text(*reward(s, phase.figure, s.enemy, s.space_kind(phase.figure)))}"
        note += "" if chance is None else f" · you win {round(100 * chance)} %"
        return text._replace(note=note, chance=chance)
    odds = enemy_odds(s, phase.figure) if s.reveal_odds else None
    note = "" if odds is None else f"you win {percent(odds)} against the next"
    return text._replace(button="Slip past it", note=note, chance=None if odds is None else ratio(odds), rank=OTHER)


def duel_note(s: Table, phase: fights.CardsBeforeRoll, seat: Seat) -> str:
    """'you win 31 % before cards', from the side of the player who is asked; without odds, the Might of both."""
    might = (s.might(phase.attacker), s.might(phase.defender))
    attacking = owner_of(phase.attacker) == seat
    if not s.reveal_odds:
        return "Might {} against {}".format(*(might if attacking else might[::-1]))
    chance = win_chance(might[0] - might[1])
    return f"you win {round(100 * (chance if attacking else 1 - chance))} % before cards"


def rethought_die(s: Table, action: actions.Rethink) -> int:
    """The die that Quick Thinking would roll again."""
    phase = s.agenda[-1] if s.agenda else None
    own = int(isinstance(phase, combat.CardsAfterRoll) and phase.asked != phase.attacker)
    return own if action.own else 1 - own
