"""Many games by bots: simulation, tournaments, reports, analysis and environments for learning.

The lab knows the contract of a game, but no game. Optional libraries (numpy, pyarrow, openskill, Ray, PettingZoo) are
imported only when they are used.
"""

from .pool import WorkerDied
from .progress import progress_bar
from .seeds import derive_seed
from .simulation.run_config import RunConfig
from .simulation.simulate import simulate
from .simulation.simulation_result import SimulationResult
from .simulation.tally import Failure, Tally
from .statistics import wilson_interval
from .tournament.run_tournament import run_tournament
from .tournament.standings import Standings

__all__ = [
    "Failure",
    "RunConfig",
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
