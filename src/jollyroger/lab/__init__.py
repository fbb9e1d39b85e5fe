"""Many games at once, by bots: how they end, who wins, how fast it goes. The lab knows the contract, never a game."""

from .bar import bar
from .muster import Lost
from .report import Report
from .simulate import simulate
from .standings import Standings
from .tally import Failure, Tally, wilson
from .tournament import tournament
from .voyage import seed_of

__all__ = [
    "Failure",
    "Lost",
    "Report",
    "Standings",
    "Tally",
    "bar",
    "seed_of",
    "simulate",
    "tournament",
    "wilson",
]
