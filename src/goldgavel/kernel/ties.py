"""Tie-breaks for first place: the comparisons that the rules make, in order, as data and as a sentence."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, NamedTuple

from goldgavel.kernel.views import Data
from goldgavel.text import LazyText

SHARED = "shared"


class TieStep(Data, frozen=True):
    """One comparison among the sides that were still tied."""

    rule: str
    by: str
    """What was compared: `exact`, `gold`, `bid` or `replicas`; `shared` if nothing is left to compare."""
    among: tuple[int, ...]
    """The sides (in Auction the seats) that were compared."""
    numbers: tuple[int, ...]
    """The value of each: 1 for an exact bid, the rank of the highest gold (-1 for none), a bid, replicas."""
    left: tuple[int, ...]
    """The sides that remain after it; all of them if it decided nothing."""


class TieBreak(Data, frozen=True):
    """How a tie for first place was decided."""

    of: str
    """What was tied: `points` or `nuggets`."""
    scores: tuple[int, ...]
    """The scores of all sides, including those that were not tied."""
    steps: tuple[TieStep, ...]


class Comparison(NamedTuple):
    rule: str
    by: str
    numbers: Sequence[int]
    """One per side."""
    fewest: bool = False
    """True if the lowest number wins."""


def tie_break(
    of: str, scores: Sequence[int], ahead: Sequence[int], comparisons: Sequence[Comparison], shared_by: str
) -> TieBreak | None:
    """Return the steps from the sides ahead to the winners; None if only one side is ahead.

    `shared_by` is the rule by which sides that are still tied at the end share the win.
    """
    among = tuple(ahead)
    if len(among) < 2:
        return None
    steps = []
    for comparison in comparisons:
        step = _compared(comparison, among)
        steps.append(step)
        among = step.left
        if len(among) == 1:
            break
    else:
        steps.append(TieStep(rule=shared_by, by=SHARED, among=among, numbers=(), left=among))
    return TieBreak(of=of, scores=tuple(scores), steps=tuple(steps))


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the sides with the highest score."""
    best = max(scores)
    return tuple(side for side, score in enumerate(scores) if score == best)


def _compared(comparison: Comparison, among: tuple[int, ...]) -> TieStep:
    numbers = tuple(comparison.numbers[side] for side in among)
    best = min(numbers) if comparison.fewest else max(numbers)
    left = tuple(side for side, number in zip(among, numbers, strict=True) if number == best)
    return TieStep(rule=comparison.rule, by=comparison.by, among=among, numbers=numbers, left=left)


# As text.


def tie_message(tie: TieBreak, what: str) -> LazyText:
    """Return one sentence. `what` is `game`, or what a round was played for: a `nugget`, or the `round` alone."""
    steps = [_step_message(step, what) for step in tie.steps]
    chained = reduce(lambda first, then: LazyText("tie-steps", {"first": first, "then": then}), steps)
    scores = " : ".join(map(str, tie.scores)).replace("-", "\N{MINUS SIGN}")
    if what == "game":
        return LazyText("tie-game", {"of": tie.of, "scores": scores, "steps": chained})
    return LazyText("tie-round", {"scores": scores, "steps": chained})


def _step_message(step: TieStep, what: str) -> LazyText:
    if step.by == SHARED:
        return LazyText("tie-shared", {"what": what, "rule": step.rule})
    args: dict[str, Any] = {"rule": step.rule, "case": "all" if step.left == step.among else "some"}
    best = step.numbers[step.among.index(step.left[0])]
    if step.by == "exact":
        none_exact = {"case": "none"} if best == 0 else {}
        return LazyText("tie-exact", {**args, "left": len(step.left), **none_exact})
    if step.by == "gold" and best < 0:
        args["case"] = "none"
    others = sorted({number for number in step.numbers if number != best}, reverse=step.by != "replicas")
    said = (
        (_gold(best), _golds(others)) if step.by == "gold" else (best, _listed([str(other) for other in others]))
    )
    return LazyText(f"tie-{step.by}", {**args, "best": said[0], "others": said[1]})


def _gold(rank: int) -> LazyText:
    return LazyText("tie-gold-none", {}) if rank < 0 else LazyText("tie-gold-rank", {"rank": rank})


def _golds(ranks: Sequence[int]) -> Any:
    """List the other ranks: at most two, because gold decides among at most three sides."""
    if len(ranks) < 2:
        return _gold(ranks[0]) if ranks else ""
    return LazyText("list-and", {"start": _gold(ranks[0]), "last": _gold(ranks[1])})


def _listed(words: Sequence[str]) -> Any:
    """Join words as `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return LazyText("list-and", {"start": ", ".join(words[:-1]), "last": words[-1]})
