"""Writes the games for the kernel in the browser: a file of JSON for each, and the small nets beside them.

    python web/scripts/kernel_games.py FOLDER

A file holds what the kernel makes its tables from (kernel/wasm/): the lattice, boards and pieces, and for every choice
of options the rules that follow from it, as Python derives them. So no derivation is written twice.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from cornerwise.drawing.outline import AXES, polygon
from cornerwise.engine.levels import LONGEST
from cornerwise.engine.methods import ladder_of
from cornerwise.engine.placing_search import LINE, ONLY_MOVE, SOLVER_TIME
from cornerwise.engine.reasons import (
    FLAT,
    FLAT_CONTRAST,
    LEAST_REACH,
    MOST,
    MOST_CELLS,
    SOLID,
    SOLID_CONTRAST,
    STANDS_OUT,
)
from cornerwise.engine.review import COSTLY, MOST_COSTLY, SAME_POINTS, SAME_SHARE
from cornerwise.engine.smallnet import shipped_small, unpacked_small
from cornerwise.engine.tuning import small_net_tuning, tuning_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant, placing_variants, variants
from cornerwise.games.editions import (
    EDITIONS,
    FORMER_EDITIONS,
    FORMER_SCORINGS,
    SCORINGS,
    SEAT_NAMES,
    TARGET,
    MatchingVariant,
)
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import FIRST_RULES, ByFamily, Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Lattice, Point, add
from cornerwise.records import blksgf, sgf
from cornerwise.rules.native import starts_of
from cornerwise.rules.placing_order import MOST_TRIES
from cornerwise.rules.reasons import CLAUSES
from cornerwise.server.engines.engine_host import MEMORY as ANALYSIS_MEMORY
from cornerwise.server.engines.engine_host import SEAT_MEMORY
from cornerwise.solo.progress import is_solo

Data = dict[str, Any]

MATCHING_FIELDS = ("seats", "edition", "scoring", "target", "deals", "after_draw", "time_limit", "numbers", "hand")
"""What the rules of a matching game follow from."""
PATIENCE = 2.0
"""Seconds that a level thinks in a browser at most, so that a slow phone answers within three."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for variant in variants():
        (folder / f"{variant.id}.json").write_text(_encoded(FAMILIES.of(variant)(variant)))
        for net in NETS.of(variant)(variant):
            (folder / _net_name(net)).write_bytes(unpacked_small(net))
    (folder / "blksgf.json").write_text(_encoded(_blksgf()))


def _blksgf() -> Data:
    """How games are named in .blksgf files (records/blksgf.py)."""
    return {
        "own_name": blksgf.OWN_NAME,
        "own_property": blksgf.OWN_PROPERTY,
        "rules_name": blksgf.RULES_NAME,
        "first_rules": FIRST_RULES,
        "variants": [variant.id for variant in placing_variants()],
        "common": {
            name: {"variant": game, "options": dict(find_placing_variant(game, **options).chosen)}
            for name, (game, options) in blksgf.COMMON.items()
        },
        "names": blksgf.NAMES,
        "setup": blksgf.SETUP,
        "moves": blksgf.MOVES,
        "most_characters": sgf.MOST_CHARACTERS,
        "most_nodes": sgf.MOST_NODES,
        "most_variations": blksgf.MOST_VARIATIONS,
    }


def _net(variant: PlacingVariant) -> Path | None:
    """The small net of a game, where a level asks it: other options may have another, or none."""
    asked = any(level.best_evaluator == "small" for level in ladder_of(variant))
    return shipped_small(variant) if asked else None


def _nets(variant: PlacingVariant) -> set[Path]:
    """Those that are asked with any choice of options."""
    return {net for _, made in _made(variant) if made is not None and (net := _net(made))}


def _no_nets(variant: Variant) -> set[Path]:
    return set()


def _net_name(net: Path) -> str:
    return f"{net.stem}.net"


def _encoded(data: Data) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _about(variant: Variant) -> Data:
    """What every family tells."""
    ladder = ladder_of(variant)
    return {
        "family": variant.family.value,
        "id": variant.id,
        "rules": variant.rules,
        "options": [_option(variant, option) for option in variant.options],
        "levels": [asdict(level) for level in ladder],
        "longest": min(LONGEST, PATIENCE),
        "memory": {"seat": SEAT_MEMORY, "analysis": ANALYSIS_MEMORY},
        "most_reasons": MOST,
        "review": {
            "costly": COSTLY,
            "most": MOST_COSTLY,
            "same_points": SAME_POINTS,
            "same_share": SAME_SHARE,
        },
        "clauses": CLAUSES,
        "most_tries": MOST_TRIES,
    }


def _option(variant: Variant, option: Option) -> Data:
    return {
        "name": option.field,
        "choices": option.choices,
        "usual": option.choices.index(variant.value_of(option)),
        "quiet": option.quiet,
        "text": option.check is not None,
    }


def _placing(variant: PlacingVariant) -> Data:
    boards = list(dict.fromkeys(made.board for _, made in _made(variant) if made is not None))
    tuning = tuning_of(variant)
    return _about(variant) | {
        "lattice": _lattice(variant.board.lattice),
        "boards": [_board(board) for board in boards],
        "pieces": [{"name": piece.name, "cells": piece.orientations[0]} for piece in variant.pieces],
        "copies": variant.copies,
        "settings": [made and _setting(made, boards) for _, made in _made(variant)],
        "tuning": {
            "prior": tuning.prior,
            "search": dict(tuning.search),
            "small_net": dict(small_net_tuning(variant)),
            "only_move": ONLY_MOVE,
            "line": LINE,
            "solver_time": SOLVER_TIME,
        },
        "reasons": {"columns": dict(SOLID if variant.gravity else FLAT), "stands_out": STANDS_OUT},
        "contrast": {
            "columns": dict(SOLID_CONTRAST if variant.gravity else FLAT_CONTRAST),
            "least": LEAST_REACH,
            "cells": MOST_CELLS,
        },
    }


def _made(variant: PlacingVariant) -> Iterator[tuple[dict[str, Choice], PlacingVariant | None]]:
    """The game by every number of its rules and every choice of its options, the last option changing fastest."""
    for rules in range(FIRST_RULES, variant.rules + 1):
        for values in product(*(option.choices for option in variant.options)):
            chosen = dict(zip((option.field for option in variant.options), values, strict=True))
            try:
                yield chosen, variant.under_rules(rules).with_options(**chosen)
            except CornerwiseError:
                yield chosen, None  # choices that do not go together


def _setting(variant: PlacingVariant, boards: list[Board]) -> Data:
    """All that follows from a choice of options."""
    net = _net(variant)
    return {
        "net": net and _net_name(net),
        "rules": variant.rules,
        "board": boards.index(variant.board),
        "seats": variant.seats,
        "colours": variant.colours,
        "palette": variant.palette,
        "owners": variant.owners,
        "parties": variant.parties,
        "first_colour": variant.first_colour,
        "first": variant.first,
        "start": variant.start,
        "start_cells": variant.start_cells,
        "own_starts": variant.start == "own",
        "starts": starts_of(variant)._asdict(),
        "points": asdict(variant.points),
        "supply": variant.supply,
        "opening": variant.opening,
        "contact": variant.contact,
        "gravity": variant.gravity,
        "blocked": variant.blocked,
        "strict_corners": variant.strict_corners,
        "solo": is_solo(variant),
    }


def _lattice(lattice: Lattice) -> Data:
    return {
        "name": lattice.name,
        "corners": [sorted(corners) for corners in lattice.corners],
        "facet": lattice.facet,
        "generators": lattice.generators,
        "scale": lattice.scale,
        "axes": AXES.get(lattice, []),
        "outlines": [] if lattice.is_solid else [_outline(lattice, kind) for kind in range(lattice.kinds)],
    }


def _outline(lattice: Lattice, kind: int) -> list[Point]:
    """The corners of a cell of a kind in the order in which they are drawn, from its address on."""
    home = lattice.home(kind)
    return [add(point, tuple(-part for part in home)) for point in polygon(lattice, home)]


def _board(board: Board) -> Data:
    """Cells as runs along x: the first cell of each, and how many there are."""
    runs: list[list[int]] = []
    for x, *rest in board.addresses:
        if runs and runs[-1][2:] == rest and runs[-1][0] + runs[-1][1] == x:
            runs[-1][1] += 1
        else:
            runs.append([x, 1, *rest])
    return {"name": board.name, "shift": board.shift, "runs": runs}


def _matching(variant: MatchingVariant) -> Data:
    return _about(variant) | {
        "fields": {name: getattr(variant, name) for name in MATCHING_FIELDS},
        "usual_target": TARGET,
        "seat_names": SEAT_NAMES,
        "books": {
            number: {
                "editions": {name: asdict(terms) for name, terms in FORMER_EDITIONS.get(number, EDITIONS).items()},
                "scorings": {name: asdict(points) for name, points in FORMER_SCORINGS.get(number, SCORINGS).items()},
            }
            for number in range(FIRST_RULES, variant.rules + 1)
        },
    }


FAMILIES = ByFamily(placing=_placing, matching=_matching)
NETS = ByFamily(placing=_nets, matching=_no_nets)

if __name__ == "__main__":
    main(Path(sys.argv[1]))
