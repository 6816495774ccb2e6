"""Chapters of the log: each lot, from its opening to its payments, and the result of the game."""

from typing import TYPE_CHECKING

from goldgavel.games.auction.knowledge import events
from goldgavel.games.chapters import Chapter

if TYPE_CHECKING:
    from goldgavel.text import Speech

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


def title_of(chapter: Chapter, speech: "Speech") -> str:
    return speech.say(f"auction-chapter-{chapter.kind}", lot=chapter.number)


def outcome_of(event: events.AuctionEvent, speech: "Speech") -> str | None:
    match event:
        case events.LotWon():
            return speech.of("auction-chapter-sold", event.seat, coins=event.coins)
        case events.LotBoxed():
            return speech.say("auction-chapter-boxed")
    return None


def continues_line(event: events.AuctionEvent, before: events.AuctionEvent) -> bool:
    match event:
        case events.Banned() | events.TokenUsed() if isinstance(before, events.BidMade | events.TokenUsed):
            return True
        case events.LotOpened():
            return isinstance(before, events.FirstMoved)
    return isinstance(event, SWAP) and isinstance(before, SWAP)
