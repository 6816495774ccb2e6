"""Lists of cards as people name them. For a single card, sentences call `CARD($card)` in the catalogue."""

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from goldgavel.text import Speech


def cards_in_order(cards: Sequence[str]) -> tuple[LazyText, ...]:
    """Return the cards in the given order: `silver 7, zinc 3, gold 2`."""
    return tuple(LazyText(f"card-{metal_of(card)}", {"rank": rank_of(card)}) for card in cards)


def cards_by_metal(cards: Sequence[str]) -> LazyText | str:
    """Return the cards metal by metal: `silver 2, 7; zinc 3`."""
    ranks: dict[str, list[int]] = {}
    for card in cards:
        ranks.setdefault(metal_of(card), []).append(rank_of(card))
    groups = [_of_metal(metal, sorted(held)) for metal, held in ranks.items()]
    return reduce(_two_groups, groups) if groups else ""


def hand_in_words(cards: Sequence[str], speech: "Speech") -> str:
    return str(speech.argument(cards_by_metal(cards)))


def metal_name(metal: str, speech: "Speech") -> str:
    return speech.say(f"page-metal-{metal}")


def _of_metal(metal: str, ranks: Sequence[int]) -> LazyText:
    numbers = ", ".join(map(str, ranks))
    return LazyText("cards-of-metal", {"metal": LazyText(f"page-metal-{metal}"), "ranks": numbers})


def _two_groups(start: LazyText, last: LazyText) -> LazyText:
    return LazyText("card-groups", {"start": start, "last": last})
