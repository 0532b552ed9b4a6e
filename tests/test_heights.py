"""Height maps out of files: what people write is understood, and what is wrong is said in one line."""

import os
from argparse import ArgumentParser
from pathlib import Path

import pytest

from cornerwise import BadOption, CornerwiseError, NotationError, PlacingVariant, find_placing_variant, new_game
from cornerwise.cli import main
from cornerwise.commands.arguments import add_option, chosen_variant, described
from cornerwise.games.heights import MOST_BYTES, read_heights
from cornerwise.records.blksgf import game_of, sgf_of
from cornerwise.records.record import format_record, parse_record, record_of, replay
from cornerwise.records.sgf import format_sgf, parse_sgf

STAIR = "3 3 3/2 2 2/1 1 1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stair.txt"


def option_of(name: str, *options: str) -> PlacingVariant:
    """The game that a command would play."""
    parser = ArgumentParser()
    add_option(parser)
    return chosen_variant(name, parser.parse_args([word for option in options for word in ("--option", option)]))


# Reading


@pytest.mark.parametrize(
    "data",
    [
        b"3 3 3\n2 2 2\n1 1 1\n",
        b"3 3 3\n2 2 2\n1 1 1",
        b"3 3 3\r\n2 2 2\r\n1 1 1\r\n",
        b"3 3 3\r2 2 2\r1 1 1\r",
        b"\n\n  3  3\t3  \n2 2 2\n\t1 1 1\n\n\n",
        b"\xef\xbb\xbf3 3 3\n2 2 2\n1 1 1\n",
        b"3 3 3/2 2 2/1 1 1\n",
        b"3 3 3/2 2 2\n1 1 1/\n",
    ],
)
def test_all_kinds_of_blanks_and_line_ends(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    assert read_heights(file) == read_heights(str(file)) == STAIR


def test_the_last_row_of_the_board_comes_first(file: Path) -> None:
    file.write_text("4 1\n1 1\n")
    game = new_game("rumis-own", heights=read_heights(file))
    assert "a2/1,a2/2,a2/3,a2/4" in game.legal_moves
    assert len(game.variant.board) == 7


def test_the_largest_map_with_the_most_blanks(file: Path) -> None:
    file.write_text("\n".join("   1" * 32 for _ in range(16)))
    assert len(new_game("rumis-own", heights=read_heights(file)).variant.board) == 512


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "0 cubes"),
        (b"\n\n", "0 cubes"),
        (b"2 2\n2 2 2\n", "different lengths"),
        (b"2 2\n\n2 2\n", "different lengths"),
        (b"2 x\n2 2\n", "rows of numbers"),
        (b"2 -1\n2 2\n", "rows of numbers"),
        (b"2 1.5\n", "rows of numbers"),
        ("٢ ٢\n".encode(), "rows of numbers"),
        (b"2 2\n\0\n", "rows of numbers"),
        (b"0 0\n0 0\n", "0 cubes"),
        (b"1\n", "1 cube,"),
        (b"200 200 200 500\n", "1,100 cubes"),
        (b"2 0 2\n", "must be connected"),
        (b"\xff\xfe2\0 \0", "a text"),
        (b"2 2\n" * 5000, "up to"),
    ],
)
def test_files_without_a_height_map(file: Path, data: bytes, words: str) -> None:
    file.write_bytes(data)
    with pytest.raises(NotationError, match=f"cannot be used: R4: .*{words}") as caught:
        read_heights(file)
    assert caught.value.value == str(file)
    assert len(str(caught.value)) < 250


def test_files_that_are_too_long_are_not_read_to_the_end(tmp_path: Path) -> None:
    endless = tmp_path / "endless"
    os.mkfifo(endless)
    writer = os.open(endless, os.O_RDWR)  # stays open, so that reading to the end would never end
    try:
        os.write(writer, b"2 2\n" * (MOST_BYTES // 4 + 1))
        with pytest.raises(NotationError, match="up to"):
            read_heights(endless)
    finally:
        os.close(writer)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_heights(tmp_path / "nothing")
    with pytest.raises(IsADirectoryError):
        read_heights(tmp_path)


# As an option


def test_at_reads_a_file(file: Path) -> None:
    file.write_text("3 3 3\n2 2 2\n1 1 1\n")
    variant = option_of("rumis-own", f"heights=@{file}", "seats=2")
    assert (variant.heights, variant.seats, len(variant.board)) == (STAIR, 2, 18)
    assert described(variant) == f"rumis-own seats=2 colours-each=1 blocked=out heights={STAIR}"


def test_without_at_it_is_the_map_itself() -> None:
    assert option_of("rumis-own", f"heights={STAIR}").heights == STAIR
    with pytest.raises(BadOption, match=r"R4: 'stair\.txt' is not a height map"):
        option_of("rumis-own", "heights=stair.txt")


def test_errors_of_the_file_are_told(file: Path, tmp_path: Path) -> None:
    file.write_text("2 2\n2\n")
    with pytest.raises(NotationError, match="R4"):
        option_of("rumis-own", f"heights=@{file}")
    with pytest.raises(FileNotFoundError):
        option_of("rumis-own", f"heights=@{tmp_path / 'nothing'}")


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("rumis-own", "heights=@"),
        ("rumis-own", "seats=@{}"),
        ("rumis-own", "@{}=2"),
        ("rumis-tower", "heights=@{}"),
        ("duo", "start=@{}"),
    ],
)
def test_only_texts_of_ones_own_are_read(name: str, option: str, file: Path) -> None:
    file.write_text(STAIR)
    with pytest.raises(BadOption):
        option_of(name, option.format(file))


def test_on_the_command_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("1 1\n1 1\n")
    assert main(["perft", "rumis-own", "1", "--option", f"heights=@{file}"]) == 0
    assert "heights=1 1/1 1\n" in capsys.readouterr().out
    file.write_text("1 1\n1\n")
    assert main(["perft", "rumis-own", "1", "--option", f"heights=@{file}"]) == 2
    complaint = capsys.readouterr().err
    assert "R4" in complaint and complaint.count("\n") == 1


# In records


@pytest.mark.parametrize("heights", [STAIR, STAIR.replace("/", "\n") + "\n"])
def test_games_on_own_heights_are_kept(heights: str) -> None:
    game = new_game("rumis-own", heights=heights, seats=2)
    for move in ("a1/1,b1/1", "a2/1,a2/2"):
        game.push(move)
    record = record_of(game)
    again = replay(parse_record(format_record(record)))
    assert again.variant.chosen == game.variant.chosen
    (root,) = parse_sgf(format_sgf([sgf_of(record)]))
    assert game_of(root).record.moves == record.moves
    assert list(again.legal_moves) == list(game.legal_moves)


def test_bad_heights_in_a_record_are_refused() -> None:
    text = format_record(record_of(new_game("rumis-own", heights=STAIR)))
    with pytest.raises(CornerwiseError, match="different lengths"):
        replay(parse_record(text.replace(STAIR, "3 3 3/2 2")))


def test_heights_are_offered_by_one_game_only() -> None:
    assert "heights" in find_placing_variant("rumis-own").chosen
    with pytest.raises(BadOption, match="no option 'heights'"):
        find_placing_variant("rumis-tower", heights=STAIR)
