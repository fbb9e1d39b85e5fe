"""`make` builds the site anew if what it is made of has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = "tools.build_site"


CHANGED = [
    "src/jollyroger/games/all_hands/languages/pl/board.ftl",
    "src/jollyroger/languages/de/site/help.ftl",
    "src/jollyroger/languages/de/language.toml",
]


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_changed_messages_build_the_site_anew(tmp_path: Path) -> None:
    site = tmp_path / "index.html"
    site.touch()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}

    def planned(*arguments: str) -> str:
        command = ["make", "--dry-run", "--assume-old=.venv/.play", *arguments, f"SITE={site}", str(site)]
        return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout

    assert COMMAND not in planned()
    for file in CHANGED:
        assert (ROOT / file).is_file()
        assert COMMAND in planned(f"--what-if={file}"), file
