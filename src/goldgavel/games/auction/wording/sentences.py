"""Events as sentences."""

from collections.abc import Sequence

import msgspec

from goldgavel.games.auction.knowledge import events
from goldgavel.kernel.ties import tie_message
from goldgavel.text import LazyText, TextArgs


def sentences(event: events.AuctionEvent) -> list[LazyText]:
    """Return the sentences for one event; facts that another sentence or a heading repeats are left out."""
    match event:
        case events.BidMade():
            bid: TextArgs = {"coins": event.coins, "token": event.token or "none"}
            return [LazyText("auction-event-bid-made", bid, event.seat)]
        case events.Passed():
            return [LazyText("auction-event-passed", of=event.seat)]
        case events.Dealt():
            return [LazyText("auction-event-dealt", {"coins": event.coins}, event.first)]
        case events.LotOpened():
            return [LazyText("auction-event-lot-opened", {"cards": _kinds(event.cards), "deck": event.deck})]
        case events.TokenUsed() | events.Banned() | events.OfferMade() | events.OfferAnswered():
            return _token(event)
        case events.CardsSwapped():
            return [LazyText("auction-event-cards-swapped", _cards(event), event.seat, event.other)]
        case events.ReplicaJoined():
            group = LazyText(f"group-{event.group}")
            return [LazyText("auction-event-replica-joined", {"group": group}, event.seat)]
        case events.ReplicaWaits():
            return [LazyText("auction-event-replica-waits", {"replicas": event.replicas}, event.seat)]
        case events.LotBoxed():
            return [LazyText("auction-event-lot-boxed", {"cards": _kinds(event.cards)})]
        case events.FirstMoved():
            return [LazyText("auction-event-first-moved", of=event.seat)]
        case events.GameOver():
            return _game_over(event)
        case _:
            return _money(event)


def _token(event: events.TokenUsed | events.Banned | events.OfferMade | events.OfferAnswered) -> list[LazyText]:
    match event:
        case events.TokenUsed():
            return []  # The bid has named the token, or the offer has told whose exchange token it costs.
        case events.Banned():
            return [LazyText("auction-event-banned", of=event.seat, to=event.banned)]
        case events.OfferMade():
            turned = "mine" if event.turned == event.seat else "theirs"
            offer: TextArgs = {"turned": turned, **_cards(event)}
            return [LazyText("auction-event-offer-made", offer, event.seat, event.to)]
        case events.OfferAnswered():
            message = "auction-event-offer-accepted" if event.accepted else "auction-event-offer-declined"
            return [LazyText(message, of=event.seat)]


def _money(event: events.LotWon | events.Paid | events.BankTaken) -> list[LazyText]:
    match event:
        case events.LotWon():
            *seen, third = event.cards
            lot: TextArgs = {"coins": event.coins, "cards": _kinds(seen), "third": LazyText(f"kind-{third}")}
            return [LazyText("auction-event-lot-won", lot, event.seat)]
        case events.Paid():
            lines = []
            if event.share:
                lines.append(LazyText("auction-event-paid-share", {"share": event.share}))
            if event.bank:
                lines.append(LazyText("auction-event-paid-bank", {"bank": event.bank}))
            return lines
        case events.BankTaken():
            return [LazyText("auction-event-bank-taken", {"coins": event.coins}, event.seat)]


def _game_over(event: events.GameOver) -> list[LazyText]:
    lines = [
        LazyText("auction-event-player-scored", msgspec.structs.asdict(line), seat)
        for seat, line in enumerate(event.scores)
    ]
    if event.tie:
        lines.append(tie_message(event.tie, "game"))
    return [*lines, LazyText("auction-event-game-over", all=event.winners)]


def _kinds(cards: Sequence[str]) -> tuple[LazyText, ...]:
    return tuple(LazyText(f"kind-{card}") for card in cards)


def _cards(event: events.OfferMade | events.CardsSwapped) -> dict[str, LazyText]:
    return {"given": card_word("card", event.given), "taken": card_word("card", event.taken)}


def card_word(use: str, form: str) -> LazyText:
    """Return the word for a card of an offer, also `replica@stamp`; `use` is `kind` or, in a swap, `card`."""
    return LazyText(f"{use}-{form.replace('@', '-')}")
