"""The versions of Python on this machine."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

OLDEST, NEWEST = 11, 15


def found_pythons() -> dict[str, str]:
    """A Python for each version from 3.11 on: the one that runs, those in the path, and those installed by pyenv."""
    found: dict[str, str] = {}
    for minor in range(OLDEST, NEWEST + 1):
        paths = [str(path) for path in Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python3")]
        paths += [path] if (path := shutil.which(f"python3.{minor}")) else []
        if minor == sys.version_info.minor:
            paths = [sys.executable]
        found |= {f"3.{minor}": path for path in paths if runs(path)}
    return found


def runs(python: str) -> bool:
    """Whether it starts: a shim may be there without the version it stands for."""
    return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0
