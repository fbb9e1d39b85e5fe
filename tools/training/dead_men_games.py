"""Games of Dead Men for training: positions after a turn and before its card, with the outcome of the quick policy.

A game is played by the quick policy but for a few turns in a row: these are played with mistakes, or searched with the
value learnt so far. Only positions after them are kept, so the outcome always is that of the quick policy. From the
first of them the game is played on several times: that is cheap, and one outcome tells little.
"""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from jollyroger.engine import Chance, Fast
from jollyroger.games.dead_men import GAME
from jollyroger.games.dead_men.actions import END_TURN
from jollyroger.games.dead_men.ai.jobs.all_jobs import best_job, jobs
from jollyroger.games.dead_men.ai.learnt_value.features import features
from jollyroger.games.dead_men.ai.learnt_value.value import win_probability
from jollyroger.games.dead_men.ai.planning.turn_plans import Plan, play_plan, random_plan
from jollyroger.games.dead_men.ai.quick.playing import act, answer_quickly, finish_turn, is_acting, settle
from jollyroger.games.dead_men.state import Ship, looted_count

LEVELS = ("scurvy-dog",) * 9 + ("buccaneer",) * 6 + ("admiral",) * 5
SEATS = (3,) * 10 + (2,) * 3 + (4,) * 4 + (5,) * 3
RARE_OPTIONS = (
    ("edition", ("reference",), 6),
    ("captain_fromm", ("on",), 10),
    ("dead_pirate_loses", ("on",), 15),
    ("marker_start", ("1", "2", "3"), 15),
    ("deckhands_set_aside", ("5", "10"), 15),
    ("extra_double_tiles", ("5", "10"), 15),
)
"""Options with the values that one game in so many has."""
GOAL_LESS = (0, 0, 0, 1, 1, 2)
"""Many games want less treasure than any difficulty does: from games that are always lost nothing is learnt."""
GAME_LUCK = 1 << 40
"""The luck of a game has this more as its seed than what is chosen at random around it."""
LATEST_START = 16
"""The turn in which other play begins at the latest."""
MISTAKE_TURNS, MISTAKE_ONE_IN = 2, 3
MOST_SEARCHED_TURNS = 9
FEWEST_TRIES, MOST_TRIES = 8, 24
"""How many turns a search compares."""
SHARPNESS = (1.0, 0.6)
"""Random turns take a job in proportion to this power of its rate."""
FINALISTS, LUCKS = 3, 3
"""How many random turns are compared with that of the quick policy, and under how many different lucks."""
QUICK_TURN = Plan((), END_TURN)
"""No jobs: all is left to the quick policy."""
MAX_ACTIONS = 60
"""After this many a turn is ended."""
BRANCHES = 12
"""How many times a game is played on."""
MAX_POSITIONS = 6
"""How many positions are kept each time: later ones are too much alike."""


class Table(NamedTuple):
    seats: int
    options: dict[str, str]
    goal_less: int = 0
    """How many treasures fewer are wanted than the difficulty says."""


class Game(NamedTuple):
    """The positions kept of a game, and whether the crew won."""

    positions: list[list[float]]
    won: bool


def mixed_table(luck: Chance) -> Table:
    """A set-up: mostly three pirates and the rulebook's game, but everything that can be chosen."""
    seats = luck.pick(SEATS)
    options = {"difficulty": luck.pick(LEVELS)}
    for option, values, one_in in RARE_OPTIONS:
        if luck.below(one_in) == 0:
            options[option] = luck.pick(values)
    return Table(seats, options, luck.pick(GOAL_LESS))


def new_game(table: Table, seed: int) -> Ship:
    """A game before its first action; its luck comes from the seed alone."""
    s = GAME.new(table.seats, Fast(seed + GAME_LUCK), table.options)
    s.goal -= table.goal_less
    s.by_vote = False  # votes of bots that agree cost time
    settle(s)
    return s


def play_for_score(table: Table, seed: int, tries: int = 0) -> tuple[bool, float]:
    """Play by the quick policy, or every turn as the best of some tries by the value.

    Returns whether the crew won, and the share of the goal that was looted.
    """
    s, luck = new_game(table, seed), Fast(seed)
    while s.result is None:
        if tries:
            search_turn(s, luck, tries)
        finish_turn(s)
        draw_card(s)
    return bool(s.result.winners), min(looted_count(s), s.goal) / s.goal


def play_for_data(seed: int, is_searched: bool) -> list[Game]:
    """Play a game up to after some turns with mistakes or searched ones, and on from there under different luck.

    The set-up and all luck come from the seed. A game that ends too early gives nothing.
    """
    luck = Fast(seed)
    s = new_game(mixed_table(luck), seed)
    first = 1 + luck.below(LATEST_START)
    last = first + luck.below(MOST_SEARCHED_TURNS) if is_searched else first + MISTAKE_TURNS - 1
    tries = FEWEST_TRIES + luck.below(MOST_TRIES - FEWEST_TRIES + 1)
    while s.result is None:
        if s.turn_number >= first:
            if is_searched:
                search_turn(s, luck, tries)
            else:
                err(s, luck)
        finish_turn(s)
        if s.result is None and s.turn_number >= last:
            start = features(s)
            return [play_on(s, start, Fast(luck.below(1 << 60))) for _ in range(BRANCHES)]
        draw_card(s)
    return []


def play_on(s: Ship, start: list[float], chance: Chance) -> Game:
    """Play a copy on by the quick policy, under this luck. `start` are the features of the position."""
    twin = copy_with(s, chance)
    positions = [start]
    while twin.result is None:
        draw_card(twin)
        finish_turn(twin)
        if twin.result is None and len(positions) < MAX_POSITIONS:
            positions.append(features(twin))
    return Game(positions, bool(twin.result.winners))


def draw_card(s: Ship) -> None:
    """Go on to the next pirate's first action."""
    if s.result is None:
        answer_quickly(s)
        settle(s)


def err(s: Ship, luck: Chance) -> None:
    """Play a turn with mistakes: now and then any job instead of the best one."""
    for _ in range(MAX_ACTIONS):
        if not is_acting(s):
            return
        act(s, luck.pick(jobs(s)).action if luck.below(MISTAKE_ONE_IN) == 0 else best_job(s).action)
    act(s, END_TURN)


def search_turn(s: Ship, luck: Chance, tries: int) -> None:
    """Play the best of some random turns, by the value learnt so far.

    Each is tried once; the best of them and the turn of the quick policy are then compared under the same luck, since
    the best of many tries mostly is a lucky one.
    """
    found: list[tuple[float, int, Plan]] = []
    for number in range(tries):
        twin = copy_with(s, Fast(luck.below(1 << 60)))
        plan = random_plan(twin, luck, sharpness=SHARPNESS[number % len(SHARPNESS)])
        found.append((-win_probability(twin), number, plan))
    found.sort()
    plans = [QUICK_TURN, *dict.fromkeys([plan for _, _, plan in found[: 2 * FINALISTS]])]
    seeds = [luck.below(1 << 60) for _ in range(LUCKS)]
    play_plan(s, max(plans[: FINALISTS + 1], key=lambda plan: mean_value(s, plan, seeds)))


def mean_value(s: Ship, plan: Plan, seeds: list[int]) -> float:
    """The value after a plan, averaged over different luck."""
    values = []
    for seed in seeds:
        twin = copy_with(s, Fast(seed))
        play_plan(twin, plan)
        values.append(win_probability(twin))
    return fsum(values) / len(values)


def copy_with(s: Ship, chance: Chance) -> Ship:
    twin = s.clone()
    twin.chance = chance
    return twin
