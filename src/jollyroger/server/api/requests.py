"""What the endpoints share: requests and responses without a web framework, and the answers to errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec

from ...engine import BadRecord, BadSetup, Game, Refused
from ...engine.messages import best_language, reading_in
from .. import metrics, protocol
from ..analyses import Analyses
from ..fair_queue import QueueFull
from ..messages import text
from ..notifications.service import NotificationService
from ..storage.store import DeviceFull, StoreUnavailable
from ..tables.credentials import Credentials
from ..tables.live_table import LiveTable
from ..tables.loading.unavailable import TableClosed, TableNotFound, TableUnavailable
from ..tables.registry import TableRegistry
from .limits import Limits, RateLimiter, address_key

T = TypeVar("T")
MAX_TOKENS = 12
MAX_DIGITS = 6
JSON = "application/json"
NO_HEADERS: Mapping[str, str] = {}

logger = logging.getLogger(__name__)


class Services(NamedTuple):
    """What the endpoints work with."""

    registry: TableRegistry
    analyses: Analyses
    notifications: NotificationService | None
    limits: Limits
    rate_limiter: RateLimiter
    features: protocol.Features


class Request(NamedTuple):
    services: Services
    path_params: Mapping[str, str]
    """The parts of the path that stand for names in braces in the route."""
    query: Mapping[str, str]
    authorization: str
    """The header of this name; empty if there is none."""
    host: str
    """The client's address."""
    body: AsyncIterator[bytes]
    """The parts of the body, as they arrive."""
    accept_language: str = ""
    """The header of this name; empty if there is none."""


class Response(NamedTuple):
    status: int
    content: bytes
    content_type: str = JSON
    headers: Mapping[str, str] = NO_HEADERS


Handler = Callable[[Request], Awaitable[Response]]


class Route(NamedTuple):
    method: str
    path: str
    """Parts in braces stand for any text without a slash: /api/tables/{id}."""
    handler: Handler


class HttpError(Exception):
    """A request that is answered with this status and sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


async def answer(handler: Handler, request: Request) -> Response:
    """Answer in the language of the client: that of `?language=`, or of the header Accept-Language."""
    language = best_language(request.query.get("language") or request.accept_language)
    with reading_in(language):
        response = await answer_errors(handler, request)
    headers = {**response.headers, "content-language": language, "vary": "accept-language"}
    return response._replace(headers=headers)


async def answer_errors(handler: Handler, request: Request) -> Response:
    """Apply the rate limit, and turn exceptions into an `ErrorBody` with the right status."""
    if not request.services.rate_limiter.allow_request(address_of(request)):
        metrics.limited.inc()
        return error_response(429, text("error-too-many-requests"))
    try:
        return await handler(request)
    except HttpError as error:
        return error_response(error.status, str(error))
    except TableUnavailable as error:
        return error_response(unavailable_status(error), text(error.message))
    except Refused as refusal:
        return error_response(409, refusal.why)
    except (BadSetup, BadRecord) as error:
        return error_response(400, str(error))
    except StoreUnavailable as error:
        logger.warning("a request could not be served", extra={"error": str(error)})
        is_full = isinstance(error, DeviceFull)
        return error_response(503, text("refusal-device-full" if is_full else "refusal-unreachable"))
    except QueueFull as error:
        return error_response(429, str(error))
    except (TimeoutError, BrokenExecutor):
        return error_response(503, text("error-too-long"))
    except Exception:
        logger.exception("a request failed")
        return error_response(500, text("error-internal"))


def unavailable_status(error: TableUnavailable) -> int:
    match error:
        case TableNotFound():
            return 404
        case TableClosed():
            return 410
    return 503


def json_response(content: Any, status: int = 200) -> Response:
    return Response(status, msgspec.json.encode(content))


def error_response(status: int, why: str) -> Response:
    return json_response(protocol.ErrorBody(why), status)


async def not_found(request: Request) -> Response:
    raise HttpError(404, text("error-nothing-here"))


def record_response(content: str, table_id: str) -> Response:
    """A record as a file to download."""
    disposition = f'attachment; filename="jollyroger-{table_id}.json"'
    return Response(200, content.encode(), headers={"content-disposition": disposition})


# --- what a request contains ----------------------------------------------------------------------


async def read_body(request: Request, max_bytes: int) -> bytes:
    parts, size = [], 0
    async for part in request.body:
        size += len(part)
        if size > max_bytes:
            raise HttpError(413, text("error-too-much", most=max_bytes // 1024))
        parts.append(part)
    return b"".join(parts)


async def read_json(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await read_body(request, request.services.limits.body_bytes), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HttpError(400, text("error-unreadable", error=str(error))) from None


async def read_file(request: Request) -> str:
    try:
        return (await read_body(request, request.services.limits.file_bytes)).decode()
    except UnicodeError:
        raise HttpError(400, text("error-no-text")) from None


def read_number(request: Request, name: str, default: int | None) -> int | None:
    value = request.query.get(name)
    if value is None or value == "":
        return default
    if not value.isascii() or not value.isdigit() or len(value) > MAX_DIGITS:
        raise HttpError(400, text("error-number", name=name))
    return int(value)


def credentials_of(request: Request) -> Credentials:
    """The tokens of the header 'Authorization: Bearer TOKEN TOKEN'."""
    scheme, _, tokens = request.authorization.partition(" ")
    return Credentials(tokens.split()[:MAX_TOKENS] if scheme.lower() == "bearer" else [])


def address_of(request: Request) -> str:
    return address_key(request.host)


def check_table_rate(request: Request) -> None:
    if not request.services.rate_limiter.allow_new_table(address_of(request)):
        metrics.limited.inc()
        raise HttpError(429, text("error-many-tables"))


def registry_of(request: Request) -> TableRegistry:
    return request.services.registry


async def table_of(request: Request) -> LiveTable:
    return await registry_of(request).get(request.path_params["id"])


def game_of(request: Request) -> Game[Any]:
    game = registry_of(request).games.get(request.path_params["id"])
    if game is None:
        raise HttpError(404, text("error-no-game"))
    return game
