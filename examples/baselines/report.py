"""The table and the curves of docs/baselines.md, made from the logs of runs.

python examples/baselines/report.py docs/baselines docs/baselines.md
"""

import argparse
import json
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evaluate import GAMES, OPPONENTS

METHODS = {"random": "#8a8a8a", "DQN": "#c2410c", "MaskablePPO": "#2563eb", "AlphaZero-style": "#15803d"}
"""In the order of the table, with the colour of each curve."""
PICTURE = "curves.svg"
CAPTION = "wins against random play by minutes of learning, with the standard error"
WIDTH, HEIGHT, LEFT, TOP, GAP = 230, 170, 44, 44, 24
"""Of one chart, what is beside and above it, and what is between two."""


@dataclass(frozen=True)
class Run:
    """What a log says."""

    about: dict[str, Any]
    exams: list[dict[str, Any]]
    finals: dict[str, dict[str, Any]]
    seconds: float
    """Of one core, with exams and matches."""

    @property
    def key(self) -> tuple[str, str]:
        return self.about["game"], self.about["method"]


def read_run(path: Path) -> Run:
    facts = [json.loads(line) for line in path.read_text().splitlines()]
    kinds = {kind: [fact for fact in facts if fact["kind"] == kind] for kind in ("run", "exam", "final", "end")}
    (about,), (end,) = kinds["run"], kinds["end"]  # a run that was cut short has no end, and is no baseline
    return Run(about, kinds["exam"], {fact["opponent"]: fact for fact in kinds["final"]}, end["seconds"])


def read_runs(folder: Path) -> list[Run]:
    """All logs of a folder in the order of the table."""
    runs = [read_run(path) for path in sorted(folder.glob("*.jsonl"))]
    return sorted(runs, key=lambda run: (list(GAMES).index(run.key[0]), list(METHODS).index(run.key[1])))


def table(runs: Sequence[Run]) -> Iterator[str]:
    yield f"| game | method | seed | minutes | own moves | random, before learning | {' | '.join(OPPONENTS)} |"
    yield "|---|---|---|---|---|---|" + "---|" * len(OPPONENTS)
    for run in runs:
        learned = run.exams[-1] if run.exams else {}
        cells = (
            f"`{run.about['game']}`",
            run.about["method"],
            run.about["seed"],
            f"{run.about['minutes']:.1f}" if learned else "0",
            f"{learned.get('moves', 0):,}",
            _percent(run.exams[0]) if learned else "",
            *(_percent(run.finals[opponent]) for opponent in OPPONENTS),
        )
        yield "| " + " | ".join(map(str, cells)) + " |"


def conditions(runs: Sequence[Run]) -> Iterator[str]:
    """Where the runs were made, as their logs tell it."""
    places = sorted({(run.about["processor"], run.about["python"]) for run in runs})
    packages = sorted({item for run in runs for item in run.about["packages"].items()})
    games = {fact["games"] for run in runs for fact in run.finals.values()}
    exams = {exam["games"] for run in runs for exam in run.exams}
    longest = max(run.seconds for run in runs) / 60
    whole = sum(run.seconds for run in runs) / 60
    for processor, python in places:
        yield f"- {processor}, one core for each run; Python {python}"
    yield f"- {', '.join(f'{name} {version}' for name, version in packages)}"
    yield f"- {_span(games)} games with each opponent at the end, {_span(exams)} in an exam"
    yield f"- with exams and matches a run takes {longest:.1f} minutes of a core at most"
    yield f"- all of them take {whole / 2:.0f} minutes on two cores"


def _span(counts: Collection[int]) -> str:
    least, most = min(counts), max(counts)
    return str(most) if least == most else f"{least} to {most}"


def _percent(result: dict[str, Any]) -> str:
    return f"{100 * result['share']:.1f} ± {100 * result['error']:.1f} %"


def curves(runs: Sequence[Run]) -> str:
    """A chart for each game: the share of wins against random play, by minutes of learning."""
    width = LEFT + len(GAMES) * (WIDTH + GAP)
    height = TOP + HEIGHT + 40
    charts = "".join(_chart(game, i, [run for run in runs if run.key[0] == game]) for i, game in enumerate(GAMES))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="11"><rect width="{width}" height="{height}" fill="#fff"/>'
        f'{_legend()}{charts}<text x="{LEFT}" y="{height - 8}">{CAPTION}</text>'
        "</svg>\n"
    )


def _legend() -> str:
    learners = [name for name in METHODS if name != "random"]
    return "".join(
        f'<path d="M{LEFT + 130 * i} 14h18" stroke="{METHODS[name]}" stroke-width="2"/>'
        f'<text x="{LEFT + 130 * i + 24}" y="18">{name}</text>'
        for i, name in enumerate(learners)
    )


def _chart(game: str, number: int, runs: Sequence[Run]) -> str:
    left = LEFT + number * (WIDTH + GAP)
    longest = max((exam["seconds"] for run in runs for exam in run.exams), default=1.0) or 1.0

    def x(seconds: float) -> float:
        return left + WIDTH * seconds / longest

    def y(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    drawn = [f'<text x="{left}" y="{TOP - 8}" font-weight="bold">{game}</text>']
    for part in (0, 0.25, 0.5, 0.75, 1):
        drawn.append(f'<path d="M{left} {y(part):.1f}h{WIDTH}" stroke="#ddd"/>')
        if number == 0:
            drawn.append(f'<text x="{left - 6}" y="{y(part) + 4:.1f}" text-anchor="end">{part:.0%}</text>')
    for minute in range(int(longest / 60) + 1):
        drawn.append(f'<text x="{x(60 * minute):.1f}" y="{TOP + HEIGHT + 14}" text-anchor="middle">{minute}</text>')
    for run in runs:
        if run.exams:
            colour = METHODS[run.key[1]]
            points = [(x(exam["seconds"]), exam["share"], exam["error"]) for exam in run.exams]
            line = " ".join(f"{at:.1f},{y(share):.1f}" for at, share, _ in points)
            bars = "".join(f"M{at:.1f} {y(share - e):.1f}V{y(min(share + e, 1)):.1f}" for at, share, e in points)
            drawn.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            drawn.append(f'<path d="{bars}" stroke="{colour}" opacity="0.5"/>')
    return "".join(drawn)


def written(page: str, runs: Sequence[Run]) -> str:
    """The page with its tables made anew."""
    for name, lines in {"results": table(runs), "conditions": conditions(runs)}.items():
        made = (
            f"<!-- {name}: written by examples/baselines/report.py -->\n"
            + "\n".join(lines)
            + f"\n<!-- end of {name} -->"
        )
        page, found = re.subn(rf"<!-- {name}: .*?<!-- end of {name} -->", lambda _: made, page, flags=re.DOTALL)  # noqa: B023  # called at once
        assert found == 1, f"the page has no place for {name}"
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", type=Path, help="the folder with the logs; the curves are written there, too")
    parser.add_argument("page", type=Path, help="the page whose tables are written")
    asked = parser.parse_args()
    runs = read_runs(asked.logs)
    (asked.logs / PICTURE).write_text(curves(runs))
    asked.page.write_text(written(asked.page.read_text(), runs))


if __name__ == "__main__":
    main()
