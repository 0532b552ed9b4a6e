"""A game of one's own, in one file outside the package, does all that the games of the catalogue do."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import cornerwise
from cornerwise import BadVariant, PlacingVariant, find_placing_variant, find_variant, new_game, register, variants
from cornerwise.drawing.draw import draw_svg, draw_text
from cornerwise.engine import Engine
from cornerwise.games import registry
from cornerwise.games.catalogue import GAMES
from cornerwise.games.groups import groups
from cornerwise.games.placing_variant import Scoring
from cornerwise.games.registry import VARIABLE, load_file
from cornerwise.locales.catalogue import translator
from cornerwise.records.blksgf import game_of, sgf_of
from cornerwise.records.record import format_record, parse_record, record_of, replay
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.html import contents_html, page_html
from cornerwise.rules.conformance import check_variant
from cornerwise.rules.sample_game import cover_position

ROOT = Path(__file__).parents[1]
FILE = ROOT / "examples" / "own_game.py"


@pytest.fixture(scope="module", autouse=True)
def loaded() -> Iterator[None]:
    """The games of the example, which other tests do not see."""
    before = dict(GAMES._by_id)
    load_file(FILE)
    yield
    GAMES._by_id = before


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> PlacingVariant:
    """The game of the example; what a test registers besides is gone after it."""
    monkeypatch.setattr(GAMES, "_by_id", dict(GAMES._by_id))
    return find_placing_variant("crossing")


def command(*arguments: str, given: str = "", own: bool = True) -> "subprocess.CompletedProcess[str]":
    program = [sys.executable, "-m", "cornerwise.cli", *(("--own-games", str(FILE)) if own else ()), *arguments]
    return subprocess.run(program, input=given, capture_output=True, text=True, timeout=120)


def test_it_is_one_of_the_games(crossing: PlacingVariant) -> None:
    assert crossing in variants()
    assert find_variant("crossing") is crossing
    assert (crossing.title, crossing.about) == ("Crossing", "Two colours each, from edge to edge")
    assert groups(variants())[-1].name == "crossing"


def test_it_conforms(crossing: PlacingVariant) -> None:
    check_variant(crossing, games=1)


def test_games_are_kept_as_files_and_travel() -> None:
    game = new_game("crossing")
    rng = Random(3)
    while game.turn:
        game.push(rng.choice(sorted(game.legal_moves)))
    record = parse_record(format_record(record_of(game)))
    assert replay(record).moves == game.moves
    assert game_of(sgf_of(record)).record.moves == record.moves
    assert pickle.loads(pickle.dumps(game)).told() == game.told()


def test_it_is_drawn(crossing: PlacingVariant) -> None:
    game = cover_position(crossing)
    assert draw_text(game).count("\n") >= 16
    assert "Crossing" in draw_svg(game)
    assert cover_position(crossing).moves == game.moves


def test_the_engine_plays_it() -> None:
    game = new_game("crossing")
    game.push(Engine(level=1, seed=1).choose(game.view(0)))
    assert game.ply == 1


def test_its_rule_page(crossing: PlacingVariant) -> None:
    page = page_of("crossing")
    html = page_html(page, "en")
    assert "You play two colours that begin opposite each other." in html
    assert "16" in html and "h16" in html
    assert "Jeder spielt zwei Farben" in page_html(page, "de")
    assert "game-crossing" not in page_html(page, "fr")  # what a language lacks is said in English
    for name in page.pictures:
        ElementTree.fromstring(draw_picture(name, "dark"))
    assert 'href="/en/rules/crossing"' in contents_html("en")


def test_words_of_ones_own_are_no_lack_of_a_translation() -> None:
    french = translator("fr")
    before = french.missing.total()
    assert french.format("game-crossing") == "Crossing"
    assert french.missing.total() == before
    assert translator("de").format("game-crossing") == "Kreuzung"


def test_what_is_not_told_is_made_up(crossing: PlacingVariant) -> None:
    register(replace(crossing, id="plain-crossing", name="", summary="", rule_text="", texts=()))
    plain = find_variant("plain-crossing")
    assert (plain.title, plain.about) == ("Plain crossing", "16x16")
    assert "Plain crossing" in page_html(page_of("plain-crossing"), "en")


def test_points_of_ones_own(crossing: PlacingVariant) -> None:
    weights = Scoring(cell_placed=2, all_placed=-7)
    register(replace(crossing, id="weighty", name="Weighty", texts=(), scoring=weights))
    check_variant(find_variant("weighty"), games=1, reference=False)
    html = page_html(page_of("weighty"), "en")
    assert "+2" in html and "\N{MINUS SIGN}7" in html


def test_environments() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")
    pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")
    from cornerwise.envs import aec, single, vector  # noqa: F401  # registers the environments

    single_env = gymnasium.make("cornerwise/crossing-v0", level=1)
    observation, _ = single_env.reset(seed=1)
    single_env.step(int(observation["action_mask"].argmax()))
    many = aec.env("crossing")
    many.reset(seed=1)
    assert many.agent_selection in many.agents


def test_the_command_line() -> None:
    told = json.loads(command("games", "crossing", "--json").stdout)
    assert told[0]["title"] == "Crossing"
    assert "16" in command("draw", "crossing").stdout
    dialogue = command("gtp", "--game", "crossing", "--level", "1", given="genmove 1\nquit\n")
    assert dialogue.stdout.startswith("= ") and dialogue.stdout.strip()


def test_the_arena_tells_its_workers(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    players = ("--player", "random", "--player", "greedy")
    done = command("arena", "--game", "crossing", "--games", "2", "--jobs", "2", "--out", folder, *players)
    assert done.returncode == 0, done.stderr


def test_games_out_of_the_environment() -> None:
    program = "import cornerwise; print(cornerwise.find_variant('crossing').title)"
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | {VARIABLE: str(FILE)}, capture_output=True, text=True
    )
    assert done.stdout == "Crossing\n", done.stderr


def test_games_of_installed_packages(tmp_path: Path) -> None:
    package = tmp_path / "many_games-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: many-games\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[cornerwise.games]\nall = many_games:GAMES\nnone = no_such_module\n")
    source = FILE.read_text().replace("crossing", "installed").replace("cornerwise.register(", "(")
    (tmp_path / "many_games.py").write_text(f"{source}\nGAMES = (CROSSING,)\n")
    program = "import cornerwise; print(cornerwise.find_variant('installed').id)"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.stdout == "installed\n", done.stderr
    assert "the games of no_such_module were not loaded" in done.stderr


# What is wrong is said


def test_the_same_game_may_come_twice(crossing: PlacingVariant) -> None:
    assert register(crossing) is crossing


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"id": "duo"}, "duo: there is another game of that id already"),
        ({"id": "a b"}, "an id is made of small letters"),
        ({"id": "other", "palette": ("blue", "red")}, "every seat owns a colour: 4 are needed"),
        ({"id": "other", "texts": (("xx", ""),)}, "there are texts in 'xx'"),
        (
            {"id": "other", "texts": (("de", "game-duo = Duell"),)},
            "'de' are for game-other*, not game-duo",
        ),
        ({"id": "other", "texts": (("de", "Kein Fluent"),)}, "the texts in 'de' are no Fluent: 'Kein Fluent'"),
    ],
)
def test_a_bad_game_is_refused(crossing: PlacingVariant, changes: dict[str, object], fault: str) -> None:
    with pytest.raises(BadVariant) as caught:
        register(replace(crossing, **changes))  # type: ignore[arg-type]  # fields of every type
    assert fault in str(caught.value)
    assert "other" not in {variant.id for variant in variants()}


def test_only_variants_can_be_registered() -> None:
    with pytest.raises(BadVariant, match="only a variant can be registered"):
        register("duo")  # type: ignore[type-var]  # wrong on purpose


def test_a_bad_file_is_refused_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import cornerwise\n1 / 0\n")
    with pytest.raises(BadVariant, match=r"broken\.py: ZeroDivisionError: division by zero"):
        load_file(broken)
    with pytest.raises(BadVariant, match="there is no such Python file"):
        load_file(tmp_path / "nothing.py")
    done = subprocess.run(
        [sys.executable, "-m", "cornerwise.cli", "--own-games", str(broken), "games"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"cornerwise: {broken}: ZeroDivisionError: division by zero"]


def test_a_cover_that_breaks_the_rules_is_found(crossing: PlacingVariant) -> None:
    with pytest.raises(cornerwise.CornerwiseError, match="cover"):
        check_variant(replace(crossing, cover=("a1",)), games=1)


def test_files_are_added_to_those_that_are_named_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "one.py")
    registry.use_file("two.py")
    assert os.environ[VARIABLE] == os.pathsep.join(["one.py", str(Path("two.py").resolve())])
