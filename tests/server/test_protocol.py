"""The documentation of the protocol matches the code."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from jollyroger.server import protocol
from jollyroger.server.api.routes import ROUTES

ROOT = Path(__file__).parents[2]


def test_the_schema_in_the_docs_matches_the_types(tmp_path: Path) -> None:
    generated = tmp_path / "generated.json"
    subprocess.run([sys.executable, ROOT / "tools" / "protocol_types.py", generated], check=True, capture_output=True)
    assert json.loads(generated.read_text()) == json.loads((ROOT / "docs" / "protocol.schema.json").read_text()), (
        "run: python tools/protocol_types.py docs/protocol.schema.json"
    )


def test_every_path_and_every_command_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    actual = {route.path.replace("{id}", "ID") for route in ROUTES}
    documented = {path.replace("GAME", "ID") for path in re.findall(r"`(?:GET|POST) (/api/[^`?]+)", text)}
    assert actual == documented
    commands = [kind.__struct_config__.tag for kind in protocol.Command.__args__]
    assert not [command for command in commands if f"`{command}`" not in text and f'"{command}"' not in text]
