"""The figures can be measured, on the positions they promise; how good they are is not for a test to say."""

import json
from pathlib import Path
from typing import Any

import pytest

from cornerwise import CornerwiseError, bench, find_placing_variant
from cornerwise.bench import (
    FIGURES,
    QUICK,
    Effort,
    Figure,
    Measured,
    Result,
    find_figures,
    measure,
)
from cornerwise.bench.measures import MIDDLE, best_rate, opening
from cornerwise.cli import main
from cornerwise.locales.phrase import Phrase

FIXTURES = Path(__file__).parent / "fixtures"
SHORTEST = Effort(runs=1, seconds=0.001)
FAST = (
    "duo-playouts",
    "duo-search-middle",
    "classic-playouts-middle",
    "classic-list-moves",
    "position-bytes",
    "table-size",
)


def figure(better: Any, target: float = 10) -> Figure:
    return Figure(
        "some", Phrase("cli-figure-cubes"), Phrase("cli-unit-games"), target, better, lambda effort: Measured(20)
    )


@pytest.mark.parametrize("variant", ["classic", "duo", "trigon"])
def test_openings_are_those_of_the_fixtures(variant: str) -> None:
    game = json.loads((FIXTURES / f"{variant}_engine.jsonl").read_text(encoding="utf-8").splitlines()[0])
    moves = [",".join(ply["move"]) for ply in game["plies"][: MIDDLE[variant]] if ply["move"]]
    position = opening(variant)
    assert [position.format(move) for move in position.moves] == moves
    assert len(position.legal_moves) == game["plies"][MIDDLE[variant]]["n"]


def test_every_figure_says_what_it_is() -> None:
    assert len({figure.name for figure in FIGURES}) == len(FIGURES)
    assert all(" " in str(figure.about) and figure.target > 0 for figure in FIGURES)


def test_ratios_are_the_larger_the_better() -> None:
    assert Result(figure("more"), Measured(20)).ratio == 2
    assert Result(figure("less"), Measured(20)).ratio == 0.5
    assert Result(figure("more"), Measured(10)).reached
    assert not Result(figure("less"), Measured(11)).reached


def test_rates_count_all_the_work() -> None:
    counts: list[int] = []
    assert best_rate(counts.append, Effort(runs=2, seconds=1e-9)) > 0
    assert counts[-1] == max(counts)


def test_figures_are_found_by_name() -> None:
    assert find_figures([]) == list(FIGURES)
    assert [figure.name for figure in find_figures(["table-size", "duo-playouts"])] == ["duo-playouts", "table-size"]
    with pytest.raises(CornerwiseError, match="there is no figure 'speed'"):
        find_figures(["speed"])


@pytest.mark.parametrize("name", [figure.name for figure in FIGURES])
def test_every_figure_can_be_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bench.measures, "placing_variants", lambda: [find_placing_variant("duo"), find_placing_variant("trigon-3")]
    )  # all take long
    (result,) = measure(find_figures([name]), SHORTEST)
    assert result.measured.value > 0


def test_the_command_prints_and_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", *FAST]) == 0
    out = capsys.readouterr().out
    assert all(f"{name} " in out for name in FAST) and out.count("target") == len(FAST) + 1
    assert max(map(len, out.splitlines())) <= 100
    assert main(["bench", "--quick", "--json", "table-size"]) == 0
    written = json.loads(capsys.readouterr().out)
    assert written["machine"]["python"]
    (entry,) = written["figures"]
    assert entry["name"] == "table-size" and entry["reached"] and entry["ratio"] > 1


def test_unknown_figures_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "speed"]) == 2
    assert capsys.readouterr().err.startswith("cornerwise: there is no figure 'speed' (choose from: duo-perft-bulk, ")


def test_quick_is_quick() -> None:
    assert QUICK.runs * QUICK.seconds < 1
