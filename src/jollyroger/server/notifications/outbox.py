"""Messages that are due now or later: kept in the store in order of their times, taken by one process each."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from ..shutdown import end_tasks
from ..storage.store import Store, StoreUnavailable
from ..table_log.entries import NoticeKind

KIND = "notification-outbox"
POLL_INTERVAL_SECONDS = 5.0
BATCH = 50
MAX_AT_ONCE = 8
RETRY_SECONDS = (60.0, 300.0, 1800.0)
"""The pauses before a message is tried again. After the last one it is given up."""
MAX_RETRY_SECONDS = 6 * 3600.0
LIFETIME_SECONDS = 3 * 86400.0

logger = logging.getLogger(__name__)


class DeliveryFailed(Exception):
    """A message was not delivered. The text is for people, and names no address."""

    def __init__(self, why: str, retry: bool = False, gone: bool = False, retry_after: float | None = None) -> None:
        """`retry`: it may work later. `gone`: it never will. `retry_after`: how long the receiver asks to wait."""
        super().__init__(why)
        self.retry = retry
        self.gone = gone
        self.retry_after = retry_after


class Delivery(msgspec.Struct):
    """A message to send by one subscription, if it is still true then."""

    table: str
    seat: int
    sitting: int
    subscription: str
    kind: NoticeKind
    turn: float
    """When the turn began that the message is about."""
    attempt: int = 0


class Outbox:
    """`deliver` sends one message, and puts back by `retry` what may work later."""

    def __init__(self, store: Store, deliver: Callable[[Delivery], Awaitable[None]]) -> None:
        self._store = store
        self._deliver = deliver
        self._awake = asyncio.Event()
        self._places = asyncio.Semaphore(MAX_AT_ONCE)
        self._deliveries: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def put(self, delivery: Delivery, due_at: float) -> None:
        id = f"{int(due_at * 1000):015d}/{secrets.token_hex(8)}"
        text = msgspec.json.encode(delivery).decode()
        await self._store.put_document(KIND, id, text, due_at + LIFETIME_SECONDS)
        self._awake.set()

    async def retry(self, delivery: Delivery, wait_seconds: float | None) -> bool:
        """Put back what could not be delivered. False if it has been tried often enough."""
        if delivery.attempt >= len(RETRY_SECONDS):
            return False
        pause = min(max(RETRY_SECONDS[delivery.attempt], wait_seconds or 0.0), MAX_RETRY_SECONDS)
        await self.put(msgspec.structs.replace(delivery, attempt=delivery.attempt + 1), time.time() + pause)
        return True

    async def close(self) -> None:
        await end_tasks(self._task, *self._deliveries)

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            pause = POLL_INTERVAL_SECONDS
            try:
                pause = await self._take_due()
            except StoreUnavailable as error:
                logger.warning("the store is unavailable", extra={"error": str(error)})
            except Exception:
                logger.exception("the outbox failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._awake.wait()

    async def _take_due(self) -> float:
        """Start what is due. Returns the seconds until more may be."""
        for id, _ in await self._store.list_documents(KIND, "", BATCH):
            wait = int(id.partition("/")[0]) / 1000 - time.time()
            if wait > 0:
                return min(wait, POLL_INTERVAL_SECONDS)
            await self._places.acquire()
            text = None
            try:
                text = await self._store.take_document(KIND, id)
            finally:
                if text is None:
                    self._places.release()
            if text is not None:
                task = asyncio.create_task(self._deliver_one(msgspec.json.decode(text, type=Delivery)))
                self._deliveries.add(task)
                task.add_done_callback(self._deliveries.discard)
        return POLL_INTERVAL_SECONDS

    async def _deliver_one(self, delivery: Delivery) -> None:
        try:
            await self._deliver(delivery)
        except StoreUnavailable:
            with contextlib.suppress(StoreUnavailable):
                await self.retry(delivery, None)
        except Exception as error:
            # Without the traceback: it could contain an address.
            logger.error("a message could not be sent", extra={"error": type(error).__name__})
        finally:
            self._places.release()
