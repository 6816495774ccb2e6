"""Draws the Aurum table: the standings, the trick in the middle, and the player's cards."""

from collections import Counter
from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge.derived_types import metal_of
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.canvas import Canvas, clipped, truncated
from goldgavel.tui.draw.cards import LARGE, SMALL, Size, draw_card, draw_empty
from goldgavel.tui.draw.palette import PALETTES, Ink
from goldgavel.tui.draw.players import name_of

if TYPE_CHECKING:
    from goldgavel.games.aurum.knowledge.derived_types import SideSoFar
    from goldgavel.games.aurum.knowledge.view import AurumView
    from goldgavel.text import Speech
    from goldgavel.tui.play.aurum import AurumPlay

PALETTE = PALETTES["aurum"]
WORDS, QUIET, TITLE = PALETTE.words(), PALETTE.quiet(), PALETTE.title()
ON_TURN = "▶ "
LIFT = 1
"""The number of rows by which the selected card is raised."""


def gold_ink(ground: str) -> Ink:
    return Ink(palette.METALS_IN_TEXT["Au"], ground)


# The standings.


def heading(view: "AurumView", speech: "Speech") -> list[str]:
    by_points = view.options.match == "points"
    standing = " : ".join(map(str, view.points if by_points else view.nuggets))
    going_on = view.phase not in {"deal", "over"} or not view.rounds
    parts = [speech.say("page-round-number", round=view.round + 1 if going_on else len(view.rounds))]
    if view.phase in {"play", "window"}:
        parts.append(speech.say("page-aurum-trick-number", trick=sum(view.tricks) + 1))
    label = speech.say("page-aurum-points" if by_points else "page-sheet-nuggets")
    return [*parts, f"{label} {standing}"]


def standings(view: "AurumView", speech: "Speech", width: int, height: int) -> Canvas:
    """Draw each side's bid, tricks and gold, the supply, and the cards out of the round."""
    canvas = Canvas(width, height, WORDS)
    inner = width - 2
    airy = height > 4 * len(view.sides) + 8
    canvas.put(1, 0, clipped(speech.say("page-contest").upper(), inner), TITLE)
    y = 2 if airy else 1
    for side in view.sides:
        y = draw_side(canvas, y, inner, side, view, speech) + airy
    y = titled(canvas, y + (not airy and height > y + 5), inner, speech.say("page-supply"), supply_words(view))
    if view.aside:
        y = titled(canvas, y + airy, inner, speech.say("page-aside"), list(view.aside))
    for seat, cards in enumerate(view.known):
        if cards and seat != view.seat:
            y = titled(canvas, y + airy, inner, speech.say("tui-known", name=name_of(seat, speech)), list(cards))
    return canvas


def draw_side(canvas: Canvas, y: int, width: int, side: "SideSoFar", view: "AurumView", speech: "Speech") -> int:
    """Draw a side's names, bid, bar of tricks and points so far. Returns the next free row."""
    names = " + ".join(name_of(seat, speech) for seat in side.seats)
    own = view.seat in side.seats
    canvas.put(1, y, clipped(names, width), TITLE if own else WORDS._replace(bold=True))
    draw_bar(canvas, 1, y + 1, side, view.most_tricks)
    if side.bid is not None:
        canvas.right(1, y + 1, width, f"{side.tricks}/{side.bid}", WORDS)
    outcome = "" if side.outcome is None else speech.say(f"page-aurum-outcome-{side.outcome}") + " "
    gold = speech.say("page-aurum-gold-worth", sum=sum(side.gold))
    sums = [f"{outcome}{side.bid_points} + {part} = {side.total}" for part in (gold, sum(side.gold))]
    canvas.put(1, y + 2, fitting(sums, width), QUIET)
    return y + 3


def fitting(ways: list[str], width: int) -> str:
    """Return the first text that fits the width, or the last one cut off."""
    return next((way for way in ways if len(way) <= width), truncated(ways[-1], width))


def draw_bar(canvas: Canvas, x: int, y: int, side: "SideSoFar", most: int) -> None:
    """Draw a box per possible trick, filled for tricks taken, and a line at the bid."""
    for trick in range(most + 1):
        if side.bid == trick:
            x = canvas.put(x, y, "│", TITLE)
        if trick < most:
            taken = trick < side.tricks
            x = canvas.put(x, y, "■" if taken else "□", TITLE if taken else QUIET)


def supply_words(view: "AurumView") -> list[str]:
    counts = Counter(view.supply)
    return [f"{card}×{count}" if count > 1 else card for card, count in counts.items()]


def titled(canvas: Canvas, y: int, width: int, title: str, words: list[str]) -> int:
    """Draw a heading with cards below it, on as many rows as needed. Returns the next free row."""
    canvas.put(1, y, clipped(title.upper(), width), QUIET)
    y, x = y + 1, 1
    for word in words or ["–"]:
        if x + len(word) > width + 1:
            y, x = y + 1, 1
        metal = metal_of(word.partition("×")[0])
        x = canvas.put(x, y, word, Ink(palette.METALS_IN_TEXT.get(metal, PALETTE.text), PALETTE.felt)) + 1
    return y + 1


# The trick.


def felt(view: "AurumView", speech: "Speech", width: int, height: int) -> Canvas:
    """Draw all seats and the trick. Between two tricks, the last trick stays visible."""
    canvas = Canvas(width, height, WORDS)
    four = len(speech.names) == 4
    size = LARGE if height >= 3 * LARGE.height + 4 and width >= 44 else SMALL
    rows = (3 if four else 2) * size.height + 4
    top = max(0, (height - rows) // 2)
    me = speech.reader or 0
    centre = (width - size.width) // 2
    if four:
        draw_plate(canvas, 0, top, width, (me + 2) % 4, view, speech, "centre")
        draw_played(canvas, centre, top + 1, (me + 2) % 4, view, speech, size)
        top += size.height
    right = width - size.width - 1
    draw_plate(canvas, 0, top + 1, width // 2, (me + 1) % len(speech.names), view, speech, "left")
    draw_plate(
        canvas, width // 2, top + 1, width - width // 2, (me - 1) % len(speech.names), view, speech, "right"
    )
    draw_played(canvas, 1, top + 3, (me + 1) % len(speech.names), view, speech, size)
    draw_played(canvas, right, top + 3, (me - 1) % len(speech.names), view, speech, size)
    draw_played(canvas, centre, top + 3 + size.height, me, view, speech, size)
    draw_plate(canvas, 0, top + 3 + 2 * size.height, width, me, view, speech, "centre")
    return canvas


def draw_plate(
    canvas: Canvas, x: int, y: int, width: int, seat: int, view: "AurumView", speech: "Speech", side: str
) -> None:
    """Draw a seat's name, bid and gold: on one row in the centre, on two at the sides."""
    on_turn = seat in view.to_move
    first = ON_TURN if on_turn else ""
    chip = bid_chip(view, seat)
    gold = " ".join(view.stocks[seat]) or "–"
    ink = TITLE if on_turn or seat == speech.reader else WORDS._replace(bold=True)
    room = width - 2 - len(first) - len(chip[0]) - 1
    name = first + clipped(name_of(seat, speech), max(4, room if side != "centre" else room - len(gold) - 1))
    parts = [(name, ink), (" ", WORDS), chip]
    if side == "centre":
        parts += [(" ", WORDS), (gold, gold_ink(PALETTE.felt))]
    start = x + 1
    length = sum(len(text) for text, _ in parts)
    if side != "left":
        start = x + (width - length) // 2 if side == "centre" else x + width - 1 - length
    for text, part_ink in parts:
        start = canvas.put(start, y, text, part_ink)
    if side == "left":
        canvas.put(x + 1, y + 1, clipped(gold, width - 2), gold_ink(PALETTE.felt))
    elif side == "right":
        canvas.right(x, y + 1, width - 1, gold, gold_ink(PALETTE.felt))


def bid_chip(view: "AurumView", seat: int) -> tuple[str, Ink]:
    """Return the bid as a small card, face down while it is secret."""
    bid = view.bids[seat]
    if bid is not None:
        return f" {bid} ", palette.METALS[metal_of(bid)]
    return (" ? ", palette.BACK) if view.has_bid[seat] else ("", WORDS)


def draw_played(
    canvas: Canvas, x: int, y: int, seat: int, view: "AurumView", speech: "Speech", size: Size
) -> None:
    """Draw the card a seat has played, with its marks in the trick next to it."""
    is_last = not view.trick and view.last_trick is not None
    cards = view.last_trick.cards if is_last and view.last_trick is not None else view.trick
    card = next((played.card for played in cards if played.seat == seat), None)
    if card is None:
        draw_empty(canvas, x, y, size, QUIET)
    else:
        draw_card(canvas, x, y, card, size)
    marks = last_marks(view, seat, speech) if is_last else marks_of(view, seat, speech)
    room = canvas.width // 2 - size.width - 1
    for row, mark in enumerate(marks):
        if x > canvas.width // 2:
            canvas.right(x - room - 1, y + row, room, truncated(mark, room), TITLE)
        else:
            canvas.put(x + size.width + 1, y + row, truncated(mark, room), TITLE)


def marks_of(view: "AurumView", seat: int, speech: "Speech") -> list[str]:
    """Return the seat's marks: leads, is winning, or has the lowest card, with the gold it earns."""
    if view.phase in {"bid", "deal"}:
        return [speech.say("tui-mark-first")] if seat == view.first and view.phase == "bid" else []
    now = view.so_far
    marks = [speech.say("tui-mark-leads")] if seat == view.leader else []
    if now.winning is not None and now.winning.seat == seat:
        marks.append(speech.say("tui-mark-wins"))
    if now.lowest is not None and now.lowest.seat == seat:
        marks.append(speech.say("tui-mark-lowest", card=now.gold or "none"))
    return marks


def last_marks(view: "AurumView", seat: int, speech: "Speech") -> list[str]:
    last = view.last_trick
    assert last is not None
    marks = [speech.say("tui-mark-won")] if seat == last.winner else []
    if seat == last.lowest:
        marks.append(speech.say("tui-mark-took", card=last.gold or "none"))
    if seat == view.leader and view.phase in {"play", "window"}:
        marks.append(speech.say("tui-mark-leads"))
    return marks


# The player's cards.


def hand(play: "AurumPlay", speech: "Speech", width: int, height: int) -> Canvas:
    """Draw the player's cards. Playable cards are bright and have a mark below; the selected card is raised."""
    canvas = Canvas(width, height, Ink(PALETTE.text, PALETTE.panel))
    size, gap, apart = hand_size(play, width, height - LIFT - 1)
    total = len(play.cards) * (size.width + gap) - gap + (apart if len(play.cards) > play.hand_size else 0)
    x = max(0, (width - total) // 2)
    for place, card in enumerate(play.cards):
        if place == play.hand_size and place:
            x += apart
        in_mind = place == play.cursor
        y = 0 if in_mind else LIFT
        draw_card(canvas, x, y, card, size, dull=play.is_unplayable(card))
        mark = "▲" if in_mind else "•" if play.is_legal(card) else " "
        ink = Ink(PALETTE.bright, PALETTE.panel, bold=True)
        canvas.centre(x, size.height + LIFT - (1 if in_mind else 0), size.width, mark, ink)
        if card == play.queued:
            canvas.centre(
                x, size.height + LIFT, size.width, clipped(speech.say("page-aurum-meant"), size.width), ink
            )
        canvas.zone(x, 0, size.width + gap, height, f"card {place}")
        x += size.width + gap
    return canvas


def hand_size(play: "AurumPlay", width: int, height: int) -> tuple[Size, int, int]:
    """Return the largest card size at which all cards fit, the gap between cards, and the gap before the gold."""
    count = len(play.cards)
    for size, gap in ((LARGE, 1), (Size(5, 4), 1), (SMALL, 1), (SMALL, 0)):
        if size.height <= height and count * (size.width + gap) + 2 <= width:
            return size, gap, 2
    return Size(3, 3), 0, 1
