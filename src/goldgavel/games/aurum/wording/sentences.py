"""Events as sentences."""

from goldgavel.games.aurum.knowledge import events
from goldgavel.games.aurum.wording.cards import cards_by_metal, cards_in_order
from goldgavel.kernel.ties import tie_message
from goldgavel.text import LazyText, TextArgs, listed


def sentences(event: events.AurumEvent) -> list[LazyText]:
    """Return the sentences for one event; facts that a later sentence or a heading repeats are left out.

    A kept bid has none: only changes are told.
    """
    match event:
        case events.CardPlayed():
            message = "aurum-event-card-led" if event.leads else "aurum-event-card-played"
            return [LazyText(message, {"card": event.card}, event.seat)]
        case events.GoldTaken():
            return [LazyText("aurum-event-gold-taken", {"card": event.card}, event.seat)]
        case events.TrickWon():
            return [LazyText("aurum-event-trick-won", {"tricks": event.tricks}, event.seat)]
        case events.NextLeader():
            return [LazyText("aurum-event-next-leader", of=event.seat)]
        case events.BidKept():
            return []
        case events.BidChanged():
            return [_bid_changed(event)]
        case events.BidGiven() | events.BidsShown():
            return [_bid(event)]
        case events.Dealt():
            return _dealt(event)
        case events.RoundEnded():
            return _round_ended(event)
        case events.RoundScored():
            return _round_scored(event)
        case events.GameOver():
            won = _winners("aurum-event-game-over", event.winners, len(event.points))
            return [tie_message(event.tie, "game"), won] if event.tie else [won]


def _dealt(event: events.Dealt) -> list[LazyText]:
    lines = [LazyText("aurum-event-dealt", of=event.first)]
    if event.aside:
        lines.append(LazyText("aurum-event-dealt-aside", {"cards": cards_in_order(event.aside)}))
    if event.hand:
        lines.append(LazyText("aurum-event-dealt-hand", {"cards": cards_by_metal(event.hand)}))
    return lines


def _bid(event: events.BidGiven | events.BidsShown) -> LazyText:
    if isinstance(event, events.BidsShown):
        shown = [LazyText("aurum-event-bid-shown", {"card": bid}, seat) for seat, bid in enumerate(event.bids)]
        return LazyText("aurum-event-bids-shown", {"bids": listed(shown)})
    if event.card is None:
        return LazyText("aurum-event-bid-secret", of=event.seat)
    return LazyText("aurum-event-bid-given", {"card": event.card}, event.seat)


def _bid_changed(event: events.BidChanged) -> LazyText:
    cards = {"paid": event.paid, "card": event.card, "old": event.old}
    if event.owner == event.seat:
        return LazyText("aurum-event-bid-changed", cards, event.seat)
    return LazyText("aurum-event-partner-bid-changed", cards, event.seat, event.owner)


def _round_ended(event: events.RoundEnded) -> list[LazyText]:
    lines = [LazyText("aurum-event-round-ended", {"how": event.how}, event.seat)]
    if event.void:
        trick = cards_in_order([played.card for played in event.void])
        lines.append(LazyText("aurum-event-void-trick", {"cards": trick}))
        hand: TextArgs = {"cards": cards_by_metal(event.hand), "count": len(event.hand)}
        lines.append(LazyText("aurum-event-hand-shown", hand, event.seat))
    return lines


def _round_scored(event: events.RoundScored) -> list[LazyText]:
    sides, nuggets = len(event.result.sides), event.nuggets
    lines = [_side_scored(side, sides, line) for side, line in enumerate(event.result.sides)]
    if event.tie:
        lines.append(tie_message(event.tie, "nugget" if any(nuggets) else "round"))
    lines.append(_winners("aurum-event-round-won", event.result.winners, sides))
    if any(nuggets):
        counts = tuple(
            LazyText("aurum-event-nuggets-of", {"side": side_inside(side, sides), "count": count})
            for side, count in enumerate(nuggets)
        )
        lines.append(LazyText("aurum-event-nuggets", {"nuggets": counts}))
    return lines


def _side_scored(side: int, sides: int, line: events.SideScore) -> LazyText:
    numbers = {
        "bid": line.bid,
        "tricks": line.tricks,
        "points": line.bid_points,
        "gold": line.gold_points,
        "total": line.total,
    }
    outcome = "exact" if line.tricks == line.bid else "over" if line.tricks > line.bid else "under"
    return LazyText("aurum-event-side-scored", {"name": side_label(side, sides), "outcome": outcome, **numbers})


def _winners(message: str, winners: tuple[int, ...], sides: int) -> LazyText:
    if len(winners) == sides:
        return LazyText(f"{message}-all")
    return LazyText(message, all=tuple(seat for side in winners for seat in _seats_of(side, sides)))


def side_label(side: int, sides: int) -> LazyText:
    """Return a side as the heading of a line: `Ann and Ben`, or `You and Ben` for the reader's own team."""
    return LazyText("page-players", all=_seats_of(side, sides))


def side_inside(side: int, sides: int) -> LazyText:
    """Return a side as words inside a sentence: `Ann and Ben`, or `you and Ben` for the reader's own team."""
    return LazyText("page-players-inside", all=_seats_of(side, sides))


def _seats_of(side: int, sides: int) -> tuple[int, ...]:
    return (side, side + 2) if sides == 2 else (side,)
