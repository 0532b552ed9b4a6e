"""JSON that is encoded already, as types of its own: text for clients is composed of parts that were written once.

The same state goes to many clients, and the kernel writes the longest lists as JSON itself. To decode and encode them
again for every message would cost more than everything else about a move.
"""

from collections.abc import Mapping
from typing import Any, NewType

from pydantic_core import from_json, to_json

Data = dict[str, Any]
"""A JSON object before it is encoded, or after it was decoded."""
Json = NewType("Json", bytes)
"""One whole JSON value, encoded."""


def encode(value: object) -> Json:
    return Json(to_json(value))


class JsonObject:
    """An encoded JSON object, to which fields can be added whose values are encoded already."""

    __slots__ = ("_names", "text")

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.text = encode(fields)
        self._names = frozenset(fields)

    def adding(self, **fields: "Json | JsonObject") -> "JsonObject":
        """The same object with more fields at its end; `ValueError` for one that it has."""
        if not self._names.isdisjoint(fields):
            raise ValueError(f"{sorted(self._names.intersection(fields))} would be there twice")
        parts = [self.text[1:-1]] if self._names else []
        # The names are those of arguments, so there is nothing in them that JSON would have to escape.
        parts += [b'"%b":%b' % (name.encode(), _text(value)) for name, value in fields.items()]
        made = JsonObject.__new__(JsonObject)
        made.text = Json(b"{%b}" % b",".join(parts))
        made._names = self._names.union(fields)
        return made

    def decoded(self) -> Data:
        found: Data = from_json(self.text)
        return found


def _text(value: Json | JsonObject) -> Json:
    return value.text if isinstance(value, JsonObject) else value
