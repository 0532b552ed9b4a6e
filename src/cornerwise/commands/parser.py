"""The argument parser: translated help, one-line errors, lazy imports."""

import re
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from cornerwise.locales.lines import cell_len, padded, wrapped
from cornerwise.locales.terminal_language import t

_LINE = re.compile(r"(?P<term>  \S.*?  +)?(?P<text>\S.*)")
"""A line to be wrapped: an explanation, perhaps after the term that it explains."""


class _Formatter(RawDescriptionHelpFormatter):
    """Keeps the lines of descriptions, but wraps those that are too long: other languages need more room."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(line for whole in text.splitlines() for line in _wrapped(whole, width))

    def _get_help_string(self, action: Any) -> str:
        """A percent sign in a sentence is a percent sign: no help of ours leaves argparse anything to fill in."""
        return (action.help or "").replace("%", "%%")


def _wrapped(line: str, width: int) -> Sequence[str]:
    """A line in as many as it needs. One that is to be typed stays whole."""
    match = _LINE.fullmatch(line)
    if match is None:
        return [line]
    term = match["term"] or ""
    first, *rest = wrapped(match["text"], width - cell_len(term))
    return [term + first, *(" " * cell_len(term) + line for line in rest)]


class Parser(ArgumentParser):
    """A parser that `fill` gives its arguments as soon as it has something to parse.

    So a program of many commands makes the texts, and loads the modules, of the one that is used.
    """

    def __init__(self, *, fill: "Callable[[Parser], None] | None" = None, **settings: Any) -> None:
        super().__init__(formatter_class=_Formatter, **settings)
        self._fill = fill

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Namespace, list[str]]:  # type: ignore[override]  # one signature for its overloads
        fill, self._fill = self._fill, None
        if fill:
            fill(self)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cornerwise: {t('cli-see-help', message=message, command=f'{self.prog} --help')}\n")


def epilog(*parts: str) -> str:
    """What stands below the options: parts with an empty line between them."""
    return "\n\n".join(parts)


def examples(commands: str) -> str:
    """Commands to try, a line each."""
    return titled(t("cli-examples"), commands.strip().splitlines())


def glossary(title: str, meanings: Mapping[str, str]) -> str:
    """Words that can be typed, and what each of them means."""
    widest = max(map(cell_len, meanings))
    return titled(title, [f"{padded(word, widest)}  {meaning}" for word, meaning in meanings.items()])


def titled(title: str, lines: Iterable[str]) -> str:
    return "\n".join([title, *(f"  {line}" for line in lines)])
