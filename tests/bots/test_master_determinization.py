"""The worlds that the Aurum master samples, and the policy that plays in them."""

import pytest

from goldgavel.bots.adept.aurum import AdeptPolicy
from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.master.aurum.view_reader import read_log, read_unseen
from goldgavel.kernel.streams import Stream
from tests.bots.workspaces import moments, workspace_for
from tests.kit.games.aurum import aurum
from tests.kit.games.option_mixes import spread
from tests.kit.games.sample_sizes import count


@pytest.mark.soak
def test_a_world_agrees_with_the_view() -> None:
    for seed, mix in enumerate(spread("aurum", count(8, 64))):
        game = aurum(**mix)
        workspace = workspace_for(game)
        for state in moments(game, seed, every=7):
            seat = state.current_player()
            view = state.view(seat)
            workspace.determinizer.set_unseen(*read_unseen(game, view))
            laid = workspace.determinize(table_from_view(game, view), Stream(seed))
            world = state.clone()
            world.hand, world.bids = laid.hand, laid.bids
            seen, before = world.view(seat), state.view(seat)
            assert (seen.hand, seen.unseen, seen.known, seen.bids) == (
                before.hand,
                before.unseen,
                before.known,
                before.bids,
            )
            assert seen.hand_sizes == before.hand_sizes
            assert seen.legal == before.legal


def test_unseen_cards_lie_everywhere_as_often() -> None:
    """Each of the three others holds a given card in a third of the worlds (within four standard errors)."""
    game = aurum(4)
    state = game.new_game(3)
    view = state.view(state.current_player())
    seat = state.current_player()
    workspace, base, stream = workspace_for(game), table_from_view(game, view), Stream(5)
    workspace.determinizer.set_unseen(*read_unseen(game, view))
    card = 1 << game.card_numbers[view.unseen[0]]
    worlds = 2000
    found = [0] * 4
    for _ in range(worlds):
        laid = workspace.determinize(base, stream)
        for other in range(4):
            found[other] += bool(laid.hand[other] & card)
    assert found[seat] == 0
    for other in {0, 1, 2, 3} - {seat}:
        assert abs(found[other] / worlds - 1 / 3) < 4 * (2 / 9 / worlds) ** 0.5


@pytest.mark.soak
def test_every_world_can_have_come_about() -> None:
    """Replaying the round's moves from the hands of a sampled world leads to that world."""
    for seed, mix in enumerate(spread("aurum", count(6, 64))):
        game = aurum(**mix)
        for state in moments(game, seed, every=9):
            view = state.view(state.current_player())
            if view.phase == "bid":
                continue
            start, moves, shown, received = read_log(game, view)
            dealt = [(state.hand[s] & ~received[s]) | shown[s] for s in range(game.players)]
            start.hand = [*dealt, *[0] * (4 - game.players)]
            start.seeded = False
            for mover, action in moves:
                start.apply_action(action, mover)
            assert start.hand == state.hand
            assert start.stock == state.stock


def test_worlds_in_which_the_moves_make_sense_are_likelier() -> None:
    """Summed over a game, the true world explains the others' moves better than a random world."""
    better = asked = 0
    for seed in range(4):
        game = aurum(4)
        workspace = workspace_for(game)
        workspace.determinizer.temperature = 0.7
        state, adept = game.new_game(seed), AdeptPolicy(game)
        while not state.is_terminal():
            seat = state.current_player()
            view = state.view(seat)
            if view.phase == "play" and len(view.moves) > 30 and len(view.moves) % 11 == 0:
                start, moves, shown, received = read_log(game, view)
                workspace.determinizer.set_unseen(*read_unseen(game, view))
                workspace.determinizer.set_log(moves, shown, received)
                base = table_from_view(game, view)
                drawn = [workspace.likelihood(base, start, Stream(place))[1] for place in range(20)]
                fixed = [state.hand[owner] for owner in range(4)]
                workspace.determinizer.set_unseen(seat, [], fixed, [0] * 4, [0] * 4)
                true = workspace.likelihood(base, start, Stream(0))[1]
                better += sum(true > other for other in drawn)
                asked += len(drawn)
            state.apply_action(game.parse_move(adept.decide(view)), seat)
    assert asked >= 100
    assert better > 0.6 * asked


def test_the_policy_is_blind_to_what_its_seat_cannot_see() -> None:
    """In a sampled world the policy plays as it would from the view."""
    for players in (3, 4):
        game = aurum(players)
        workspace, adept = workspace_for(game), AdeptPolicy(game)
        for state in moments(game, 2):
            seat = state.current_player()
            assert game.move_text(workspace.quick(state, seat)) == adept.decide(state.view(seat))
