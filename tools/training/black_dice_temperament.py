"""Tunes the numbers of Black Dice's balanced temperament by policy search, and prints them.

    python -m tools.training.black_dice_temperament [--generations 17] [--seed 1]

A candidate plays all quests with two to four players: once with its like in all seats, for the crew's success, and once
alone among loyal players or those of the generation before, for its own wins. In each generation all candidates play
the same seeds, and the best third are averaged (the cross-entropy method). Run it on the compiled build, which plays
some hundred games a second.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from jollyroger.engine import Action, Ask, Fast, Result, run
from jollyroger.games.black_dice import GAME
from jollyroger.games.black_dice.ai.policy import policy
from jollyroger.games.black_dice.ai.temperament import Temperament

CREW_WEIGHT = 0.5
"""How much the crew's success counts; the rest is the player's own wins."""
FIXED = ("ship", "others", "another_wins", "all_lose")
"""`ship` only sets the scale, `others` may be negative and is tuned apart, and the last two matter only to a search."""
FIELDS = [field for field in Temperament.fields if field not in FIXED]
"""Tuned by their logarithms."""
QUESTS = ("pirate-island", "kraken", "armada", "dutchman")
START = Temperament(
    ship=1.0,
    purse=1.5,
    others=-0.2,
    damage=8.0,
    last_damage=9.0,
    pirate=5.0,
    next_to_last_pirate=14.0,
    rum_on_pirates=0.5,
    more_black=5.0,
    lose_die=6.0,
    lose_gold=2.0,
    move_die=1.5,
    rum=3.0,
    token=8.0,
    hit=10.0,
    unlock=1.0,
    fewer_black=4.0,
    gold_order=1.5,
    chest_progress=0.3,
    late_share=0.4,
    surplus_die=1.1,
    captain=0.2,
    wolf_share=0.5,
    rum_cost=1.2,
    to_sails=4.0,
)
"""Numbers that were once set by hand."""
LOYAL_RIVAL = START.replace(purse=0.2, others=0.2)
CANDIDATES = 24
KEPT = 8
FIRST_SPREAD, LAST_SPREAD = 0.35, 0.12
NARROWING_GENERATIONS = 21
"""After so many generations the candidates are as near to each other as they get."""


class Point(NamedTuple):
    """A temperament as the search sees it."""

    logs: tuple[float, ...]
    others: float

    def temperament(self) -> Temperament:
        numbers = {field: math.exp(log) for field, log in zip(FIELDS, self.logs, strict=True)}
        return Temperament(ship=1.0, others=self.others, **numbers)

    @staticmethod
    def of(temperament: Temperament) -> Point:
        return Point(tuple(math.log(getattr(temperament, field)) for field in FIELDS), temperament.others)

    def near(self, spread: float, random: Random) -> Point:
        return Point(tuple(random.gauss(log, spread) for log in self.logs), random.gauss(self.others, spread))


def mean_point(points: Sequence[Point]) -> Point:
    logs = zip(*(point.logs for point in points), strict=True)
    return Point(
        tuple(math.fsum(column) / len(points) for column in logs), math.fsum(p.others for p in points) / len(points)
    )


def play(seed: int, quest: str, crew: Sequence[Temperament]) -> Result:
    s, chance = GAME.new(len(crew), Fast(seed), {"quest": quest}), Fast(seed + (1 << 40))

    def choose(ask: Ask) -> Action | None:
        return policy(s, ask, chance, crew[ask.seat])

    run(s, choose)
    assert s.result is not None
    return s.result


def merit(own: Temperament, rivals: Sequence[Temperament], seeds: Sequence[int]) -> float:
    """The crew's success and the player's share of wins, where 1 is all of the first and twice his due of the other."""
    scores: list[float] = []
    for seed in seeds:
        for quest in QUESTS:
            for seats in GAME.seats:
                seat, rival = seed % seats, rivals[seed // seats % len(rivals)]
                crew = [own if other == seat else rival for other in range(seats)]
                scores.append(CREW_WEIGHT * bool(play(seed, quest, [own] * seats).winners))
                scores.append((1 - CREW_WEIGHT) * seats / 2 * (seat in play(seed, quest, crew).winners))
    return math.fsum(scores) / (len(seeds) * len(QUESTS) * len(GAME.seats))


def tune(generations: int, games: int, seed: int) -> Temperament:
    random = Random(seed)  # noqa: S311 - no secrets
    centre = Point.of(START)
    for generation in range(generations):
        narrowed = min(1.0, generation / NARROWING_GENERATIONS)
        spread = FIRST_SPREAD + (LAST_SPREAD - FIRST_SPREAD) * narrowed
        first = (seed * 1000 + generation) * games
        rivals = [LOYAL_RIVAL, centre.temperament()]
        candidates = [centre, *(centre.near(spread, random) for _ in range(CANDIDATES))]
        merits = [merit(point.temperament(), rivals, range(first, first + games)) for point in candidates]
        ranked = sorted(zip(merits, candidates, strict=True), reverse=True)
        centre = mean_point([point for _, point in ranked[:KEPT]])
        print(f"generation {generation}: {ranked[-1][0]:.3f} to {ranked[0][0]:.3f}", flush=True)
    return centre.temperament()


def as_code(temperament: Temperament) -> str:
    numbers = ", ".join(f"{field}={round(getattr(temperament, field), 2)}" for field in ("ship", "others", *FIELDS))
    return f"Temperament({numbers})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=17)
    parser.add_argument("--games", type=int, default=12, help="seeds for each candidate; a seed is 24 games")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(as_code(tune(args.generations, args.games, args.seed)))


if __name__ == "__main__":
    main()
