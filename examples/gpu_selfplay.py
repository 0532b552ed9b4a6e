"""Learn duo by self-play on a graphics processor: games, net and learning never leave it.

    pip install 'cornerwise[rl,train]'
    python examples/gpu_selfplay.py                                        # duo, needs CUDA
    python examples/gpu_selfplay.py --device cpu --variant polyomino-8 --games 64 --minutes 1   # to try it out anywhere

Thousands of games are played at once by one net, for every seat. After every round each action is made more likely if
its seat won by more than the net expected, and less likely otherwise. Now and then the net plays against random moves,
which the environment draws itself.
"""

import argparse
import time
from typing import NamedTuple

import torch
from torch import nn

from cornerwise.envs.gpu import Arrays, GpuEnv

ROUND = 2
"""A round lasts as long as so many of the longest games; what is not finished then is not learned from."""
BATCH = 4096
ENTROPY = 0.01
"""How much the agent is paid for staying undecided, so that it goes on trying things."""


class Net(nn.Module):
    """Says a logit for every action, and how the game will end for the seat to move."""

    def __init__(self, env: GpuEnv, channels: int) -> None:
        super().__init__()
        planes, height, width = env.spec.shape
        self.body = nn.Sequential(
            nn.Conv2d(planes, channels, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(channels, channels, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(channels, 32, 1),
            nn.ReLU(),
            nn.Flatten(),
        )
        self.policy = nn.Linear(32 * height * width, env.spec.actions)
        self.value = nn.Sequential(nn.Linear(32 * height * width, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh())

    def forward(self, seen: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen.float())
        return self.policy(body).masked_fill(~allowed, -1e9), self.value(body).squeeze(1)


class Round(NamedTuple):
    """Decisions of finished games: what was seen and allowed (in bits), what was done, and what it brought."""

    seen: torch.Tensor
    bits: torch.Tensor
    actions: torch.Tensor
    outcomes: torch.Tensor


def shared(arrays: Arrays) -> Arrays:
    """The arrays as tensors in the same memory, which on a graphics processor they are already."""
    return Arrays(*(None if array is None else torch.as_tensor(array) for array in arrays))


def choose(net: Net, seen: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    """Draws from the policy: the largest logit with noise of Gumbel's distribution on it."""
    with torch.no_grad():
        logits, _ = net(seen, allowed)
        return (logits - torch.empty_like(logits).exponential_().log_()).argmax(1)


def play_round(env: GpuEnv, net: Net, arrays: Arrays, tensors: Arrays) -> Round:
    """Goes on with the games where the last round left them."""
    seen, bits, actions, seats, rewards, ended = [], [], [], [], [], []
    steps = ROUND * env.spec.longest
    for _ in range(steps):
        seen.append(tensors.observations.clone())
        bits.append(tensors.bits.clone())
        seats.append(tensors.seats.long())
        actions.append(choose(net, tensors.observations, tensors.masks))
        env.step(actions[-1], arrays)
        rewards.append(tensors.rewards.clone())
        ended.append(tensors.ended.clone())
    outcome = torch.full_like(rewards[0], torch.nan)
    outcomes: list[torch.Tensor] = []
    for step in reversed(range(steps)):
        outcome = torch.where(ended[step][:, None], rewards[step], outcome)
        outcomes.insert(0, outcome.gather(1, seats[step][:, None]).squeeze(1))
    finished = ~torch.cat(outcomes).isnan()
    return Round(*(torch.cat(part)[finished] for part in (seen, bits, actions, outcomes)))


def learn(env: GpuEnv, net: Net, optimiser: torch.optim.Optimizer, played: Round) -> None:
    for part in torch.randperm(len(played.actions), device=played.actions.device).split(BATCH):
        allowed = torch.as_tensor(env.unpack(played.bits[part]))
        logits, value = net(played.seen[part], allowed)
        policy = torch.distributions.Categorical(logits=logits, validate_args=False)
        outcome = played.outcomes[part]
        better = (outcome - value).detach()
        loss = (value - outcome).square().mean() - (policy.log_prob(played.actions[part]) * better).mean()
        loss = loss - ENTROPY * policy.entropy().mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()


def win_rate(net: Net, variant: str, games: int, device: str) -> float:
    """Against random play, in either seat; a draw is half a win."""
    env = GpuEnv(variant, games, device=device)
    arrays = env.arrays()
    tensors, random = shared(arrays), torch.as_tensor(env.drawn)
    env.reset(arrays, seed=99)
    own = torch.arange(games, device=random.device) % env.spec.seats
    result = torch.full((games,), torch.nan, device=random.device)
    for _ in range(env.spec.longest):
        chosen = choose(net, tensors.observations, tensors.masks)
        env.step(torch.where(tensors.seats == own, chosen, random), arrays)
        first = tensors.ended & result.isnan()  # games begin anew; only the first of each counts
        result = torch.where(first, tensors.rewards.gather(1, own[:, None]).squeeze(1), result)
    return float((result.mean() + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="duo")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--games", type=int, default=2048, help="games at once")
    parser.add_argument("--channels", type=int, default=64, help="of the net")
    parser.add_argument("--minutes", type=float, default=5, help="how long to train")
    asked = parser.parse_args()
    torch.manual_seed(1)
    env = GpuEnv(asked.variant, asked.games, device=asked.device)
    net = Net(env, asked.channels).to(asked.device)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    arrays = env.arrays(bits=True)
    tensors = shared(arrays)
    env.reset(arrays, seed=1)
    began, number, decisions = time.monotonic(), 0, 0
    while True:
        minutes = (time.monotonic() - began) / 60
        if number % 10 == 0 or minutes > asked.minutes:
            won = win_rate(net, asked.variant, min(asked.games, 1024), asked.device)
            print(
                f"{minutes:5.2f} min, {number:4} rounds, {decisions:10,} plies: {won:.1%} won against random play",
                flush=True,
            )
        if minutes > asked.minutes:
            break
        number += 1
        decisions += ROUND * env.spec.longest * asked.games
        learn(env, net, optimiser, play_round(env, net, arrays, tensors))


if __name__ == "__main__":
    main()
