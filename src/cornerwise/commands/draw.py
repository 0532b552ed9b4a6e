"""`cornerwise draw`: a position or design as a picture, out of a file or from moves on the command line."""

from argparse import Namespace
from pathlib import Path
from typing import get_args

from cornerwise.commands.arguments import add_option, chosen_variant, whole_number, write_output
from cornerwise.commands.files import STDIN, at_ply, load_drawing
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.pictures import print_position
from cornerwise.drawing.animation import animate
from cornerwise.drawing.draw import draw_svg, draw_text
from cornerwise.drawing.raster import to_png, to_webp
from cornerwise.drawing.svg import CubeView as View
from cornerwise.errors import CornerwiseError, RecordError, UnknownVariant
from cornerwise.games.catalogue import placing_variants, variants
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.design import Design
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position

EXAMPLES = """
cornerwise draw game.json -o board.svg --theme dark
cornerwise draw game.json --ply 12
cornerwise draw duo --moves e10 j5 -o opening.svg
cornerwise draw design.json -o design.svg --view isometric
cornerwise draw game.blksgf -o board.png
cornerwise draw game.blksgf -o game.webp
"""
STDOUT = "-"
FORMATS = ("svg", "png", "webp", "text")
"""By the ending of a file's name; svg is written to any other."""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-draw-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("source", metavar="FILE|GAME", help=t("cli-draw-source"))
    parser.add_argument("-o", "--output", metavar="FILE", default=STDOUT, help=t("cli-draw-output"))
    parser.add_argument("--format", choices=FORMATS, help=t("cli-draw-format"))
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=t("cli-draw-theme"))
    parser.add_argument("--marks", action="store_true", help=t("cli-arg-marks"))
    parser.add_argument("--view", choices=get_args(View), default="both", help=t("cli-draw-view"))
    parser.add_argument(
        "--turn",
        type=whole_number(0, 3),
        default=0,
        metavar="N",
        help=t("cli-draw-turn"),
    )
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help=t("cli-arg-ply"))
    parser.add_argument("--game", type=whole_number(1, 99999), default=1, metavar="N", help=t("cli-arg-nth"))
    parser.add_argument("--moves", nargs="+", default=[], metavar="MOVE", help=t("cli-draw-moves"))
    add_option(parser)


def run(arguments: Namespace) -> int:
    shown, format = _shown(arguments), _format(arguments)
    if format == "svg":
        write_output(_svg(shown, arguments), arguments.output)
    elif format == "png":
        write_output(to_png(_svg(shown, arguments)), arguments.output)
    elif format == "webp":
        write_output(_moving(shown, arguments), arguments.output)
    elif arguments.output == STDOUT:
        print_position(shown, arguments.theme)
    else:
        write_output(draw_text(shown, language=here().tag) + "\n", arguments.output)
    return 0


def _svg(shown: Position | Design, arguments: Namespace) -> str:
    return draw_svg(
        shown,
        theme=arguments.theme,
        marks=arguments.marks,
        view=arguments.view,
        turn=arguments.turn,
        language=here().tag,
    )


def _moving(shown: Position | Design, arguments: Namespace) -> bytes:
    """The game up to there, move by move; a design is one still picture."""
    if isinstance(shown, Design):
        return to_webp([_svg(shown, arguments)], [0])
    return animate(shown, theme=arguments.theme)


def _format(arguments: Namespace) -> str:
    if arguments.format:
        return str(arguments.format)
    ending = Path(arguments.output).suffix[1:]
    if arguments.output == STDOUT or ending == "txt":
        return "text"
    return ending if ending in FORMATS else "svg"


def _shown(arguments: Namespace) -> Position | Design:
    """The game of that name if there is one, otherwise what is in the file."""
    source = Path(arguments.source)
    if any(arguments.source == variant.id for variant in placing_variants()):
        return at_ply(_played(arguments), arguments.ply)
    if any(arguments.source == variant.id for variant in variants()):
        raise RecordError(source, "cli-draw-file-only", game=arguments.source)
    if arguments.source != STDIN and not source.exists() and not source.suffix and len(source.parts) == 1:
        raise RecordError(
            source, "cli-draw-no-file", name=repr(arguments.source), problem=_no_game(arguments.source).phrase
        )
    if arguments.moves or arguments.option:
        raise RecordError(source, "cli-draw-game-only")
    shown = load_drawing(arguments.source, arguments.game)
    if not isinstance(shown, Design):
        return at_ply(shown, arguments.ply)
    if arguments.ply is not None:
        raise RecordError(source, "cli-draw-no-ply")
    return shown


def _no_game(name: str) -> UnknownVariant:
    return UnknownVariant(name, [variant.id for variant in placing_variants()])


def _played(arguments: Namespace) -> PlacingPosition:
    position = PlacingPosition(chosen_variant(arguments.source, arguments))
    for number, move in enumerate(arguments.moves, 1):
        try:
            position.push(move)
        except CornerwiseError as error:
            raise RecordError(move, "error-at-move", number=number, problem=error.phrase) from error
    return position
