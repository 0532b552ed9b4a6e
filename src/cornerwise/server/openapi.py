"""The OpenAPI document, with the messages of the socket beside the routes."""

from typing import Any

from fastapi import FastAPI

from cornerwise.server.sockets.protocol import schema

REFERENCES = "#/components/schemas/{model}"


def add_messages(app: FastAPI) -> None:
    """Lets `app.openapi()` also name what goes over the socket, in `ClientMessage` and `ServerMessage`."""
    without = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = without()
            document["components"]["schemas"] |= schema(REFERENCES)["$defs"]
        return without()

    app.openapi = openapi  # type: ignore[method-assign]  # the way that FastAPI offers
