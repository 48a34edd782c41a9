"""Structured logs: a line per event, on stderr, as text for people or JSON for machines."""

import logging
import re
import sys
from typing import Any

import structlog

_SIGNED = re.compile(r"\b([a-z]\.[\w.-]{3,}\.)[\w-]{24}(?![\w-])")
_HEADERS = re.compile(r"""(?i)\b((?:authorization|cookie)['"]?\s*[:=,]\s*b?['"]?)[^\r\n'"]+""")


def without_secrets(line: str) -> str:
    """Remove token signatures and the contents of headers that carry them."""
    return _SIGNED.sub(r"\1…", _HEADERS.sub(r"\1…", line))


def _without_sockets(record: logging.LogRecord) -> bool:
    """Whether to log a line. Lines about sockets are dropped, because their address contains a table's code."""
    message = str(record.msg)
    return "WebSocket" not in message and message not in {"connection open", "connection closed"}


def configure_logs(form: str = "text", level: str = "info") -> None:
    """Send all lines, including those of libraries, through one format."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # rich shows variables: tokens, hidden cards
        )
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *([structlog.processors.format_exc_info] if form == "json" else []),
                lambda logger, name, event: without_secrets(renderer(logger, name, event)),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_without_sockets)
    logging.getLogger("uvicorn.error").setLevel(max(number, logging.INFO))  # below INFO it logs whole requests
    for name in ("alembic", "aiosqlite", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel(max(number, logging.WARNING))


def log() -> Any:
    """Return the logger of the server."""
    return structlog.get_logger("benchtop")
