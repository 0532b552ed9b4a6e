"""Builds SVG elements as text, with escaping."""

import re
from xml.sax.saxutils import escape, quoteattr

from cornerwise.drawing.outline import format_number

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def element(tag: str, *inside: str, **attributes: str | float) -> str:
    """One element round some markup. `stroke_width` is written as stroke-width, `class_` as class."""
    written = "".join(f" {_name(name)}={_value(value)}" for name, value in attributes.items())
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def words(text: str) -> str:
    """Any text as it may stand in an element; what XML cannot hold is replaced."""
    return escape(_NOT_XML.sub("\ufffd", text))


def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return quoteattr(value if isinstance(value, str) else format_number(value))
