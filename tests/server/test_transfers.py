"""Moving seats to another browser: what the server keeps is encrypted, short-lived and handed out once."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.server.api.limits import Limits
from jollyroger.server.protocol.my_tables import MAX_TRANSFER_CHARACTERS

from .server_process import CLI, ServerProcess, running_server


def test_a_transfer_is_handed_out_once(server: ServerProcess) -> None:
    created = server.post("/api/transfers", {"data": "c2VjcmV0"}).expect(201)
    assert created["seconds"] == 900
    assert server.post(f"/api/transfers/{created['id']}", {}).expect() == {"data": "c2VjcmV0"}
    again = server.post(f"/api/transfers/{created['id']}", {})
    assert (again.status, "used already" in again.json["why"]) == (404, True)


@pytest.mark.parametrize("id", ["x", "no-such-transfer-at-all", "%C3%A9" * 12])
def test_an_unknown_transfer_is_not_found(server: ServerProcess, id: str) -> None:
    assert server.post(f"/api/transfers/{id}", {}).status == 404


def test_a_transfer_cannot_be_read_by_a_link_preview(server: ServerProcess) -> None:
    created = server.post("/api/transfers", {"data": "abc"}).expect(201)
    assert server.get(f"/api/transfers/{created['id']}").status == 404
    server.post(f"/api/transfers/{created['id']}", {}).expect()


@pytest.mark.parametrize("data", ["", "not base64!", "x" * (MAX_TRANSFER_CHARACTERS + 1), "x" * 70_000])
def test_a_transfer_of_the_wrong_form_or_size_is_refused(server: ServerProcess, data: str) -> None:
    assert server.post("/api/transfers", {"data": data}).status in (400, 413)


def test_a_transfer_expires(tmp_path: Path) -> None:
    with running_server(tmp_path, module="tests.server.short_transfers") as server:
        created = server.post("/api/transfers", {"data": "abc"}).expect(201)
        assert server.post(f"/api/transfers/{created['id']}", {}).status == 404


def test_transfers_are_limited_by_address_and_not_logged(tmp_path: Path) -> None:
    with running_server(tmp_path, module=CLI) as server:
        burst = int(Limits().transfer_burst)
        replies = [server.post("/api/transfers", {"data": "c2VjcmV0"}) for _ in range(burst + 2)]
        assert [reply.status for reply in replies[:burst]] == [201] * burst
        assert replies[-1].status == 429
        assert "c2VjcmV0" not in server.log
        assert replies[0].json["id"] not in server.log
