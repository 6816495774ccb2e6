"""Events as sentences in the reader's language."""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge import events
from goldgavel.games.aurum.wording.cards import cards_by_metal, cards_in_order
from goldgavel.kernel.ties import tie_message

if TYPE_CHECKING:
    from goldgavel.text import Speech


def sentences(event: events.AurumEvent, speech: "Speech") -> list[str]:
    """Return the sentences for one event; facts that a later sentence or a heading repeats are left out.

    A kept bid has none: only changes are told.
    """
    match event:
        case events.Dealt():
            return _dealt(event, speech)
        case events.BidGiven():
            if event.card is None:
                return [speech.of("aurum-event-bid-secret", event.seat)]
            return [speech.of("aurum-event-bid-given", event.seat, card=event.card)]
        case events.BidsShown():
            shown = [speech.of("aurum-event-bid-shown", seat, card=bid) for seat, bid in enumerate(event.bids)]
            return [speech.say("aurum-event-bids-shown", bids=speech.join(shown))]
        case events.BidKept():
            return []
        case events.BidChanged():
            return [_bid_changed(event, speech)]
        case events.CardPlayed():
            message = "aurum-event-card-led" if event.leads else "aurum-event-card-played"
            return [speech.of(message, event.seat, card=event.card)]
        case events.GoldTaken():
            return [speech.of("aurum-event-gold-taken", event.seat, card=event.card)]
        case events.TrickWon():
            return [speech.of("aurum-event-trick-won", event.seat, tricks=event.tricks)]
        case events.NextLeader():
            return [speech.of("aurum-event-next-leader", event.seat)]
        case events.RoundEnded():
            return _round_ended(event, speech)
        case events.RoundScored():
            return _round_scored(event, speech)
        case events.GameOver():
            won = _winners("aurum-event-game-over", event.winners, len(event.points), speech)
            return [tie_message(event.tie, "game").text(speech.lang), won] if event.tie else [won]


def _dealt(event: events.Dealt, speech: "Speech") -> list[str]:
    lines = [speech.of("aurum-event-dealt", event.first)]
    if event.aside:
        lines.append(speech.say("aurum-event-dealt-aside", cards=cards_in_order(event.aside, speech)))
    if event.hand:
        lines.append(speech.say("aurum-event-dealt-hand", cards=cards_by_metal(event.hand, speech)))
    return lines


def _bid_changed(event: events.BidChanged, speech: "Speech") -> str:
    words = {"paid": event.paid, "card": event.card, "old": event.old}
    if event.owner == event.seat:
        return speech.of("aurum-event-bid-changed", event.seat, **words)
    return speech.between("aurum-event-partner-bid-changed", event.seat, event.owner, **words)


def _round_ended(event: events.RoundEnded, speech: "Speech") -> list[str]:
    lines = [speech.of("aurum-event-round-ended", event.seat, how=event.how)]
    if event.void:
        trick = cards_in_order([played.card for played in event.void], speech)
        lines.append(speech.say("aurum-event-void-trick", cards=trick))
        hand = cards_by_metal(event.hand, speech)
        lines.append(speech.of("aurum-event-hand-shown", event.seat, cards=hand, count=len(event.hand)))
    return lines


def _round_scored(event: events.RoundScored, speech: "Speech") -> list[str]:
    lines = []
    for side, line in enumerate(event.result.sides):
        outcome = "exact" if line.tricks == line.bid else "over" if line.tricks > line.bid else "under"
        lines.append(
            speech.say(
                "aurum-event-side-scored",
                name=side_label(side, len(event.result.sides), speech),
                bid=line.bid,
                tricks=line.tricks,
                outcome=outcome,
                points=line.bid_points,
                gold=line.gold_points,
                total=line.total,
            )
        )
    if event.tie:
        lines.append(tie_message(event.tie, "nugget" if any(event.nuggets) else "round").text(speech.lang))
    lines.append(_winners("aurum-event-round-won", event.result.winners, len(event.result.sides), speech))
    if any(event.nuggets):
        counts = [
            speech.say("aurum-event-nuggets-of", side=side_inside(side, len(event.nuggets), speech), count=count)
            for side, count in enumerate(event.nuggets)
        ]
        lines.append(speech.say("aurum-event-nuggets", nuggets=", ".join(counts)))
    return lines


def _winners(message: str, winners: tuple[int, ...], sides: int, speech: "Speech") -> str:
    if len(winners) == sides:
        return speech.say(f"{message}-all")
    return speech.of_all(message, [seat for side in winners for seat in _seats_of(side, sides)])


def side_label(side: int, sides: int, speech: "Speech") -> str:
    """Return a side as the heading of a line: `Ann and Ben`, or `You and Ben` for the reader's own team."""
    return speech.of_all("page-players", _seats_of(side, sides))


def side_inside(side: int, sides: int, speech: "Speech") -> str:
    """Return a side as words inside a sentence: `Ann and Ben`, or `you and Ben` for the reader's own team."""
    return speech.of_all("page-players-inside", _seats_of(side, sides))


def _seats_of(side: int, sides: int) -> tuple[int, ...]:
    return (side, side + 2) if sides == 2 else (side,)
