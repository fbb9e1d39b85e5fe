"""A fight: the dice, the cards that change them, and who wins. (SS-6, SS-8.5)

The attacker is a figure of the active player. The defender is another player's figure, or None for an Enemy, the
First Mate or the Pirate King.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....engine import Action, Phase, Seat, Step
from ..actions import PASS, PLAY, RETHINK_OTHER, RETHINK_OWN, Play, Rethink
from ..board import FACES
from ..components import LUCKY, QUICK
from ..events import Clashed, Prevailed
from ..state import Table, owner_of, role_of
from .player_choice import CardWindow, play_card

GUARDIANS: Final = {"lake-of-fire": "mate", "lair": "king"}
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
    """An Enemy's Might against this player. (SS-7.1)"""
    return s.box.enemies[enemy].might[chart_row(s, seat)]


def enemy_mights(s: Table, seat: Seat, enemies: Iterable[int]) -> list[int]:
    """The Might of several Enemies against this player."""
    kinds, row = s.box.enemies, chart_row(s, seat)
    return [kinds[enemy].might[row] for enemy in enemies]


def chart_row(s: Table, seat: Seat) -> int:
    """The row of the Enemies' charts for a player: all his Crew counts, whichever figure fights. (SS-7.1, SS-A12)"""
    return s.box.row(s.crew_size(seat))


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
    card, row = s.box.enemies[enemy], chart_row(s, owner_of(figure))
    return card.gold[row] + cave_bonus(s, figure, space_kind), card.items[row]


def cave_bonus(s: Table, figure: int, space_kind: str) -> int:
    """What beating an Enemy brings beyond its chart: Gold in a Smoky Cave. (SS-B1.15)"""
    return s.box.effects[space_kind].n[role_of(figure)] if space_kind == "smoky-cave" else 0


def cards_are_possible(s: Table, attacker: int, defender: int | None) -> bool:
    """Whether a player in the fight holds cards, so that he is asked for them. (SS-8.5, SS-A13)"""
    return bool(s.hands[owner_of(attacker)] or (defender is not None and s.hands[owner_of(defender)]))


def foe_kind(s: Table, attacker: int, defender: int | None) -> str:
    """What is fought: 'figure', 'mate', 'king' or 'enemy'."""
    return "figure" if defender is not None else GUARDIANS.get(s.space_kind(attacker), "enemy")


def dice_told(s: Table, attacker: int, defender: int | None, cause: str, changed: tuple[int, ...]) -> Clashed:
    """The event of a roll or of a card that changed these dice."""
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
        foe=foe_kind(s, attacker, defender),
        enemy=s.enemy,
        won=attacker_wins(s, attacker, defender),
        open=s.dice == [0, 0] or cards_are_possible(s, attacker, defender),
        reward=(0, 0) if s.enemy is None else reward(s, attacker, s.enemy, s.space_kind(attacker)),
    )


def outcome_told(s: Table, attacker: int, defender: int | None, won: bool) -> Prevailed:
    """The event of a decided fight."""
    foe, contested = foe_kind(s, attacker, defender), cards_are_possible(s, attacker, defender)
    return Prevailed(attacker, defender, won, 0 in s.dice, foe, s.enemy, contested)


def roll_until_decided(s: Table, attacker: int, defender: int | None) -> None:
    """Roll both dice, and again while both are blank. (SS-6.2)"""
    below = s.chance.below
    while True:
        s.dice = [below(FACES), below(FACES)]
        s.tell(dice_told, s, attacker, defender, "roll", (0, 1))
        if s.dice[0] or s.dice[1]:
            return


class FightRoll(Step[Table]):
    """Each side rolls a die. (SS-6.1)"""

    attacker: int
    defender: int | None

    def run(self, s: Table) -> None:
        roll_until_decided(s, self.attacker, self.defender)
        if cards_are_possible(s, self.attacker, self.defender):
            s.plan(CardsAfterRoll(self.attacker, self.defender, self.attacker, 0))


class CardsAfterRoll(CardWindow):
    """After the roll both players, the attacker first, may play cards until both pass in succession. (SS-8.5)

    The cards are Lucky Blow and Quick Thinking. (SS-B4.2, SS-B4.3) Nobody plays cards for a defender that is no
    player's figure. (SS-A13)
    """

    attacker: int
    defender: int | None
    asked: int
    passes: int

    @property
    def seat(self) -> Seat:
        return self.asked >> 1

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
            self.change_die(s, LUCKY, own, s.box.fortunes[LUCKY].n)
        elif isinstance(action, Rethink):
            play_card(s, self.seat, QUICK)
            self.change_die(s, QUICK, own if action.own else 1 - own, s.chance.below(FACES))
            # Two blanks make it a new roll. (SS-6.2, SS-A14)
            new_roll = s.dice[0] == s.dice[1] == 0
            if new_roll:
                roll_until_decided(s, self.attacker, self.defender)
        else:
            passes = self.passes + 1
        players = 1 if self.defender is None else 2
        if passes < players:
            # After a new roll the attacker is asked first again. (SS-A14)
            asked = self.attacker if self.defender is None or own or new_roll else self.defender
            s.plan(CardsAfterRoll(self.attacker, self.defender, asked, passes))

    def change_die(self, s: Table, card: int, die: int, face: int) -> None:
        """A card makes a die show this face."""
        s.dice[die] = face
        s.tell(dice_told, s, self.attacker, self.defender, s.box.fortunes[card].id, (die,))


PHASES: tuple[type[Phase[Table]], ...] = (CardsAfterRoll, FightRoll)
