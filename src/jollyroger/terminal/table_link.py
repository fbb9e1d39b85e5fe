"""The link to a seat at a table of a server, and the requests that are made with it.

Tokens are wrapped, so that no message, log or traceback can show one.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from http.client import HTTPException
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ..engine import UserError
from ..engine.messages import current_language
from .messages import text as words
from .saves import saves_folder

LINK = re.compile(r"https?://|.*#(?:seat|join|watch|host)=", re.IGNORECASE)
"""Also what only looks like a link: it may hold a token, and must not be quoted as the name of a game."""
HTTP_TIMEOUT_SECONDS = 30
MAX_ANSWER_BYTES = 1_000_000
LinkKind = Literal["seat", "join", "watch", "host"]
FRAGMENT = re.compile(r"(seat|join|watch|host)=([\x21-\x25\x27-\x7e]{1,128})(?:&host=([\x21-\x25\x27-\x7e]{1,128}))?")
"""What the token opens, and the token; perhaps also that of the host."""
FORM = "The link of a table looks like http://host/table/ID#seat=…, #join=…, #watch=… or #host=…"


class TableUnreachable(UserError):
    """A table that cannot be reached or joined. The message says why, and holds no token."""


class Secret:
    """A token. It is shown only by `reveal`."""

    def __init__(self, token: str) -> None:
        self._token = token

    def reveal(self) -> str:
        return self._token

    def __repr__(self) -> str:
        return "<secret>"


class TableLink(NamedTuple):
    """Where a table is, and what the token opens."""

    scheme: str
    host: str
    """With the port, and the path of the server if it has one."""
    table: str
    kind: LinkKind
    token: Secret
    host_token: Secret | None = None
    """That of the host, if the link has it besides."""

    @property
    def tokens(self) -> list[Secret]:
        """All tokens, that of the seat last: the newest counts."""
        return [self.token] if self.host_token is None else [self.host_token, self.token]

    @property
    def http(self) -> str:
        return f"{self.scheme}://{self.host}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.host}/api/tables/{self.table}/live"


def is_table_link(text: str) -> bool:
    return bool(LINK.match(text))


def parse_table_link(text: str) -> TableLink:
    """Parse a link. Raises TableUnreachable, without quoting it, if it is not one."""
    try:
        parts = urlsplit(text)
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise TableUnreachable(FORM) from None
    has_host = has_host and parts.scheme.lower() in ("http", "https")
    path = re.fullmatch(r"(.*)/table/([A-Za-z0-9_-]{1,80})/?", parts.path)
    fragment = FRAGMENT.fullmatch(parts.fragment)
    if not has_host or path is None or fragment is None:
        raise TableUnreachable(FORM)
    kind: LinkKind = fragment[1]  # type: ignore[assignment]  # the pattern has no others
    host_token = None if fragment[3] is None else Secret(fragment[3])
    host = f"{parts.netloc.rpartition('@')[2]}{path[1]}"
    return TableLink(parts.scheme.lower(), host, path[2], kind, Secret(fragment[2]), host_token)


def take_seat(link: TableLink, name: str) -> TableLink:
    """Take a free seat with a join link, and keep its token for the next time. Returns the link of the seat."""
    kept = read_kept_seat(link)
    if kept is not None:
        return kept
    body = {"token": link.token.reveal(), "name": name, "salt": secrets.token_hex(16)}
    seat = link._replace(kind="seat", token=Secret(str(request(f"{link.http}/seats", body=body)["token"])))
    _keep_seat(seat)
    return seat


def request(url: str, token: Secret | None = None, body: Any = None) -> Any:
    """Ask the server over HTTP. Raises TableUnreachable with the server's reason, and nothing of what was sent."""
    headers = {"Accept-Language": current_language()}
    if token is not None:
        headers["Authorization"] = f"Bearer {token.reveal()}"
    data = None if body is None else json.dumps(body).encode()
    problem = words("server-unreachable")
    try:
        with urlopen(Request(url, data, headers), timeout=HTTP_TIMEOUT_SECONDS) as answer:  # noqa: S310
            return json.loads(answer.read(MAX_ANSWER_BYTES))
    except HTTPError as error:
        problem = _reason(error)
    except (OSError, HTTPException, ValueError):
        pass
    # Raised here, where no traceback leads to what was sent.
    raise TableUnreachable(problem)


def _reason(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read(MAX_ANSWER_BYTES))["why"])
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return words("server-status", status=error.code)


def seat_file(link: TableLink) -> Path:
    """Where the token of a seat that was taken by a join link is kept."""
    name = re.sub(r"[^A-Za-z0-9_-]", "_", f"{link.host}-{link.table}")
    return saves_folder().parent / "seats" / name


def read_kept_seat(link: TableLink) -> TableLink | None:
    try:
        token = seat_file(link).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None
    return link._replace(kind="seat", token=Secret(token)) if token else None


def _keep_seat(seat: TableLink) -> None:
    """Keep the token where only this user can read it."""
    path = seat_file(seat)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(seat.token.reveal())
    except OSError:
        # The seat can be played all the same; only the way back is the link of the site.
        return
