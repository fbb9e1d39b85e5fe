"""Trials and simulated choices per second of our search, beside OpenSpiel's search in Python, in one run.

Like for like: both play on at random to the end. OpenSpiel's `mcts` is built for open games and searches the one true
table; ours deals a new table for every trial and asks everybody only what he may know. Its rules are C++, ours Python;
the search is Python on both sides. Of its games that `mcts` accepts, gin rummy is nearest to ours: cards and luck,
about a hundred choices a game, six options each (ours: 35 to 800 choices, 3 to 11 options). Crazy eights has few
options, backgammon many, and is open as `mcts` wants it. What chance decides is not counted, for anybody.

The other rows of ours are the search as it plays: by rule of thumb, and not to the end where a game can tell what a
position is worth. Everyone searches in turn, round after round, and is timed by the processor time it used.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from rich.console import Console
from rich.table import Table

from jollyroger.bots import Decision
from jollyroger.bots.search import Search
from jollyroger.engine import Action, Ask, Chance, Fast, Game, State, playout, random_choice
from jollyroger.games import GAMES

SEATS = 2
PEER = "gin_rummy"
THEIRS = (PEER, "crazy_eights", "backgammon")
AT_ONCE = 100
"""Trials between two looks at the clock, for OpenSpiel only searches a number of times."""


class Counter:
    """How many choices have been simulated."""

    def __init__(self) -> None:
        self.choices = 0


class Contender(NamedTuple):
    name: str
    how: str
    search: Callable[[int, Counter], Callable[[], int]]
    """A decision in the middle of the game with this seed, as the function that makes some trials there."""


def ours(game: Game[Any], rule: bool) -> Contender:
    def search(seed: int, counter: Counter) -> Callable[[], int]:
        def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
            # Asked once for every choice but the first of a trial.
            action = game.policy(s, ask, chance) if rule else random_choice(ask, chance)
            counter.choices += action is not None
            return action

        played = game if rule else replace(game, candidates=lambda s, ask: ask.options, value=lambda s, seat: None)
        s, ask = middle(game, seed)
        search = Search(Decision(replace(played, policy=policy), s, ask, Fast(seed)))

        def go() -> int:
            search.run_trial()
            counter.choices += 1
            return 1

        return go

    return Contender(game.name, "by rule of thumb" if rule else "at random", search)


def middle(game: Game[Any], seed: int) -> tuple[State, Ask]:
    """A table half way through a game at random, and whoever has a choice there."""
    luck = Fast(seed + 1)
    decisions = playout(game.new(SEATS, Fast(seed)), luck.clone())[0]
    s: State = game.new(SEATS, Fast(seed))
    playout(s, luck, decisions // 2)
    while True:
        ask = next(ask for ask in s.asks if not ask.may)
        if len(ask.options) > 1:
            return s, ask
        playout(s, luck, 1)


class Rolls(np.random.RandomState):
    """Luck for OpenSpiel that counts the choices: those of chance are weighted."""

    def __init__(self, seed: int, counter: Counter) -> None:
        super().__init__(seed)
        self.counter = counter

    def choice(self, things: Any, p: Any = None) -> Any:  # type: ignore[override]
        self.counter.choices += p is None
        return super().choice(things, p=p)


class Bot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, with the choices in its tree counted."""

    def __init__(self, game: Any, seed: int, counter: Counter) -> None:
        rollouts = mcts.RandomRolloutEvaluator(random_state=Rolls(seed, counter))
        super().__init__(game, 2.0, AT_ONCE, rollouts, solve=False, random_state=np.random.RandomState(seed))
        self.counter = counter

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        path, leaf = super()._apply_tree_policy(root, state)
        self.counter.choices += sum(node.player >= 0 for node in path[1:])
        return path, leaf


def open_spiel(name: str) -> Contender:
    game = pyspiel.load_game(name)

    def run(seed: int, limit: int) -> tuple[Any, int]:
        luck = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
                continue
            options = state.legal_actions()
            if decisions >= limit and len(options) > 1:
                break
            state.apply_action(luck.choice(options))
            decisions += 1
        return state, decisions

    def search(seed: int, counter: Counter) -> Callable[[], int]:
        state = run(seed, run(seed, 1_000_000)[1] // 2)[0]
        bot = Bot(game, seed, counter)

        def go() -> int:
            bot.mcts_search(state)
            return AT_ONCE

        return go

    return Contender(f"OpenSpiel {name}", "at random", search)


class Rate(NamedTuple):
    """Per second of processor time."""

    trials: float
    choices: float


def rate(contender: Contender, seed: int, seconds: float) -> Rate:
    counter = Counter()
    go = contender.search(seed, counter)
    counter.choices = trials = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        trials += go()
    return Rate(trials / spent, counter.choices / spent)


def brief(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def spread(mine: list[float], theirs: list[float]) -> str:
    """The median ratio, and the lowest and highest."""
    ratios = sorted(one / other for one, other in zip(mine, theirs, strict=True))
    return f"{brief(statistics.median(ratios))} ({brief(ratios[0])} to {brief(ratios[-1])})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everyone searches (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long everyone searches each time (default 1)")
    args = parser.parse_args()
    contenders = [
        *[ours(game, rule) for rule in (False, True) for game in GAMES],
        *[open_spiel(name) for name in THEIRS],
    ]
    rates: list[list[Rate]] = [[] for _ in contenders]
    console = Console()
    with console.status("searching…") as status:
        for number in range(args.rounds):
            for contender, found in zip(contenders, rates, strict=True):
                status.update(f"round {number + 1} of {args.rounds}: {contender.name} {contender.how}")
                found.append(rate(contender, number, args.seconds))
    peer = rates[next(n for n, contender in enumerate(contenders) if contender.name.endswith(PEER))]
    table = Table(title=f"search, {SEATS} seats, median of {args.rounds} rounds; ratios (low to high) to {PEER}")
    for heading in ("game", "plays on", "trials/s", "ratio", "choices/s", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "plays on") else "right")
    for contender, found in zip(contenders, rates, strict=True):
        columns = [([one[n] for one in found], [one[n] for one in peer]) for n in (0, 1)]
        cells = [text for mine, theirs in columns for text in (brief(statistics.median(mine)), spread(mine, theirs))]
        table.add_row(contender.name, contender.how, *cells)
    console.print(table)


if __name__ == "__main__":
    main()
