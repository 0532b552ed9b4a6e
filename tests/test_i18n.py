"""The catalogue of every language is whole, and the check sees what is not."""

import shutil
from pathlib import Path

import pytest

from cornerwise import locales
from cornerwise.cli import main
from cornerwise.locales import check
from cornerwise.locales.catalogue import languages
from cornerwise.locales.check import problems, shapes


@pytest.mark.parametrize("tag", languages())
def test_nothing_is_wrong_with_a_language(tag: str) -> None:
    assert list(problems(tag)) == []


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["i18n", "check", "en"]) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    assert main(["i18n", "check", "tlh"]) == 2
    assert "no language 'tlh'" in capsys.readouterr().out


BROKEN = """
close = Close
nav-play = Spielen
status-fits = { $places ->
   *[other] Passt an { $orte } Stellen
  }
plan-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
  }
nobody = Niemand
"""


def test_the_check_sees_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(locales.__file__).parent
    shutil.copytree(source / "en", tmp_path / "en")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "all.ftl").write_text(BROKEN)
    monkeypatch.setattr(check, "_folder", lambda tag: tmp_path / tag)
    shapes.cache_clear()
    try:
        found = list(problems("pl"))
    finally:
        shapes.cache_clear()
    assert "pl: nav-learn is missing" in found
    assert "pl: nobody is no message of the English catalogue" in found
    assert "pl: close is the same as in English" in found
    assert "pl: status-fits has other arguments than in English: orte" in found
    assert "pl: plan-players lacks the plural few, many" in found
    assert not any(line.startswith("pl: nav-play ") for line in found)
