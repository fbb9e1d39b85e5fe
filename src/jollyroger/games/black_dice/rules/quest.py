"""A quest from its set-up to its end, round by round; and the campaign. (BD-2, BD-9, BD-10, BD-11)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....engine import Action, Phase, Result, Seat
from ..components import LEFT, PIRATES, RIGHT
from ..events import Adrift, BecameCaptain, Embarked, QuestWon, SeaWolf, StayedCaptain
from ..state import EMPTY, Table
from .rewards import take_gold
from .rolling import BlackRoll, duel
from .settlement import Settle
from .turns import NextTurn


class Embark(Phase[Table]):
    """A quest is set up: rum, gold, a crew, and a duel for the captain. (BD-2)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.unpack()
        numbers, chest = s.box.numbers, s.tile.chest_each
        # Dice are dealt out round by round. (BD-2.2)
        s.rum = [numbers.rum_each] * s.seats
        s.hold -= numbers.rum_each * s.seats
        if chest is not None:
            # What does not fit in the chest stays in the box, unseen. (BD-2.4)
            while len(s.gold) > chest * s.seats:
                s.tossed.append(s.chance.draw(s.gold))
            s.tossed.sort()
        s.crew = s.chosen[:] or draw_crew(s)
        s.tell(Embarked, s.tile.name, s.tile.goal, tuple(s.box.pirates[pirate].name for pirate in s.crew))
        s.captain = duel(s, "captain", range(s.seats))
        s.tell(BecameCaptain, s.captain)
        s.plan(Round())


def draw_crew(s: Table) -> list[int]:
    """One pirate more than there are players, at random. (BD-2.3)"""
    pirates = list(range(len(PIRATES)))
    return sorted(s.chance.draw(pirates) for _ in range(s.seats + s.box.numbers.crew_more_than_players))


class Round(Phase[Table]):
    """A round: the black roll, the turns from the captain on, the settlement, the new ranks, perhaps the end."""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        numbers = s.box.numbers
        s.round += 1
        # Enough tokens open the second stage from the next round on. (BD-5.1, BD-5.2)
        if len(s.tile.stages) > 1 and s.tokens >= s.tile.tokens:
            s.stage = 1
        s.short, s.short_next = s.short_next, False
        s.sails, s.sails_next = s.sails_next, False
        dice = numbers.dice_each - s.short + s.sails
        s.waiting = [dice] * s.seats
        s.stowed = [numbers.dice_a_colour - dice] * s.seats
        s.plan(BlackRoll(), NextTurn(s.captain), Settle(1), Ranks(), Reset(), Round())


class Ranks(Phase[Table]):
    """Most dice on the right half: sea wolf, 1 gold; most on the left: captain. Then the end is looked for. (BD-9)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.pardon = None  # an unused pardon is lost (BD-7.4)
        s.duels = []
        captain = s.captain
        leaders = most(s, RIGHT)
        if leaders:
            wolf = duel(s, "sea wolf", leaders)
            s.tell(SeaWolf, wolf)
            take_gold(s, wolf, 1)
        else:
            s.tell(SeaWolf, None)
        leaders = most(s, LEFT)
        if leaders:
            s.captain = duel(s, "captain", leaders)
        s.tell(BecameCaptain if s.captain != captain else StayedCaptain, s.captain)
        s.plan(Ending(captain))


def most(s: Table, columns: Iterable[int]) -> list[Seat]:
    """Who has most dice in these columns; nobody, if there are none. (BD-9.1, BD-9.3)"""
    counts = [sum(s.columns[column].count(seat) for column in columns) for seat in range(s.seats)]
    best = max(counts)
    return [seat for seat in range(s.seats) if counts[seat] == best] if best else []


class Ending(Phase[Table]):
    """The quest is done when the chest is empty or the enemy has its hits. (BD-10.1)

    `captain` is the captain of the round just played, who decides the last tie. (BD-10.2)
    """

    captain: Seat

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        quest = s.tile
        if s.hits >= quest.hits if quest.enemy is not None else not s.gold:
            self.count(s)
        elif s.round >= s.box.numbers.most_rounds:
            s.tell(Adrift)
            s.end(Result((), "adrift"))

    def count(self, s: Table) -> None:
        """The purses are opened; in a campaign the gold is banked and the next quest begins. (BD-10.2, BD-10.5)"""
        gold, tokens = tuple(map(sum, s.purses)), tuple(map(len, s.purses))
        s.tell(QuestWon, s.tile.name, gold, tokens)
        s.banked = [old + new for old, new in zip(s.banked, gold, strict=True)]
        s.banked_tokens = [old + new for old, new in zip(s.banked_tokens, tokens, strict=True)]
        if s.campaign and s.quest + 1 < len(s.box.quests):
            s.agenda.clear()
            s.plan(Reset(), NextQuest(), Embark())
        else:
            s.end(won(s.banked, s.banked_tokens, self.captain))


def won(gold: list[int], tokens: list[int], captain: Seat) -> Result:
    """Most gold wins; then fewest tokens; then the round's captain, even if he is not among the tied. (BD-10.2)"""
    seats = range(len(gold))
    best = [seat for seat in seats if gold[seat] == max(gold)]
    if len(best) == 1:
        return Result((best[0],), "most-gold", tuple(gold))
    fewest = min(tokens[seat] for seat in best)
    best = [seat for seat in best if tokens[seat] == fewest]
    if len(best) == 1:
        return Result((best[0],), "fewest-tokens", tuple(gold))
    return Result((captain,), "captain", tuple(gold))


class NextQuest(Phase[Table]):
    """The campaign sails on to the next quest. (BD-10.5)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.quest += 1


class Reset(Phase[Table]):
    """All dice are collected; rum, gold, pirates, damage and tokens carry over. (BD-11.1)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.past_black, s.black = s.black, EMPTY[:]
        s.past_columns, s.columns = s.columns, [[] for _ in EMPTY]
        s.past_fates, s.fates = s.fates, [""] * len(EMPTY)
        s.past_spills, s.spills = s.spills, [[] for _ in EMPTY]
        s.black_box += sum(s.past_black)
        s.unlocked = False
        s.waiting = [0] * s.seats
        s.stowed = [s.box.numbers.dice_a_colour] * s.seats
