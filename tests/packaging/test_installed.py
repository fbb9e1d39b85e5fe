"""The wheel, installed in an environment of its own: everything works without the sources, Node.js and make."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from ..pythons import found_pythons
from .conftest import Distributions
from .installed import Environment, NotInstallable, install

RUNNING = f"3.{sys.version_info.minor}"
GAMES = ("dead-men", "sword-skull", "all-hands", "black-dice")
WITHOUT_UVLOOP = "import sys; sys.modules['uvloop'] = None; from jollyroger.cli import main; sys.exit(main())"
FIRST_OPTIONS = "1\n" * 4000
"""Always the first option: that ends every game in the end."""

pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module", params=found_pythons())
def environment(request: pytest.FixtureRequest, distributions: Distributions) -> Environment:
    version: str = request.param
    try:
        return install(version, distributions.wheel)
    except NotInstallable as error:
        if version == RUNNING:
            raise
        pytest.skip(f"pip cannot install what the wheel requires on Python {version}: {error}")


def test_the_command_runs_from_the_wheel(
    environment: Environment, tmp_path: Path, distributions: Distributions
) -> None:
    version = distributions.wheel.name.split("-")[1]
    printed = environment.run("jollyroger", "--version", cwd=tmp_path).stdout
    assert printed == f"jollyroger {version} (pure Python)\n"
    assert environment.run("python", "-m", "jollyroger", "--version", cwd=tmp_path).stdout == printed
    where = environment.run("python", "-c", "import jollyroger; print(jollyroger.__file__)", cwd=tmp_path).stdout
    assert where.startswith(f"{environment.folder}/lib/")
    games = environment.run("jollyroger", "games", cwd=tmp_path).stdout
    assert all(f"{id}  " in games for id in GAMES)


def test_bots_play_every_game(environment: Environment, tmp_path: Path) -> None:
    for id in GAMES:
        arguments = ["--bots", "mate,captain@4", "--games", "1", "--workers", "1", "--json"]
        done = environment.run("jollyroger", "simulate", id, *arguments, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 1


def test_a_game_is_played_to_its_end_and_verified(environment: Environment, tmp_path: Path) -> None:
    arguments = ["all-hands", "--seats", "human,mate,mate", "--seed", "1", "--line", "--save", "game.json"]
    done = environment.run("jollyroger", "play", *arguments, cwd=tmp_path, stdin=FIRST_OPTIONS)
    assert done.returncode == 0, done.stderr
    assert "Check every roll with:  jollyroger verify game.json" in done.stdout
    assert environment.run("jollyroger", "verify", "game.json", cwd=tmp_path).stdout.startswith("Proven: ")


@pytest.mark.parametrize(
    "command", [["jollyroger"], ["python", "-c", WITHOUT_UVLOOP]], ids=["uvloop", "without uvloop"]
)
def test_the_server_answers_and_sends_the_site(environment: Environment, tmp_path: Path, command: list[str]) -> None:
    server = subprocess.Popen(
        [str(environment.folder / "bin" / command[0]), *command[1:], "serve", "--port", "0"],
        cwd=tmp_path,
        env=environment.variables(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found is not None
        address = found[0]
        assert fetch(f"{address}health")[0] == 200
        status, page = fetch(address)
        assert status == 200
        assets = re.findall(r'(?:src|href)="/?((?:assets|icons)/[^"]+|manifest[^"]+)"', page)
        assert len([name for name in assets if name.endswith((".js", ".css"))]) >= 2
        for name in assets:
            assert fetch(address + name)[0] == 200
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
        server.communicate()


def fetch(url: str) -> tuple[int, str]:
    with urlopen(url, timeout=60) as response:
        return response.status, response.read().decode(errors="replace")
