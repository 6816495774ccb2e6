"""Refusals and events of Auction in three languages."""

from functools import partial

import pytest

from goldgavel.games.auction.knowledge.events import Banned, CardsSwapped, GameOver, OfferMade, Paid
from goldgavel.games.narration import sentences_of
from goldgavel.text import LANGUAGES, Speech, seat_names
from tests.kit.games.auction import ALL, auction, dealt, give, sell
from tests.kit.games.moves import do, legal
from tests.kit.games.option_mixes import random_game

NAMES = ("Anna", "Ben", "Chloe")
sentences = partial(sentences_of, "auction")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0, 2])
def test_whole_games_are_told(lang: str, reader: int | None) -> None:
    game = auction(5, tokens=ALL)
    speech = Speech(lang, seat_names(5, lang), reader)
    for told in random_game(game, 4).history(reader):
        for event in told.events:
            for sentence in sentences(event, speech):
                assert sentence.endswith(".")
                assert sentence == sentence.strip()
                assert "{" not in sentence
                assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    state = give(dealt(auction(3, tokens=ALL), "stamp jewel replica"), {0: "stamp replica@stamp", 1: "jewel"})
    positions = [state.clone()]
    positions.append(do(state, "bid 3 exchange").clone())
    positions.append(do(state, "offer 1 stamp for jewel mine").clone())
    positions.append(sell(do(state, "decline"), 0))
    assert [position.view().phase for position in positions] == ["bid", "offer", "answer", "join"]
    for position in positions:
        for action in range(position.game.num_actions()):
            problem = position.why_illegal(action)
            assert (problem is None) == (position.game.move_text(action) in legal(position))
            if problem is not None:
                words = problem.text(lang)
                assert words.startswith("B")
                assert words.endswith(".")


def test_a_sentence_knows_its_reader() -> None:
    banned = Banned(seat=0, banned=2)
    told = [sentences(banned, Speech("en", NAMES, reader))[0] for reader in (0, 1, 2, None)]
    assert told == [
        "Chloe is out of the bidding for this lot.",
        "Chloe is out of the bidding for this lot.",
        "You are out of the bidding for this lot.",
        "Chloe is out of the bidding for this lot.",
    ]


def test_whose_token_an_offer_costs() -> None:
    offer = OfferMade(seat=0, to=1, given="replica@stamp", taken="jewel", turned=1)
    assert sentences(offer, Speech("en", NAMES, 0)) == [
        "You offer Ben a swap: a replica (stamps) for a jewel, with their exchange token."
    ]
    assert sentences(offer, Speech("en", NAMES, 1)) == [
        "Anna offers you a swap: a replica (stamps) for a jewel, with your exchange token."
    ]
    swap = CardsSwapped(seat=0, other=1, given="stamp", taken="jewel")
    assert sentences(swap, Speech("fr", NAMES, 1)) == ["Vous donnez un bijou et recevez un timbre."]


def test_nothing_is_said_of_no_coins() -> None:
    speech = Speech("ru", NAMES)
    assert sentences(Paid(seat=0, coins=4, share=2, bank=0), speech) == ["Остальные получают по 2 монеты."]
    assert sentences(Paid(seat=0, coins=1, share=0, bank=1), speech) == ["В банк уходит 1 монета."]
    assert len(sentences(Paid(seat=0, coins=5, share=2, bank=1), speech)) == 2


def test_the_end_has_a_line_for_everyone_and_the_winners() -> None:
    state = random_game(auction(3), 2)
    over = state.events()[-1]
    assert isinstance(over, GameOver)
    told = sentences(over, Speech("en", NAMES))
    assert len(told) == 4
    assert told[0].startswith("Anna: paintings ")
    assert told[-1] == f"{NAMES[over.winners[0]]} wins the game."
