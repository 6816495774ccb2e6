"""Random games with random undos: after an undo the game is as if the moves had never been made."""

from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain
from goldgavel.session.session import Session
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

NO_PACE = Pace(trick_rest=0, lot_rest=0, round_rest=0, bot_pause=0)
MOST_UNDONE = 40


class GameWithUndos:
    """A game in which all players sometimes take a move back, with everything to compare."""

    def __init__(self, name: str, mix: dict[str, Any], seed: int) -> None:
        self.game = gg.load(name, **mix)
        self.chance = Random(seed)
        self.session = Session(self.game, [None] * self.game.players, NO_PACE, Random(1))
        self.log: list[Entry] = []
        self.seen = [plain(view) for view in self.session.state.views()]
        self.views = {0: self.snapshot()}
        self.undone = 0

    def snapshot(self) -> list[bytes]:
        return [msgspec.json.encode(view) for view in self.session.state.views()]

    def step(self) -> None:
        session = self.session
        if session.state.needs_deal():
            self.log.append(session.deal(session.state.shuffled_deal(self.chance), 0.0))
        else:
            seat = self.chance.choice(session.state.to_move())
            decision = session.decisions[seat]
            assert decision is not None
            legal = session.state.view(seat).legal
            move = "keep" if "keep" in legal and self.chance.random() < 0.7 else self.chance.choice(legal)
            request = None if move == "keep" and self.chance.random() < 0.8 else f"r{len(self.log)}"
            self.log.append(session.move(seat, move, decision, request, 0.0))
        self.views[session.version] = self.snapshot()

    def maybe_undo(self) -> None:
        session = self.session
        able = [seat for seat in range(self.game.players) if session.undoable(seat) is not None]
        if not able or self.undone >= MOST_UNDONE or self.chance.random() < 0.6:
            return
        seat = self.chance.choice(able)
        of = session.undoable(seat)
        assert of is not None
        before = session.decisions.copy()
        self.log.append(session.propose(seat, "undo", of, f"w{len(self.log)}", 0.0))
        wish = session.version
        for other in range(self.game.players):
            if other != seat:
                assert session.apply_agreed(0.0) is None
                self.log.append(session.propose(other, "agree", wish, f"w{len(self.log)}", 0.0))
        done = session.apply_agreed(0.0)
        assert done is not None
        self.log.append(done)
        self.undone += 1
        back = max(version for version in self.views if version < of)
        assert self.snapshot() == self.views[back]
        self.views = {version: views for version, views in self.views.items() if version <= back}
        self.views[session.version] = self.snapshot()
        for now, old in zip(session.decisions, before, strict=True):
            assert now is None or now == session.version or (now == old and now < of)

    def hear(self) -> None:
        changes = self.session.take_updates()
        self.seen = [merged(view, change) for view, change in zip(self.seen, changes, strict=True)]
        assert self.seen == [plain(view) for view in self.session.state.views()]

    def compare(self) -> None:
        """The log is complete and in order, and a session restored from it is the same."""
        assert [entry.version for entry in self.log] == list(range(1, len(self.log) + 1))
        again = Session(self.game, [None] * self.game.players, NO_PACE, Random(1))
        again.replay(msgspec.json.decode(msgspec.json.encode(self.log), type=list[Entry]))
        session = self.session
        assert (again.version, again.decisions) == (session.version, session.decisions)
        assert again.orders.by_seat == session.orders.by_seat
        assert again.proposals.open == session.proposals.open
        assert again.state.views() == session.state.views()
        record = session.state.record()
        assert again.state.record() == record == gg.from_record(record).record()
        for reader in (None, 0):
            for since in (0, session.version // 2, session.version - 3):
                assert again.entries_since(reader, since) == session.entries_since(reader, since)


def merged(view: dict[str, Any], change: Any) -> dict[str, Any]:
    after = {**view, **plain(change.shared), **plain(change.own)}
    return after if change.moves is None else {**after, "moves": after["moves"] + plain(change.moves)}


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 128)), ids=mix_id)
def test_what_is_taken_back_has_never_been(name: str, mix: dict[str, Any]) -> None:
    for seed in range(count(1, 3)):
        played = GameWithUndos(name, mix, seed)
        while not played.session.state.is_terminal():
            played.step()
            played.maybe_undo()
            if played.chance.random() < 0.7:
                played.hear()
            if played.chance.random() < 0.05:
                played.compare()
        played.compare()
        assert played.undone > 3
        moves = [entry for entry in played.log if entry.kind == "move"]
        assert len(moves) > len(played.session.state.record()["moves"])


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_missed_is_what_the_game_is_now(name: str) -> None:
    """A reader who reconnects gets the moves that stand and the notes of the undos, in order."""
    played = GameWithUndos(name, {"players": 3}, 5)
    while played.undone < 5:
        played.step()
        played.maybe_undo()
    missed = played.session.entries_since(1, 0)
    versions = [news.version for news in missed]
    assert versions == sorted(set(versions))
    moves = [(news.seat, news.move) for news in missed if news.move is not None]
    assert len(moves) == len(played.session.state.record()["moves"])
    assert sum(news.note == "undo" for news in missed) == 5


@pytest.mark.soak
@pytest.mark.parametrize("name", ["aurum", "auction"])
@pytest.mark.parametrize("players", [3, 4])
def test_an_undone_world_tells_nothing_more(name: str, players: int) -> None:
    """Two worlds that look the same to a reader still do after a move was taken back, byte for byte."""
    compared = 0
    for seed in range(count(12, 200)):
        chance = Random(seed)
        played = GameWithUndos(name, {"players": players}, seed)
        for _ in range(chance.randrange(3, 40)):
            if not played.session.state.is_terminal():
                played.step()
        session, reader = played.session, chance.randrange(players)
        able = [seat for seat in range(players) if session.undoable(seat) is not None]
        if not able or session.is_over():
            continue
        other = other_world(session.state, reader, Stream(seed))
        twin = twin_of(played, other)
        asker = chance.choice(able)
        for world in (session, twin):
            world.take_updates()
            world.propose(
                asker, "undo", session.undoable(asker) if world is session else twin.undoable(asker), "w", 0.0
            )
            wish = world.proposals.open
            assert wish is not None
            for seat in range(players):
                if seat != asker:
                    world.propose(seat, "agree", wish.id, "w2", 0.0)
            assert world.apply_agreed(0.0) is not None
        told, same = session.take_updates()[reader + 1], twin.take_updates()[reader + 1]
        assert msgspec.json.encode(told) == msgspec.json.encode(same)
        assert session.state.view(reader) == twin.state.view(reader)
        assert session.entries_since(reader, 0) == twin.entries_since(reader, 0)
        compared += 1
    assert compared >= count(4, 60)


def twin_of(played: GameWithUndos, state: Any) -> Session:
    """The same game in another world, with the same versions."""
    session = Session(played.game, [None] * played.game.players, NO_PACE, Random(1))
    record = state.record()
    deals, moves = iter(record["deals"]), iter(record["moves"])
    for entry in played.log:
        if entry.kind == "deal":
            session.deal(next(deals), 0.0)
        else:
            made = next(moves)
            decision = session.decisions[made["seat"]]
            assert decision is not None
            session.move(made["seat"], made["move"], decision, entry.request, 0.0)
    return session
