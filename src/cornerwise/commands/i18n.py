"""`cornerwise i18n`: how complete the languages are."""

from argparse import Namespace

from cornerwise.commands.arguments import Parsers
from cornerwise.commands.console import say


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("i18n", help="check the translations")
    parser.description = (
        "Check the translations: messages missing or unused, other arguments, plurals or terms left out."
    )
    parser.add_argument("work", choices=["check"], metavar="check")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="tags such as de; all, unless told")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from cornerwise.locales.catalogue import languages
    from cornerwise.locales.check import problems
    from cornerwise.locales.shapes import shapes
    from cornerwise.locales.use import is_checkout

    wanted = arguments.languages or list(languages())
    if unknown := [tag for tag in wanted if tag not in languages()]:
        say(f"there is no language {unknown[0]!r} (one of: {', '.join(languages())})")
        return 2
    found = [problem for tag in wanted for problem in problems(tag)]
    for problem in found:
        say(problem)
    if not is_checkout():
        say("whether messages are used can be seen only where the sources of the web client are")
    if not found:
        say(f"{len(wanted)} languages, {len(shapes('en'))} messages: nothing is wrong")
    return 1 if found else 0
