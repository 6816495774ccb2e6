"""The offers of a seat that were declined (B26): the adept does not make them again."""

from collections.abc import Sequence

import goldgavel.bots.adept.auction.offsets as offsets
from goldgavel.games.auction.knowledge.events import OfferAnswered, OfferMade
from goldgavel.games.auction.rules.box import FORMS
from goldgavel.kernel.views import Told


def marks_of(declined: Sequence[OfferMade]) -> list[int]:
    """Return these offers as `Features.refused`."""
    refused = [0] * offsets.SWAPS
    for offer in declined:
        refused[offsets.swap_place(offer.to, FORMS.index(offer.given)) + FORMS.index(offer.taken)] = 1
    return refused


def declined_offers(history: Sequence[Told], seat: int | None) -> list[OfferMade]:
    """Return the seat's offers that were declined. An answer always follows its offer."""
    declined = []
    offer = None
    for told in history:
        for event in told.events:
            if isinstance(event, OfferMade):
                offer = event
            elif (
                isinstance(event, OfferAnswered)
                and not event.accepted
                and offer is not None
                and offer.seat == seat
            ):
                declined.append(offer)
    return declined
