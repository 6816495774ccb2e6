"""A record with a valid proof is accepted; every forgery is refused with its reason and its round."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.errors import FairError, GoldGavelError
from goldgavel.text import LANGUAGES
from tests.kit.games.altered_json import with_change
from tests.kit.games.fair_records import Record, fair_record
from tests.kit.games.forged_records import FORGERIES, Forgery, NotApplicable, forged
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

every_game = pytest.mark.parametrize("name", list(GAMES))
every_forgery = pytest.mark.parametrize("kind", list(FORGERIES))
SEEDS = count(6, 200)


@cache
def kept(name: str, seed: int) -> Record:
    return fair_record(name, seed, table=f"table-{seed}", players=3 + seed % 2)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(12, 128)), ids=mix_id)
def test_a_fair_record_is_accepted(name: str, mix: dict[str, Any]) -> None:
    record = fair_record(name, 5, **mix)
    report = gg.verify(json.loads(json.dumps(record)))
    assert report.finished
    assert [found.commitment for found in report.rounds] == [
        each["commitment"] for each in record["fair"]["rounds"]
    ]
    assert len(report.rounds) == len(record["deals"])


@every_game
def test_an_unfinished_game_is_checked_as_far_as_it_was_dealt(name: str) -> None:
    record = kept(name, 1)
    started = {key: value for key, value in record.items() if key != "result"}
    started |= {"moves": [], "deals": record["deals"][:1]}
    started["fair"] = record["fair"] | {"rounds": record["fair"]["rounds"][:1]}
    report = gg.verify(started)
    assert not report.finished
    assert len(report.rounds) == 1


@every_game
def test_a_proof_with_all_numbers_taken_out(name: str) -> None:
    record = json.loads(json.dumps(kept(name, 1)))
    for each in record["fair"]["rounds"]:
        each["numbers"] = []
    with pytest.raises(FairError) as refused:
        gg.verify(record)
    assert refused.value.code == "fair-numbers"


@pytest.mark.soak
@every_forgery
@every_game
def test_every_forgery_is_refused_with_its_reason(name: str, kind: str) -> None:
    refused = 0
    for seed in range(1, SEEDS + 1):
        try:
            record = forged(kept(name, seed), kept(name, seed + 2), FORGERIES[kind], seed)
        except NotApplicable:
            continue
        refused += 1
        assert_refused(record, FORGERIES[kind])
    assert refused or (name == "auction" and kind in ONLY_WITH_ROUNDS)


ONLY_WITH_ROUNDS = {"secret_of_another_round", "proof_of_another_round", "change_later_first"}


def assert_refused(record: Record, forgery: Forgery) -> None:
    with pytest.raises(GoldGavelError) as refused:
        gg.verify(record)
    assert refused.value.code == forgery.reason
    texts = [refused.value.text(lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    if "round" in refused.value.params:
        assert all(str(refused.value.params["round"]) in text for text in texts)


@pytest.mark.soak
@every_game
def test_a_changed_digit_or_card_anywhere_is_refused(name: str) -> None:
    """Random forgeries: any digit of any hash, number or secret, and any two cards."""
    kinds = ["exchange_cards", "change_number", "change_secret", "change_commitment", "change_seed"]
    record = kept(name, 3)
    for seed in range(count(30, 2_000)):
        made = forged(record, record, FORGERIES[kinds[seed % len(kinds)]], seed)
        assert made != record
        with pytest.raises(FairError):
            gg.verify(made)


def test_the_cards_that_were_exchanged_are_named() -> None:
    record = json.loads(json.dumps(kept("aurum", 2)))
    hands = record["deals"][1]["hands"]
    one, two = hands[0][0], hands[2][3]
    hands[0][0], hands[2][3] = two, one
    with pytest.raises(FairError) as refused:
        gg.verify(record)
    assert refused.value.params == {"round": 2, "cards": ", ".join(sorted([one, two]))}


def test_the_order_inside_a_hand_means_nothing() -> None:
    record = json.loads(json.dumps(kept("aurum", 2)))
    for deal in record["deals"]:
        deal["hands"] = [hand[::-1] for hand in deal["hands"]]
    assert gg.verify(record).finished


@pytest.mark.soak
@settings(max_examples=count(200, 10_000), deadline=None, derandomize=True)
@given(data=st.data(), name=st.sampled_from(sorted(GAMES)), inside=st.booleans())
def test_anything_in_a_record_is_accepted_or_refused_with_a_sentence(
    data: st.DataObject, name: str, inside: bool
) -> None:
    record = kept(name, 1)
    spoilt: Any = {"fair": with_change(record["fair"], data.draw)} if inside else with_change(record, data.draw)
    try:
        gg.verify(record | spoilt if inside else spoilt if isinstance(spoilt, dict) else {"fair": spoilt})
    except GoldGavelError as problem:
        for lang in LANGUAGES:
            assert problem.text(lang)
