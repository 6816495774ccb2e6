"""Lists the moves of Auction: bids by coins, tokens by pattern, offers as grids."""

from typing import TYPE_CHECKING

from goldgavel.text import Speech
from goldgavel.tui.commands.vocabulary import move_words, shown_move
from goldgavel.tui.lines import menu

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.games.auction.knowledge.view import AuctionView


def moves(view: "AuctionView", speech: Speech) -> menu.Menu:
    if view.phase == "bid":
        return _bids(view, speech)
    if view.phase == "offer":
        return _offers(view, speech)
    return menu.listing(view.legal, speech.lang)


def _bids(view: "AuctionView", speech: Speech) -> menu.Menu:
    """List the bids. A bid's number is its coins and 0 is a pass, so a list position cannot become a bid."""
    plain = [int(move.split()[1]) for move in view.legal if len(move.split()) == 2]
    numbers = {"0": "pass"} | {str(coins): f"bid {coins}" for coins in plain}
    lines: list[RenderableType] = [f"  0 {shown_move('pass', speech.lang)}"]
    if plain:
        lines.append(
            "  "
            + speech.say(
                "cli-auction-bid", range=_range(plain), example=shown_move(f"bid {plain[0]}", speech.lang)
            )
        )
    for token in view.options.tokens:
        with_token = [move.split() for move in view.legal if token in move.split()]
        if with_token:
            lines.append("  " + _token_line(token, with_token, speech))
    return menu.Menu(lines, numbers)


def _token_line(token: str, bids: list[list[str]], speech: Speech) -> str:
    """Return a pattern such as `bid 6 ban 2`, with the range of coins and, for a ban, the seats."""
    coins = [int(words[1]) for words in bids]
    seats = sorted({int(words[3]) for words in bids if len(words) == 4})
    named = ", ".join(f"{seat} {speech.names[seat]}" for seat in seats)
    pattern = shown_move(f"bid N {token}", speech.lang)
    return speech.say(f"cli-auction-bid-{token}", pattern=pattern, range=_range(coins), seats=named)


def _range(coins: list[int]) -> str:
    return str(coins[0]) if len(set(coins)) == 1 else f"{min(coins)}–{max(coins)}"


def _offers(view: "AuctionView", speech: Speech) -> menu.Menu:
    """List offers as one grid per opponent and token. Rows are the player's cards, columns the opponent's."""
    groups: dict[tuple[int, str], dict[str, dict[str, str]]] = {}
    ordered = sorted(view.legal, key=lambda move: (int(move.split()[1]), move.split()[-1]))
    numbers = menu.numbered(ordered)
    for number, move in numbers.items():
        _, to, given, _, taken, token = move.split()
        rows = groups.setdefault((int(to), token), {})
        rows.setdefault(f"  {_card(given, speech)}", {})[_card(taken, speech)] = number
    lines: list[RenderableType] = [speech.say("cli-auction-offer", example=shown_move(ordered[0], speech.lang))]
    for (seat, token), rows in groups.items():
        last_word = move_words(speech.lang)[token][0]
        lines.append(speech.say(f"cli-auction-offer-{token}", seat=seat, name=speech.names[seat], word=last_word))
        lines.append(menu.grid(rows))
    return menu.Menu(lines, numbers)


def _card(form: str, speech: Speech) -> str:
    return speech.say(f"kind-{form.replace('@', '-')}")
