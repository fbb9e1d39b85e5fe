"""Hints for a search: the options worth trying, and how likely the quest is to succeed and a player to win.

The weights are learnt from games between bots by `tools/training/black_dice_value.py`, which also says how well they
predict. Learn them again when `policy` changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum
from typing import Final

from ....engine import Action, Ask, Seat
from ..actions import Refill, Reroll, RerollAll, Swap, Use
from ..components import CHANGE_OF_COURSE, OVERBOARD
from ..rules.penalties import Tossing
from ..rules.pirates import Swapping, is_last_pirate
from ..rules.turns import Acting
from ..state import Table
from .evaluation import Board
from .temperament import BALANCED, LOYAL, Temperament
from .value_weights import WEIGHTS, Weights

MIN_LEFT: Final = 0.02
"""The least part of a quest that counts as left, when gold leads are compared with what is left."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The options worth trying: none that is pointless or loses at once."""
    phase = s.agenda[-1]
    if isinstance(phase, Acting):
        rerolls = [option for option in ask.options if isinstance(option, (Reroll, RerollAll))]
        if rerolls:
            return rerolls[-1:]  # it is free, and the last one is of most dice
        return [option for option in ask.options if not is_pointless_in_turn(s, option)]
    if isinstance(phase, Swapping):
        return [option for option in ask.options if not is_equal_swap(s, option)] or ask.options
    if isinstance(phase, Tossing):
        return ask.options[:1]  # the smallest
    return ask.options


def is_pointless_in_turn(s: Table, option: Action) -> bool:
    """Whether a choice in a turn loses the last pirate, swaps lines that are all equal, or tosses gold.

    A search that may toss gold to empty the pirates does so often, and wins no more games.
    """
    if not isinstance(option, Use):
        return isinstance(option, Refill)
    if option.pirate == OVERBOARD:
        return is_last_pirate(s)
    return option.pirate == CHANGE_OF_COURSE and len({s.black[face] for face in s.active_columns()}) == 1


def is_equal_swap(s: Table, option: Action) -> bool:
    return isinstance(option, Swap) and s.black[option.one] == s.black[option.other]


def value(s: Table, seat: Seat, weights: Weights = WEIGHTS) -> float | None:
    """The player's chance to win. None in the middle of a round: dice lie in the columns or a pirate is at work."""
    chances = chances_of(s, seat, weights)
    return None if chances is None else chances[1]


def expected_worth(
    s: Table, seat: Seat, temperament: Temperament = BALANCED, weights: Weights = WEIGHTS
) -> float | None:
    """What a player of this temperament expects; None where there is no value."""
    chances = chances_of(s, seat, weights)
    return None if chances is None else temperament.worth_of(*chances)


def chances_of(s: Table, seat: Seat, weights: Weights) -> tuple[float, float] | None:
    """The chance that the quest succeeds, and that of the player to win."""
    if any(s.columns) or not isinstance(s.agenda[-1], Acting):
        return None
    success = success_chance(s, weights)
    return success, success * richest_share(s, seat, weights)


def success_chance(s: Table, weights: Weights = WEIGHTS) -> float:
    """The chance that the quest succeeds, or in a campaign all that are left."""
    logit = weighted(weights.success_of(s.quest.id), success_features(s))
    chance = 1 / (1 + exp(-logit))
    if s.campaign:
        for quest in s.components.quests[s.quest_number + 1 :]:
            chance *= weights.start_success(quest.id, s.seats)
    return chance


def richest_share(s: Table, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """The chance that a player is the richest if the crew succeeds."""
    numbers = weights.richest_of("campaign" if s.campaign else s.quest.id)
    left = max(MIN_LEFT, 1 - progress(s))
    odds = [exp(weighted(numbers, richest_features(s, other, left))) for other in range(s.seats)]
    return odds[seat] / fsum(odds)


def weighted(weights: tuple[float, ...], features: list[float]) -> float:
    # fsum, so that all builds and versions of Python choose the same.
    return fsum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def progress(s: Table) -> float:
    """The part of the quest that is done, or in a campaign of all quests."""
    quest = s.quest
    if quest.chest_each is not None:
        done = 1 - len(s.gold) / (quest.chest_each * s.seats)
    else:
        done = (s.hits + 0.5 * min(s.tokens, quest.tokens)) / (quest.hits + 0.5 * quest.tokens)
    return (s.quest_number + done) / len(s.components.quests) if s.campaign else done


def success_features(s: Table) -> list[float]:
    """What the success of the quest depends on, before the first dice of a round are placed."""
    left, crew, quest, seats = s.damage_left(), len(s.crew), s.quest, s.seats
    chest = 0.0 if quest.chest_each is None else len(s.gold) / (quest.chest_each * seats)
    hits = 0.0 if quest.enemy is None else s.hits / quest.hits
    tokens = 0.0 if not quest.tokens else min(s.tokens, quest.tokens) / quest.tokens
    goal = 1 - chest + hits
    room = 0
    for pirate in s.crew:
        room += s.limits[pirate] - s.rum_on[pirate]
    black = sum(s.black[1:])
    dice = sum(s.waiting) + len(s.fresh) + len(s.rerolled) + len(s.out)
    return [
        1.0,
        float(seats == 3),
        float(seats == 4),
        float(left == 1),
        float(left == 2),
        float(crew == 1),
        float(crew == 2),
        crew / seats,
        room / seats,
        sum(s.rum) / seats,
        chest,
        hits,
        tokens,
        goal * float(left == 1),
        goal * float(crew == 1),
        (dice - black) / seats,
        Board.of(s, s.captain, LOYAL).value() / 10,
        float(s.layout == "full"),
        float(s.layout == "shifted"),
    ]


def richest_features(s: Table, seat: Seat, left: float) -> list[float]:
    """What a player's odds to be the richest depend on. A lead in gold counts for more the less is left to do."""
    gold, tokens = s.banked[seat] + sum(s.purses[seat]), s.banked_tokens[seat] + len(s.purses[seat])
    return [
        gold / 10,
        gold / 10 * (1 - left),
        gold / 10 / (0.1 + left),
        float(tokens) / 4,
        float(seat == s.captain),
        float(s.rum[seat]),
        s.rum[seat] * left,
    ]
