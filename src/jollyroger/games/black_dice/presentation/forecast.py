"""What to expect of a game: how long it takes, and how often a crew of bots brings the ship home.

Quests with the usual penalties are measured with `python -m tools.training.forecast black-dice`, campaigns and other
penalties with 400 games for each line, by

    jollyroger simulate black-dice --games 400 --bots mate --seats N --option quest=Q --option layout=L
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from ....engine import Difficulty
from ....engine.text.measured import MeasuredSetup, find_measured, read_measured
from ..components import USUAL
from ..messages import text

SECONDS_PER_CHOICE = 9
"""Of a person, the others' animations included. Bots are faster, so a game with bots is shorter."""


class Measured(NamedTuple):
    """What a crew of Mates did, on average: how often the ship came home, and how many choices all made together."""

    success: float
    choices: float


MEASURED = read_measured(Path(__file__).parents[1] / "forecast.toml")
"""Each quest with the usual penalties, for each number of players."""
CAMPAIGN = (Measured(0.36, 280), Measured(0.29, 321), Measured(0.24, 376))
"""The choices are fewer than those of all quests, since many campaigns end early."""
OTHER_LAYOUTS = {
    ("pirate-island", "full"): Measured(0.68, 84),
    ("kraken", "full"): Measured(0.77, 126),
    ("kraken", "shifted"): Measured(0.97, 123),
    ("dutchman", "full"): Measured(0.03, 101),
    ("dutchman", "shifted"): Measured(0.44, 150),
}
"""For 3 players."""


def quests_by_safety() -> tuple[str, ...]:
    """The quests, the one that Mates survive most often first."""
    wins: Counter[str] = Counter()
    for setup in MEASURED:
        wins[setup.options["quest"]] += setup.rates["mate"].wins
    return tuple(quest for quest, _ in wins.most_common())


DIFFICULTY = Difficulty("quest", quests_by_safety())


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """How long a game takes, and how likely the ship is to come home."""
    if options["campaign"] == "on":
        measured = CAMPAIGN[seats - 2]
        whole = sum(setup.choices for setup in MEASURED if setup.seats == seats)
        id = "forecast-campaign" if options["layout"] == USUAL else "forecast-campaign-other"
        return text(id, minutes=minutes(whole), share=share(measured.success, "campaign"))
    usual = find_measured(MEASURED, seats, options)
    crews = crews_text(usual, options["quest"], options["layout"])
    return text("forecast", minutes=minutes(usual.choices), crews=crews)


def crews_text(usual: MeasuredSetup, quest: str, layout: str) -> str:
    """How often crews bring the ship home. Captains were measured with the usual penalties only."""
    other = OTHER_LAYOUTS.get((quest, layout))
    mates = share(usual.rates["mate"].share if other is None else other.success, "game")
    captains = usual.rates.get("captain") if layout == USUAL else None
    if captains is None:
        return text("forecast-mates", mates=mates)
    return text("forecast-captains", mates=mates, captains=share(captains.share, "game"))


def minutes(choices: float) -> int:
    """How long that takes, in steps of five."""
    return max(5, round(choices * SECONDS_PER_CHOICE / 300) * 5)


def share(part: float, noun: Literal["game", "campaign"]) -> str:
    """'3 games in 4': the nearest simple fraction."""
    pairs = [(count, of) for of in (2, 3, 4, 5, 6, 7, 10) for count in range(1, of)] + [(1, 15), (1, 20)]
    # Of equally near ones the simplest, which comes first.
    count, of = min(pairs, key=lambda pair: round(abs(pair[0] / pair[1] - part), 3))
    return text(f"share-{noun}", count=count, of=of)
