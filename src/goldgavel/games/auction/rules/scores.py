"""Scores (B15 to B22). The engine and the score keeper fill in the same sheet."""

import goldgavel.games.auction.rules.codes as codes

KINDS = 6
"""The kinds that score; a replica counts as the kind that it joined (B21)."""
STAMP_POINTS = [0, 1, 8, 17, 28, 41, 56]
JEWEL_POINTS = [0, 4, 10, 17, 25, 34, 44]
PLACE_POINTS = [20, 15, 10]
NO_PLACE = -5


class Sheet:
    """The score sheet of all players. `counts` and `points` have six numbers per player, one for each kind."""

    players: int
    counts: list[int]
    """Cards of each kind, including the replicas that joined it (B21)."""
    coins: list[int]
    replicas: list[int]
    """All replicas, joined or not (B22)."""
    by_places: bool
    """Option `sculpture_ties`: True if tied players fill one place each (B19)."""
    points: list[int]
    totals: list[int]
    winners: int
    """A bit for each player who wins."""

    def __init__(self) -> None:
        self.players = 0
        self.counts = [0] * 36
        self.coins = [0] * 6
        self.replicas = [0] * 6
        self.by_places = False
        self.points = [0] * 36
        self.totals = [0] * 6
        self.winners = 0


def score(sheet: Sheet) -> None:
    """Add up all players' points and determine the winners (B15 to B22)."""
    for player in range(sheet.players):
        score_cards(sheet, player * KINDS)
    score_sculptures(sheet)
    for player in range(sheet.players):
        sheet.totals[player] = sheet.coins[player]  # B22
        for kind in range(KINDS):
            sheet.totals[player] += sheet.points[player * KINDS + kind]
    sheet.winners = fewest_replicas(sheet, highest_totals(sheet))


def score_cards(sheet: Sheet, line: int) -> None:
    """Score the kinds that depend only on the player's own cards."""
    sheet.points[line + codes.PAINTING] = 5 * sheet.counts[line + codes.PAINTING]  # B15
    sheet.points[line + codes.STAMP] = STAMP_POINTS[min(6, sheet.counts[line + codes.STAMP])]  # B16
    sheet.points[line + codes.JEWEL] = JEWEL_POINTS[min(6, sheet.counts[line + codes.JEWEL])]  # B17
    sheet.points[line + codes.FURNITURE] = sheet.counts[line + codes.FURNITURE] // 2 * 12  # B18
    sheet.points[line + codes.COLLECTION] = points_of_collections(sheet, line)


def points_of_collections(sheet: Sheet, line: int) -> int:
    """Return the points of collections (B20): 20 for each one with its own set, -10 for each one without."""
    collections = sheet.counts[line + codes.COLLECTION]
    with_set = collections
    for kind in range(codes.COLLECTION):
        with_set = min(with_set, sheet.counts[line + kind])
    return 20 * with_set - 10 * (collections - with_set)


# Sculptures (B19).


def score_sculptures(sheet: Sheet) -> None:
    """Give points by place, from the most sculptures down. Equal numbers share; zero sculptures get no place."""
    place = 0
    number = next_lower(sheet, -1)
    while number > 0:
        sharing = give_to(sheet, number, 0)
        give_to(sheet, number, points_of_place(sheet, place, sharing))
        place += places_filled(sheet, sharing)
        number = next_lower(sheet, number)
    give_to(sheet, 0, NO_PLACE)


def next_lower(sheet: Sheet, bound: int) -> int:
    """Return the highest number of sculptures below the bound (-1: no bound); 0 if there is none."""
    best = 0
    for player in range(sheet.players):
        number = sheet.counts[player * KINDS + codes.SCULPTURE]
        if bound < 0 or number < bound:
            best = max(best, number)
    return best


def give_to(sheet: Sheet, number: int, points: int) -> int:
    """Give these points to all players with that number of sculptures; return how many they are."""
    sharing = 0
    for player in range(sheet.players):
        line = player * KINDS + codes.SCULPTURE
        if sheet.counts[line] == number:
            sheet.points[line] = points
            sharing += 1
    return sharing


def points_of_place(sheet: Sheet, place: int, sharing: int) -> int:
    """Return the points of a place; tied players split the points of all filled places, rounded down (B19)."""
    if place >= 3:
        return NO_PLACE
    pot = 0
    for filled in range(place, min(3, place + places_filled(sheet, sharing))):
        pot += PLACE_POINTS[filled]
    return pot // sharing


def places_filled(sheet: Sheet, sharing: int) -> int:
    """Return the places that these players fill (B19): at most two by the book, one each with `by_places`."""
    return sharing if sheet.by_places else min(2, sharing)


# The winner (B22).


def highest_totals(sheet: Sheet) -> int:
    best = sheet.totals[0]
    for player in range(sheet.players):
        best = max(best, sheet.totals[player])
    found = 0
    for player in range(sheet.players):
        if sheet.totals[player] == best:
            found |= 1 << player
    return found


def fewest_replicas(sheet: Sheet, among: int) -> int:
    """Break a tie: fewer replicas win; if these are equal too, the players share the win (B22)."""
    fewest = -1
    for player in range(sheet.players):
        if among >> player & 1 and (fewest < 0 or sheet.replicas[player] < fewest):
            fewest = sheet.replicas[player]
    found = 0
    for player in range(sheet.players):
        if among >> player & 1 and sheet.replicas[player] == fewest:
            found |= 1 << player
    return found


def scored(sheet: Sheet) -> Sheet:
    """Score the sheet and return it: `score` for callers outside compiled code."""
    score(sheet)
    return sheet
