"""JSON read strictly: whole numbers only, no key twice, and every value of the type it should be.

Each reader takes a value and `where` it stands, and gives it back typed or raises `RecordError` with that place.
"""

import json
from typing import Never

from cornerwise.errors import RecordError, shown
from cornerwise.games.options import Choice

Names = tuple[str, ...]

MOST_CHARACTERS = 1_000_000
"""No game comes near this; a longer file is refused before it is looked into."""


def parse_json(text: str | bytes) -> object:
    """What a JSON file holds; bytes are UTF-8."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(len(text), f"the file is longer than {MOST_CHARACTERS} characters")
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
        raise RecordError(text, f"not a JSON file: {error}") from error


def _parse_pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for key, value in pairs:
        if key in fields:
            raise RecordError(key, f"{shown(key)} is there twice")
        fields[key] = value
    return fields


def _refuse_number(text: str) -> Never:
    raise RecordError(text, f"{shown(text)} is no whole number, and records hold no others")


def parse_file(text: str | bytes, format: str, version: int, required: Names, optional: Names) -> dict[str, object]:
    """The fields of a file of a format, beside `format` and `version`: all that are required, and no unknown ones."""
    fields = parse_object(parse_json(text), "the file")
    for key in ("format", "version", *required):
        if key not in fields:
            raise RecordError(None, f"{key}: missing")
    if (named := fields.pop("format")) != format:
        refuse(named, "format", f'"{format}"')
    if (given := parse_number(fields.pop("version"), "version")) != version:
        raise RecordError(given, f"version: only {version} can be read, not {shown(given)}")
    for key in fields:
        if key not in (*required, *optional):
            raise RecordError(key, f"no field is called {shown(key)}")
    return fields


def parse_options(value: object) -> dict[str, Choice]:
    options: dict[str, Choice] = {}
    for name, choice in parse_object(value, "options").items():
        options[name] = choice if isinstance(choice, int) else parse_text(choice, f"options.{shown(name)}")
    return options


def parse_object(value: object, where: str) -> dict[str, object]:
    return value if isinstance(value, dict) else refuse(value, where, "an object")


def parse_list(value: object, where: str) -> list[object]:
    return value if isinstance(value, list) else refuse(value, where, "a list")


def parse_texts(value: object, where: str) -> tuple[str, ...]:
    return tuple(parse_text(item, f"{where}[{i}]") for i, item in enumerate(parse_list(value, where)))


def parse_numbers(value: object, where: str) -> tuple[int, ...]:
    return tuple(parse_number(item, f"{where}[{i}]") for i, item in enumerate(parse_list(value, where)))


def parse_number(value: object, where: str) -> int:
    # True is an int to Python, but no number in a file.
    return value if isinstance(value, int) and not isinstance(value, bool) else refuse(value, where, "a whole number")


def parse_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        refuse(value, where, "a text")
    if any("\ud800" <= character <= "\udfff" for character in value):
        refuse(value, where, "a text that can be written again, without halves of surrogate pairs")
    return value


def refuse(value: object, where: str, wanted: str) -> Never:
    raise RecordError(value, f"{where}: expected {wanted}, not {_described(value)}")


def _described(value: object) -> str:
    # A list or an object may be as deep as the file is long, so it is not printed.
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    return "null" if value is None else shown(value)
