"""A table for tests of proposals."""

from random import Random
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from tests.kit.games.aurum import aurum, deal_of

PACE = Pace(trick_rest=2, round_rest=5, bot_pause=1)
LEADS = {0: "Ag1 Ag5 Ag9", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"}
BIDS = ("bid Ag5", "bid Bi5", "bid Cu5", "bid P5")


class SessionTable:
    """A session with its log, whose players make moves and proposals."""

    def __init__(self, game: Any, deal: Any, drivers: list[str | None] | None = None) -> None:
        self.game = game
        self.drivers = drivers or [None] * game.players
        self.session = Session(game, self.drivers, PACE, Random(1))
        self.log: list[Entry] = [self.session.deal(deal, 0.0)]

    def do(self, *moves: str, sent: bool = True) -> "SessionTable":
        for move in moves:
            seat, _, text = move.rpartition(": ")
            mover = int(seat) if seat else self.session.state.current_player()
            decision = self.session.decisions[mover]
            assert decision is not None
            request = f"r{len(self.log)}" if sent else None
            self.log.append(self.session.move(mover, text, decision, request, 0.0))
        return self

    def wish(self, seat: int, word: Any, of: int | None = None, now: float = 0.0) -> Entry:
        """Make or answer a proposal. As on the server, it is carried out as soon as all have agreed."""
        if of is None and word == "undo":
            of = self.session.undoable(seat)
        if of is None and word in {"agree", "refuse", "withdraw"} and self.session.proposals.open:
            of = self.session.proposals.open.id
        self.log.append(self.session.propose(seat, word, of, f"w{len(self.log)}", now))
        granted = self.session.apply_agreed(now)
        if granted is not None:
            self.log.append(granted)
        return self.log[-1]

    def refused(self, seat: int, word: Any, of: int | None = None) -> GoldGavelError:
        version = self.session.version
        with pytest.raises(GoldGavelError) as problem:
            self.session.propose(seat, word, of, "x", 0.0)
        assert self.session.version == version
        assert self.session.requests.version_of(seat, "x") is None
        return problem.value

    def again(self) -> Session:
        """Return the same session, restored from the log."""
        session = Session(self.game, self.drivers, PACE, Random(2))
        session.replay(self.log)
        return session


def four(drivers: list[str | None] | None = None) -> SessionTable:
    game = aurum(4)
    return SessionTable(game, deal_of(game, 0, LEADS), drivers)


def three(drivers: list[str | None] | None = None) -> SessionTable:
    game = aurum(3)
    return SessionTable(game, deal_of(game, 0, {}), drivers)


def lots(drivers: list[str | None] | None = None, players: int = 3) -> SessionTable:
    game = gg.load("auction", players=players)
    return SessionTable(game, game.start().shuffled_deal(Random(3)), drivers)
