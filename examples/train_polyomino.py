"""Train a small agent on polyomino-8 with plain PyTorch, and draw how often it beats random play.

    pip install 'cornerwise[rl,train]'
    python examples/train_polyomino.py            # four minutes on a processor; writes win_rate.svg

The agent plays itself in many games at once. After every round each of its actions is made more likely if its seat won
the game by more than the net expected, and less likely otherwise (an actor and a critic, learning from whole games).
"""

import argparse
import math
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from cornerwise.envs.vector import VectorEnv

STEPS = 32
"""Plies of a round in every game: two games or so; what is not finished then is not learned from."""
ENTROPY = 0.02
"""How much the agent is paid for staying undecided, so that it goes on trying things."""


class Net(nn.Module):
    """Says a logit for every action, and how the game will end for the seat to move."""

    def __init__(self, env: VectorEnv, width: int = 256) -> None:
        super().__init__()
        first, second = nn.Linear(math.prod(env.spec.shape), width), nn.Linear(width, width)
        self.body = nn.Sequential(nn.Flatten(), first, nn.ReLU(), second, nn.ReLU())
        self.policy = nn.Linear(width, env.spec.actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        return self.policy(body).masked_fill(~allowed, -1e9), self.value(body).squeeze(1).tanh()


class Round(NamedTuple):
    """Decisions of finished games: what was seen and allowed, what was done, and what it brought."""

    seen: torch.Tensor
    allowed: torch.Tensor
    actions: torch.Tensor
    outcomes: torch.Tensor


def choose(net: Net, seen: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        logits, _ = net(seen, allowed)
        return torch.distributions.Categorical(logits=logits).sample()


def play_round(env: VectorEnv, net: Net, seed: int) -> Round:
    arrays = env.arrays()
    env.reset(arrays, seed=seed)
    seen, allowed, actions, seats, rewards, ended = [], [], [], [], [], []
    for _ in range(STEPS):
        seen.append(torch.from_numpy(arrays.observations).float())
        allowed.append(torch.from_numpy(env.unpack(arrays.masks)))
        seats.append(arrays.seats.copy())
        actions.append(choose(net, seen[-1], allowed[-1]))
        env.step(actions[-1].numpy(), arrays)
        rewards.append(arrays.rewards.copy())
        ended.append(arrays.ended.astype(bool))
    outcome = np.full((env.games, env.spec.seats), np.nan, np.float32)
    outcomes = np.empty((STEPS, env.games), np.float32)
    for step in reversed(range(STEPS)):
        outcome[ended[step]] = rewards[step][ended[step]]
        outcomes[step] = outcome[np.arange(env.games), seats[step]]
    finished = torch.from_numpy(~np.isnan(outcomes).ravel())
    everything = torch.cat(seen), torch.cat(allowed), torch.cat(actions), torch.from_numpy(outcomes.ravel())
    return Round(*(part[finished] for part in everything))


def learn(net: Net, optimiser: torch.optim.Optimizer, played: Round) -> None:
    for part in torch.randperm(len(played.actions)).split(1024):
        logits, value = net(played.seen[part], played.allowed[part])
        policy = torch.distributions.Categorical(logits=logits)
        outcome = played.outcomes[part]
        better = (outcome - value).detach()
        loss = (value - outcome).square().mean() - (policy.log_prob(played.actions[part]) * better).mean()
        loss = loss - ENTROPY * policy.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def win_rate(net: Net, variant: str, games: int, seed: int) -> float:
    """Against random play, in either seat; a draw is half a win."""
    env = VectorEnv(variant, games)
    arrays, random = env.arrays(), env.actions()
    env.reset(arrays, seed=seed)
    own = np.arange(games) % 2
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        env.draw(random)
        chosen = choose(net, torch.from_numpy(arrays.observations).float(), torch.from_numpy(env.unpack(arrays.masks)))
        env.step(np.where(arrays.seats == own, chosen.numpy(), random), arrays)
        first = (arrays.ended == 1) & np.isnan(result)  # games begin anew; only the first of each counts
        result[first] = arrays.rewards[np.arange(games), own][first]
    return float((result.mean() + 1) / 2)


def draw_chart(rates: list[tuple[float, float]], path: Path) -> None:
    """Win rates by minutes, as a line in an SVG file."""
    longest = max(rates[-1][0], 1e-9)
    points = " ".join(f"{40 + 540 * minutes / longest:.1f},{270 - 240 * rate:.1f}" for minutes, rate in rates)
    lines = "".join(
        f'<path d="M40 {270 - 240 * part}H580" stroke="#ccc"/><text x="4" y="{274 - 240 * part}">{part:.0%}</text>'
        for part in (0, 0.5, 1)
    )
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#fff"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#3a53c7" stroke-width="2"/>'
        f'<text x="300" y="292">wins against random play, {longest:.1f} minutes</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="polyomino-8")
    parser.add_argument("--minutes", type=float, default=4, help="how long to train")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--out", type=Path, default=Path("win_rate.svg"))
    asked = parser.parse_args()
    torch.manual_seed(1)
    env = VectorEnv(asked.variant, asked.games)
    net = Net(env)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    began, number, rates = time.monotonic(), 0, list[tuple[float, float]]()
    while True:
        minutes = (time.monotonic() - began) / 60
        if number % 10 == 0 or minutes > asked.minutes:
            rates.append((minutes, win_rate(net, asked.variant, asked.games, seed=number)))
            print(f"{minutes:4.1f} min, {number:4} rounds: {rates[-1][1]:.1%} won against random play", flush=True)
        if minutes > asked.minutes:
            break
        number += 1
        learn(net, optimiser, play_round(env, net, seed=number))
    draw_chart(rates, asked.out)
    print(f"wrote {asked.out}")


if __name__ == "__main__":
    main()
