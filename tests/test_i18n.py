"""The catalogue of every language is whole, and the check sees what is not."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import message_use
import pytest
from terms_page import PAGE, page

from cornerwise import locales
from cornerwise.cli import main
from cornerwise.locales import check, labels, shapes, terms
from cornerwise.locales.catalogue import languages
from cornerwise.locales.check import problems


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
design-pieces = { $count ->
    [0] No pieces yet
    [one] 1 piece
    [few] { $count } pieces
    [many] { $count } pieces
   *[other] { $count } pieces
  }
rules-figure-side = Rand an Rand mit der eigenen Farbe
rules-figure-tip = Eine Ecke trifft die Mitte einer Kante
rules-figure-start = Der erste Stein bedeckt ein Startfeld
cell-start = { $cell }, Startfeld
tip-bridge = Brücken für { $shape ->
   *[square] { $points }
  }
action-turn = Obróć
action-flip = Odwracanie
menu-online = Gra dalej
menu-pause = Pauza
menu-rules = Zasady
result-draw = Koniec
learn-tile-draw = Remis, gdy nic nie pasuje
"""
TERMS = """
side = Seite: *seite
!side: rules-figure-side close-nothing
corner = Ecke: ecke
starting square = Startfeld: startfeld
point = Punkt: punkt
drawn game = remis: remis
draw = dobrać: dobier, dobra
"""
LABELS = """imperative, first word: obróć, -waj
!: menu-pause menu-nothing
"""
UNUSED = """
colour-mauve = Mauve
about-nothing = Nothing
mail-more = { mail-turn }
"""


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of languages: English, and one full of mistakes."""
    source = Path(locales.__file__).parent
    shutil.copytree(source / "en", tmp_path / "en")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "all.ftl").write_text(BROKEN)
    (tmp_path / "pl" / "terms.txt").write_text(TERMS)
    (tmp_path / "pl" / "labels.txt").write_text(LABELS)
    (tmp_path / "pl" / "same.txt").write_text("nav-play\n")
    (tmp_path / "en" / "more.ftl").write_text(
        "colour-mauve = Mauve\nabout-nothing = Nothing\nmail-more = { mail-turn }\n"
    )
    cached = (shapes.shapes, terms.terms, terms.own_terms, labels.own_labels)
    for module in (check, labels, shapes, terms):
        monkeypatch.setattr(module, "folder", lambda tag: tmp_path / tag)
    for read in cached:
        read.cache_clear()
    yield
    for read in cached:
        read.cache_clear()


@pytest.mark.usefixtures("broken")
def test_the_check_sees_what_is_wrong() -> None:
    found = list(problems("pl"))
    assert "pl: nav-learn is missing" in found
    assert "pl: nobody is no message of the English catalogue" in found
    assert "pl: close is the same as in English" in found
    assert "pl: design-pieces is the same as in English" in found
    assert "pl: status-fits has other arguments than in English: orte" in found
    assert "pl: tip-bridge has other arguments than in English: shape" in found
    assert "pl: plan-players lacks the plural few, many" in found
    assert "pl: rules-figure-tip lacks the word for side: Seite" in found
    assert "pl: terms.txt names close-nothing, which is no message" in found
    assert "pl: terms.txt lacks handicap" in found
    assert "pl: result-draw lacks the word for drawn game: remis" in found
    assert "pl: learn-tile-draw lacks the word for draw: dobrać" in found
    assert "pl: action-flip is not said like other labels: imperative, first word" in found
    assert "pl: menu-online is not said like other labels: imperative, first word" in found
    assert "pl: labels.txt names menu-nothing, which is no message" in found
    assert "pl: same.txt names nav-play, which is not the same as in English" in found
    right = (
        "nav-play",
        "rules-figure-side",
        "rules-figure-start",
        "cell-start",
        "action-turn",
        "menu-pause",
        "menu-rules",
    )
    assert not any(line.startswith(tuple(f"pl: {name} " for name in right)) for line in found)


@pytest.mark.parametrize(
    ("form", "text", "right"),
    [
        ("infinitive, last word: -en, -ern", "Online speichern", True),
        ("infinitive, last word: -en, -ern", "Pause", False),
        ("infinitive, first word: -er, -re", "Reprendre", True),
        ("infinitive, first word: -er, -re", "Une partie à annuler", False),
        ("imperative, last word: et", "Pes et", True),
        ("imperative, last word: et", "Davet", False),
        ("verbal noun, any word: -ás, -ása", "Folytatás online", True),
        ("verbal noun, any word: -ás, -ása", "Utolsó lépés", False),
        ("imperative, first word: 复制-, 打开-", "复制链接", True),
        ("imperative, first word: 复制-, 打开-", "链接", False),
        ("infinitive, last word: -する", "リンクをコピーする", True),
    ],
)
def test_a_label_has_the_form_of_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, text: str, right: bool
) -> None:
    (tmp_path / "labels.txt").write_text(form + "\n")
    monkeypatch.setattr(labels, "folder", lambda _: tmp_path)
    said = labels.own_labels.__wrapped__("xx")
    assert said and said.has(text) is right


def test_a_region_says_labels_like_its_language() -> None:
    assert labels.labels("pt-BR") == labels.labels("pt") != labels.labels("en")


@pytest.mark.usefixtures("broken")
def test_a_file_of_labels_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "pl" / "labels.txt").write_text("a noun, first word: -ung\n")
    assert "pl/labels.txt: cannot be read" in list(problems("pl"))
    (tmp_path / "pl" / "labels.txt").unlink()
    labels.own_labels.cache_clear()
    assert "pl: labels.txt is missing" in list(problems("pl"))


@pytest.mark.usefixtures("broken")
def test_messages_that_nothing_uses_are_found() -> None:
    assert list(message_use.unused()) == ["colour-mauve", "about-nothing", "mail-more"]


def test_every_message_is_used() -> None:
    assert not list(message_use.unused())
    assert not list(message_use.unmade())


def test_every_message_that_the_client_asks_for_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not list(message_use.missing())
    english = shapes.shapes("en").copy()
    del english["games-import"]
    monkeypatch.setattr(message_use, "shapes", lambda _: english)
    assert list(message_use.missing()) == ["games-import"]


def test_ids_put_together_are_known_only_while_something_does_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(message_use.MADE, "weather-*", message_use.CATALOGUE)
    assert list(message_use.unmade()) == ["weather-*"]


def test_the_page_of_terms_is_that_of_the_languages() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `python tests/terms_page.py`"
