"""Builds the compiled wheel: engine, games, search and the tables of the server as native code, made by mypyc.

    python -m tools.build_compiled [--folder build/compiled] [--only GAME]

The sources are copied and rewritten (compiled/native_classes.py), compiled in place, so that tests can run on the copy,
and packed into FOLDER/dist. Everything else in the wheel is the same as in the pure one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from tools.compiled.native_classes import Rewriter

ROOT = Path(__file__).parent.parent
TWINS = Path(__file__).parent / "compiled" / "twins"
ENGINE = (
    *("frozen", "actions", "chance", "fast_chance", "kernel", "match", "phases"),
    *("observation/spec", "observation/features", "observation/agenda"),
)
SERVER = (
    "api/limits",
    "api/sockets",
    "http/websocket",
    "notifications/notices",
    "notifications/turns",
    "table_log/effects",
    "tables/clocks",
    "tables/commands",
    "tables/credentials",
    "tables/driver",
    "tables/live_table",
    "tables/presence",
    "tables/seat_state",
    "tables/table",
    "tables/table_row",
    "tables/updates/cache",
    "tables/updates/changes",
    "tables/updates/content",
    "tables/updates/infos",
    "tables/updates/log",
)
"""What the server runs for every move. Modules that declare messages stay interpreted: msgspec reads their annotations,
which compiled classes do not keep."""
BOTS = ("search", "stratified", "stratified_draw")
ROOMS = ("", "rules/", "ai/", "ai/*/", "presentation/", "presentation/*/")
"""The folders of a game that are compiled."""
INTERPRETED = {
    "__init__",
    "advice",
    "component_reader",
    "events",
    "explain",
    "options",
    "setup_forecast",
}
"""Modules of a game that are needed once or seldom, and events, which simulations do not create."""
OPTIMISATION = "2"
"""The compiler's level. 3 takes twice as long to build and plays no faster."""
C_FLAGS = "-fwrapv"
"""The native generators of luck count on arithmetic that wraps around."""
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups!r}
FILES = [file for files, _ in GROUPS for file in files]
setup(
    ext_modules=mypycify(["--config-file=mypy.ini", *FILES], opt_level={level!r}, debug_level="0", separate=GROUPS)
)
"""
MYPY = """\
[mypy]
mypy_path = src
namespace_packages = True
explicit_package_bases = True
ignore_missing_imports = True
follow_imports = silent
# Subclasses have other fields than their base classes, and so another __match_args__.
disable_error_code = assignment
"""


def copy_sources(folder: Path) -> Path:
    """Copy the package into the folder and rewrite it. Returns the package's folder."""
    package = folder / "src" / "jollyroger"
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src" / "jollyroger", package, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "docs").mkdir(exist_ok=True)
    for name in ("pyproject.toml", "docs/package.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(TWINS, package, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    Rewriter(package).rewrite()
    return package


def module_groups(package: Path, only: str | None) -> list[tuple[list[str], str]]:
    """The modules to compile. Each group becomes one library: a single one for all would take far longer to build."""
    folder = package.parent.parent

    def group(name: str, paths: list[Path]) -> tuple[list[str], str]:
        return [str(path.relative_to(folder)) for path in paths], f"jollyroger_{name}"

    groups = [group("engine", [package / "engine" / f"{name}.py" for name in ENGINE])]
    for game in sorted(path.parent for path in package.glob("games/*/state.py")):
        if only in (None, game.name):
            paths = [path for room in ROOMS for path in sorted(game.glob(f"{room}*.py"))]
            groups.append(group(game.name, [path for path in paths if path.stem not in INTERPRETED]))
    groups.append(group("server", [package / "server" / f"{name}.py" for name in SERVER]))
    groups.append(group("bots", [package / "bots" / f"{name}.py" for name in BOTS]))
    return groups


def check_compiler() -> None:
    """Exit with what to install, if there is no C compiler or Python's headers are missing."""
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")) or not headers.exists():
        sys.exit("The build needs a C compiler and Python's headers; on Debian run: apt-get install gcc python3-dev")


def build(folder: Path, only: str | None = None) -> None:
    """Build everything, or with `only` the engine, the bots and one game."""
    folder.mkdir(parents=True, exist_ok=True)
    groups = module_groups(copy_sources(folder), only)
    (folder / "setup.py").write_text(SETUP.format(groups=groups, level=OPTIMISATION))
    (folder / "mypy.ini").write_text(MYPY)
    shutil.rmtree(folder / "dist", ignore_errors=True)
    log = folder / "build.log"
    with log.open("w") as output:
        environment = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {C_FLAGS}"}
        commands = ["build_ext", "--inplace", "--parallel=2", "bdist_wheel"]
        done = subprocess.run(
            [sys.executable, "setup.py", *commands],
            cwd=folder,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        lines = log.read_text().splitlines()
        sys.exit("\n".join([*[line for line in lines if ": error:" in line], *lines[-15:], f"The whole log is {log}."]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--only", metavar="GAME", help="compile no other game than the one in this folder")
    args = parser.parse_args()
    check_compiler()
    print("compiling; this takes a few minutes …", flush=True)
    started = time.monotonic()
    build(args.folder.resolve(), args.only)
    print(f"built {next((args.folder / 'dist').glob('*.whl'))} in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
