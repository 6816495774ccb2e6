"""Errors with a stable code, the rule where there is one, and a sentence from the catalogue.

`str(error)` is the English sentence; `error.text("ru")` the same in another language. Nothing is looked up
until somebody reads the sentence.
"""

from typing import Any

from goldgavel import text


class GoldGavelError(Exception):
    """The base of every error that this package raises on purpose."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def text(self, lang: str = "en") -> str:
        return text.say(self.code, lang, **self.params)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """An error goes whole from one process to another, whatever its class takes."""
        return _rebuilt, (type(self), self.args, dict(vars(self)))


def _rebuilt(kind: type[GoldGavelError], args: tuple[Any, ...], parts: dict[str, Any]) -> GoldGavelError:
    error = kind.__new__(kind, *args)
    vars(error).update(parts)
    return error


class OptionError(GoldGavelError, ValueError):
    """An option that does not exist, or a value that it does not take."""


class DealError(GoldGavelError, ValueError):
    """Cards that are not a deal of this game, or a deal at the wrong time."""


class RecordError(GoldGavelError, ValueError):
    """A record that cannot be read or does not replay."""


class FairError(GoldGavelError, ValueError):
    """A deal that is not proved fair, or a number that nobody can add to one."""


class SheetError(GoldGavelError, ValueError):
    """A score sheet with something that cannot be a count."""


class ViewError(GoldGavelError, ValueError):
    """A view that no state of this game could give."""


class OrderError(GoldGavelError, ValueError):
    """A standing order that a game cannot take."""


class WishError(GoldGavelError, ValueError):
    """A wish, or an answer to one, for which there is no reason now."""


class BotError(GoldGavelError, RuntimeError):
    """A bot that cannot be loaded, or that answers with something that is no legal move."""


class MoveError(GoldGavelError, ValueError):
    """The base of everything that can be wrong with a move."""


class UnreadableMove(MoveError):  # noqa: N818 - the plain word says it
    """A text that is no move of this game, whatever the state."""


class NotYourTurn(MoveError):  # noqa: N818
    """A move by a seat that has nothing to decide now."""


class DecisionMade(MoveError):  # noqa: N818
    """A second answer to a question that was answered: a bid given is final (A9)."""


class IllegalMove(MoveError):  # noqa: N818
    """A move of this game that a rule forbids now."""

    def __init__(self, code: str, rule: str, **params: Any) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def text(self, lang: str = "en") -> str:
        return text.say("rule-refuses", lang, rule=self.rule, reason=super().text(lang))
