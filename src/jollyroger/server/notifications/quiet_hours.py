"""Hours of the day in which a person wants to hear nothing, in their own time zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from ..protocol import QuietHours

OFFSET = re.compile(r"([+-])(\d{2}):(\d{2})")
MAX_OFFSET_HOURS = 14
ZONE_NAME = re.compile(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}")


def read_zone(name: str) -> tzinfo:
    """The time zone of this name or offset; `ValueError` if there is none."""
    if offset := OFFSET.fullmatch(name):
        sign, hours, minutes = offset[1], int(offset[2]), int(offset[3])
        if hours > MAX_OFFSET_HOURS or minutes > 59:
            raise ValueError(name)
        delta = timedelta(hours=hours, minutes=minutes)
        return timezone(-delta if sign == "-" else delta)
    if not ZONE_NAME.fullmatch(name):
        raise ValueError(name)
    try:
        return ZoneInfo(name)
    except (KeyError, OSError) as error:
        raise ValueError(name) from error


def quiet_until(quiet: QuietHours | None, now: float) -> float:
    """The time at which something may be sent: now, or the end of the quiet hours that `now` is in."""
    if quiet is None or quiet.start == quiet.end:
        return now
    local = datetime.fromtimestamp(now, UTC).astimezone(read_zone(quiet.zone))
    start, end = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end)
    clock = local.time()
    is_quiet = start <= clock < end if start < end else clock >= start or clock < end
    if not is_quiet:
        return now
    ends_today = datetime.combine(local.date(), end, local.tzinfo)
    ends = ends_today if clock < end else ends_today + timedelta(days=1)
    return ends.timestamp()
