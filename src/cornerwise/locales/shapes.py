"""The structure of messages, to compare languages: arguments, plurals, references and texts."""

from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast, visitor

BY_BOARD = "shape"
"""The argument by which English says square, triangle or cube; a language with one word for them leaves it out."""


@dataclass
class Shape:
    """One message, taken apart."""

    texts: list[str] = field(default_factory=list)
    """Its words, without its placeables; those of every choice, too."""
    arguments: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)
    """The keys of every choice that goes by a plural."""
    refers: set[str] = field(default_factory=set)


class _Reader(visitor.Visitor):
    CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # fluent's own names
        if text := node.value.strip():
            self.shape.texts.append(text)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # likewise
        self.shape.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # likewise
        self.shape.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # likewise
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        if keys & (self.CATEGORIES - {"other"}):
            self.shape.plurals.append(keys)
        self.generic_visit(node)


@cache
def shapes(tag: str) -> dict[str, Shape]:
    """Every message of a language's own folder. `ValueError` for one that cannot be read, or that is there twice."""
    found: dict[str, Shape] = {}
    for file in sorted(folder(tag).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(
                        f"{tag}/{file.name}: cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
                    )
                if isinstance(entry, ast.Message) and entry.value:
                    if entry.id.name in found:
                        raise ValueError(f"{tag}/{file.name}: {entry.id.name} is there twice")
                    found[entry.id.name] = shape = Shape()
                    _Reader(shape).visit(entry.value)
    return found


def folder(tag: str) -> resources.abc.Traversable:
    """Where everything of a language is."""
    return resources.files("cornerwise.locales") / tag
