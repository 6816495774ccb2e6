"""Sentences of whole games, for every reader: cards by name, and the reader never as a name in the middle."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.games.aurum.knowledge import events
from goldgavel.games.narration import sentences_of
from goldgavel.kernel.errors import BotError
from goldgavel.text import LANGUAGES, Speech, game_word, say, seat_names
from goldgavel.text.catalogue import MissingMessage, card_name
from tests.kit.games.option_mixes import random_game

CODE = re.compile(r"\b(?:Bi|Cu|P|Ag|Zn|Au)\d+\b")
TYPED = re.compile(r"\b(?:bid|play|swap|ставка|изменить|enchère|remplacer)(?: [A-Z][a-z]?\d+)+")
"""A command that can be typed, as refusals quote it in the reader's language."""
YOU_AS_A_NAME = re.compile(r"(?<=[^.!?:] )(?:You|Вы|Vous)\b")
NAMES = ("Anna", "Ben", "Chloe", "Dan", "Eve", "Fay")
GAMES: dict[str, dict[str, Any]] = {
    "aurum": {"players": 4},
    "aurum three": {"players": 3, "edition": "gigamic"},
    "auction": {"players": 4, "tokens": "stop,ban,exchange"},
}
sentences = partial(sentences_of, "aurum")
every_game = pytest.mark.parametrize("title", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(title: str) -> Any:
    return random_game(gg.load(title.split(maxsplit=1)[0], **GAMES[title]), 3)


def told(title: str, lang: str, names: Sequence[str] = NAMES) -> Iterator[str]:
    """Every sentence of the game, for every player and for a spectator."""
    state = played(title)
    names = names[: state.game.players]
    for reader in (None, *range(state.game.players)):
        speech = Speech(lang, names, reader)
        for entry in state.history(reader):
            for event in entry.events:
                yield from sentences_of(state.game.name, event, speech)


@every_game
@every_language
def test_cards_have_names_and_the_reader_is_never_a_name(title: str, lang: str) -> None:
    lines = set(told(title, lang))
    assert len(lines) > 100
    assert [line for line in lines if CODE.search(line) or YOU_AS_A_NAME.search(line)] == []


FRENCH_NAMES = ("Adepte 1", "Émile", "Inès", "Ysé")
"""Names before which French words lose their vowel; the first is a bot's."""
FRENCH = "|".join(FRENCH_NAMES)
ELIDED = re.compile(rf"(?i)\b(?:(?:de|que|le|la|ne|se|si|je|me|te|ce|[a-z]+que) |(?:d|l|qu|n|s)’)(?:{FRENCH})")
RUSSIAN_NAMES = ("Аня", "Боря", "Саша", "Знаток 4")
RUSSIAN = f"(?:{'|'.join(RUSSIAN_NAMES)})"
PAST = r"\w+(?:ал|ял|ил|ел|ёл|ыл|ул|лся|ала|яла|ила|ела|шла|лась)"
SHORT = r"готова?|согласен|согласна|должен|должна|рада?|первым|первой|сама?"
GENDERED = re.compile(rf"{RUSSIAN}(?: \w+)? (?:{PAST}|{SHORT})\b|\b(?:{PAST}|первым|первой|следующим) {RUSSIAN}")


@pytest.fixture(scope="module")
def french_bot() -> str:
    return say("bot-adept-name", "fr")


def all_told(title: str, lang: str, names: tuple[str, ...]) -> set[str]:
    """Everything said in the game: its events, the players' requests, lost time, and refusals."""
    asked = ("undo", "concede", "agree", "refuse", "withdraw", "undone")
    speech = Speech(lang, names)
    requests = {
        speech.of(message, seat)
        for message in (*(f"told-wish-{what}" for what in asked), "told-time")
        for seat in range(len(names))
    }
    return {*told(title, lang, names), *requests, *(problem.text(lang, names) for problem in refusals(title))}


@every_game
def test_no_french_word_needs_to_be_elided_before_a_name(title: str, french_bot: str) -> None:
    assert FRENCH_NAMES[0].startswith(french_bot)
    assert ELIDED.search("Le jeton de Adepte 1 a servi.")
    assert ELIDED.search("La main d’Inès")
    lines = all_told(title, "fr", FRENCH_NAMES)
    assert any("Adepte 1" in line for line in lines)
    assert [line for line in lines if ELIDED.search(line)] == []


@every_game
def test_russian_sentences_give_names_no_gender(title: str) -> None:
    for wrong in ("Саша уже спасовал.", "Взял Боря.", "Аня готова.", "Боря ходит первым."):
        assert GENDERED.search(wrong), wrong
    lines = all_told(title, "ru", RUSSIAN_NAMES)
    assert any("Саша" in line for line in lines)
    assert [line for line in lines if GENDERED.search(line)] == []


@every_game
@every_language
def test_refusals_name_cards(title: str, lang: str) -> None:
    words = {problem.text(lang) for problem in refusals(title)}
    assert len(words) > 5
    assert [text for text in words if CODE.search(TYPED.sub("", text))] == []


@cache
def refusals(title: str) -> list[Any]:
    """One reason of each kind for actions that are illegal in the first moves of a game."""
    state = gg.load(title.split(maxsplit=1)[0], **GAMES[title]).new_game(3)
    found = {}
    for _ in range(25):
        seat = state.to_move()[0]
        for action in range(0, state.game.num_actions(), 7):
            problem = state.why_illegal(action, seat)
            if problem is not None:
                found[problem.code, tuple(problem.params.items())] = problem
        state.apply_action(state.legal_actions(seat)[0], seat)
    return list(found.values())


@pytest.mark.parametrize(
    ("lang", "silver", "gold"),
    [("en", "silver 7", "gold 0"), ("ru", "серебро 7", "золото 0"), ("fr", "7\u00a0d’argent", "Or\u00a00")],
)
def test_how_a_card_is_named(lang: str, silver: str, gold: str) -> None:
    assert (card_name(lang, "Ag7"), card_name(lang, "Au0")) == (silver, gold)


def test_a_form_that_the_language_lacks_is_an_error() -> None:
    with pytest.raises(MissingMessage):
        card_name("en", "Ag7", "of")


def test_cards_bend_as_the_language_wants() -> None:
    led = events.CardPlayed(seat=0, card="Ag7", leads=True)
    earned = events.GoldTaken(seat=1, card="Au3")
    assert sentences(led, Speech("ru", NAMES[:3], 0)) == ["Вы ходите с серебра 7."]
    assert sentences(led, Speech("fr", NAMES[:3])) == ["Anna ouvre avec le 7\u00a0d’argent."]
    assert sentences(earned, Speech("fr", NAMES[:3], 1)) == [
        "Votre carte est la plus petite\u00a0: vous prenez l’Or\u00a03."
    ]


def test_a_hand_is_read_metal_by_metal() -> None:
    dealt = events.Dealt(round=0, first=0, aside=(), hand=("Bi9", "Bi2", "Zn4"))
    assert sentences(dealt, Speech("en", NAMES[:3], 0))[-1] == "Your hand: bismuth 2, 9; zinc 4."
    assert sentences(dealt, Speech("fr", NAMES[:3], 0))[-1] == "Votre main\u00a0: bismuth 2, 9\u00a0; zinc 4."


def test_a_partner_reads_whose_bid_was_changed() -> None:
    changed = events.BidChanged(seat=0, owner=2, paid="Au1", card="Bi3", old="Zn7")
    said = [sentences(changed, Speech("en", NAMES[:4], reader))[0] for reader in (0, 1, 2)]
    assert said == [
        "You pay gold 1, put bismuth 3 in place of Chloe’s bid, and take zinc 7 into your hand.",
        "Anna pays gold 1, puts bismuth 3 in place of Chloe’s bid, and takes zinc 7 into the hand.",
        "Anna pays gold 1, puts bismuth 3 in place of your bid, and takes zinc 7 into the hand.",
    ]


def test_nuggets_are_told_by_name() -> None:
    scored = next(event for event in scores_of("aurum") if any(event.nuggets))
    names = ("Adept 1", "Adept 2", "Adept 3", "Adept 4")
    told = sentences(scored, Speech("en", names, 0))[-1]
    ours, theirs = scored.nuggets
    assert told == f"Nuggets: you and Adept 3 ({ours}), Adept 2 and Adept 4 ({theirs})."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Everyone wins the round."),
        ("ru", "Раунд выигрывают все."),
        ("fr", "Tout le monde remporte la manche."),
    ],
)
def test_a_round_that_all_sides_win(lang: str, said: str) -> None:
    scored = scores_of("aurum")[0]
    shared = msgspec.structs.replace(scored, result=msgspec.structs.replace(scored.result, winners=(0, 1)))
    assert said in sentences(shared, Speech(lang, NAMES[:4], 0))
    assert said not in sentences(scored, Speech(lang, NAMES[:4], 0))


def scores_of(title: str) -> list[events.RoundScored]:
    entries = played(title).history(None)
    return [event for entry in entries for event in entry.events if isinstance(event, events.RoundScored)]


@pytest.mark.parametrize(
    ("lang", "alone", "with_one", "with_two"),
    [
        ("en", "You win the game.", "You win the game with Ben.", "You win the game with Ben and Chloe."),
        (
            "ru",
            "Партию выигрываете вы.",
            "Партию выигрываете вы и Ben.",
            "Партию выигрываете вы, Ben и Chloe.",
        ),
        (
            "fr",
            "Vous gagnez la partie.",
            "Vous gagnez la partie avec Ben.",
            "Vous gagnez la partie avec Ben et Chloe.",
        ),
    ],
)
def test_who_wins_with_the_reader(lang: str, alone: str, with_one: str, with_two: str) -> None:
    speech = Speech(lang, NAMES[:3], 0)
    said = [speech.of_all("aurum-event-game-over", seats) for seats in ([0], [0, 1], [0, 1, 2])]
    assert said == [alone, with_one, with_two]


@every_language
def test_a_refusal_names_the_player_or_counts_seats_from_one(lang: str) -> None:
    problem = gg.load("auction", players=3).new_game(1).why_illegal("pass", 2)
    assert problem is not None
    waits_for = problem.params["name"].of
    assert NAMES[waits_for] in problem.text(lang, NAMES)
    assert str(waits_for + 1) in problem.text(lang)


def test_seats_without_a_name_are_counted_from_one() -> None:
    assert seat_names(3, "en") == ["Seat 1", "Seat 2", "Seat 3"]


def test_a_game_is_named_in_the_language_of_the_reader() -> None:
    problem = BotError("bot-other-game", bot="adept", game=game_word("aurum"))
    assert problem.text("ru") == "Бот «adept» не играет в игру «Аурум»."
