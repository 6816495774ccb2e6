"""Renders a table as text: what happened since the last call, and the current position."""

from importlib import import_module
from typing import Any

import gymnasium

from goldgavel.games.auction.rules.box import KINDS
from goldgavel.text import Speech, seat_names

MODES = ("human", "ansi")


class Renderer:
    """Renders a game for one reader: a seat, with what it may know, or everything (None)."""

    def __init__(self, game: Any, lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self.shown = 0
        self._sentences = import_module(f"goldgavel.games.{game.name}.wording.sentences").sentences

    def reset(self) -> None:
        """Start again with a new game."""
        self.shown = 0

    def render(self, mode: str | None, state: Any, reader: int | None = None) -> str | None:
        """Return the text ("ansi") or print it ("human"), as Gymnasium and PettingZoo expect."""
        if mode is None:
            gymnasium.logger.warn("nothing is shown without a render_mode: human or ansi")
            return None
        text = self.text(state, reader)
        if mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def text(self, state: Any, reader: int | None = None) -> str:
        speech = Speech(self.lang, seat_names(self.game.players, self.lang), reader)
        view = self.game.open_view(state) if reader is None else state.view(reader)
        standing = {"aurum": _aurum, "auction": _auction}[self.game.name](view, speech)
        return "\n".join([*self._news(state, speech), *standing])

    def _news(self, state: Any, speech: Speech) -> list[str]:
        history = state.history(speech.reader)
        events = [event for shown in history[self.shown :] for event in shown.events]
        self.shown = len(history)
        return [sentence for event in events for sentence in self._sentences(event, speech)]


def _mark(view: Any, seat: int) -> str:
    return ">" if seat in view.to_move else " "


def _aurum(view: Any, speech: Speech) -> list[str]:
    own = {view.seat: view.hand} if view.hands is None else dict(enumerate(view.hands))
    lines = [speech.say("cli-aurum-supply", cards=" ".join(view.supply) or "–")]
    for seat, name in enumerate(speech.names):
        hand = " ".join(own.get(seat) or ()) or str(view.hand_sizes[seat])
        bid = view.bids[seat] or ("?" if view.has_bid[seat] else "–")
        words = {"bid": bid, "gold": " ".join(view.stocks[seat]) or "–", "hand": hand}
        mark = _mark(view, seat)
        lines.append(speech.say("envs-aurum-seat", mark=mark, name=name, tricks=view.tricks[seat], **words))
    return lines


def _auction(view: Any, speech: Speech) -> list[str]:
    rounds = view.round + 1 + view.deck_size // 3
    first = speech.names[view.first]
    lines = [speech.say("cli-auction-heading", round=view.round + 1, rounds=rounds, first=first)]
    if view.high_bidder is not None:
        name = speech.names[view.high_bidder]
        lines.append(speech.say("cli-auction-high-bid", coins=view.high_bid, name=name))
    for seat, name in enumerate(speech.names):
        words = {"coins": view.coins[seat], "points": view.scores[seat].total, "cards": _cards(view, seat, speech)}
        lines.append(speech.say("envs-auction-seat", mark=_mark(view, seat), name=name, **words))
    return [*lines, speech.say("cli-auction-bank", coins=view.bank, deck=view.deck_size)]


def _cards(view: Any, seat: int, speech: Speech) -> str:
    cards = view.cards[seat]
    counts = {kind: getattr(cards, kind) + getattr(cards.joined, kind, 0) for kind in KINDS}
    return ", ".join(f"{speech.say(f'kind-{kind}')} {count}" for kind, count in counts.items() if count) or "–"
