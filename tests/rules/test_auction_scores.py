"""B15 to B22: the scores."""

from typing import Any

import pytest

from tests.kit.games.auction import all_pass, auction, dealt, give, points, sell, set_coins
from tests.kit.games.moves import last_events


def over(holdings: dict[int, str], coins: list[int], **options: Any) -> Any:
    """Return a finished game with these cards and coins."""
    state = dealt(auction(len(coins), **options))
    for _ in range(19):
        all_pass(state)
    return all_pass(set_coins(give(state, holdings), coins))


@pytest.mark.parametrize("count", [0, 1, 2, 7, 10])
def test_B15_paintings(count: int) -> None:
    assert points({0: "painting " * count}, "painting")[0] == 5 * count


@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 1), (2, 8), (3, 17), (4, 28), (5, 41), (6, 56), (7, 56), (10, 56)]
)
def test_B16_stamps(count: int, worth: int) -> None:
    assert points({0: "stamp " * count}, "stamp")[0] == worth


@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 4), (2, 10), (3, 17), (4, 25), (5, 34), (6, 44), (7, 44), (10, 44)]
)
def test_B17_jewels(count: int, worth: int) -> None:
    assert points({0: "jewel " * count}, "jewel")[0] == worth


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 0), (2, 12), (3, 12), (4, 24), (5, 24), (10, 60)])
def test_B18_furniture(count: int, worth: int) -> None:
    assert points({0: "furniture " * count}, "furniture")[0] == worth


def sculptures(*counts: int, ties: str = "book") -> list[int]:
    holdings = {seat: "sculpture " * count for seat, count in enumerate(counts)}
    return points(holdings, "sculpture", len(counts), sculpture_ties=ties)


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((4, 3, 2), [20, 15, 10]),
        ((1, 3, 2, 0), [10, 20, 15, -5]),
        ((4, 3, 2, 1), [20, 15, 10, -5]),
        ((0, 0, 0), [-5, -5, -5]),
        ((0, 0, 1), [-5, -5, 20]),
        ((3, 2, 2, 1), [20, 12, 12, -5]),
        ((4, 3, 1, 1), [20, 15, 5, 5]),
        ((2, 2, 1, 0), [17, 17, 10, -5]),
        ((2, 2, 1, 1), [17, 17, 5, 5]),
        ((3, 3, 2, 1), [17, 17, 10, -5]),
        ((3, 2, 1, 1, 1), [20, 15, 3, 3, 3]),
        ((3, 2, 2, 1, 1, 0), [20, 12, 12, -5, -5, -5]),
    ],
)
def test_B19_sculptures_by_the_book(counts: tuple[int, ...], worth: list[int]) -> None:
    assert sculptures(*counts) == worth


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((2, 2, 2, 1), [11, 11, 11, 10]),
        ((1, 1, 1, 1), [8, 8, 8, 8]),
        ((2, 2, 2, 2, 1, 1), [8, 8, 8, 8, 5, 5]),
        ((3, 2, 2, 2, 1), [20, 8, 8, 8, -5]),
        ((1, 1, 1, 1, 1, 1), [5] * 6),
    ],
)
def test_B19_by_the_book_also_with_three_and_more(counts: tuple[int, ...], worth: list[int]) -> None:
    assert sculptures(*counts) == worth


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((4, 3, 2, 1), [20, 15, 10, -5]),
        ((3, 2, 2, 1), [20, 12, 12, -5]),
        ((4, 3, 1, 1), [20, 15, 5, 5]),
        ((2, 2, 2, 1), [15, 15, 15, -5]),
        ((2, 2, 1, 0), [17, 17, 10, -5]),
        ((1, 1, 1, 1), [11, 11, 11, 11]),
        ((3, 2, 2, 2, 1), [20, 8, 8, 8, -5]),
        ((1, 1, 1, 1, 1, 1), [7] * 6),
        ((3, 2, 1, 1, 1), [20, 15, 3, 3, 3]),
    ],
)
def test_B19_with_places_the_tied_fill_as_many_as_they_are(counts: tuple[int, ...], worth: list[int]) -> None:
    assert sculptures(*counts, ties="places") == worth


def test_B19_the_book_is_the_default() -> None:
    assert auction(4).options.sculpture_ties == "book"


SET = "furniture jewel sculpture stamp painting "


@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("collection", -10),
        (SET + "collection", 20),
        (SET + "collection collection", 10),
        (SET * 2 + "collection collection", 40),
        (SET * 2 + "collection", 20),
        (SET, 0),
        ("jewel sculpture stamp painting collection", -10),
        (SET + "collection " * 5, -20),
        ("collection collection painting painting painting furniture furniture stamp stamp jewel sculpture", 10),
    ],
)
def test_B20_collections(held: str, worth: int) -> None:
    assert points({0: held}, "collection")[0] == worth


def test_B20_cards_of_a_set_still_score_for_their_kind() -> None:
    state = give(dealt(auction(4)), {0: SET * 2 + "collection"})
    line = state.view().scores[0]
    assert (line.painting, line.sculpture, line.furniture, line.stamp, line.jewel) == (10, 20, 12, 8, 10)
    assert line.collection == 20


def test_B21_a_replica_counts_as_the_kind_that_it_joined() -> None:
    assert points({0: "stamp stamp replica@stamp"}, "stamp")[0] == 17
    assert points({0: "jewel replica@jewel"}, "jewel")[0] == 10
    assert points({0: "furniture replica@furniture"}, "furniture")[0] == 12
    assert points({0: "sculpture replica@sculpture", 1: "sculpture"}, "sculpture")[:2] == [20, 15]


def test_B21_also_in_the_set_of_a_collection() -> None:
    held = "furniture replica@furniture jewel jewel sculpture sculpture stamp replica@stamp painting painting"
    assert points({0: held + " collection collection"}, "collection")[0] == 40
    assert points({0: held.replace("@stamp", "") + " collection collection"}, "collection")[0] == 10


def test_B21_one_that_never_joined_counts_nothing() -> None:
    state = give(dealt(auction(4)), {0: "replica replica"})
    line = state.view().scores[0]
    assert (line.stamp, line.jewel, line.furniture, line.sculpture) == (0, 0, 0, -5)
    assert (line.total, line.replicas) == (10, 2)


def test_B22_each_coin_is_a_point() -> None:
    state = over({}, [7, 30, 23])
    assert [line.coins for line in state.view().scores] == [7, 30, 23]
    assert state.scores() == [2, 25, 18]


def test_B22_the_highest_total_wins() -> None:
    state = over({0: "painting painting"}, [18, 19, 23])
    assert state.scores() == [23, 14, 18]
    assert state.returns() == [1.0, 0.0, 0.0]
    assert state.view().winners == (0,)


def test_B22_among_equals_fewer_replicas() -> None:
    state = over({0: "replica", 2: "replica replica"}, [20, 20, 20])
    assert state.scores() == [15, 15, 15]
    assert state.returns() == [0.0, 1.0, 0.0]


def test_B22_joined_or_not() -> None:
    state = over({0: "replica stamp stamp", 1: "replica@stamp stamp replica"}, [20, 20, 10])
    assert state.scores() == [23, 23, 5]
    assert state.returns() == [1.0, 0.0, 0.0]


def test_B22_replicas_decide_only_among_equals() -> None:
    state = over({0: "replica painting"}, [20, 20, 20])
    assert state.returns() == [1.0, 0.0, 0.0]


def test_B22_then_they_share_the_win() -> None:
    state = over({0: "replica"}, [20, 20, 20])
    assert state.returns() == [0.0, 0.5, 0.5]
    assert state.view().winners == (1, 2)
    assert last_events(state, "game-over")[0].winners == (1, 2)


def test_the_result_is_as_in_a_record() -> None:
    state = over({1: "painting stamp stamp replica@stamp furniture furniture"}, [20, 14, 26])
    lines = [
        {"painting": 0, "furniture": 0, "stamp": 0, "coins": 20, "total": 15, "replicas": 0},
        {"painting": 5, "furniture": 12, "stamp": 17, "coins": 14, "total": 43, "replicas": 1},
        {"painting": 0, "furniture": 0, "stamp": 0, "coins": 26, "total": 21, "replicas": 0},
    ]
    none = {"sculpture": -5, "jewel": 0, "collection": 0}
    assert state.game.result(state) == {"winners": [1], "scores": [none | line for line in lines]}
    assert list(state.game.result(state)["scores"][0]) == [
        "painting", "sculpture", "furniture", "stamp", "jewel", "collection", "coins", "total", "replicas",
    ]  # fmt: skip


def test_scores_before_the_end_are_the_present_worth() -> None:
    state = sell(dealt(auction(3), "stamp stamp stamp"), 0, 4)
    assert state.scores() == [17 - 5 + 16, 17, 17]
    assert [line.total for line in state.view().scores] == state.scores()
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.view().winners is None
