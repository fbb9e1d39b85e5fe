"""The wheel and the source distribution, built once for all tests; and completions as bash asks for them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from .installed import ROOT, locked

SCRIPT = """\
eval "$("$0" -m jollyroger completion bash)"
jollyroger() { "$0" -m jollyroger "$@"; }
COMP_LINE="jollyroger $1"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
_python_argcomplete jollyroger
printf '%s\\n' "${COMPREPLY[@]}"
"""


class Distributions(NamedTuple):
    sdist: Path
    wheel: Path


def build_distributions(out: Path) -> Distributions:
    command = [sys.executable, "-m", "tools.build_wheel", "--out", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return distributions_in(out)


def distributions_in(out: Path) -> Distributions:
    (sdist,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    return Distributions(sdist, wheel)


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # which all workers share
    with locked(folder / "distributions.lock"):
        out = folder / "distributions"
        return distributions_in(out) if out.exists() else build_distributions(out)


@pytest.fixture
def complete() -> Callable[[str], list[str]]:
    def ask(line: str) -> list[str]:
        command = ["bash", "-c", SCRIPT, sys.executable, line]
        done = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=120)
        assert done.stderr == ""
        return done.stdout.split()

    return ask
