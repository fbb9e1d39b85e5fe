"""A server that tests ask for things, wherever it runs."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .recording_client import Message, RecordingClient


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    def expect(self, status: int = 200) -> Any:
        """Assert the status. Returns the decoded body."""
        assert self.status == status, f"{self.status}: {self.text}"
        return self.json


class AnyServer(ABC):
    @abstractmethod
    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        tokens: Sequence[str] = (),
        headers: dict[str, str] | None = None,
    ) -> Reply: ...

    @abstractmethod
    async def connect(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> RecordingClient: ...

    def get(self, path: str, *tokens: str) -> Reply:
        return self.call("GET", path, tokens=tokens)

    def post(self, path: str, body: Any, *tokens: str) -> Reply:
        return self.call("POST", path, body, tokens)

    def open(self, game: str, *seats: str, **more: Any) -> Any:
        """Open a table."""
        policy = {"bot_pace": "instant", "substitute_after": None, **more.pop("policy", {})}
        new = {"game": game, "seats": seats, "policy": policy, **more}
        return self.post("/api/tables", new).expect(201)
