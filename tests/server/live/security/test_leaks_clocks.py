"""Clocks leak nothing: when time runs out, indistinguishable worlds send a reader the same bytes.

As in `test_leaks.py`, but the clock makes some moves. If no neutral move is legal, it chooses at random. Here
the choice is scripted, the same in both worlds, because the played move is public. Everything else (that the time
ran out and when, the clocks, who is next) must be the same although the hands differ.
"""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.table_settings import MoveClock
from goldgavel.session.session import Session
from tests.kit.clients.live_client import Live, Person, live, seated_table
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count
from tests.kit.servers.server_thread import running_server
from tests.server.live.security.test_leaks import SEEDS, UNLIMITED, make_move

MINUTE = 60.0
CLOCKS = [{"kind": "move", "seconds": MINUTE}, {"kind": "bank", "seconds": 3 * MINUTE, "increment": 5}]
LATE = 10 * MINUTE
THOUGHT = 1.3
"""The seconds that each player takes: three who are asked together (A9) and have used up their bank have five."""


class ScriptedRandom(Random):
    """A random generator whose choices are scripted; otherwise the same in both worlds."""

    answers: list[str]

    def choice(self, seq: Any) -> Any:
        """Secret bids time out in the order of the banks. Each seat finds its own: all cards differ."""
        found = next(answer for answer in self.answers if answer in seq)
        self.answers.remove(found)
        return found


class ClockedGame(NamedTuple):
    """A game up to some point, and which of its moves the clock made."""

    state: Any
    late: list[bool]
    """By move."""


def planned(name: str, mix: dict[str, Any], seed: int) -> ClockedGame:
    stream = Stream(seed, 9)
    state = gg.load(name, **mix).new_game(seed)
    late: list[bool] = []
    before = state.clone()
    for _ in range(1 + stream.below(1 + stream.below(60))):
        before = state.clone()
        seats = state.to_move()
        is_late = stream.below(3) == 0
        for seat in sorted(seats) if is_late else seats[:1]:  # secret bids run out together, lowest seat first
            state.apply_action(state.game.parse_move(chosen(state, seat, stream, is_late=is_late)), seat)
            late.append(is_late)
        if state.is_terminal():
            return ClockedGame(before, late[: len(before.record()["moves"])])
    return ClockedGame(state, late)


def chosen(state: Any, seat: int, stream: Stream, *, is_late: bool) -> str:
    legal: list[str] = [state.game.move_text(action) for action in state.legal_actions(seat)]
    neutral = next((text for text in state.game.neutral_moves if text in legal), None)
    return neutral if is_late and neutral else legal[stream.below(len(legal))]


def seen_in(record: dict[str, Any], late: list[bool], reader: int | None, clock: Any) -> list[str]:
    deals, chance, now = iter(record["deals"]), ScriptedRandom(1), [1_000_000.0]
    # Random choices occur only when time runs out and no neutral move is legal.
    neutral = {"keep", "pass", "decline"}
    moves = list(zip(record["moves"], late, strict=True))
    chance.answers = [move["move"] for move, is_late in moves if is_late and move["move"] not in neutral]
    injected = {"dealer": lambda _: next(deals), "chance": chance, "clock": lambda: now[0]}
    with running_server(UNLIMITED, **injected) as address:
        pace = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "numbers_wait": 0}
        table, people = seated_table(address, record["game"], record["options"], pace=pace, clock=clock)
        frames = asyncio.run(follow(address, table, people, moves, reader, now))
        assert not chance.answers
        return frames


async def follow(
    address: str,
    table: str,
    people: list[Person],
    moves: list[tuple[dict[str, Any], bool]],
    reader: int | None,
    now: list[float],
) -> list[str]:
    me = None if reader is None else people[reader]
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(live(address, table, person)) for person in people]
        mine = await stack.enter_async_context(live(address, table, me, query="protocol=1&words=en"))
        is_aurum = seats[0].table["game"] == "aurum"
        for seat in seats:
            await seat.ask({"type": "order", "order": "ask"}, "order" if is_aurum else "refused")
        while moves:
            now[0] += THOUGHT
            entry, is_late = moves[0]
            if is_late:
                moves = moves[await run_out(seats, mine, moves, now) :]
            else:
                await make_move(seats, mine, entry)
                moves = moves[1:]
        frames = list(mine.frames)
        async with live(address, table, me, query="protocol=1&words=ids&since=1") as again:
            return [*frames, again.frames[0]]


async def run_out(
    seats: list[Live], mine: Live, moves: list[tuple[dict[str, Any], bool]], now: list[float]
) -> int:
    """Let the time of the seats to move run out and wake the table; return the number of moves made."""
    asked = len(seats[0].view["to_move"])
    made = [entry["move"] for entry, is_late in moves[:asked] if is_late]
    assert len(made) == min(asked, len(moves))
    version = mine.version + len(made)
    now[0] += LATE
    await seats[0].send({"type": "ready"})
    for client in [*seats, mine]:
        await client.until(lambda c=client: c.version >= version)  # type: ignore[misc]
    return len(made)


@pytest.mark.soak
@SEEDS
@pytest.mark.parametrize(("name", "mix"), all_spread(count(1, 128)), ids=mix_id)
def test_the_same_bytes_where_time_runs_out(name: str, mix: dict[str, Any], seed: int) -> None:
    stream = Stream(seed, crc32(mix_id(mix).encode()), 7)
    state, late = planned(name, mix, stream.below(10**6))
    readers = [None, *range(state.game.players)]
    reader = readers[stream.below(len(readers))]
    other = other_world(state, reader, stream)
    clock = CLOCKS[stream.below(2)]
    one, two = (seen_in(world.record(), late, reader, clock) for world in (state, other))
    assert one == two
    assert any('"clocks"' in frame for frame in one)
    print(f"pair: {len(''.join(one).encode())} bytes, 0 differences")  # pytest -rP shows it


def test_A9_a_secret_bid_that_the_clock_made_stays_secret() -> None:
    """Other readers receive the same, whatever bid was chosen at random from whichever hand."""
    told: set[bytes] = set()
    for seed in range(20):
        session = Session(gg.load("aurum", players=3), [None] * 3, Pace(), Random(seed), MoveClock(seconds=MINUTE))
        session.deal(session.state.shuffled_deal(Random(seed)), 0.0)
        session.take_updates()
        due = session.due(MINUTE)
        assert due is not None
        entry = session.move_on_timeout(due, MINUTE)
        told.update(msgspec.json.encode(change.entries) for change in others(session.take_updates()))
        assert (entry.seat, entry.kind) == (0, "time")
    assert len(told) == 1
    assert b"bid ?" in told.pop()


def others(changes: Any) -> list[Any]:
    """For a spectator and for the seats 1 and 2."""
    return [changes[0], *changes[2:]]
