"""Runs the application in one process or in several."""

import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from cornerwise.errors import CornerwiseError
from cornerwise.server.database import database_url
from cornerwise.server.lines import Handshake
from cornerwise.server.logs import LOGGING
from cornerwise.server.protocol import MOST_BYTES
from cornerwise.server.settings import Settings

Told = Callable[[str], None]
COLLECT = (10_000, 20, 20)
"""How many objects are made before the collector looks at the newest, and how rarely it looks at older ones."""
SWITCH = 0.0005
"""Seconds after which threads take turns. The thread that writes to SQLite needs a turn after every row."""


def serve(settings: Settings, on_ready: Told) -> int:
    """Serves until it is told to stop. `on_ready` hears the address as soon as requests are answered."""
    check(settings)
    sys.setswitchinterval(SWITCH)
    # Other processes read their settings from the environment.
    os.environ |= {f"CORNERWISE_{name.upper()}": _written(value) for name, value in settings.model_dump().items()}
    config = uvicorn.Config(
        "cornerwise.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop",
        http="httptools",
        ws=Handshake,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # see lines.Keeper
        access_log=False,
        log_config=LOGGING,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    listener = config.bind_socket()
    address = _address(listener)
    if settings.workers > 1:
        on_ready(address)
        Multiprocess(config, sockets=[listener]).run()
        return 0
    server = _Server(config, lambda: on_ready(address))
    server.run(sockets=[listener])
    return 0 if server.started else 1


def check(settings: Settings) -> None:
    """What cannot work is refused before anything starts."""
    url = database_url(settings.database)
    if settings.workers > 1:
        if url.get_backend_name() == "sqlite":
            raise CornerwiseError(settings.workers, "several workers need PostgreSQL: SQLite is for one process")
        if not settings.redis:
            raise CornerwiseError(settings.workers, "several workers need Redis to tell each other what happens")


def shown_database(settings: Settings) -> str:
    """The database without its password."""
    return make_url(settings.database).render_as_string(hide_password=True)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle_collector()
            self._on_ready()


def _settle_collector() -> None:
    """What is there when requests are answered stays, so the collector need never look at it again.

    Hardly anything here goes round in circles, so it can look less often at the rest too: unless told, it took a
    quarter of the time that moves take.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _written(value: object) -> str:
    return str(value).replace("'", '"') if isinstance(value, list) else str(value)
