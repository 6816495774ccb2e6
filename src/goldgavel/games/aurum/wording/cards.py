"""Lists of cards as people name them. For a single card, sentences call `CARD($card)` in the catalogue."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.text.catalogue import card_name

if TYPE_CHECKING:
    from goldgavel.text import Speech


def cards_in_order(cards: Sequence[str], speech: "Speech") -> str:
    """Return the cards in the given order: `silver 7, zinc 3, gold 2`."""
    return ", ".join(card_name(speech.lang, card) for card in cards)


def cards_by_metal(cards: Sequence[str], speech: "Speech") -> str:
    """Return the cards metal by metal: `silver 2, 7; zinc 3`."""
    ranks: dict[str, list[int]] = {}
    for card in cards:
        ranks.setdefault(metal_of(card), []).append(rank_of(card))
    whole = ""
    for metal, held in ranks.items():
        numbers = ", ".join(map(str, sorted(held)))
        group = speech.say("cards-of-metal", metal=metal_name(metal, speech), ranks=numbers)
        whole = speech.say("card-groups", start=whole, last=group) if whole else group
    return whole


def metal_name(metal: str, speech: "Speech") -> str:
    return speech.say(f"page-metal-{metal}")
