"""Views and events computed for all readers together equal those computed for each reader alone."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.views import to_json
from tests.kit.games.option_mixes import all_spread, dealt_by_hand, mix_id, random_game, readers
from tests.kit.games.sample_sizes import mix_count

MIXES = all_spread(mix_count(24, 128))
every_mix = pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
every_game = pytest.mark.parametrize("name", list(GAMES))
pytestmark = pytest.mark.soak

PRIVATE = {"seat", "legal", "hand", "unseen", "changes", "bids", "moves"}


@every_mix
def test_views_are_the_view_of_each(name: str, mix: dict[str, Any]) -> None:
    """Compared as bytes, because True equals 1 but is encoded differently. Includes the time between rounds."""

    def see(state: Any) -> None:
        assert to_json(state.views()) == to_json([state.view(reader) for reader in readers(state)])

    random_game(gg.load(name, **mix), 31, see)
    dealt_by_hand(gg.load(name, **mix), 32, see)


@every_mix
def test_all_events_are_the_events_of_each(name: str, mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        told = state.all_events()
        assert to_json(told) == to_json([state.events(reader) for reader in readers(state)])
        assert all(own is told[0] for own in told if own == told[0])

    random_game(gg.load(name, **mix), 33, see)
    dealt_by_hand(gg.load(name, **mix), 34, see)


@every_mix
def test_what_is_public_is_the_same_object(name: str, mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        public, *own = state.views()
        again = state.view()
        for field in public.__struct_fields__:
            if field not in PRIVATE:
                assert all(getattr(view, field) is getattr(public, field) for view in own)
                assert field in {"ply", "offer"} or getattr(again, field) is getattr(public, field)

    random_game(gg.load(name, **mix), 35, see)


@every_game
def test_what_a_move_leaves_alone_is_the_same_object(name: str) -> None:
    """Unchanged parts are the same objects, so that upper layers can find changes by identity."""
    state = gg.load(name, players=4).new_game(3)
    before = state.views()
    state.apply_action(state.legal_actions()[0])
    after = state.views()
    kept = {"aurum": ("stocks", "supply", "aside", "known", "tricks"), "auction": ("cards", "scores", "coins")}
    for field in kept[name]:
        assert getattr(after[2], field) is getattr(before[2], field)
