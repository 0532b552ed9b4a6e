"""Serves the documentation site, where it was built, at /docs/."""

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.exceptions import HTTPException

from cornerwise.server.http.pages import INDEX, Folder

NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cornerwise</title></head><body>
<h1>Cornerwise</h1><p>The server runs, but its documentation has not been built. In a clone, <code>make docs</code>
builds it, and the server shows it without a restart.</p>
<p>Programs find here <a href="/api/docs">how to talk to this server</a>.</p></body></html>"""


def add_documentation(app: FastAPI, folder: Path) -> None:
    site = Folder(folder)

    @app.get("/docs", include_in_schema=False)
    async def without_slash() -> Response:
        return RedirectResponse("/docs/", 308)

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def documentation(request: Request, path: str) -> Response:
        files = site.files
        if not files:
            return HTMLResponse(NOT_BUILT, 404)
        file = files.get(f"{path}{INDEX}" if path.endswith("/") or not path else path)
        if file is None:
            raise HTTPException(404)
        return file.response(request, "no-cache")
