"""Copies what training has found into the repository: the weights, the value and their curves."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from tools.training.crew_weights import FILE_NAMES, policy_folder, tuned_weights
from tools.training.files import write_text
from tools.training.value_rounds import value_file

ROOT = Path(__file__).parents[2]
AI = ROOT / "src" / "jollyroger" / "games" / "dead_men" / "ai"
CURVES = ROOT / "docs" / "training"


def run(args: argparse.Namespace) -> None:
    CURVES.mkdir(parents=True, exist_ok=True)
    for crew, found in tuned_weights(args.folder).items():
        weights, folder = AI / "jobs" / FILE_NAMES[crew], policy_folder(args.folder, crew)
        if (folder / "state.json").exists():
            write_text(weights, with_weights(weights.read_text(), found))
        for curve in folder.glob("curve.*"):
            shutil.copy(curve, CURVES / f"policy-{crew}{curve.suffix}")
    for suffix in (".csv", ".svg"):
        for number in range(1, args.round + 1):
            shutil.copy(value_file(args, number).with_suffix(suffix), CURVES / f"value-{number}{suffix}")
    for number in range(1, args.round + 1):
        report = value_file(args, number).with_suffix(".report.json")
        shutil.copy(report, CURVES / f"value-{number}.json")
    if args.round:
        shutil.copy(value_file(args, args.round), AI / "learnt_value" / "value.json")


def with_weights(text: str, weights: Mapping[str, float]) -> str:
    """The weights file with these numbers; comments and order stay.

    >>> with_weights("[fires]\\nlevel_1 = 0.05 # low\\n", {"fires.level_1": 0.0625})
    '[fires]\\nlevel_1 = 0.0625 # low\\n'
    """
    table = ""
    lines = []
    for line in text.splitlines():
        if found := re.fullmatch(r"\[(\w+)\]", line):
            table = found[1]
        elif found := re.match(r"(\w+) = \S+(.*)", line):
            line = f"{found[1]} = {weights[f'{table}.{found[1]}']:.4g}{found[2]}"
        lines.append(line)
    return "\n".join(lines) + "\n"
