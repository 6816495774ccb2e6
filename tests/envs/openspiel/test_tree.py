"""Reduced Aurum as a game tree: explicit chance outcomes, and exact methods on them."""

from collections import Counter, defaultdict
from math import prod
from typing import Any

import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score

from goldgavel.envs.openspiel.policies import BotPolicy
from tests.envs.openspiel.kit import TINY, load

SIX_CARDS = 90
"""6! / (2! 2! 2!)"""


def nodes(state: Any, found: Counter[str], infostates: set[str]) -> None:
    if state.is_terminal():
        found["terminal"] += 1
        return
    if state.is_chance_node():
        found["chance"] += 1
    else:
        found["decision"] += 1
        infostates.add(state.information_state_string())
    for action in state.legal_actions():
        nodes(state.child(action), found, infostates)


def test_the_tree_has_its_size() -> None:
    found: Counter[str] = Counter()
    infostates: set[str] = set()
    nodes(load(TINY).new_initial_state(), found, infostates)
    assert dict(found) == {"chance": 1 + 3 + 3 * 15, "decision": 10098, "terminal": 8208}
    assert len(infostates) == 7263


@pytest.mark.parametrize("text", [TINY, "goldgavel_aurum(players=3,metals=3,ranks=3,hand=2,match=round)"])
def test_every_deal_comes_once_and_as_likely(text: str) -> None:
    """All deals of the engine's box, each once; the remaining cards are set aside (A6)."""
    game = load(text)
    deals: Counter[str] = Counter()
    chances: dict[str, float] = defaultdict(float)

    def deal(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            deals[str(state)] += 1
            chances[str(state)] += chance
            return
        for outcome, part in state.chance_outcomes():
            deal(state.child(outcome), chance * part)

    deal(game.new_initial_state(), 1.0)
    expected = 3 * game.engine.box.deals
    assert len(deals) == expected
    assert set(deals.values()) == {1}
    assert all(chance == pytest.approx(1 / expected) for chance in chances.values())


def test_later_rounds_are_dealt_without_a_first_player() -> None:
    game = load("goldgavel_aurum(players=3,metals=3,ranks=2,hand=2)")
    state, rounds = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            rounds.append((state.engine.round, len(state.chance_outcomes())))
        state.apply_action(state.legal_actions()[-1])
    assert rounds[:5] == [(0, 3), (0, 15), (0, 6), (1, 15), (1, 6)]
    assert prod([15, 6]) == SIX_CARDS


def test_a_bot_is_a_policy() -> None:
    """The adept is closer to an equilibrium than random play, and beats two random players."""
    game = load(TINY)
    adept, chance = BotPolicy(game, "adept"), policy.UniformRandomPolicy(game)
    values = expected_game_score.policy_value(game.new_initial_state(), [adept, chance, chance])
    assert values[0] > 0.1
    assert sum(values) == pytest.approx(0)
