"""The endpoints by which people choose how they are told of their turns, stop that, and confirm an address."""

from __future__ import annotations

from ...engine.messages import current_language
from .. import protocol
from ..messages import text
from ..notifications.service import NotificationService
from ..notifications.subscriptions import seat_key
from ..tables.commands import require_seat
from .requests import HttpError, Request, Response, Route, credentials_of, json_response, read_json, table_of


def service_of(request: Request) -> NotificationService:
    service = request.services.notifications
    if service is None:
        raise HttpError(404, text("tell-none-here"))
    return service


async def get_offer(request: Request) -> Response:
    """The channels this server offers; none, unless its operator has turned them on."""
    service = request.services.notifications
    return json_response(protocol.NotificationOffer(None, False, []) if service is None else service.offer())


async def list_notifications(request: Request) -> Response:
    """What the client's own seats have chosen."""
    service, table = service_of(request), await (await table_of(request)).current()
    keys = [seat_key(table, seat) for seat in credentials_of(request).own_seats(table)]
    return json_response([each.info() for key in keys for each in await service.subscriptions.list(key)])


async def add_notification(request: Request) -> Response:
    service, new = service_of(request), await read_json(request, protocol.NewNotification)
    live_table = await table_of(request)
    require_seat(await live_table.current(), credentials_of(request), new.seat)
    return json_response((await service.add(live_table, new, current_language())).info(), 201)


async def stop_own_notification(request: Request) -> Response:
    service, named = service_of(request), await read_json(request, protocol.NotificationId)
    table = await (await table_of(request)).current()
    require_seat(table, credentials_of(request), named.seat)
    subscription = await service.subscriptions.get(seat_key(table, named.seat), named.id)
    if subscription is None or not await service.stop(subscription.stop_token):
        raise HttpError(404, text("tell-stopped"))
    return json_response({})


async def send_test_message(request: Request) -> Response:
    """Send a test message, and wait for what the receiver says."""
    service, named = service_of(request), await read_json(request, protocol.NotificationId)
    live_table = await table_of(request)
    table = await live_table.current()
    require_seat(table, credentials_of(request), named.seat)
    subscription = await service.subscriptions.get(seat_key(table, named.seat), named.id)
    if subscription is None:
        raise HttpError(404, text("tell-stopped"))
    await service.send_test(live_table, subscription)
    return json_response({})


async def stop_by_token(request: Request) -> Response:
    """Stop the messages that have this token in their link: from the page, or by one click in a mail program."""
    service = service_of(request)
    token = request.query.get("token") or (await read_json(request, protocol.NotificationToken)).token
    if not await service.stop(checked_token(token)):
        raise HttpError(404, text("tell-stopped"))
    return json_response({})


async def open_stop_page(request: Request) -> Response:
    """For a mail program that opens the address instead of posting to it."""
    return Response(303, b"", headers={"location": f"/stop#{checked_token(request.query.get('token', ''))}"})


async def confirm_address(request: Request) -> Response:
    service, body = service_of(request), await read_json(request, protocol.NotificationToken)
    table = await service.confirm(body.token)
    if table is None:
        raise HttpError(404, text("tell-link-old"))
    return json_response({"table": table})


def checked_token(token: str) -> str:
    """The token, if it looks like one: it becomes part of a document's id."""
    if not token.isascii() or not token.replace("_", "").replace("-", "").replace(".", "").isalnum():
        raise HttpError(404, text("tell-stopped"))
    return token


ROUTES = [
    Route("GET", "/api/notifications", get_offer),
    Route("GET", "/api/notifications/stop", open_stop_page),
    Route("POST", "/api/notifications/stop", stop_by_token),
    Route("POST", "/api/notifications/confirm", confirm_address),
    Route("GET", "/api/tables/{id}/notifications", list_notifications),
    Route("POST", "/api/tables/{id}/notifications", add_notification),
    Route("POST", "/api/tables/{id}/notifications/stop", stop_own_notification),
    Route("POST", "/api/tables/{id}/notifications/test", send_test_message),
]
