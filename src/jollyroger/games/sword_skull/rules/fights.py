"""Fights between players' figures, and what the winner takes. (SS-8)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import ATTACK, PASS, PLAY, TAKE_GOLD, TAKE_NOTHING, Attack, Play, Take
from ..components import PEACE
from ..events import Challenged, Prevailed, Took, TookNothing
from ..state import Errand, Table
from .combat import Blows, Duel, prevails
from .debt import due, to_player
from .player_choice import Scene, play_card

SPOILS = 2
"""Gold that the winner may take. (SS-8.2)"""


class Fights(Errand, Scene):
    """The figure fights every figure of other players on its space, in an order its player chooses. (SS-8.1)"""

    fought: tuple[int, ...] = ()

    def foes(self, s: Table) -> list[int]:
        """Figures of others here that have not been fought. On a Ship there are no fights. (SS-4.5)"""
        here = s.at[self.figure]
        if here in s.box.board.ships:
            return []
        own = self.figure >> 1
        return [foe for foe, at in enumerate(s.at) if at == here and foe >> 1 != own and foe not in self.fought]

    def ask(self, s: Table) -> list[Ask]:
        foes = self.foes(s)
        return [Ask(self.figure >> 1, [ATTACK[foe >> 1][foe & 1] for foe in foes])] if len(foes) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.figure >> 1)
        foes = [2 * action.seat + action.role] if isinstance(action, Attack) else self.foes(s)
        if foes:
            s.tell(Challenged, self.figure, foes[0])
            s.plan(Parley(self.figure, foes[0], self.figure), Fights(self.figure, (*self.fought, foes[0])))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.figure >> 1:
            yield Refusal(PASS, "SS-8.1", "You must fight every one of them; only the order is yours.")


class Parley(Duel):
    """Before the dice are rolled the attacker, then the defender, may keep the peace. (SS-8.5, SS-B4.1)

    The first to do so ends this fight, and only this one. (SS-A15, SS-A34)
    """

    defender: int
    asked: int

    def ask(self, s: Table) -> list[Ask]:
        seat = self.asked >> 1
        hand = s.hands[seat]
        if not hand:
            return []
        return [Ask(seat, [PASS, PLAY[PEACE]] if PEACE in hand else [PASS])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if isinstance(answers.get(self.asked >> 1), Play):
            play_card(s, self.asked >> 1, PEACE)
        elif self.asked == self.attacker:
            s.plan(Parley(self.attacker, self.defender, self.defender))
        else:
            s.plan(Blows(self.attacker, self.defender), Verdict(self.attacker, self.defender))


class Verdict(Duel):
    """The fight is decided; the loser's figure stays where it is. (SS-8.4)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        assert self.defender is not None
        won = prevails(s, self.attacker, self.defender)
        s.tell(Prevailed, self.attacker, self.defender, won, 0 in s.dice, "figure", None)
        s.plan(Spoils(self.attacker, self.defender) if won else Spoils(self.defender, self.attacker))


class Spoils(Scene):
    """The winner may take 2 Gold, or a Crew card if the loser has more Crew than he, or nothing. (SS-8.2, SS-A9)"""

    winner: int
    loser: int

    def crew(self, s: Table) -> list[int]:
        """The kinds of Crew to choose from. (SS-8.2)"""
        winner, loser = self.winner >> 1, self.loser >> 1
        if s.crew_size(loser) <= s.crew_size(winner):
            return []
        return s.crew_kinds(loser)

    def safe(self, s: Table) -> bool:
        """Whether a Strongbox keeps the loser's Gold. (SS-B5.7)"""
        return s.box.strongbox in s.items[self.loser >> 1]

    def ask(self, s: Table) -> list[Ask]:
        options: list[Action] = [] if self.safe(s) else [TAKE_GOLD]
        options += [s.menu.take[kind] for kind in self.crew(s)]
        return [Ask(self.winner >> 1, [*options, TAKE_NOTHING])] if options else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        winner, loser = self.winner >> 1, self.loser >> 1
        action = answers.get(winner)
        if action == TAKE_GOLD:
            # With less than that the loser is Bankrupt, and it is the losing figure that goes. (SS-8.3, SS-A27, SS-A28)
            due(s, loser, self.loser, to_player(s, winner, SPOILS), pardonable=False)
        elif isinstance(action, Take):
            hand_over(s, loser, winner, action.crew)
        else:
            s.tell(TookNothing, winner)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.winner >> 1:
            return
        if self.safe(s):
            yield Refusal(TAKE_GOLD, "SS-B5.7", f"A Strongbox keeps {{{self.loser >> 1}}}'s Gold safe.")
        if not self.crew(s):
            for kind in s.crew_kinds(self.loser >> 1):
                why = f"{{{self.loser >> 1}}} has no more Crew than you: then none can be taken."
                yield Refusal(s.menu.take[kind], "SS-8.2", why)


def hand_over(s: Table, loser: Seat, seat: Seat, crew: int) -> None:
    """A Crew card goes from one player to another."""
    s.crew[loser][crew] -= 1
    s.crew[seat][crew] += 1
    s.tell(Took, seat, loser, 0, crew)


PHASES: tuple[type[Phase[Table]], ...] = (Fights, Parley, Verdict, Spoils)
