"""The words that can be typed in each language. The page reads the same messages of the catalogue."""

from functools import cache

from goldgavel.games.auction.rules.box import KINDS
from goldgavel.text import say
from goldgavel.tui.commands.parse import METALS, REPLICA, Words, named

VERBS = ("play", "bid", "keep", "swap", "end", "pass", "offer", "accept", "decline", "join")
OTHERS = ("partner", "stop", "ban", "exchange", "for", "mine", "theirs")
OF_THE_PAGE = ("help", "undo", "say", "hand", "last")
"""Commands that the page has too."""
OF_THE_TERMINAL = ("table", "moves", "rules", "reference", "hint", "agree", "refuse", "ask", "quit")
SHORTCUTS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "rule": "rules"}
"""Other names of commands, in every language."""


@cache
def verbs(lang: str) -> Words:
    return {verb: _forms(say(f"page-command-verb-{verb}", lang)) for verb in VERBS}


@cache
def move_words(lang: str) -> Words:
    """Return the words after a verb: metals, kinds of cards, tokens."""
    return {word: _forms(say(f"page-command-word-{word}", lang)) for word in (*METALS, *KINDS, *OTHERS)}


@cache
def commands(lang: str) -> Words:
    """Return the commands that are not moves. `keep` is also a move of a bid window."""
    shared = {name: _forms(say(f"page-command-{name}", lang)) for name in OF_THE_PAGE}
    own = {name: _forms(say(f"tui-command-{name}", lang)) for name in OF_THE_TERMINAL}
    return shared | own | {"keep": verbs(lang)["keep"]}


def command_named(word: str, lang: str) -> str | None:
    """Return the command that a word stands for, or None."""
    return SHORTCUTS.get(word.lower()) or named(word, commands(lang))


def usual_names(lang: str) -> dict[str, str]:
    """Return every command and the verb `swap` as the help shows them."""
    return {name: forms[0] for name, forms in (*commands(lang).items(), ("swap", verbs(lang)["swap"]))}


def shown_move(move: str, lang: str) -> str:
    """Return a move in the words of a language. Cards of Aurum keep their codes, as in the drawn table."""
    verb, *rest = move.split()
    return " ".join([verbs(lang).get(verb, (verb,))[0], *(_shown_word(word, lang) for word in rest)])


def _shown_word(word: str, lang: str) -> str:
    if word.startswith(f"{REPLICA}@"):
        return say(f"kind-{word.replace('@', '-')}", lang)
    return move_words(lang).get(word, (word,))[0]


def _forms(text: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in text.split(","))
