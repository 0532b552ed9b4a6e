"""`cornerwise audit`: how many points players gave away where the endgame solver knows the exact result."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, NamedTuple

from cornerwise.commands.arguments import described, whole_number
from cornerwise.commands.console import console, printable, progress, say
from cornerwise.commands.files import game_files, load_games
from cornerwise.commands.names import player_name
from cornerwise.commands.numbers import decimal
from cornerwise.commands.parser import Parser, examples
from cornerwise.engine.audit import NODES, Account, Audit, AuditedMove, accounts, audit, can_audit
from cornerwise.errors import CornerwiseError
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.position import Position

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = """
cornerwise audit game.json
cornerwise audit games.blksgf --nodes 2000000 --costly 5
cornerwise audit results --json > audit.json
"""
MOST_NODES = 999_999_999
COLUMNS = (
    "cli-audit-column-games",
    "cli-audit-column-moves",
    "cli-audit-column-mistakes",
    "cli-audit-column-points",
    "cli-audit-column-mean",
)


class _Game(NamedTuple):
    """A game and where it stands."""

    file: str
    number: int
    alone: bool
    """Whether the file holds no other."""
    position: Position
    names: tuple[str, ...]


class _Audited(NamedTuple):
    game: _Game
    found: Audit


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-audit-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("file", metavar="FILE", nargs="+", help=t("cli-audit-file"))
    nodes = t("cli-with-default", about=t("cli-audit-nodes"), default=str(NODES))
    parser.add_argument("--nodes", type=whole_number(1, MOST_NODES), default=NODES, metavar="N", help=nodes)
    parser.add_argument("--costly", type=whole_number(0, 99999), default=20, metavar="N", help=t("cli-audit-costly"))
    parser.add_argument("--json", action="store_true", help=t("cli-review-json"))


def run(arguments: Namespace) -> int:
    games = [game for path in arguments.file for file in game_files(path) for game in _games(file)]
    suited = [game for game in games if can_audit(game.position)]
    if not suited:
        raise CornerwiseError(None, "cli-audit-none")
    audited = [*_audited(suited, arguments.nodes)]
    sums = accounts((found, game.names) for game, found in audited)
    skipped = len(games) - len(suited)
    if arguments.json:
        say(json.dumps(_as_data(audited, sums, arguments.nodes, skipped), indent=2))
        return 0
    console().print(_table(sums))
    _print_mistakes(audited, arguments.costly)
    if skipped:
        say(t("cli-audit-skipped", count=skipped))
    return 0


def _games(file: str) -> Iterator[_Game]:
    games = load_games(file)
    for number, game in enumerate(games, 1):
        given = game.players or ("",) * game.position.variant.seats
        names = tuple(name or t("cli-seat", seat=seat) for seat, name in enumerate(given))
        yield _Game(file, number, len(games) == 1, game.position, names)


def _audited(games: Sequence[_Game], nodes: int) -> Iterator[_Audited]:
    with progress(t("cli-review-searching")) as advance:
        for index, game in enumerate(games):
            label = t("cli-audit-progress", done=index + 1, count=len(games))

            def report(done: int, plies: int, index: int = index, label: str = label) -> None:
                advance((index + done / max(plies, 1)) / len(games), label)

            yield _Audited(game, audit(game.position, nodes, report))


def _table(sums: dict[str, Account]) -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE)
    table.add_column(t("cli-audit-column-player"), overflow="fold")
    for title in COLUMNS:
        table.add_column(t(title), justify="right")
    for name, account in sums.items():
        counts = map(here().number, (account.games, account.moves, account.mistakes, account.points))
        table.add_row(Text(printable(name)), *counts, decimal(account.points_a_game, 2))
    return table


def _print_mistakes(audited: Sequence[_Audited], most: int) -> None:
    """The moves that gave most away, the worst first."""
    mistakes = [(game, move) for game, found in audited for move in found.mistakes]
    for game, move in sorted(mistakes, key=lambda mistake: -mistake[1].given_away)[:most]:
        said = t(
            "cli-audit-mistake",
            number=move.ply + 1,
            turn=player_name(move.turn),
            move=game.position.format(move.move),
            better=game.position.format(move.best),
            margin=decimal(move.margin, signed=True),
            kept=decimal(move.kept, signed=True),
        )
        line = "cli-replay-line" if game.alone else "cli-replay-line-of"
        say(t(line, file=game.file, number=game.number, summary=said))


def _as_data(audited: Sequence[_Audited], sums: dict[str, Account], nodes: int, skipped: int) -> dict[str, object]:
    return {
        "nodes": nodes,
        "skipped": skipped,
        "players": [
            {"player": name, **asdict(account), "points_a_game": account.points_a_game}
            for name, account in sums.items()
        ],
        "games": [
            {
                "file": game.file,
                "game": game.number,
                "variant": described(game.position.variant),
                "players": game.names,
                "plies": game.position.ply,
                "moves": [_move_data(game.position, move) for move in found.moves],
            }
            for game, found in audited
        ],
    }


def _move_data(position: Position, move: AuditedMove) -> dict[str, object]:
    texts = {"move": position.format(move.move), "best": position.format(move.best)}
    return {**asdict(move), **texts, "given_away": move.given_away}
