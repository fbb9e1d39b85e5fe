"""The HTTP endpoints: lobby, tables, records and rules; and the files of the site."""

from __future__ import annotations

import functools
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ...bots import STRENGTHS
from ...engine import BadRecord, BadSetup, Game, Refused
from .. import metrics, protocol
from ..fair_queue import QueueFull
from ..storage.store import UNREACHABLE, StoreUnavailable
from ..table_log.entries import Entry
from ..tables import daily
from ..tables.commands import seat_person
from ..tables.credentials import Credentials, new_token
from ..tables.live_table import LiveTable
from ..tables.loading.unavailable import TableClosed, TableNotFound, TableUnavailable
from ..tables.registry import TableRegistry
from ..tables.table import NOT_STARTED, Table
from ..tables.table_info import build_table_info
from .health import HealthCheck
from .limits import Limits, RateLimiter, address_key

T = TypeVar("T")
SITE = Path(__file__).parents[1] / "site"
MAX_MOMENTS = 50
"""The most moments of a game that one answer contains."""
MAX_TOKENS = 12
MAX_DIGITS = 6

logger = logging.getLogger(__name__)
Handler = Callable[[Request], Awaitable[Response]]


class HttpError(Exception):
    """A request that is answered with this status and sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def endpoint(handler: Handler) -> Handler:
    """Apply the rate limit, and turn exceptions into an `ErrorBody` with the right status."""

    @functools.wraps(handler)
    async def handle(request: Request) -> Response:
        rate_limiter: RateLimiter = request.app.state.rate_limiter
        if not rate_limiter.allow_request(address_of(request)):
            metrics.limited.inc()
            return error_response(429, "Too many requests; wait a moment.")
        try:
            return await handler(request)
        except HttpError as error:
            return error_response(error.status, str(error))
        except TableUnavailable as error:
            return error_response(unavailable_status(error), error.why)
        except Refused as refusal:
            return error_response(409, refusal.why)
        except (BadSetup, BadRecord) as error:
            return error_response(400, str(error))
        except StoreUnavailable as error:
            logger.warning("a request could not be served", extra={"error": str(error)})
            return error_response(503, UNREACHABLE)
        except QueueFull as error:
            return error_response(429, str(error))
        except (TimeoutError, BrokenExecutor):
            return error_response(503, "That takes too long; try again later.")
        except Exception:
            logger.exception("a request failed")
            return error_response(500, "Something went wrong here; it was logged.")

    return handle


def unavailable_status(error: TableUnavailable) -> int:
    match error:
        case TableNotFound():
            return 404
        case TableClosed():
            return 410
    return 503


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def error_response(status: int, why: str) -> Response:
    return json_response(protocol.ErrorBody(why), status)


async def answer_http_exception(request: Request, error: Exception) -> Response:
    """Answer an error that Starlette found, such as a method that is not allowed, in our own form."""
    assert isinstance(error, HTTPException)
    response = error_response(error.status_code, f"{error.detail.capitalize()}.")
    response.headers.update(error.headers or {})
    return response


def record_response(content: str, table_id: str) -> Response:
    """A record as a file to download."""
    disposition = f'attachment; filename="jollyroger-{table_id}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": disposition})


# --- what a request contains ----------------------------------------------------------------------


async def read_body(request: Request, max_bytes: int) -> bytes:
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > max_bytes:
                raise HttpError(413, f"That is too much: at most {max_bytes // 1024} kB are accepted.")
            parts.append(part)
    except ClientDisconnect:
        raise HttpError(400, "The request is incomplete.") from None
    return b"".join(parts)


async def read_json(request: Request, kind: type[T]) -> T:
    limits: Limits = request.app.state.limits
    try:
        return msgspec.json.decode(await read_body(request, limits.body_bytes), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HttpError(400, f"The request cannot be read: {error}") from None


async def read_file(request: Request) -> str:
    limits: Limits = request.app.state.limits
    try:
        return (await read_body(request, limits.file_bytes)).decode()
    except UnicodeError:
        raise HttpError(400, "The file is not a text.") from None


def read_number(request: Request, name: str, default: int | None) -> int | None:
    value = request.query_params.get(name)
    if value is None or value == "":
        return default
    if not value.isascii() or not value.isdigit() or len(value) > MAX_DIGITS:
        raise HttpError(400, f"'{name}' is a whole number.")
    return int(value)


def credentials_of(request: Request) -> Credentials:
    """The tokens of the header 'Authorization: Bearer TOKEN TOKEN'."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return Credentials(tokens.split()[:MAX_TOKENS] if scheme.lower() == "bearer" else [])


def address_of(request: Request) -> str:
    return address_key(request.client.host if request.client else "")


def check_table_rate(request: Request) -> None:
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    if not rate_limiter.allow_new_table(address_of(request)):
        metrics.limited.inc()
        raise HttpError(429, "Many tables have been opened from your address; wait a minute.")


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def table_of(request: Request) -> LiveTable:
    return await registry_of(request).get(request.path_params["id"])


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def game_of(request: Request) -> Game[Any]:
    game = registry_of(request).games.get(request.path_params["id"])
    if game is None:
        raise HttpError(404, "There is no such game.")
    return game


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


@endpoint
async def get_lobby(request: Request) -> Response:
    games = [
        protocol.GameInfo(
            id=game.id,
            name=game.name,
            about=game.about,
            seats=list(game.seats),
            options=[
                protocol.GameOptionInfo(option.id, list(option.values), option.about, option.validate is not None)
                for option in game.options
            ],
            cooperative=game.cooperative,
            version=game.version,
        )
        for game in registry_of(request).games.values()
    ]
    bots = [protocol.BotInfo(id, id.capitalize(), (kind.__doc__ or "").strip()) for id, kind in STRENGTHS.items()]
    return json_response(protocol.Lobby(games, bots, daily.today()))


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
    views = await workers.replay_views(record, seat, first, last, text_board, address_of(request))
    return json_response(protocol.Moments(seat, count, [msgspec.Raw(view) for view in views]))


# --- games ----------------------------------------------------------------------------------------


@endpoint
async def get_rules(request: Request) -> Response:
    game = game_of(request)
    rules = [protocol.RuleInfo(*rule) for id in game.rules.ids for rule in game.rules.find(id)[:1]]
    glossary = [protocol.TermInfo(*term) for term in game.glossary]
    return json_response(protocol.RulesInfo(game.id, game.rules.text, rules, glossary))


@endpoint
async def get_daily(request: Request) -> Response:
    game = game_of(request)
    seats = read_number(request, "seats", game.seats[0]) or 0
    text = await registry_of(request).bot_outcome(game.id, seats)
    return json_response({"day": daily.today(), "game": game.id, "seats": seats, "text": text})


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
    Route("/api/lobby", get_lobby),
    Route("/api/tables", list_tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/import", import_record, methods=["POST"]),
    Route("/api/tables/{id}", get_table),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/clone", clone_table, methods=["POST"]),
    Route("/api/tables/{id}/record", get_record),
    Route("/api/tables/{id}/export", export_record),
    Route("/api/tables/{id}/moments", get_moments),
    Route("/api/games/{id}/rules", get_rules),
    Route("/api/daily/{id}", get_daily),
    Route("/api/verify", verify_record, methods=["POST"]),
    Route("/api/{rest:path}", not_found),
    Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
    Route("/{rest:path}", get_site),
]
