"""What the server adds to its endpoints over HTTP: headers, checks of where requests come from, and the site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException

from jollyroger.server.http.routes import Assets

from ..toy import GAME as TOY
from .run_async import run_async
from .server_process import ServerProcess

BAD_REQUESTS: dict[str, tuple[str, str, Any, int]] = {
    "NUL in a table's id": ("GET", "/api/tables/a%00b", None, 400),
    "NUL in a game's id": ("GET", "/api/games/%00/rules", None, 400),
    "NUL in the path of a file": ("GET", "/assets/%00.js", None, 400),
    "an escape character in a path": ("GET", "/%1b%5b2J", None, 400),
    "no such asset": ("GET", "/assets/none.js", None, 404),
    "a record that is not UTF-8": ("POST", "/api/tables/import", b"\xff\xfe", 400),
}


@pytest.mark.parametrize("request_name", BAD_REQUESTS)
def test_every_error_is_answered_with_a_sentence(server: ServerProcess, request_name: str) -> None:
    method, path, body, status = BAD_REQUESTS[request_name]
    answer = server.call(method, path, body).expect(status)
    assert list(answer) == ["why"]
    assert answer["why"].endswith((".", "`", "'", ")"))


def test_a_record_is_sent_as_a_file(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "me", start=True)
    tokens = [table["host"], *(taken["token"] for taken in table["seat_tokens"])]
    sent = server.get(f"/api/tables/{table['table']}/export", *tokens)
    name = f"jollyroger-{table['table']}.json"
    assert sent.headers["content-disposition"] == f'attachment; filename="{name}"'


@run_async
async def test_an_asset_of_a_site_that_is_not_built_is_not_found(tmp_path: Path) -> None:
    with pytest.raises(HTTPException) as error:
        await Assets(directory=tmp_path / "none", check_dir=False).check_config()
    assert error.value.status_code == 404


def test_every_response_has_the_security_headers(server: ServerProcess) -> None:
    for reply in (server.get("/"), server.get("/api/lobby"), server.get("/api/none"), server.get("/health")):
        policy = reply.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "server" not in reply.headers


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://127.0.0.1:1",
        "https://evil.example:80",
        "http://[",
        "http://[::1",
        "//[x]",
    ],
)
def test_a_page_of_another_site_cannot_change_anything(server: ServerProcess, origin: str) -> None:
    new = {"game": TOY.id, "seats": ["me", "open"]}
    assert server.call("POST", "/api/tables", new, headers={"origin": origin}).expect(403)
    ours = f"http://{server.address}"
    assert server.call("POST", "/api/tables", new, headers={"origin": ours}).expect(201)


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/assets/../../../../etc/passwd", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_site(server: ServerProcess, path: str) -> None:
    reply = server.get(path)
    assert "root:" not in reply.text
    assert "def make_app" not in reply.text
