"""The tally of a series of rematches, in one line."""

from goldgavel.protocol.table_info import SeriesPlayer, TableInfo
from goldgavel.text import Speech
from goldgavel.text.names import bot_name_in, clean_name

SEPARATOR = " · "


def series_line(table: TableInfo, seat: int | None, lang: str) -> str:
    """Return the wins of the sides, or else of the players; empty before the first finished game of a series."""
    series = table.series
    if series is None or not series.games:
        return ""
    me = None if seat is None else table.seats[seat].player
    players = series.players
    reader = next((place for place, one in enumerate(players) if me is not None and one.player == me), None)
    speech = Speech(lang, [_name(one, place, lang) for place, one in enumerate(players)], reader)
    lines = [(side.players, side.won) for side in series.sides]
    lines = lines or [((place,), one.won) for place, one in enumerate(players)]
    lines.sort(key=lambda line: -line[1])
    named = [(speech.of_all("page-players", members), won) for members, won in lines]
    wins = [speech.say("page-series-of", name=name, won=won) for name, won in named]
    return SEPARATOR.join([speech.say("page-series", games=series.games), *wins])


def _name(player: SeriesPlayer, place: int, lang: str) -> str:
    if player.bot:
        return bot_name_in(lang, player.bot, player.name, place)
    return clean_name(player.name)
