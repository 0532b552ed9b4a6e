"""Many games at once: the kernel walks its trees, the device evaluates their leaves.

A lane is a group of games with one leaf each in flight. While the device evaluates one lane, the kernel works on
another, so that neither waits for the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from cornerwise import _kernel
from cornerwise.engine.planes import Layout
from cornerwise.rules.native import kernel_core
from cornerwise.training.features import Carrier, Expander, as_words
from cornerwise.training.net import MARGIN_UNIT, Folded


class Games(NamedTuple):
    """Finished games and what was learned in them."""

    about: npt.NDArray[np.uint32]
    """(games, 4): plies, random plies at the beginning, which game of its slot it is, and the slot."""
    shares: npt.NDArray[np.float32]
    margins: npt.NDArray[np.float32]
    """(games, seats), as are the shares."""
    moves: npt.NDArray[np.uint32]
    """Of all games, one after another."""
    target_at: npt.NDArray[np.uint32]
    """(targets, 2): game and ply."""
    target_moves: npt.NDArray[np.uint32]
    target_parts: npt.NDArray[np.float32]
    """(targets, TARGETS): the likeliest moves of an improved policy and their parts of it."""
    target_shares: npt.NDArray[np.float32]
    target_margins: npt.NDArray[np.float32]
    """(targets, seats), as are the shares: the value that the search found."""


def games_of(done: _kernel.FinishedGames) -> Games:
    return Games(**{name: getattr(done, name) for name in Games._fields})


@dataclass
class Values:
    """What a net says of the leaves of a lane, on the device."""

    shares: Tensor
    margins: Tensor
    policy: Tensor


class Seen(NamedTuple):
    """The leaves of a lane on the device, and what was said of them."""

    words: Tensor
    numbers: Tensor
    values: Values
    logits: Tensor
    """Of the legal moves of all leaves, one after another."""


class Evaluator:
    """A folded net with what stands between it and the kernel."""

    def __init__(self, net: Folded, layout: Layout, device: torch.device) -> None:
        self.net = net
        self._expander = Expander(layout, device)
        self._shape = layout.shape
        self._kind = next(net.parameters()).dtype

    @torch.inference_mode()
    def __call__(self, words: Tensor, numbers: Tensor) -> Values:
        # Small nets may be shown more.
        words, numbers = words[:, : self._shape.planes], numbers[:, : self._shape.numbers]
        guess = self.net(self._expander.planes(words, self._kind), numbers.to(self._kind))
        shares = torch.softmax(guess.shares[:, : self._shape.seats].float(), 1)
        return Values(shares, guess.margins[:, : self._shape.seats].float() * MARGIN_UNIT, guess.policy)


class Lane:
    """A group of games."""

    def __init__(
        self,
        layout: Layout,
        device: torch.device,
        games: int,
        threads: int,
        seed: int,
        tuning: Mapping[str, float],
        *,
        anywhere: bool = False,
        scope: bool = False,
    ) -> None:
        """With `anywhere` the first games begin with any number of random moves. With `scope` it is
        also shown what colours can cover soon, as some small nets want it.

        Otherwise games that begin together go on together, and for long there are no positions but of one part of them.
        """
        if games * layout.policy_size >= 1 << 31:
            raise ValueError(f"{games} games at once are too many for {layout.variant.id}")
        self._layout = layout
        self._tuning = dict(tuning)
        plies = sum(layout.variant.full_pieces)
        first = {**tuning, "opening_part": 1.0, "opening": plies} if anywhere else tuning
        self.games = _kernel.SelfPlay(
            kernel_core(layout.variant), games=games, threads=threads, seed=seed, tuning=dict(first), scope=scope
        )
        shape = self.games.shape
        self._carrier = carrier = Carrier(device)
        self._planes = carrier.room(games, shape.planes, shape.words, kind=torch.int64)
        self._numbers = carrier.room(games, shape.numbers, kind=torch.uint8)
        self._shares, self._margins = (carrier.room(games, shape.seats, kind=torch.float32) for _ in range(2))
        self._places = carrier.room(256 * games, kind=torch.int32)
        self._logits = carrier.room(256 * games, kind=torch.float32)
        self._event = torch.cuda.Event() if device.type == "cuda" else None
        self._moves = 0
        self.searching: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        """The seat that every game's search is for."""
        self.evaluations = 0

    def wait(self) -> None:
        """Until the values that were asked for are there."""
        if self._event:
            self._event.synchronize()

    def think(self) -> None:
        """Hand the values to the trees and walk on to the next leaves; `wait` comes before."""
        self._moves = self.games.step(
            shares=self._shares.numpy(),
            margins=self._margins.numpy(),
            logits=self._logits.numpy(),
            planes=as_words(self._planes),
            numbers=self._numbers.numpy(),
            seats=self.searching,
        )
        if self._tuning:  # for all games but the first
            self.games.tune(self._tuning)
            self._tuning = {}
        self._places = self._carrier.grown(self._places, self._moves)
        self._logits = self._carrier.grown(self._logits, self._moves)
        self.games.places(self._layout.places, self._layout.policy_size, self._places.numpy())
        self.evaluations += len(self.searching)

    @property
    def shown(self) -> tuple[Tensor, Tensor]:
        """The leaves as a net is shown them, here: bit planes and numbers."""
        return self._planes, self._numbers

    @property
    def told(self) -> tuple[Tensor, Tensor]:
        """What the trees are told of the leaves, here: shares and margins."""
        return self._shares, self._margins

    @property
    def move_count(self) -> int:
        """Of all leaves together."""
        return self._moves

    @torch.inference_mode()
    def launch(self, *evaluators: Evaluator, pick: Tensor | None = None) -> Seen:
        """Have the leaves evaluated; the values are there after `wait`, and on the device as is told.

        With two evaluators `pick` says which leaves are the second one's.
        """
        words, numbers = self._carrier.send(self._planes), self._carrier.send(self._numbers)
        places = self._carrier.send(self._places[: self._moves])
        values = [evaluator(words, numbers) for evaluator in evaluators]
        first = values[0]
        if pick is not None:
            second, chosen = values[1], pick[:, None]
            first = Values(
                torch.where(chosen, second.shares, first.shares),
                torch.where(chosen, second.margins, first.margins),
                torch.where(chosen, second.policy, first.policy),
            )
        self._shares.copy_(first.shares, non_blocking=True)
        self._margins.copy_(first.margins, non_blocking=True)
        logits = first.policy.reshape(-1).index_select(0, places).float()
        self._logits[: self._moves].copy_(logits, non_blocking=True)
        if self._event:
            self._event.record()
        return Seen(words, numbers, first, logits)

    def answer(self, shares: Tensor, margins: Tensor, logits: Tensor) -> None:
        """Have the trees go by this in place of what the evaluators of the last `launch` said."""
        self._shares.copy_(shares, non_blocking=True)
        self._margins.copy_(margins, non_blocking=True)
        self._logits[: self._moves].copy_(logits, non_blocking=True)
        if self._event:
            self._event.record()

    def finished(self) -> Games:
        return games_of(self.games.finished())
