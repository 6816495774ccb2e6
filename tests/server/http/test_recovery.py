"""Recovery codes: shown once, typed in any form, replaced by a new one, and of use over plain HTTP."""

import unicodedata
from random import Random

import pytest

from goldgavel.server.players.recovery import ALPHABET, new_recovery_code, read_recovery_code
from tests.server.http.conftest import NewVisitor

CODE = "7KQ2M-X9ABC-DEFGH-JKMNP"


def test_a_code_signs_in_a_new_browser_as_the_same_player(person: NewVisitor) -> None:
    ann, new = person("Ann"), person()
    table = ann.done("POST", "/api/tables/quick", {"game": "aurum"})["id"]
    code = ann.done("POST", "/api/me/recovery")["code"]
    assert new.done("POST", "/api/identity/recover", {"code": code}) == ann.me
    assert new.secret != ann.secret
    assert new.done("GET", "/api/me") == ann.done("GET", "/api/me") == ann.me
    assert [game["table"] for game in new.done("GET", "/api/me/games")] == [table]
    assert len(new.done("GET", "/api/me/devices")) == 2


def test_a_code_works_after_every_device_was_signed_out(person: NewVisitor) -> None:
    ann, new = person("Ann"), person()
    code = ann.done("POST", "/api/me/recovery")["code"]
    ann.done("DELETE", "/api/session")
    assert new.done("POST", "/api/identity/recover", {"code": code}) == ann.me
    assert new.done("GET", "/api/me") == ann.me


def test_a_program_gets_a_token(person: NewVisitor) -> None:
    ann = person("Ann")
    code = ann.done("POST", "/api/me/recovery")["code"]
    answer = person().ask("POST", "/api/identity/recover", {"code": code, "program": True})
    assert "set-cookie" not in answer.headers
    bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
    assert person().done("GET", "/api/me", headers=bearer) == ann.me
    stale = {"Authorization": "Bearer gone"}
    assert person().ask("POST", "/api/identity/recover", {"code": code}, headers=stale).is_success


def test_it_is_shown_once_and_a_new_one_ends_it(person: NewVisitor) -> None:
    ann, new = person("Ann"), person()
    assert ann.done("GET", "/api/me/recovery") == {"created": None, "used": None}
    first = ann.done("POST", "/api/me/recovery")
    shown = ann.ask("GET", "/api/me/recovery")
    assert shown.json() == {"created": first["created"], "used": None}
    assert first["code"] not in shown.text
    second = ann.done("POST", "/api/me/recovery")
    assert new.refused(404, "POST", "/api/identity/recover", {"code": first["code"]}) == "identity-recovery-wrong"
    assert new.done("POST", "/api/identity/recover", {"code": second["code"]}) == ann.me
    assert ann.done("GET", "/api/me/recovery")["used"] >= second["created"]


def test_a_browser_that_is_already_this_player_is_not_listed_twice(person: NewVisitor) -> None:
    ann = person("Ann")
    before = ann.secret
    code = ann.done("POST", "/api/me/recovery")["code"]
    assert ann.done("POST", "/api/identity/recover", {"code": code}) == ann.me
    link = ann.done("POST", "/api/me/link")["code"]
    assert ann.done("POST", "/api/identity/claim", {"code": link}) == ann.me
    assert ann.secret == before
    assert len(ann.done("GET", "/api/me/devices")) == 1


def test_another_player_in_the_browser_keeps_their_other_devices(person: NewVisitor) -> None:
    ann, bob = person("Ann"), person("Bob")
    bearer = bob.bearer
    code = ann.done("POST", "/api/me/recovery")["code"]
    assert bob.done("POST", "/api/identity/recover", {"code": code}) == ann.me
    assert bob.done("GET", "/api/me") == ann.me
    assert person().done("GET", "/api/me", headers=bearer) == bob.me


def test_strangers_have_none(person: NewVisitor) -> None:
    for method in ("GET", "POST"):
        assert person().refused(401, method, "/api/me/recovery") == "server-who-are-you"


@pytest.mark.parametrize("typed", ["x", "7KQ2M", CODE, CODE + "A", "\u0000", "💎" * 20, "-" * 100])
def test_other_text_opens_nothing(person: NewVisitor, typed: str) -> None:
    assert person().refused(404, "POST", "/api/identity/recover", {"code": typed}) == "identity-recovery-wrong"


@pytest.mark.parametrize(
    "typed",
    [
        CODE.lower(),
        CODE.replace("-", ""),
        CODE.replace("-", " — "),
        f"  {CODE}\n",
        " ".join(CODE),
        "".join(chr(ord(letter) + 0xFEE0) for letter in CODE),
        CODE.replace("K", "К").replace("X", "х").replace("M", "М"),
        unicodedata.normalize("NFD", CODE),
    ],
)
def test_it_is_read_in_any_form(typed: str) -> None:
    assert read_recovery_code(typed) == CODE.replace("-", "")


def test_it_is_long_and_has_no_letters_that_look_alike() -> None:
    codes = {new_recovery_code(Random(seed)) for seed in range(200)}
    assert len(codes) == 200
    assert set("".join(codes)) == {*ALPHABET, "-"}
    assert not set(ALPHABET) & set("01ILOU")
    assert {tuple(map(len, code.split("-"))) for code in codes} == {(5, 5, 5, 5)}
    assert len(ALPHABET) ** 20 > 2**98
    assert all(read_recovery_code(code) == code.replace("-", "") for code in codes)
