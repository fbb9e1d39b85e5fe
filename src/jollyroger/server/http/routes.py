"""The HTTP endpoints: health, tables and records; and the files of the site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from .. import metrics, protocol
from ..table_log.entries import Entry
from ..tables.commands import seat_person
from ..tables.credentials import new_token
from ..tables.learning.hints import require_hint_allowed
from ..tables.table import NOT_STARTED, Table
from ..tables.table_info import build_table_info
from ..workers import BotUnavailable
from . import app_files, ending_routes, game_routes, my_table_routes, notification_routes
from .health import HealthCheck
from .limits import RateLimiter
from .requests import (
    HttpError,
    address_of,
    check_table_rate,
    credentials_of,
    endpoint,
    is_loopback,
    json_response,
    read_file,
    read_json,
    read_number,
    record_response,
    registry_of,
    table_of,
)

SITE = Path(__file__).parents[1] / "site"
MAX_MOMENTS = 50
"""The most moments of a game that one answer contains."""


# --- the server -----------------------------------------------------------------------------------


async def get_health(request: Request) -> Response:
    """Whether the server is ready, that is, whether it can read and write its store."""
    health: HealthCheck = request.app.state.health
    ready = await health.is_ready()
    return json_response({"ready": ready}, 200 if ready else 503)


@endpoint
async def get_metrics(request: Request) -> Response:
    """The counters, if the operator has turned them on, and only for programs on this machine."""
    if not request.app.state.show_metrics or not is_loopback(request.client.host if request.client else ""):
        raise HttpError(404, "There is nothing here.")
    metrics.tables.set(len(registry_of(request)))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# --- tables ---------------------------------------------------------------------------------------


@endpoint
async def list_tables(request: Request) -> Response:
    registry = registry_of(request)
    return json_response({"open": await registry.summaries(over=False), "over": await registry.summaries(over=True)})


@endpoint
async def open_table(request: Request) -> Response:
    check_table_rate(request)
    new_table = await read_json(request, protocol.NewTable)
    return json_response(await registry_of(request).open(new_table), 201)


@endpoint
async def get_table(request: Request) -> Response:
    live_table = await table_of(request)
    table = await live_table.current()
    credentials = credentials_of(request)
    show_links = bool(credentials.own_seats(table)) or credentials.is_host(table)
    return json_response(build_table_info(table, live_table.presence, show_links))


@endpoint
async def take_seat(request: Request) -> Response:
    join = await read_json(request, protocol.Join)
    live_table = await table_of(request)
    credentials = credentials_of(request)
    taken = protocol.SeatToken(seat=-1, token=new_token())

    def make_entries(table: Table) -> list[Entry]:
        entry = seat_person(table, credentials, join, taken.token)
        taken.seat = entry.seat
        return [entry]

    await live_table.write(make_entries)
    return json_response(taken, 201)


@endpoint
async def clone_table(request: Request) -> Response:
    check_table_rate(request)
    clone = await read_json(request, protocol.Clone)
    live_table = await table_of(request)
    return json_response(await registry_of(request).clone(live_table, credentials_of(request), clone), 201)


@endpoint
async def get_hint(request: Request) -> Response:
    seat = read_number(request, "seat", None)
    if seat is None:
        raise HttpError(400, "Say for which seat: ?seat=0.")
    live_table = await table_of(request)
    credentials = credentials_of(request)
    require_hint_allowed(await live_table.current(), credentials, seat)
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    if not rate_limiter.allow_hint(live_table.id, seat):
        metrics.limited.inc()
        raise HttpError(429, "That was a lot of hints; think for a moment yourself.")
    try:
        return json_response(await registry_of(request).hints.give(live_table, credentials, seat))
    except BotUnavailable:
        raise HttpError(503, "Nobody has a hint just now; try again in a moment.") from None


# --- records --------------------------------------------------------------------------------------


@endpoint
async def get_record(request: Request) -> Response:
    id = request.path_params["id"]
    return record_response((await registry_of(request).finished_record(id)).dumps(), id)


@endpoint
async def export_record(request: Request) -> Response:
    live_table = await table_of(request)
    record = await registry_of(request).export_record(live_table, credentials_of(request))
    return record_response(record.dumps(), live_table.id)


@endpoint
async def import_record(request: Request) -> Response:
    check_table_rate(request)
    return json_response(await registry_of(request).import_record(await read_file(request), address_of(request)), 201)


@endpoint
async def verify_record(request: Request) -> Response:
    workers = registry_of(request).record_workers
    return json_response(await workers.verify_record(await read_file(request), address_of(request)))


@endpoint
async def get_moments(request: Request) -> Response:
    table = await (await table_of(request)).current()
    if table.match is None:
        raise HttpError(409, NOT_STARTED)
    seat = read_number(request, "seat", None)
    credentials = credentials_of(request)
    if seat is not None and seat >= len(table.seats):
        raise HttpError(404, f"There is no seat {seat}.")
    allowed = credentials.may_watch(table) if seat is None else credentials.owns_seat(table, seat)
    if table.status != "over" and not allowed:
        raise HttpError(403, "While the game is on, only the person in a seat can see its view.")
    record, count = table.record(), table.moment
    first = read_number(request, "first", 0) or 0
    last = min(read_number(request, "last", count) or 0, first + MAX_MOMENTS - 1, count)
    text_board = request.query_params.get("text_board") == "1"
    workers = registry_of(request).record_workers
    address, by_bot = address_of(request), table.moments_by_bot
    views = await workers.replay_views(record, seat, first, last, text_board, address, by_bot)
    return json_response(protocol.Moments(seat, count, [msgspec.Raw(view) for view in views]))


@endpoint
async def not_found(request: Request) -> Response:
    raise HttpError(404, "There is nothing here.")


# --- the site -------------------------------------------------------------------------------------


async def get_site(request: Request) -> Response:
    """The single page of the site. The browser decides by the address what to show."""
    index = SITE / "index.html"
    if not index.is_file():
        return Response("The site is not built yet: run `make play`.\n", 503, media_type="text/plain")
    return FileResponse(index, headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """Files whose names change with their content: browsers may cache them for good."""

    async def check_config(self) -> None:
        """Without a built site there are no files, which is not an error of the server."""
        if self.directory is None or not Path(self.directory).is_dir():
            raise HTTPException(404)

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


ROUTES: list[BaseRoute] = [
    Route("/health", get_health),
    Route("/metrics", get_metrics),
    Route("/api/tables", list_tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/import", import_record, methods=["POST"]),
    Route("/api/tables/{id}", get_table),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/clone", clone_table, methods=["POST"]),
    Route("/api/tables/{id}/hint", get_hint),
    Route("/api/tables/{id}/record", get_record),
    Route("/api/tables/{id}/export", export_record),
    Route("/api/tables/{id}/moments", get_moments),
    *ending_routes.ROUTES,
    *game_routes.ROUTES,
    *my_table_routes.ROUTES,
    *notification_routes.ROUTES,
    Route("/api/verify", verify_record, methods=["POST"]),
    Route("/api/{rest:path}", not_found),
    Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
    *app_files.ROUTES,
    Route("/{rest:path}", get_site),
]
