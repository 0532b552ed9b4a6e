"""Strict JSON files: parsing into typed fields, without floats or duplicate keys, and the one way to write them.

Each reader takes a value and `where` it stands, and gives it back typed or raises `RecordError` with that place.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Never

from cornerwise.errors import RecordError, quoted
from cornerwise.games.options import Choice
from cornerwise.locales.phrase import Phrase

Names = tuple[str, ...]

MOST_CHARACTERS = 1_000_000
"""No game comes near this; a longer file is refused before it is looked into."""
OBJECT, LIST = Phrase("error-type-object"), Phrase("error-type-list")


def parse_json(text: str | bytes) -> object:
    """What a JSON file holds; bytes are UTF-8."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(len(text), "error-file-long", most=MOST_CHARACTERS)
    try:
        if isinstance(text, bytes):
            text = text.decode()
        return json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_parse_pairs,
            parse_constant=_refuse_number,
            parse_float=_refuse_number,
        )
    except (ValueError, RecursionError) as error:
        raise RecordError(text, "error-file-json", problem=str(error)) from error


def _parse_pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for key, value in pairs:
        if key in fields:
            raise RecordError(key, "error-field-twice", field=quoted(key))
        fields[key] = value
    return fields


def _refuse_number(text: str) -> Never:
    raise RecordError(text, "error-field-fraction", text=quoted(text))


@dataclass(frozen=True, kw_only=True)
class FileFormat:
    """A kind of JSON file, with its fields beside `format` and `version`."""

    name: str
    version: int
    required: Names
    optional: Names
    kept: Names = ()
    """The optional fields that are written also when they are empty."""
    listed: str
    """The field whose list is written with one item a line."""

    def parse(self, text: str | bytes) -> dict[str, object]:
        """The fields of a file: all that are required, and no unknown ones."""
        fields = parse_object(parse_json(text), "JSON")
        for key in ("format", "version", *self.required):
            if key not in fields:
                raise RecordError(None, "error-field-missing", field=key)
        if (named := fields.pop("format")) != self.name:
            refuse(named, "format", f'"{self.name}"')
        if (given := parse_number(fields.pop("version"), "version")) != self.version:
            raise RecordError(given, "error-record-version", version=str(self.version), given=quoted(given))
        for key in fields:
            if key not in (*self.required, *self.optional):
                raise RecordError(key, "error-field-unknown", field=quoted(key))
        return fields

    def format(self, fields: Mapping[str, object]) -> str:
        """A file with a field a line, in the order given; the same fields always give the same text."""
        always = (*self.required, *self.kept)
        told = {key: value for key, value in fields.items() if value or key in always}
        lines = []
        for key, value in {"format": self.name, "version": self.version, **told}.items():
            written = _json_lines(value) if key == self.listed and isinstance(value, list) else _json(value)
            lines.append(f"  {_json(key)}: {written}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _json_lines(items: list[object]) -> str:
    return "[\n" + ",\n".join(f"    {_json(item)}" for item in items) + "\n  ]" if items else "[]"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def parse_options(value: object) -> dict[str, Choice]:
    options: dict[str, Choice] = {}
    for name, choice in parse_object(value, "options").items():
        options[name] = choice if isinstance(choice, int) else parse_text(choice, f"options.{quoted(name)}")
    return options


def parse_object(value: object, where: str) -> dict[str, object]:
    return value if isinstance(value, dict) else refuse(value, where, OBJECT)


def parse_list(value: object, where: str) -> list[object]:
    return value if isinstance(value, list) else refuse(value, where, LIST)


def parse_texts(value: object, where: str) -> tuple[str, ...]:
    return tuple(parse_text(item, f"{where}[{i}]") for i, item in enumerate(parse_list(value, where)))


def parse_numbers(value: object, where: str) -> tuple[int, ...]:
    return tuple(parse_number(item, f"{where}[{i}]") for i, item in enumerate(parse_list(value, where)))


def parse_number(value: object, where: str) -> int:
    # True is an int to Python, but no number in a file.
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return refuse(value, where, Phrase("error-type-number"))


def parse_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        refuse(value, where, Phrase("error-type-text"))
    if any("\ud800" <= character <= "\udfff" for character in value):
        refuse(value, where, Phrase("error-type-writable"))
    return value


def refuse(value: object, where: str, wanted: str | Phrase) -> Never:
    """`wanted` is a phrase, or what must stand there word for word."""
    raise RecordError(value, "error-field-type", field=where, wanted=wanted, given=_described(value))


def _described(value: object) -> str | Phrase:
    # A list or an object may be as deep as the file is long, so it is not printed.
    if isinstance(value, dict):
        return OBJECT
    if isinstance(value, list):
        return LIST
    return "null" if value is None else quoted(value)
