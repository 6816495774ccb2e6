"""Which language to speak: `--lang` anywhere on the command line, else the locale, else English."""

from collections.abc import Mapping, Sequence

from goldgavel.cli.errors import UsageError, foreign
from goldgavel.text import LANGUAGES

FLAG = "--lang"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides, as everywhere in POSIX: `ru_RU.UTF-8` is Russian, `C` English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").replace(".", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"


def take_language(words: Sequence[str], otherwise: str) -> tuple[str, list[str]]:
    """The language asked for, and the words without the flag."""
    language, rest = otherwise, []
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            rest += [word, *waiting]
        elif word == FLAG:
            language = _known(next(waiting, None))
        elif word.startswith(FLAG + "="):
            language = _known(word.removeprefix(FLAG + "="))
        else:
            rest.append(word)
    return language, rest


def _known(given: str | None) -> str:
    allowed = ", ".join(LANGUAGES)
    if given is None:
        raise UsageError("cli-language-missing", allowed=allowed)
    language = given.strip().lower()
    if language not in LANGUAGES:
        raise UsageError("cli-language-unknown", given=foreign(given), allowed=allowed)
    return language
