"""`cornerwise serve`: the server for playing together."""

from argparse import Namespace

from cornerwise.commands.arguments import Parsers
from cornerwise.commands.console import say
from cornerwise.errors import CornerwiseError

EXAMPLES = """\
examples:
  cornerwise serve
  cornerwise serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/cornerwise/games.db
  cornerwise serve --workers 4 --database postgresql://user@host/games --redis redis://host

Every setting can also come from the environment: CORNERWISE_PORT=80. docs/operating.md explains them.
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("serve", help="serve matches to browsers and programs", epilog=EXAMPLES)
    parser.description = "Serves matches over HTTP and WebSockets until it is stopped with Ctrl-C."
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", metavar="NUMBER", help="which port to listen on, 0 for any free one (8000)")
    parser.add_argument("--database", metavar="URL", help="where matches are kept (sqlite:///cornerwise.db)")
    parser.add_argument("--redis", metavar="URL", help="where several processes tell each other what happens")
    parser.add_argument("--workers", metavar="NUMBER", help="how many processes, on PostgreSQL (1)")
    parser.add_argument("--engines", metavar="NUMBER", help="how many searches at once in every process")
    parser.add_argument("--ray", metavar="ADDRESS", help="send engine work to a Ray cluster, as in ray://host:10001")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    try:
        from pydantic import ValidationError

        from cornerwise.server.run import serve
        from cornerwise.server.settings import Settings
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cornerwise"):
            raise
        text = f"the server needs {error.name}: pip install cornerwise[server]"
        raise CornerwiseError(error.name, text) from error
    names = ("host", "port", "database", "redis", "workers", "engines", "ray")
    given = {name: value for name in names if (value := getattr(arguments, name)) is not None}
    try:
        settings = Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        raise CornerwiseError(first["input"], f"{first['loc'][0]}: {first['msg'].lower()}") from error
    return serve(settings, lambda address: say(f"Cornerwise is ready at {address}"))
