"""`cornerwise serve`: the server for playing together."""

from argparse import Namespace

from cornerwise.commands.console import say
from cornerwise.commands.parser import Parser, epilog, examples
from cornerwise.errors import CornerwiseError, install_command
from cornerwise.locales.terminal_language import t

EXAMPLES = r"""
cornerwise serve
cornerwise serve --host 0.0.0.0 --port 80 \
    --database sqlite:////var/lib/cornerwise/games.db
cornerwise serve --workers 4 --database postgresql://user@host/games \
    --redis redis://host
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-serve-about")
    parser.epilog = epilog(examples(EXAMPLES), t("cli-serve-environment"))
    parser.add_argument("--host", metavar="ADDRESS", help=t("cli-serve-host"))
    parser.add_argument("--port", metavar="NUMBER", help=t("cli-serve-port"))
    parser.add_argument("--database", metavar="URL", help=t("cli-serve-database"))
    parser.add_argument("--redis", metavar="URL", help=t("cli-serve-redis"))
    parser.add_argument("--workers", metavar="NUMBER", help=t("cli-serve-workers"))
    parser.add_argument("--engines", metavar="NUMBER", help=t("cli-serve-engines"))
    parser.add_argument("--ray", metavar="ADDRESS", help=t("cli-serve-ray"))


def run(arguments: Namespace) -> int:
    try:
        from pydantic import ValidationError

        from cornerwise.server.base.settings import ServerSettings
        from cornerwise.server.run import serve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cornerwise"):
            raise
        command = install_command("nets", "server")
        raise CornerwiseError(error.name, "cli-serve-needs", package=error.name, install=command) from error
    names = ("host", "port", "database", "redis", "workers", "engines", "ray")
    given = {name: value for name in names if (value := getattr(arguments, name)) is not None}
    try:
        settings = ServerSettings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        where, problem = str(first["loc"][0]), first["msg"].lower()
        raise CornerwiseError(first["input"], "error-at", where=where, problem=problem) from error
    return serve(settings, lambda address: say(t("cli-serve-ready", address=address)))
