"""The application that a web server runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from cornerwise.server.account_routes import router as account_router
from cornerwise.server.api_page import api_page
from cornerwise.server.house import House
from cornerwise.server.refusal import Refused
from cornerwise.server.review_routes import router as review_router
from cornerwise.server.routes import router
from cornerwise.server.settings import Settings
from cornerwise.server.sockets import serve_socket
from cornerwise.server.wire import Guard, add_errors, address_of, house_of


def make_app(settings: Settings | None = None) -> FastAPI:
    """The whole server behind one callable."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await House.open(chosen)
        yield
        await app.state.house.close()

    app = FastAPI(
        title="Cornerwise",
        version=version("cornerwise"),
        description="Play the corner games: matches, boards and records. The socket at /api/socket is described in "
        "docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load scripts from other hosts
        redoc_url=None,
    )
    app.add_middleware(Guard, socket=serve_socket)
    app.include_router(router)
    app.include_router(account_router)
    app.include_router(review_router)
    add_errors(app)
    _add_pages(app)
    return app


def _add_pages(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(api_page(app.openapi()))

    @app.get("/health", tags=["operation"])
    async def health() -> JSONResponse:
        """Whether the process lives."""
        return JSONResponse({"status": "ok"})

    @app.get("/metrics", tags=["operation"])
    async def metrics(request: Request) -> PlainTextResponse:
        """Numbers for Prometheus, for those on the same machine."""
        if address_of(request) not in ("127.0.0.1", "::1"):
            raise Refused("request/unknown", "there is no such address")
        return PlainTextResponse(house_of(request).hub.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/ready", tags=["operation"])
    async def ready(request: Request) -> JSONResponse:
        """Whether it takes requests: the database answers and nothing shuts down."""
        house = house_of(request)
        await house.store.lobby(1)
        return JSONResponse({"status": "ready"})
