"""Runs the application in one process or in several."""

import json
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from cornerwise.errors import CornerwiseError
from cornerwise.server.base.logs import LOGGING
from cornerwise.server.base.rate_limits import MOST_BYTES
from cornerwise.server.base.server_time import share_time
from cornerwise.server.base.settings import PREFIX, ServerSettings
from cornerwise.server.engines.cluster import Cluster
from cornerwise.server.http.connections import guarded_connection
from cornerwise.server.people.mail import smtp_url
from cornerwise.server.sockets.websocket import Handshake
from cornerwise.server.storage.database import check_database, database_url

OnReady = Callable[[str], None]
WORKER_TIMEOUT = 30
"""Seconds that a worker may take to answer a health check."""
START_TIMEOUT = 300
"""Seconds that a worker may take to start, on a machine with much else to do; one that dies is not waited for."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which the interpreter switches threads: the SQLite writer needs its lock after every row."""


def serve(settings: ServerSettings, on_ready: OnReady) -> int:
    """Serves until it is told to stop. `on_ready` hears the address as soon as requests are answered."""
    check(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    config = uvicorn.Config(
        "cornerwise.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",  # uvloop, but not on Windows, which it does not know
        http=guarded_connection(settings.limits, settings.proxies),
        ws=Handshake,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # see websocket.Keepalive
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        log_config=LOGGING,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_TIMEOUT,
    )
    listener = config.bind_socket()
    address = _address(listener)
    settings = settings.model_copy(update={"port": listener.getsockname()[1]})
    # Other processes read their settings from the environment.
    os.environ |= {
        f"{PREFIX}{name.upper()}": _environment_value(value) for name, value in settings.model_dump().items()
    }
    if settings.workers > 1:
        share_time()
        workers = _Workers(config, [listener], lambda: on_ready(address))
        workers.run()
        return 0 if workers.have_started else 1
    server = _Server(config, lambda: on_ready(address))
    server.run(sockets=[listener])
    return 0 if server.started else 1


def check(settings: ServerSettings) -> None:
    """What cannot work is refused before anything starts."""
    url = database_url(settings.database)
    if settings.ray:
        Cluster(settings.ray)  # says what is missing
    if settings.smtp:
        smtp_url(settings.smtp)
    if settings.workers > 1:
        if url.get_backend_name() == "sqlite":
            raise CornerwiseError(settings.workers, "error-workers-database")
        if not settings.redis:
            raise CornerwiseError(settings.workers, "error-workers-redis")
    check_database(url)  # the last, because it makes the file


def shown_database(settings: ServerSettings) -> str:
    """The database without its password."""
    return make_url(settings.database).render_as_string(hide_password=True)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()


class _Workers(Multiprocess):
    """Several processes. They are told to stop as soon as this one is, whatever it is waiting for."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], on_ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._on_ready = on_ready
        self.have_started = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.should_exit.set()
        self.terminate_all()

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(START_TIMEOUT, self.should_exit) for process in self.processes):
            self.have_started = True
            self._on_ready()


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _environment_value(value: object) -> str:
    return json.dumps(value) if isinstance(value, list | dict) else str(value)
