"""The endpoints about finished games: their analysis, and the next game of the same people."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import protocol
from ..analyses import Analyses
from .requests import (
    address_of,
    check_table_rate,
    credentials_of,
    endpoint,
    json_response,
    read_json,
    registry_of,
    table_of,
)


def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


@endpoint
async def get_analysis(request: Request) -> Response:
    """How far the analysis is, and its result. Like the replay of a finished game, it is for everybody."""
    table = await (await table_of(request)).current()
    return json_response(await analyses_of(request).state(table))


@endpoint
async def start_analysis(request: Request) -> Response:
    table = await (await table_of(request)).current()
    return json_response(await analyses_of(request).start(table, address_of(request)), 202)


@endpoint
async def play_again(request: Request) -> Response:
    check_table_rate(request)
    again = await read_json(request, protocol.Again)
    live_table = await table_of(request)
    id = await registry_of(request).play_again(live_table, credentials_of(request), again)
    return json_response(protocol.NextTable(id), 201)


ROUTES: list[BaseRoute] = [
    Route("/api/tables/{id}/again", play_again, methods=["POST"]),
    Route("/api/tables/{id}/analysis", get_analysis),
    Route("/api/tables/{id}/analysis", start_analysis, methods=["POST"]),
]
