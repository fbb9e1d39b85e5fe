"""Why to fight, to play a card in a fight, or to take something after it."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, message, person
from ..actions import FIGHT, PASS, PLAY, TAKE_GOLD, Attack, Play, Rethink, Take
from ..board import FACES
from ..components import LUCKY, PEACE
from ..odds import enemy_odds, win_chance
from ..presentation.event_text import figure_noun
from ..presentation.landing import percent
from ..presentation.text_board import reward_noun
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll, attacker_wins, defender_might, reward
from ..rules.fights import SPOILS, CardsBeforeRoll, Fights, Spoils
from ..rules.spaces import PayOrFight
from ..state import Table, figure_of, owner_of
from .hire_advice import crew_reason
from .policy import CARD_BELOW, chance_to_turn


def chance_clause(s: Table, own: int, other: int, chance: float) -> Message:
    """'you have 69 % to win'; at a table that hides odds, the Might of both sides."""
    if s.reveal_odds:
        return message("clause-chance", chance=round(100 * chance))
    return message("clause-might", own=own, other=other)


def attack_advice(s: Table, ask: Ask, phase: Fights, attack: Attack) -> Message:
    """All must be fought, so the weakest first."""
    might = [s.might(figure_of(option.seat, option.role)) for option in ask.options if isinstance(option, Attack)]
    defender = figure_of(attack.seat, attack.role)
    own, other = s.might(phase.figure), s.might(defender)
    id = "advice-attack-weakest" if other == min(might) else "advice-attack"
    said = chance_clause(s, own, other, win_chance(own - other))
    return message(id, figure=figure_noun(defender, ask.seat), said=said)


def before_roll_advice(s: Table, ask: Ask, phase: CardsBeforeRoll, action: Action) -> Message:
    """Whether the fight is worth a Keep the Peace."""
    might = s.might(phase.attacker), s.might(phase.defender)
    attacking = phase.asked == phase.attacker
    attack = win_chance(might[0] - might[1])
    chance = attack if attacking else 1 - attack
    said = chance_clause(s, *(might if attacking else might[::-1]), chance)
    if isinstance(action, Play):
        return message("advice-peace", said=said)
    if PLAY[PEACE] not in ask.options:
        return message("advice-no-card-before")
    return message("advice-keep-peace" if chance >= CARD_BELOW else "advice-risk", said=said)


def after_roll_advice(s: Table, ask: Ask, phase: CardsAfterRoll, action: Action) -> Message:
    """Whether a card turns the fight."""
    attacking = phase.asked == phase.attacker
    winning = attacker_wins(s, phase.attacker, phase.defender) == attacking
    own = 0 if attacking else 1
    if action == PASS:
        if winning:
            return message("advice-winning")
        if len(ask.options) == 1:
            return message("advice-losing-no-card")
        return message("advice-losing")
    if isinstance(action, Rethink):
        wins = winning_faces(s, phase, own if action.own else 1 - own)
        return message("advice-rethink-own" if action.own else "advice-rethink-other", wins=wins, faces=FACES)
    face = s.box.fortunes[LUCKY].n
    if chance_to_turn(s, phase, own, [face]):
        return message("advice-lucky-still" if winning else "advice-lucky", face=face)
    return message("advice-lucky-not-enough", face=face)


def winning_faces(s: Table, phase: CardsAfterRoll, changed: int) -> int:
    """How many faces of this die win at once for the player who is asked; two blanks would be rolled again."""
    faces = [face for face in range(FACES) if face or s.dice[1 - changed]]
    return round(len(faces) * chance_to_turn(s, phase, changed, faces))


def spoils_advice(s: Table, ask: Ask, phase: Spoils, action: Action) -> Message:
    """What the winner gets of it."""
    loser = owner_of(phase.loser)
    who = person(loser, ask.seat)
    if isinstance(action, Take):
        return message("advice-spoils-crew", gain=crew_reason(s, ask.seat, action.crew), who=who)
    if action == TAKE_GOLD:
        if s.gold[loser] < SPOILS:
            return message("advice-spoils-poor", who=who, gold=s.gold[loser])
        return message("advice-spoils-gold", gold=SPOILS, who=who)
    if TAKE_GOLD in ask.options:
        return message("advice-spoils-none", who=who)
    return message("advice-spoils-no-crew")


def lantern_advice(s: Table, phase: LanternChoice, action: Action) -> Message:
    """This Enemy, or the next one."""
    assert s.enemy is not None
    enemy = s.box.enemies[s.enemy].noun
    own, other = s.might(phase.figure), defender_might(s, phase.figure, None)
    said = chance_clause(s, own, other, win_chance(own - other))
    if action == FIGHT:
        prize = reward_noun(*reward(s, phase.figure, s.enemy, s.space_kind(phase.figure)))
        return message("advice-enemy", enemy=enemy, said=said, reward=prize)
    odds = enemy_odds(s, phase.figure)
    if s.reveal_odds and odds[1]:
        return message("advice-enemy-next", enemy=enemy, said=said, chance=percent(odds))
    return message("advice-shun", enemy=enemy, said=said)


def king_advice(s: Table, seat: Seat, phase: PayOrFight, action: Action) -> Message:
    """Paying wins for sure."""
    own, king = s.might(phase.figure), s.box.king_might
    if action == FIGHT:
        return message("advice-fight-king", said=chance_clause(s, own, king, win_chance(own - king)))
    return message("advice-pay-king", price=phase.price, gold=s.gold[seat])
