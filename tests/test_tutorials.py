"""Commands of tutorials and how-tos work where their page says that they are typed."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("tutorials/*.md"), *DOCS.glob("howto/*.md"), DOCS / "own-game.md"])


def commands(page: Path) -> Iterator[list[str]]:
    for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        for line in re.findall(r"(?m)^\$ (.*)", block):
            yield shlex.split(line, comments=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_programs_are_where_they_are_run(page: Path) -> None:
    folder = ROOT
    for words in commands(page):
        if words[0] == "cd":
            folder /= words[1]
        for name in re.findall(r"\S+\.py\b", " ".join(words)):
            assert (folder / name).exists(), f"{name} in {folder}"


def test_the_file_that_is_analysed_is_the_one_that_was_written(tmp_path: Path) -> None:
    arena, *others = commands(DOCS / "howto" / "analyse-file.md")
    quick = [{"level-3": "random", "level-5": "greedy", "duo": "polyomino-8"}.get(word, word) for word in arena[1:]]
    subprocess.run([sys.executable, "-m", "cornerwise", *quick], cwd=tmp_path, check=True, capture_output=True)
    assert {words[1] for words in others} == {"analyse", "review"}
    for words in others:
        assert (tmp_path / words[2]).is_file(), words[2]


def test_the_training_tutorial_needs_no_more_than_it_installs() -> None:
    page = DOCS / "tutorials" / "training.md"
    assert "pip install '.[baselines]'" in page.read_text()
    code = f"""
import doctest, sys
sys.modules["pettingzoo"] = None  # which is not in that extra
failed, tried = doctest.testfile({str(page)!r}, module_relative=False)
sys.exit(failed or not tried)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
