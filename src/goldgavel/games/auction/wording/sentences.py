"""Events as sentences in the reader's language."""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.games.auction.knowledge import events
from goldgavel.kernel.ties import tie_message
from goldgavel.text import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.text import Speech


def sentences(event: events.AuctionEvent, speech: "Speech") -> list[str]:
    """Return the sentences for one event; facts that another sentence or a heading repeats are left out."""
    match event:
        case events.Dealt():
            return [speech.of("auction-event-dealt", event.first, coins=event.coins)]
        case events.LotOpened():
            cards = _list(event.cards, speech)
            return [speech.say("auction-event-lot-opened", cards=cards, deck=event.deck)]
        case events.BidMade():
            token = event.token or "none"
            return [speech.of("auction-event-bid-made", event.seat, coins=event.coins, token=token)]
        case events.Passed():
            return [speech.of("auction-event-passed", event.seat)]
        case events.TokenUsed() | events.Banned() | events.OfferMade() | events.OfferAnswered():
            return _token(event, speech)
        case events.CardsSwapped():
            return [speech.between("auction-event-cards-swapped", event.seat, event.other, **_cards(event))]
        case events.ReplicaJoined():
            return [speech.of("auction-event-replica-joined", event.seat, group=Word("group", event.group))]
        case events.ReplicaWaits():
            return [speech.of("auction-event-replica-waits", event.seat, replicas=event.replicas)]
        case events.LotBoxed():
            return [speech.say("auction-event-lot-boxed", cards=_list(event.cards, speech))]
        case events.FirstMoved():
            return [speech.of("auction-event-first-moved", event.seat)]
        case events.GameOver():
            return _game_over(event, speech)
        case _:
            return _money(event, speech)


def _token(
    event: events.TokenUsed | events.Banned | events.OfferMade | events.OfferAnswered, speech: "Speech"
) -> list[str]:
    match event:
        case events.TokenUsed():
            return []  # The bid has named the token, or the offer has told whose exchange token it costs.
        case events.Banned():
            return [speech.between("auction-event-banned", event.seat, event.banned)]
        case events.OfferMade():
            words = {"turned": "mine" if event.turned == event.seat else "theirs"} | _cards(event)
            return [speech.between("auction-event-offer-made", event.seat, event.to, **words)]
        case events.OfferAnswered():
            message = "auction-event-offer-accepted" if event.accepted else "auction-event-offer-declined"
            return [speech.of(message, event.seat)]


def _money(event: events.LotWon | events.Paid | events.BankTaken, speech: "Speech") -> list[str]:
    match event:
        case events.LotWon():
            *seen, third = event.cards
            words = {"cards": _list(seen, speech), "third": Word("kind", third)}
            return [speech.of("auction-event-lot-won", event.seat, coins=event.coins, **words)]
        case events.Paid():
            lines = []
            if event.share:
                lines.append(speech.say("auction-event-paid-share", share=event.share))
            if event.bank:
                lines.append(speech.say("auction-event-paid-bank", bank=event.bank))
            return lines
        case events.BankTaken():
            return [speech.of("auction-event-bank-taken", event.seat, coins=event.coins)]


def _game_over(event: events.GameOver, speech: "Speech") -> list[str]:
    lines = [
        speech.of("auction-event-player-scored", seat, **msgspec.structs.asdict(line))
        for seat, line in enumerate(event.scores)
    ]
    if event.tie:
        lines.append(tie_message(event.tie, "game").text(speech.lang))
    return [*lines, speech.of_all("auction-event-game-over", event.winners)]


def _list(cards: "Sequence[str]", speech: "Speech") -> str:
    return ", ".join(speech.say(f"kind-{card}") for card in cards)


def _cards(event: events.OfferMade | events.CardsSwapped) -> "dict[str, str | Word]":
    return {"given": card_word("card", event.given), "taken": card_word("card", event.taken)}


def card_word(use: str, form: str) -> Word:
    """Return the word for a card of an offer, also `replica@stamp`; `use` is `kind` or, in a swap, `card`."""
    return Word(use, form.replace("@", "-"))
