"""The command line in the language of whoever uses it, and no sentence of it in code."""

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from program import Captured, refused, run
from rich.cells import cell_len

from cornerwise import bench, cli, commands
from cornerwise.commands.sentences import SENTENCES
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.locales.shapes import shapes
from cornerwise.locales.terminal_language import LOCALE, WISHES, here, speak, t
from cornerwise.locales.terminal_language import OURS as CHOSEN

MODULES = [Path(cli.__file__), *sorted(Path(commands.__file__).parent.glob("[!_]*.py"))]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak("en")


def spoken(*arguments: str, **variables: str) -> str:
    """What the program prints where only these variables say anything about languages."""
    environment = {
        name: value for name, value in os.environ.items() if name not in (CHOSEN, WISHES, *LOCALE)
    } | variables
    environment |= {"COLUMNS": "80", "PYTHONUTF8": "1"}
    line = [sys.executable, "-m", "cornerwise.cli", *arguments]
    return subprocess.run(line, env=environment, capture_output=True, check=True, encoding="utf-8").stdout


def overview(tag: str) -> set[str]:
    """What the list of commands says in a language, up to where lines may break."""
    return {translator(tag).line(f"cli-{name}")[:20] for name in cli.COMMANDS}


# Which language


@pytest.mark.parametrize(
    ("variables", "tag"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8"}, "ar"),
        ({"LANG": "de_DE.UTF-8", "CORNERWISE_LANGUAGE": "en"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_help_follows_the_system(variables: dict[str, str], tag: str) -> None:
    out = spoken("--help", **variables)
    assert out.startswith(translator(tag).line("cli-usage"))
    assert translator(tag).line("cli-about")[:40] in out
    assert all(text in out for text in overview(tag))


def test_the_option_goes_before_the_system() -> None:
    out = spoken("games", "duo", "--language", "de", LANG="fr_FR", CORNERWISE_LANGUAGE="ar")
    assert translator("de").line("option-start-about")[:30] in out
    assert translator("fr").line("option-start-about")[:30] not in out


@pytest.mark.parametrize(
    "line", [["--language", "de", "i18n"], ["--language=de_AT", "i18n"], ["i18n", "--language=de"]]
)
def test_the_option_may_stand_anywhere(line: list[str], capsys: Captured) -> None:
    assert run(*line, "check", "en") == 0
    assert here().tag == "de"


def test_words_for_other_programs_are_left_alone() -> None:
    words = ["bot", "--pair", "duo", "--", "cornerwise", "gtp", "--language", "de"]
    assert cli.take_language(words) == words and here().tag == "en"


@pytest.mark.parametrize("tag", ["tlh", "xx-YY", "", "-", "de_AT@euro/../.."])
def test_a_strange_language_breaks_nothing(tag: str, capsys: Captured) -> None:
    assert run(f"--language={tag}", "games", "duo") == 0
    assert "duo" in capsys.readouterr().out


def test_an_option_without_a_language_is_refused(capsys: Captured) -> None:
    assert "--language: expected one argument" in refused(capsys, "--language")


def test_data_is_the_same_in_every_language(capsys: Captured) -> None:
    said = set()
    for tag in ("en", "de", "ar"):
        assert run("games", "--json", "--language", tag) == 0
        said.add(capsys.readouterr().out)
    assert len(said) == 1


# Every command


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_help_is_whole(command: str, capsys: Captured) -> None:
    missing = here().missing.total()
    assert run(command, "--help") == 0
    out = capsys.readouterr().out
    assert t(f"cli-{command}-about")[:60] in out and t("cli-options") in out
    assert not re.search(r"\bcli-[a-z]|\{ ?\$|[\u2066-\u2069]", out)
    assert here().missing.total() == missing


@pytest.mark.parametrize("tag", ["de", "ar", "zh-Hans"])
def test_long_texts_are_wrapped(tag: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for command in ("play", "arena", "solve"):
        run(command, "--help", "--language", tag)
        lines = capsys.readouterr().out.splitlines()
        assert all(cell_len(line) <= 60 or "cornerwise" in line or "--" in line for line in lines)


# argparse


UNSEEN = {
    "%(heading)s:",
    "%(prog)s: error: %(message)s\n",  # ours are one line
    "expected at most one argument",  # said only of positionals, and those are required or taken as they come
    "invalid %(type)s value: %(value)r",  # every reader of arguments says itself what is wrong
    "unknown parser %(parser_name)r (choices: %(choices)s)",  # the choice is refused before
    "unexpected option string: %s",
    "subcommands",  # ours has a title
    "show program's version number and exit",  # ours says so itself
    " (default: %(default)s)",
}
FOR_PROGRAMMERS = re.compile(
    r"conflict|not defined|invalid argument for|must be optional|not callable|merge actions|option string %|dest=|"
    r"multiple subparser|can't open|with mode|deprecated|warning"
)


def sentences_of_argparse() -> Iterator[str]:
    """Those of this Python that are looked up; of plurals the sentence for many."""
    for node in ast.walk(ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            sentence = node.args[node.func.id == "ngettext"]
            if isinstance(sentence, ast.Constant):
                yield str(sentence.value)


def test_every_sentence_of_argparse_is_known() -> None:
    found = set(sentences_of_argparse())
    assert set(SENTENCES) <= found  # a Python that words one otherwise would say it in English
    assert not {text for text in found - set(SENTENCES) - UNSEEN if not FOR_PROGRAMMERS.search(text)}


REWORDED = {"cli-unrecognized", "cli-ignored"}
"""Sentences that our English says otherwise: in British spelling, and in words that everybody knows."""


def test_argparse_says_in_english_what_it_always_said(capsys: Captured) -> None:
    for english, message in SENTENCES.items():
        if message in REWORDED:
            continue
        text = next(line for line in ENGLISH.splitlines() if line.startswith(f"{message} ="))
        words = re.sub(r"%(\(\w+\))?[a-z]", "", english).split()
        assert words == re.sub(r"\{.*?\}", "", text.partition("=")[2]).split() or "->" in text
    assert "expected 2 arguments" in refused(capsys, "arena", "--sprt", "1")
    both = refused(capsys, "replay", "-", "--verify", "--quiet")
    assert "argument --quiet: not allowed with argument --verify" in both
    assert "one of the arguments --match --pair is required" in refused(capsys, "bot", "--url", "x")
    assert "invalid choice: 'pink' (choose from " in refused(capsys, "draw", "x", "--theme", "pink")
    assert "argument --json: this option takes no value, but '5' was given" in refused(capsys, "games", "--json=5")
    assert "unrecognised arguments: --nothing" in refused(capsys, "games", "--nothing")
    assert "ambiguous option: --s could match --seat, --save, --seed" in refused(capsys, "play", "--s")


ENGLISH = (resources.files("cornerwise.locales") / "en" / "cli.ftl").read_text("utf-8")


# No text in code


TYPED = re.compile(r"cornerwise[: ]|pip install ")
"""What begins like this is typed, or is the name of the program before a message."""
SYSTEM = {"model name"}
"""Words of others that the code looks for."""
TWO_WORDS = re.compile(r"[A-Za-z]*[a-z]{2,}[,;:.]? [A-Za-z]*[a-z]{2,}")
LONE_WORD = re.compile(r"(^|\s)[A-Za-z]*[a-z]{2,}[,;:.]?(\s|$)")
SHOWN = {"help", "description", "epilog", "title"}
SAYS = {"say", "_tell", "add_column"}


def sentences_in_code(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {id(part) for node in ast.walk(tree) for part in _not_shown(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for part in node.values:
                skipped.add(id(part))
                if isinstance(part, ast.Constant) and LONE_WORD.search(str(part.value)):
                    yield str(part.value)
        elif isinstance(node, ast.Call):
            said = node.args if getattr(node.func, "attr", getattr(node.func, "id", "")) in SAYS else []
            shown = [keyword.value for keyword in node.keywords if keyword.arg in SHOWN]
            yield from (str(c.value) for c in (*said, *shown) if isinstance(c, ast.Constant) and c.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in skipped and TWO_WORDS.search(str(node.value)):
            yield str(node.value)


def _not_shown(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, and examples of commands."""
    if isinstance(node, ast.Expr):
        yield node.value
    elif isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["EXAMPLES"]:
        lines = ast.literal_eval(node.value).strip().splitlines()
        assert all("cornerwise " in line or line.startswith("    --") for line in lines)
        yield node.value


@pytest.mark.parametrize("path", [path for path in MODULES if path.stem != "sentences"], ids=lambda path: path.stem)
def test_no_sentence_stands_in_code(path: Path) -> None:
    assert [text for text in sentences_in_code(path) if not TYPED.match(text.lstrip()) and text not in SYSTEM] == []


# Messages and code fit together


OURS = [*MODULES, *sorted(Path(bench.__file__).parent.glob("*.py"))]


def texts_of(node: ast.expr) -> list[str]:
    """What an expression for an id can be, as patterns; what is filled in is one word."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[^-]+" for p in node.values)]
    return [re.escape(node.value)] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def nodes() -> Iterator[ast.AST]:
    return (node for path in OURS for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def test_every_message_that_is_said_exists_and_gets_its_arguments() -> None:
    english = shapes(SOURCE)
    said = 0
    for node in nodes():
        called = getattr(node, "func", None)
        name = getattr(called, "attr", getattr(called, "id", ""))
        if isinstance(node, ast.Call) and name in ("t", "Phrase", "CornerwiseError", "RecordError"):
            given = {keyword.arg for keyword in node.keywords}
            for pattern in texts_of(node.args[name.endswith("Error")]):
                known = [message for message in english if re.fullmatch(pattern, message)]
                assert known, pattern
                said += 1
                if len(known) == 1 and None not in given:
                    assert english[known[0]].arguments == given, known[0]
    assert said > 200


def test_no_message_is_left_over() -> None:
    named = {
        pattern for node in nodes() if isinstance(node, ast.expr) for pattern in texts_of(node) if "cli" in pattern
    }
    ours = [message for message in shapes(SOURCE) if message.startswith("cli-")]
    assert [message for message in ours if not any(re.fullmatch(pattern, message) for pattern in named)] == []
