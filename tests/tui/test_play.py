"""Whole full-screen games, by keyboard alone and with the mouse, and the other actions of a player."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from textual.widgets import Input

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.text import LANGUAGES, say
from goldgavel.text.catalogue import card_name
from goldgavel.tui.screens.overlays import PickerOverlay, ReaderOverlay
from goldgavel.tui.screens.table import TableScreen
from tests.tui.key_player import bid_or_pass, log_text, play_cards, play_out
from tests.tui.kit import LARGE, SMALL, TerminalPlayer, new_table, seated
from tests.tui.picture import text_of


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def type_line(player: TerminalPlayer, text: str) -> str:
    """Type a line into the field that `/` opens. Returns the example that stood in the empty field."""
    await player.press("/")
    await player.until(player.is_covered)
    field = player.app.screen.query_one(Input)
    field.value = text
    await player.press("enter")
    return field.placeholder


@pytest.mark.parametrize(("players", "size"), [(3, SMALL), (4, LARGE)])
def test_a_whole_game_of_aurum_by_keyboard(players: int, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=players, seed=3), size=size) as player:
            await play_out(player, play_cards)
            assert isinstance(player.app.screen, PickerOverlay)
            assert player.snapshot.view.winners is not None
            save_file = player.table.table.save_file
            await player.press("down", "down", "enter")
            await player.until(lambda: not player.app.is_running)
            assert save_file is not None
            assert not save_file.exists()

    run(test)


@pytest.mark.parametrize(("players", "tokens"), [(3, ()), (4, ("stop", "ban", "exchange"))])
def test_a_whole_game_of_auction_by_keyboard(players: int, tokens: tuple[str, ...]) -> None:
    async def test() -> None:
        async with seated(new_table("auction", players=players, tokens=tokens, seed=5)) as player:
            await play_out(player, bid_or_pass)
            assert player.snapshot.view.winners is not None
            assert not tokens or len(player.snapshot.view.tokens[0]) < len(tokens)

    run(test)


def test_a_card_by_mouse_is_chosen_then_played() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=3)) as player:
            zone = player.zone("hand", "card 4")
            card = player.table.play.cards[4]
            await player.pilot.click("#hand", offset=(zone.x + 1, 2))
            await player.pilot.pause()
            assert player.table.play.card == card
            assert player.snapshot.view.bids[0] is None
            await player.pilot.click("#hand", offset=(zone.x + 1, 2))
            await player.until(lambda: player.snapshot.view.bids[0] is not None)
            assert player.snapshot.view.bids[0] == card

    run(test)


def test_the_buttons_answer_to_the_mouse() -> None:
    async def test() -> None:
        async with seated(new_table("auction", players=3)) as player:
            for action in ("step 1", "step 1", "step -1"):
                zone = player.zone("stepper", action)
                await player.pilot.click("#stepper", offset=(zone.x + 1, 0))
                await player.pilot.pause()
            least = player.snapshot.view.least_bid
            assert player.table.play.coins == least + 1
            await player.pilot.click("#buttons", offset=(3, 0))
            await player.until(lambda: f"You bid {least + 1}." in log_text(player))

    run(test)


def test_a_bid_raised_by_a_token_falls_back_without_it() -> None:
    async def test() -> None:
        async with seated(new_table("auction", players=4, tokens=("stop", "ban"))) as player:
            await player.until_asked()
            play = player.table.play
            own = play.coins
            await player.press("s")
            assert play.move() == "bid 10 stop"
            await player.press("b")
            assert play.move().startswith(f"bid {own} ban")
            await player.press("s", "s")
            assert play.move() == f"bid {own}"
            await player.press("s", "+", "s")
            assert play.move() == "bid 11", "a price of the player's own stays"

    run(test)


@pytest.mark.parametrize("phase", ["bid", "play"])
def test_an_illegal_card_says_the_rule_and_changes_nothing(phase: str) -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=4, seed=11)) as player:
            await player.until_asked()
            while player.snapshot.view.phase != phase or not player.snapshot.refusals or player.is_covered():
                await player.press("enter")
                await player.until_asked()
            play = player.table.play
            barred = next(place for place, card in enumerate(play.cards) if play.is_unplayable(card))
            while play.cursor != barred:
                await player.press("right")
            refusal = player.snapshot.refusals[play.move_of(play.card)]
            assert " ".join(player.shown("prompt").split()) == "✖ " + " ".join(
                player.snapshot.speech.text(refusal.told()).split()
            )
            before = player.snapshot.view
            await player.press("enter")
            assert player.snapshot.view == before
            assert refusal.rule in player.shown("prompt")

    run(test)


def test_keys_for_metals_and_ranks() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=4)) as player:
            play = player.table.play
            for key, starts in (("z", "Zn"), ("a", "Ag"), ("g", "Au"), ("p", "P"), ("я", "Zn"), ("ф", "Ag")):
                await player.press(key)
                assert play.card is not None
                assert play.card.startswith(starts)
            await player.press("5")
            assert play.card.endswith("5")
            by_metal = list(play.cards)
            await player.press("s")
            assert play.cards != by_metal
            assert sorted(play.cards) == sorted(by_metal)

    run(test)


def test_a_move_is_taken_back_and_the_game_continues() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=4, seat=1, seed=2)) as player:
            while player.snapshot.undo is None:
                await player.press("enter")
                await player.until_asked()
            moves = len(player.snapshot.view.moves)
            await player.press("u")
            await player.until_asked()
            assert "took back" in log_text(player)
            assert len(player.snapshot.view.moves) < moves
            await play_out(player, play_cards)

    run(test)


def test_a_hint_is_a_legal_move() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=3)) as player:
            await player.press("h")
            await player.until(lambda: player.table.hint_text)
            assert player.table.hint_text.rpartition(": ")[2] in player.snapshot.view.legal

    run(test)


def says(player: TerminalPlayer, text: str) -> bool:
    return text in player.table.refusal_text


@pytest.mark.parametrize(
    ("lang", "bid", "example"),
    [("ru", "ставка", "ставка Bi"), ("fr", "enchère", "enchère Bi"), ("en", "bid", "bid Bi")],
)
def test_moves_are_typed_in_the_reader_s_words(lang: str, bid: str, example: str) -> None:
    async def test() -> None:
        async with seated(new_table("aurum", lang, players=3), lang) as player:

            async def typed(text: str) -> None:
                assert example in await type_line(player, text)

            for wrong in ("qwerty", f"{bid} zz"):
                await typed(wrong)
                await player.until(partial(says, player, wrong))
                assert example in player.table.refusal_text
            card = player.snapshot.view.hand[-1]
            await typed(f"{bid} {say(f'page-metal-{metal_of(card)}', lang)} {rank_of(card)}")
            await player.until(lambda: player.snapshot.view.bids[0] == card)

    run(test)


@pytest.mark.parametrize(("lang", "leave"), [("ru", "Выход"), ("fr", "quitter"), ("en", "quit")])
def test_a_typed_command_does_what_its_key_does(lang: str, leave: str) -> None:
    async def test() -> None:
        async with seated(new_table("auction", lang), lang) as player:
            await type_line(player, leave)
            await player.until(lambda: isinstance(player.app.screen, PickerOverlay))

    run(test)


async def play_until_a_bid_can_be_changed(player: TerminalPlayer) -> None:
    """Bid and play the suggested cards until the player has to play and could change a bid for gold."""
    await player.press("enter")
    await player.until_asked()
    while player.snapshot.view.phase != "play" or not player.snapshot.view.changes:
        await player.press("enter")
        await player.until_asked()


def test_a_bid_is_changed_for_gold() -> None:
    """The change is ordered during the player's turn and made before the next trick."""

    async def test() -> None:
        async with seated(new_table("aurum", players=3, seed=4)) as player:
            await play_until_a_bid_can_be_changed(player)
            old = player.snapshot.view.bids[0]
            await player.press("x", "up", "enter")
            assert player.snapshot.order.order == "change"
            await player.press("enter")
            await player.until_asked()
            assert player.snapshot.view.bids[0] != old
            assert f"instead of {card_name('en', old)}" in log_text(player).replace("\n", " ")

    run(test)


def test_a_typed_change_of_a_bid_waits_for_the_next_window() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=3, seed=4)) as player:
            await play_until_a_bid_can_be_changed(player)
            view = player.snapshot.view
            for swap, order in (("swap Au8 Ag99", "keep"), (f"swap {view.stocks[0][0]} {view.hand[0]}", "change")):
                await type_line(player, swap)
                await player.until(lambda: player.table.refusal_text or player.table.hint_text)
                assert (player.table.hint_text == say("tui-order-armed", "en")) is (order == "change")
                assert player.snapshot.order.order == order

    run(test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_card_of_this_table_by_key_by_mouse_and_typed(lang: str) -> None:
    async def test() -> None:
        table = new_table("auction", lang, players=5, tokens="ban")
        async with seated(table, lang, size=LARGE) as player:

            async def by_mouse() -> None:
                zone = player.zone("keys", "reference")
                await player.pilot.click("#keys", offset=(zone.x + 1, 0))

            typed = say("tui-command-reference", lang).split(",")[0]
            for opens in (lambda: player.press("m"), by_mouse, lambda: type_line(player, typed)):
                await opens()
                await player.until(lambda: isinstance(player.app.screen, ReaderOverlay) and player.is_covered())
                shown = text_of(player.app)
                assert say("page-title-reference", lang) in shown
                assert f"{say('reference-auction-ban', lang)} (B25)." in shown
                assert "(B24)" not in shown
                await player.press("escape")
                await player.until(lambda: not player.is_covered())

    run(test)


def test_pages_to_read_come_and_go() -> None:
    async def test() -> None:
        async with seated(new_table("auction", players=3, seed=6)) as player:
            for key in ("question_mark", "r"):
                await player.press(key)
                await player.until(player.is_covered)
                assert isinstance(player.app.screen, ReaderOverlay)
                await player.press("escape")
                await player.until(lambda: not player.is_covered())
            await player.press("slash", "b", "1", "9", "enter")
            await player.until(lambda: isinstance(player.app.screen, ReaderOverlay))
            await player.press("escape")
            await player.press("slash", *"bid", "space", "3", "enter")
            await player.until(lambda: "You bid 3." in log_text(player))

    run(test)


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_every_size_is_drawn(game: str) -> None:
    async def test() -> None:
        async with seated(new_table(game)) as player:
            for size in ((80, 24), (60, 20), (40, 12), (120, 40), (200, 60), (20, 5), (80, 24)):
                await player.pilot.resize_terminal(*size)
                await player.pilot.pause()
                assert isinstance(player.app.screen, TableScreen)
                assert player.app.export_screenshot()

    run(test)


def test_leaving_keeps_the_game() -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=3)) as player:
            save_file = player.table.table.save_file
            await player.press("enter")
            await player.until_asked()
            await player.press("q", "down", "down", "enter")
            await player.until(lambda: not player.app.is_running)
            assert save_file is not None
            assert save_file.exists()

    run(test)


def test_a_snapshot_after_the_table_is_left_is_ignored() -> None:
    async def test() -> None:
        async with seated(new_table("aurum")) as player:
            screen, snapshot = player.table, player.snapshot
        screen.show_snapshot(snapshot)

    asyncio.run(test())
