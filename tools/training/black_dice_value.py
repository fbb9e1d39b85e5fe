"""Learns the weights of Black Dice's value from games between bots, and writes them into the game.

    python -m tools.training.black_dice_value [--games 600] [--searched 40] [--trials 60] [--seed 1]

Mates of all temperaments play every quest and the campaign with two to four players; a logistic regression predicts
from the start of a round whether the quest succeeds, and a softmax who will be the richest. Then Captains play with
this value, and the weights are learnt again from both kinds of games. A tenth of the games is kept apart; the log loss
on it is printed, next to that of the mere rates. Needs numpy. Run it on the compiled build.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from jollyroger.bots.decision import Bot, ask_bot
from jollyroger.bots.levels import Captain
from jollyroger.engine import Action, Ask, Budget, Fast, Game, run
from jollyroger.games.black_dice import GAME
from jollyroger.games.black_dice.ai.policy import policy
from jollyroger.games.black_dice.ai.search_hints import (
    MIN_LEFT,
    expected_worth,
    progress,
    richest_features,
    success_features,
)
from jollyroger.games.black_dice.ai.temperament import BALANCED, TEMPERAMENTS
from jollyroger.games.black_dice.ai.value_weights import Weights
from jollyroger.games.black_dice.state import Table

QUESTS = ("pirate-island", "kraken", "armada", "dutchman")
RIDGE = 2.0
"""The penalty on squared weights, so that features which are rare in the data stay small."""
MIXED_ONE_IN = 3
"""One game in this many is played by pirates of random temperaments; the others by balanced ones."""
KEPT_APART_ONE_IN = 10
TARGET = Path(__file__).parents[2] / "src/jollyroger/games/black_dice/ai/value_weights.py"

Choose = Callable[[Table, Ask], Action | None]


@dataclass
class Sample:
    """A position at the start of a round, and how its game ended."""

    quest: str
    seats: int
    first: bool
    """Whether it is the first round of the quest."""
    success: list[float]
    """Features."""
    richest: list[list[float]]
    """Features of each seat."""
    winner: int | None = None


def play(seed: int, seats: int, options: dict[str, str], choose: Choose) -> list[Sample]:
    """Play a game and return a position of each round."""
    s = GAME.new(seats, Fast(seed), options)
    samples: list[Sample] = []
    seen: set[tuple[int, int]] = set()

    def answer(ask: Ask) -> Action | None:
        moment = (s.quest_number, s.round)
        if moment not in seen and not any(s.columns):
            seen.add(moment)
            left = max(MIN_LEFT, 1 - progress(s))
            richest = [richest_features(s, seat, left) for seat in range(seats)]
            quest = "campaign" if s.campaign else s.quest.id
            samples.append(Sample(quest, seats, s.round == 1, success_features(s), richest))
        return choose(s, ask)

    run(s, answer)
    assert s.result is not None
    for sample in samples:
        sample.winner = s.result.winners[0] if s.result.winners else None
    return samples


def mates(seed: int, seats: int) -> Choose:
    chance = Fast(seed + (1 << 40))
    crew, temperaments = [BALANCED] * seats, [*TEMPERAMENTS.values()]
    if chance.below(MIXED_ONE_IN) == 0:
        crew = [temperaments[chance.below(len(temperaments))] for _ in range(seats)]
    return lambda s, ask: policy(s, ask, chance, crew[ask.seat])


def captain_and_mates(seed: int, seats: int, game: Game[Table], trials: int) -> Choose:
    """One seat, or all of them in one game in four, is played by a Captain."""
    chance = Fast(seed + (1 << 40))
    captain: Bot = Captain(Budget(trials=trials))
    captains = range(seats) if seed % 4 == 0 else [seed % seats]

    def choose(s: Table, ask: Ask) -> Action | None:
        if ask.seat in captains:
            return ask_bot(captain, game, s, ask, chance).action
        return policy(s, ask, chance)

    return choose


def setups(games: int) -> Iterator[tuple[int, dict[str, str]]]:
    """Number of seats and options; other layouts one time in five."""
    for number in range(games):
        for seats in GAME.seats:
            layout = ("usual", "usual", "usual", "usual", ("full", "shifted")[number // 5 % 2])[number % 5]
            for quest in QUESTS:
                yield seats, {"quest": quest, "layout": layout}
            if number % 3 == 0:
                yield seats, {"campaign": "on"}


def collect(games: int, seed: int, make_crew: Callable[[int, int], Choose]) -> list[list[Sample]]:
    first = seed * 10_000_000
    return [
        play(first + number, seats, options, make_crew(first + number, seats))
        for number, (seats, options) in enumerate(setups(games))
    ]


def fit_logistic(features: Any, labels: Any) -> Any:
    """Weights of a logistic regression, by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (labels - chances) - RIDGE * weights
        curvature = (features * (chances * (1 - chances))[:, None]).T @ features + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curvature, gradient)
    return weights


def fit_softmax(choices: list[Any], winners: list[int]) -> Any:
    """Weights of a softmax over the seats of each position, by Newton's method."""
    size = choices[0].shape[1]
    weights = np.zeros(size)
    for _ in range(20):
        gradient, curvature = -RIDGE * weights, RIDGE * np.eye(size)
        for features, winner in zip(choices, winners, strict=True):
            chances = softmax(features @ weights)
            mean = chances @ features
            gradient += features[winner] - mean
            curvature += (features * chances[:, None]).T @ features - np.outer(mean, mean)
        weights += np.linalg.solve(curvature, gradient)
    return weights


def softmax(logits: Any) -> Any:
    odds = np.exp(logits - logits.max())
    return odds / odds.sum()


def learn(games: list[list[Sample]]) -> Weights:
    samples = [sample for game in games for sample in game]
    success: dict[str, tuple[float, ...]] = {}
    richest: dict[str, tuple[float, ...]] = {}
    start: dict[str, tuple[float, ...]] = {}
    for quest in ("any", *QUESTS, "campaign"):
        own = [sample for sample in samples if sample.quest == quest or (quest == "any" and sample.quest != "campaign")]
        won = [sample for sample in own if sample.winner is not None]
        choices = [np.array(sample.richest) for sample in won]
        richest[quest] = rounded(fit_softmax(choices, [sample.winner or 0 for sample in won]))
        if quest != "campaign":
            labels = np.array([float(sample.winner is not None) for sample in own])
            success[quest] = rounded(fit_logistic(np.array([sample.success for sample in own]), labels))
            start[quest] = tuple(rate(own, seats) for seats in GAME.seats)
    return Weights(success, richest, start)


def rate(samples: list[Sample], seats: int) -> float:
    """How often quests with this many players succeeded."""
    starts = [sample.winner is not None for sample in samples if sample.first and sample.seats == seats]
    return round(sum(starts) / len(starts), 3)


def rounded(weights: Any) -> tuple[float, ...]:
    return tuple(round(float(weight), 4) for weight in weights)


def report(name: str, weights: Weights, games: list[list[Sample]]) -> None:
    """Print the log loss of the predictions on these games, and that of the mere rates."""
    samples = [sample for game in games for sample in game]
    print(f"{name}: {len(games)} games kept apart")
    for quest in (*QUESTS, "campaign"):
        own = [sample for sample in samples if sample.quest == quest]
        won = [sample for sample in own if sample.winner is not None]
        shares = [softmax(np.array(sample.richest) @ weights.richest_of(quest))[sample.winner or 0] for sample in won]
        even = np.mean([np.log(sample.seats) for sample in won])
        line = f"  {quest}: richest {-np.mean(np.log(shares)):.3f} (even {even:.3f})"
        if quest != "campaign":
            labels = np.array([sample.winner is not None for sample in own])
            chances = 1 / (1 + np.exp(-np.array([sample.success for sample in own]) @ weights.success_of(quest)))
            line += f", success {log_loss(chances, labels):.3f} (rate {log_loss(labels.mean(), labels):.3f})"
        print(line, flush=True)


def log_loss(chances: Any, labels: Any) -> float:
    return float(-np.mean(np.log(np.where(labels, chances, 1 - chances))))


def split(games: list[list[Sample]]) -> tuple[list[list[Sample]], list[list[Sample]]]:
    apart = games[::KEPT_APART_ONE_IN]
    return [game for number, game in enumerate(games) if number % KEPT_APART_ONE_IN], apart


def write(weights: Weights, target: Path) -> None:
    """Replace the weights in the module; its classes stay."""
    head = target.read_text().partition("WEIGHTS: Final")[0]
    rows = "".join(f"    {field}={as_code(getattr(weights, field))},\n" for field in Weights.fields)
    target.write_text(f"{head}WEIGHTS: Final = Weights(\n{rows})\n")


def as_code(table: dict[str, tuple[float, ...]]) -> str:
    rows = (f"        {quest!r}: {numbers},\n".replace("'", '"') for quest, numbers in table.items())
    return "{\n" + "".join(rows) + "    }"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="Mates' games of each quest and number of seats")
    parser.add_argument("--searched", type=int, default=40, help="Captains' games of each quest and number of seats")
    parser.add_argument("--trials", type=int, default=60, help="the Captains' trials a choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=Path, default=TARGET)
    args = parser.parse_args()
    quick, quick_apart = split(collect(args.games, args.seed, mates))
    weights = learn(quick)
    report("Mates' games", weights, quick_apart)
    if args.searched:
        game = replace(GAME, expected_worth=partial(expected_worth, weights=weights))
        crew = partial(captain_and_mates, game=game, trials=args.trials)
        searched, searched_apart = split(collect(args.searched, args.seed + 1, crew))
        report("Captains' games, weights of Mates' games", weights, searched_apart)
        # Positions that a search likes are rarer than the others, so they count twice.
        weights = learn([*quick, *searched, *searched])
        report("Captains' games, weights of both", weights, searched_apart)
    write(weights, args.target)


if __name__ == "__main__":
    main()
