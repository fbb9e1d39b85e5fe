"""The weights of Dead Men's quick policy while training: those of small and of large crews."""

from __future__ import annotations

from pathlib import Path

from tools.training.files import read_json

from jollyroger.games.dead_men.ai.jobs.weights import LARGE_CREW, LARGE_CREW_FILE, SMALL_CREW, SMALL_CREW_FILE

IN_USE = {"small": SMALL_CREW, "large": LARGE_CREW}
"""The weights in use by crew: up to three pirates, or more."""
FILE_NAMES = {"small": SMALL_CREW_FILE.name, "large": LARGE_CREW_FILE.name}

CrewWeights = dict[str, dict[str, float]]
"""Weights by crew."""


def policy_folder(folder: Path, crew: str) -> Path:
    """Where the search for a crew's weights is kept."""
    return folder / "policy" / crew


def tuned_weights(folder: Path) -> CrewWeights:
    """The weights that the policy searches have found, or those in use."""
    found: CrewWeights = {}
    for crew, weights in IN_USE.items():
        state = policy_folder(folder, crew) / "state.json"
        found[crew] = dict(read_json(state)["weights"]) if state.exists() else dict(weights)
    return found


def use_weights(weights: CrewWeights) -> None:
    """Play on by these weights."""
    for crew, found in weights.items():
        IN_USE[crew].update(found)
