"""A fight: the dice, the cards that change them, and who prevails. (SS-6, SS-8.5)

The attacker is a figure of the active player. The defender is another player's figure or None: what lives on the
space, an Enemy, the First Mate or the Pirate King.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import PASS, PLAY, RETHINK_OTHER, RETHINK_OWN, Play, Rethink
from ..board import FACES
from ..components import LUCKY, QUICK
from ..events import Clashed
from ..state import Table
from .player_choice import Scene, play_card


def foe_might(s: Table, attacker: int, defender: int | None) -> int:
    """The Might a figure is up against. (SS-6.3, SS-7.1, SS-5.9, SS-5.10)"""
    if defender is not None:
        return s.might(defender)
    kind = s.kind_at(attacker)
    if kind == "lake-of-fire":
        return s.box.mate
    if kind == "lair":
        return s.box.king
    assert s.enemy is not None
    return enemy_might(s, attacker >> 1, s.enemy)


def enemy_might(s: Table, seat: Seat, enemy: int) -> int:
    """By the row of its chart: all Crew of the player counts, whichever figure fights. (SS-7.1, SS-A12)"""
    return s.box.enemies[enemy].might[s.box.row(s.crew_size(seat))]


def beats(might: int, die: int, foe: int, foe_die: int) -> bool:
    """Whether the attacker wins: the higher total, a tie too; but who rolls a blank loses. (SS-6.1, SS-6.2)"""
    if die == 0:
        return False
    return foe_die == 0 or might + die >= foe + foe_die


def prevails(s: Table, attacker: int, defender: int | None) -> bool:
    return beats(s.might(attacker), s.dice[0], foe_might(s, attacker, defender), s.dice[1])


def roll_again(s: Table, *which: int) -> bool:
    """These dice are rolled, and as long as both are blank, both. Returns whether that happened. (SS-6.2, SS-A14)"""
    for die in which:
        s.dice[die] = s.chance.below(FACES)
    anew = False
    while s.dice[0] == s.dice[1] == 0:
        s.dice = [s.chance.below(FACES), s.chance.below(FACES)]
        anew = True
    return anew


class Duel(Scene):
    """Part of a fight."""

    attacker: int
    defender: int | None

    def show(self, s: Table) -> None:
        attacker, defender = self.attacker, self.defender
        might = (s.might(attacker), foe_might(s, attacker, defender))
        # For whoever is no player's figure the player on the left rolls. (SS-6.4, SS-A11)
        roller = s.after(attacker >> 1)[0] if defender is None else defender >> 1
        s.tell(Clashed, attacker, defender, tuple(s.dice), might, roller)


class Blows(Duel):
    """Each side rolls a die. (SS-6.1)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.dice = [0, 0]
        roll_again(s, 0, 1)
        self.show(s)
        s.plan(Riposte(self.attacker, self.defender, self.attacker, 0))


class Riposte(Duel):
    """After the roll both fighters, the attacker first, may play cards until both pass in succession. (SS-8.5)

    The cards are Lucky Blow and Quick Thinking (SS-B4.2, SS-B4.3). Whoever holds any Fortune card at all is
    asked, so that nobody learns which. Against what is no player's figure only the attacker may play. (SS-A13)
    """

    asked: int
    passes: int

    def ask(self, s: Table) -> list[Ask]:
        seat = self.asked >> 1
        hand = s.hands[seat]
        if not hand:
            return []
        options: list[Action] = [PASS]
        if LUCKY in hand:
            options.append(PLAY[LUCKY])
        if QUICK in hand:
            options += (RETHINK_OWN, RETHINK_OTHER)
        return [Ask(seat, options)]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = self.asked >> 1
        action = answers.get(seat)
        own = 0 if self.asked == self.attacker else 1
        passes = 0
        anew = False
        if isinstance(action, Play):
            play_card(s, seat, LUCKY)
            s.dice[own] = s.box.fortunes[LUCKY].n
            self.show(s)
        elif isinstance(action, Rethink):
            play_card(s, seat, QUICK)
            anew = roll_again(s, own if action.own else 1 - own)
            self.show(s)
        else:
            passes = self.passes + 1
        fighters = 1 if self.defender is None else 2
        if passes < fighters:
            # After two blanks it is a new roll, and the attacker speaks first again. (SS-A14)
            other = self.attacker if self.defender is None or own or anew else self.defender
            s.plan(Riposte(self.attacker, self.defender, other, passes))


PHASES: tuple[type[Phase[Table]], ...] = (Blows, Riposte)
