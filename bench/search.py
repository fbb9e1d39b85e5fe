"""Trials and simulated choices per second of our search, next to OpenSpiel's search in Python, in one run.

Both play trials at random to the end. OpenSpiel's `mcts` is made for games without hidden information and searches the
real position; ours deals a new position for every trial and asks each seat only what it may know. OpenSpiel's rules are
C++ and ours Python; the search is Python in both. Of the OpenSpiel games that `mcts` accepts, gin rummy is the most
similar to ours: cards and luck, about a hundred choices a game, six options each (ours: 35 to 800 choices, 3 to 11
options). Crazy eights has few options, backgammon many and no hidden information. Chance events are not counted, for
either engine.

The rows "as the Captain" are the search as the bot uses it: with the game's policy, and not to the end where a game
can estimate a position. All engines search in turn, round after round, and are timed by the processor time they use.
"""

from __future__ import annotations

from jollyroger.games import GAMES

from .builds import builds
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, summarize_rounds
from .worker import Contender, alternate

TOPIC = "search"
REFERENCE = "OpenSpiel gin_rummy"
OPEN_SPIEL_GAMES = ("gin_rummy", "crazy_eights", "backgammon")
METHODS = {"": "search_at_random", ", as the Captain": "search_with_policy"}


def measure(rounds: int, seconds: float, announce: Announce) -> list[Measurement]:
    ours = [
        Contender(game.name + method + build.suffix, "bench.ours", function, game.id, build)
        for build in builds()
        for method, function in METHODS.items()
        for game in GAMES
    ]
    peers = [Contender(f"OpenSpiel {name}", "bench.peers.spiel", "search_at_random", name) for name in OPEN_SPIEL_GAMES]
    measured = alternate([*ours, *peers], rounds, seconds, announce)
    return summarize_rounds(TOPIC, measured, REFERENCE, [peer.name for peer in peers])


if __name__ == "__main__":
    parser = make_parser(__doc__, rounds=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each measurement (1)")
    args = parser.parse_args()
    run_benchmark(args, lambda announce: measure(args.rounds, args.seconds, announce))
