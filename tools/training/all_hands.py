"""Learns the weights of the All Hands bots from games between bots.

    python -m tools.training.all_hands [--games 20000] [--searched-games 400] [--trials 400] [--seed 1]

First Mates play, with some random choices, and the weights are fitted to their games: how likely a captain is to win
with his hand (a softmax over the captains), and how much likelier captains hold a hand than by a random deal (a
logistic regression that tells real hands from redealt ones). With these weights Captains play, and the weights are
fitted again to the games of both. It needs numpy. Run it on the compiled build (PYTHONPATH=build/compiled/src:.).

The weights in the repository are those of the first half (--games 3000 --searched-games 0, 80 seconds): whether the
second half makes the Captain stronger is not measured yet.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from jollyroger.bots import Bot, bot_named
from jollyroger.bots.decision import Decision
from jollyroger.engine import Action, Ask, Fast, ask_order, play, random_choice
from jollyroger.games import game_named
from jollyroger.games.all_hands.ai import beliefs, position_value, weights
from jollyroger.games.all_hands.ai.hand_score import FEATURES, HandWeights, features
from jollyroger.games.all_hands.rules.bidding import Bidding
from jollyroger.games.all_hands.state import Table

GAME = game_named("all-hands")
WEIGHTS = Path(__file__).parents[2] / "src/jollyroger/games/all_hands/ai/weights.py"
SEATS = range(2, 7)
MOST_CARDS = 12
EXPLORE_ONE_IN = 40
"""One choice in this many is random, so that the weights are fitted to mistakes, too."""
RIDGE = 1e-3
TEMPLATE = '''\
"""Learnt weights of the numbers in `hand_score`. Written by tools/training/all_hands.py."""

from __future__ import annotations

from typing import Final

WIN_WEIGHTS: Final[dict[int, list[float]]] = {WIN_WEIGHTS}
"""By the number of captains: what a hand adds to the logarithm of a captain's odds to win."""
BRAWLED_WEIGHTS: Final[dict[int, float]] = {BRAWLED_WEIGHTS}
"""The same of being brawled."""
HOLD_WEIGHTS: Final[list[list[float]]] = {HOLD_WEIGHTS}
"""By the number of cards: the logarithm of how much likelier a captain holds a hand than by a random deal."""
'''


class Sample(NamedTuple):
    """What is remembered of one table size: positions with winners, and real hands with redealt ones."""

    hands: list[list[list[float]]]
    brawled: list[list[bool]]
    winners: list[int]
    real: list[list[float]]
    redealt: list[list[float]]


def collect(seats: int, games: int, bot: Bot, seed: int) -> Sample:
    """Play games and keep each position at the beginning of an auction."""
    sample = Sample([], [], [], [], [])
    for number in range(games):
        chance = Fast(seed * 1_000_003 + number * 7 + seats)
        s = GAME.new(seats, Fast(chance.below(1 << 60)))
        dealer = -1
        before = len(sample.hands)
        while s.asks:
            if isinstance(s.agenda[-1], Bidding) and s.dealer != dealer:
                dealer = s.dealer
                remember(sample, s, chance)
            play(s, *choose(s, bot, chance))
        if not s.result.winners:
            del sample.hands[before:], sample.brawled[before:]
        sample.winners.extend(s.result.winners[0] for _ in sample.hands[before:])
    return sample


def remember(sample: Sample, s: Table, chance: Fast) -> None:
    sample.hands.append([features(hand) for hand in s.hands])
    sample.brawled.append(list(s.brawled))
    twin = GAME.resample(s, 0, chance)
    for seat in range(1, s.seats):
        if s.hands[seat]:
            sample.real.append(features(s.hands[seat]))
            sample.redealt.append(features(twin.hands[seat]))


def choose(s: Table, bot: Bot, chance: Fast) -> tuple[int, Action]:
    for ask in ask_order(s):
        action = choice(s, ask, bot, chance)
        if action is not None:
            return ask.seat, action
    raise AssertionError("nobody chose")


def choice(s: Table, ask: Ask, bot: Bot, chance: Fast) -> Action | None:
    if not ask.may and chance.below(EXPLORE_ONE_IN) == 0:
        return random_choice(ask, chance)
    return bot.choose(Decision(GAME, s, ask, chance))


def fit_win(samples: list[Sample]) -> tuple[np.ndarray, float]:
    """The weights of a hand, and of being brawled, in the logarithm of the odds to win; by Newton's method."""
    hands = np.concatenate([np.array(sample.hands) for sample in samples])
    brawled = np.concatenate([np.array(sample.brawled, float) for sample in samples])
    winners = np.concatenate([np.array(sample.winners) for sample in samples])
    columns = np.concatenate([hands, brawled[..., None]], axis=-1)
    scale = columns.std((0, 1)) + 1e-9
    columns = columns / scale
    count, seats, width = columns.shape
    won = np.arange(seats) == winners[:, None]
    fitted = np.zeros(width)
    for _ in range(25):
        logits = columns @ fitted
        odds = np.exp(logits - logits.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        expected = (columns * odds[..., None]).sum(1)
        slope = (columns * (won - odds)[..., None]).sum((0, 1)) / count - RIDGE * fitted
        weighted = (columns * odds[..., None]).reshape(-1, width)
        curve = weighted.T @ columns.reshape(-1, width) / count - expected.T @ expected / count + RIDGE * np.eye(width)
        fitted += np.linalg.solve(curve, slope)
    loss = -np.log(odds[np.arange(count), winners]).mean()
    print(f"{seats} captains: {count} positions, log loss {loss:.4f} (even: {np.log(seats):.4f})", flush=True)
    fitted /= scale
    return fitted[:-1], float(fitted[-1])


def fit_hold(samples: list[Sample], cards: int) -> np.ndarray:
    """The weights that tell real hands of about so many cards from redealt ones; by Newton's method."""
    real = np.concatenate([np.array(sample.real) for sample in samples])
    redealt = np.concatenate([np.array(sample.redealt) for sample in samples])
    near = np.abs(np.minimum(real[:, FEATURES.index("cards")], MOST_CARDS) - cards) <= 1
    columns = (real - redealt)[near]
    scale = columns.std(0) + 1e-9
    columns = columns / scale
    fitted = np.zeros(columns.shape[1])
    for _ in range(25):
        wrong = 1 / (1 + np.exp(columns @ fitted))
        slope = columns.T @ wrong / len(columns) - RIDGE * fitted
        curve = (columns * (wrong * (1 - wrong))[:, None]).T @ columns / len(columns) + RIDGE * np.eye(len(fitted))
        fitted += np.linalg.solve(curve, slope)
    loss = np.log1p(np.exp(-columns @ fitted)).mean()
    print(f"{cards} cards: {len(columns)} hands, log loss {loss:.4f} (even: {np.log(2):.4f})", flush=True)
    return np.asarray(fitted / scale)


def train(samples: dict[int, list[Sample]]) -> None:
    """Fit all weights, use them from now on, and write them down."""
    win = {seats: fit_win(samples[seats]) for seats in SEATS}
    everything = [sample for seats in SEATS for sample in samples[seats]]
    hold = [fit_hold(everything, max(cards, 1)) for cards in range(MOST_CARDS + 1)]
    weights.WIN_WEIGHTS.update({seats: rounded(win[seats][0]) for seats in SEATS})
    weights.BRAWLED_WEIGHTS.update({seats: round(win[seats][1], 4) for seats in SEATS})
    weights.HOLD_WEIGHTS[:] = [rounded(row) for row in hold]
    position_value.WINS.update({seats: HandWeights(weights.WIN_WEIGHTS[seats]) for seats in SEATS})
    beliefs.HOLDS[:] = [HandWeights(row) for row in weights.HOLD_WEIGHTS]
    write()


def rounded(row: np.ndarray) -> list[float]:
    return [round(float(weight), 4) for weight in row]


def write() -> None:
    """Write weights.py anew."""
    values = {name: repr(getattr(weights, name)) for name in ("WIN_WEIGHTS", "BRAWLED_WEIGHTS", "HOLD_WEIGHTS")}
    WEIGHTS.write_text(TEMPLATE.format(**values))
    print(f"wrote {WEIGHTS}; format it with ruff", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games of Mates for two captains, fewer for more")
    parser.add_argument("--searched-games", type=int, default=400, help="the same of Captains")
    parser.add_argument("--trials", type=int, default=400, help="trials a choice of the Captains")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    samples = {seats: [collect(seats, 2 * args.games // seats, bot_named("mate"), args.seed)] for seats in SEATS}
    train(samples)
    if args.searched_games:
        captain = bot_named(f"captain@{args.trials}")
        for seats in SEATS:
            samples[seats].append(collect(seats, 2 * args.searched_games // seats, captain, args.seed + 1))
        train(samples)


if __name__ == "__main__":
    main()
