"""Designs as JSON files. Fields and versions are specified in docs/designs.md."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cornerwise.errors import IllegalMove, NotationError, RecordError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.options import Choice
from cornerwise.records.fields import (
    FileFormat,
    parse_json,
    parse_list,
    parse_object,
    parse_options,
    parse_text,
    refuse,
)
from cornerwise.records.record import choose
from cornerwise.rules.design import Design

FORMAT = "cornerwise-design"
FILE = FileFormat(
    name=FORMAT,
    version=1,
    required=("variant", "pieces"),
    optional=("options", "title", "author", "date"),
    listed="pieces",
)


@dataclass(frozen=True, kw_only=True)
class DesignRecord:
    """A design as it is kept in a file."""

    variant: str
    options: Mapping[str, Choice] = field(default_factory=dict)
    """Choices by option; what is missing has its default. Only those that change the board matter."""
    title: str = ""
    author: str = ""
    date: str = ""
    pieces: tuple[tuple[str, str], ...] = ()
    """The colour and the cells of every piece, in the order they were laid."""

    def __repr__(self) -> str:
        return f"<design record on {self.variant}, {len(self.pieces)} pieces>"


def design_record_of(design: Design, *, title: str = "", author: str = "", date: str = "") -> DesignRecord:
    """The record of a design."""
    return DesignRecord(
        variant=design.variant.id,
        options=design.variant.chosen,
        title=title,
        author=author,
        date=date,
        pieces=tuple((piece.colour, design.format(piece.move)) for piece in design.pieces),
    )


def rebuild(record: DesignRecord) -> Design:
    """The design of a record, after checking every piece."""
    design = Design(choose(find_placing_variant(record.variant), record.options))
    for number, (colour, cells) in enumerate(record.pieces):
        try:
            design.place(colour, cells)
        except (IllegalMove, NotationError) as error:
            raise RecordError(cells, "error-at", where=f"pieces[{number}]", problem=error.phrase) from error
    return design


def is_design(text: str | bytes) -> bool:
    """Whether a file says that it is a design, however damaged it may be otherwise."""
    try:
        value = parse_json(text)
    except RecordError:
        return False
    return isinstance(value, dict) and value.get("format") == FORMAT


def parse_design(text: str | bytes) -> DesignRecord:
    """The design that a file holds, checked; bytes are UTF-8.

    `RecordError` names the field or the piece that is wrong. An unknown game or option raises its own error.
    """
    record = _parse_fields(FILE.parse(text))
    rebuild(record)
    return record


def format_design(record: DesignRecord) -> str:
    """A design as JSON with one piece a line; the same design always gives the same text."""
    fields = {
        "variant": record.variant,
        "options": dict(record.options),
        "title": record.title,
        "author": record.author,
        "date": record.date,
        "pieces": [{"colour": colour, "cells": cells} for colour, cells in record.pieces],
    }
    return FILE.format(fields)


def _parse_fields(fields: dict[str, object]) -> DesignRecord:
    return DesignRecord(
        variant=parse_text(fields["variant"], "variant"),
        options=parse_options(fields.get("options", {})),
        title=parse_text(fields.get("title", ""), "title"),
        author=parse_text(fields.get("author", ""), "author"),
        date=parse_text(fields.get("date", ""), "date"),
        pieces=tuple(_parse_piece(piece, i) for i, piece in enumerate(parse_list(fields["pieces"], "pieces"))),
    )


def _parse_piece(value: object, number: int) -> tuple[str, str]:
    where = f"pieces[{number}]"
    fields = parse_object(value, where)
    if fields.keys() != {"colour", "cells"}:
        refuse(value, where, "colour, cells")
    return parse_text(fields["colour"], f"{where}.colour"), parse_text(fields["cells"], f"{where}.cells")
