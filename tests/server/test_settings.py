"""Settings: declared once, read from flags, variables and files; an error names the setting in one sentence."""

from pathlib import Path
from typing import get_type_hints

import pytest

from goldgavel.cli.commands import serve
from goldgavel.cli.flags.setting_flags import read_settings
from goldgavel.cli.main import parser_of
from goldgavel.server.settings import environment
from goldgavel.server.settings.kinds import SettingError
from goldgavel.server.settings.settings import Settings, completed, declared
from goldgavel.text import LANGUAGES, say
from tests.cli.kit import assert_refused, run

OTHER = {
    "host": "::1",
    "port": "81",
    "proxies": "10.0.0.0/8, ::1",
    "origins": "https://a.example",
    "base_path": "/cards/",
    "drain": "1.5",
    "database": "sqlite:///other.db",
    "workers": "3",
    "bot_processes": "0",
    "public_url": "https://cards.example",
    "push": "off",
    "page_reports": "on",
    "push_key": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "push_contact": "mailto:ann@example.org",
    "webhook": "https://hooks.example/x",
    "log_level": "debug",
    "log_format": "JSON",
    "metrics_host": "10.0.0.1",
    "metrics_port": "9000",
}
WRONG = {
    "port": ["many", "-1", "65536", "1e3", ""],
    "proxies": ["localhost", "10.0.0.1/8", "10.0.0.0/33"],
    "origins": ["example.org", "https://example.org/path", "https://a.example,b.example", "ftp://a.example"],
    "base_path": ["cards", "//cards", "/a//b", "/a?b", "/a b", "/..", "/a/../b", '/a"b', "/é"],
    "workers": ["0", "1.5"],
    "message_rate": ["fast", "-1", "nan", "inf", "1e400", "0x10"],
    "log_level": ["loud"],
    "log_format": ["xml"],
}


def other(name: str) -> str:
    return OTHER.get(name, "7")


@pytest.mark.parametrize("name", list(declared()))
def test_every_setting_has_words_a_flag_and_a_variable(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = declared()[name]
    assert len({say(setting.about, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    usual = {"database": str(Path("goldgavel.sqlite").absolute())}
    expected = completed(usual | {name: setting.kind.read("x", other(name))})
    assert expected != completed(usual)
    parser = parser_of("serve", serve, "en")
    assert read_settings(parser.read([setting.flag, other(name)])) == expected
    monkeypatch.setenv(setting.variable, f" {other(name)} ")
    assert read_settings(parser.read([])) == expected


def test_every_setting_is_of_its_type() -> None:
    types = get_type_hints(Settings)
    for name, setting in declared().items():
        found = setting.kind.read("x", other(name))
        kind = types[name]
        assert isinstance(found, {"tuple": tuple, "Literal": str}.get(getattr(kind, "__name__", ""), kind)), name


def test_a_flag_wins_over_a_variable_and_a_file(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://ann:secret@db/games\n")
    in_a_file = {"GOLDGAVEL_DATABASE_FILE": str(tmp_path / "secret")}
    variable = {"GOLDGAVEL_DATABASE": "sqlite:///variable.db"}
    assert environment.gathered({}, in_a_file).database == "postgresql://ann:secret@db/games"
    assert environment.gathered({}, in_a_file | {"GOLDGAVEL_DATABASE": ""}).database.startswith("postgresql:")
    assert environment.gathered({}, variable).database == "sqlite:///variable.db"
    for given in (in_a_file, variable, in_a_file | variable):
        assert environment.gathered({"database": "sqlite:///flag.db"}, given).database == "sqlite:///flag.db"


@pytest.mark.parametrize("name", list(declared()))
def test_a_variable_and_its_file_at_once_are_refused(name: str, tmp_path: Path) -> None:
    """Whichever took precedence, the operator might expect the other."""
    variable = declared()[name].variable
    (tmp_path / "value").write_text(other(name))
    with pytest.raises(SettingError) as problem:
        environment.gathered({}, {variable: other(name), f"{variable}_FILE": str(tmp_path / "value")})
    for lang in LANGUAGES:
        assert f"{variable}_FILE" in problem.value.text(lang)
        assert variable in problem.value.text(lang).replace(f"{variable}_FILE", "")


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["backup", "x.backup"], ["restore", "x.backup"]])
def test_no_command_guesses_which_database_is_meant(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOLDGAVEL_DATABASE", str(tmp_path / "games.sqlite"))
    monkeypatch.setenv("GOLDGAVEL_DATABASE_FILE", str(tmp_path / "database_url"))
    ran = run(*words)
    assert_refused(ran)
    assert "GOLDGAVEL_DATABASE_FILE" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_an_empty_variable_is_none() -> None:
    """Compose files set variables to an empty value if the operator omits them."""
    assert environment.gathered({}, {"GOLDGAVEL_PORT": ""}).port == Settings().port


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(SettingError, match=r"GOLDGAVEL_DATABASE_FILE.*nowhere"):
        environment.gathered({}, {"GOLDGAVEL_DATABASE_FILE": "/nowhere/at/all"})


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in WRONG.items() for text in texts])
def test_a_wrong_value_names_the_variable_or_the_flag(name: str, text: str) -> None:
    setting = declared()[name]
    with pytest.raises(SettingError) as of_flag:
        environment.gathered({name: text}, {})
    assert setting.flag in str(of_flag.value)
    if text:
        with pytest.raises(SettingError) as of_variable:
            environment.gathered({}, {setting.variable: text})
        for lang in LANGUAGES:
            assert setting.variable in of_variable.value.text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_operator_is_told_in_one_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDGAVEL_REQUEST_RATE", "fast\nand loose")
    ran = run("serve", "--lang", lang)
    assert_refused(ran)
    assert "GOLDGAVEL_REQUEST_RATE" in ran.err


def test_a_password_is_never_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("postgresql://ann:hunter2@:x/", "mysql://ann:hunter2@db/x", "nonsense://ann:hunter2@db"):
        monkeypatch.setenv("GOLDGAVEL_DATABASE", place)
        ran = run("serve", "--port", "0")
        assert_refused(ran)
        assert "hunter2" not in ran.err


def test_mistyped_variables_are_found() -> None:
    given = {"GOLDGAVEL_PROT": "1", "GOLDGAVEL_PORT": "1", "GOLDGAVEL_DATABASE_FILE": "x", "GOLDGAVEL_PURE": "1"}
    assert environment.unknown(given) == ["GOLDGAVEL_PROT"]
