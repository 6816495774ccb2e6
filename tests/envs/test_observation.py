"""An observation contains what the view contains, as floats, and nothing else."""

from array import array
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.envs import observation
from goldgavel.games import GAMES
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.observation_reader import observed, parts, values_from_observation, values_from_view
from tests.kit.games.option_mixes import all_spread, dealt_by_hand, mix_id, random_game
from tests.kit.games.sample_sizes import count


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(12, 128)), ids=mix_id)
def test_an_observation_says_what_the_view_says(name: str, mix: dict[str, Any]) -> None:
    """At every step of a game, also between rounds, for every seat."""

    def see(state: Any) -> None:
        for seat in range(state.players):
            assert values_from_observation(state, seat) == values_from_view(state, seat)

    for seed in range(count(1, 3)):
        dealt_by_hand(gg.load(name, **mix), seed, see)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 64)), ids=mix_id)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str, mix: dict[str, Any]) -> None:
    stream = Stream(7)
    different = 0

    def see(state: Any) -> None:
        nonlocal different
        seat = stream.below(state.players)
        if stream.below(count(8, 2)):
            return
        world = other_world(state, seat, stream)
        assert observed(world, seat) == observed(state, seat)
        different += any(observed(world, other) != observed(state, other) for other in range(state.players))

    random_game(gg.load(name, **mix), 3, see)
    if name == "aurum":
        assert different  # the worlds differ for seats that may know


@pytest.mark.parametrize(("name", "mix"), all_spread(12), ids=mix_id)
def test_the_blocks_fill_the_observation(name: str, mix: dict[str, Any]) -> None:
    game = gg.load(name, **mix)
    blocks = observation.describe(game)
    assert [block.start for block in blocks[1:]] == [block.slice.stop for block in blocks[:-1]]
    assert blocks[-1].slice.stop == observation.size(game)
    assert len({block.name for block in blocks}) == len(blocks)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_number_is_from_0_to_1_and_every_block_is_used(name: str) -> None:
    options: dict[str, Any] = {"tokens": "stop,ban,exchange"} if name == "auction" else {}
    game = gg.load(name, **options)
    used: set[str] = set()

    def see(state: Any) -> None:
        for seat in range(state.players):
            row = observed(state, seat)
            assert min(row) >= 0
            assert max(row) <= 1
            used.update(block.name for block in observation.describe(game) if any(row[block.slice]))

    for seed in range(3):
        random_game(game, seed, see)
    assert used == {block.name for block in observation.describe(game)}


def test_the_reader_is_always_the_first() -> None:
    """The same deal seen from the next seat: a seat's own data is always in the same place."""
    state = gg.load("aurum").new_game(5)
    for seat in range(4):
        found = parts(state.game, observed(state, seat))
        assert found["seat"].index(1) == seat
        assert found["to_move"].index(1) == (state.current_player() - seat) % 4
        assert sum(found["hand"]) == 12


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("wrong", ["short", "doubles", "readonly", "bytes"])
def test_a_buffer_that_does_not_fit_is_refused(name: str, wrong: str) -> None:
    state = gg.load(name).new_game(1)
    size = observation.size(state.game)
    row = array("f", [0.0]) * size
    buffers = {
        "short": row[:-1],
        "doubles": array("d", [0.0]) * size,
        "readonly": memoryview(row).toreadonly(),
        "bytes": bytearray(4 * size),
    }
    with pytest.raises(ValueError, match="32-bit floats"):
        observation.write(state, 0, buffers[wrong])
    with pytest.raises(ValueError, match="seat 9"):
        observation.write(state, 9, row)
    assert not any(row)


@pytest.mark.parametrize(("name", "mix"), all_spread(6), ids=mix_id)
def test_a_mask_has_the_legal_actions(name: str, mix: dict[str, Any]) -> None:
    game = gg.load(name, **mix)
    mask = array("b", [1]) * observation.actions(game)

    def see(state: Any) -> None:
        for seat in range(state.players):
            observation.write_mask(state, seat, mask)
            assert [action for action, mark in enumerate(mask) if mark] == sorted(state.legal_actions(seat))

    random_game(game, 2, see)
    with pytest.raises(ValueError, match="signed bytes"):
        observation.write_mask(game.new_game(1), 0, mask[:-1])
    with pytest.raises(ValueError, match="seat -1"):
        observation.write_mask(game.new_game(1), -1, mask)


@pytest.mark.parametrize(
    ("name", "options", "last"),
    [
        ("aurum", {}, "swap Au8 Zn10 partner"),
        ("aurum", {"players": 3}, "swap Au7 Zn9"),
        ("aurum", {"edition": "digest"}, "bid Zn10"),
        ("auction", {}, "join jewel"),
        ("auction", {"tokens": "stop"}, "bid 60 stop"),
        ("auction", {"tokens": "stop,ban"}, "bid 60 ban 3"),
        ("auction", {"tokens": "exchange"}, "offer 3 replica@jewel for replica@jewel theirs"),
    ],
)
def test_the_actions_end_where_none_can_ever_be_legal(name: str, options: dict[str, Any], last: str) -> None:
    game = gg.load(name, **options)
    assert game.move_text(observation.actions(game) - 1) == last


@pytest.mark.parametrize("name", list(GAMES))
def test_the_page_names_every_block(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    chapter = page.partition(f"### {name.capitalize()}\n")[2].partition("\n#")[0]
    game = gg.load(name)
    assert [block.name for block in observation.describe(game) if f"`{block.name}`" not in chapter] == []
    assert f"{observation.size(game)} floats with four" in chapter


@pytest.mark.parametrize("players", [3, 4])
def test_the_numbers_of_aurum_are_what_the_page_says(players: int) -> None:
    game = gg.load("aurum", players=players)
    metals, ranks, golds = game.box.metals, game.box.ranks, len(game.box.supply)
    cards = len(metals) * ranks
    for metal, rank in [(0, 1), (1, 5), (len(metals) - 1, ranks)]:
        card, text = metal * ranks + rank - 1, f"{metals[metal]}{rank}"
        assert game.move_text(card) == f"play {text}"
        assert game.move_text(cards + golds + 2 + card) == f"bid {text}"
        swap = 2 * cards + golds + 2 + 3 * cards + card
        assert game.move_text(swap) == f"swap Au3 {text}"
        if players == 4:
            assert game.move_text(swap + golds * cards) == f"swap Au3 {text} partner"
    assert [game.move_text(cards + golds + more) for more in (-1, 0, 1)] == [f"play Au{golds - 1}", "end", "keep"]


def test_the_numbers_of_auction_are_what_the_page_says() -> None:
    game = gg.load("auction", players=5, tokens="stop,ban,exchange")
    coins = 60
    texts = {
        0: "pass",
        7: "bid 7",
        coins + 1: "accept",
        coins + 2: "decline",
        coins + 3: "join sculpture",
        coins + 6: "join jewel",
        coins + 6 + 9: "bid 9 stop",
        2 * coins + 6 + 9: "bid 9 exchange",
        3 * coins + 6 + 2 * coins + 9: "bid 9 ban 2",
        3 * coins + 7 + 5 * coins: "offer 0 painting for painting mine",
    }
    assert {number: game.move_text(number) for number in texts} == texts
