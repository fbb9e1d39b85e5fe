"""A small policy network in plain Python, and the file that its weights are kept in.

One hidden layer sees the numbers of an observation, and gives every action of the catalogue a score. The weights are
kept as bytes, each row with a scale of its own. `tools/training/apprentice.py` makes the files.
"""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from math import fsum, tanh
from pathlib import Path
from typing import Any

from ..engine import Game

Row = Sequence[float]
LARGEST_BYTE = 127


class PolicyNetwork:
    """Gives a score to each action: the higher, the more it likes to choose it."""

    def __init__(self, inputs: Sequence[Row], biases: Row, outputs: Sequence[Row], about: Mapping[str, Any]) -> None:
        self.inputs = inputs
        """By input, the weights of the hidden units."""
        self.biases = biases
        """Of the hidden units."""
        self.outputs = outputs
        """By action, the weights of the hidden units. The last one is silence."""
        self.about = about
        """What it was trained for, and how."""

    def hidden(self, observation: Iterable[float]) -> list[float]:
        """The signals of the hidden units. Most numbers of an observation are 0, and cost nothing."""
        totals = list(self.biases)
        for row, amount in zip(self.inputs, observation, strict=True):
            if amount:
                totals = [total + amount * weight for total, weight in zip(totals, row, strict=True)]
        return [tanh(total) for total in totals]

    def scores(self, observation: Iterable[float], codes: Iterable[int]) -> list[float]:
        """The scores of the actions with these codes."""
        hidden = self.hidden(observation)
        return [
            fsum(signal * weight for signal, weight in zip(hidden, self.outputs[code], strict=True)) for code in codes
        ]

    def to_json(self) -> str:
        return json.dumps(
            {
                **self.about,
                "hidden": len(self.biases),
                "biases": [round(float(bias), 5) for bias in self.biases],
                "inputs": pack(self.inputs),
                "outputs": pack(self.outputs),
            },
            indent=1,
        )


def parse_network(text: str) -> PolicyNetwork:
    """The network in the text of a weights file."""
    data = json.loads(text)
    hidden, biases = data.pop("hidden"), data.pop("biases")
    inputs, outputs = unpack(data.pop("inputs"), hidden), unpack(data.pop("outputs"), hidden)
    return PolicyNetwork(inputs, biases, outputs, data)


@cache
def read_network(path: Path) -> PolicyNetwork:
    return parse_network(path.read_text(encoding="utf-8"))


def catalogue_fingerprint(game: Game[Any]) -> str:
    """A short hash of all actions in order: a network's outputs belong to these."""
    ids = "\n".join(str(action) for action in game.catalogue)
    return blake2b(ids.encode(), digest_size=8, person=b"jr-catalogue").hexdigest()


def pack(rows: Sequence[Row]) -> str:
    """Rows of weights as text: the scales of all rows, and then a byte for each weight.

    >>> unpack(pack([[126.7, -127.0], [0.0, 0.0]]), 2)
    [[127.0, -127.0], [0.0, 0.0]]
    """
    scales = array("f", [max((abs(weight) for weight in row), default=0.0) / LARGEST_BYTE for row in rows])
    weights = array("b")
    for row, scale in zip(rows, scales, strict=True):
        weights.extend(round(float(weight) / scale) if scale else 0 for weight in row)
    return b64encode(zlib.compress(scales.tobytes() + weights.tobytes(), 9)).decode()


def unpack(text: str, width: int) -> list[list[float]]:
    """The rows of weights that a text was packed from, nearly."""
    data = zlib.decompress(b64decode(text))
    count = len(data) // (width + 4)
    scales, weights = array("f", data[: 4 * count]), array("b", data[4 * count :])
    return [[scale * weight for weight in weights[row * width : (row + 1) * width]] for row, scale in enumerate(scales)]
