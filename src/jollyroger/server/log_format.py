"""The server's own log: one JSON object a line. Messages, tokens, salts and secrets are never logged."""

from __future__ import annotations

import json
import logging
import time

EXTRA_FIELDS = ("table", "game", "seats", "error", "address", "port")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRA_FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def configure_logging() -> None:
    """Send all log messages of this process to standard error, as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
