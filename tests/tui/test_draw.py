"""Drawings from every view of whole games, at many sizes, without hidden cards."""

import re
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from rich.cells import cell_len

import goldgavel
import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import LANGUAGES, Speech
from goldgavel.text.catalogue import bundle
from goldgavel.text.names import bot_name
from goldgavel.tui.commands.moves import typed_move
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.auction import signed
from goldgavel.tui.draw.canvas import Canvas, clipped, truncated, wrapped_lines
from goldgavel.tui.draw.palette import Ink
from goldgavel.tui.draw.players import lobby
from goldgavel.tui.play.auction import AuctionPlay
from goldgavel.tui.play.aurum import AurumPlay
from goldgavel.tui.play.prompt import prompt_text
from goldgavel.tui.seat.seat import SeatSnapshot, refusal_of
from tests.kit.games.option_mixes import mix_id, random_game, spread
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak
MIXES = [(name, mix) for name in GAMES for mix in spread(name, 4)]
every_mix = pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
SIZES = ((54, 12), (30, 6), (84, 30), (1, 1))
STEP = count(7, 1)


def snapshots(name: str, mix: dict[str, Any], lang: str) -> list[SeatSnapshot]:
    """Return the snapshots of the seat to move, at decisions of a random game."""
    found = []

    def see(state: Any) -> None:
        if state.move_log.ply() % STEP == 0 or state.is_terminal():
            seat = 0 if state.is_terminal() else state.current_player()
            view = state.view(seat)
            names = [bot_name("adept", number, lang) for number in range(view.options.players)]
            speech = Speech(lang, names, seat)
            refusals = {move: refusal_of(problem) for move, problem in state.reasons(seat).items()}
            decision = None if state.is_terminal() else state.move_log.ply()
            status: Literal["over", "playing"] = "over" if state.is_terminal() else "playing"
            found.append(SeatSnapshot(speech, view, decision=decision, refusals=refusals, status=status))

    random_game(gg.load(name, **mix), 3, see)
    return found


def drawn(snapshot: SeatSnapshot, play: Any, width: int, height: int) -> list[Canvas]:
    view, speech = snapshot.view, snapshot.speech
    drawing = import_module(f"goldgavel.tui.draw.{view.game}")
    if view.game == "aurum":
        parts = [drawing.standings(view, speech, width, height), drawing.felt(view, speech, width, height)]
        return [*parts, drawing.hand(play, speech, width, height)]
    parts = [drawing.lot(view, play, speech, width, height), drawing.sets(view, speech, width, height)]
    return [*parts, drawing.stepper(play, speech, width)]


@every_mix
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_drawn_at_every_size(name: str, mix: dict[str, Any], lang: str) -> None:
    play = AurumPlay() if name == "aurum" else AuctionPlay()
    for snapshot, (width, height) in product(snapshots(name, mix, lang), SIZES):
        play.update(snapshot)
        assert prompt_text(snapshot, play)
        for canvas in drawn(snapshot, play, width, height):
            assert all(cell_len(line) <= width for line in canvas.text().split("\n"))
            for zone in canvas.zones:
                assert canvas.action_at(zone.x, zone.y) is not None


@pytest.mark.parametrize("mix", spread("aurum", 6), ids=mix_id)
def test_no_unseen_card_is_drawn(mix: dict[str, Any]) -> None:
    play = AurumPlay()
    for snapshot in snapshots("aurum", mix, "en"):
        play.update(snapshot)
        shown = "\n".join(canvas.text() for canvas in drawn(snapshot, play, 60, 30))
        cards = {f"{metal}{rank}" for metal, rank in re.findall(r"\b(Bi|Cu|P|Ag|Zn)(\d+)\b", shown)}
        assert not cards & set(snapshot.view.unseen)


@every_mix
def test_refused_cards_are_dull_and_only_legal_moves_have_buttons(name: str, mix: dict[str, Any]) -> None:
    play = AurumPlay() if name == "aurum" else AuctionPlay()
    for snapshot in snapshots(name, mix, "en"):
        play.update(snapshot)
        legal = snapshot.view.legal
        for button in play.buttons():
            if button.action.startswith("move "):
                assert button.action.removeprefix("move ") in legal
        if isinstance(play, AurumPlay):
            verb = {"bid": "bid", "play": "play"}.get(snapshot.view.phase)
            barred = {card for card in play.cards if verb and f"{verb} {card}" not in legal}
            assert {card for card in play.cards if play.is_unplayable(card)} == (
                barred if snapshot.has_decision() else set()
            )
        elif play.is_bidding() and play.bids():
            assert play.move() in legal
            play.step(1)
            assert play.move() in legal
        for move in legal:
            assert typed_move(f" {move.upper()} ", snapshot.view, "en") == move


def test_metals_and_kinds_have_a_shape_each() -> None:
    for shapes in (palette.METAL_SHAPES, palette.KIND_SHAPES):
        assert len(set(shapes.values())) == len(shapes)
        assert all(cell_len(shape) == 1 for shape in shapes.values())


def test_wide_letters_and_edges() -> None:
    canvas = Canvas(6, 2, Ink("aurum-text", "aurum-felt"))
    canvas.put(4, 0, "金金", Ink("aurum-text", "aurum-felt"))
    canvas.put(-1, 1, "abc", Ink("aurum-text", "aurum-felt"))
    canvas.put(0, 7, "beyond", Ink("aurum-text", "aurum-felt"))
    assert canvas.text() == "    金\nbc"
    assert sum(cell_len(segment.text) for segment in canvas.segments(0, "dark")) == 6


def test_clipping_keeps_the_number_of_a_bot() -> None:
    assert clipped("Adept\N{NO-BREAK SPACE}3", 8) == "Adept\N{NO-BREAK SPACE}3"
    assert clipped("Adept\N{NO-BREAK SPACE}3", 5) == "Ade…3"
    assert clipped("Bartholomew", 5) == "Bart…"
    assert clipped("金金金", 5) == "金金…"
    assert truncated("金金金", 5) == "金金"
    assert wrapped_lines("one two three", 7) == ["one two", "three"]


def test_a_table_before_its_game() -> None:
    canvas = lobby(Speech("en", ["Ann", "free seat"], 0), palette.PALETTES["aurum"], 30, 8)
    assert "Ann" in canvas.text()
    assert "free seat" in canvas.text()


def test_every_message_of_the_terminal_is_used() -> None:
    """A message is found by its whole id, or by the part before a placeholder."""
    root = Path(goldgavel.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    names = re.findall(
        r"^(tui-[\w-]+) =", (root / "text" / "en" / "tui.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    filled = re.findall(r"f[\"'](tui-[\w-]*-)\{", code)
    unused = [
        name for name in names if f'"{name}"' not in code and not any(name.startswith(start) for start in filled)
    ]
    assert unused == []
    assert all(bundle("en").has_message(name) for name in re.findall(r'"(tui-[\w-]*\w)"', code))


def test_refusals_have_the_rule() -> None:
    state = gg.load("aurum").new_game(seed=1)
    problem = state.why_illegal("play Ag7")
    assert isinstance(problem, GoldGavelError)
    refusal = refusal_of(problem)
    assert refusal.rule is not None
    assert refusal.told().text("fr") == problem.text("fr")
    assert problem.text("fr").startswith(refusal.rule)


@pytest.mark.parametrize(("lang", "shown"), [("en", "+12.2"), ("ru", "+12,2"), ("fr", "+12,2")])
def test_a_fraction_has_the_decimal_sign_of_the_language(lang: str, shown: str) -> None:
    assert signed(12.2, lang) == shown
    assert [signed(-3, lang), signed(0, lang)] == ["−3", "+0"]
