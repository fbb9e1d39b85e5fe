"""The classic games of PettingZoo."""

from __future__ import annotations

import importlib
import os

from ..stepping import step_aec
from ..worker import Measure

# Pygame greets on standard output, where the worker prints its values.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def stepped(module: str) -> Measure:
    return step_aec(importlib.import_module(f"pettingzoo.classic.{module}").env())
