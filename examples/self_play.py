"""Trains a policy for Auction by self-play: python examples/self_play.py

It is a small network in numpy, trained by REINFORCE on whole games from a `BatchEnv`. Illegal actions are masked
out before the softmax, so the policy need not learn the rules. The same policy plays every seat, which works
because an observation counts the seats from the reader.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from goldgavel.envs.batch import BatchEnv

Floats = npt.NDArray[np.float32]
HIDDEN = 64
RATE = 3e-3
NEVER = np.float32(-1e9)


class Steps(NamedTuple):
    """Observations and actions in order: (steps, games, …)."""

    observation: Floats
    mask: npt.NDArray[np.int8]
    action: npt.NDArray[np.int64]
    advantage: Floats
    """The final share of the win of the seat to move, minus an even share; 0 in games cut off."""


class Policy:
    """A network with one hidden layer. `train` makes actions with a positive advantage more likely, by Adam."""

    def __init__(self, floats: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, floats**-0.5, (floats, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.updates = 0

    def forward(self, observation: Floats, mask: npt.NDArray[np.int8]) -> tuple[Floats, Floats]:
        """Return the hidden layer and the probability of each action; 0 for illegal ones."""
        first, shift, second, bias = self.weights
        hidden = np.tanh(observation @ first + shift)
        logits = np.where(mask, hidden @ second + bias, NEVER)
        logits -= logits.max(-1, keepdims=True)
        weights = np.exp(logits) * mask
        return hidden, weights / weights.sum(-1, keepdims=True)

    def act(
        self, observation: Floats, mask: npt.NDArray[np.int8], rng: np.random.Generator
    ) -> npt.NDArray[np.int64]:
        """Sample an action for every game from the policy (Gumbel trick)."""
        _, chances = self.forward(observation, mask)
        with np.errstate(divide="ignore"):
            drawn: npt.NDArray[np.int64] = np.argmax(np.log(chances) + rng.gumbel(size=chances.shape), axis=-1)
        return drawn

    def train(self, steps: Steps) -> None:
        observation = steps.observation.reshape(-1, steps.observation.shape[-1])
        mask = steps.mask.reshape(len(observation), -1)
        hidden, slope = self.forward(observation, mask)
        slope = -slope
        slope[np.arange(len(slope)), steps.action.reshape(-1)] += 1
        slope *= steps.advantage.reshape(-1, 1) / len(slope)
        inner = (slope @ self.weights[2].T) * (1 - hidden**2)
        self._climb([observation.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)])

    def _climb(self, gradients: list[Any]) -> None:
        self.updates += 1
        for place, gradient in enumerate(gradients):
            self.means[place] += 0.1 * (gradient - self.means[place])
            self.squares[place] += 0.001 * (gradient**2 - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.updates)
            square = self.squares[place] / (1 - 0.999**self.updates)
            self.weights[place] += RATE * mean / (np.sqrt(square) + 1e-8)


def play(env: BatchEnv, policy: Policy, length: int, rng: np.random.Generator) -> Steps:
    """Play with the policy in every seat. Actions are credited with the results of their games."""
    seen, masks, actions, seats, rewards, ends = [], [], [], [], [], []
    for _ in range(length):
        now = env.batch
        action = policy.act(now.observation, now.mask, rng)
        seen.append(now.observation.copy())
        masks.append(now.mask.copy())
        seats.append(now.seat.copy())
        actions.append(action)
        env.step(action)
        rewards.append(env.batch.reward.copy())
        ends.append(env.batch.done.copy())
    advantage = credit(np.stack(seats), np.stack(rewards), np.stack(ends))
    return Steps(np.stack(seen), np.stack(masks), np.stack(actions), advantage)


def credit(seats: Any, rewards: Any, ends: Any) -> Floats:
    """Return for each step the final result of its game for the seat to move, going backwards."""
    even = np.float32(1 / rewards.shape[-1])
    games = np.arange(seats.shape[1])
    later = np.full(rewards.shape[1:], even, np.float32)
    found = np.zeros(seats.shape, np.float32)
    for step in reversed(range(len(seats))):
        later = np.where(ends[step][:, None], rewards[step], later)
        found[step] = later[games, seats[step]] - even
    return found


def share_of_wins(policy: Policy, players: int, games: int, rng: np.random.Generator) -> float:
    """Return the policy's share of wins in seat 0 against random players."""
    env = BatchEnv("auction", games, players=players, seed=10**6)
    shares: list[float] = []
    while len(shares) < games:
        action = np.where(
            env.batch.seat == 0, policy.act(env.batch.observation, env.batch.mask, rng), env.sample()
        )
        env.step(action)
        shares += env.batch.reward[env.batch.done, 0].tolist()
    return float(np.mean(shares))


def learn(updates: int, games: int = 128, length: int = 256, players: int = 3, seed: int = 1) -> list[float]:
    """Return the share of wins before and during the training."""
    rng = np.random.default_rng(seed)
    env = BatchEnv("auction", games, players=players, seed=seed)
    policy = Policy(env.batch.observation.shape[1], env.batch.mask.shape[1], rng)
    shares = [share_of_wins(policy, players, 200, rng)]
    print(f"before: {shares[0]:.0%} of the wins against random players; even would be {1 / players:.0%}")
    for update in range(1, updates + 1):
        policy.train(play(env, policy, length, rng))
        if update % 10 == 0 or update == updates:
            shares.append(share_of_wins(policy, players, 200, rng))
            print(f"after {update} updates: {shares[-1]:.0%}")
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    learn(parser.parse_args().updates)
