"""The words as native readers want them: one word for each thing, names that fit, no foreign-sounding habits."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES
from goldgavel.text.glossary import glossary
from goldgavel.text.rules import rules_text
from tests.text.test_catalogue import FILES, messages

GUIDES = Path(__file__).parents[2] / "docs"
PEOPLE = r"\{(?:names?|others?|owner|winner|maker|sides?|level)\}"
"""Variables that hold names of people and bots."""


class Habit(NamedTuple):
    """A way of writing that readers of a language object to, and what to write instead."""

    langs: str
    wrong: str
    advice: str
    example: str
    """A sentence with the fault, so that the pattern is known to find it."""
    allowed: frozenset[str] = frozenset()
    """Messages in which the words mean something else."""


COUNTED = "carte|pli|point|pièce|joueur|pépite|partie|manche|réplique|victoire"
METALS = "(?: bismuth| cuivre| phosphore|argent| zinc)"
HABITS = [
    # Defaults and unknown words.
    Habit("en", r"[(;] ?otherwise\b", "default:", "how many games (otherwise 10)"),
    Habit("ru", r"[(;] ?иначе\b", "по умолчанию", "сколько партий (иначе 10)"),
    Habit("fr", r"[(;] ?sinon\b", "par défaut", "combien de parties (sinon 10)"),
    Habit("en", r"; there are:", "Available:", "There is no bot “x”; there are: a."),
    Habit("ru", r"; есть(?: такие)?:", "Доступны:", "Бота «x» нет; есть: a."),
    Habit("fr", r"; il y a :", "Disponibles :", "Il n’y a pas de bot ; il y a : a."),
    # One word for each thing.
    Habit("en", r"\bchairs?\b", "seat", "Sit on a chair."),
    Habit("en", r"\btricks? tokens?\b", "ploy token", "Without trick tokens"),
    Habit("en", r"\b(?:go|goes|going) on\b", "continue", "The game goes on."),
    Habit("en", r"\bat once\b", "immediately", "The round ends at once.", frozenset({"lesson-auction-open"})),
    Habit("en", r"\banew\b", "again", "Begin anew."),
    Habit("en", r"\bbeside\b", "next to", "the seed beside them"),
    Habit("en", r"\barmed\b", "planned", "The change is armed."),
    Habit("en", r"\bbid windows?\b", "before each trick", "This game has no bid windows."),
    Habit("en", r"(?<!here )\bis no (?!longer)", "is not a", "This is no backup."),
    Habit(
        "en", r"(?:^|[.:;,] |[Oo]nly )who (?:asked|made|opens|played)\b", "whoever", "Only who asked can do this."
    ),
    Habit("en", r"\b(?:made|make) (?:the|a new) table\b", "host, create", "Ask who made the table."),
    Habit("ru", r"(?i)(?:смен|замен)\w* (?:\w+ )?ставк", "изменить ставку", "Сменить вашу ставку"),
    Habit("ru", r"(?i)\bпоменя\w+", "изменить", "Поменять ставку", frozenset({"page-command-verb-swap"})),
    Habit("ru", r"\b[Сс] руки\b|\bна рук[уе]\b", "в руку, из руки", "берёт карту на руку"),
    Habit("ru", r"(?i)\bзолот(?:ая|ой|ую|ые|ых) карт", "карта золота", "с золотой картой"),
    Habit("ru", r"(?i)жетон\w* хитрости\b", "жетон хитростей", "Жетон хитрости"),
    Habit(
        "ru",
        r"(?i)(?:неоконченн|незаконченн|сохранённ|ваш[аиу] |мои |\bновая |\bновую )\w*\s?игр",
        "партия",
        "Сохранённую игру нельзя прочитать",
    ),
    Habit(
        "ru",
        r"(?i)\bигр[аы] (?:уже )?(?:началась|окончена|не началась|сохранена|идёт|жд[её]т)|смотрите игру",
        "партия",
        "игра уже началась",
    ),
    Habit("ru", r"(?i)\bредакци", "издание", "в редакции digest"),
    Habit("ru", r"(?i)начальн\w+ значени", "начальное число", "начальное значение другое"),
    Habit("ru", r"(?i)\bсда(?:ть|ют|ча|чу|чи|ются)\b", "раздать, раздача", "Карты сдаются."),
    Habit("ru", r"(?i)\bукрашени", "ювелирное изделие", "За украшение стоит побороться"),
    Habit("ru", r"(?i)\bробот|компьютерн", "бот", "Робот играет"),
    Habit("ru", r"(?i)всё равно подсчитано", "Очки всё равно посчитаны", "Всё равно подсчитано."),
    Habit("fr", r"(?i)\brobots?\b", "bot", "Un robot joue"),
    Habit("fr", r"(?i)\bchaises?\b", "place", "La chaise est libre"),
    Habit(
        "fr",
        r"(?i)\bparties? notées?\b|\brelevés?\b|\bnoter les parties\b",
        "partie enregistrée",
        "la partie notée",
    ),
    Habit("fr", r"(?i)\bniveaux?\b", "valeur", "plus de niveaux", frozenset({"cli-setting-log-level"})),
    Habit("fr", r"(?i)\bmises?\b(?! à jour)(?= de\b| élevée)|\bmisez\b", "enchère, offrir", "Misez 4."),
    Habit("fr", r"(?i)cartes? d’or\b|\bun or\b|d’or de valeur", "carte Or", "une carte d’or"),
    Habit("fr", r"\b[LlVv](?:’|otre )or (?:\d|\{rank\})", "l’Or 6", "l’or 6 vaut 2 points"),
    Habit("fr", r"\bjetons? (?:arrêt|interdiction|échange)\b", "jeton d’arrêt", "le jeton échange"),
    Habit("fr", r"(?i)\bhors course\b|\ben course\b", "sortir des enchères", "vous voilà hors course"),
    Habit("fr", r"(?i)\bnombre de départ\b", "graine", "nombre de départ 4"),
    Habit("fr", r"(?i)\bgenres?\b", "sorte, type", "du bon genre"),
    # Names: no elision that a vowel would need, no gender, no "You" in the middle of a sentence.
    Habit(
        "fr",
        rf"(?i)\b(?:de|que|le|la|ne|se|si) {PEOPLE}",
        "no « de » before a name",
        "Le jeton de {name} a servi.",
    ),
    Habit("fr", rf"(?i)\b(?:d|l|qu|n|s)’{PEOPLE}", "no « d’ » before a name", "La main d’{name}"),
    Habit("fr", r"(?i)\b(?:de|que) \{game\}", "d’{game}", "une table de {game}"),
    Habit(
        "fr",
        r"(?i)\bvous êtes (?:\S+ ){0,2}(?:assis|connecté|connu|seul|prêt|absent|premier)\b",
        "no masculine with « vous »",
        "Vous êtes premier joueur.",
    ),
    Habit(
        "ru",
        rf"{PEOPLE}(?: \w+)? \w+(?:ал|ял|ил|ел|ёл|ыл|ул|шёл|лся|ала|яла|ила|ела|шла|лась)\b",
        "present tense",
        "{name} уже спасовал.",
    ),
    Habit(
        "ru", rf"\b\w+(?:ал|ял|ил|ел|ёл|ыл|лся|ала|яла|ила|ела|шла|лась) {PEOPLE}", "present tense", "Взял {name}."
    ),
    Habit(
        "ru",
        rf"(?i)\b(?:первым|следующим|сам)\b[^.:;]*{PEOPLE}|{PEOPLE} (?:готов|согласен|должен)\b",
        "no gender on names",
        "Следующим ходит {name}.",
    ),
    Habit("ru", r"(?i)\bсамому себе\b|\bвы сам\b", "себе", "не самому себе"),
    Habit("en", r"[a-z,;] You\b", "you", "The game goes to You and Ben"),
    Habit("ru", r"[а-яё,;] Вы\b", "вы", "Победа: Боря и Вы"),
    Habit("fr", r"[a-zàé,;] Vous\b", "vous", "La partie revient à Vous"),
    # Typography.
    Habit("en ru fr", r"\w\s…", "no space before …", "Checking …"),
    Habit("en ru fr", r"\.\.\.", "…", "Checking..."),
    Habit("en ru fr", r"(?<![\w-])-(?=\{|\d)", "−", "from -{most} to 4"),
    Habit("en ru", r"'|\w\"|(?<!install )\"\w", "typographic quotes and apostrophes", "The record's result"),
    Habit("ru", r" —|—(?=\w)", "a no-break space before the dash", "ставка — число взяток"),
    Habit("fr", r"\N{NARROW NO-BREAK SPACE}", "a no-break space", "fini\N{NARROW NO-BREAK SPACE}; autre"),
    Habit(
        "fr", rf"\}} (?:(?:{COUNTED})s?\b|(?:de|d’){METALS})", "a no-break space after a number", "{count} plis"
    ),
]


def habits_of(lang: str) -> list[Habit]:
    return [habit for habit in HABITS if lang in habit.langs.split()]


def sentences(node: Any) -> Iterator[str]:
    """Every pattern of a message as text: variables as {name}, other placeables as {}."""
    if isinstance(node, ast.Pattern):
        yield "".join(part.value if isinstance(part, ast.TextElement) else placed(part) for part in node.elements)
    inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for part in inside:
        yield from sentences(part)


def placed(part: Any) -> str:
    inner = part.expression
    return f"{{{inner.id.name}}}" if isinstance(inner, ast.VariableReference) else "{}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_what_readers_object_to(lang: str, file: str) -> None:
    found = [
        f"{name}: {sentence!r} should have: {habit.advice}"
        for name, message in messages(lang, file).items()
        for sentence in sentences(message)
        for habit in habits_of(lang)
        if name not in habit.allowed and re.search(habit.wrong, without_commands(sentence))
    ]
    assert found == []


def without_commands(sentence: str) -> str:
    """The sentence without a command of the shell, whose quotes are straight."""
    return re.sub(r'pip install "[^"]*"', "", sentence)


class Synonym(NamedTuple):
    """Words for which the glossary has a term."""

    lang: str
    term: str
    wrong: str
    example: str


SYNONYMS = [
    Synonym("en", "coin", r"(?i)\bmoney\b", "You have no money."),
    Synonym("en", "bank", r"(?i)\bkitty\b|\bjackpot\b", "The kitty is yours."),
    Synonym("en", "deck", r"(?i)\bdraw pile\b|\btalon\b", "The draw pile is empty."),
    Synonym("en", "nugget", r"(?i)\bingots?\b", "An ingot for the round"),
    Synonym("en", "supply", r"(?i)\breserve\b", "Gold of the reserve"),
    Synonym("en", "rank", r"(?i)\bpips?\b(?! install)|\bface values?\b", "the face value of the card"),
    Synonym("en", "spectator", r"(?i)\bonlookers?\b|\bwatchers?\b", "Two onlookers"),
    Synonym("en", "ploy-token", r"(?i)\btricks? tokens?\b", "Trick tokens"),
    Synonym("en", "bid-change", r"(?i)\barmed\b|\bbid windows?\b", "The bid window is open."),
    Synonym("ru", "trick", r"(?i)\bлев[аыу]\b|\bтрюк", "Лева ваша."),
    Synonym("ru", "coin", r"(?i)\bденьг|\bденег\b", "Денег не хватает."),
    Synonym("ru", "bank", r"(?i)\bказн[аыу]\b|\bкотёл\b", "Казна пуста."),
    Synonym("ru", "deck", r"(?i)\bталон", "В талоне 3 карты."),
    Synonym("ru", "nugget", r"(?i)\bслит(?:ок|к)", "Слиток за раунд"),
    Synonym("ru", "rank", r"(?i)\bдостоинств", "карта достоинством 7"),
    Synonym("ru", "spectator", r"(?i)\bнаблюдател", "Наблюдатели видят всё."),
    Synonym("ru", "token-ban", r"(?i)\bбан\b", "Бан сопернику"),
    Synonym("ru", "bid-change", r"(?i)(?:смен|замен)\w* (?:\w+ )?ставк|\bокн\w+ ставок", "Замена ставки"),
    Synonym("ru", "gold-card", r"(?i)\bзолот(?:ая|ой|ую|ые|ых) карт", "золотая карта"),
    Synonym("fr", "trick", r"(?i)\blevées?\b", "Vous faites la levée."),
    Synonym("fr", "deck", r"(?i)\btalon\b", "Le talon est vide."),
    Synonym("fr", "bank", r"(?i)\bcagnotte\b", "La cagnotte est à vous."),
    Synonym("fr", "nugget", r"(?i)\blingots?\b", "Un lingot par manche"),
    Synonym("fr", "spectator", r"(?i)\bobservateurs?\b", "Deux observateurs"),
    Synonym("fr", "token-ban", r"(?i)\bbanni(?!nck)\w*", "Bannir un adversaire"),
    Synonym(
        "fr",
        "bid-change",
        r"(?i)\bchang\w+(?:[- ]\w+){0,2} (?:d’|l’|les |une |votre |son )?enchères?\b|\bfenêtres? d’enchère",
        "Vous pouvez changer une enchère.",
    ),
    Synonym(
        "fr", "base-card", r"(?i)\bcartes? de métal commun|\bcartes? communes?\b", "une carte de métal commun"
    ),
    Synonym("fr", "lowest-card", r"(?i)\bcarte la plus basse|\bplus basse carte", "Il a la carte la plus basse."),
    Synonym("fr", "gold-card", r"(?i)\bcartes? d’or\b", "une carte d’or"),
    Synonym("fr", "bot", r"(?i)\brobots?\b|\bjoueurs? virtuels?\b", "Un joueur virtuel"),
    Synonym("fr", "record", r"(?i)\bparties? notées?\b|\brelevés?\b", "la partie notée"),
]


@pytest.mark.parametrize("synonym", SYNONYMS, ids=lambda synonym: synonym.example)
def test_only_the_terms_of_the_glossary(synonym: Synonym) -> None:
    term = next(term for term in glossary() if term.id == synonym.term)
    assert re.search(synonym.wrong, synonym.example)
    assert not re.search(synonym.wrong, term.words[synonym.lang])
    found = [text for text in texts_for_players(synonym.lang) if re.search(synonym.wrong, text)]
    assert found == [], f"the glossary says: {term.words[synonym.lang]}"


def texts_for_players(lang: str) -> Iterator[str]:
    """Every message, rule, explained word and guide."""
    for file in FILES:
        for message in messages(lang, file).values():
            yield from map(without_commands, sentences(message))
    for game in GAMES:
        yield from rules_text(game, lang).splitlines()
    for term in glossary():
        yield term.means[lang]
    for guide in ("play", "host", "terminal"):
        name = f"{guide}.md" if lang == "en" else f"{guide}.{lang}.md"
        yield from (GUIDES / name).read_text(encoding="utf-8").splitlines()


CARD_CODE = re.compile(r"\b(?:Bi|Cu|P|Ag|Zn|Au)\d+\b")
TYPED_EXAMPLE = re.compile(r"\((?:typed|в терминале|au clavier)[^)]*\)")
ONE_CARD = r"\{(?:card|paid|old)\}"
PAGE_FILES = [
    file for file in FILES if file.startswith(("page", "lesson", "aurum", "auction", "company", "server", "ties"))
]
LISTS_OF_MOVES = {"aurum-unreadable-move", "auction-unreadable-move"}
AUCTION_CARDS = {"auction-offer-not-yours", "auction-offer-not-theirs"}
"""Cards of Auction are words already."""


def bare_codes(name: str, message: ast.Message) -> list[str]:
    """Return the sentences with a card as a code: written out, or in a variable that does not go through CARD."""
    return [
        sentence
        for sentence in sentences(message)
        if (CARD_CODE.search(TYPED_EXAMPLE.sub("", sentence)) and name not in LISTS_OF_MOVES)
        or (re.search(ONE_CARD, sentence) and name not in AUCTION_CARDS)
    ]


@pytest.mark.parametrize("file", PAGE_FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bare_code_of_a_card_on_the_page(lang: str, file: str) -> None:
    assert [text for name, message in messages(lang, file).items() for text in bare_codes(name, message)] == []


@pytest.mark.parametrize(
    ("sentence", "is_bare"),
    [
        ("Play Ag7.", True),
        ("You play { $card }.", True),
        ("You play { CARD($card) }.", False),
        ("choose a card (typed: bid Ag4).", False),
    ],
)
def test_a_bare_code_is_found(sentence: str, is_bare: bool) -> None:
    message = FluentParser().parse_entry(f"x = {sentence}\n")
    assert isinstance(message, ast.Message)
    assert bool(bare_codes("x", message)) == is_bare


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.example)
def test_every_pattern_finds_its_example(habit: Habit) -> None:
    assert re.search(habit.wrong, habit.example)


def test_exceptions_are_still_needed() -> None:
    for habit in HABITS:
        for lang in habit.langs.split():
            everything = {name: message for file in FILES for name, message in messages(lang, file).items()}
            for name in habit.allowed:
                assert any(re.search(habit.wrong, sentence) for sentence in sentences(everything[name])), name
