"""`cornerwise replay`: goes through the games of a file, move by move."""

from argparse import Namespace

from cornerwise.commands.arguments import Parsers, described, whole_number
from cornerwise.commands.console import printable, say
from cornerwise.commands.files import at_ply, load_games, pick
from cornerwise.commands.pictures import print_position
from cornerwise.records.games import LoadedGame
from cornerwise.rules.moves import WORDS
from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition, start

EXAMPLES = """\
examples:
  cornerwise replay game.json
  cornerwise replay games.blksgf --verify
  cornerwise replay game.json --ply 12
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("replay", help="check the games of a file and show them", epilog=EXAMPLES)
    parser.description = "Replays a JSON record or .blksgf file, checking every move and the result."
    parser.add_argument("file", metavar="FILE", help="a record or .blksgf file, - for standard input")
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help="stop after N moves")
    parser.add_argument("--game", type=whole_number(1, 99999), metavar="N", help="only the N-th game of the file")
    less = parser.add_mutually_exclusive_group()
    less.add_argument("--verify", action="store_true", help="only check: one line for every game")
    less.add_argument("--quiet", action="store_true", help="only check: no line at all, the exit code tells")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    for number in [arguments.game] if arguments.game else games:
        game = pick(games, number)
        position = at_ply(game.position, arguments.ply)
        if arguments.verify:
            say(f"{_place(arguments.file, number, len(games))}: {_summary(position)}")
        elif not arguments.quiet:
            _print_game(game, position, f"Game {number} of {len(games)}: " if len(games) > 1 else "")
    return 0


def _place(file: str, number: int, count: int) -> str:
    return f"{file}, game {number}" if count > 1 else file


def _summary(position: AnyPosition) -> str:
    outcome = position.outcome()
    state = str(outcome) if outcome else f"unfinished, {position.turn} to move"
    return f"{position.variant.id}, {position.ply} moves, {state}"


def _print_game(game: LoadedGame, position: AnyPosition, heading: str) -> None:
    say(f"{heading}{described(position.variant)}")
    for name, value in (("event", game.event), ("date", game.date), ("players", ", ".join(game.players))):
        if value:
            say(f"{name}: {printable(value)}")
    _print_moves(game, position)
    say()
    print_position(position)
    if heading:
        say()


def _print_moves(game: LoadedGame, position: AnyPosition) -> None:
    replayed = start(position.variant)
    resting: set[str] = set()
    _print_comment(game, 0)
    for number, ply in enumerate(position.plies, 1):
        say(f"{number:4}  {ply.colour:7} {_piece(replayed, ply.move):4} {replayed.format(ply.move)}")
        replayed.push(ply.move)
        if isinstance(replayed, Position):
            for colour in replayed.skipped:
                if colour not in resting:
                    say(f"      {colour} cannot place and rests")
            resting.update(replayed.skipped)
        _print_comment(game, number)


def _piece(position: AnyPosition, move: int) -> str:
    if move in WORDS or not isinstance(position, Position):
        return ""
    return position.variant.pieces[int(position.table.piece[move])].name


def _print_comment(game: LoadedGame, number: int) -> None:
    for line in game.comments.get(number, "").splitlines():
        say(f"      | {printable(line)}")
