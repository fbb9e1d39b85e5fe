"""Copies what training has found into the repository: the weights, the value and their curves."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from tools.training.files import write_text
from tools.training.value_rounds import tuned_weights, value_file

ROOT = Path(__file__).parents[2]
AI = ROOT / "src" / "jollyroger" / "games" / "dead_men" / "ai"
CURVES = ROOT / "docs" / "training"


def run(args: argparse.Namespace) -> None:
    weights = AI / "jobs" / "weights.toml"
    if (args.folder / "policy" / "state.json").exists():
        write_text(weights, with_weights(weights.read_text(), tuned_weights(args)))
    CURVES.mkdir(parents=True, exist_ok=True)
    for suffix in (".csv", ".svg"):
        curve = args.folder / "policy" / f"curve{suffix}"
        if curve.exists():
            shutil.copy(curve, CURVES / f"policy{suffix}")
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
