"""Prints the Aurum table as text, from a view alone."""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge import events
from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.games.aurum.wording.sentences import sentences, side_inside, side_label
from goldgavel.text import Speech
from goldgavel.tui.commands.vocabulary import move_words, shown_move
from goldgavel.tui.lines import menu
from goldgavel.tui.lines.style import bare_table
from goldgavel.tui.sheets.aurum import sheet

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.games.aurum.knowledge.view import AurumView


def draw(view: "AurumView", speech: Speech) -> "list[RenderableType]":
    bidding = view.phase == "bid"
    trick_number = sum(view.tricks) + 1
    heading = "cli-aurum-heading-bids" if bidding else "cli-aurum-heading-trick"
    return [
        speech.say(heading, round=view.round + 1, trick=trick_number),
        _players(view, speech),
        *_sides(view, speech),
        *_trick(view, speech),
        *_cards(view, speech),
        hand(view, speech),
    ]


def _players(view: "AurumView", speech: Speech) -> "RenderableType":
    table = bare_table()
    for heading in ("", "player", "bid", "tricks", "stock", "hand", "trick"):
        right = heading in {"tricks", "hand"}
        title = speech.say(f"cli-column-{heading}") if heading else ""
        table.add_column(title, justify="right" if right else "left", no_wrap=heading != "stock")
    played = {card.seat: card.card for card in view.trick}
    for seat, name in enumerate(speech.names):
        mark = ">" if seat in view.to_move else ""
        bid = view.bids[seat] or ("?" if view.has_bid[seat] else "–")
        card = " ".join([played.get(seat, ""), *_marks(view, seat, speech)]).strip()
        stock = " ".join(view.stocks[seat]) or "–"
        named = speech.say("cli-table-you", name=name) if seat == view.seat else name
        table.add_row(mark, named, bid, str(view.tricks[seat]), stock, str(view.hand_sizes[seat]), card)
    return table


def _marks(view: "AurumView", seat: int, speech: Speech) -> list[str]:
    """Return the seat's marks in the trick: leads, is winning, has the lowest card."""
    if view.phase == "bid":
        return [speech.say("cli-aurum-mark-first")] if seat == view.first else []
    now = view.so_far
    marks = {
        "cli-aurum-mark-leads": seat == view.leader,
        "cli-aurum-mark-wins": now.winning is not None and now.winning.seat == seat,
        "cli-aurum-mark-lowest": now.lowest is not None and now.lowest.seat == seat,
    }
    found = [speech.say(mark) for mark, is_so in marks.items() if is_so]
    return [f"({', '.join(found)})"] if found else []


def _sides(view: "AurumView", speech: Speech) -> list[str]:
    """Return the match score and, for teams, the bid and the tricks."""
    sides = view.sides
    if len(sides) == len(speech.names):
        return [_standing(view, speech)]
    by_points = view.options.match == "points"
    message = "cli-aurum-team-points" if by_points else "cli-aurum-team"
    lines = []
    for number, (side, score) in enumerate(zip(sides, view.points if by_points else view.nuggets, strict=True)):
        name = speech.text(side_label(number, len(sides)))
        lines.append(speech.say(message, name=name, bid=_or_dash(side.bid), tricks=side.tricks, score=score))
    return lines


def _standing(view: "AurumView", speech: Speech) -> str:
    by_points = view.options.match == "points"
    standing = view.points if by_points else view.nuggets
    sides = [speech.text(side_inside(side, len(standing))) for side in range(len(standing))]
    scores = [f"{side} ({score})" for side, score in zip(sides, standing, strict=True)]
    return speech.say("cli-aurum-points" if by_points else "cli-aurum-nuggets", scores=", ".join(scores))


def _or_dash(number: int | None) -> str:
    return "–" if number is None else str(number)


def _trick(view: "AurumView", speech: Speech) -> list[str]:
    now = view.so_far
    if now.winning is None or now.lowest is None:
        return []
    lowest = {"name": speech.names[now.lowest.seat], "card": now.lowest.card, "gold": now.gold or "none"}
    return [
        speech.say("cli-aurum-metals", metals=", ".join(now.metals)),
        speech.say("cli-aurum-winning", name=speech.names[now.winning.seat], card=now.winning.card),
        speech.say("cli-aurum-lowest", **lowest),
    ]


def _cards(view: "AurumView", speech: Speech) -> list[str]:
    lines = [speech.say("cli-aurum-supply", cards=" ".join(view.supply) or "–")]
    if view.aside:
        lines.append(speech.say("cli-aurum-aside", cards=" ".join(view.aside)))
    others = [(speech.names[seat], known) for seat, known in enumerate(view.known) if known and seat != view.seat]
    if others:
        hands = "; ".join(" ".join([name, *known]) for name, known in others)
        lines.append(speech.say("cli-aurum-known", hands=hands))
    return lines


def hand(view: "AurumView", speech: Speech) -> str:
    """Return the player's hand, sorted by metal and rank."""
    metals: dict[str, list[str]] = {}
    for card in sorted(view.hand or (), key=rank_of):
        metals.setdefault(metal_of(card), []).append(card)
    order = dict.fromkeys(metal_of(card) for card in view.hand or ())
    shown = "   ".join(" ".join(metals[metal]) for metal in order)
    return speech.say("cli-aurum-hand", cards=shown or "–")


def moves(view: "AurumView", speech: Speech) -> menu.Menu:
    swaps = [move for move in view.legal if move.startswith("swap ")]
    return _window(view, swaps, speech) if swaps else menu.listing(view.legal, speech.lang)


def _window(view: "AurumView", swaps: list[str], speech: Speech) -> menu.Menu:
    """List the moves of a bid window: keep first, then swaps as grids of gold paid and card put down."""
    own = [move for move in swaps if not move.endswith(" partner")]
    partner = [move for move in swaps if move.endswith(" partner")]
    rest = [move for move in view.legal if move not in set(swaps)]
    numbers = menu.numbered([*rest, *own, *partner])
    number_of = {move: number for number, move in numbers.items()}
    lines: list[RenderableType] = list(
        menu.columns([f"{number_of[move]} {shown_move(move, speech.lang)}" for move in rest])
    )
    seat = 0 if view.seat is None else view.seat
    for owner, group in ((seat, own), (seat ^ 2, partner)):
        if group:
            grid: dict[str, dict[str, str]] = {}
            for move in group:
                _, paid, card, *_ = move.split()
                grid.setdefault(f"  {shown_move(f'swap {paid}', speech.lang)} …", {})[card] = number_of[move]
            bid = view.bids[owner] or "–"
            message = "cli-aurum-swap-own" if owner == seat else "cli-aurum-swap-partner"
            at_the_end = move_words(speech.lang)["partner"][0]
            heading = speech.say(message, bid=bid, name=speech.names[owner], partner=at_the_end)
            lines += [heading, menu.grid(grid)]
    return menu.Menu(lines, numbers)


def event_lines(event: events.AurumEvent, view: "AurumView", speech: Speech) -> "list[RenderableType]":
    """Return the lines for an event.

    A kept bid has no line. Dealt cards are shown by the table, and scores by a sheet.
    """
    if isinstance(event, events.BidKept):
        return []
    lines = [speech.text(told) for told in sentences(event)]
    if isinstance(event, events.Dealt):
        return [lines[0]]
    if isinstance(event, events.RoundScored):
        points = [_standing(view, speech)] if view.options.match == "points" else []
        return [*sheet(view, event, speech), *lines[len(event.result.sides) :], *points]
    return list(lines)


def begins_chapter(event: events.AurumEvent) -> bool:
    """True if the event leads a trick. The `last` command shows the trick before it."""
    return isinstance(event, events.CardPlayed) and event.leads
