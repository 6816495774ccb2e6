"""An update assembled from parts equals the encoded message, byte for byte."""

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.protocol import messages
from goldgavel.protocol.decoder import MessageDecoder
from goldgavel.server.audience.updates import UpdateWriter, refusal_messages
from goldgavel.session.event_text import spoken
from goldgavel.session.session import Session
from goldgavel.session.updates import EntryView, ReaderUpdate
from goldgavel.text import Speech

NO_PACE = Pace(trick_rest=0, lot_rest=0, round_rest=0, bot_pause=0)
NAMES = ["Ann", "Boris", "Cé", "Dai"]


def names(session: Session) -> list[str]:
    return NAMES[: session.game.players]


def told(session: Session, news: EntryView, words: messages.Words | None, seat: int | None) -> EntryView:
    if words is None:
        return news
    written = session.in_words(news)
    return written if words == "ids" else spoken(written, Speech(words, names(session), seat))


def whole(
    session: Session, seat: int | None, change: ReaderUpdate, ack: str | None, words: messages.Words | None
) -> bytes:
    reasons = {} if seat is None else session.reasons(seat)
    lang = messages.sentence_language(words)
    speech = None if lang is None else Speech(lang, names(session), seat)
    message = messages.Update(
        version=session.version,
        told=tuple(told(session, news, words, seat) for news in change.entries),
        view={**change.shared, **change.own},
        decision=None if seat is None else session.decisions[seat],
        moves=change.moves or UNSET,
        refusals=refusal_messages(reasons, speech) if reasons else UNSET,
        ack=UNSET if ack is None else ack,
        wish=change.proposal,
        undo=change.undo,
    )
    return messages.encode(message)


def move_on(session: Session, chance: Random) -> int | None:
    """Make a move; return its seat, or None for a deal."""
    if session.state.needs_deal():
        session.deal(session.state.shuffled_deal(chance), 0.0)
        return None
    seat: int = chance.choice(session.state.to_move())
    decision = session.decisions[seat]
    assert decision is not None
    session.move(seat, chance.choice(session.state.view(seat).legal), decision, None, 0.0)
    return seat


def wish_something(session: Session, seat: int) -> None:
    """Propose an undo. It is sometimes accepted, now or later; mostly the game continues."""
    of = session.undoable(seat)
    if of is not None and session.proposals.open is None:
        session.propose(seat, "undo", of, None, 0.0)
        if of % 2:
            session.propose((seat + 1) % session.game.players, "refuse", session.version, None, 0.0)


@pytest.mark.parametrize("words", [None, "ids", "fr"])
@pytest.mark.parametrize(
    ("name", "mix"),
    [
        ("aurum", {"players": 3}),
        ("aurum", {}),
        ("auction", {"players": 4}),
        ("auction", {"players": 4, "tokens": "stop,ban,exchange"}),
    ],
)
def test_the_parts_are_the_whole(name: str, mix: dict[str, Any], words: messages.Words | None) -> None:
    chance = Random(6)
    game = gg.load(name, **mix)
    session = Session(game, [None] * game.players, NO_PACE, chance)
    while not session.state.is_terminal():
        mover = move_on(session, chance)
        if mover is not None and chance.random() < 0.1:
            wish_something(session, mover)
        if chance.random() < 0.2:  # several at once
            continue
        changes = session.take_updates()
        writer = UpdateWriter(session, changes[0], lambda _: names(session))
        readers = list(enumerate(changes))
        chance.shuffle(readers)  # parts may be cached for the next reader
        for reader, change in readers:
            seat = reader - 1 if reader else None
            ack = 'an "id" \N{GREEK SMALL LETTER ALPHA}' if seat is not None and seat == mover else None
            assert writer.update(seat, change, ack, words) == whole(session, seat, change, ack, words)


def test_it_is_readable() -> None:
    game = gg.load("auction", players=3)
    session = Session(game, [None] * 3, NO_PACE, Random(1))
    session.deal(session.state.shuffled_deal(Random(1)), 0.0)
    changes = session.take_updates()
    text = UpdateWriter(session, changes[0], lambda _: names(session)).update(None, changes[0], None, None)
    update = MessageDecoder(game).decode(text)
    assert isinstance(update, messages.Update)
    assert (update.version, update.told) == (1, changes[0].entries)
