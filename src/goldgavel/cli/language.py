"""Chooses the language: `--lang` anywhere on the command line, then the locale, then English."""

from collections.abc import Mapping, Sequence

from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.text import LANGUAGES

FLAG = "--lang"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language of the first variable that is set (POSIX): `ru_RU.UTF-8` is Russian, `C` is English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").replace(".", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"


def extract_language(words: Sequence[str], default: str) -> tuple[str, list[str]]:
    """Return the language, and the arguments without the `--lang` flag."""
    language, rest = default, []
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            rest += [word, *waiting]
        elif word == FLAG:
            language = _checked_language(next(waiting, None))
        elif word.startswith(FLAG + "="):
            language = _checked_language(word.removeprefix(FLAG + "="))
        else:
            rest.append(word)
    return language, rest


def _checked_language(given: str | None) -> str:
    allowed = ", ".join(LANGUAGES)
    if given is None:
        raise UsageError("cli-language-missing", allowed=allowed)
    language = given.strip().lower()
    if language not in LANGUAGES:
        raise UsageError("cli-language-unknown", given=excerpt(given), allowed=allowed)
    return language
