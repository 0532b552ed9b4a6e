"""Structured logs: a line of JSON for each record, without secrets.

Addresses of requests are not logged at all: the name of a private match is the key to it.
"""

import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and the extra fields of the record."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        said = {name: value for name, value in vars(record).items() if name not in _USUAL}
        data |= {name: str(value) for name, value in said.items() if not name.startswith("_")}  # Ray adds such
        if record.exc_info:
            data["trace"] = self._without_rows(self.formatException(record.exc_info), record.exc_info[1])
        return json.dumps(data)  # escaped, so that no text can steer a terminal

    def _without_rows(self, trace: str, error: BaseException | None) -> str:
        """PostgreSQL tells in detail which row it refused: what somebody wrote, or the digest of a key."""
        for cause in _causes(error):
            if detail := getattr(cause, "detail", None):
                trace = trace.replace(str(detail), "(not logged)")
        return trace


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error:
        yield error
        error = error.__cause__ or error.__context__


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "cornerwise": {"level": "INFO"},
        "uvicorn.error": {"level": "WARNING"},
        "uvicorn.access": {"level": "CRITICAL"},
    },
}
