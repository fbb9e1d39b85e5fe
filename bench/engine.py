"""Decisions per second and the cost of a clone: our games next to catanatron and OpenSpiel, in one run.

Machines are shared and noisy, so the ratios are what counts: all engines play in turn, round after round, and are timed
by the processor time they use. A decision is one choice played by a seat. Silence and chance events are not counted,
for any engine.
"""

from __future__ import annotations

from jollyroger.games import GAMES

from .builds import builds
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, summarize_rounds
from .worker import Contender, alternate

TOPIC = "random play"
REFERENCE = "catanatron"
SEATS = 4
OPEN_SPIEL_GAMES = ("hanabi", "crazy_eights")


def measure(rounds: int, seconds: float, announce: Announce) -> list[Measurement]:
    ours = [
        Contender(game.name + build.suffix, "bench.ours", "random_play", game.id, build)
        for build in builds()
        for game in GAMES
    ]
    peers = [
        Contender(REFERENCE, "bench.peers.catan", "random_play", str(SEATS)),
        *[
            Contender(f"OpenSpiel {name}", "bench.peers.spiel", "random_play", f"{name}(players={SEATS})")
            for name in OPEN_SPIEL_GAMES
        ],
    ]
    measured = alternate([*ours, *peers], rounds, seconds, announce)
    return summarize_rounds(TOPIC, measured, REFERENCE, [peer.name for peer in peers])


if __name__ == "__main__":
    parser = make_parser(__doc__, rounds=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each measurement (1)")
    args = parser.parse_args()
    run_benchmark(args, lambda announce: measure(args.rounds, args.seconds, announce))
