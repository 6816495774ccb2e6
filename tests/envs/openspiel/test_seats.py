"""OpenSpiel bots at our tables: a state made from a view."""

from typing import Any

import pytest

from goldgavel.envs.openspiel import Resampler
from goldgavel.envs.openspiel.seats import state_from_view
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import to_json
from tests.envs.openspiel.kit import game_string, load
from tests.kit.games.option_mixes import mix_id, random_game, spread

GAMES = [("aurum", mix) for mix in spread("aurum", 6)] + [("auction", mix) for mix in spread("auction", 4)]


@pytest.mark.parametrize(("name", "mix"), GAMES, ids=mix_id)
def test_the_state_has_the_view_and_continues_to_the_end(name: str, mix: dict[str, Any]) -> None:
    game, stream, resample = load(game_string(name, mix)), Stream(4), Resampler(2)

    def see(state: Any) -> None:
        if state.is_terminal() or state.move_log.ply() % 5:
            return
        seat = state.to_move()[0]
        made = state_from_view(game, state.view(seat), stream)
        assert to_json(made.engine.view(seat)) == to_json(state.view(seat))
        world = resample(made, seat)
        assert world.information_state_string(seat) == made.information_state_string(seat)
        assert to_json(world.engine.view(seat)) == to_json(state.view(seat))
        if state.move_log.ply() % 20 == 0:
            while not world.is_terminal():
                actions = world.legal_actions()
                world.apply_action(actions[stream.below(len(actions))])

    random_game(game.engine, 3, see)


def test_the_deal_of_this_round_is_found_again() -> None:
    """From the views of all seats, the reconstructed deal is the real one."""
    game = load("goldgavel_aurum(players=3,metals=3,ranks=3,hand=3)")

    def see(state: Any) -> None:
        if state.is_terminal() or state.needs_deal():
            return
        for seat in range(3):
            made = state_from_view(game, state.view(seat), Stream(1))
            first, hands, aside = made.engine.move_log.deals[0]
            assert (first, hands[seat], aside) == (state.first, state.move_log.deals[-1][1][seat], state.aside)
            assert sum(hand.bit_count() for hand in hands) == 9
            assert sum(hands) | aside == (1 << 9) - 1

    for seed in range(10):
        random_game(game.engine, seed, see)
