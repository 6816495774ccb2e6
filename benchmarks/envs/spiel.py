"""OpenSpiel environments in Python, all driven by the same loop. Chance outcomes are drawn uniformly.

`copied` clones the state before every step, as a search does; `info state` asks for the information state string.
"""

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes

import goldgavel.envs.openspiel
from benchmarks.envs.rates import Run, Subject, until

TITLE = "One game, driven from Python through OpenSpiel: steps per second"
BLOCK, TEAM, AURUM, AUCTION = "block dominoes", "team dominoes", "Aurum, 4 players", "Auction, 4 players"
PEERS = (BLOCK, TEAM)
GAMES = {
    BLOCK: "python_block_dominoes",
    TEAM: "python_team_dominoes",
    AURUM: "goldgavel_aurum",
    "Aurum, 3 players": "goldgavel_aurum(players=3)",
    AUCTION: "goldgavel_auction",
    "Auction, 6 players, all tokens": "goldgavel_auction(players=6,tokens=stop+ban+exchange)",
}
REGISTERED = (block_dominoes, team_dominoes, goldgavel.envs.openspiel)
"""Importing these modules registers the games."""


def stepping(text: str, before: Callable[[Any], object] | None = None) -> Run:
    game = pyspiel.load_game(text)
    choice = random.Random(1).choice

    def some() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if before is not None:
                before(state)
            state.apply_action(choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: until(seconds, some)


def ask_information_state(state: Any) -> None:
    if not state.is_chance_node():
        state.information_state_string()


def subjects() -> list[Subject]:
    found = [Subject(label, stepping(text)) for label, text in GAMES.items()]
    for label in (TEAM, AURUM, AUCTION):
        found.append(Subject(f"{label}, copied", stepping(GAMES[label], lambda state: state.clone())))
        found.append(Subject(f"{label}, info state", stepping(GAMES[label], ask_information_state)))
    return found
