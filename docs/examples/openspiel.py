"""OpenSpiel's IS-MCTS against one of our bots. Example: python openspiel.py --game sword-skull --games 8

Needs jollyroger[spiel].
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from jollyroger.lab.rl.spiel_bots import PolicyEvaluator, SpielBot
from jollyroger.spiel import NAMES


def play(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """Play one game, and return what each player gets: 1 for a win, -1 for a loss."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword-skull", choices=NAMES, help="the game's id (default sword-skull)")
    parser.add_argument("--opponent", default="mate", help="our bot in the other seats (default mate)")
    parser.add_argument("--games", type=int, default=4, help="games to play (default 4)")
    parser.add_argument("--trials", type=int, default=20, help="simulations for each choice (default 20)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the games and the bots (default 0)")
    args = parser.parse_args()
    game, rng = pyspiel.load_game(NAMES[args.game]), np.random.RandomState(args.seed)
    search = ISMCTSBot(game, PolicyEvaluator(args.seed), 1.0, args.trials, random_state=rng)
    wins = 0
    for number in range(args.games):
        seat, started = number % game.num_players(), time.perf_counter()
        bots: list[Any] = [SpielBot(args.opponent, args.seed + player) for player in range(game.num_players())]
        bots[seat] = search
        returns = play(game, bots, rng)
        wins += returns[seat] > 0
        print(f"game {number + 1}: IS-MCTS in seat {seat} gets {returns[seat]:+.0f}, {returns} for all", end="")
        print(f" ({time.perf_counter() - started:.0f} s)", flush=True)
    print(f"IS-MCTS won {wins} of {args.games} against {args.opponent}")


if __name__ == "__main__":
    main()
