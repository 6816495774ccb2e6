"""Quick phrases of the chat: sent by name, and shown to every reader in their own language.

The store keeps the name behind a mark that `clean_text` removes from everything that people write, so no written
message can be taken for a phrase.
"""

from typing import get_args

from goldgavel.protocol.messages import Phrase, Words, sentence_language
from goldgavel.text import say

PHRASES: tuple[Phrase, ...] = get_args(Phrase)
MARK = "\x1f"


def stored_text(phrase: Phrase) -> str:
    return MARK + phrase


def phrase_in(text: str) -> Phrase | None:
    """Return the phrase that a stored text stands for, if it is one."""
    return next((phrase for phrase in PHRASES if text == stored_text(phrase)), None)


def phrase_text(phrase: Phrase, words: Words | None) -> str:
    """Return the sentence in the language of a client; in English for one that has its own catalogue, or none."""
    return say(f"page-phrase-{phrase}", sentence_language(words) or "en")
