"""Games in which every move is searched as in play, by a small net or by playouts: to learn from, and to compare nets.

The kernel plays them on all threads without Python (`kernel/searched_games.hpp`).
"""

import math
from collections.abc import Iterator, Mapping
from time import monotonic

import numpy as np
import torch

from cornerwise import _kernel
from cornerwise.engine.tuning import small_net_tuning, tuning_of
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import CHOICES, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.symmetry import row_images, start_images
from cornerwise.training.batches import Motions, Sampler
from cornerwise.training.gate import GateMatch, Sets
from cornerwise.training.pupil import Lesson, lesson_from
from cornerwise.training.selfplay import Games, games_of
from cornerwise.training.settings import SearchedSettings
from cornerwise.training.trained_game import Share, Subject


def searched_player(variant: PlacingVariant, net: _kernel.Net | None) -> _kernel.SearchedPlayer:
    """A player who searches as the engine does: with a small net, or without one by playouts."""
    tuning = tuning_of(variant)
    changes = small_net_tuning(variant) if net is not None else {}
    return _kernel.SearchedPlayer(prior_weights=tuning.prior, tuning={**tuning.search, **changes}, net=net)


def row_motions(variant: PlacingVariant) -> Motions:
    """Where a small net has the moves: every row at its own number, then the answers to a swap opening."""
    table, cells = move_table(variant.board, variant.pieces), start_images(variant)
    rows = row_images(table, cells)
    answers = np.broadcast_to(len(table) + np.arange(len(CHOICES)), (len(rows), len(CHOICES)))
    places = np.concatenate([rows, answers], 1).astype(np.int32)
    return Motions(cells, np.ascontiguousarray(places), len(table) + len(CHOICES))


class SearchedSubject(Subject):
    """A game that a small net plays against itself."""

    def __init__(self, share: Share, settings: SearchedSettings, seed: int, device: torch.device, scope: bool) -> None:
        super().__init__(share, settings, searched=True)
        self._settings = settings
        motions = row_motions(share.variant)
        self._moves = motions.size
        self._sampler = Sampler(
            self.window, self._batch, settings.threads, seed, device, motions, settings.found_part, scope
        )
        self._games = _kernel.SearchedGames(
            kernel_core(share.variant),
            games=settings.games * share.times,
            threads=settings.threads,
            seed=2 * seed,
            tuning={},
        )
        self._net: _kernel.Net | None = None
        self._seated: _kernel.Net | None = None
        self._tuned: bool | None = None

    def follow(self, net: _kernel.Net) -> None:
        self._net = net

    def play(self, by_playouts: bool) -> None:
        """Some moves in every game, by the newest net or by playouts."""
        net = None if by_playouts else self._net
        tuning = self._settings.tuning(by_playouts)
        if self._seated is not net or self._tuned is None:
            self._seated = net
            self._games.seat([searched_player(self.variant, net)])
        if self._tuned is None:  # first games begin with any number of random moves, as in `Lane`
            anywhere = {"opening": float(sum(self.variant.full_pieces)), "opening_part": 1.0}
            self._games.tune({**tuning, **anywhere})
            self._games.step(1)
        if self._tuned is not by_playouts:
            self._tuned = by_playouts
            self._games.tune(tuning)
        self._games.step(self._settings.moves)

    def finished(self) -> Iterator[Games]:
        yield games_of(self._games.finished())

    def draw(self) -> Lesson:
        return lesson_from(self._sampler.draw(self.newest), self._moves)


def play_searched_match(
    variant: PlacingVariant,
    challenger: _kernel.Net | None,
    champion: _kernel.Net | None,
    *,
    sets: int,
    threads: int,
    seed: int,
    tuning: Mapping[str, float],
    deadline: float = math.inf,
) -> GateMatch:
    """As `play_match`, between small nets or playouts."""
    played = Sets(variant, sets)
    games = _kernel.SearchedGames(
        kernel_core(variant), games=played.games, threads=threads, seed=seed, tuning={**tuning, **played.tuning}
    )
    games.seat([searched_player(variant, champion), searched_player(variant, challenger)])
    while not played.over and monotonic() < deadline:
        games.step(1)
        played.add(games_of(games.finished()))
    return played.match()
