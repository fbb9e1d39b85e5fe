"""A fight: the dice, the cards that change them, and who wins. (SS-6, SS-8.5)

The attacker is a figure of the active player. The defender is another player's figure, or None for an Enemy, the
First Mate or the Pirate King.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Phase, Seat
from ..actions import PASS, PLAY, RETHINK_OTHER, RETHINK_OWN, Play, Rethink
from ..board import FACES
from ..components import LUCKY, QUICK
from ..events import Clashed
from ..state import Table, owner_of
from .player_choice import CardWindow, play_card


def defender_might(s: Table, attacker: int, defender: int | None) -> int:
    """The Might of a fight's defender. (SS-6.3, SS-7.1, SS-5.9, SS-5.10)"""
    if defender is not None:
        return s.might(defender)
    guardian = s.box.guardian_might.get(s.space_kind(attacker))
    if guardian is not None:
        return guardian
    assert s.enemy is not None
    return enemy_might(s, owner_of(attacker), s.enemy)


def enemy_might(s: Table, seat: Seat, enemy: int) -> int:
    """An Enemy's Might against this player: all his Crew counts, whichever figure fights. (SS-7.1, SS-A12)"""
    return s.box.enemies[enemy].might[s.box.row(s.crew_size(seat))]


def beats(might: int, die: int, other_might: int, other_die: int) -> bool:
    """Whether the attacker wins: by the higher total or a tie; but a blank loses. (SS-6.1, SS-6.2)"""
    if die == 0:
        return False
    return other_die == 0 or might + die >= other_might + other_die


def attacker_wins(s: Table, attacker: int, defender: int | None) -> bool:
    """Whether the attacker wins with the current dice."""
    return beats(s.might(attacker), s.dice[0], defender_might(s, attacker, defender), s.dice[1])


def reroll(s: Table, *which: int) -> bool:
    """Roll these dice, and both again while both are blank. Returns whether they were. (SS-6.2, SS-A14)"""
    for die in which:
        s.dice[die] = s.chance.below(FACES)
    both_blank = False
    while s.dice[0] == s.dice[1] == 0:
        s.dice = [s.chance.below(FACES), s.chance.below(FACES)]
        both_blank = True
    return both_blank


class FightStep(Phase[Table]):
    """A phase of a fight."""

    attacker: int
    defender: int | None

    def dice_event(self, s: Table) -> Clashed:
        attacker, defender = self.attacker, self.defender
        might = (s.might(attacker), defender_might(s, attacker, defender))
        # The player on the left rolls for an Enemy, the First Mate or the Pirate King. (SS-6.4, SS-A11)
        roller = s.left_of(owner_of(attacker)) if defender is None else owner_of(defender)
        return Clashed(attacker, defender, tuple(s.dice), might, roller)


class FightRoll(FightStep):
    """Each side rolls a die. (SS-6.1)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.dice = [0, 0]
        reroll(s, 0, 1)
        s.tell(self.dice_event, s)
        s.plan(CardsAfterRoll(self.attacker, self.defender, self.attacker, 0))


class CardsAfterRoll(FightStep, CardWindow):
    """After the roll both players, the attacker first, may play cards until both pass in succession. (SS-8.5)

    The cards are Lucky Blow and Quick Thinking. (SS-B4.2, SS-B4.3) Nobody plays cards for a defender that is no
    player's figure. (SS-A13)
    """

    asked: int
    passes: int

    @property
    def seat(self) -> Seat:
        return owner_of(self.asked)

    def options(self, s: Table) -> list[Action]:
        hand = s.hands[self.seat]
        options: list[Action] = [PASS]
        if LUCKY in hand:
            options.append(PLAY[LUCKY])
        if QUICK in hand:
            options += (RETHINK_OWN, RETHINK_OTHER)
        return options

    def decide(self, s: Table, action: Action) -> None:
        own = 0 if self.asked == self.attacker else 1
        passes = 0
        new_roll = False
        if isinstance(action, Play):
            play_card(s, self.seat, LUCKY)
            s.dice[own] = s.box.fortunes[LUCKY].n
            s.tell(self.dice_event, s)
        elif isinstance(action, Rethink):
            play_card(s, self.seat, QUICK)
            new_roll = reroll(s, own if action.own else 1 - own)
            s.tell(self.dice_event, s)
        else:
            passes = self.passes + 1
        players = 1 if self.defender is None else 2
        if passes < players:
            # Two blanks make it a new roll, and the attacker is asked first again. (SS-A14)
            asked = self.attacker if self.defender is None or own or new_roll else self.defender
            s.plan(CardsAfterRoll(self.attacker, self.defender, asked, passes))


PHASES: tuple[type[Phase[Table]], ...] = (CardsAfterRoll, FightRoll)
