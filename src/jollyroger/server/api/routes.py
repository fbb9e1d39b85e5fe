"""All endpoints."""

from __future__ import annotations

from collections.abc import Sequence

from . import ending_routes, game_routes, my_table_routes, notification_routes, table_routes
from .requests import Route

ROUTES: Sequence[Route] = (
    *table_routes.ROUTES,
    *ending_routes.ROUTES,
    *game_routes.ROUTES,
    *my_table_routes.ROUTES,
    *notification_routes.ROUTES,
)
"""The first one that fits is taken."""
