"""`cornerwise bot`: lets a program that speaks GTP play at a table of a server."""

from argparse import REMAINDER, Namespace

from cornerwise.commands.arguments import number
from cornerwise.commands.console import say
from cornerwise.commands.parser import Parser, epilog, examples
from cornerwise.errors import CornerwiseError, install_command
from cornerwise.locales.terminal_language import t

EXAMPLES = r"""
cornerwise bot --url http://localhost:8000 --token cw_... --match ID \
    -- cornerwise gtp --level 3
cornerwise bot --url https://example.org --token cw_... --pair duo \
    -- ./my-engine --gtp
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-bot-about")
    parser.epilog = epilog(examples(EXAMPLES), t("cli-bot-key"))
    parser.add_argument("--url", required=True, help=t("cli-bot-url"))
    parser.add_argument("--token", default="", help=t("cli-bot-token"))
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--match", metavar="ID", help=t("cli-bot-match"))
    where.add_argument("--pair", metavar="GAME", help=t("cli-bot-pair"))
    parser.add_argument("--timeout", type=number, default=120.0, metavar="SECONDS", help=t("cli-bot-timeout"))
    parser.add_argument("command", nargs=REMAINDER, metavar="-- COMMAND", help=t("cli-bot-program"))


def run(arguments: Namespace) -> int:
    import os

    try:
        from cornerwise.server.bot import Bot
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cornerwise"):
            raise
        raise CornerwiseError(
            error.name, "cli-bot-needs", package=error.name, install=install_command("server")
        ) from error
    from cornerwise.engine.arena.faults import EntrantFault
    from cornerwise.engine.arena.gtp_client import GtpPlayer

    command = arguments.command[1:] if arguments.command[:1] == ["--"] else arguments.command
    if not command:
        raise CornerwiseError(None, "cli-bot-which")
    token = arguments.token or os.environ.get("CORNERWISE_TOKEN", "")
    bot = Bot(arguments.url, token, lambda variant: GtpPlayer(command, variant, arguments.timeout), say)
    try:
        result = bot.play(arguments.match or bot.pair(arguments.pair))
    except EntrantFault as fault:
        raise CornerwiseError(command, "cli-bot-failed", problem=fault.text) from fault
    winners = result["winners"]
    seats, points = (", ".join(map(str, numbers)) for numbers in (winners, result["totals"]))
    say(t("cli-bot-over", reason=result["reason"], count=len(winners), seats=seats, points=points))
    return 0
