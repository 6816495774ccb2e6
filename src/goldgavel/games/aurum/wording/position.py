"""The table as lines of text: the supply, and a line per player."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldgavel.games.aurum.knowledge.view import AurumView
    from goldgavel.text import Speech


def position(view: "AurumView", speech: "Speech") -> list[str]:
    own = {view.seat: view.hand} if view.hands is None else dict(enumerate(view.hands))
    lines = [speech.say("cli-aurum-supply", cards=" ".join(view.supply) or "–")]
    for seat, name in enumerate(speech.names):
        hand = " ".join(own.get(seat) or ()) or str(view.hand_sizes[seat])
        bid = view.bids[seat] or ("?" if view.has_bid[seat] else "–")
        words = {"bid": bid, "gold": " ".join(view.stocks[seat]) or "–", "hand": hand}
        mark = ">" if seat in view.to_move else " "
        lines.append(speech.say("envs-aurum-seat", mark=mark, name=name, tricks=view.tricks[seat], **words))
    return lines
