"""The routes of the web server: the endpoints of `api`, what operators ask for, and the files of the site."""

from __future__ import annotations

import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.requests import Request as WebRequest
from starlette.responses import FileResponse
from starlette.responses import Response as WebResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ...engine.messages import best_language, reading_in
from .. import metrics
from ..api import routes as api
from ..api.requests import (
    Handler,
    HttpError,
    Request,
    Response,
    Services,
    answer,
    error_response,
    json_response,
    not_found,
    registry_of,
)
from ..messages import text
from . import app_files, exposition
from .health import HealthCheck

SITE = Path(__file__).parents[1] / "site"
HTTP_EXCEPTIONS = {404: "error-nothing-here", 405: "error-method"}
"""The messages for the errors that Starlette finds, by status."""


# --- endpoints ------------------------------------------------------------------------------------


def endpoint(handler: Handler) -> Callable[[WebRequest], Awaitable[WebResponse]]:
    """An endpoint as Starlette calls it."""

    async def handle(web_request: WebRequest) -> WebResponse:
        services: Services = web_request.app.state.services
        request = Request(
            services,
            web_request.path_params,
            web_request.query_params,
            web_request.headers.get("authorization", ""),
            web_request.client.host if web_request.client else "",
            read_parts(web_request),
            web_request.headers.get("accept-language", ""),
        )
        return web_response(await answer(handler, request))

    return handle


async def read_parts(request: WebRequest) -> AsyncIterator[bytes]:
    try:
        async for part in request.stream():
            yield part
    except ClientDisconnect:
        raise HttpError(400, text("error-incomplete")) from None


def web_response(response: Response) -> WebResponse:
    status, content, content_type, headers = response
    return WebResponse(content, status, headers=dict(headers), media_type=content_type)


async def answer_http_exception(request: WebRequest, error: Exception) -> WebResponse:
    """Answer an error that Starlette found, such as a method that is not allowed, in our own form."""
    assert isinstance(error, HTTPException)
    with reading_in(best_language(request.headers.get("accept-language", ""))):
        message = HTTP_EXCEPTIONS.get(error.status_code)
        why = f"{error.detail.capitalize()}." if message is None else text(message)
    response = web_response(error_response(error.status_code, why))
    response.headers.update(error.headers or {})
    return response


# --- for operators --------------------------------------------------------------------------------


async def get_health(request: WebRequest) -> WebResponse:
    """Whether the server is ready, that is, whether it can read and write its store."""
    health: HealthCheck = request.app.state.health
    ready = await health.is_ready()
    return web_response(json_response({"ready": ready}, 200 if ready else 503))


def get_metrics(show: bool) -> Handler:
    """The counters, if the operator has turned them on, and only for programs on this machine."""

    async def handle(request: Request) -> Response:
        if not show or not is_loopback(request.host):
            raise HttpError(404, text("error-nothing-here"))
        metrics.tables.set(len(registry_of(request)))
        return Response(200, exposition.expose(), exposition.CONTENT_TYPE)

    return handle


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


# --- the site -------------------------------------------------------------------------------------


async def get_site(request: WebRequest) -> WebResponse:
    """The single page of the site. The browser decides by the address what to show."""
    index = SITE / "index.html"
    if not index.is_file():
        return WebResponse("The site is not built yet: run `make play`.\n", 503, media_type="text/plain")
    return FileResponse(index, headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """Files whose names change with their content: browsers may cache them for good."""

    async def check_config(self) -> None:
        """Without a built site there are no files, which is not an error of the server."""
        if self.directory is None or not Path(self.directory).is_dir():
            raise HTTPException(404)

    def file_response(self, *args: Any, **kwargs: Any) -> WebResponse:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def make_routes(show_metrics: bool) -> list[BaseRoute]:
    return [
        Route("/health", get_health),
        Route("/metrics", endpoint(get_metrics(show_metrics))),
        *(Route(path, endpoint(handler), methods=[method]) for method, path, handler in api.ROUTES),
        Route("/api/{rest:path}", endpoint(not_found)),
        Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
        *app_files.ROUTES,
        Route("/{rest:path}", get_site),
    ]
