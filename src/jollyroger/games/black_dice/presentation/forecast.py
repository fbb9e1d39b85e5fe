"""What to expect of a game: how long it takes, and how often a crew of bots brings the ship home.

Quests with the usual penalties are measured with `python -m tools.training.forecast black-dice`, campaigns and other
penalties with 400 games for each line, by

    jollyroger simulate black-dice --games 400 --bots mate --seats N --option quest=Q --option layout=L
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ....engine import Difficulty
from ....engine.text.english import number
from ....engine.text.measured import MeasuredSetup, find_measured, read_measured
from ..components import USUAL

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
        guess = "" if options["layout"] == USUAL else " Other penalties make that less certain."
        return (
            f"{duration(whole)} if you get through all quests; "
            f"a crew of Mates does in {share(measured.success, 'campaign')}.{guess}"
        )
    usual = find_measured(MEASURED, seats, options)
    return f"{duration(usual.choices)}. {crews_text(usual, options['quest'], options['layout'])}"


def crews_text(usual: MeasuredSetup, quest: str, layout: str) -> str:
    """How often crews bring the ship home. Captains were measured with the usual penalties only."""
    other = OTHER_LAYOUTS.get((quest, layout))
    mates = usual.rates["mate"].share if other is None else other.success
    captains = usual.rates.get("captain") if layout == USUAL else None
    more = "" if captains is None else f", one of Captains in {share(captains.share, 'game')}"
    return f"A crew of Mates brings the ship home in {share(mates, 'game')}{more}."


def duration(choices: float) -> str:
    """'About 15 minutes', in steps of five."""
    return f"About {max(5, round(choices * SECONDS_PER_CHOICE / 300) * 5)} minutes"


def share(part: float, noun: str) -> str:
    """'3 games in 4': the nearest simple fraction."""
    pairs = [(count, of) for of in (2, 3, 4, 5, 6, 7, 10) for count in range(1, of)] + [(1, 15), (1, 20)]
    # Of equally near ones the simplest, which comes first.
    count, of = min(pairs, key=lambda pair: round(abs(pair[0] / pair[1] - part), 3))
    return f"{number(count, noun)} in {of}"
