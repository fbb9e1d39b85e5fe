"""The endpoints about finished games: their analysis, and the next game of the same people."""

from __future__ import annotations

from .. import protocol
from .requests import (
    Request,
    Response,
    Route,
    address_of,
    check_table_rate,
    credentials_of,
    json_response,
    read_json,
    registry_of,
    table_of,
)


async def get_analysis(request: Request) -> Response:
    """How far the analysis is, and its result. Like the replay of a finished game, it is for everybody."""
    table = await (await table_of(request)).current()
    return json_response(await request.services.analyses.state(table))


async def start_analysis(request: Request) -> Response:
    table = await (await table_of(request)).current()
    return json_response(await request.services.analyses.start(table, address_of(request)), 202)


async def play_again(request: Request) -> Response:
    check_table_rate(request)
    again = await read_json(request, protocol.Again)
    live_table = await table_of(request)
    id = await registry_of(request).play_again(live_table, credentials_of(request), again)
    return json_response(protocol.NextTable(id), 201)


ROUTES = [
    Route("POST", "/api/tables/{id}/again", play_again),
    Route("GET", "/api/tables/{id}/analysis", get_analysis),
    Route("POST", "/api/tables/{id}/analysis", start_analysis),
]
