"""Interpreted, a table's arrays are lists that have to be made; compiled, they are part of the table itself."""

from goldgavel.games.auction.rules.table import Table


def make_arrays(table: Table) -> None:
    Table.__init__(table)
