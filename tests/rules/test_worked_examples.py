"""The worked examples of the rules texts are played or scored by the engine (A11 to A32, B15 to B22)."""

import re
import string
from collections.abc import Callable
from typing import Any

import pytest
from tools.generate import rules_examples
from tools.generate.rules_examples import Example

from goldgavel.games import GAMES
from goldgavel.games.auction import keeper as auction_keeper
from goldgavel.games.aurum import keeper as aurum_keeper
from goldgavel.games.aurum.state import State
from goldgavel.text import LANGUAGES
from goldgavel.text.rules import rule_blocks, rules_text
from tests.kit.games.aurum import aurum
from tests.kit.games.moves import do, last_events, legal, refused

EXAMPLES: dict[str, Example] = {example["name"]: example for example in rules_examples.source()["examples"]}
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_example = pytest.mark.parametrize("name", EXAMPLES)
every_text = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])

Facts = dict[str, Any]


def played(example: Example) -> State:
    """Play an example from its deal up to its last card. Bids are kept in every bid window."""
    position = example["position"]
    state = aurum(**position["options"]).start()
    state.deal({"first": 0, "hands": [hand.split() for hand in position["hands"]], "aside": []})
    for seat, card in enumerate(position["bids"].split()):
        do(state, f"{seat}: bid {card}")
    for card in position["plays"].split():
        while "keep" in legal(state):
            do(state, "keep")
        do(state, f"play {card}")
    return state


def ranks(card: str) -> int:
    return int(card.lstrip(string.ascii_letters))


def own_bid(example: Example) -> Facts:
    """A12, A13: the bid before and after the swap, and where the old card goes."""
    state, you, move = played(example), example["position"]["you"], example["position"]["move"]
    while state.to_move() != [you]:
        do(state, "keep")
    before, hand = state.view(), state.view(you).hand or ()
    do(state, f"{you}: {move}")
    changed = last_events(state, "bid-changed")[-1]
    after = state.view()
    assert changed.paid in before.stocks[you]
    assert changed.paid not in after.stocks[you]
    assert after.supply.count(changed.paid) == before.supply.count(changed.paid) + 1
    assert changed.card in hand
    assert before.bids[you] in after.known[you]  # everyone knows it to be there
    assert before.bids[you] in (state.view(you).hand or ())
    return {
        "old": before.bids[you],
        "gold": changed.paid,
        "new": after.bids[you],
        "before": ranks(str(before.bids[you])),
        "after": ranks(str(after.bids[you])),
        "taken": before.tricks[you],
        "left": before.hand_sizes[you],
    }


def round_without_gold(example: Example) -> Facts:
    """A27, A29: the round ends by itself, the hand is shown and the trick counts for nobody."""
    state, you = played(example), example["position"]["you"]
    ended = last_events(state, "round-ended")[-1]
    view = state.view()
    assert ended.seat == you
    assert view.stocks[you] == ()
    assert state.needs_deal()
    finished_tricks = (len(example["position"]["plays"].split()) - len(ended.void)) // state.players
    assert sum(side.tricks for side in view.rounds[-1].sides) == finished_tricks
    return {"trick": [card.card for card in ended.void], "hand": list(ended.hand), "how": ended.how}


def round_with_gold_kept(example: Example) -> Facts:
    """A20, A27, A30, A31: what declining scores, and what playing the gold would have scored."""
    state, other = played(example), played(example)
    you, move, instead = (example["position"][key] for key in ("you", "move", "instead"))
    hand, before = state.view(you).hand or (), state.view()
    assert legal(state) == {move, instead}
    assert all(refused(state, f"play {card}") == "A19" for card in hand)
    do(other, instead)
    trick = other.view().last_trick
    assert trick is not None
    assert trick.winner == you
    assert before.stocks[you][0] not in other.view().stocks[you]
    do(state, move)
    ended, side = last_events(state, "round-ended")[-1], state.view().rounds[-1].sides[you]
    return {
        "trick": [card.card for card in ended.void],
        "hand": list(ended.hand),
        "gold": before.stocks[you][0],
        "how": ended.how,
        "bid": side.bid,
        "tricks": side.tricks,
        "more_tricks": other.view().tricks[you],
        "over": other.view().sides[you].bid_points,
        "exact": side.bid_points,
        "worth": side.gold_points,
        "total": side.total,
    }


def all_equal(example: Example) -> Facts:
    """A21 to A24: the player of the last card takes the gold, wins the trick and leads."""
    state = played(example)
    view = state.view()
    trick = view.last_trick
    assert trick is not None
    assert len({ranks(card.card) for card in trick.cards}) == 1
    last = trick.cards[-1]
    assert trick.winner == view.leader == last.seat == example["position"]["you"]
    taken = last_events(state, "gold-taken")[-1]
    assert taken.seat == last.seat
    return {"trick": [card.card for card in trick.cards], "last": last.card, "gold": taken.card}


def aurum_sheet(example: Example) -> Facts:
    """A30 to A32: every line of a round's sheet."""
    sides, kept = example["sheet"]["sides"], aurum_keeper.keep_score(example["sheet"])
    assert kept.warnings == []
    scored, (winner,) = kept.answer["sides"], kept.answer["winners"]
    compared = [(side["tricks"] > side["bid"]) - (side["tricks"] < side["bid"]) for side in sides]
    return {
        "who_exact": compared.index(0),
        "who_over": compared.index(1),
        "who_under": compared.index(-1),
        "who_winner": winner,
        "best": max(side["total"] for side in scored),
        "bid": [side["bid"] for side in sides],
        "tricks": [side["tricks"] for side in sides],
        "gold": [[f"Au{rank}" for rank in side["gold"]] for side in sides],
        **{key: [side[key] for side in scored] for key in ("bid_points", "gold_points", "total")},
    }


def sculptures(example: Example) -> Facts:
    """B19: a shared first place, a place moved down, a sculpture without a place, and none."""
    players = example["sheet"]["players"]
    counts = [player["sculpture"] for player in players]
    points = sculpture_points(example, counts)
    first, second, third = sculpture_points(example, [5, 4, 3, 0, 0])[:3]
    assert points[0] == points[1] == (first + second) // 2
    return {
        "who_first": counts.index(max(counts)),
        "who_also_first": counts.index(max(counts), 1),
        "who_next": points.index(third),
        "who_without_place": points.index(-5),
        "who_without_sculpture": counts.index(0),
        "first_place": first,
        "second_place": second,
        "both_places": first + second,
        "each": points[0],
        "third_place": third,
        "loss": -points[-1],
        "sculptures": counts,
        "points": points,
    }


def sculpture_points(example: Example, counts: list[int]) -> list[int]:
    players = [
        player | {"sculpture": count} for player, count in zip(example["sheet"]["players"], counts, strict=True)
    ]
    kept = auction_keeper.keep_score(example["sheet"] | {"players": players})
    return [line["sculpture"] for line in kept.answer["scores"]]


def auction_sheet(example: Example) -> Facts:
    """B15 to B22: every line of a game's sheet."""
    players, kept = example["sheet"]["players"], auction_keeper.keep_score(example["sheet"])
    assert kept.warnings == []
    assert all(sum(player.values()) - player["coins"] in {9, 15} for player in players)  # whole lots of three
    scores, (winner,) = kept.answer["scores"], kept.answer["winners"]
    lines = [kind for kind in players[0] if kind != "replicas"]
    collections, carved = [line["collection"] for line in scores], [line["sculpture"] for line in scores]
    without_set = collections.index(min(collections))
    assert players[without_set]["jewel"] == 0
    assert all(players[without_set][kind] for kind in ("painting", "sculpture", "furniture", "stamp"))
    assert players[carved.index(min(carved))]["sculpture"] == 0
    return {
        "who_without_set": without_set,
        "set_loss": -min(collections),
        "who_without_sculpture": carved.index(min(carved)),
        "sculpture_loss": -min(carved),
        "who_winner": winner,
        "best": scores[winner]["total"],
        **{
            kind: [[player[kind], line[kind]] for player, line in zip(players, scores, strict=True)]
            for kind in lines
        },
        "total": [line["total"] for line in scores],
    }


FOUND_BY_THE_ENGINE: dict[str, Callable[[Example], Facts]] = {
    "own-bid": own_bid,
    "no-gold": round_without_gold,
    "gold-kept": round_with_gold_kept,
    "all-equal": all_equal,
    "aurum-sheet": aurum_sheet,
    "sculptures-first-place": sculptures,
    "auction-sheet": auction_sheet,
}


@pytest.mark.parametrize("name", FOUND_BY_THE_ENGINE)
def test_the_engine_says_what_the_example_says(name: str) -> None:
    example = EXAMPLES[name]
    assert FOUND_BY_THE_ENGINE[name](example) == example["expected"]


def test_every_example_is_executed() -> None:
    assert set(EXAMPLES) == set(FOUND_BY_THE_ENGINE)
    assert all(("position" in example) != ("sheet" in example) for example in EXAMPLES.values())


@every_text
def test_every_example_in_a_text_comes_from_the_source(game: str, lang: str) -> None:
    """`python -m tools.generate.rules_examples` writes them again."""
    text = rules_text(game, lang)
    assert rules_examples.with_examples(text, game, lang) == text
    section = text[text.index(rules_examples.HEADINGS[lang]) : text.index(rules_examples.NEXT_HEADINGS[lang])]
    assert re.findall("^### (.+)$", section, re.MULTILINE) == [
        example[lang]["title"] for example in rules_examples.examples_of(game)
    ]


@every_example
@every_language
def test_sentences_hold_no_number_and_no_card_of_their_own(name: str, lang: str) -> None:
    words = EXAMPLES[name][lang]
    for sentence in (words["title"], words["text"], *words.get("cards", ())):
        assert not re.search(r"[0-9`−]", without_rules(sentence)), sentence


@every_example
@every_language
def test_an_example_cites_its_rules_and_they_exist(name: str, lang: str) -> None:
    example = EXAMPLES[name]
    assert set(re.findall(r"\b[AB]\d+\b", example[lang]["text"])) == set(example["rules"])
    assert set(example["rules"]) <= set(rule_blocks(example["game"], lang))


@every_example
def test_all_languages_say_the_same_facts(name: str) -> None:
    said = [
        sorted(facts_in(EXAMPLES[name][lang]["text"])) + list(EXAMPLES[name][lang].get("rows", ()))
        for lang in LANGUAGES
    ]
    assert said[0] == said[1] == said[2]
    cards = [list(map(facts_in, EXAMPLES[name][lang].get("cards", ()))) for lang in LANGUAGES]
    assert cards[0] == cards[1] == cards[2]


@every_example
@every_language
def test_an_example_is_short(name: str, lang: str) -> None:
    sentences = re.findall(r"[.](?:\s|$)", EXAMPLES[name][lang]["text"])
    assert 2 <= len(sentences) <= 4


def without_rules(sentence: str) -> str:
    return re.sub(r"\b[AB]\d+\b", "", sentence)


def facts_in(sentence: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(sentence) if field}


# The questions after the examples.


def questions(game: str, lang: str) -> list[tuple[str, str]]:
    text = rules_text(game, lang)
    section = text[text.index(rules_examples.NEXT_HEADINGS[lang]) :].split("\n## ")[0]
    return re.findall(r"^### (.+)\n\n((?:.+\n)+)", section, re.MULTILINE)


@every_text
def test_questions_are_few_and_answers_short_with_their_rule(game: str, lang: str) -> None:
    asked = questions(game, lang)
    assert 6 <= len(asked) <= 8
    for question, answer in asked:
        assert question.endswith("?")
        assert re.search(r"\([AB]\d+(?:, [AB]\d+)*\)\.$", " ".join(answer.split())), answer
        assert len(re.findall(r"[.](?:\s|$)", answer)) <= 3
        assert set(re.findall(r"\b[AB]\d+\b", answer)) <= set(rule_blocks(game, lang))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_questions_in_every_language(game: str) -> None:
    cited = [[re.findall(r"\b[AB]\d+\b", answer) for _, answer in questions(game, lang)] for lang in LANGUAGES]
    assert cited[0] == cited[1] == cited[2]
