"""Records, my games and statistics."""

import pytest

import goldgavel as gg
from goldgavel.kernel.views import plain
from goldgavel.server.tables import seat_rows
from goldgavel.storage.rows import SeatRow
from tests.kit.servers.finished_games import BEGAN, PRIVATE, add_finished
from tests.server.http.conftest import NewVisitor
from tests.server.http.visitor import Visitor


def seats_of(*people: Visitor) -> list[SeatRow]:
    """Return the seats of these people, filled up with bots to three players."""
    chairs = [seat_rows.person(seat, one.me["id"], one.me["name"]) for seat, one in enumerate(people)]
    return chairs + [seat_rows.bot(seat, "random") for seat in range(len(chairs), 3)]


def test_a_record_replays(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    table = add_finished(database_address, seats_of(ann), "aurum")
    record = person().done("GET", f"/api/tables/{table}/record")
    assert gg.from_record(record).is_terminal()
    assert record["table"] == table
    assert record["started"] == BEGAN < record["finished"]
    assert record["players"][0] == {"name": "Ann", "kind": "human"}
    assert record["players"][1] == {"name": "Random\N{NO-BREAK SPACE}2", "kind": "bot", "bot": "random"}


def test_a_record_names_a_bot_as_the_page_does() -> None:
    assert seat_rows.bot(1, "novice").name == "Beginner\N{NO-BREAK SPACE}2"


def test_a_seat_is_told_again_what_it_was_told(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    path = f"/api/tables/{add_finished(database_address, seats_of(ann))}/record"
    state = gg.from_record(ann.done("GET", path))
    found = ann.done("GET", path, params={"seat": 1})
    assert set(found) == {"game", "options", "players", "seat", "told"}
    assert found["told"] == [plain(told) for told in state.history(1)]
    assert ann.refused(404, "GET", path, params={"seat": 3}) == "table-no-such-seat"
    assert ann.refused(400, "GET", path, params={"seat": "all"}) == "server-unreadable-at"


def test_a_game_that_runs_tells_nothing(person: NewVisitor) -> None:
    ann = person("Ann")
    for table in (ann.done("POST", "/api/tables/quick", {"game": "aurum"}), ann.table()):
        for query in ({}, {"seat": 0}):
            path = f"/api/tables/{table['id']}/record"
            assert ann.refused(409, "GET", path, params=query) == "table-not-over"


def test_a_private_record_is_for_its_players(person: NewVisitor, database_address: str) -> None:
    ann, eve = person("Ann"), person("Eve")
    path = f"/api/tables/{add_finished(database_address, seats_of(ann), settings=PRIVATE)}/record"
    assert ann.done("GET", path)["players"][0]["name"] == "Ann"
    assert eve.refused(403, "GET", path) == "table-record-private"
    assert person().refused(401, "GET", path) == "server-who-are-you"


def test_my_games_newest_first_and_page_by_page(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    older = add_finished(database_address, seats_of(ann), created=BEGAN - 10)
    newer = add_finished(database_address, seats_of(ann), created=BEGAN - 5)
    running = ann.done("POST", "/api/tables/quick", {"game": "aurum"})["id"]
    games = ann.done("GET", "/api/me/games")
    assert [game["table"] for game in games] == [running, newer, older]
    assert games[0]["seats"][0] == {
        "name": "Ann",
        "kind": "human",
        "bot": None,
        "won": None,
        "score": None,
        "prizes": None,
    }
    assert sum(seat["won"] for seat in games[1]["seats"]) == 1
    page = ann.done("GET", "/api/me/games", params={"before": games[0]["created"], "limit": 1})
    assert [game["table"] for game in page] == [newer]
    assert ann.refused(400, "GET", "/api/me/games", params={"limit": 51}) == "server-unreadable-at"
    assert person().refused(401, "GET", "/api/me/games") == "server-who-are-you"


def test_my_games_have_nuggets_where_nuggets_decide(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    add_finished(database_address, seats_of(ann), "aurum")
    record = ann.done("GET", f"/api/tables/{ann.done('GET', '/api/me/games')[0]['table']}/record")
    add_finished(database_address, seats_of(ann), "auction")
    auction, aurum = ann.done("GET", "/api/me/games")
    assert [seat["prizes"] for seat in aurum["seats"]] == record["result"]["nuggets"]
    assert max(record["result"]["nuggets"]) > 0
    assert [seat["prizes"] for seat in auction["seats"]] == [None, None, None]


def listed(who: Visitor, **wanted: str) -> list[str]:
    return [game["table"] for game in who.done("GET", "/api/me/games", params=wanted)]


def test_my_games_by_game_result_and_company(person: NewVisitor, database_address: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    aurum = add_finished(database_address, seats_of(ann), "aurum", created=BEGAN - 2)
    auction = add_finished(database_address, seats_of(ann, bob), created=BEGAN - 1)
    running = ann.done("POST", "/api/tables/quick", {"game": "aurum"})["id"]
    waiting = ann.table("auction")["id"]  # its other seats are free
    assert listed(ann, game="aurum") == [running, aurum]
    assert listed(ann, game="auction") == [waiting, auction]
    assert listed(ann, result="unfinished") == [waiting, running]
    assert listed(ann, company="bots") == [running, aurum]
    assert listed(ann, company="people") == [waiting, auction]
    assert listed(ann, player=bob.me["id"]) == [auction]
    assert listed(ann, player=bob.me["id"], game="aurum") == []
    assert listed(ann, company="bots", limit="1", before=str(BEGAN)) == [aurum]
    assert listed(bob) == [auction]


def test_my_games_by_result_have_each_game_once(person: NewVisitor, database_address: str) -> None:
    people = [person(name) for name in ("Ann", "Bob", "Cleo")]
    table = add_finished(database_address, seats_of(*people))
    for who in people:
        (game,) = who.done("GET", "/api/me/games")
        result = "won" if game["seats"][game["seat"]]["won"] > 0 else "lost"
        for asked in ("won", "lost", "unfinished"):
            assert listed(who, result=asked) == ([table] if asked == result else [])


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("game", "chess", "game-unknown"),
        ("game", "", "game-unknown"),
        ("game", "aurum\0", "game-unknown"),
        ("result", "drawn", "server-unreadable-at"),
        ("result", "won' OR '1'='1", "server-unreadable-at"),
        ("company", "robots", "server-unreadable-at"),
        ("player", "x" * 65, "server-unreadable-at"),
    ],
)
def test_a_filter_that_does_not_exist_is_refused_by_name(
    person: NewVisitor, name: str, value: str, code: str
) -> None:
    answer = person("Ann").ask("GET", "/api/me/games", params={name: value})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert name in answer.json()["text"]


@pytest.mark.parametrize("player", ["nobody", "", "\0", "%", "é", "' OR 1=1 --"])
def test_my_games_with_an_unknown_player_are_none(person: NewVisitor, database_address: str, player: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    add_finished(database_address, seats_of(ann, bob))
    assert listed(ann, player=player) == []


def test_recent_players_are_people_who_shared_a_started_game(person: NewVisitor, database_address: str) -> None:
    ann, bob, cleo, eve = (person(name) for name in ("Ann", "Bob", "Cleo", "Eve"))
    add_finished(database_address, seats_of(ann, cleo), created=BEGAN - 20)
    add_finished(database_address, seats_of(ann, bob), created=BEGAN - 10, started=BEGAN - 10)
    add_finished(database_address, seats_of(cleo, eve))
    waiting = ann.table()
    eve.done("PUT", f"/api/tables/{waiting['id']}/seats/1", {"who": "me"})
    found = ann.done("GET", "/api/me/players")
    assert {one["name"]: one["player"] for one in found} == {"Bob": bob.me["id"], "Cleo": cleo.me["id"]}
    assert all(set(one) == {"player", "name", "last"} for one in found)
    assert [one["name"] for one in eve.done("GET", "/api/me/players")] == ["Cleo"]
    assert person().refused(401, "GET", "/api/me/players") == "server-who-are-you"
    assert person("Dora").done("GET", "/api/me/players") == []


def test_muted_and_deleted_players_are_not_recent_players(person: NewVisitor, database_address: str) -> None:
    ann, bob, cleo = (person(name) for name in ("Ann", "Bob", "Cleo"))
    add_finished(database_address, seats_of(ann, bob, cleo))
    bob.done("PATCH", "/api/me", {"name": "Secret"})
    assert {one["name"] for one in ann.done("GET", "/api/me/players")} == {"Bob", "Cleo"}
    ann.done("PUT", f"/api/me/mutes/{bob.me['id']}")
    assert [one["name"] for one in ann.done("GET", "/api/me/players")] == ["Cleo"]
    assert {one["name"] for one in bob.done("GET", "/api/me/players")} == {"Ann", "Cleo"}
    cleo.done("DELETE", "/api/me")
    assert ann.done("GET", "/api/me/players") == []
    assert len(listed(ann, company="people")) == 1


def test_statistics_add_up(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    assert ann.done("GET", f"/api/players/{ann.me['id']}/statistics") == []
    for _ in range(2):
        add_finished(database_address, seats_of(ann), promises=False)  # the same game twice
    (found,) = person().done("GET", f"/api/players/{ann.me['id']}/statistics")
    assert (found["game"], found["players"], found["games"]) == ("auction", 3, 2)
    assert found["score_sum"] == 2 * found["best"]
    assert ann.refused(404, "GET", "/api/players/nobody/statistics") == "server-player-unknown"


def test_my_results_by_opponents(person: NewVisitor, database_address: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    assert ann.done("GET", "/api/me/levels") == []
    mixed = [*seats_of(ann)[:2], seat_rows.bot(2, "adept")]
    for seats in (seats_of(ann), seats_of(ann), mixed, seats_of(ann, bob)):
        add_finished(database_address, seats, promises=False)  # the same game each time
    ann.done("POST", "/api/tables/quick", {"game": "auction"})
    won = ann.done("GET", "/api/me/games")[-1]["seats"][0]["won"]
    kinds = [(False, None, 1), (False, "random", 2), (True, None, 1)]
    assert ann.done("GET", "/api/me/levels") == [
        {"game": "auction", "people": people, "bot": bot, "games": games, "won": games * won}
        for people, bot, games in kinds
    ]
    assert [(one["people"], one["games"]) for one in bob.done("GET", "/api/me/levels")] == [(True, 1)]
