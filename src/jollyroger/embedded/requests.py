"""Requests from a page: the endpoints of the server, found by their paths."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from ..server.api.requests import Handler, Request, Response, Route, Services, answer, error_response, not_found
from ..server.messages import text


class Endpoint(NamedTuple):
    method: str
    pattern: re.Pattern[str]
    handler: Handler


class Router:
    """Answers requests by the first route that fits."""

    def __init__(self, routes: Sequence[Route], services: Services) -> None:
        self._endpoints = [Endpoint(method, path_pattern(path), handler) for method, path, handler in routes]
        self._services = services

    async def answer(
        self, method: str, path: str, authorization: str, body: str, accept_language: str = ""
    ) -> Response:
        try:
            parts = urlsplit(path)
        except ValueError:
            return error_response(400, text("error-address"))
        found = [(end, match) for end in self._endpoints if (match := end.pattern.fullmatch(parts.path)) is not None]
        request = Request(
            self._services,
            {},
            dict(parse_qsl(parts.query, keep_blank_values=True)),
            authorization,
            "",
            one_part(body),
            accept_language,
        )
        for end, match in found:
            if end.method == method:
                path_params = {name: unquote(text) for name, text in match.groupdict().items()}
                return await answer(end.handler, request._replace(path_params=path_params))
        return error_response(405, text("error-method")) if found else await answer(not_found, request)


def path_pattern(path: str) -> re.Pattern[str]:
    """What matches the path of a route.

    >>> path_pattern("/api/tables/{id}/seats").fullmatch("/api/tables/a-1/seats").groupdict()
    {'id': 'a-1'}
    """
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


async def one_part(body: str) -> AsyncIterator[bytes]:
    yield body.encode(errors="surrogatepass")
