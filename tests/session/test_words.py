"""The log in words: lines and headings of entries, in the language of a reader."""

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from goldgavel.session.event_text import LogWriter, spoken
from goldgavel.session.pending import DueAction
from goldgavel.text import LANGUAGES, Speech
from tests.session.kit import SessionTable, four, lots

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def last_words(table: SessionTable, reader: int | None) -> tuple[str, ...]:
    entry = table.session.entries_since(reader, table.session.version - 1)[-1]
    words: Any = spoken(table.session.in_words(entry), Speech("en", NAMES, reader)).words
    return tuple(words)


def test_a_move_is_part_of_the_game_and_a_proposal_is_aside() -> None:
    table = four().do("bid Ag5")
    table.wish(0, "undo")
    deal, bid, wish = table.session.entries_since(None, 0)
    assert [entry.is_aside() for entry in (deal, bid, wish)] == [False, False, True]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_an_entry_has_the_same_words_alone_as_in_the_log_written_from_its_beginning(
    lang: str, reader: int | None
) -> None:
    table, chance = lots(), Random(4)
    for _ in range(40):
        seat = table.session.state.current_player()
        table.do(chance.choice(table.session.state.view(seat).legal))
    table.wish(0, "concede")
    session, speech = table.session, Speech(lang, NAMES, reader)
    writer = LogWriter("auction", speech)
    entries = session.entries_since(reader, 0)
    written = [writer.write(entry) for entry in entries]
    assert written == [spoken(session.in_words(entry), speech) for entry in entries]
    assert [(entry.version, entry.events, entry.note) for entry in written] == [
        (entry.version, entry.events, entry.note) for entry in entries
    ]
    chapters = [heading for entry in written if entry.headings is not UNSET for heading in entry.headings]
    assert len({(heading.kind, heading.number) for heading in chapters}) > 2
    assert any(entry.headings is UNSET for entry in written)
    assert all(entry.words for entry in written)


def test_a_proposal_is_told_with_its_maker_and_its_answers() -> None:
    table = four().do("bid Ag5")
    table.wish(0, "undo")
    assert last_words(table, None) == ("Ann asks to take back their last move.",)
    assert last_words(table, 0) == ("You ask to take back your last move.",)
    table.wish(1, "refuse")
    assert last_words(table, 1) == ("You refuse.",)
    assert last_words(table, 0) == ("Ben refuses.",)


def test_a_move_taken_back_and_a_game_ended_early_are_told() -> None:
    table = four([None, "adept", "adept", "adept"]).do("bid Ag5")
    table.wish(0, "undo")
    assert last_words(table, 2) == ("Ann took back their last move.",)
    assert last_words(table, 0) == ("You took back your last move.",)
    table.wish(0, "concede")
    assert last_words(table, 0) == ("The players ended the game early: nobody has won.",)


def test_a_timeout_is_told_before_the_move() -> None:
    table = lots()
    seat = table.session.state.current_player()
    table.log.append(table.session.move_on_timeout(DueAction(60.0, seat, None, None, late=True), 60.0))
    name = NAMES[seat]
    assert last_words(table, None) == (f"{name} ran out of time. {name} passes.",)
    assert last_words(table, seat) == ("Your time ran out. You pass.",)


def test_every_line_of_a_move_by_timeout_is_kept() -> None:
    """The first line has the reason before it, and the others follow as they are."""
    table = lots().do("pass", "pass")
    seat = table.session.state.current_player()
    table.log.append(table.session.move_on_timeout(DueAction(60.0, seat, None, None, late=True), 60.0))
    timed_out, in_time = last_words(table, None), last_words(lots().do("pass", "pass", "pass"), None)
    assert timed_out == (f"{NAMES[seat]} ran out of time. {in_time[0]}", *in_time[1:])
    assert len(in_time) > 1
