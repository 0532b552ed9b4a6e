"""AlphaZero-style learning where hands are hidden: the search of `alphazero.py` for triominos.

It is information-set tree search (ISMCTS): simulations play on from hidden tiles that are drawn from what the mover
may know, and share one tree of public moves, which they follow by PUCT with priors and values of the net. The net
learns the visits and who won.
"""

import math
from random import Random
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt
import torch
from evaluate import GAMES, Table
from nets import Bytes, make_net
from torch.nn import functional

from cornerwise.envs.matching_spec import MatchingSpec
from cornerwise.envs.specs import find_spec
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import MatchingView

SIDE_BY_SIDE = 64
"""Games of self-play; their leaves are evaluated together."""
SIMULATIONS, MATCH_SIMULATIONS = 12, 16
"""For a move of self-play, and of a match."""
HANDS = 4
"""Drawn for a search; its simulations take turns with them, as drawing takes longer than playing on."""
CURIOSITY = 1.5
"""The weight of priors in PUCT."""
BATCH, ROOM, RATE = 256, 20_000, 1e-3
"""Positions of one step of learning, the newest that it draws from, and how far it goes."""

Actions = npt.NDArray[np.intp]


class Node:
    """What simulations found after some public moves; values are those of the first seat, from -1 to 1."""

    __slots__ = ("children", "logits", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total = 0, 0.0
        self.logits: npt.NDArray[np.float32] | None = None
        self.children: dict[int, Node] = {}

    def choose(self, actions: Actions, seat: int) -> int:
        """By PUCT, of the actions that the drawn hands allow; what was never tried is worth what the node is."""
        assert self.logits is not None
        priors = np.exp(self.logits[actions] - self.logits[actions].max())
        weight = CURIOSITY * math.sqrt(self.visits) / float(priors.sum())
        mean, sign = self.total / self.visits, 1 if seat == 0 else -1
        best, chosen = -math.inf, -1
        for action, prior in zip(actions.tolist(), priors.tolist(), strict=True):
            child = self.children.get(action)
            tried = child.visits if child else 0
            value = child.total / tried if child and tried else mean
            if (score := sign * value + weight * prior / (1 + tried)) > best:
                best, chosen = score, action
        return chosen


class Lesson(NamedTuple):
    """A position that was searched, and later how its game ended for the seat that looked."""

    shown: Bytes
    actions: Actions
    visits: npt.NDArray[np.float32]
    seat: int


class HiddenSelfPlay:
    """A net that learns, and the games it learns from."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        spec = find_spec(game, **GAMES[game])
        assert isinstance(spec, MatchingSpec)
        self._spec, self._rng = spec, Random(seed)
        self._draws = np.random.default_rng(seed)
        self._eye, self._net = make_net(spec)
        self._optimizer = torch.optim.Adam(self._net.parameters(), RATE)
        self._games = [spec.start(self._rng) for _ in range(SIDE_BY_SIDE)]
        self._open: list[list[Lesson]] = [[] for _ in self._games]
        self._done: list[tuple[Lesson, float]] = []
        self.moves = 0

    def learn(self) -> None:
        """One move of every game, and a step of learning when enough games have ended."""
        for number in range(SIDE_BY_SIDE):
            self._pass_over_forced(number)
        searched = self._search([_view(game) for game in self._games], SIMULATIONS)
        for game, lessons, (actions, visits, shown) in zip(self._games, self._open, searched, strict=True):
            assert game.mover is not None
            shares = visits / visits.sum()
            lessons.append(Lesson(shown, actions, shares, game.mover))
            action = int(self._draws.choice(actions, p=shares / shares.sum()))
            self._spec.push(game, self._spec.move(game, action), self._rng)
        self.moves += SIDE_BY_SIDE
        if len(self._done) >= BATCH:
            self._step()

    def play(self, table: Table, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
        """The most visited actions; what leaves no choice is not searched."""
        positions = [cast(MatchingPosition, table.env.game(int(number))) for number in games]
        legal = [self._legal(position) for position in positions]
        chosen = np.array([actions[0] for actions in legal])
        hard = [i for i, actions in enumerate(legal) if len(actions) > 1]
        searched = self._search([_view(positions[i]) for i in hard], MATCH_SIMULATIONS)
        chosen[hard] = [actions[visits.argmax()] for actions, visits, _ in searched]
        return chosen

    def _pass_over_forced(self, number: int) -> None:
        """Until somebody in this game has a choice, in a new game if need be."""
        while True:
            game = self._games[number]
            if game.mover is None:
                rewards = self._spec.rewards(game)
                self._done += [(lesson, rewards[lesson.seat]) for lesson in self._open[number]]
                del self._done[:-ROOM]
                self._games[number], self._open[number] = self._spec.start(self._rng), []
                continue
            actions = self._legal(game)
            if len(actions) > 1:
                return
            self._spec.push(game, self._spec.move(game, int(actions[0])), self._rng)

    def _search(
        self, views: list[MatchingView], simulations: int
    ) -> list[tuple[Actions, npt.NDArray[np.float32], Bytes]]:
        """The actions of each view's own seat with their visits, and what the net was shown."""
        roots = [Node() for _ in views]
        hands = [[view.sample(self._rng) for _ in range(HANDS)] for view in views]
        first: Bytes | None = None
        for number in range(simulations + 1 if views else 0):
            waiting: list[tuple[list[Node], int]] = []
            planes = []
            for drawn, root in zip(hands, roots, strict=True):
                position, path = self._descend(drawn[number % HANDS].copy(), root)
                if position.mover is None:
                    _add(path, self._spec.rewards(position)[0])
                else:
                    waiting.append((path, position.mover))
                    planes.append(self._spec.look(position, position.mover)["observation"])
            if not planes:
                continue
            shown = self._eye.look(np.stack(planes))
            first = shown if first is None else first
            for (path, seat), logits, value in zip(waiting, *self._judge(shown), strict=True):
                path[-1].logits = logits
                _add(path, float(value) if seat == 0 else -float(value))
        found = []
        for number, root in enumerate(roots):
            assert first is not None
            actions = np.array(sorted(root.children))
            visits = np.array([root.children[action].visits for action in actions.tolist()], np.float32)
            found.append((actions, visits, first[number]))
        return found

    def _descend(self, position: MatchingPosition, root: Node) -> tuple[MatchingPosition, list[Node]]:
        """Played on to a position that the tree does not have yet."""
        path = [root]
        while position.mover is not None and path[-1].logits is not None:
            action = path[-1].choose(self._legal(position), position.mover)
            path.append(path[-1].children.setdefault(action, Node()))
            self._spec.push(position, self._spec.move(position, action), self._rng)
        return position, path

    def _legal(self, position: MatchingPosition) -> Actions:
        assert position.mover is not None
        return np.flatnonzero(self._spec.look(position, position.mover)["action_mask"])

    def _judge(self, shown: Bytes) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Logits and values for the seat that looks."""
        with torch.inference_mode():
            features = self._net.features(torch.from_numpy(shown).float())
            return self._net.logits(features).numpy(), self._net.value(features).tanh()[:, 0].numpy()

    def _step(self) -> None:
        chosen = [self._done[i] for i in self._draws.integers(len(self._done), size=BATCH)]
        most = max(len(lesson.actions) for lesson, _ in chosen)
        actions, visits = np.zeros((BATCH, most), np.int64), np.zeros((BATCH, most), np.float32)
        missing = np.ones((BATCH, most), np.bool_)
        for row, (lesson, _) in enumerate(chosen):
            count = len(lesson.actions)
            actions[row, :count], visits[row, :count], missing[row, :count] = lesson.actions, lesson.visits, False
        features = self._net.features(torch.from_numpy(np.stack([lesson.shown for lesson, _ in chosen])).float())
        logits = self._net.logits(features).gather(1, torch.from_numpy(actions))
        log_shares = functional.log_softmax(logits.masked_fill(torch.from_numpy(missing), -1e9), 1)
        ends = torch.tensor([reward for _, reward in chosen], dtype=torch.float32)
        loss = -(torch.from_numpy(visits) * log_shares).sum(1).mean()
        loss = loss + functional.mse_loss(self._net.value(features)[:, 0].tanh(), ends)
        self._optimizer.zero_grad()
        loss.backward()
        self._optimizer.step()


def _view(game: MatchingPosition) -> MatchingView:
    assert game.mover is not None
    return game.view(game.mover)


def _add(path: list[Node], value: float) -> None:
    for node in path:
        node.visits += 1
        node.total += value
