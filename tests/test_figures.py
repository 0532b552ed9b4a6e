"""A figure has one place; where it is told again, it is the same."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MATCHES = (ROOT / "docs" / "matches.md").read_text(encoding="utf-8")
BENCH = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
SPEED = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def speed(game: str) -> list[str]:
    """Thousands of steps a second of a game, by AEC and vectorised."""
    row = re.search(rf"(?m)^\| `{game}` \| ([\d,]+) k \| ([\d,]+) k \|$", SPEED)
    assert row is not None
    return list(row.groups())


def test_environments() -> None:
    (_, duo), (aec, classic) = speed("duo"), speed("classic")
    assert f"{duo},000 steps a second of duo and {classic},000 of classic" in README
    rows = re.findall(r"(?m)^\| (?:AEC classic|vectorised)[^|]*\| (\d+) k/s \|", BENCH)
    assert rows == [aec, classic, duo]


def test_matches() -> None:
    section = MATCHES.partition("## Level 9 against Pentobi's level 7")[2].partition("\n## ")[0]
    shares = re.findall(r"(?m)^\| ([a-z][^|]*?) \|[^|]*\|[^|]*\| ([\d.]+ ± [\d.]+ %)", section)
    line = next(line for line in README.splitlines() if line.startswith("| strength |"))
    assert sorted(re.findall(r"[\d.]+ ± [\d.]+ %", line)) == sorted(share for _, share in shares)
    for game, share in shares:
        assert re.search(rf"{game.split(',')[0]}[a-z ]* {re.escape(share)}", line), game


def test_server() -> None:
    moves = re.search(r"durable moves a second at the limit[^|]*\| ([\d,]+) \|", BENCH)
    memory = re.search(r"memory of the server then \| ([^|]+) \|", BENCH)
    assert moves is not None and memory is not None
    assert f"{moves[1]} moves a second written to disk, 10,000 open sockets in {memory[1]}" in README
