"""Chapters of the log: each lot, from its opening to its payments, and the result of the game."""

from goldgavel.games.auction.knowledge import events
from goldgavel.games.chapters import Chapter
from goldgavel.text import LazyText

SWAP = (events.OfferAnswered, events.CardsSwapped, events.TokenUsed)
"""The sentences of an accepted swap stand on one line."""


def chapter_of(event: events.AuctionEvent, now: Chapter) -> Chapter:
    """Return the chapter of an event. The first player's token moves for the next lot."""
    match event:
        case events.FirstMoved():
            return Chapter("lot", number=now.number + 1)
        case events.LotOpened():
            return Chapter("lot", number=event.round + 1)
        case events.GameOver():
            return Chapter("result")
    return now


def title_of(chapter: Chapter) -> LazyText:
    return LazyText(f"auction-chapter-{chapter.kind}", {"lot": chapter.number})


def outcome_of(event: events.AuctionEvent) -> LazyText | None:
    match event:
        case events.LotWon():
            return LazyText("auction-chapter-sold", {"coins": event.coins}, event.seat)
        case events.LotBoxed():
            return LazyText("auction-chapter-boxed")
    return None


def continues_line(event: events.AuctionEvent, before: events.AuctionEvent) -> bool:
    match event:
        case events.Banned() | events.TokenUsed() if isinstance(before, events.BidMade | events.TokenUsed):
            return True
        case events.LotOpened():
            return isinstance(before, events.FirstMoved)
    return isinstance(event, SWAP) and isinstance(before, SWAP)
