"""Choices per second of our environments for learners, beside PettingZoo's classic games and RLCard, in one run.

Every seat chooses at random among its legal actions. A choice is one step of one seat, with its observation and its
mask. The games differ much in size, so the ratios say what a step costs a learner, not which library is better.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

from jollyroger.games import GAMES

from .builds import ROOT, Build, builds
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, summarize_rounds
from .worker import Contender, alternate

TOPIC = "environments"
REFERENCE = "PettingZoo connect_four_v3"
OURS = {"PettingZoo": "aec", "Gymnasium": "gymnasium", "vector": "vector"}
"""Our interfaces, and the functions that measure them."""
CLASSIC_GAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")
RLCARD_GAMES = ("leduc-holdem", "uno")
CLASSIC_NEEDS, RLCARD_NEEDS = ("pygame", "rlcard"), ("rlcard",)


def is_installed(peer: str, modules: tuple[str, ...]) -> bool:
    """Whether a peer can be measured. Says what is missing if not."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        names = " and ".join(missing)
        print(
            f"{peer} is left out, because {names} is not installed: pip install 'jollyroger[bench]'.", file=sys.stderr
        )
    return not missing


def has_gymnasium(build: Build) -> bool:
    """The compiled build has it only if somebody installed it there."""
    command = [build.python, "-c", "import gymnasium, pettingzoo"]
    return subprocess.run(command, env=build.environment(), cwd=ROOT, capture_output=True).returncode == 0  # noqa: S603


def ours() -> list[Contender]:
    return [
        Contender(f"{game.name}, {interface}{build.suffix}", "bench.our_environments", function, game.id, build)
        for build in builds()
        if has_gymnasium(build)
        for game in GAMES
        for interface, function in OURS.items()
    ]


def peers() -> list[Contender]:
    found = []
    if is_installed("PettingZoo classic", CLASSIC_NEEDS):
        found += [Contender(f"PettingZoo {name}", "bench.peers.classic", "stepped", name) for name in CLASSIC_GAMES]
    if is_installed("RLCard", RLCARD_NEEDS):
        found += [Contender(f"RLCard {name}", "bench.peers.rl_card", "stepped", name) for name in RLCARD_GAMES]
    return found


def measure(rounds: int, seconds: float, announce: Announce) -> list[Measurement]:
    others = peers()
    measured = alternate([*ours(), *others], rounds + 1, seconds, announce)
    # The first round fills caches: a learner steps for hours.
    warm = {name: values[1:] for name, values in measured.items()}
    reference = REFERENCE if REFERENCE in warm else ""
    return summarize_rounds(TOPIC, warm, reference, [peer.name for peer in others])


if __name__ == "__main__":
    parser = make_parser(__doc__, rounds=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of each measurement (2)")
    args = parser.parse_args()
    run_benchmark(args, lambda announce: measure(args.rounds, args.seconds, announce))
