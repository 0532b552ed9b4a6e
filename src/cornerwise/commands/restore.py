"""`cornerwise restore`: what `cornerwise backup` wrote, into an empty database."""

from argparse import Namespace

from cornerwise.commands.backup import add_file_and_database
from cornerwise.commands.console import say
from cornerwise.commands.parser import Parser
from cornerwise.locales.terminal_language import t


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-restore-about")
    add_file_and_database(parser)


def run(arguments: Namespace) -> int:
    import asyncio

    from cornerwise.server.storage.backup import restore

    rows = asyncio.run(restore(arguments.database, arguments.file))
    say(t("cli-restore-done", rows=rows, file=str(arguments.file)))
    return 0
