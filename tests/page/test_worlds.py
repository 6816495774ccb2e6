"""The two worlds of the page's test have the same public history, and differ in what is hidden."""

from tests.page.worlds import pair

SEEDS = range(8)


def test_both_worlds_look_the_same_up_to_the_shared_step() -> None:
    for seed in SEEDS:
        made = pair(seed)
        one, other = (world[: made["shared"]] for world in made["worlds"])
        assert [(step["events"], step["public"]) for step in one] == [
            (step["events"], step["public"]) for step in other
        ]


def test_the_hidden_cards_differ() -> None:
    made = [pair(seed) for seed in SEEDS]
    ends = [[world[-1]["events"] for world in one["worlds"]] for one in made]
    assert any(first != second for first, second in ends)
    last = [[world[one["shared"] - 1]["open"] for world in one["worlds"]] for one in made]
    assert any(first != second for first, second in last)
