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
    """An encoded JSON object, to which fields can be added whose values are encoded already.

    It is kept in parts, so that a long value is copied once, into the text of the whole message.
    """

    __slots__ = ("_names", "_parts")

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._parts: tuple[bytes, ...] = (encode(fields)[:-1],)
        """All of it but the closing brace."""
        self._names = frozenset(fields)

    def adding(self, **fields: "Json | JsonObject") -> "JsonObject":
        """The same object with more fields at its end; `ValueError` for one that it has."""
        if not self._names.isdisjoint(fields):
            raise ValueError(f"{sorted(self._names.intersection(fields))} would be there twice")
        parts, comma = [*self._parts], "," if self._names else ""
        for name, value in fields.items():
            # The names are those of arguments, so there is nothing in them that JSON would have to escape.
            parts.append(f'{comma}"{name}":'.encode())
            parts += (*value._parts, b"}") if isinstance(value, JsonObject) else (value,)
            comma = ","
        made = JsonObject.__new__(JsonObject)
        made._parts, made._names = tuple(parts), self._names.union(fields)
        return made

    @property
    def text(self) -> Json:
        return Json(b"".join((*self._parts, b"}")))

    def decoded(self) -> Data:
        found: Data = from_json(self.text)
        return found
