"""Creates a table's arrays: lists in interpreted code; compiled, they are part of the object and need nothing."""

from goldgavel.games.aurum.rules.table import Table


def make_arrays(table: Table) -> None:
    Table.__init__(table)
