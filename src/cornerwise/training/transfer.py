"""A net for one game out of that of another with the same pieces, where it has fewer colours or a smaller board.

python -m cornerwise.training.transfer --game trigon-3 --like trigon --net FILE.onnx --folder FOLDER

makes a folder that `cornerwise.training.run` goes on from. Convolutions know nothing of the size of a board, and a
colour less is planes and numbers less. What a net knows of pieces and corners saves minutes of learning from nothing.

With `--net FILE.small` it writes a small net of the new game into the folder, which plays at once and from which
`cornerwise.training.searched_run --begin` goes on.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import torch
from torch import nn

from cornerwise.engine.placements import placements_of
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.engine.smallnet import SMALL_SUFFIX, small_name, write_small
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training.net import VALUE_PLANES, Net
from cornerwise.training.program import program
from cornerwise.training.revive import begin_folder, made_of, parts_in
from cornerwise.training.transfer_small import AFTER, transferred_small


def transferred(path: Path, old: Layout, new: Layout) -> Net:
    """The net of `old` in a file as one for `new`."""
    form_at = {form: number for number, form in enumerate(old.forms)}
    fits = old.kinds == new.kinds and old.variant.pieces == new.variant.pieces
    if not fits or new.shape.colours > old.shape.colours or not set(new.forms) <= form_at.keys():
        raise CornerwiseError(str(path), "error-net-board", file=str(path), game=new.variant.id)
    parts = parts_in(path, old)
    colours = [*range(new.shape.colours - 1), old.shape.colours - 1]  # in turn from the mover's: the last is before it
    numbers = _numbers(old, colours)
    _keep(parts["stem"], columns=_planes(old, colours))
    _keep(parts["numbers"], columns=numbers)
    _keep(parts["placing"], rows=[form_at[form] for form in new.forms])
    _keep(parts["judging"], columns=[*range(2 * VALUE_PLANES), *(2 * VALUE_PLANES + n for n in numbers)])
    _keep(parts["result"], rows=[*colours, *(old.shape.colours + colour for colour in colours)])
    if old.choices != new.choices:
        parts.pop("choosing", None)
    return made_of(parts, new)


def _planes(old: Layout, colours: Sequence[int]) -> list[int]:
    """Those of the colours that are left, and of where the board is."""
    each = old.kinds * old.shape.planes // old.shape.colours
    ground = range(old.planes - old.kinds, old.planes)
    return [*(each * colour + plane for colour in colours for plane in range(each)), *ground]


def _numbers(old: Layout, colours: Sequence[int]) -> list[int]:
    """Likewise: of each colour the pieces left, whose turn it is, and marks."""
    each = (old.shape.numbers - AFTER) // old.shape.colours
    pieces = len(old.variant.pieces)
    seats, marks = [pieces + seat for seat in colours], range(pieces + old.shape.colours, each)
    kept = [*range(pieces), *seats, *marks]
    return [
        *(each * colour + number for colour in colours for number in kept),
        *range(each * old.shape.colours, old.shape.numbers),
    ]


def _keep(layer: nn.Module, *, rows: Sequence[int] | None = None, columns: Sequence[int] | None = None) -> None:
    assert isinstance(layer, nn.Conv2d | nn.Linear) and layer.bias is not None
    with torch.no_grad():
        if rows is not None:
            layer.weight, layer.bias = nn.Parameter(layer.weight[rows]), nn.Parameter(layer.bias[rows])
        if columns is not None:
            layer.weight = nn.Parameter(layer.weight[:, columns])


@program
def main(arguments: list[str] | None) -> None:
    parser = ArgumentParser(
        prog="python -m cornerwise.training.transfer", description="Begins a game's training with another game's net."
    )
    parser.add_argument("--game", required=True)
    parser.add_argument("--like", required=True, help="the game of the net")
    parser.add_argument("--net", type=Path, required=True, help="an ONNX file, or that of a small net")
    parser.add_argument("--folder", type=Path, required=True)
    wanted = parser.parse_args(arguments)
    old, new = (find_placing_variant(game) for game in (wanted.like, wanted.game))
    if wanted.net.suffix == SMALL_SUFFIX:
        weights = transferred_small(wanted.net, old, new)
        wanted.folder.mkdir(parents=True, exist_ok=True)
        write_small(weights, placements_of(new), wanted.folder / small_name(new))
    else:
        begin_folder(wanted.folder, transferred(wanted.net, layout_of(old), layout_of(new)), layout_of(new))


if __name__ == "__main__":
    sys.exit(main())
