"""The table of Auction: the lot under its lamp, and everybody's cards with their present worth."""

from typing import TYPE_CHECKING, NamedTuple

from goldgavel.games.auction.knowledge import events
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.canvas import Canvas, clipped, folded
from goldgavel.tui.draw.cards import Size, draw_back, draw_thing
from goldgavel.tui.draw.names import name_of
from goldgavel.tui.draw.palette import MOODS, Ink
from goldgavel.tui.sheets.auction import cards_cell

if TYPE_CHECKING:
    from goldgavel.games.auction.knowledge.view import AuctionView
    from goldgavel.text import Speech
    from goldgavel.tui.play.auction import AuctionPlay

MOOD = MOODS["auction"]
WORDS, QUIET, TITLE = MOOD.words(), MOOD.quiet(), MOOD.title()
ON_TURN = "▶"
NONE = "·"
UNSEEN, THIRD = 5, 9
"""How wide the columns of what nobody has seen yet are, and of what the lot would be worth with it."""
NARROWEST_WITH_THIRD = 76
ROOMY = 30
"""Beside the lot, for whole sentences."""


def heading(view: "AuctionView", speech: "Speech") -> list[str]:
    lots = view.round + 1 + view.deck_size // LOT
    return [
        speech.say("page-auction-lot-of", lot=view.round + 1, lots=lots),
        speech.say("page-auction-bank-short", coins=view.bank),
        speech.say("page-auction-deck-short", count=view.deck_size),
    ]


# The lot.


def lot(view: "AuctionView", play: "AuctionPlay", speech: "Speech", width: int, height: int) -> Canvas:
    """Two cards, the one that lies face down, and beside them the bid that stands and what the lot is worth."""
    canvas = Canvas(width, height, WORDS)
    size = Size(11 if width < 70 else 14, max(3, min(height - 1, 7)))
    x = 1
    for card in view.lot:
        draw_thing(canvas, x, 0, card, speech.say(f"kind-{card}"), size)
        x += size.width + 1
    if view.face_down:
        draw_back(canvas, x, 0, size)
        x += size.width + 1
    y = 0
    room = width - x - 2
    for text, ink in beside_the_lot(view, speech, roomy=room >= ROOMY):
        for line in folded(text, room):
            canvas.put(x + 1, y, line, ink)
            y += 1
    last = last_words(play, speech)
    if last:
        canvas.put(1, height - 1, clipped(last, width - 2), QUIET)
    return canvas


def beside_the_lot(view: "AuctionView", speech: "Speech", *, roomy: bool) -> list[tuple[str, Ink]]:
    if not view.lot:
        return []
    told = [(speech.say("page-auction-no-bid"), WORDS)]
    if view.high_bidder is not None:
        told = [(speech.of("page-auction-high-bid", view.high_bidder) + f": {view.high_bid}", TITLE)]
    if view.seat is not None and view.worth:
        worth = view.worth[view.seat]
        told.append((f"{speech.say('page-auction-worth-to-you')}: {signed(worth.average)}", TITLE))
        words = {"open": worth.open, "least": worth.least, "most": worth.most}
        in_figures = f"({signed(worth.least)} … {signed(worth.most)})"
        told.append((speech.say("page-auction-worth-range", **words) if roomy else in_figures, QUIET))
    if roomy and view.bank_to is not None and view.bank:
        told.append((speech.of("page-auction-bank-to", view.bank_to), QUIET))
    return told


def signed(number: float) -> str:
    return f"{number:+g}".replace("-", "−")


def last_words(play: "AuctionPlay", speech: "Speech") -> str:
    """What became of the lot before, its third card too."""
    last = play.last
    if last is None:
        return ""
    cards = ", ".join(speech.say(f"kind-{card}") for card in last.cards)
    if isinstance(last, events.LotWon):
        return speech.of("page-auction-last-won", last.seat, coins=last.coins) + f" {cards}"
    return speech.say("page-auction-last-boxed") + f" {cards}"


# Everybody's cards.


def sets(view: "AuctionView", speech: "Speech", width: int, height: int) -> Canvas:
    """A column for each player; beside them, what nobody has seen yet."""
    canvas = Canvas(width, height, WORDS)
    columns = laid_out(view, speech, width)
    draw_heads(canvas, view, speech, columns)
    rows = 2 + len(KINDS) + 2 + bool(view.options.tokens)
    step = 2 if height >= 2 * rows - 2 else 1
    y = 2
    for kind in KINDS:
        draw_kind(canvas, y, kind, view, speech, columns)
        y += step
    for message, cells, ink in sum_rows(view, speech):
        canvas.put(1, y, clipped(speech.say(message), columns.label - 1), QUIET)
        for seat, cell in enumerate(cells):
            canvas.right(columns.at(seat), y, columns.width - 1, cell, ink)
        y += step
    return canvas


class Columns(NamedTuple):
    """How wide the names of the rows are and each player's column; and those at the right edge."""

    label: int
    width: int
    unseen: int
    third: int | None
    """What the lot would be worth with such a third card, where there is room for it."""

    def at(self, seat: int) -> int:
        return 1 + self.label + seat * self.width


def laid_out(view: "AuctionView", speech: "Speech", width: int) -> Columns:
    players = len(speech.names)
    longest = 4 + max(len(speech.say(f"kind-{kind}")) for kind in KINDS)
    with_third = width >= NARROWEST_WITH_THIRD and view.seat is not None
    right = UNSEEN + (THIRD if with_third else 0)
    label = max(9, min(longest, width - 2 - right - 8 * players))
    third = width - 1 - THIRD if with_third else None
    return Columns(label, (width - 2 - label - right) // players, width - 1 - right, third)


def sum_rows(view: "AuctionView", speech: "Speech") -> list[tuple[str, list[str], Ink]]:
    """What is not cards: coins, tokens, and what the cards are worth (the coins may be hidden)."""
    seats = range(len(speech.names))
    rows = [("page-auction-coins-row", [coins_of(view, seat) for seat in seats], WORDS)]
    if view.options.tokens:
        rows.append(("page-auction-tokens", [tokens_left(view, seat, speech) for seat in seats], WORDS))
    worth = [str(line.total - line.coins).replace("-", "−") for line in view.scores]
    return [*rows, ("tui-row-worth", worth, TITLE)]


def draw_heads(canvas: Canvas, view: "AuctionView", speech: "Speech", columns: Columns) -> None:
    for seat in range(len(speech.names)):
        x, width = columns.at(seat), columns.width - 1
        on_turn = seat in view.to_move
        ink = TITLE if on_turn or seat == speech.reader else WORDS._replace(bold=True)
        canvas.right(x, 0, width, ON_TURN * on_turn + clipped(name_of(seat, speech), width - on_turn), ink)
        canvas.right(x, 1, width, bidding_of(view, seat, speech), TITLE if seat == view.high_bidder else QUIET)
    canvas.right(columns.unseen, 0, UNSEEN, speech.say("tui-column-unseen"), QUIET)
    if columns.third is not None and view.worth:
        canvas.right(columns.third, 0, THIRD, clipped(speech.say("page-auction-if-third"), THIRD - 1), QUIET)


def draw_kind(canvas: Canvas, y: int, kind: str, view: "AuctionView", speech: "Speech", columns: Columns) -> None:
    ink = Ink(palette.KINDS_IN_TEXT[kind], MOOD.felt)
    canvas.put(1, y, palette.KIND_SHAPES[kind], ink)
    canvas.put(3, y, clipped(speech.say(f"kind-{kind}"), columns.label - 3), ink)
    for seat in range(len(speech.names)):
        cell = cards_cell(view, seat, kind, "{count}={points}", NONE).replace("-", "−")
        canvas.right(columns.at(seat), y, columns.width - 1, cell, QUIET if cell == NONE else WORDS)
    canvas.right(columns.unseen, y, UNSEEN, str(getattr(view.unseen, kind) or NONE), QUIET)
    if columns.third is not None and view.worth and view.seat is not None:
        worth = getattr(view.worth[view.seat].by_third, kind)
        canvas.right(columns.third, y, THIRD, NONE if worth is None else signed(worth), QUIET)


def coins_of(view: "AuctionView", seat: int) -> str:
    """As far as this table shows them (B3)."""
    return str(view.coins[seat]) if seat == view.seat or view.options.coins == "open" else "?"


def tokens_left(view: "AuctionView", seat: int, speech: "Speech") -> str:
    """A letter for each that can still be used."""
    return "".join(speech.say(f"page-auction-token-{token}")[0] for token in view.tokens[seat]) or NONE


def bidding_of(view: "AuctionView", seat: int, speech: "Speech") -> str:
    if not view.lot:
        return ""
    if seat == view.high_bidder:
        return str(view.high_bid)
    return "…" if seat in view.bidding else speech.say("page-auction-passed")


# The bid in mind.


def stepper(play: "AuctionPlay", speech: "Speech", width: int) -> Canvas:
    """The bid in mind, which can be stepped, typed, or all there is."""
    canvas = Canvas(width, 1, Ink(MOOD.text, MOOD.panel))
    if not play.is_bidding() or not play.bids():
        return canvas
    ink, plain = MOOD.button(), Ink(MOOD.text, MOOD.panel)
    x = canvas.put(1, 0, speech.say("page-auction-your-bid") + "  ", plain)
    for words, action, part_ink in (
        (" − ", "step -1", ink),
        (f" {play.coins:>2} ", "", Ink(MOOD.bright, MOOD.panel, bold=True)),
        (" + ", "step 1", ink),
        ("  ", "", plain),
        (f" {speech.say('page-auction-all')} A ", "all", ink),
    ):
        after = canvas.put(x, 0, words, part_ink)
        if action:
            canvas.zone(x, 0, after - x, 1, action)
        x = after
    canvas.put(
        x + 2,
        0,
        clipped(speech.say("page-auction-least", coins=min(play.bids())), width - x - 3),
        Ink(MOOD.faint, MOOD.panel),
    )
    return canvas
