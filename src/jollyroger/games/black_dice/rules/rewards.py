"""The rewards of completed columns. (BD-8.6 to BD-8.8, BD-8.12, BD-8.13)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ....engine import Action, Refusal, Seat
from ..actions import PUT, STAY, Put
from ..components import ANCHOR, FACES, RUM, Effect
from ..events import EnemyHit, FoundToken, Locked, PoolRenewed, Stayed, TookGold, TookRum, Unlocked
from ..messages import text
from ..state import Table
from .pirates import move_die, move_targets
from .player_choice import PlayerChoice


def participants(s: Table, column: int) -> list[Seat]:
    """The players with a die in a column: the captain first, then by their first dice. (BD-8.2, BD-8.8)"""
    seats = list(dict.fromkeys(s.columns[column]))
    if s.captain in seats:
        seats.remove(s.captain)
        seats.insert(0, s.captain)
    return seats


def nothing(s: Table, column: int, reward: Effect) -> None:
    """No reward."""


def offer_move(s: Table, column: int, reward: Effect) -> None:
    """The owner of the die added last to the anchor may move one of his. (BD-8.6)"""
    if s.columns[ANCHOR]:
        s.plan(MovingDie(s.columns[ANCHOR][-1]))


class MovingDie(PlayerChoice):
    """A player may move one of his anchor dice to another active column. (BD-8.6)"""

    def options(self, s: Table) -> Sequence[Action]:
        targets: list[Action] = [PUT[face] for face in move_targets(s, ANCHOR)]
        return [*targets, STAY] if targets else []

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Put):
            move_die(s, self.seat, self.seat, ANCHOR, action.face)
        else:
            s.tell(Stayed, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES[RUM - 1 :]:
                if not s.black[face]:
                    yield Refusal(PUT[face], "BD-8.6", text("refusal-move-inactive"))


def rum(s: Table, column: int, reward: Effect) -> None:
    """Everyone takes rum while the hold has any, participants more; captain first, then clockwise. (BD-8.7)"""
    for seat in s.seats_from(s.captain):
        count = min(s.hold, reward.n if seat in s.columns[column] else 1)
        if count:
            s.hold -= count
            s.rum[seat] += count
            s.tell(TookRum, seat, count)


def gold(s: Table, column: int, reward: Effect) -> None:
    """Each participant takes gold tokens. (BD-8.8)"""
    for seat in participants(s, column):
        take_gold(s, seat, reward.n)


def take_gold(s: Table, seat: Seat, count: int) -> None:
    """Take random tokens from the pool while there are any. Except in a chest, tossed ones renew it. (BD-8.8)"""
    taken = []
    for _ in range(count):
        if not s.gold and s.tossed and s.quest.chest_each is None:
            s.gold, s.tossed = s.tossed, []
            s.tell(PoolRenewed)
        if s.gold:
            taken.append(s.chance.draw(s.gold))
    if taken:
        s.purses[seat] = sorted(s.purses[seat] + taken)
        if s.listener is not None:
            s.tell(TookGold, seat, len(taken), tuple(sorted(taken)))


def token(s: Table, column: int, reward: Effect) -> None:
    """The crew finds a summoning token or map piece. (BD-5.3)"""
    quest = s.quest
    if quest.token is not None and s.tokens < quest.tokens:
        s.tokens += 1
        s.tell(FoundToken, quest.token, s.tokens, quest.tokens)


def gold_and_token(s: Table, column: int, reward: Effect) -> None:
    """Gold for the participants and a token for the crew. (BD-8.13)"""
    gold(s, column, reward)
    token(s, column, reward)


def hit(s: Table, column: int, reward: Effect) -> None:
    """The enemy takes damage. (BD-8.13)"""
    quest = s.quest
    if quest.enemy is not None:
        s.hits = min(quest.hits, s.hits + 1)
        s.tell(EnemyHit, quest.enemy, s.hits, quest.hits)


def unlock(s: Table, column: int, reward: Effect) -> None:
    """The fight for the flag is open in this settlement. (BD-8.12)"""
    s.unlocked = True
    s.tell(Unlocked)


def fewer_black(s: Table, column: int, reward: Effect) -> None:
    """Fewer black dice next round. (BD-4.1)"""
    s.extra_black -= reward.n


def spoils_if_unlocked(s: Table, column: int, reward: Effect) -> None:
    """Gold and a hit if the flag is unlocked, else nothing. (BD-8.12)"""
    if s.unlocked:
        gold(s, column, reward)
        hit(s, column, reward)
    else:
        s.tell(Locked)


def spoils_if_more(s: Table, column: int, reward: Effect) -> None:
    """Gold, and a hit only if the players' dice outnumber the black ones. (BD-8.13)"""
    gold(s, column, reward)
    if len(s.columns[column]) > s.black[column]:
        hit(s, column, reward)


REWARDS: Final[dict[str, Callable[[Table, int, Effect], None]]] = {
    "none": nothing,
    "move-die": offer_move,
    "rum": rum,
    "gold": gold,
    "token": token,
    "gold-and-token": gold_and_token,
    "hit": hit,
    "unlock": unlock,
    "fewer-black": fewer_black,
    "spoils-if-unlocked": spoils_if_unlocked,
    "spoils-if-more": spoils_if_more,
}
