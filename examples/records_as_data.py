"""Learns to play like a bot from records of its games: python examples/records_as_data.py [FILE]

FILE is the output of `goldgavel simulate auction --bots adept --games 300 --out FILE`. Without it such games are
played first. Nine tenths of the games train a softmax over the legal actions. The rest tests how often its first
choice is the bot's move.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import numpy as np

from goldgavel.cli.main import main as goldgavel
from goldgavel.envs.decisions import Decisions, joined, read_decisions

RATE = 2.0


def simulate(path: Path, games: int) -> Path:
    command = ["simulate", "auction", "--bots", "adept", "--games", str(games), "--seed", "1", "--jobs", "1"]
    if goldgavel([*command, "--out", str(path)]) != 0:
        sys.exit("the games could not be played")
    return path


def chances(weights: np.ndarray, data: Decisions) -> np.ndarray:
    """Return the probability of each action; 0 for illegal ones."""
    logits = np.where(data.mask, data.observation @ weights, -np.inf)
    grown = np.exp(logits - logits.max(1, keepdims=True))
    likely: np.ndarray = grown / grown.sum(1, keepdims=True)
    return likely


def fit(data: Decisions, rounds: int) -> np.ndarray:
    """Fit the weights by gradient ascent on the likelihood of the bot's moves."""
    weights = np.zeros((data.observation.shape[1], data.mask.shape[1]), np.float32)
    for _ in range(rounds):
        slope = -chances(weights, data)
        slope[np.arange(len(slope)), data.action] += 1
        weights += RATE * (data.observation.T @ slope) / len(slope)
    return weights


def agreement(likely: np.ndarray, data: Decisions) -> float:
    return float(np.mean(likely.argmax(1) == data.action))


def learn(path: Path, rounds: int = 300) -> dict[str, float]:
    with path.open("rb") as lines:
        games = list(read_decisions(lines))
    split = len(games) * 9 // 10
    known, new = joined(games[:split]), joined(games[split:])
    usual = np.bincount(known.action, minlength=known.mask.shape[1])
    found = {
        "any legal action": float(np.mean(1 / new.mask.sum(1))),
        "the most usual legal action": agreement(new.mask * usual, new),
        "learned": agreement(chances(fit(known, rounds), new), new),
    }
    print(f"{len(known.action):,} decisions of {split} games to learn from, {len(new.action):,} to be tested on")
    for name, share in found.items():
        print(f"{name}: as the bot in {share:.0%} of the decisions")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        learn(wanted.file or simulate(Path(folder) / "games.jsonl", 300))
