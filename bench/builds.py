"""The builds of Jolly Roger that are measured: the pure one that runs this, and the compiled one if it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
COMPILED_PYTHON = ROOT / ".venv-fast/bin/python"
WHERE_IS_THE_KERNEL = "import jollyroger.engine.kernel as kernel; print(kernel.__file__)"


class Build(NamedTuple):
    suffix: str
    """Added to the names of what this build plays."""
    python: str
    root: Path = ROOT
    """The checkout it is made of."""

    def environment(self) -> dict[str, str]:
        """The variables of a process of this build. PYTHONPATH would bring the pure modules into the compiled build."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" or not self.suffix}
        return kept if self.root == ROOT else {**kept, "PYTHONPATH": str(self.root / "src")}


PURE = Build("", sys.executable)
COMPILED = Build(", compiled", str(COMPILED_PYTHON))


@cache
def builds() -> list[Build]:
    """The pure build, and the compiled one if `make fast` has made it."""
    if not COMPILED_PYTHON.exists():
        print("There is no compiled build, so its rows are left out; to make it, run: make fast", file=sys.stderr)
        return [PURE]
    command = [COMPILED.python, "-c", WHERE_IS_THE_KERNEL]
    kernel = subprocess.run(  # noqa: S603
        command, env=COMPILED.environment(), cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    if kernel.endswith(".py"):
        sys.exit(f"{COMPILED_PYTHON} runs {kernel}, which is not compiled; run: make fast")
    return [PURE, COMPILED]
