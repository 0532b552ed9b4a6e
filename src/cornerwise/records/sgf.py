"""The SGF syntax: parses and writes trees of nodes with properties. What the properties mean is told in `blksgf`.

A file is one or more trees, each a `(`, its nodes beginning with `;`, and the variations after
them as trees of their own. Reading and writing are loops, so no nesting of variations is too deep.
"""

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cornerwise.errors import SgfError, quoted
from cornerwise.locales.phrase import Argument

MOST_CHARACTERS = 4_000_000
MOST_NODES = 100_000
"""Far more than any game with all its variations; what goes beyond is refused while reading."""

_SPACE = re.compile(r"\s*", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9]+")
_VALUE = re.compile(r"\[((?:[^\]\\]++|\\.)*+)\]", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)|\r\n|\n\r|\r", re.DOTALL)
_CODECS = {"utf-8": "utf-8", "utf8": "utf-8", "iso-8859-1": "latin-1", "latin1": "latin-1", "us-ascii": "ascii"}


@dataclass(slots=True, eq=False)
class Node:
    """One node: its properties in the order of the file, their values as plain text, and what follows it."""

    properties: dict[str, list[str]] = field(default_factory=dict)
    children: list["Node"] = field(default_factory=list)
    """The main line goes on with the first; the others are variations."""
    offset: int = 0
    """Where in the text the node stood."""

    def text(self, name: str) -> str:
        """The first value of a property, empty without one."""
        return next(iter(self.properties.get(name, ())), "")

    @property
    def comment(self) -> str:
        """The comment of the node, "" for none."""
        return self.text("C")

    def main_line(self) -> Iterator["Node"]:
        """This node and the first child of each that follows."""
        node = self
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def walk(self) -> Iterator["Node"]:
        """This node and all below, in the order of the file."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo += reversed(node.children)

    def lines(self) -> Iterator[list["Node"]]:
        """Every way from this node to an end, in the order of the file: the main line first."""
        todo: list[tuple[int, Node]] = [(0, self)]
        path: list[Node] = []
        while todo:
            depth, node = todo.pop()
            path[depth:] = [node]
            if not node.children:
                yield list(path)
            todo += [(depth + 1, child) for child in reversed(node.children)]

    def path_to(self, node: "Node") -> list["Node"]:
        """The nodes from this one down to another."""
        parents = {id(child): parent for parent in self.walk() for child in parent.children}
        path = [node]
        while path[-1] is not self:
            if id(path[-1]) not in parents:
                raise SgfError(node, node.offset, "error-sgf-elsewhere")
            path.append(parents[id(path[-1])])
        return path[::-1]

    def __repr__(self) -> str:
        return f"<node {' '.join(self.properties) or 'without properties'}, {len(self.children)} children>"


def parse_sgf(source: str | bytes) -> list[Node]:
    """The root of every tree in a file.

    Bytes are read in the character set that the first root's CA names. Without one they are UTF-8, or
    ISO-8859-1 where they cannot be.
    """
    if len(source) > MOST_CHARACTERS:
        raise SgfError(len(source), None, "error-file-long", most=MOST_CHARACTERS)
    text = _decoded(source) if isinstance(source, bytes) else source
    return _Reader(text.removeprefix("\ufeff")).trees()


def format_sgf(trees: Iterable[Node]) -> str:
    """The trees as a file, a node a line. It says that it is UTF-8 where it said anything, so encode it as that."""
    return "".join(part for root in trees for part in _written(root))


# Reading


def _decoded(data: bytes) -> str:
    charset = "utf-8"
    if not data.startswith(BOM_UTF8):
        # Brackets are the same bytes in every character set that can be read, so the tree can be had before the text.
        charset = _Reader(data.decode("latin-1")).trees()[0].text("CA").strip().lower()
    if charset and charset not in _CODECS:
        raise SgfError(charset, None, "error-sgf-charset", charset=quoted(charset))
    try:
        return data.decode(_CODECS.get(charset, "utf-8"))
    except UnicodeDecodeError as error:
        if not charset:
            return data.decode("latin-1")
        raise SgfError(charset, error.start, "error-sgf-not-charset", charset=charset.upper()) from error


class _Reader:
    """Walks over a text once, hanging nodes into trees."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.roots: list[Node] = []
        self.count = 0
        self.above: list[Node | None] = []
        """For every open bracket the node it hangs on, None for a root."""
        self.node: Node | None = None
        """The node last begun, or the one a closed variation hung on."""
        self.opened = False
        """Whether a bracket has just been opened."""

    def trees(self) -> list[Node]:
        steps = {"(": self._open, ";": self._begin, ")": self._close}
        while sign := self._next():
            steps.get(sign, self._property)()
        if self.above or not self.roots:
            raise self._error("error-sgf-unfinished" if self.above else "error-sgf-no-tree")
        return self.roots

    def _open(self) -> None:
        if self.opened:
            raise self._error("error-sgf-no-node")
        self.above.append(self.node)
        self.opened = True
        self.at += 1

    def _begin(self) -> None:
        if not self.above or self._closed():
            raise self._error("error-sgf-node-place")
        self.count += 1
        if self.count > MOST_NODES:
            raise self._error("error-sgf-many", most=MOST_NODES)
        node = Node(offset=self.at)
        (self.roots if self.node is None else self.node.children).append(node)
        self.node = node
        self.opened = False
        self.at += 1

    def _close(self) -> None:
        if not self.above or self.opened:
            raise self._error("error-sgf-close")
        self.node = self.above.pop()
        self.at += 1

    def _property(self) -> None:
        name = _NAME.match(self.text, self.at)
        if name is None:
            raise self._error("error-sgf-meaning", sign=quoted(self.text[self.at]))
        if self.node is None or self.opened or self._closed():
            raise self._error("error-sgf-property-place")
        if name[0] in self.node.properties:
            raise self._error("error-sgf-property-twice", name=quoted(name[0]))
        self.at = name.end()
        self.node.properties[name[0]] = values = []
        while self._next() == "[":
            values.append(self._value())
        if not values:
            raise self._error("error-sgf-no-value", name=quoted(name[0]))

    def _value(self) -> str:
        value = _VALUE.match(self.text, self.at)
        if value is None:
            raise self._error("error-sgf-endless")
        self.at = value.end()
        return _ESCAPE.sub(_plain, value[1])

    def _closed(self) -> bool:
        """Whether the node is done with, for its variations have begun."""
        return not self.opened and self.node is not None and bool(self.node.children)

    def _next(self) -> str:
        """The next sign that is no space, empty at the end."""
        space = _SPACE.match(self.text, self.at)
        self.at = space.end() if space else self.at
        return self.text[self.at : self.at + 1]

    def _error(self, message: str, /, **arguments: Argument) -> SgfError:
        return SgfError(self.text[self.at : self.at + 20], self.at, message, **arguments)


def _plain(escape: re.Match[str]) -> str:
    if escape[1] is None:
        return "\n"  # however the line was broken
    return "" if escape[1][0] in "\r\n" else escape[1]


# Writing


def _written(root: Node) -> Iterator[str]:
    todo: list[Node | str] = [")\n", root, "("]
    count = 0
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            yield item
            continue
        count += 1
        if count > MOST_NODES:
            raise SgfError(root, None, "error-sgf-many", most=MOST_NODES)
        yield ";" + "".join(_format_property(name, values) for name, values in _properties(item, item is root))
        if len(item.children) == 1:
            todo += [item.children[0], "\n"]
            continue
        for child in reversed(item.children):
            todo += [")", child, "\n("]


def _properties(node: Node, is_root: bool) -> Iterator[tuple[str, list[str]]]:
    for name, values in node.properties.items():
        yield name, ["UTF-8"] if is_root and name == "CA" else values


def _format_property(name: str, values: list[str]) -> str:
    if not _NAME.fullmatch(name) or not values:
        raise SgfError(name, None, "error-sgf-property", name=quoted(name))
    return name + "".join(f"[{_escaped(value)}]" for value in values)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
