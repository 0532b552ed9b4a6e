"""The protocol: what a line means, how it is answered, and that nothing at all ends the conversation."""

import re
import subprocess
import time
from io import BytesIO, StringIO
from pathlib import Path
from random import Random

import pytest
from gtp_program import COMMAND, QUICK, program
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from program import Captured, refused

from cornerwise.engine.gtp.dialogue import MOST_BYTES, Command, Dialogue, Request, format_response, parse_request
from cornerwise.engine.gtp.player import GtpPlayer
from cornerwise.engine.parameters import Parameters
from cornerwise.engine.strength import Strength
from cornerwise.games.catalogue import find_variant

PAGE = Path(__file__).parents[1] / "docs" / "gtp.md"
SESSIONS = re.findall(r"(?ms)^```gtp\n(.*?)^```", PAGE.read_text())
COMMANDS = [name for name in GtpPlayer(find_variant("duo"), Parameters()).commands if not name.endswith("sgf")]
"""All but those that touch files, for junk may name any."""


def conversation(data: bytes, commands: dict[str, Command] | None = None) -> str:
    """All that is answered to these bytes."""
    out = StringIO()
    Dialogue(commands or {}).talk(BytesIO(data), out)
    return out.getvalue()


# Lines


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("name", Request("", "name")),
        ("7 name", Request("7", "name")),
        ("007 play B e10\r\n", Request("007", "play", ("B", "e10"))),
        ("\tplay\tB   e10, e9 # good", Request("", "play", ("B", "e10,", "e9"))),
        ('loadsgf "my games/a b" 3', Request("", "loadsgf", ("my games/a b", "3"))),
        ('savesgf "', Request("", "savesgf", ('"',))),
        ("na\x00me\x7f", Request("", "name")),
        ("12", Request("12", "")),
        ("-1 name", Request("", "-1", ("name",))),
        ("² name", Request("", "²", ("name",))),
        ("", None),
        (" \t\r\n", None),
        ("# 1 name", None),
        ("\x01\x02", None),
    ],
)
def test_requests(line: str, request_: Request | None) -> None:
    assert parse_request(line) == request_


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("", "=5\n\n"),
        ("two", "=5 two\n\n"),
        ("a\nb\n", "=5 a\nb\n\n"),
        ("\nboard\n\nbelow", "=5\nboard\n \nbelow\n\n"),
    ],
)
def test_responses_have_one_empty_line_and_that_ends_them(text: str, sent: str) -> None:
    assert format_response(Request("5", "x"), text) == sent


def test_failures_have_another_sign() -> None:
    assert format_response(Request("", "x"), "why", failed=True) == "? why\n\n"


@pytest.mark.parametrize(
    ("usage", "counts"),
    [("", {0}), ("A", {1}), ("A [B]", {1, 2}), ("[A] [B]", {0, 1, 2}), ("A B...", {2, 3, 4})],
)
def test_usage_tells_how_many_arguments(usage: str, counts: set[int]) -> None:
    assert {count for count in range(5) if Command(str, usage).takes(count)} == counts


def test_the_last_line_needs_no_end() -> None:
    assert conversation(b"protocol_version\n\n# nothing\n1 protocol_version") == "= 2\n\n=1 2\n\n"


def test_nothing_is_answered_after_quit() -> None:
    assert conversation(b"3 quit\nprotocol_version\n") == "=3\n\n"


def test_lines_that_are_too_long_are_refused_and_the_next_is_read() -> None:
    longest = b"1 known_command ".ljust(MOST_BYTES, b"x")
    too_long = b"2 known_command ".ljust(3 * MOST_BYTES, b"x")
    comment = b"#".ljust(2 * MOST_BYTES, b"x")
    answers = conversation(b"\n".join([longest, too_long, comment, b"4 known_command quit", too_long])).split("\n\n")
    refusal = f"?2 a line has at most {MOST_BYTES} bytes"
    assert answers == ["=1 false", refusal, "=4 true", refusal, ""]


def test_our_own_faults_are_answered_too() -> None:
    log: list[str] = []
    dialogue = Dialogue({"fail": Command(lambda: str(1 // 0))}, log.append)
    assert dialogue.answer("8 fail") == "?8 internal error: ZeroDivisionError: integer division or modulo by zero\n\n"
    assert dialogue.answer("known_command fail") == "= true\n\n"
    assert "Traceback" in log[0] and len(log) == 1


# Junk

_arguments = ["B", "w", "1", "e10", "j5,j6", "pass", "keep", "duo", "start=own", "level", "seed", "9", "-1", '"', "#"]
_words = st.sampled_from([*COMMANDS, *_arguments]).map(str.encode)
_lines = st.lists(_words | st.binary(max_size=12), max_size=5).map(b" ".join)


@settings(max_examples=60)
@given(st.lists(_lines, max_size=12))
def test_any_bytes_are_answered_line_by_line(lines: list[bytes]) -> None:
    player = GtpPlayer(find_variant("duo"), Parameters(strength=Strength(nodes=8), seed=1))
    data = b"\n".join([*lines, b"424242 protocol_version\n"])
    assume(b"quit" not in data)
    answers = conversation(data, player.commands).split("\n\n")
    assert answers[-2:] == ["=424242 2", ""]
    assert all(answer[0] in "=?" and "internal error" not in answer for answer in answers[:-1])


# The program


def test_the_page_shows_what_is_answered() -> None:
    """All its examples are one conversation, which ends with `quit`."""
    with program() as gtp:
        for asked, answer in re.findall(r"(?m)^> (.*)\n((?:(?!> ).*\n)*)", "".join(SESSIONS)):
            if answer:
                assert gtp.raw(asked) == answer.rstrip("\n"), asked
            else:
                gtp.send(asked.encode())
        assert gtp.process.wait(60) == 0


def test_the_page_tells_of_every_command() -> None:
    table = PAGE.read_text().partition("## Commands")[2].partition("## Scores")[0]
    told = {name for cell in re.findall(r"(?m)^\| (`.*?) \|", table) for name in re.findall(r"`(\w+)", cell)}
    assert told == set(Dialogue(GtpPlayer(find_variant("duo"), Parameters()).commands).commands)
    assert SESSIONS


def test_a_storm_of_junk() -> None:
    rng = Random(1)
    storm = [rng.randbytes(40).replace(b"\n", b" ") for _ in range(200)]
    storm += [b"genmove", b"play B " + b"e" * 5000, b"play B e10,e10", b"p \xc3\x28", b"x" * 100_000, b"param x y"]
    storm += [b"loadsgf /dev/zero", b"loadsgf " + b"a" * 4000, b"set_game " + b"[" * 900, b"all_legal " + b"9" * 900]
    with program(*QUICK) as gtp:
        for line in storm:
            gtp.send(line)
        gtp.send(b"31337 known_command play")
        while (answer := gtp.answer()) != "=31337 true":
            assert answer.startswith("?") and "internal" not in answer
        assert gtp.ask("final_score") == "0"


def test_answers_come_at_once_and_in_order() -> None:
    with program(*QUICK) as gtp:
        for number in range(5):
            assert gtp.raw(f"{number} protocol_version") == f"={number} 2"
        started = time.monotonic()
        assert float(gtp.ask("cputime")) > 0
        assert time.monotonic() - started < 20
        gtp.raw("quit")
        assert gtp.process.wait(60) == 0


def test_errors_are_logged_only_if_asked() -> None:
    done = subprocess.run([*COMMAND, "--verbose"], input=b"castle\nname\n", capture_output=True, timeout=60)
    assert done.stdout == b"? unknown command\n\n= Cornerwise\n\n"
    assert done.stderr == b"cornerwise: 'castle': unknown command\n"


def test_a_reader_that_leaves() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(b"name\n" * 100)
        process.stdin.close()
        assert (process.stderr.read(), process.wait(60)) == (b"", 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--level", "7", "--nodes", "100"],
            "a level sets its own nodes and time: give either a level, or nodes and time",
        ),
        (["--level", "0"], "level must be a whole number from 1 to 9, not '0'"),
        (["--time", "soon"], "time must be a number of seconds up to 86400, or none, not 'soon'"),
        (["--game", "Blokus Quattro"], "there is no game called 'Blokus Quattro'; `cornerwise games` lists all games"),
        (["--game", "Blokus Duo", "--option", "start=free"], "duo: start cannot be 'free' (choose from: any, own)"),
    ],
)
def test_what_the_command_line_refuses(capsys: Captured, arguments: list[str], message: str) -> None:
    assert refused(capsys, "gtp", *arguments) == message
