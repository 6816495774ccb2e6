"""Records, my games and statistics."""

import goldgavel as gg
from goldgavel.kernel.views import plain
from goldgavel.server.tables import seat_rows
from goldgavel.storage.rows import SeatRow
from tests.kit.servers.finished_games import BEGAN, add_finished
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
    path = f"/api/tables/{add_finished(database_address, seats_of(ann), records='players')}/record"
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


def test_statistics_add_up(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    assert ann.done("GET", f"/api/players/{ann.me['id']}/statistics") == []
    for _ in range(2):
        add_finished(database_address, seats_of(ann), promises=False)  # the same game twice
    (found,) = person().done("GET", f"/api/players/{ann.me['id']}/statistics")
    assert (found["game"], found["players"], found["games"]) == ("auction", 3, 2)
    assert found["score_sum"] == 2 * found["best"]
    assert ann.refused(404, "GET", "/api/players/nobody/statistics") == "server-player-unknown"
