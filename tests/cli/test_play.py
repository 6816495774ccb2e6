"""`play`: whole games driven by a script, with mistakes and commands in between."""

import re
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.text import say
from goldgavel.text.catalogue import card_name
from goldgavel.text.names import game_name
from goldgavel.tui.local_storage.saves import saves_folder
from tests.cli.kit import LANGUAGES, CommandResult, assert_refused, run

every_game = pytest.mark.parametrize("name", list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)
PROMPT = {"en": "Your move: ", "ru": "Ваш ход: ", "fr": "Votre coup\N{NO-BREAK SPACE}: "}
GOODBYE = {"en": "You leave the table.", "ru": "Вы встаёте из-за стола.", "fr": "Vous quittez la table."}
ALWAYS_SOMETHING = "0\n1\n" * 2000
"""One of the two is always legal: a pass, or the first move of the list."""


def play(name: str, script: str, *words: str, lang: str = "en") -> CommandResult:
    bots = [] if "--bots" in words else ["--bots", "random"]
    ran = run("play", name, *words, *bots, "--lang", lang, stdin=script)
    assert ran.code == 0
    assert ran.err == ""
    return ran


def winners(out: str) -> list[str]:
    pattern = r"wins? the game|share the win|выигрыва\w+ |[Пп]обед|gagn\w+ la partie|la victoire|[Vv]ictoire"
    return [line for line in out.splitlines()[-3:] if re.search(pattern, line)]


@every_game
@every_language
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game(name: str, lang: str, players: int) -> None:
    words = ["--players", str(players), "--seed", "5", "--seat", "1"]
    ran = play(name, "play zz99\n" + ALWAYS_SOMETHING, *words, lang=lang)
    assert winners(ran.out)
    assert GOODBYE[lang] not in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize("match", ["race", "best-of-3", "points"])
def test_every_match_of_aurum(match: str) -> None:
    ran = play("aurum", ALWAYS_SOMETHING, "--players", "3", "--match", match, "--seed", "2")
    assert winners(ran.out)
    assert ("Points so far" in ran.out) == (match == "points")


@every_language
def test_auction_with_every_token(lang: str) -> None:
    words = ["--players", "6", "--tokens", "stop,ban,exchange", "--seed", "9"]
    ran = play("auction", ALWAYS_SOMETHING, *words, lang=lang)
    assert winners(ran.out)
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@every_game
def test_against_the_default_bots(name: str) -> None:
    ran = run("play", name, "--players", "3", "--seed", "1", stdin="hand\n")
    assert ran.code == 0
    assert "Adept\N{NO-BREAK SPACE}1" in ran.out


@every_game
@every_language
def test_the_end_of_the_input_leaves_the_game(name: str, lang: str) -> None:
    ran = play(name, "", "--seed", "1", lang=lang)
    assert ran.out.splitlines()[-1].startswith(GOODBYE[lang])


@every_game
@pytest.mark.parametrize("word", ["quit", "QUIT", "exit", "q", "  quit  now"])
def test_quit(name: str, word: str) -> None:
    ran = play(name, f"{word}\nhand\n", "--seed", "1")
    assert ran.out.splitlines()[-1].startswith(GOODBYE["en"])
    assert ran.out.count(PROMPT["en"]) == 1


@every_language
def test_a_refused_move_says_why_and_asks_again(lang: str) -> None:
    script = "play Ag7\nkeep\nbid\nbid Zz1\nblah\n99\nbid 1 1\n"
    ran = play("aurum", script, "--seed", "1", lang=lang)
    assert ran.out.count(PROMPT[lang]) == 8
    assert ran.out.count("A8\u00a0: " if lang == "fr" else "A8: ") == 2
    assert ran.out.count("99") == 2


TYPED = {
    "ru": ("ставка серебро 7", "Ag7", "пас", "рука", "выход", "ставка Bi1"),
    "fr": ("enchère 7 d’argent", "Ag7", "passer", "main", "quitter", "enchère Bi1"),
    "en": ("bid silver 7", "Ag7", "pass", "hand", "quit", "bid Bi1"),
}


@every_language
def test_moves_and_commands_in_the_reader_s_words(lang: str) -> None:
    bid, card, pass_, hand, leave, _ = TYPED[lang]
    ran = play("aurum", f"{hand}\n{bid}\n{leave}\n1\n", "--seed", "1", lang=lang)
    after = " ".join(ran.out.split(bid, 1)[1].splitlines()[:2])
    assert card_name(lang, card) in after
    assert ran.out.count(PROMPT[lang]) == 3
    passed = play("auction", f"{pass_}\n", "--seed", "1", lang=lang)
    assert passed.out.count(PROMPT[lang]) == 2


@every_language
def test_a_line_that_is_not_understood_gets_an_example_that_can_be_typed(lang: str) -> None:
    example = TYPED[lang][5]
    ran = play("aurum", "qwerty\nbid\n", "--seed", "1", lang=lang)
    answers = " ".join(ran.out.split("qwerty", 1)[1].split())
    assert answers.count(example) == 2
    again = play("aurum", f"{example}\n", "--seed", "1", lang=lang)
    assert card_name(lang, "Bi1") in again.out.split(example + "\n")[-1].splitlines()[0]


@every_language
def test_the_help_shows_the_commands_in_the_reader_s_words(lang: str) -> None:
    _, _, _, hand, leave, example = TYPED[lang]
    shown = " ".join(play("aurum", "?\n", "--seed", "1", lang=lang).out.split("?\n")[-1].split())
    assert all(word in shown for word in (hand, leave, example))
    assert lang == "en" or not set(re.findall(r"[a-z]+", shown)) & {"undo", "hint", "quit", "refuse", "keep"}


def test_a_refused_move_of_auction() -> None:
    ran = play(
        "auction", "bid 99\nbid 20\njoin stamp\naccept\noffer 1 stamp for jewel mine\nbid 4 stop\n", "--seed", "1"
    )
    assert ran.out.count(PROMPT["en"]) == 7
    assert len(re.findall(r"^B\d+: ", ran.out, re.MULTILINE)) >= 5


def test_moves_by_text_by_number_and_by_card() -> None:
    first = play("aurum", "1\n", "--seed", "1", "--seat", "1")
    move = re.search(r" 1 (bid \w+)", first.out)
    assert move
    card = move[1].split()[1]
    for typed in (move[1], move[1].upper(), f"  bid   {card.lower()} ", card.lower()):
        again = play("aurum", f"{typed}\n", "--seed", "1", "--seat", "1")
        assert f"You bid {card_name('en', card)}." in again.out


def test_the_number_of_a_bid_is_its_coins() -> None:
    """Typing 5 bids five coins; it does not choose the fifth move of a list."""
    ran = play("auction", "5\n", "--seed", "1", "--seat", str(first_player("auction", 1)))
    assert "You bid 5." in ran.out
    assert "You pass." in play("auction", "0\n", "--seed", "1").out


def first_player(name: str, seed: int) -> int:
    first: int = gg.load(name).new_game(seed).view(None).first
    return first


@every_game
@every_language
def test_commands_between_moves(name: str, lang: str) -> None:
    rule = "A19" if name == "aurum" else "B19"
    script = f"?\nhelp\nhand\nlast\ntable\nmoves\nrules {rule}\nrules\nrules 999\nreference\n\n   \n"
    ran = play(name, script, "--seed", "1", lang=lang)
    assert ran.out.count(PROMPT[lang]) == 13
    assert f"\n{rule}. " in ran.out
    assert say("reference-of", lang, game=game_name(name, lang)) in ran.out
    assert "**" not in ran.out


def test_last_shows_the_trick_before() -> None:
    ran = play("aurum", "1\n" * 5 + "last\n", "--seed", "1", "--players", "3")
    shown = ran.out.split("last\n")[-1]
    assert "leads" in shown
    assert "wins the trick" in shown or "You win the trick" in shown


def test_the_sheet_after_a_round_has_its_sums() -> None:
    ran = play("aurum", ALWAYS_SOMETHING, "--seed", "4")
    sheets = re.findall(r"^.+: bid \d+, took \d+, .+;[ \n]gold .+;[ \n]total .+", ran.out, re.MULTILINE)
    assert len(sheets) >= 4
    assert re.search(r"total \d+ \+ \d+ = \d+", ran.out.replace("\n", " "))


def test_coins_are_hidden_unless_the_table_shows_them() -> None:
    hidden = play("auction", "table\n", "--seed", "1", "--players", "3").out
    shown = play("auction", "table\n", "--seed", "1", "--players", "3", "--coins", "open").out
    coins = re.compile(r"^coins +(\S+) +(\S+) +(\S+)", re.MULTILINE)
    assert coins.findall(hidden)[0] == ("20", "?", "?")
    assert coins.findall(shown)[0] == ("20", "20", "20")


def test_the_name_is_cleaned() -> None:
    ran = play("aurum", "", "--name", "A\x1b[31mnna\n", "--seed", "1")
    assert "A[31mnna (you)" in ran.out
    assert "\x1b" not in ran.out


def test_the_same_seed_is_the_same_game() -> None:
    first = play("aurum", "1\n" * 40, "--seed", "11")
    assert first == play("aurum", "1\n" * 40, "--seed", "11")
    assert first != play("aurum", "1\n" * 40, "--seed", "12")


def test_bytes_that_are_not_text() -> None:
    ran = run("play", "aurum", "--bots", "random", "--seed", "1", stdin=b"\xff\xfe\x00\n\x1b[A\n1\n")
    assert ran.code == 0
    assert "\x1b" not in ran.out


@every_game
@every_language
def test_a_game_that_was_left_is_resumed(name: str, lang: str) -> None:
    words = ["--seed", "5", "--players", "3"]
    whole = play(name, ALWAYS_SOMETHING, *words, lang=lang)
    first = play(name, "0\n1\n0\n1\n", *words, lang=lang)
    assert "goldgavel play --resume" in first.out
    rest = run("play", name, "--resume", "--lang", lang, stdin=ALWAYS_SOMETHING)
    assert rest.code == 0
    assert rest.out.splitlines()[-5:] == whole.out.splitlines()[-5:]
    assert_refused(run("play", "--resume", "--lang", lang))


def test_a_damaged_game_is_refused_with_its_file() -> None:
    play("aurum", "1\n1\n", "--seed", "5")
    path = next(saves_folder().glob("*.jsonl"))
    path.write_bytes(path.read_bytes().replace(b'"bid ', b'"bit '))
    ran = run("play", "--resume")
    assert_refused(ran)
    assert path.name in ran.err


def test_a_move_is_taken_back() -> None:
    ran = play("aurum", "1\n" * 6 + "undo\n", "--seed", "1")
    assert "You took back your last move." in ran.out
    barred = play("auction", "undo\n", "--seed", "1")
    assert "You have no move that can be taken back." in barred.out


@every_game
def test_a_hint_can_be_played(name: str) -> None:
    ran = play(name, "hint\n", "--seed", "1")
    hint = re.search(r"The bot Adept would play: (.+)", ran.out)
    assert hint
    again = play(name, f"{hint[1]}\n", "--seed", "1")
    assert again.out.count(PROMPT["en"]) == 2


def test_chat_needs_other_players() -> None:
    assert "only bots here to talk to" in play("aurum", "say hello\n", "--seed", "1").out


@pytest.mark.parametrize(
    "words",
    [
        ["--join", "http://127.0.0.1:9/table/a", "aurum"],
        ["--join", "http://127.0.0.1:9/table/a", "--resume"],
        ["--join", "http://127.0.0.1:9/table/a", "--players", "3"],
        ["--recover"],
        ["--recover", "aurum"],
        ["--resume", "--seed", "1"],
        ["aurum", "--resume", "--edition", "gigamic"],
        ["--resume"],
        ["--resume", "chess"],
        ["--pace", "quick"],
    ],
)
def test_flags_that_exclude_each_other(words: list[str]) -> None:
    assert_refused(run("play", *words))


def test_an_unknown_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.cli.commands.play.is_plain", lambda *_: False)
    assert_refused(run("play", "aurum", "--pace", "slowly"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_theme(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.cli.commands.play.is_plain", lambda *_: False)
    refused = run("play", "aurum", "--theme", "pink", "--lang", lang)
    assert_refused(refused)
    assert "pink" in refused.err
    assert "dark, light" in refused.err


@every_language
def test_without_textual_line_mode_starts_with_a_notice(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.cli.commands.play.is_terminal", lambda: True)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    ran = run("play", "aurum", "--bots", "random", "--lang", lang, stdin="quit\n")
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert "goldgavel[terminal]" in ran.err
    assert PROMPT[lang] in ran.out
    assert_refused(run("play", "--join", "http://127.0.0.1:9/table/a", "--plain", "--lang", lang))


def test_a_terminal_gets_the_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def run_app(*words: Any) -> int:
        asked.append(words)
        return 0

    monkeypatch.setattr("goldgavel.cli.commands.play.is_terminal", lambda: True)
    monkeypatch.setattr("goldgavel.tui.app.run_app", run_app)
    assert run("play").code == 0
    assert asked.pop()[0] is None
    assert run("play", "auction", "--players", "5", "--lang", "fr", "--pace", "none").code == 0
    table, lang, pace, *_ = asked.pop()
    assert (table.game.name, table.game.players, lang, pace) == ("auction", 5, "fr", "none")
    table.leave()
