"""The endpoints for a browser's own tables: listing them, and moving the seats to another browser."""

from __future__ import annotations

import re
import secrets
import time

from .. import metrics, protocol
from ..messages import text
from ..tables.listing.my_tables import list_my_tables
from .requests import HttpError, Request, Response, Route, address_of, json_response, read_json, registry_of

TRANSFER_SECONDS = 15 * 60
TRANSFER_ID = re.compile(r"[\w-]{10,40}", re.ASCII)


async def get_my_tables(request: Request) -> Response:
    """The tokens are in the body, not in the address: addresses are logged."""
    asked = await read_json(request, protocol.MyTables)
    return json_response({"tables": await list_my_tables(registry_of(request), asked.tables)})


async def create_transfer(request: Request) -> Response:
    """Keep what a browser has encrypted for another one, for some minutes."""
    check_transfer_allowed(request)
    transfer = await read_json(request, protocol.NewTransfer)
    id = secrets.token_urlsafe(16)
    expires_at = time.time() + TRANSFER_SECONDS
    await registry_of(request).store.put_document("transfer", id, transfer.data, expires_at)
    return json_response(protocol.Transfer(id, TRANSFER_SECONDS), 201)


async def take_transfer(request: Request) -> Response:
    """Hand it out once."""
    check_transfer_allowed(request)
    id = request.path_params["id"]
    data = await registry_of(request).store.take_document("transfer", id) if TRANSFER_ID.fullmatch(id) else None
    if data is None:
        raise HttpError(404, text("error-transfer-used"))
    return json_response(protocol.TransferData(data))


def check_transfer_allowed(request: Request) -> None:
    if not request.services.features.transfers:
        raise HttpError(404, text("error-no-transfers"))
    if not request.services.rate_limiter.allow_transfer(address_of(request)):
        metrics.limited.inc()
        raise HttpError(429, text("error-many-transfers"))


ROUTES = [
    Route("POST", "/api/my-tables", get_my_tables),
    Route("POST", "/api/transfers", create_transfer),
    Route("POST", "/api/transfers/{id}", take_transfer),
]
