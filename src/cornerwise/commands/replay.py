"""`cornerwise replay`: goes through the games of a file, move by move."""

from argparse import Namespace

from cornerwise.commands.arguments import described, whole_number
from cornerwise.commands.console import printable, say
from cornerwise.commands.files import at_ply, load_games, pick
from cornerwise.commands.names import outcome_line, player_name
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.pictures import print_position
from cornerwise.locales.terminal_language import t
from cornerwise.records.games import LoadedGame
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

EXAMPLES = """
cornerwise replay game.json
cornerwise replay games.blksgf --verify
cornerwise replay game.json --ply 12
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-replay-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=t("cli-arg-file"))
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help=t("cli-replay-ply"))
    parser.add_argument("--game", type=whole_number(1, 99999), metavar="N", help=t("cli-replay-nth"))
    less = parser.add_mutually_exclusive_group()
    less.add_argument("--verify", action="store_true", help=t("cli-replay-verify"))
    less.add_argument("--quiet", action="store_true", help=t("cli-replay-quiet"))


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    for number in [arguments.game] if arguments.game else games:
        game = pick(games, number)
        position = at_ply(game.position, arguments.ply)
        if arguments.verify:
            line = "cli-replay-line-of" if len(games) > 1 else "cli-replay-line"
            say(t(line, file=arguments.file, number=number, summary=_summary(position)))
        elif not arguments.quiet:
            _print_game(game, position, number, len(games))
    return 0


def _summary(position: Position) -> str:
    if outcome := position.outcome():
        state = outcome_line(outcome)
    else:
        state = t("cli-replay-unfinished", turn=player_name(str(position.turn)))
    return t("cli-replay-summary", game=position.variant.id, moves=position.ply, state=state)


def _print_game(game: LoadedGame, position: Position, number: int, count: int) -> None:
    heading = described(position.variant)
    say(t("cli-replay-heading", number=number, count=count, game=heading) if count > 1 else heading)
    for name, value in (("event", game.event), ("date", game.date), ("players", ", ".join(game.players))):
        if value:
            say(t(f"cli-replay-{name}", text=printable(value)))
    _print_moves(game, position)
    say()
    print_position(position)
    if count > 1:
        say()


def _print_moves(game: LoadedGame, position: Position) -> None:
    replayed = start(position.variant)
    resting: set[str] = set()
    names = {colour: player_name(colour) for colour in dict.fromkeys(ply.colour for ply in position.plies)}
    widest = max(map(len, names.values()), default=0)
    _print_comment(game, 0)
    for number, ply in enumerate(position.plies, 1):
        text, piece = replayed.format(ply.move), replayed.piece_name(ply.move)
        piece = "" if text.startswith(piece) else piece  # a tile is named by its move
        say(f"{number:4}  {names[ply.colour]:{widest}} {piece:4} {text}")
        replayed.push(ply.move)
        for colour in replayed.skipped:
            if colour not in resting:
                say(f"      {t('cli-replay-rests', colour=player_name(colour))}")
        resting.update(replayed.skipped)
        _print_comment(game, number)


def _print_comment(game: LoadedGame, number: int) -> None:
    for line in game.comments.get(number, "").splitlines():
        say(f"      | {printable(line)}")
