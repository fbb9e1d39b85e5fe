"""A quest from its setup to its end, round by round, and the campaign. (BD-2, BD-9, BD-10, BD-11)"""

from __future__ import annotations

from collections.abc import Iterable

from ....engine import Result, Seat, Step
from ..components import ANCHOR, LEFT, PIRATES, RIGHT
from ..events import Adrift, BecameCaptain, QuestBegan, QuestWon, SeaWolf, StayedCaptain
from ..state import EMPTY, Table
from .rewards import take_gold
from .rolling import BlackRoll, duel
from .settlement import SETTLE
from .turns import NEXT_TURN


class QuestSetup(Step[Table]):
    """A quest is set up: rum, gold, a crew, and a duel for captain. (BD-2)"""

    def run(self, s: Table) -> None:
        s.reset_quest()
        numbers, chest = s.components.numbers, s.quest.chest_each
        # Players get their dice at the start of each round. (BD-2.2)
        s.rum = [numbers.rum_each] * s.seats
        s.hold -= numbers.rum_each * s.seats
        if chest is not None:
            # The rest stays in the box, unseen. (BD-2.4)
            while len(s.gold) > chest * s.seats:
                s.tossed.append(s.chance.draw(s.gold))
            s.tossed.sort()
        s.crew = s.chosen_crew[:] or draw_crew(s)
        crew = [s.components.pirates[pirate] for pirate in s.crew]
        s.tell(QuestBegan, s.quest.name, s.quest.goal, tuple(p.name for p in crew), tuple(p.id for p in crew))
        s.captain = duel(s, "captain", range(s.seats))
        s.tell(BecameCaptain, s.captain)
        s.plan(Round())


def draw_crew(s: Table) -> list[int]:
    """Random pirates, one more than there are players. (BD-2.3)"""
    pirates = list(range(len(PIRATES)))
    return sorted(s.chance.draw(pirates) for _ in range(s.seats + s.components.numbers.crew_more_than_players))


class Round(Step[Table]):
    """A round: the black roll, the turns, the settlement, the new ranks, and perhaps the end."""

    def run(self, s: Table) -> None:
        numbers = s.components.numbers
        s.round += 1
        # With enough tokens, the second stage begins with the next round. (BD-5.1, BD-5.2)
        if len(s.quest.stages) > 1 and s.tokens >= s.quest.tokens:
            s.stage_number = 1
        s.die_fewer, s.die_fewer_next = s.die_fewer_next, False
        s.die_more, s.die_more_next = s.die_more_next, False
        dice = numbers.dice_each - s.die_fewer + s.die_more
        s.waiting = [dice] * s.seats
        s.unused_dice = [numbers.dice_a_colour - dice] * s.seats
        s.plan(BlackRoll(), NEXT_TURN[s.captain], SETTLE[ANCHOR], Ranks(), RoundReset(), self)


class Ranks(Step[Table]):
    """Most dice on the right half: sea wolf, who takes 1 gold; most on the left half: captain. (BD-9)"""

    def run(self, s: Table) -> None:
        s.pardon = None  # if it was not used it is lost (BD-7.4)
        s.duels = []
        captain = s.captain
        if wolves := leaders(s, RIGHT):
            wolf = duel(s, "sea-wolf", wolves)
            s.tell(SeaWolf, wolf)
            take_gold(s, wolf, 1)
        else:
            s.tell(SeaWolf, None)
        if captains := leaders(s, LEFT):
            s.captain = duel(s, "captain", captains)
        s.tell(BecameCaptain if s.captain != captain else StayedCaptain, s.captain)
        s.plan(QuestEnd(captain))


def leaders(s: Table, columns: Iterable[int]) -> list[Seat]:
    """The players with most dice in these columns; empty if there are no dice. (BD-9.1, BD-9.3)"""
    counts = [0] * s.seats
    for column in columns:
        for owner in s.columns[column]:
            counts[owner] += 1
    best = max(counts)
    return [seat for seat in range(s.seats) if counts[seat] == best] if best else []


class QuestEnd(Step[Table]):
    """Ends the quest if it is done, or if it takes too long. (BD-10.1, BD-10.4)"""

    captain: Seat  # of the round just played, who wins the last tie (BD-10.2)

    def run(self, s: Table) -> None:
        if is_done(s):
            self.count_gold(s)
        elif s.round >= s.components.numbers.most_rounds:
            s.tell(Adrift, s.round)
            s.end(Result((), "adrift"))

    def count_gold(self, s: Table) -> None:
        """The gold is counted. In a campaign the next quest begins, if there is one. (BD-10.2, BD-10.5)"""
        gold, tokens = tuple(map(sum, s.purses)), tuple(map(len, s.purses))
        s.tell(QuestWon, s.quest.name, gold, tokens)
        s.banked = [old + new for old, new in zip(s.banked, gold, strict=True)]
        s.banked_tokens = [old + new for old, new in zip(s.banked_tokens, tokens, strict=True)]
        if s.campaign and s.quest_number + 1 < len(s.components.quests):
            s.agenda.clear()
            s.plan(RoundReset(), NextQuest(), QuestSetup())
        else:
            s.end(final_result(s.banked, s.banked_tokens, self.captain))


def is_done(s: Table) -> bool:
    """Whether the chest is empty, or the enemy has taken all hits. (BD-10.1)"""
    return s.hits >= s.quest.hits if s.quest.enemy is not None else not s.gold


def final_result(gold: list[int], tokens: list[int], captain: Seat) -> Result:
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


class NextQuest(Step[Table]):
    """The campaign goes on with the next quest. (BD-10.5)"""

    def run(self, s: Table) -> None:
        s.quest_number += 1


class RoundReset(Step[Table]):
    """All dice are collected. Rum, gold, pirates, damage and tokens stay as they are. (BD-11.1)"""

    def run(self, s: Table) -> None:
        s.past_black, s.black = s.black, EMPTY[:]
        s.past_columns, s.columns = s.columns, [[] for _ in EMPTY]
        s.past_fates, s.fates = s.fates, [""] * len(EMPTY)
        s.past_spills, s.spills = s.spills, [[] for _ in EMPTY]
        s.unused_black += sum(s.past_black)
        s.unlocked = False
        s.waiting = [0] * s.seats
        s.unused_dice = [s.components.numbers.dice_a_colour] * s.seats
