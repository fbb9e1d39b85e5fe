"""What is asked over HTTP: the lobby, tables to open and to join, records, rules; and the site itself."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ...bots import STRENGTHS
from ...engine import BadRecord, BadSetup, Refused
from .. import metrics, protocol
from ..tables import commands
from ..tables.registry import Harbour, NoTable
from .limits import Addresses, Limits

T = TypeVar("T")
SITE = Path(__file__).parents[1] / "site"
MOMENTS = 50
"""How many moments of a game are sent at once."""

Page = Callable[[Request], Awaitable[Response]]


class Wrong(Exception):
    """A request that is answered with a status and a sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def answer(thing: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def page(endpoint: Page) -> Page:
    """Whatever is wrong is said in a sentence."""

    @functools.wraps(endpoint)
    async def answered(request: Request) -> Response:
        addresses: Addresses = request.app.state.addresses
        if not addresses.request(address(request)):
            metrics.limited.inc()
            return answer(protocol.ErrorBody("Too many requests; wait a moment."), 429)
        try:
            return await endpoint(request)
        except Wrong as wrong:
            return answer(protocol.ErrorBody(str(wrong)), wrong.status)
        except NoTable:
            return answer(protocol.ErrorBody("There is no such table."), 404)
        except Refused as refusal:
            return answer(protocol.ErrorBody(refusal.why), 409)
        except (BadSetup, BadRecord) as error:
            return answer(protocol.ErrorBody(str(error)), 400)
        except (TimeoutError, BrokenExecutor):
            return answer(protocol.ErrorBody("That takes too long; try again later."), 503)

    return answered


def address(request: Any) -> str:
    return request.client.host if request.client else ""


async def body(request: Request, most: int) -> bytes:
    """What was sent, if it is not too much."""
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Wrong(413, f"That is too much: at most {most // 1024} kB are taken.")
            parts.append(part)
    except ClientDisconnect:
        raise Wrong(400, "The request broke off.") from None
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request, _limits(request).body_size), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Wrong(400, f"The request cannot be read: {error}") from None


async def text(request: Request) -> str:
    try:
        return (await body(request, _limits(request).file_size)).decode()
    except UnicodeError:
        raise Wrong(400, "The file is not a text.") from None


def holder(request: Request) -> commands.Holder:
    """Whoever sends these tokens: 'Authorization: Bearer TOKEN TOKEN'."""
    kind, _, tokens = request.headers.get("authorization", "").partition(" ")
    return commands.Holder(tokens.split()[:12] if kind.lower() == "bearer" else [])


def _harbour(request: Request) -> Harbour:
    harbour: Harbour = request.app.state.harbour
    return harbour


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def _number(request: Request, name: str, default: int | None) -> int | None:
    value = request.query_params.get(name)
    if value is None or value == "":
        return default
    if not value.isascii() or not value.isdigit() or len(value) > 6:
        raise Wrong(400, f"'{name}' is a whole number.")
    return int(value)


async def health(request: Request) -> Response:
    """Whether the server is ready: it can read its store."""
    try:
        await _harbour(request).store.due(0.0, 1)
    except Exception:
        return answer({"ready": False}, 503)
    return answer({"ready": True})


async def measures(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@page
async def lobby(request: Request) -> Response:
    harbour = _harbour(request)
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
        for game in harbour.games.values()
    ]
    bots = [protocol.BotInfo(id, id.capitalize(), (kind.__doc__ or "").strip()) for id, kind in STRENGTHS.items()]
    return answer(protocol.Lobby(games, bots, harbour.today()))


@page
async def tables(request: Request) -> Response:
    harbour = _harbour(request)
    return answer({"open": await harbour.listing(over=False), "over": await harbour.listing(over=True)})


@page
async def open_table(request: Request) -> Response:
    new = await read(request, protocol.NewTable)
    return answer(await _harbour(request).open(new), 201)


@page
async def table(request: Request) -> Response:
    berth = await _harbour(request).berth(request.path_params["id"])
    async with berth.lock:
        it = await berth.fresh()
        who = holder(request)
        return answer(berth.info(it, bool(who.seats(it)) or who.hosts(it)))


@page
async def take_seat(request: Request) -> Response:
    join = await read(request, protocol.Join)
    berth = await _harbour(request).berth(request.path_params["id"])
    token = commands.new_token()
    sat: list[int] = []

    def make(table: Any) -> list[Any]:
        entry = commands.sit(table, join, token)
        sat[:] = [entry.seat]
        return [entry]

    await berth.write(make)
    return answer(protocol.SeatToken(sat[0], token), 201)


@page
async def clone(request: Request) -> Response:
    wish = await read(request, protocol.Clone)
    harbour = _harbour(request)
    berth = await harbour.berth(request.path_params["id"])
    return answer(await harbour.clone(berth, holder(request), wish), 201)


@page
async def record(request: Request) -> Response:
    harbour = _harbour(request)
    berth = await harbour.berth(request.path_params["id"])
    async with berth.lock:
        it = await berth.fresh()
        if it.status != "over":
            raise Wrong(409, "The game is not over yet; its record is shown when it is.")
        return _file(harbour.shown(it).dumps(), it.id)


@page
async def export(request: Request) -> Response:
    harbour = _harbour(request)
    berth = await harbour.berth(request.path_params["id"])
    return _file((await harbour.export(berth, holder(request))).dumps(), berth.id)


def _file(content: str, id: str) -> Response:
    disposition = f'attachment; filename="jollyroger-{id}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": disposition})


@page
async def adopt(request: Request) -> Response:
    return answer(await _harbour(request).adopt(await text(request)), 201)


@page
async def moments(request: Request) -> Response:
    harbour = _harbour(request)
    berth = await harbour.berth(request.path_params["id"])
    async with berth.lock:
        it = await berth.fresh()
        if it.match is None:
            raise Wrong(409, "The game has not begun yet.")
        seat = _number(request, "seat", None)
        who = holder(request)
        if seat is not None and seat >= len(it.chairs):
            raise Wrong(404, f"There is no seat {seat}.")
        if it.status != "over" and not (who.watches(it) if seat is None else who.holds(it, seat)):
            raise Wrong(403, "While the game is on, a seat's view is for whoever sits there.")
        known = it.record()
        last = it.moment
    begin = _number(request, "first", 0) or 0
    end = min(_number(request, "last", last) or 0, begin + MOMENTS - 1, last)
    views = await harbour.clerks.moments(known, seat, begin, end)
    return answer(protocol.Moments(seat, last, [msgspec.Raw(view) for view in views]))


@page
async def rules(request: Request) -> Response:
    game = _harbour(request).games.get(request.path_params["id"])
    if game is None:
        raise Wrong(404, "There is no such game.")
    found = [protocol.RuleInfo(*rule) for id in game.rules.ids for rule in game.rules.find(id)[:1]]
    return answer(protocol.RulesInfo(game.id, game.rules.text, found))


@page
async def daily(request: Request) -> Response:
    harbour = _harbour(request)
    game = harbour.games.get(request.path_params["id"])
    if game is None:
        raise Wrong(404, "There is no such game.")
    seats = _number(request, "seats", game.seats[0]) or 0
    par = await harbour.par(game.id, seats)
    return answer({"day": harbour.today(), "game": game.id, "seats": seats, "text": par})


@page
async def verify(request: Request) -> Response:
    true, found = await _harbour(request).clerks.verdict(await text(request))
    return answer(protocol.Verdict(true, found))


@page
async def unknown(request: Request) -> Response:
    raise Wrong(404, "There is nothing here.")


async def site(request: Request) -> Response:
    """The one page of the site: what it shows is read from the address in the browser."""
    index = SITE / "index.html"
    if not index.is_file():
        return Response("The site is not built yet; say: make play\n", 503, media_type="text/plain")
    return FileResponse(index, headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """Files whose name changes with their content: a browser may keep them for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def routes() -> list[BaseRoute]:
    return [
        Route("/health", health),
        Route("/metrics", measures),
        Route("/api/lobby", lobby),
        Route("/api/tables", tables),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/import", adopt, methods=["POST"]),
        Route("/api/tables/{id}", table),
        Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
        Route("/api/tables/{id}/clone", clone, methods=["POST"]),
        Route("/api/tables/{id}/record", record),
        Route("/api/tables/{id}/export", export),
        Route("/api/tables/{id}/moments", moments),
        Route("/api/games/{id}/rules", rules),
        Route("/api/daily/{id}", daily),
        Route("/api/verify", verify, methods=["POST"]),
        Route("/api/{rest:path}", unknown),
        Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
        Route("/{rest:path}", site),
    ]
