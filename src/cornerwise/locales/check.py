"""What is wrong with a translation: messages missing or too many, arguments that differ, plurals left out.

Only what a machine can see. Whether a sentence is good, people say.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from cornerwise.locales.catalogue import SOURCE, chain, languages

SAME = "same.txt"
"""In a language's folder: the ids of messages that are rightly the same as in English, one a line."""


@dataclass
class Shape:
    """What of a message is the same in every language, and the plurals that differ."""

    text: str
    arguments: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)
    """The keys of every choice that goes by a plural."""
    refers: set[str] = field(default_factory=set)


class _Reader(visitor.Visitor):
    CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own names
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
    for file in sorted(_folder(tag).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(
                        f"{tag}/{file.name}: cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
                    )
                if isinstance(entry, ast.Message) and entry.value:
                    if entry.id.name in found:
                        raise ValueError(f"{tag}/{file.name}: {entry.id.name} is there twice")
                    shape = Shape(_plain(entry.value))
                    _Reader(shape).visit(entry.value)
                    found[entry.id.name] = shape
    return found


def problems(tag: str) -> Iterator[str]:
    """What is wrong with a language, a line each."""
    try:
        source, own = shapes(SOURCE), shapes(tag)
    except ValueError as error:
        yield str(error)
        return
    is_region = len(chain(tag)) > 2  # a region says only what differs from its language
    if tag != SOURCE and not is_region:
        yield from (f"{tag}: {name} is missing" for name in source if name not in own)
    yield from (f"{tag}: {name} is no message of the English catalogue" for name in own if name not in source)
    same = _same(tag)
    categories = {"other", *Locale.parse(tag, sep="-").plural_form.tags}
    for name, shape in own.items():
        english = source.get(name, shape)
        # A plural may be written out where the number is named by the word itself, so a selector may fall away.
        if lost := english.arguments ^ shape.arguments:
            yield f"{tag}: {name} has other arguments than in English: {', '.join(sorted(lost))}"
        for keys in shape.plurals:
            if lacking := categories - keys - {"other"}:
                yield f"{tag}: {name} lacks the plural {', '.join(sorted(lacking))}"
        if tag != SOURCE and shape.text == english.text and len(shape.text) > 2 and name not in same and not is_region:
            yield f"{tag}: {name} is the same as in English"


def _same(tag: str) -> set[str]:
    file = _folder(tag) / SAME
    return set(file.read_text("utf-8").split()) if file.is_file() else set()


def _plain(pattern: ast.Pattern) -> str:
    """The words of a message without its placeables."""
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement)).strip()


def _folder(tag: str) -> resources.abc.Traversable:
    return resources.files("cornerwise.locales") / tag


def all_problems() -> list[str]:
    return [problem for tag in languages() for problem in problems(tag)]
