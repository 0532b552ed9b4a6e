"""`cornerwise i18n`: how complete the languages are."""

from argparse import Namespace

from cornerwise.commands.console import say
from cornerwise.commands.parser import Parser
from cornerwise.locales.terminal_language import t


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-i18n-about")
    parser.add_argument("work", choices=["check"], metavar="check")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=t("cli-i18n-languages"))


def run(arguments: Namespace) -> int:
    from cornerwise.locales.catalogue import SOURCE, languages
    from cornerwise.locales.check import problems
    from cornerwise.locales.shapes import shapes

    wanted = arguments.languages or list(languages())
    if unknown := [tag for tag in wanted if tag not in languages()]:
        say(t("cli-i18n-unknown", tag=repr(unknown[0]), known=", ".join(languages())))
        return 2
    found = [problem for tag in wanted for problem in problems(tag)]
    for problem in found:
        say(problem)
    if not found:
        say(t("cli-i18n-whole", languages=len(wanted), messages=len(shapes(SOURCE))))
    return 1 if found else 0
