"""Errors with a stable code, the rule where there is one, and a sentence from the catalogue.

`str(error)` is the English sentence; `error.text("ru")` is the same in another language. The catalogue is
read lazily, when the sentence is first needed.
"""

from collections.abc import Sequence
from typing import Any

from goldgavel.text import LazyText, Speech, TextArg

MOST = 10**15
"""The largest number in a text: larger ones are not exact in JavaScript, and only broken data contains them."""


class GoldGavelError(Exception):
    """Base class of all errors that this package raises deliberately."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def told(self) -> LazyText:
        """Return the sentence in the form in which clients get it."""
        return LazyText(self.code, self.sendable_params())

    def sendable_params(self) -> dict[str, TextArg]:
        return {name: _sendable(value) for name, value in self.params.items()}

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the sentence; seats in it are named by their players if `names` has them, by seat."""
        return Speech(lang, names).text(self.told())

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with all attributes, independent of the constructor's signature."""
        return _rebuilt, (type(self), self.args, dict(vars(self)))


def _sendable(value: Any) -> TextArg:
    """Return a parameter as an argument of a text. Only some numbers are numbers in JavaScript."""
    if isinstance(value, GoldGavelError):
        return value.told()
    if isinstance(value, str | float | LazyText):
        return value
    return max(-MOST, min(MOST, value)) if isinstance(value, int) else str(value)


def _rebuilt(kind: type[GoldGavelError], args: tuple[Any, ...], parts: dict[str, Any]) -> GoldGavelError:
    error = kind.__new__(kind, *args)
    vars(error).update(parts)
    return error


class OptionError(GoldGavelError, ValueError):
    """An unknown option, or a value that the option does not accept."""


class DealError(GoldGavelError, ValueError):
    """Cards that are not a valid deal of this game, or a deal at the wrong time."""


class RecordError(GoldGavelError, ValueError):
    """A record that cannot be read or does not replay."""


class FairError(GoldGavelError, ValueError):
    """A deal whose proof fails, or an invalid player number."""


class SheetError(GoldGavelError, ValueError):
    """An invalid score sheet, such as one with a value that cannot be a count."""


class ViewError(GoldGavelError, ValueError):
    """A view that no state of this game can produce."""


class OrderError(GoldGavelError, ValueError):
    """A standing order that the game does not support."""


class WishError(GoldGavelError, ValueError):
    """A proposal (undo, concede), or an answer to one, that is not possible now."""


class GameError(GoldGavelError, RuntimeError):
    """A game of another package that cannot be loaded, or a game without a part that is needed."""


class BotError(GoldGavelError, RuntimeError):
    """A bot that cannot be loaded, or that answers with an illegal move."""


class MoveError(GoldGavelError, ValueError):
    """Base class of all errors about a move."""


class UnreadableMove(MoveError):  # noqa: N818 - the plain word says it
    """A text that is not a move of this game in any state."""


class NotYourTurn(MoveError):  # noqa: N818
    """A move by a seat that has no decision to make now."""


class DecisionMade(MoveError):  # noqa: N818
    """A second answer to a decision that was already made: a secret bid is final (A9)."""


class IllegalMove(MoveError):  # noqa: N818
    """A move of this game that a rule forbids now."""

    def __init__(self, code: str, rule: str, **params: Any) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def told(self) -> LazyText:
        return with_rule(self.rule, super().told())


def with_rule(rule: str, reason: LazyText) -> LazyText:
    """Return the sentence of a refusal with the rule from which it follows."""
    return LazyText("rule-refuses", {"rule": rule, "reason": reason})
