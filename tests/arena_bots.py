"""Players out of Python for the arena, most of them bad."""

import ctypes
import os
import time

from cornerwise.engine import GreedyPlayer, Player, View
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.position import Position


class Loud(GreedyPlayer):
    """Talks while it plays."""

    def choose(self, view: View | Position) -> Move:
        print("hm, let me see")
        return super().choose(view)


class Polite(GreedyPlayer):
    """Takes an option."""

    def __init__(self, seed: int, patience: float = 1.5, *, smile: bool = True) -> None:
        super().__init__(seed)
        assert patience == 1.5 and smile is True


class Hanging(GreedyPlayer):
    def choose(self, view: View | Position) -> Move:
        time.sleep(600)
        return super().choose(view)


class Deaf(GreedyPlayer):
    """Holds the interpreter while it hangs, so that no other thread of its process can do anything."""

    def choose(self, view: View | Position) -> Move:
        ctypes.PyDLL(None).sleep(600)
        return super().choose(view)


class Dying(GreedyPlayer):
    def choose(self, view: View | Position) -> Move:
        os._exit(9)


class Raising(GreedyPlayer):
    def choose(self, view: View | Position) -> Move:
        raise RuntimeError("no idea")


class Cheating(GreedyPlayer):
    def choose(self, view: View | Position) -> Move:
        return PASS


class Slow(GreedyPlayer):
    """Too slow, but not for ever."""

    def choose(self, view: View | Position) -> Move:
        time.sleep(3.2)
        return super().choose(view)


def unmakable(seed: int) -> Player:
    raise RuntimeError("not today")
