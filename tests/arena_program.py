"""A small program that speaks GTP, for the arena to play with: `python arena_program.py MANNER`.

It `plays` greedily by the rules of this library, or misbehaves when it is first asked for a move, in all ways that come
to mind. For those it needs no rules and starts in no time.
"""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

MANNERS = ("plays", "hangs", "dies", "babbles", "floods", "cheats", "refuses", "resigns", "hangs-with-child")


class Refused(Exception):
    """Answered with a question mark."""


class Bad:
    """Listens to everything and misbehaves in the end."""

    def __init__(self, manner: str, note: str) -> None:
        self.manner, self.note = manner, note
        self.last = ""

    def set_game(self, *words: str) -> str:
        if self.manner == "refuses":
            raise Refused("only chess")
        return ""

    def clear_board(self) -> str:
        return ""

    def play(self, colour: str, move: str) -> str:
        self.last = move
        return ""

    def genmove(self, colour: str) -> str:
        if self.manner == "hangs-with-child":
            child = subprocess.Popen(["sleep", "600"])
            Path(self.note).write_text(f"{os.getpid()} {child.pid}")
        if self.manner.startswith("hangs"):
            time.sleep(600)
        if self.manner == "dies":
            sys.stderr.write("out of ideas\n")
            sys.stderr.flush()
            os._exit(3)
        while self.manner == "floods":
            sys.stdout.write("more and more\n")
        return {"babbles": "I think e4", "resigns": "resign", "cheats": self.last}[self.manner]

    def quit(self) -> str:
        return ""


def make_good() -> object:
    """A program that plays, and refuses what is against the rules."""
    from cornerwise import CornerwiseError, PlacingPosition, find_placing_variant
    from cornerwise.engine import GreedyPlayer
    from cornerwise.records.blksgf import colour_properties, variant_of
    from cornerwise.records.sgf import Node

    class Good:
        def __init__(self) -> None:
            self.position = PlacingPosition(find_placing_variant("duo"))
            self.player = GreedyPlayer(1)

        def set_game(self, *words: str) -> str:
            try:
                variant = variant_of(Node({"GM": [" ".join(words)]}))
            except CornerwiseError:
                variant = find_placing_variant(words[0])
                for word in words[1:]:
                    variant = variant.with_options(**variant.parse_option(*word.split("=", 1)))
            self.position = PlacingPosition(variant)
            return ""

        def clear_board(self) -> str:
            self.position = PlacingPosition(self.position.variant)
            return ""

        def play(self, colour: str, move: str) -> str:
            self.check(colour)
            try:
                self.position.push(move)
            except CornerwiseError as error:
                raise Refused(error) from error
            return ""

        def genmove(self, colour: str) -> str:
            self.check(colour)
            assert self.position.mover is not None
            move = self.player.choose(self.position.view(self.position.mover))
            return self.position.format(self.position.push(move))

        def check(self, colour: str) -> None:
            variant, turn = self.position.variant, self.position.turn
            if turn is None or colour != colour_properties(variant)[variant.colours.index(turn)]:
                raise Refused(f"it is the turn of {turn}")

        def quit(self) -> str:
            return ""

    return Good()


def main(manner: str, note: str = "") -> None:
    program = make_good() if manner == "plays" else Bad(manner, note)
    for line in sys.stdin:
        command, *words = shlex.split(line)
        try:
            answer = f"= {getattr(program, command)(*words)}"
        except Refused as refusal:
            answer = f"? {refusal}"
        print(answer, end="\n\n", flush=True)
        if command == "quit":
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
