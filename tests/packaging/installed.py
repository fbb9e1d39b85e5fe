"""Environments with nothing but the wheel and what it requires, one for each version of Python.

They are kept in build/installed, so that only the first run has to install what the wheel requires.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from ..pythons import found_pythons

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / "build" / "installed"
REQUIREMENTS = ROOT / "requirements.lock"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet", "install")


class NotInstallable(Exception):
    """pip could not install the requirements. Its last words."""


class Environment:
    """A virtual environment. Its programs see neither the sources nor the settings of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def variables(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JOLLYROGER"))}
        return kept | {"PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"} | more

    def run(
        self, *command: str, cwd: Path, stdin: str = "", timeout: float = 240.0
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.folder / "bin" / command[0]), *command[1:]],
            cwd=cwd,
            env=self.variables(XDG_DATA_HOME=str(cwd)),
            input=stdin,
            capture_output=True,
            text=True,
            timeout=timeout,
        )

    def pip_install(self, *arguments: str) -> None:
        done = self.run("python", *PIP, *arguments, cwd=self.folder)
        if done.returncode:
            raise NotInstallable(done.stderr.strip()[-500:])


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time, as tests run in several."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install(version: str, wheel: Path) -> Environment:
    """An environment of this version of Python with the wheel. Raises NotInstallable."""
    requirements = sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]
    environment = Environment(ENVIRONMENTS / f"{version}-{requirements}")
    has_requirements, has_wheel = environment.folder / "requirements", environment.folder / "wheel"
    with locked(ENVIRONMENTS / f"{version}.lock"):
        if not has_requirements.exists():
            shutil.rmtree(environment.folder, ignore_errors=True)
            subprocess.run([found_pythons()[version], "-m", "venv", str(environment.folder)], check=True)
            environment.pip_install("--require-hashes", "-r", str(REQUIREMENTS))
            has_requirements.touch()
        checksum = sha256(wheel.read_bytes()).hexdigest()
        if not has_wheel.exists() or has_wheel.read_text() != checksum:
            has_wheel.unlink(missing_ok=True)
            # Without an index: fails if the wheel requires anything that the lock does not have.
            environment.pip_install("--no-index", "--force-reinstall", "--no-deps", str(wheel))
            environment.pip_install("--no-index", str(wheel))
            has_wheel.write_text(checksum)
    return environment
