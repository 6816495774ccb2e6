"""The tally of a series, and the names of bots through it."""

from collections.abc import Sequence

from goldgavel.protocol.table_info import Series
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.series import tally, without_player
from goldgavel.storage.rows import SeatRow, SeriesResult

ALONE = ((0,), (1,), (2,))
PAIRS = ((0, 2), (1, 3))


def seated(*names: str) -> list[SeatRow]:
    """People by their names, bots by their level, such as `bot:adept`, and free seats by an empty name."""
    return [seat_of(seat, name) for seat, name in enumerate(names)]


def seat_of(seat: int, name: str) -> SeatRow:
    if name.startswith("bot:"):
        return seat_rows.bot(seat, name.removeprefix("bot:"))
    return seat_rows.person(seat, name.lower(), name) if name else seat_rows.free(seat)


def game(place: int, seats: Sequence[SeatRow], *winners: int) -> list[SeriesResult]:
    return [
        SeriesResult(
            place=place,
            seat=row.seat,
            player=row.player,
            name=row.name,
            bot=row.bot,
            won=(row.seat in winners) / len(winners),
        )
        for row in seats
    ]


def counts(series: Series) -> list[tuple[str, int, int]]:
    return [(player.name, player.games, player.won) for player in series.players]


def test_wins_are_counted_by_player_wherever_they_sit() -> None:
    first = seated("Ann", "Bob", "Cid")
    second = seat_rows.rotated(first)
    found = tally([*game(0, first, 0), *game(1, second, 1)], seat_rows.rotated(second), ALONE)
    assert (found.games, found.sides) == (2, ())
    assert counts(found) == [("Bob", 2, 0), ("Cid", 2, 0), ("Ann", 2, 2)]
    assert [player.player for player in found.players] == ["bob", "cid", "ann"]


def test_a_shared_win_counts_for_each_winner() -> None:
    seats = seated("Ann", "Bob", "Cid")
    assert counts(tally(game(0, seats, 0, 2), seats, ALONE)) == [("Ann", 1, 1), ("Bob", 1, 0), ("Cid", 1, 1)]


def test_a_game_that_was_ended_early_does_not_count() -> None:
    seats = seated("Ann", "Bob", "Cid")
    results = [*game(0, seats, 0), *game(2, seats, 1)]  # the game at place 1 has no results
    assert tally(results, seats, ALONE).games == 2


def test_those_who_left_come_last_and_newcomers_have_no_games() -> None:
    results = game(0, seated("Ann", "Bob", "Cid"), 1)
    found = tally(results, seated("Cid", "Dan", ""), ALONE)
    assert counts(found) == [("Cid", 1, 0), ("Dan", 0, 0), ("Ann", 1, 0), ("Bob", 1, 1)]


def test_the_latest_name_of_a_player_is_shown() -> None:
    earlier = [SeatRow(seat=0, player="ann", name="Old", bot=None), *seated("", "Bob", "Cid")[1:]]
    assert counts(tally(game(0, earlier, 0), seated("Ann", "Bob", "Cid"), ALONE))[0] == ("Ann", 1, 1)


def test_partners_are_counted_together_and_each() -> None:
    first = seated("Ann", "Bob", "Cid", "Dan")
    second = seat_rows.rotated(first)
    results = [*game(0, first, 0, 2), *game(1, second, 0, 2)]
    found = tally(results, seat_rows.rotated(second), PAIRS)
    assert counts(found) == [("Cid", 2, 1), ("Dan", 2, 1), ("Ann", 2, 1), ("Bob", 2, 1)]
    assert [(side.players, side.games, side.won) for side in found.sides] == [((0, 2), 2, 1), ((1, 3), 2, 1)]


def test_new_partners_are_a_new_side() -> None:
    results = game(0, seated("Ann", "Bob", "Cid", "Dan"), 0, 2)
    found = tally(results, seated("Ann", "Cid", "Bob", "Dan"), PAIRS)
    named = [tuple(found.players[place].name for place in side.players) for side in found.sides]
    assert named == [("Ann", "Bob"), ("Cid", "Dan"), ("Ann", "Cid"), ("Bob", "Dan")]
    assert [(side.games, side.won) for side in found.sides] == [(0, 0), (0, 0), (1, 1), (1, 0)]


def test_a_deleted_player_is_not_named_and_the_game_stays() -> None:
    results = without_player(game(0, seated("Ann", "Bob", "Cid", "Dan"), 0, 2), "bob")
    assert [result.name for result in results] == ["Ann", "", "Cid", "Dan"]
    found = tally(results, seated("Ann", "", "Cid", "Dan"), PAIRS)
    assert (found.games, counts(found)) == (1, [("Ann", 1, 1), ("Cid", 1, 1), ("Dan", 1, 0)])
    assert [side.players for side in found.sides] == [(0, 1)]


def test_bots_keep_their_names_and_their_wins() -> None:
    first = seated("Ann", "bot:adept", "bot:adept")
    seats, results = first, list[SeriesResult]()
    for place in range(5):
        wins = next(row.seat for row in seats if row.name == first[2].name)
        results += game(place, seats, wins)
        seats = seat_rows.rotated(seats)
    assert {row.name for row in seats} == {row.name for row in first}
    assert sorted(counts(tally(results, seats, ALONE))) == sorted(
        [("Ann", 5, 0), (first[1].name, 5, 0), (first[2].name, 5, 5)]
    )


def test_bots_are_named_in_every_language_by_their_number() -> None:
    moved = seat_rows.rotated(seated("Ann", "bot:novice", "Bob"))[2]
    assert (moved.seat, moved.name) == (2, "Beginner\N{NO-BREAK SPACE}2")
    assert seat_rows.name_in("ru", moved).endswith("\N{NO-BREAK SPACE}2")
    assert seat_rows.name_in("en", moved) == moved.name


def test_a_new_bot_does_not_take_the_name_of_another() -> None:
    seats = seat_rows.rotated(seated("bot:adept", "Ann", "Bob", "Cid"))  # the first one sits at the second seat
    carried = seats[1].name
    filled = seat_rows.with_bots([seat_rows.free(0), seats[1], *seated("", "", "Bob", "Cid")[2:]], "adept")
    assert filled[1].name == carried
    assert filled[0].name not in {carried, ""}
    assert seat_rows.with_own_names(filled) == filled
