"""How long a game takes, for those who set it up."""

from __future__ import annotations

from collections.abc import Mapping

from ..messages import text

SECONDS_PER_CHOICE = 8
SECONDS_TO_WATCH = 6
"""How long bots bid, and the bids are shown, in a round."""
ROUNDS = 13
CHOICES_OF_ALL = {2: 74, 3: 94, 4: 117, 5: 141, 6: 169}
"""The choices of a hand one waits for, by the number of captains; those made at the same time count once. Mean of 300
games: `jollyroger simulate all-hands --seats N --games 300 --bots mate --moves FILE`."""
OWN_CHOICES = 50
"""The choices of one captain in a hand. It and the number of rounds are the same for 2 to 6 captains."""
HANDS = 5
"""The long game takes all five hands in nearly every game: `--option length=long-game --games 60`."""


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """The minutes against bots, and among people; and which way most hands are won."""
    is_long = options["length"] == "long-game"
    hands = HANDS if is_long else 1
    alone = minutes(hands * (OWN_CHOICES * SECONDS_PER_CHOICE + ROUNDS * SECONDS_TO_WATCH))
    together = minutes(hands * CHOICES_OF_ALL[seats] * SECONDS_PER_CHOICE)
    # Mates win 85 % of their hands so, with 2 to 6 captains alike.
    return text(
        "forecast",
        length="long" if is_long else "single",
        rounds=ROUNDS,
        alone=alone,
        together=together,
        seats=seats,
    )


def minutes(seconds: int) -> int:
    """So many seconds as minutes, in steps of five."""
    return max(5, 5 * round(seconds / 60 / 5))
