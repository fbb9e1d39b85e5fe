"""The files that make the site an app to install: manifest, icons and service worker; and licences."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

SITE = Path(__file__).parents[1] / "site"
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".png": "image/png",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
ICONS = ("icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png")


async def get_app_file(request: Request) -> Response:
    """A file of the built site. It is always asked for anew: an old service worker would live on."""
    file = SITE / request.url.path.lstrip("/")
    if not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, media_type=MEDIA_TYPES[file.suffix], headers={"cache-control": "no-cache"})


ROUTES: list[BaseRoute] = [
    Route("/sw.js", get_app_file),
    Route("/manifest.webmanifest", get_app_file),
    Route("/third-party-notices.txt", get_app_file),
    *(Route(f"/icons/{name}", get_app_file) for name in ICONS),
]
