"""Many games at once, by bots: how they end, who wins, how fast it goes. The lab knows the contract, never a game."""

from .bar import bar
from .report import Report
from .simulate import simulate
from .tally import Failure, Tally, wilson
from .voyage import seed_of

__all__ = ["Failure", "Report", "Tally", "bar", "seed_of", "simulate", "wilson"]
