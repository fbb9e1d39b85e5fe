"""Trials and simulated choices per second of our search, next to OpenSpiel's search in Python, in one run.

Both play trials at random to the end. OpenSpiel's `mcts` is made for games without hidden information and searches the
real position; ours deals a new position for every trial and asks each seat only what it may know. OpenSpiel's rules are
C++ and ours Python; the search is Python in both. Of the OpenSpiel games that `mcts` accepts, gin rummy is the most
similar to ours: cards and luck, about a hundred choices a game, six options each (ours: 35 to 800 choices, 3 to 11
options). Crazy eights has few options, backgammon many and no hidden information. Chance events are not counted, for
either engine.

The other rows of ours are the search as the Captain uses it: with the game's policy, and not to the end where a game
can estimate a position. All engines search in turn, round after round, and are timed by the processor time they use.
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
REFERENCE = "gin_rummy"
OPEN_SPIEL_GAMES = (REFERENCE, "crazy_eights", "backgammon")
OPEN_SPIEL_TRIALS = 100
"""OpenSpiel searches a fixed number of trials; this many between two looks at the clock."""


class ChoiceCounter:
    """Counts simulated choices."""

    def __init__(self) -> None:
        self.choices = 0


class Contender(NamedTuple):
    """A search in one game."""

    name: str
    method: str
    start_search: Callable[[int, ChoiceCounter], Callable[[], int]]
    """Plays half a game with this seed. Returns the function that runs some trials there and returns their number."""


def jolly_roger(game: Game[Any], use_policy: bool) -> Contender:
    def start_search(seed: int, counter: ChoiceCounter) -> Callable[[], int]:
        def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
            # Called for every choice of a trial but the first.
            action = game.policy(s, ask, chance) if use_policy else random_choice(ask, chance)
            counter.choices += action is not None
            return action

        plain = replace(game, candidates=lambda s, ask: ask.options, value=lambda s, seat: None)
        s, ask = half_played(game, seed)
        search = Search(Decision(replace(game if use_policy else plain, policy=policy), s, ask, Fast(seed)))

        def run_trials() -> int:
            search.run_trial()
            counter.choices += 1
            return 1

        return run_trials

    return Contender(game.name, "with the policy" if use_policy else "at random", start_search)


def half_played(game: Game[Any], seed: int) -> tuple[State, Ask]:
    """A position half-way through a random game, and an ask there with several options."""
    chance = Fast(seed + 1)
    decisions = playout(game.new(SEATS, Fast(seed)), chance.clone())[0]
    s: State = game.new(SEATS, Fast(seed))
    playout(s, chance, decisions // 2)
    while True:
        ask = next(ask for ask in s.asks if not ask.may)
        if len(ask.options) > 1:
            return s, ask
        playout(s, chance, 1)


class CountingRandomState(np.random.RandomState):
    """A random source for OpenSpiel that counts choices. Chance events are weighted and not counted."""

    def __init__(self, seed: int, counter: ChoiceCounter) -> None:
        super().__init__(seed)
        self.counter = counter

    def choice(self, things: Any, p: Any = None) -> Any:  # type: ignore[override]
        self.counter.choices += p is None
        return super().choice(things, p=p)


class CountingMCTSBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, counting the choices in its tree."""

    def __init__(self, game: Any, seed: int, counter: ChoiceCounter) -> None:
        rollouts = mcts.RandomRolloutEvaluator(random_state=CountingRandomState(seed, counter))
        super().__init__(game, 2.0, OPEN_SPIEL_TRIALS, rollouts, solve=False, random_state=np.random.RandomState(seed))
        self.counter = counter

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        path, leaf = super()._apply_tree_policy(root, state)
        self.counter.choices += sum(node.player >= 0 for node in path[1:])
        return path, leaf


def open_spiel(name: str) -> Contender:
    game = pyspiel.load_game(name)

    def run(seed: int, limit: int) -> tuple[Any, int]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            options = state.legal_actions()
            if decisions >= limit and len(options) > 1:
                break
            state.apply_action(rng.choice(options))
            decisions += 1
        return state, decisions

    def start_search(seed: int, counter: ChoiceCounter) -> Callable[[], int]:
        state = run(seed, run(seed, 1_000_000)[1] // 2)[0]
        bot = CountingMCTSBot(game, seed, counter)

        def run_trials() -> int:
            bot.mcts_search(state)
            return OPEN_SPIEL_TRIALS

        return run_trials

    return Contender(f"OpenSpiel {name}", "at random", start_search)


class Rates(NamedTuple):
    """Per second of processor time."""

    trials: float
    choices: float


def measure_rates(contender: Contender, seed: int, seconds: float) -> Rates:
    counter = ChoiceCounter()
    run_trials = contender.start_search(seed, counter)
    counter.choices = trials = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        trials += run_trials()
    return Rates(trials / elapsed, counter.choices / elapsed)


def format_number(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def format_ratios(mine: list[float], reference: list[float]) -> str:
    """The median ratio, and the lowest and highest."""
    ratios = sorted(one / other for one, other in zip(mine, reference, strict=True))
    return f"{format_number(statistics.median(ratios))} ({format_number(ratios[0])} to {format_number(ratios[-1])})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each engine searches (default 7)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="how long each engine searches each time (default 1)"
    )
    args = parser.parse_args()
    contenders = [
        *[jolly_roger(game, use_policy) for use_policy in (False, True) for game in GAMES],
        *[open_spiel(name) for name in OPEN_SPIEL_GAMES],
    ]
    rates: list[list[Rates]] = [[] for _ in contenders]
    console = Console()
    with console.status("searching…") as status:
        for number in range(args.rounds):
            for contender, measured in zip(contenders, rates, strict=True):
                status.update(f"round {number + 1} of {args.rounds}: {contender.name} {contender.method}")
                measured.append(measure_rates(contender, number, args.seconds))
    reference = rates[next(n for n, contender in enumerate(contenders) if contender.name.endswith(REFERENCE))]
    table = Table(title=f"search, {SEATS} seats, median of {args.rounds} rounds; ratios (low to high) to {REFERENCE}")
    for heading in ("game", "trials", "trials/s", "ratio", "choices/s", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "trials") else "right")
    for contender, measured in zip(contenders, rates, strict=True):
        cells = []
        for field in range(len(Rates._fields)):
            mine = [one[field] for one in measured]
            cells += [format_number(statistics.median(mine)), format_ratios(mine, [one[field] for one in reference])]
        table.add_row(contender.name, contender.method, *cells)
    console.print(table)


if __name__ == "__main__":
    main()
