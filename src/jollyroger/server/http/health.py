"""Whether the server can do its work, as load balancers ask it."""

from __future__ import annotations

import asyncio
import logging
import time

from ..storage.store import Store

CHECK_INTERVAL_SECONDS = 2.0
"""Within this time the last result is given again: everybody may ask, and each check writes."""

logger = logging.getLogger(__name__)


class HealthCheck:
    """Reads and writes the store, one check at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._ready = False

    async def is_ready(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._checked_at >= CHECK_INTERVAL_SECONDS:
                self._ready = await self._check()
                self._checked_at = time.monotonic()
        return self._ready

    async def _check(self) -> bool:
        try:
            await self._store.due_tables(0.0, 1)
            await self._store.check_writable()
        except Exception as error:
            logger.warning("the store is not ready", extra={"error": str(error)})
            return False
        return True
