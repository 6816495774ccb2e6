"""Errors with a stable code, the rule where there is one, and a sentence from the catalogue.

`str(error)` is the English sentence; `error.text("ru")` is the same in another language. The catalogue is
read lazily, when the sentence is first needed.
"""

from collections.abc import Sequence
from typing import Any

from goldgavel import text


class GoldGavelError(Exception):
    """Base class of all errors that this package raises deliberately."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the sentence; seats in it are named by their players if `names` has them, by seat."""
        return text.say(self.code, lang, **with_names(self.params, names))

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with all attributes, independent of the constructor's signature."""
        return _rebuilt, (type(self), self.args, dict(vars(self)))


def with_names(params: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return the parameters with the names of the players in place of their seats."""
    if not names:
        return params
    return {key: names[value.seat] if isinstance(value, text.SeatName) else value for key, value in params.items()}


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

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return text.say("rule-refuses", lang, rule=self.rule, reason=super().text(lang, names))
