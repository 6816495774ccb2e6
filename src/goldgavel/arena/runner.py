"""Runs a contest: plays and counts the remaining games, until all are played or the test is decided."""

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial

from goldgavel.arena import ratings
from goldgavel.arena.block_scores import BlockScores
from goldgavel.arena.contest import Contest, GameResult, plan_of, play_chunk
from goldgavel.arena.errors import ArenaError
from goldgavel.arena.journal import Journal
from goldgavel.arena.processes import run_in_order
from goldgavel.arena.results import Results, game_sides, results_of
from goldgavel.arena.sprt import Bounds, Sprt

PAIR = (0, 1)


class ContestRunner:
    """A running contest."""

    def __init__(self, contest: Contest, deals: int, *, sprt: Bounds | None = None) -> None:
        plan = plan_of(contest)
        if sprt is not None and len(plan.entrants) != len(PAIR):
            raise ArenaError("arena-sprt-pair", given=len(plan.entrants))
        self.contest = contest
        self.block_scores = BlockScores(plan)
        self.games = deals * self.block_scores.size
        self.ladder = ratings.Ladder(plan) if ratings.is_installed() else None
        self.sprt = Sprt(sprt, game_sides(plan, self.block_scores, PAIR)) if sprt is not None else None
        self._seatings = [match.seatings[number] for match, number in plan.games]

    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.decision is not None

    def resume(self, journal: Journal) -> None:
        """Count the games in the journal. The whole file is read, even if the test is decided earlier."""
        self.count(list(journal.played()))

    def run(
        self, jobs: int, journal: Journal | None, advance: Callable[[int], None], *, spawn_at_start: bool
    ) -> None:
        """Play the remaining games. The outcome does not depend on the number of processes."""
        if self.is_decided() or self.block_scores.games >= self.games:
            return
        left = range(self.block_scores.games, self.games)
        chunks = run_in_order(partial(play_chunk, self.contest), left, jobs, spawn_at_start=spawn_at_start)
        with closing(chunks):
            for chunk in chunks:
                counted = self.count(chunk.results)
                if journal is not None:
                    journal.write(b"".join(chunk.lines.splitlines(keepends=True)[:counted]))
                advance(counted)
                if self.is_decided():
                    return

    def count(self, results: Iterable[GameResult]) -> int:
        """Count games up to the one that decides the test, and return how many were counted."""
        counted = 0
        for result in results:
            if self.is_decided():
                break
            place = self.block_scores.games % self.block_scores.size
            if self.ladder is not None:
                self.ladder.add(self._seatings[place], result)
            for block in self.block_scores.add((result,)):
                if self.sprt is not None:
                    self.sprt.add(self.block_scores.pair_wins(PAIR, block)[0])
            counted += 1
        return counted

    def results(self) -> Results | None:
        """Return the results; None before the first complete block."""
        if not self.block_scores.blocks:
            return None
        lines = self.ladder.lines() if self.ladder is not None else None
        return results_of(self.contest, self.block_scores, self.sprt.result() if self.sprt else None, lines)
