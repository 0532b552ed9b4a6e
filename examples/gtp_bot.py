"""A bot that speaks the Go Text Protocol, so that the arena and other programs can play against it.

    cornerwise arena --game polyomino-8 --player 'gtp:python examples/gtp_bot.py' --player random --games 20

It plays a random move of those that cover the most cells. docs/tutorials/first-bot.md explains it.
"""

import shlex
import sys
from random import Random

import cornerwise
from cornerwise.engine.gtp.names import find_with_options


class Bot:
    """The game that is played, with a method for every command."""

    def __init__(self) -> None:
        self._rng = Random(1)
        self._game: cornerwise.Position = cornerwise.new_game("duo")

    def set_game(self, *words: str) -> str:
        self._game = cornerwise.new_game(find_with_options(" ".join(words)))
        return ""

    def clear_board(self) -> str:
        self._game = cornerwise.new_game(self._game.variant)
        return ""

    def play(self, colour: str, move: str) -> str:
        if move != "pass":  # who cannot move is skipped by the rules
            self._game.push(move)
        return ""

    def genmove(self, colour: str) -> str:
        game = self._game
        most = max(map(game.cells_laid, game.legal_moves))
        return str(game.push(self._rng.choice([move for move in game.legal_moves if game.cells_laid(move) == most])))


def main() -> None:
    bot = Bot()
    for line in sys.stdin:
        command, *words = shlex.split(line)
        if command == "quit":
            break
        try:
            answer = f"= {getattr(bot, command)(*words)}"
        except (AttributeError, TypeError, cornerwise.CornerwiseError) as error:
            answer = f"? {error}"
        print(answer, end="\n\n", flush=True)
    print("=\n", flush=True)


if __name__ == "__main__":
    main()
