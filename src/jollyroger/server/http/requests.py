"""What the endpoints share: reading requests, and answering them or their errors."""

from __future__ import annotations

import functools
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...engine import BadRecord, BadSetup, Game, Refused
from .. import metrics, protocol
from ..fair_queue import QueueFull
from ..storage.store import UNREACHABLE, StoreUnavailable
from ..tables.credentials import Credentials
from ..tables.live_table import LiveTable
from ..tables.loading.unavailable import TableClosed, TableNotFound, TableUnavailable
from ..tables.registry import TableRegistry
from .limits import Limits, RateLimiter, address_key

T = TypeVar("T")
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
