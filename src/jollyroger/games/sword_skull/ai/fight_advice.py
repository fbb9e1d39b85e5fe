"""Why to fight, to play a card in a fight, or to take something after it."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import who
from ..actions import FIGHT, PASS, PLAY, TAKE_GOLD, Attack, Play, Rethink, Take
from ..board import FACES
from ..components import LUCKY, PEACE
from ..odds import enemy_odds, win_chance
from ..presentation.event_text import figure_name
from ..presentation.landing import percent
from ..presentation.text_board import reward_text
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll, attacker_wins, defender_might, reward
from ..rules.fights import SPOILS, CardsBeforeRoll, Fights, Spoils
from ..rules.spaces import PayOrFight
from ..state import Table, figure_of, owner_of
from .hire_advice import crew_reason
from .policy import CARD_BELOW, chance_to_turn


def chance_text(s: Table, own: int, other: int, chance: float) -> str:
    """'you win 69 %'; at a table that hides odds, the Might of both sides."""
    return f"you win {round(100 * chance)} %" if s.reveal_odds else f"it is Might {own} against {other}"


def attack_advice(s: Table, ask: Ask, phase: Fights, attack: Attack) -> str:
    """All must be fought, so the weakest first."""
    might = [s.might(figure_of(option.seat, option.role)) for option in ask.options if isinstance(option, Attack)]
    defender = figure_of(attack.seat, attack.role)
    own, other = s.might(phase.figure), s.might(defender)
    order = "The weakest first" if other == min(might) else "All must be fought anyway"
    return f"{order}: against {figure_name(defender, ask.seat)} {chance_text(s, own, other, win_chance(own - other))}."


def before_roll_advice(s: Table, ask: Ask, phase: CardsBeforeRoll, action: Action) -> str:
    """Whether the fight is worth a Keep the Peace."""
    might = s.might(phase.attacker), s.might(phase.defender)
    attacking = phase.asked == phase.attacker
    attack = win_chance(might[0] - might[1])
    chance = attack if attacking else 1 - attack
    said = chance_text(s, *(might if attacking else might[::-1]), chance)
    if isinstance(action, Play):
        return f"If you fight, {said}; Keep the Peace calls it off."
    if PLAY[PEACE] not in ask.options:
        return "None of your cards is for the moment before the roll."
    keep = "keep the card for a worse fight" if chance >= CARD_BELOW else "risk it and keep the card"
    return f"Here {said}: {keep}."


def after_roll_advice(s: Table, ask: Ask, phase: CardsAfterRoll, action: Action) -> str:
    """Whether a card turns the fight."""
    attacking = phase.asked == phase.attacker
    winning = attacker_wins(s, phase.attacker, phase.defender) == attacking
    own = 0 if attacking else 1
    if action == PASS:
        if winning:
            return "You are winning already: save your cards."
        if len(ask.options) == 1:
            return "You are losing, but none of your cards helps after the roll."
        return "You are losing, but save your cards for a fight that matters more."
    if isinstance(action, Rethink):
        wins = winning_faces(s, phase, own if action.own else 1 - own)
        which = "your die" if action.own else "the other die"
        return f"Roll {which} again: you win on {wins} of its {FACES} faces."
    face = s.box.fortunes[LUCKY].n
    if chance_to_turn(s, phase, own, [face]):
        return f"With a {face} instead of your die you {'still ' if winning else ''}win."
    return f"Your die becomes a {face}; that is not enough yet."


def winning_faces(s: Table, phase: CardsAfterRoll, changed: int) -> int:
    """How many faces of this die win at once for the player who is asked; two blanks would be rolled again."""
    faces = [face for face in range(FACES) if face or s.dice[1 - changed]]
    return round(len(faces) * chance_to_turn(s, phase, changed, faces))


def spoils_advice(s: Table, ask: Ask, phase: Spoils, action: Action) -> str:
    """What the winner gets of it."""
    loser = owner_of(phase.loser)
    name = who(loser, ask.seat)
    if isinstance(action, Take):
        return f"{crew_reason(s, ask.seat, action.crew)} And {name} loses it."
    if action == TAKE_GOLD:
        if s.gold[loser] < SPOILS:
            return f"{name} has only {s.gold[loser]} gold: that means selling items, or a figure sent home."
        return f"{SPOILS} gold more for you, {SPOILS} less for {name}."
    if TAKE_GOLD in ask.options:
        return f"You may leave {name} alone, but gold is never in the way."
    return "More crew makes the enemies in the caves stronger."


def lantern_advice(s: Table, phase: LanternChoice, action: Action) -> str:
    """This Enemy, or the next one."""
    assert s.enemy is not None
    enemy = s.box.enemies[s.enemy].name
    own, other = s.might(phase.figure), defender_might(s, phase.figure, None)
    said = chance_text(s, own, other, win_chance(own - other))
    if action == FIGHT:
        prize = reward_text(*reward(s, phase.figure, s.enemy, s.space_kind(phase.figure)))
        return f"Against the {enemy} {said}, for {prize}."
    odds = enemy_odds(s, phase.figure)
    after = f", against the next enemy {percent(odds)}" if s.reveal_odds and odds[1] else ""
    return f"Against the {enemy} {said}{after}."


def king_advice(s: Table, seat: Seat, phase: PayOrFight, action: Action) -> str:
    """Paying wins for sure."""
    own, king = s.might(phase.figure), s.box.king_might
    if action == FIGHT:
        return f"If you fight, {chance_text(s, own, king, win_chance(own - king))}; paying wins at once."
    return f"Pay {phase.price} of your {s.gold[seat]} gold and you have won."
