"""Draws the Auction table: the lot, all players' cards with their current value, and the bid stepper."""

from typing import TYPE_CHECKING, NamedTuple

from goldgavel.games.auction.knowledge import events
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.canvas import Canvas, clipped, wrapped_lines
from goldgavel.tui.draw.cards import Size, draw_back, draw_item
from goldgavel.tui.draw.palette import PALETTES, Ink
from goldgavel.tui.draw.players import name_of
from goldgavel.tui.sheets.auction import cards_cell

if TYPE_CHECKING:
    from goldgavel.games.auction.knowledge.view import AuctionView
    from goldgavel.text import Speech
    from goldgavel.tui.play.auction import AuctionPlay

PALETTE = PALETTES["auction"]
WORDS, QUIET, TITLE = PALETTE.words(), PALETTE.quiet(), PALETTE.title()
ON_TURN = "▶"
NONE = "·"
UNSEEN, THIRD = 5, 9
"""Widths of two columns: the unseen cards of each kind, and the lot's value if its third card is of that kind."""
NARROWEST_WITH_THIRD = 76
ROOMY = 30
"""The width next to the lot from which facts are written as whole sentences."""


def heading(view: "AuctionView", speech: "Speech") -> list[str]:
    lots = view.round + 1 + view.deck_size // LOT
    return [
        speech.say("page-auction-lot-of", lot=view.round + 1, lots=lots),
        speech.say("page-auction-bank-short", coins=view.bank),
        speech.say("page-auction-deck-short", count=view.deck_size),
    ]


# The lot.


def lot(view: "AuctionView", play: "AuctionPlay", speech: "Speech", width: int, height: int) -> Canvas:
    """Draw the two open cards and the face-down card, with the high bid and the lot's value next to them."""
    canvas = Canvas(width, height, WORDS)
    size = Size(11 if width < 70 else 14, max(3, min(height - 1, 7)))
    x = 1
    for card in view.lot:
        draw_item(canvas, x, 0, card, speech.say(f"kind-{card}"), size)
        x += size.width + 1
    if view.face_down:
        draw_back(canvas, x, 0, size)
        x += size.width + 1
    y = 0
    room = width - x - 2
    for text, ink in lot_facts(view, speech, roomy=room >= ROOMY):
        for line in wrapped_lines(text, room):
            canvas.put(x + 1, y, line, ink)
            y += 1
    last = last_outcome_text(play, speech)
    if last:
        canvas.put(1, height - 1, clipped(last, width - 2), QUIET)
    return canvas


def lot_facts(view: "AuctionView", speech: "Speech", *, roomy: bool) -> list[tuple[str, Ink]]:
    if not view.lot:
        return []
    facts = [(speech.say("page-auction-no-bid"), WORDS)]
    if view.high_bidder is not None:
        label = speech.of("page-auction-high-bid", view.high_bidder)
        facts = [(speech.say("page-labelled", label=label, value=view.high_bid), TITLE)]
    if view.seat is not None and view.worth:
        worth = view.worth[view.seat]
        label = speech.say("page-auction-worth-to-you")
        facts.append((speech.say("page-labelled", label=label, value=signed(worth.average, speech.lang)), TITLE))
        least, most = signed(worth.least), signed(worth.most)
        words = {"open": signed(worth.open), "least": least, "most": most, "one": "yes" if least == most else "no"}
        in_figures = f"({least})" if least == most else f"({least} … {most})"
        facts.append((speech.say("page-auction-worth-range", **words) if roomy else in_figures, QUIET))
    if roomy and view.bank_to is not None and view.bank:
        facts.append((speech.of("page-auction-bank-to", view.bank_to), QUIET))
    return facts


def signed(number: float, lang: str = "en") -> str:
    """Write a change with its sign; a fraction, which only an average has, with the comma of the language."""
    text = f"{number:+g}".replace("-", "−")
    return text if lang == "en" else text.replace(".", ",")


def last_outcome_text(play: "AuctionPlay", speech: "Speech") -> str:
    """Return what happened to the previous lot, including its third card."""
    last = play.last_outcome
    if last is None:
        return ""
    cards = ", ".join(speech.say(f"kind-{card}") for card in last.cards)
    if isinstance(last, events.LotWon):
        return speech.of("page-auction-last-won", last.seat, coins=last.coins) + f" {cards}"
    return speech.say("page-auction-last-boxed") + f" {cards}"


# All players' cards.


def sets(view: "AuctionView", speech: "Speech", width: int, height: int) -> Canvas:
    """Draw one column per player, with the unseen cards next to them."""
    canvas = Canvas(width, height, WORDS)
    columns = column_layout(view, speech, width)
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
    """The widths of the row labels and of each player's column, and the positions of the columns on the right."""

    label: int
    width: int
    unseen: int
    third: int | None
    """The position of the column with the lot's value by third card, if there is room for it."""

    def at(self, seat: int) -> int:
        return 1 + self.label + seat * self.width


def column_layout(view: "AuctionView", speech: "Speech", width: int) -> Columns:
    players = len(speech.names)
    longest = 4 + max(len(speech.say(f"kind-{kind}")) for kind in KINDS)
    with_third = width >= NARROWEST_WITH_THIRD and view.seat is not None
    right = UNSEEN + (THIRD if with_third else 0)
    label = max(9, min(longest, width - 2 - right - 8 * players))
    third = width - 1 - THIRD if with_third else None
    return Columns(label, (width - 2 - label - right) // players, width - 1 - right, third)


def sum_rows(view: "AuctionView", speech: "Speech") -> list[tuple[str, list[str], Ink]]:
    """Return the rows below the cards: coins, tokens, and the cards' value without coins, which may be hidden."""
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
    ink = Ink(palette.KINDS_IN_TEXT[kind], PALETTE.felt)
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
    """Return the seat's coins, or `?` if this table hides them (B3)."""
    return str(view.coins[seat]) if seat == view.seat or view.options.coins == "open" else "?"


def tokens_left(view: "AuctionView", seat: int, speech: "Speech") -> str:
    """Return one letter per token that the seat can still use."""
    return "".join(speech.say(f"page-auction-token-{token}")[0] for token in view.tokens[seat]) or NONE


def bidding_of(view: "AuctionView", seat: int, speech: "Speech") -> str:
    if not view.lot:
        return ""
    if seat == view.high_bidder:
        return str(view.high_bid)
    return "…" if seat in view.bidding else speech.say("page-auction-passed")


# The selected bid.


def stepper(play: "AuctionPlay", speech: "Speech", width: int) -> Canvas:
    """Draw the selected bid with buttons to change it by one or to bid all coins."""
    canvas = Canvas(width, 1, Ink(PALETTE.text, PALETTE.panel))
    if not play.is_bidding() or not play.bids():
        return canvas
    ink, plain = PALETTE.button(), Ink(PALETTE.text, PALETTE.panel)
    x = canvas.put(1, 0, speech.say("page-auction-your-bid") + "  ", plain)
    for words, action, part_ink in (
        (" − ", "step -1", ink),
        (f" {play.coins:>2} ", "", Ink(PALETTE.bright, PALETTE.panel, bold=True)),
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
        Ink(PALETTE.faint, PALETTE.panel),
    )
    return canvas
