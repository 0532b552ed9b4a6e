"""The opening explorer: the same position however it came about, sums over games, and games made for it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cornerwise import new_game
from cornerwise.cli import main
from cornerwise.engine.analysis import final_value
from cornerwise.engine.player import Engine
from cornerwise.errors import IllegalMove, RecordError, WrongFamily
from cornerwise.explorer import Explorer
from cornerwise.explorer.keys import DifferentGames, keys_of
from cornerwise.explorer.make import NODES, drawn_move, make_games, play_game, write_games
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.records.games import load_games
from cornerwise.rules.moves import WORDS
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.symmetry import same_game_rows

FLAT = [variant.id for variant in placing_variants() if not variant.gravity and variant.seats > 1]


def random_game(name: str, rng: Random, plies: int = 999) -> PlacingPosition:
    game = PlacingPosition(find_placing_variant(name))
    while game.mover is not None and game.ply < plies:
        game.push(rng.choice(list(game.legal_moves)))
    return game


def image(game: PlacingPosition, motion: int) -> PlacingPosition:
    """The same game on a board that was turned or reflected."""
    rows = same_game_rows(game.variant)[motion]
    turned = PlacingPosition(game.variant)
    for move in game.moves:
        turned.push(move if move in WORDS else turned.move_of(int(rows[move])))
    return turned


@pytest.fixture
def explorer(tmp_path: Path) -> Iterator[Explorer]:
    with Explorer(tmp_path / "games.db") as opened:
        yield opened


@pytest.mark.parametrize("name", FLAT)
def test_turned_boards_are_the_same_position(name: str) -> None:
    """Every motion gives a game that the rules allow, with the same number, and each move finds its image."""
    game = random_game(name, Random(name), 9)
    keys = keys_of(game.variant)
    seen = keys.seen(game)
    for motion, rows in enumerate(same_game_rows(game.variant)):
        turned = image(game, motion)
        again = keys.seen(turned)
        assert again.key == seen.key
        for move in [move for move in game.legal_moves if move not in WORDS][:20]:
            there = again.own(seen.shared(move))
            assert there in turned.legal_moves
            assert again.shared(turned.move_of(int(rows[move]))) == seen.shared(move)


def test_the_order_of_moves_does_not_matter_but_whose_turn_it_is_does() -> None:
    """In this game pieces may begin anywhere, so the first two of a colour can be laid the other way round."""
    keys, rng, found = keys_of(find_placing_variant("polyomino-14")), Random(5), 0
    while found < 3:
        game, other = random_game("polyomino-14", rng, 5), new_game("polyomino-14")
        first, answer, reply, second, last = game.moves  # the answer is that to the swap opening
        try:
            for move in (second, answer, reply, first, last):
                other.push(move)
        except IllegalMove:
            continue
        found += 1
        assert keys.seen(other).key == keys.seen(game).key
        other.pop()
        assert keys.seen(other).key != keys.seen(game).key


def test_games_are_kept_apart() -> None:
    positions = [PlacingPosition(find_placing_variant(name)) for name in FLAT] + [new_game("duo", start="own")]
    assert len({keys_of(position.variant).seen(position).key for position in positions}) == len(positions)


def test_sums_are_those_of_the_games(explorer: Explorer) -> None:
    """The first moves of games, counted by hand: a turned board counts for the same move."""
    rng = Random(3)
    games = [random_game("duo", rng) for _ in range(6)]
    games += [image(game, motion) for motion in (1, 2) for game in games]
    assert explorer.add(games) == 18
    made = explorer.moves(new_game("duo"))
    assert sum(played.games for played in made) == 18
    assert all(played.games % 3 == 0 for played in made)
    keys = keys_of(find_placing_variant("duo"))
    start = keys.seen(new_game("duo"))
    for played in made:
        values = [final_value(game) for game in games if start.shared(game.moves[0]) == start.shared(played.move)]
        assert played.games == len(values)
        assert played.share == pytest.approx(sum(value.shares[0] for value in values) / len(values))
        assert played.margin == pytest.approx(sum(value.margins[0] for value in values) / len(values))


def test_only_finished_games_and_their_first_moves_are_kept(tmp_path: Path) -> None:
    game = random_game("junior", Random(1))
    with Explorer(tmp_path / "games.db", depth=2) as explorer:
        assert explorer.add([random_game("junior", Random(1), 4), game]) == 1
    with Explorer(tmp_path / "games.db") as explorer:
        again = PlacingPosition(game.variant)
        for move in game.moves[:2]:
            assert [played.games for played in explorer.moves(again)] == [1]
            again.push(move)
        assert explorer.moves(again) == ()


def test_other_files_and_games_are_refused(tmp_path: Path, explorer: Explorer) -> None:
    (tmp_path / "note.txt").write_text("This is no database at all, however long it may be." * 40)
    with pytest.raises(RecordError):
        Explorer(tmp_path / "note.txt")
    with pytest.raises(WrongFamily):
        explorer.moves(new_game("triominos"))


def test_made_games_go_on_where_they_stopped(tmp_path: Path) -> None:
    variant, told = find_placing_variant("polyomino-8"), list[int]()
    file = make_games(variant, tmp_path, 3, nodes=4, report=told.append)
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])  # killed while it wrote
    make_games(variant, tmp_path, 3, nodes=4, report=told.append)
    assert file.read_bytes() == whole
    assert told == [0, 1, 2, 3, 2, 3]
    assert load_games(file)[1].position == play_game(variant, 1, 4)
    assert len({game.position.moves for game in load_games(file)}) == 3


def test_the_same_game_on_a_turned_board_is_not_another_one() -> None:
    games = DifferentGames()
    for name in FLAT:
        game, other = random_game(name, Random(name)), random_game(name, Random(f"{name} 2"))
        assert games.add(game.variant, game.moves) and games.add(other.variant, other.moves)
        for motion in range(len(same_game_rows(game.variant))):
            turned = image(game, motion)
            assert not games.add(turned.variant, turned.moves)


def test_no_game_is_made_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another try is made for a game that there was, the same in every run; where all tries are, the file ends."""
    variant = find_placing_variant("polyomino-8")
    first, second = (tuple(play_game(variant, 0, 4, again).moves) for again in (0, 1))
    assert first != second and second == tuple(play_game(variant, 0, 4, 1).moves)
    monkeypatch.setattr("cornerwise.explorer.make.play_game", lambda *words: play_game(variant, 0, 4, *words[3:]))
    file = make_games(variant, tmp_path, 2, nodes=4, report=lambda _: None)
    assert [game.position.moves for game in load_games(file)] == [first, second]
    monkeypatch.setattr("cornerwise.explorer.make.play_game", lambda *words: play_game(variant, 0, 4))
    make_games(variant, tmp_path, 3, nodes=4, report=lambda _: None)
    assert len(load_games(file)) == 2


def test_games_that_were_played_elsewhere_are_written_once(tmp_path: Path) -> None:
    game = random_game("duo", Random(1))
    written = [[int(move) for move in each.moves] for each in (game, image(game, 2), random_game("duo", Random(2)))]
    write_games(game.variant, tmp_path / "duo.blksgf", written)
    assert [len(each.position.moves) for each in load_games(tmp_path / "duo.blksgf")] == [
        len(written[0]),
        len(written[2]),
    ]


def test_openings_of_made_games_differ() -> None:
    """Drawn as often as the search looked at a move, 60 games had 40 openings of three moves."""
    variant, different = find_placing_variant("duo"), DifferentGames()
    found = 0
    for number in range(60):
        rng, game = Random(number), PlacingPosition(variant)
        engine = Engine(nodes=NODES, seed=number)
        while game.ply < 3:
            game.push(drawn_move(engine, game, rng))
        found += different.add(variant, game.moves)
    assert found >= 50


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base, games = str(tmp_path / "games.db"), str(tmp_path / "polyomino-8.blksgf")

    def said(*words: str, code: int = 0) -> str:
        assert main(["explore", *words]) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    assert games in said("make", str(tmp_path), "--game", "polyomino-8", "--count", "4", "--nodes", "4")
    assert "games added: 4" in said("add", base, games)
    assert "games: 4" in said("show", base, "polyomino-8")
    assert "No game in this file" in said("show", base, "duo")
    assert "4 games" in said("show", base, games, code=2)
    assert "none.db" in said("show", str(tmp_path / "none.db"), "duo", code=2)
