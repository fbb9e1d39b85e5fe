"""Positions for tests, such as `table(black="3 2 0 4 2 3", dice={"map": [0, 1]})`.

Columns are given from the anchor to the flag. All pieces are always there: those that are not given are in the box,
the hold or the pool.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from jollyroger.engine import Fast, Scripted, Seat, start, waiting_for
from jollyroger.testing import play as testing

from .. import GAME
from ..components import COMPONENTS, FACES, PIRATES, SYMBOLS, Components
from ..presentation.view import pieces
from ..rules.quest import Ranks, Round, RoundReset
from ..rules.settlement import Settle
from ..rules.turns import Acting, NextTurn
from ..state import Table

QUESTS = {quest.id: number for number, quest in enumerate(COMPONENTS.quests)}
FULL_CREW = "jibe keelhauling storm"


def table(
    seats: int = 3,
    quest: str = "pirate-island",
    black: str = "0 0 0 0 0 0",
    dice: Mapping[str, Sequence[Seat]] | None = None,
    crew: str = FULL_CREW,
    rum_on: Mapping[str, int] | None = None,
    flipped: str = "",
    rum: Sequence[int] = (),
    gold: Sequence[Sequence[int]] = (),
    pool: Sequence[int] | None = None,
    hold: int | None = None,
    captain: Seat = 0,
    waiting: Sequence[int] = (),
    luck: Sequence[object] = (),
    damage: int = 0,
    hits: int = 0,
    tokens: int = 0,
    stage: int = 0,
    round: int = 1,
    layout: str = "usual",
    campaign: bool = False,
    extra_black: int = 0,
    components: Components = COMPONENTS,
) -> Table:
    """A state in the middle of a round.

    `dice` are the owners of the players' dice by column, in the order of adding; `waiting` are the unplaced dice. Rum
    that is neither with the players nor on a pirate is in the hold or, if the hold is given, with the last player.
    `luck` are the next rolls and draws; any other use of chance is an error, unless `luck` ends with `...`.
    """
    told = [outcome for outcome in luck if outcome is not ...]
    s = Table(seats, Scripted(told, Fast(1) if len(told) < len(luck) else None), components)
    s.quest_number, s.layout, s.campaign = QUESTS[quest], layout, campaign
    s.round, s.stage_number, s.captain = round, stage, captain
    s.damage, s.hits, s.tokens, s.extra_black = damage, hits, tokens, extra_black
    for face, count in zip(FACES, map(int, black.split()), strict=True):
        s.black[face] = count
        s.unused_black -= count
    for symbol, owners in (dice or {}).items():
        s.columns[SYMBOLS.index(symbol)] = list(owners)
        for owner in owners:
            s.unused_dice[owner] -= 1
    for seat, count in enumerate(waiting):
        s.waiting[seat] = count
        s.unused_dice[seat] -= count
    s.crew = sorted(PIRATES.index(id) for id in crew.split())
    s.flipped = [PIRATES.index(id) for id in flipped.split()]
    for id, count in (rum_on or {}).items():
        s.rum_on[PIRATES.index(id)] = count
    s.rum = [*rum, *[0] * (seats - len(rum))]
    s.hold -= sum(s.rum) + sum(s.rum_on)
    if hold is not None:
        s.rum[-1] += s.hold - hold
        s.hold = hold
    for seat, purse in enumerate(gold):
        s.purses[seat] = sorted(purse)
        for value in purse:
            s.gold.remove(value)
    if pool is not None:
        s.tossed = s.gold
        for value in pool:
            s.tossed.remove(value)
        s.gold = sorted(pool)
    pieces(s)
    return s


def shown(s: Table, seat: Seat, faces: str) -> Table:
    """Start after a player has rolled these symbols."""
    s.active = seat
    s.fresh = sorted(SYMBOLS.index(word) for word in faces.split())
    s.unused_dice[seat] -= len(s.fresh)
    pieces(s)
    return start(s, Acting(seat), NextTurn(s.after(seat)[0]), Settle(1), Ranks(), RoundReset(), Round())


def settle(s: Table, column: str = "anchor") -> Table:
    """Start the settlement with this column; all dice are placed."""
    return start(s, Settle(SYMBOLS.index(column)), Ranks(), RoundReset(), Round())


def settle_only(s: Table, column: str = "anchor") -> Table:
    """As `settle`, with nothing after the settlement."""
    return start(s, Settle(SYMBOLS.index(column)))


say = partial(testing.play_ids, GAME)
refusal = partial(testing.refused_by_rule, GAME)


def refusal_rules(s: Table, seat: Seat) -> dict[str, str]:
    """The actions that are listed as refused, with the rules."""
    return {str(refusal.action): refusal.rule for refusal in GAME.refusals(s, seat)}


def asked(s: Table) -> list[Seat]:
    return waiting_for(s)


def lines(s: Table) -> str:
    """The black dice, anchor to flag."""
    return " ".join(map(str, s.black[1:]))


def column(s: Table, symbol: str) -> list[Seat]:
    return s.columns[SYMBOLS.index(symbol)]


def fate(s: Table, symbol: str) -> str:
    return s.fates[SYMBOLS.index(symbol)]


def rum_count(s: Table, pirate: str) -> int:
    return s.rum_on[PIRATES.index(pirate)]


def crew(s: Table) -> str:
    return " ".join(PIRATES[pirate] for pirate in s.crew)
