"""The endpoints about tables and records."""

from __future__ import annotations

import msgspec

from .. import metrics, protocol
from ..messages import text
from ..table_log.entries import Entry
from ..tables.commands import seat_person
from ..tables.credentials import new_token
from ..tables.learning.hints import require_hint_allowed
from ..tables.table import Table
from ..tables.table_info import build_table_info
from ..workers import BotUnavailable
from .requests import (
    HttpError,
    Request,
    Response,
    Route,
    address_of,
    check_table_rate,
    credentials_of,
    json_response,
    read_file,
    read_json,
    read_number,
    record_response,
    registry_of,
    table_of,
)

MAX_MOMENTS = 50
"""The most moments of a game that one answer contains."""


# --- tables ---------------------------------------------------------------------------------------


async def list_tables(request: Request) -> Response:
    registry = registry_of(request)
    return json_response({"open": await registry.summaries(over=False), "over": await registry.summaries(over=True)})


async def open_table(request: Request) -> Response:
    check_table_rate(request)
    new_table = await read_json(request, protocol.NewTable)
    return json_response(await registry_of(request).open(new_table), 201)


async def get_table(request: Request) -> Response:
    live_table = await table_of(request)
    table = await live_table.current()
    credentials = credentials_of(request)
    show_links = bool(credentials.own_seats(table)) or credentials.is_host(table)
    return json_response(build_table_info(table, live_table.presence, show_links))


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


async def clone_table(request: Request) -> Response:
    check_table_rate(request)
    clone = await read_json(request, protocol.Clone)
    live_table = await table_of(request)
    return json_response(await registry_of(request).clone(live_table, credentials_of(request), clone), 201)


async def get_hint(request: Request) -> Response:
    seat = read_number(request, "seat", None)
    if seat is None:
        raise HttpError(400, text("error-which-seat"))
    live_table = await table_of(request)
    credentials = credentials_of(request)
    require_hint_allowed(await live_table.current(), credentials, seat)
    if not request.services.rate_limiter.allow_hint(live_table.id, seat):
        metrics.limited.inc()
        raise HttpError(429, text("error-many-hints"))
    try:
        return json_response(await registry_of(request).hints.give(live_table, credentials, seat))
    except BotUnavailable:
        raise HttpError(503, text("error-no-hint")) from None


# --- records --------------------------------------------------------------------------------------


async def get_record(request: Request) -> Response:
    id = request.path_params["id"]
    return record_response((await registry_of(request).finished_record(id)).dumps(), id)


async def export_record(request: Request) -> Response:
    live_table = await table_of(request)
    record = await registry_of(request).export_record(live_table, credentials_of(request))
    return record_response(record.dumps(), live_table.id)


async def import_record(request: Request) -> Response:
    check_table_rate(request)
    return json_response(await registry_of(request).import_record(await read_file(request), address_of(request)), 201)


async def verify_record(request: Request) -> Response:
    workers = registry_of(request).record_workers
    return json_response(await workers.verify_record(await read_file(request), address_of(request)))


async def get_moments(request: Request) -> Response:
    table = await (await table_of(request)).current()
    if table.match is None:
        raise HttpError(409, text("refusal-not-started"))
    seat = read_number(request, "seat", None)
    credentials = credentials_of(request)
    if seat is not None and seat >= len(table.seats):
        raise HttpError(404, text("error-no-seat", seat=seat))
    allowed = credentials.may_watch(table) if seat is None else credentials.owns_seat(table, seat)
    if table.status != "over" and not allowed:
        raise HttpError(403, text("error-own-view"))
    record, count = table.record(), table.moment
    first = read_number(request, "first", 0) or 0
    last = min(read_number(request, "last", count) or 0, first + MAX_MOMENTS - 1, count)
    text_board = request.query.get("text_board") == "1"
    workers = registry_of(request).record_workers
    address, by_bot = address_of(request), table.moments_by_bot
    views = await workers.replay_views(record, seat, first, last, text_board, address, by_bot)
    return json_response(protocol.Moments(seat, count, [msgspec.Raw(view) for view in views]))


ROUTES = [
    Route("GET", "/api/tables", list_tables),
    Route("POST", "/api/tables", open_table),
    Route("POST", "/api/tables/import", import_record),
    Route("GET", "/api/tables/{id}", get_table),
    Route("POST", "/api/tables/{id}/seats", take_seat),
    Route("POST", "/api/tables/{id}/clone", clone_table),
    Route("GET", "/api/tables/{id}/hint", get_hint),
    Route("GET", "/api/tables/{id}/record", get_record),
    Route("GET", "/api/tables/{id}/export", export_record),
    Route("GET", "/api/tables/{id}/moments", get_moments),
    Route("POST", "/api/verify", verify_record),
]
