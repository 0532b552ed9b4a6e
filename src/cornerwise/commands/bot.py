"""`cornerwise bot`: lets a program that speaks GTP play at a table of a server."""

from argparse import REMAINDER, Namespace

from cornerwise.commands.arguments import Parsers
from cornerwise.commands.console import say
from cornerwise.errors import CornerwiseError

EXAMPLES = """\
examples:
  cornerwise bot --url http://localhost:8000 --token cw_... --match ID -- cornerwise gtp --level 3
  cornerwise bot --url https://example.org --token cw_... --pair duo -- ./my-engine --gtp

A key comes from POST /api/tokens with the scopes read and play. CORNERWISE_TOKEN will do in place of --token.
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("bot", help="let a GTP program play at a server", epilog=EXAMPLES)
    parser.description = "Takes a seat at a server and makes the moves that a program chooses, until the match is over."
    parser.add_argument("--url", required=True, help="the server, such as http://localhost:8000")
    parser.add_argument("--token", default="", help="the key to play with")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--match", metavar="ID", help="a match: with a seat of yours, or with an open one")
    where.add_argument("--pair", metavar="GAME", help="play a game with whoever else wants to")
    parser.add_argument("--timeout", type=float, default=120, metavar="SECONDS", help="for each move (120)")
    parser.add_argument("command", nargs=REMAINDER, metavar="-- COMMAND", help="the program with its arguments")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    import os

    try:
        from cornerwise.server.bot import Bot
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cornerwise"):
            raise
        raise CornerwiseError(error.name, f"a bot needs {error.name}: pip install cornerwise[server]") from error
    from cornerwise.engine.arena.faults import EntrantFault
    from cornerwise.engine.arena.gtp_client import GtpPlayer

    command = arguments.command[1:] if arguments.command[:1] == ["--"] else arguments.command
    if not command:
        raise CornerwiseError(None, "which program? Give it after --")
    token = arguments.token or os.environ.get("CORNERWISE_TOKEN", "")
    bot = Bot(arguments.url, token, lambda variant: GtpPlayer(command, variant, arguments.timeout), say)
    try:
        result = bot.play(arguments.match or bot.pair(arguments.pair))
    except EntrantFault as fault:
        raise CornerwiseError(command, f"the program failed: {fault.text}") from fault
    winners = ", ".join(map(str, result["winners"])) or "nobody"
    say(f"over ({result['reason']}): {winners} won, points {result['totals']}")
    return 0
