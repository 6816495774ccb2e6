"""The table as lines of text: the round, the standing bid, a line per player, and the bank."""

from typing import TYPE_CHECKING

from goldgavel.games.auction.rules.box import KINDS

if TYPE_CHECKING:
    from goldgavel.games.auction.knowledge.view import AuctionView
    from goldgavel.text import Speech


def position(view: "AuctionView", speech: "Speech") -> list[str]:
    rounds = view.round + 1 + view.deck_size // 3
    first = speech.names[view.first]
    lines = [speech.say("cli-auction-heading", round=view.round + 1, rounds=rounds, first=first)]
    if view.high_bidder is not None:
        name = speech.names[view.high_bidder]
        lines.append(speech.say("cli-auction-high-bid", coins=view.high_bid, name=name))
    for seat, name in enumerate(speech.names):
        mark = ">" if seat in view.to_move else " "
        words = {"coins": view.coins[seat], "points": view.scores[seat].total, "cards": _cards(view, seat, speech)}
        lines.append(speech.say("envs-auction-seat", mark=mark, name=name, **words))
    return [*lines, speech.say("cli-auction-bank", coins=view.bank, deck=view.deck_size)]


def _cards(view: "AuctionView", seat: int, speech: "Speech") -> str:
    cards = view.cards[seat]
    counts = {kind: getattr(cards, kind) + getattr(cards.joined, kind, 0) for kind in KINDS}
    return ", ".join(f"{speech.say(f'kind-{kind}')} {count}" for kind, count in counts.items() if count) or "–"
