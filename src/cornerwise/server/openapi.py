"""The OpenAPI document, with the messages of the socket beside the routes."""

from typing import Any

from fastapi import FastAPI

from cornerwise.server.sockets.protocol import schema

REFERENCES = "#/components/schemas/{model}"
LINKS = {
    ("post", "/api/matches", "201"): ("match_id", "/match"),
    ("post", "/api/pairing", "200"): ("match_id", "/match"),
    ("post", "/api/tournaments", "201"): ("tournament_id", "/tournament"),
    ("post", "/api/clubs", "201"): ("club_id", "/club"),
    ("get", "/api/tokens", "200"): ("token_id", "/0/id"),
    ("get", "/api/account/sessions", "200"): ("session_id", "/0/id"),
}
"""Answers with a name that other addresses take: the parameter there, and where the name is in the answer."""


def add_messages(app: FastAPI) -> None:
    """Lets `app.openapi()` also name what goes over the socket, in `ClientMessage` and `ServerMessage`."""
    without = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = without()
            document["components"]["schemas"] |= schema(REFERENCES)["$defs"]
            for made, (parameter, place) in LINKS.items():
                _add_links(document["paths"], *made, parameter, place)
        return without()

    app.openapi = openapi  # type: ignore[method-assign]  # the way that FastAPI offers


def _add_links(paths: dict[str, Any], method: str, path: str, status: str, parameter: str, place: str) -> None:
    """Says at an answer which operations take the name in it."""
    links = paths[path][method]["responses"][status].setdefault("links", {})
    for operation in (each for part in paths.values() for each in part.values()):
        if any(taken["name"] == parameter and taken["in"] == "path" for taken in operation.get("parameters", ())):
            to = operation["operationId"]
            links[to] = {"operationId": to, "parameters": {parameter: f"$response.body#{place}"}}
