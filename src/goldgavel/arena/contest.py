"""The definition of a contest, shared by all its processes, and playing one of its games."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from goldgavel.arena.code_fingerprint import code_fingerprint
from goldgavel.arena.entrants import Entrant, read_entrants
from goldgavel.arena.schedule import Schedule, schedule_of
from goldgavel.bots.budget import split_name, with_budget
from goldgavel.bots.driver import play_on, seat_bots
from goldgavel.bots.protocol import BotMaker
from goldgavel.bots.registry import find_bot
from goldgavel.bots.seated import require_game
from goldgavel.games import load
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain

SHARES = 60
"""Wins are counted in sixtieths, because up to six players can share one."""
DEAL_STREAM = 1
BOT_STREAM = 2
"""Random streams: one for the cards of a deal, one for the bots of a game."""


class Contest(NamedTuple):
    """Everything that determines the games; the same in every process."""

    game: str
    options: tuple[tuple[str, Any], ...]
    entrants: tuple[Entrant, ...]
    mix: str
    seed: int
    records: bool = False
    guests: tuple[tuple[str, str], ...] = ()
    """Bots that are not installed: a name and where the maker is (`package.module:Maker`)."""


def new_contest(
    game: Game[Any, Any],
    bots: Sequence[str],
    *,
    mix: str = "both",
    seed: int,
    records: bool = False,
    guests: tuple[tuple[str, str], ...] = (),
) -> Contest:
    """Return a contest between bots or teams of bots; raise an error if it cannot be played."""
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in plain(game.options).items()
    )
    entrants = read_entrants(bots, len(game.sides[0]))
    contest = Contest(game.name, options, entrants, mix, seed & MASK64, records, guests)
    for bot in {bot for entrant in entrants for bot in entrant.bots}:
        require_game(bot, maker_of(contest, bot), contest.game)
    plan_of(contest)
    return contest


class GameResult(NamedTuple):
    scores: tuple[int, ...]
    """By seat."""
    shares: tuple[int, ...]
    """Each seat's part of the win in sixtieths. Partners each have the part of their side."""


class ContestChunk(NamedTuple):
    """Consecutive games, with their records as complete lines."""

    results: tuple[GameResult, ...]
    lines: bytes
    seconds: float

    @property
    def games(self) -> int:
        return len(self.results)


@cache
def game_of(contest: Contest) -> Game[Any, Any]:
    return load(contest.game, dict(contest.options))


@cache
def plan_of(contest: Contest) -> Schedule:
    return schedule_of(game_of(contest), contest.entrants, contest.mix)


def maker_of(contest: Contest, bot: str) -> BotMaker:
    """Return the maker of an installed bot or a guest of this contest. The name may include a budget."""
    name, budget = split_name(bot)
    where = dict(contest.guests).get(name)
    if where is None:
        return find_bot(bot)
    module, _, attribute = where.partition(":")
    maker: BotMaker = getattr(import_module(module), attribute)
    return maker if budget is None else with_budget(name, maker, budget)


def play_chunk(contest: Contest, first: int, after: int) -> ContestChunk:
    """Play the games from number `first` up to but not including `after`. Games of a deal are consecutive."""
    began = perf_counter()
    results, lines = [], bytearray()
    for number in range(first, after):
        state = play(contest, number)
        shares = tuple(round(share * SHARES) for share in state.returns())
        results.append(GameResult(tuple(state.scores()), shares))
        if contest.records:
            lines += line_of(contest, number, state, results[-1])
    return ContestChunk(tuple(results), bytes(lines), perf_counter() - began)


def play(contest: Contest, number: int) -> Any:
    """Play one game to its end. All games of a deal have the same cards; each has its own seed for the bots."""
    plan = plan_of(contest)
    deal, place = divmod(number, len(plan.games))
    match, seating = plan.games[place]
    state = game_of(contest).new_game(Stream(contest.seed, DEAL_STREAM, deal).getrandbits(64))
    makers = [maker_of(contest, bot) for bot in match.bots[seating]]
    chance = Stream(contest.seed, BOT_STREAM, number).getrandbits(64)
    play_on(state, seat_bots(state.game, makers, chance))
    return state


def line_of(contest: Contest, number: int, state: Any, result: GameResult) -> bytes:
    """Return the game's record, with what the arena needs to resume from it."""
    plan = plan_of(contest)
    deal, place = divmod(number, len(plan.games))
    match, seating = plan.games[place]
    players = [{"name": bot, "kind": "bot", "bot": bot} for bot in match.bots[seating]]
    record = state.record(players=players)
    record["arena"] = {
        "code": code_fingerprint(),
        "seed": contest.seed,
        "entrants": [entrant.name for entrant in contest.entrants],
        "mix": contest.mix,
        "deal": deal,
        "game": place,
        "seating": match.seatings[seating],
        "scores": result.scores,
        "shares": result.shares,
    }
    return msgspec.json.encode(record) + b"\n"
