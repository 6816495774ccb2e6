"""Events as sentences in the reader's language."""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge import events
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
            shown = [f"{name} {bid}" for name, bid in zip(speech.names, event.bids, strict=True)]
            return [speech.say("aurum-event-bids-shown", bids=", ".join(shown))]
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
        lines.append(speech.say("aurum-event-dealt-aside", cards=", ".join(event.aside)))
    if event.hand:
        lines.append(speech.say("aurum-event-dealt-hand", cards=" ".join(event.hand)))
    return lines


def _bid_changed(event: events.BidChanged, speech: "Speech") -> str:
    words = {"paid": event.paid, "card": event.card, "old": event.old}
    if event.owner == event.seat:
        return speech.of("aurum-event-bid-changed", event.seat, **words)
    if speech.is_reader(event.owner):
        return speech.say("aurum-event-your-bid-changed", name=speech.names[event.seat], **words)
    return speech.of("aurum-event-partner-bid-changed", event.seat, owner=speech.names[event.owner], **words)


def _round_ended(event: events.RoundEnded, speech: "Speech") -> list[str]:
    lines = [speech.of("aurum-event-round-ended", event.seat, how=event.how)]
    if event.void:
        cards = ", ".join(played.card for played in event.void)
        lines.append(speech.say("aurum-event-void-trick", cards=cards))
        lines.append(
            speech.of("aurum-event-hand-shown", event.seat, cards=" ".join(event.hand), count=len(event.hand))
        )
    return lines


def _round_scored(event: events.RoundScored, speech: "Speech") -> list[str]:
    lines = []
    for side, line in enumerate(event.result.sides):
        outcome = "exact" if line.tricks == line.bid else "over" if line.tricks > line.bid else "under"
        lines.append(
            speech.say(
                "aurum-event-side-scored",
                name=side_name(side, len(event.result.sides), speech),
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
        lines.append(speech.say("aurum-event-nuggets", nuggets=" : ".join(map(str, event.nuggets))))
    return lines


def _winners(message: str, winners: tuple[int, ...], sides: int, speech: "Speech") -> str:
    names = [side_name(side, sides, speech) for side in winners]
    people = len(winners) * (2 if sides == 2 else 1)
    return speech.say(message, names=speech.join(names), count=people)


def side_name(side: int, sides: int, speech: "Speech") -> str:
    """Return a team's two names, or the name of a player who plays alone."""
    if sides == 2:
        return speech.say("aurum-team", first=speech.names[side], second=speech.names[side + 2])
    return speech.names[side]
