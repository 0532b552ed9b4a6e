"""`cornerwise backup`: all data of a server in one file."""

from argparse import Namespace
from pathlib import Path

from cornerwise.commands.console import say
from cornerwise.commands.parser import Parser
from cornerwise.locales.terminal_language import t

DATABASE = "sqlite:///cornerwise.db"


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-backup-about")
    add_file_and_database(parser)


def add_file_and_database(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", default=DATABASE, metavar="URL", help=t("cli-backup-database", default=DATABASE))


def run(arguments: Namespace) -> int:
    import asyncio

    from cornerwise.server.storage.backup import backup

    rows = asyncio.run(backup(arguments.database, arguments.file))
    say(t("cli-backup-done", rows=rows, file=str(arguments.file)))
    return 0
