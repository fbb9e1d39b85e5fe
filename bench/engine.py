"""Decisions per second and the cost of a clone: our games beside catanatron and OpenSpiel, in one run.

Machines are shared and noisy, so what counts are the ratios: every contender plays in turn, round after round, and
is timed by the processor time it used. A decision is one choice played by a seat; what a bot leaves unsaid and
what chance decides are not counted, for anybody.
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
    name: str
    play: Callable[[int], int]
    """Play one whole game at random with this seed; returns the decisions made."""
    middle: Callable[[int], Callable[[], Any]]
    """A position in the middle of a game, as the function that clones it."""


def ours(game: Game[Any]) -> Contender:
    def play(seed: int) -> int:
        return playout(game.new(SEATS, Fast(seed)), Fast(seed + 1))[0]

    def middle(seed: int) -> Callable[[], Any]:
        s = game.new(SEATS, Fast(seed))
        playout(s, Fast(seed + 1), play(seed) // 2)
        clone: Callable[[], Any] = s.clone
        return clone

    return Contender(game.name, play, middle)


def catanatron() -> Contender:
    def players() -> list[RandomPlayer]:
        return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play(seed: int) -> int:
        random.seed(seed)
        game = Catan(players(), seed=seed)
        game.play()
        return len(game.state.actions)

    def middle(seed: int) -> Callable[[], Any]:
        random.seed(seed)
        game = Catan(players(), seed=seed)
        for _ in range(100):
            game.play_tick()
        copy: Callable[[], Any] = game.copy
        return copy

    return Contender("catanatron", play, middle)


def open_spiel(name: str, settings: str) -> Contender:
    game = pyspiel.load_game(f"{name}({settings})")

    def run(seed: int, limit: int) -> tuple[Any, int]:
        luck = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return state, decisions

    def play(seed: int) -> int:
        return run(seed, 1_000_000)[1]

    def middle(seed: int) -> Callable[[], Any]:
        clone: Callable[[], Any] = run(seed, play(seed) // 2)[0].clone
        return clone

    return Contender(f"OpenSpiel {name}", play, middle)


def rate(contender: Contender, seed: int, seconds: float) -> float:
    """Decisions per second of processor time."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += contender.play(seed)
        seed += 1000
    return decisions / spent


def clone_cost(contender: Contender, seed: int) -> float:
    """Microseconds to clone a position in the middle of a game."""
    clone = contender.middle(seed)
    began = time.process_time()
    for _ in range(CLONES):
        clone()
    return (time.process_time() - began) / CLONES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everyone plays (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long everyone plays each time (default 1)")
    args = parser.parse_args()
    peer = catanatron()
    contenders = [
        *[ours(game) for game in GAMES],
        peer,
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
                rates[contender.name].append(rate(contender, number, args.seconds))
                clones[contender.name].append(clone_cost(contender, number))
    table = Table(title=f"random play, {SEATS} seats, median of {args.rounds} rounds")
    for heading in ("game", "decisions/s", "to catanatron (low to high)", "clone µs"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in rates:
        ratios = sorted(mine / theirs for mine, theirs in zip(rates[name], rates[peer.name], strict=True))
        table.add_row(
            name,
            f"{statistics.median(rates[name]):,.0f}",
            f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            f"{statistics.median(clones[name]):.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
