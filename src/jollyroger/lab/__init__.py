"""Many games at once, by bots: how they end, who wins, how fast it goes. The lab knows the contract, never a game."""

from .pool.base import WorkerDied
from .progress import progress_bar
from .simulation.run_config import derive_seed
from .simulation.simulate import simulate
from .simulation.simulation_result import SimulationResult
from .simulation.tally import Failure, Tally, wilson_interval
from .tournament.run_tournament import run_tournament
from .tournament.standings import Standings

__all__ = [
    "Failure",
    "SimulationResult",
    "Standings",
    "Tally",
    "WorkerDied",
    "derive_seed",
    "progress_bar",
    "run_tournament",
    "simulate",
    "wilson_interval",
]
