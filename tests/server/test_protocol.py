"""What is written about the protocol is what the server speaks."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from jollyroger.server import protocol
from jollyroger.server.http.routes import ROUTES

ROOT = Path(__file__).parents[2]


def test_the_schema_in_the_docs_is_made_from_the_types(tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    subprocess.run([sys.executable, ROOT / "tools" / "protocol_types.py", made], check=True, capture_output=True)
    assert json.loads(made.read_text()) == json.loads((ROOT / "docs" / "protocol.schema.json").read_text()), (
        "say: python tools/protocol_types.py docs/protocol.schema.json"
    )


def test_every_path_and_every_command_is_described() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    paths = [getattr(route, "path", "") for route in ROUTES]
    told = {path.replace("{id}", "ID") for path in paths if path.startswith("/api/") and "rest" not in path}
    found = {path.replace("GAME", "ID") for path in re.findall(r"`(?:GET|POST) (/api/[^`?]+)", text)}
    assert told == found
    commands = [kind.__struct_config__.tag for kind in protocol.Command.__args__]
    assert not [command for command in commands if f"`{command}`" not in text and f'"{command}"' not in text]
