"""Learns the value of Sword & Skull's positions, and writes it into the game.

    python -m tools.training.sword_skull [--games 30000] [--searched 1500] [--trials 8] [--seed 1]

First the policy plays games and a network is fitted to their outcomes; then a search with this network plays, and the
network is fitted to these games too. Needs numpy. On the compiled build it takes some minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.training.sword_skull_data import Data, collect
from tools.training.sword_skull_fit import Fit

from jollyroger.games.sword_skull.ai.learnt_value import Network

FILE = Path(__file__).parents[2] / "src" / "jollyroger" / "games" / "sword_skull" / "ai" / "value_weights.py"
HEAD = '''"""The weights of the learnt value. Made by `python -m tools.training.sword_skull`."""

from __future__ import annotations

WEIGHTS = """
'''
SHARES = {2: 1.0, 3: 0.2, 4: 0.13, 5: 0.2}
"""Games with each number of players, as a share of those with two."""
SEARCHED_SHARES = {2: 1.0, 5: 0.07}
"""The same for games that are searched: with more players these take far longer."""
HELD_BACK = 0.1
"""Of the positions of every kind, this share is used for the test only."""
RATES = (3e-3, 1e-3, 2e-4)
TUNING_RATES = (5e-4, 3e-4, 1e-4, 1e-4, 5e-5)
"""Learning rates, one for each pass over the positions."""
MIXED_IN = 8
"""While tuning, one in this many positions of the policy's games is used again, so that they are not forgotten."""


def split(parts: list[Data]) -> tuple[list[Data], list[Data]]:
    """Positions for the test, and those to learn from."""
    sizes = [int(HELD_BACK * len(part)) for part in parts]
    tests = [part.part(slice(size)) for part, size in zip(parts, sizes, strict=True)]
    return tests, [part.part(slice(size, None)) for part, size in zip(parts, sizes, strict=True)]


def learn(fit: Fit, parts: list[Data], tests: list[Data], rates: tuple[float, ...]) -> None:
    """Fit the network, and report its loss on the positions held back."""
    for rate in rates:
        fit.epoch(parts, rate)
        print(f"rate {rate:g}: loss", *[f"{fit.loss(test):.4f}" for test in tests], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30_000, help="games of the policy with two players")
    parser.add_argument("--searched", type=int, default=1_500, help="games of the search with two players")
    parser.add_argument("--trials", type=int, default=8, help="trials of each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    seed = args.seed * 10_000_000
    played = [collect(seats, int(share * args.games), seed + seats * 1_000_000) for seats, share in SHARES.items()]
    print("positions of the policy:", *[len(part) for part in played], flush=True)
    tests, parts = split(played)
    fit = Fit(parts, args.seed)
    learn(fit, parts, tests, RATES)
    network = Network(fit.text())
    searched = [
        collect(seats, int(share * args.searched), seed + seats * 1_000_000 + 500_000, network, args.trials)
        for seats, share in SEARCHED_SHARES.items()
    ]
    print("positions of the search:", *[len(part) for part in searched], flush=True)
    searched_tests, searched_parts = split(searched)
    again = [part.part(slice(None, None, MIXED_IN)) for part in parts]
    learn(fit, again + searched_parts, searched_tests, TUNING_RATES)
    args.out.write_text(f'{HEAD}{fit.text()}\n"""\n', encoding="utf-8")


if __name__ == "__main__":
    main()
