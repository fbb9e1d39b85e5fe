"""A fight: the dice, the cards that change them, and who wins. (SS-6, SS-8.5)

The attacker is a figure of the active player. The defender is another player's figure, or None for an Enemy, the
First Mate or the Pirate King.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....engine import Action, Phase, Seat
from ..actions import PASS, PLAY, RETHINK_OTHER, RETHINK_OWN, Play, Rethink
from ..board import FACES
from ..components import LUCKY, QUICK
from ..events import Clashed
from ..state import Table, owner_of, role_of
from .player_choice import CardWindow, play_card

GUARDIANS = {"lake-of-fire": "mate", "lair": "king"}
"""Who is fought on these kinds of space."""


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
    return enemy_mights(s, seat, [enemy])[0]


def enemy_mights(s: Table, seat: Seat, enemies: Iterable[int]) -> list[int]:
    """The Might of several Enemies against this player."""
    kinds, row = s.box.enemies, s.box.row(s.crew_size(seat))
    return [kinds[enemy].might[row] for enemy in enemies]


def beats(might: int, die: int, other_might: int, other_die: int) -> bool:
    """Whether the attacker wins: by the higher total or a tie; but a blank loses. (SS-6.1, SS-6.2)"""
    if die == 0:
        return False
    return other_die == 0 or might + die >= other_might + other_die


def attacker_wins(s: Table, attacker: int, defender: int | None) -> bool:
    """Whether the attacker wins with the current dice."""
    return beats(s.might(attacker), s.dice[0], defender_might(s, attacker, defender), s.dice[1])


def reward(s: Table, figure: int, enemy: int, space_kind: str) -> tuple[int, int]:
    """Gold (more in a Smoky Cave) and Items for beating an Enemy on such a space. (SS-7.2, SS-B1.15)"""
    card, row = s.box.enemies[enemy], s.box.row(s.crew_size(owner_of(figure)))
    bonus = s.box.effects["smoky-cave"].n[role_of(figure)] if space_kind == "smoky-cave" else 0
    return card.gold[row] + bonus, card.items[row]


def cards_are_possible(s: Table, attacker: int, defender: int | None) -> bool:
    """Whether a player in the fight holds cards, so that he is asked for them. (SS-8.5, SS-A13)"""
    return bool(s.hands[owner_of(attacker)] or (defender is not None and s.hands[owner_of(defender)]))


class FightStep(Phase[Table]):
    """A phase of a fight."""

    attacker: int
    defender: int | None

    def roll(self, s: Table, cause: str, *which: int) -> bool:
        """Roll these dice, and both again while both are blank. Returns whether they were. (SS-6.2, SS-A14)"""
        for die in which:
            s.dice[die] = s.chance.below(FACES)
        s.tell(self.dice_event, s, cause, *which)
        both_blank = False
        while s.dice[0] == s.dice[1] == 0:
            s.dice = [s.chance.below(FACES), s.chance.below(FACES)]
            s.tell(self.dice_event, s, "roll", 0, 1)
            both_blank = True
        return both_blank

    def dice_event(self, s: Table, cause: str, *changed: int) -> Clashed:
        attacker, defender = self.attacker, self.defender
        kind = s.space_kind(attacker)
        return Clashed(
            attacker,
            defender,
            tuple(s.dice),
            might=(s.might(attacker), defender_might(s, attacker, defender)),
            # The player on the left rolls for an Enemy, the First Mate or the Pirate King. (SS-6.4, SS-A11)
            roller=s.left_of(owner_of(attacker)) if defender is None else owner_of(defender),
            cause=cause,
            changed=changed,
            sources=(s.might_sources(attacker), () if defender is None else s.might_sources(defender)),
            foe="figure" if defender is not None else GUARDIANS.get(kind, "enemy"),
            enemy=s.enemy,
            won=attacker_wins(s, attacker, defender),
            open=s.dice == [0, 0] or cards_are_possible(s, attacker, defender),
            reward=(0, 0) if s.enemy is None else reward(s, attacker, s.enemy, kind),
        )


class FightRoll(FightStep):
    """Each side rolls a die. (SS-6.1)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.dice = [0, 0]
        self.roll(s, "roll", 0, 1)
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
            s.tell(self.dice_event, s, s.box.fortunes[LUCKY].id, own)
        elif isinstance(action, Rethink):
            play_card(s, self.seat, QUICK)
            new_roll = self.roll(s, s.box.fortunes[QUICK].id, own if action.own else 1 - own)
        else:
            passes = self.passes + 1
        players = 1 if self.defender is None else 2
        if passes < players:
            # Two blanks make it a new roll, and the attacker is asked first again. (SS-A14)
            asked = self.attacker if self.defender is None or own or new_roll else self.defender
            s.plan(CardsAfterRoll(self.attacker, self.defender, asked, passes))


PHASES: tuple[type[Phase[Table]], ...] = (CardsAfterRoll, FightRoll)
