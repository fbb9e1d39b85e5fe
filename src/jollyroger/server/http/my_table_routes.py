"""The endpoints for a browser's own tables: listing them, and moving the seats to another browser."""

from __future__ import annotations

import re
import secrets
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import metrics, protocol
from ..tables.listing.my_tables import list_my_tables
from .limits import RateLimiter
from .requests import HttpError, address_of, endpoint, json_response, read_json, registry_of

TRANSFER_SECONDS = 15 * 60
TRANSFER_ID = re.compile(r"[\w-]{10,40}", re.ASCII)


@endpoint
async def get_my_tables(request: Request) -> Response:
    """The tokens are in the body, not in the address: addresses are logged."""
    asked = await read_json(request, protocol.MyTables)
    return json_response({"tables": await list_my_tables(registry_of(request), asked.tables)})


@endpoint
async def create_transfer(request: Request) -> Response:
    """Keep what a browser has encrypted for another one, for some minutes."""
    check_transfer_rate(request)
    transfer = await read_json(request, protocol.NewTransfer)
    id = secrets.token_urlsafe(16)
    expires_at = time.time() + TRANSFER_SECONDS
    await registry_of(request).store.put_document("transfer", id, transfer.data, expires_at)
    return json_response(protocol.Transfer(id, TRANSFER_SECONDS), 201)


@endpoint
async def take_transfer(request: Request) -> Response:
    """Hand it out once."""
    check_transfer_rate(request)
    id = request.path_params["id"]
    data = await registry_of(request).store.take_document("transfer", id) if TRANSFER_ID.fullmatch(id) else None
    if data is None:
        raise HttpError(
            404, "This link was used already, or its 15 minutes are over. Make a new one on the other device."
        )
    return json_response(protocol.TransferData(data))


def check_transfer_rate(request: Request) -> None:
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    if not rate_limiter.allow_transfer(address_of(request)):
        metrics.limited.inc()
        raise HttpError(429, "Seats were moved many times from your address; wait a minute.")


ROUTES: list[BaseRoute] = [
    Route("/api/my-tables", get_my_tables, methods=["POST"]),
    Route("/api/transfers", create_transfer, methods=["POST"]),
    Route("/api/transfers/{id}", take_transfer, methods=["POST"]),
]
