"""Every message that the library names in its code is in the catalogue, with the arguments it is given there."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import cornerwise
from cornerwise.errors import RecordError
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.locales.shapes import shapes
from cornerwise.records.record import Record, replay

PACKAGE = Path(cornerwise.__file__).parent
PREFIXES = ("error-", "refused-")
"""What an id begins with that is handed to an error."""
ADDED = {"NotationError": {"text"}, "check": {"given"}}
"""Arguments that are added to those of the call."""
NO_ARGUMENTS = {"details"}
"""Keywords that are not for the message."""


class Use(NamedTuple):
    """A message that is named in a call."""

    where: str
    message: str
    arguments: set[str]


@cache
def classes_and_calls() -> tuple[list[ast.ClassDef], list[tuple[str, ast.Call]]]:
    """All in the code, and where the calls stand."""
    classes: list[ast.ClassDef] = []
    calls: list[tuple[str, ast.Call]] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                classes.append(node)
            elif isinstance(node, ast.Call):
                calls.append((f"{name}:{node.lineno}", node))
    return classes, calls


def uses() -> Iterator[Use]:
    for where, node in classes_and_calls()[1]:
        given = {keyword.arg for keyword in node.keywords if keyword.arg} - NO_ARGUMENTS
        called = name_of(node.func)
        for message in texts(node.args):
            if message.startswith(PREFIXES) or called == "Phrase":
                yield Use(where, message, given | ADDED.get(called, set()))


def errors() -> set[str]:
    """The names of all errors of this library."""
    bases = {node.name: set(map(name_of, node.bases)) for node in classes_and_calls()[0]}
    found = {"CornerwiseError"}
    while more := {name for name, its in bases.items() if its & found} - found:
        found |= more
    return found


def name_of(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def texts(arguments: list[ast.expr]) -> Iterator[str]:
    """The texts among the arguments of a call, those of `"a" if some else "b"` too."""
    for argument in arguments:
        branches = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        yield from (part.value for part in branches if isinstance(part, ast.Constant) and isinstance(part.value, str))


def test_every_message_exists_and_is_given_its_arguments() -> None:
    english, found = shapes(SOURCE), tuple(uses())
    assert len(found) > 200
    assert not [(use.where, use.message) for use in found if use.message not in english]
    wrong = {
        use.where: (use.message, use.arguments) for use in found if english[use.message].arguments != use.arguments
    }
    assert not wrong


def test_errors_name_their_message_and_hold_no_sentence() -> None:
    checked = errors() - {"BrokenPromise", "BadVariant"}  # which speak to those who write a game in Python
    assert "SgfError" in checked
    written = [
        where
        for where, node in classes_and_calls()[1]
        if name_of(node.func) in checked
        for argument in node.args[1:]
        if isinstance(argument, ast.JoinedStr) or any(" " in text for text in texts([argument]))
    ]
    assert not written


def test_no_message_of_an_error_is_left_over() -> None:
    written = (PACKAGE / "locales" / SOURCE / "errors.ftl").read_text("utf-8")
    named = {line.partition(" =")[0] for line in written.splitlines() if line[:1].isalpha()}
    assert named == {use.message for use in uses()} & named


QUIET = """
import sys
from cornerwise import IllegalMove, new_game
game = new_game("duo")
try:
    game.push("a1")
except IllegalMove as caught:
    error = caught
assert not {"babel", "fluent"} & sys.modules.keys(), "raised"
assert str(error) == "'a1' is not allowed: Your first piece must cover your starting square (P3)", str(error)
assert {"babel", "fluent"} <= sys.modules.keys(), "read"
"""


def test_an_error_that_nobody_reads_loads_no_language() -> None:
    subprocess.run([sys.executable, "-c", QUIET], check=True)


@pytest.mark.parametrize("tag", ["de", "ar"])
def test_what_an_error_quotes_is_said_in_the_same_language(tag: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(Record(variant="duo", moves=("pass",)))
    words = translator(tag)
    why = words.format("why-must-place", colour=words.format("colour-purple"))
    assert why in caught.value.phrase.said(words)
