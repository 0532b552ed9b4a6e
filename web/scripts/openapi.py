"""Prints the server's OpenAPI document, which the client's types are made from."""

import json

from cornerwise.server.app import make_app

print(json.dumps(make_app().openapi()))
