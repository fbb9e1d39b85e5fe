"""Importing the lab is cheap: optional libraries are imported only when they are used."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {"gymnasium", "numpy", "openskill", "pettingzoo", "pyarrow", "ray"}


def test_importing_the_lab_imports_no_optional_library() -> None:
    script = "import sys, jollyroger.lab; print(*sys.modules)"
    process = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "jollyroger.lab" in process.stdout.split()
    assert not HEAVY & {*process.stdout.split()}
