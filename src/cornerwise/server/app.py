"""The application that a web server runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from cornerwise.errors import CornerwiseError
from cornerwise.server.application import Application
from cornerwise.server.base.gc_tuning import tune_garbage_collector
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.http import (
    account_routes,
    challenge_routes,
    club_routes,
    contact_routes,
    explorer_routes,
    notice_routes,
    oembed_routes,
    people_routes,
    picture_routes,
    position_routes,
    profile_sharing,
    puzzle_routes,
    review_routes,
    routes,
    rulebook_pages,
    share_routes,
    tournament_routes,
)
from cornerwise.server.http.answers import Refusal, Status
from cornerwise.server.http.api_page import STYLE, api_page
from cornerwise.server.http.documentation import add_documentation
from cornerwise.server.http.http_guard import (
    POLICY,
    RequestGuard,
    add_errors,
    application_of,
    json_response,
    page_policy,
)
from cornerwise.server.http.pages import PageRoute, Pages
from cornerwise.server.http.pictures import Pictures
from cornerwise.server.http.readers import Readers
from cornerwise.server.openapi import add_messages
from cornerwise.server.sockets.client_connection import serve_socket
from cornerwise.server.sockets.protocol import schema
from cornerwise.server.sockets.websocket import Keepalive

ROUTERS = [
    part.router
    for part in (
        routes,
        account_routes,
        challenge_routes,
        contact_routes,
        club_routes,
        notice_routes,
        people_routes,
        profile_sharing,
        review_routes,
        position_routes,
        picture_routes,
        puzzle_routes,
        explorer_routes,
        rulebook_pages,
        share_routes,
        oembed_routes,
        tournament_routes,
    )
]


def make_app(settings: ServerSettings | None = None) -> FastAPI:
    """The whole server behind one callable."""
    chosen = settings or ServerSettings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            application = app.state.application = await Application.open(chosen)
        except (SQLAlchemyError, OSError) as error:  # one line for the operator in place of a traceback
            shown = make_url(chosen.database).render_as_string(hide_password=True)
            problem = str(error).partition("\n")[0]
            raise CornerwiseError(shown, "error-database-open", file=shown, problem=problem) from None
        pictures = app.state.pictures = Pictures(application.hub)
        readers = app.state.readers = Readers()
        app.state.keepalive = Keepalive()
        application.background.start(app.state.keepalive.run())
        tune_garbage_collector()
        yield
        await readers.close()
        await pictures.close()
        await application.close()

    app = FastAPI(
        title="Cornerwise",
        version=version("cornerwise"),
        description="Play the corner games: matches, boards and records. The socket at /api/socket is described in "
        "docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load scripts from other hosts
        redoc_url=None,
        responses={"4XX": {"model": Refusal}, "5XX": {"model": Refusal}},
        separate_input_output_schemas=False,  # what may be left out is left out both ways
    )
    add_messages(app)
    app.add_middleware(RequestGuard, socket=serve_socket)
    for router in ROUTERS:
        app.include_router(router)
    add_errors(app)
    _add_operation(app)
    add_documentation(app, chosen.docs)
    pages = app.state.pages = Pages(chosen.pages)
    app.router.routes.append(PageRoute(pages))  # the last: it takes what nothing else did
    return app


def _add_operation(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(api_page(app.openapi()), headers={POLICY: page_policy(STYLE)})

    @app.get("/api/protocol", tags=["games"], response_model=dict[str, Any])
    async def protocol() -> Response:
        """The messages of the socket, as a JSON schema."""
        return json_response(schema())

    @app.get("/health", tags=["operation"], response_model=Status)
    async def health() -> Response:
        """Whether the process lives."""
        return json_response({"status": "ok"})

    @app.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> PlainTextResponse:
        """Numbers of all processes for Prometheus, for those on the same machine."""
        if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
            raise Refused("request/unknown", "refused-no-address")
        return PlainTextResponse(await application_of(request).metrics(), media_type="text/plain; version=0.0.4")

    @app.get("/ready", tags=["operation"], response_model=Status)
    async def ready(request: Request) -> Response:
        """Whether it takes requests: the database answers, can be written to, and nothing shuts down."""
        application = application_of(request)
        if not application.is_well:
            raise Refused("server/busy", "refused-storage")
        await application.store.lobby(1)
        return json_response({"status": "ready"})
