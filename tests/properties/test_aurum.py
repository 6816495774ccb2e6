"""Properties of Aurum over random games of every option mix."""

from collections import Counter
from typing import Any

import pytest

from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.rules import gold
from goldgavel.kernel.errors import ViewError
from goldgavel.kernel.streams import Stream
from tests.kit.games.aurum import aurum, round_that_can_end
from tests.kit.games.option_mixes import REDUCED, mix_id, random_game, readers, spread
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("mix", spread("aurum", count(30, 128)) + REDUCED, ids=mix_id)
def test_cards_are_conserved(mix: dict[str, Any]) -> None:
    game = Aurum(mix)
    all_gold = game.new_game(1).mint + game.players * gold.one(0) * game.options.zero_gold

    def see(state: Any) -> None:
        hands, bids = state.hand[: game.players], state.bids[: game.players]
        lying = [1 << bid for bid in bids if bid >= 0] + hands
        assert sum(mask.bit_count() for mask in lying) == sum(lying).bit_count(), "a card is in two places"
        assert all(known & ~hand == 0 for known, hand in zip(state.known, state.hand, strict=True))
        if state.phase in {2, 3}:
            in_trick = sum(
                gold.one(card - state.cards) for card in state.trick[: state.trick_size] if card >= state.cards
            )
            assert state.supply + sum(state.stock) + in_trick == all_gold

    random_game(game, 13, see)


@pytest.mark.parametrize("mix", spread("aurum", count(12, 128)) + REDUCED, ids=mix_id)
def test_every_card_is_accounted_for_in_a_view(mix: dict[str, Any]) -> None:
    """Own hand, bids, cards set aside, played cards, other known cards and the unseen ones make up the deck."""
    game = Aurum(mix)
    deck = Counter(list(game.card_numbers)[: game.box.cards])

    def see(state: Any) -> None:
        view = state.view(0)
        if view.phase in {"deal", "over"}:
            return
        seen = (
            Counter(view.hand)
            + Counter(bid for bid in view.bids if bid)
            + Counter(view.aside)
            + Counter(view.unseen)
        )
        for cards in view.known[1:]:
            seen += Counter(cards)
        seen += Counter(
            m.move[5:] for m in view.moves if m.move.startswith("play") and not m.move.startswith("play Au")
        )
        assert seen == deck

    random_game(game, 17, see)


@pytest.mark.parametrize("mix", spread("aurum", count(30, 128)), ids=mix_id)
def test_a_match_has_its_length(mix: dict[str, Any]) -> None:
    """A34, A35, A38: at most four rounds in a race with three players, otherwise three."""
    state = random_game(Aurum(mix), 19)
    rounds = len(state.view().rounds)
    if mix["match"] == "points":
        assert rounds == 3
        assert state.view().nuggets == (0,) * state.sides
    else:
        longest = 4 if mix["match"] == "race" and mix["players"] == 3 else 3
        assert 2 <= rounds <= longest
        assert mix["match"] != "race" or max(state.view().nuggets) == 2
    assert sum(state.points[: state.sides]) == sum(side.total for r in state.view().rounds for side in r.sides)


def test_sampled_cards_are_equally_likely() -> None:
    """Every unseen card is equally often in every possible place, including secret bids."""
    game = Aurum({"players": 3})
    state = game.new_game(2)
    state.apply_action(state.legal_actions(1)[0], 1)
    view = state.view(0)
    stream = Stream(4)
    draws = count(2000, 50_000)
    in_hand, as_bid = Counter[str](), Counter[str]()
    for number in range(draws):
        drawn = game.sample(view, stream) if number % 2 else game.redraw(state, 0, stream)
        world = drawn.view(1)
        in_hand.update(world.hand)
        as_bid[world.bids[1] or ""] += 1
    assert set(in_hand) == set(as_bid) == set(view.unseen)
    for found, places in ((in_hand, 11), (as_bid, 1)):
        expected = draws * places / len(view.unseen)
        variance = expected * (1 - places / len(view.unseen))
        assert all(abs(found[card] - expected) < 5 * variance**0.5 for card in view.unseen)


@pytest.mark.parametrize("mix", spread("aurum", count(20, 128)) + REDUCED, ids=mix_id)
def test_a_sampled_seat_on_turn_has_something_to_play(mix: dict[str, Any]) -> None:
    """A27: without gold and without a playable card the round would be over, so such hands are impossible."""
    game = Aurum(mix)
    stream = Stream(6)

    def see(state: Any) -> None:
        if state.view().trick and state.phase == 3 and not state.view().stocks[state.turn]:
            for reader in readers(state):
                assert game.sample(state.view(reader), stream).legal_actions() != [game.parse_move("end")]

    for seed in range(6):
        random_game(game, seed, see)


def test_an_impossible_view_is_refused() -> None:
    """Seat 2 has only cards of metals in the trick and no gold: this cannot occur in a round."""
    state = round_that_can_end(aurum(3))
    state.stock = [1, 1, 0, 0]
    with pytest.raises(ViewError):
        state.game.sample(state.view(2), Stream(1))
