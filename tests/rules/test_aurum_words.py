"""Sentences of Aurum, as each reader hears them."""

import pytest

from goldgavel.games.aurum.knowledge.events import BidChanged
from goldgavel.games.narration import sentences_of
from goldgavel.text import Speech

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize(("lang", "yours"), [("en", "your bid"), ("ru", "вашу ставку"), ("fr", "votre enchère")])
def test_a_changed_bid_is_the_readers_own_only_for_its_owner(lang: str, yours: str) -> None:
    change = BidChanged(seat=2, owner=0, paid="Au0", card="Bi3", old="Zn7")
    told = [sentences_of("aurum", change, Speech(lang, NAMES, reader))[0] for reader in (0, 1, 2, None)]
    assert yours in told[0]
    assert "Cleo" in told[0]
    assert "Ann" not in told[0]
    assert all(yours not in words and "Ann" in words for words in told[1:])
