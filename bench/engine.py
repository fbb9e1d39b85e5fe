"""Decisions per second and the cost of a clone: our games next to catanatron and OpenSpiel, in one run.

Machines are shared and noisy, so the ratios are what counts: all engines play in turn, round after round, and are timed
by the processor time they use. A decision is one choice played by a seat. Silence and chance events are not counted,
for any engine.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from rich.console import Console
from rich.table import Table

from jollyroger.engine import Fast, Game, playout
from jollyroger.games import GAMES

SEATS = 4
CLONES = 2000


class Contender(NamedTuple):
    """A game of some engine."""

    name: str
    play: Callable[[int], int]
    """Plays a whole game at random with this seed. Returns the number of decisions."""
    make_clone: Callable[[int], Callable[[], Any]]
    """Plays half a game with this seed. Returns the function that clones the position."""


def jolly_roger(game: Game[Any]) -> Contender:
    def play(seed: int) -> int:
        return playout(game.new(SEATS, Fast(seed)), Fast(seed + 1))[0]

    def make_clone(seed: int) -> Callable[[], Any]:
        s = game.new(SEATS, Fast(seed))
        playout(s, Fast(seed + 1), play(seed) // 2)
        clone: Callable[[], Any] = s.clone
        return clone

    return Contender(game.name, play, make_clone)


def catanatron() -> Contender:
    def players() -> list[RandomPlayer]:
        return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play(seed: int) -> int:
        random.seed(seed)
        game = Catan(players(), seed=seed)
        game.play()
        return len(game.state.actions)

    def make_clone(seed: int) -> Callable[[], Any]:
        random.seed(seed)
        game = Catan(players(), seed=seed)
        for _ in range(100):
            game.play_tick()
        copy: Callable[[], Any] = game.copy
        return copy

    return Contender("catanatron", play, make_clone)


def open_spiel(name: str, settings: str) -> Contender:
    game = pyspiel.load_game(f"{name}({settings})")

    def run(seed: int, limit: int) -> tuple[Any, int]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return state, decisions

    def play(seed: int) -> int:
        return run(seed, 1_000_000)[1]

    def make_clone(seed: int) -> Callable[[], Any]:
        clone: Callable[[], Any] = run(seed, play(seed) // 2)[0].clone
        return clone

    return Contender(f"OpenSpiel {name}", play, make_clone)


def decision_rate(contender: Contender, seed: int, seconds: float) -> float:
    """Decisions per second of processor time."""
    decisions = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        decisions += contender.play(seed)
        seed += 1000
    return decisions / elapsed


def clone_cost(contender: Contender, seed: int) -> float:
    """Microseconds to clone a position in the middle of a game."""
    clone = contender.make_clone(seed)
    started = time.process_time()
    for _ in range(CLONES):
        clone()
    return (time.process_time() - started) / CLONES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each engine plays (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each engine plays at a time (default 1)")
    args = parser.parse_args()
    reference = catanatron()
    contenders = [
        *[jolly_roger(game) for game in GAMES],
        reference,
        open_spiel("hanabi", f"players={SEATS}"),
        open_spiel("crazy_eights", f"players={SEATS}"),
    ]
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    clones: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    console = Console()
    with console.status("playing…") as status:
        for number in range(args.rounds):
            for contender in contenders:
                status.update(f"round {number + 1} of {args.rounds}: {contender.name}")
                rates[contender.name].append(decision_rate(contender, number, args.seconds))
                clones[contender.name].append(clone_cost(contender, number))
    table = Table(title=f"random play, {SEATS} seats, median of {args.rounds} rounds")
    for heading in ("game", "decisions/s", "to catanatron (low to high)", "clone µs"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in rates:
        ratios = sorted(mine / theirs for mine, theirs in zip(rates[name], rates[reference.name], strict=True))
        table.add_row(
            name,
            f"{statistics.median(rates[name]):,.0f}",
            f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            f"{statistics.median(clones[name]):.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
