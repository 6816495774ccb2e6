"""One row of a batch of Auction: resets, steps and encodes one game."""

from typing import Any

import goldgavel.envs.batch.rows as rows_
import goldgavel.envs.batch.tasks as tasks
import goldgavel.envs.observation.auction as encoding
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.deals as deals
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.table as tables
import goldgavel.games.auction.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.envs.batch.rows import Arrays, Rows
from goldgavel.games.auction.rules.table import Table


class AuctionRows(Rows):
    empty: Table
    """The initial table of every game."""

    def __init__(self, games: list[Any], arrays: Arrays, empty: Table) -> None:
        Rows.__init__(self, games, arrays)
        self.empty = empty


def run_task(table: Table, rows: AuctionRows, row: int, task: int) -> bool:
    """Run a task on one row; returns whether to continue with the next row."""
    if task == tasks.CHECK:
        return is_legal(table, rows, row)
    if task == tasks.STEP:
        step(table, rows, row)
    elif task == tasks.DRAW:
        draw(table, rows, row)
    else:
        reset(table, rows, row)
    return True


def begin(table: Table, rows: AuctionRows, row: int) -> None:
    """Start a new game with the row's next seed."""
    tables.copy_table(rows.empty, table)
    rows_.draw_seed(rows, row)
    deal(table, rows, row)


def deal(table: Table, rows: AuctionRows, row: int) -> None:
    rows_.turn_to_round(rows, row, table.round)
    deals.shuffle_and_deal(table, rows.stream)


def reset(table: Table, rows: AuctionRows, row: int) -> None:
    rows_.clear(rows, row)
    begin(table, rows, row)
    show(table, rows, row)


def is_legal(table: Table, rows: AuctionRows, row: int) -> bool:
    """True if the row's action is legal. The range is checked before the number is narrowed to an int."""
    action = rows.action[row]
    return 0 <= action < rows.actions and turns.is_legal(table, table.turn, action)


def step(table: Table, rows: AuctionRows, row: int) -> None:
    """Apply the row's action, which is legal, and continue to the next decision, perhaps of a new game."""
    turns.apply(table, table.turn, rows.action[row])
    rows_.clear(rows, row)
    if table.phase == codes.OVER:
        rows.done[row] = 1
        reward(table, rows, row)
        begin(table, rows, row)
    elif table.phase == codes.DEAL:
        deal(table, rows, row)
    show(table, rows, row)


def reward(table: Table, rows: AuctionRows, row: int) -> None:
    """Write each seat's share of the win (B22)."""
    lots.score_now(table)
    share = 1.0 / bits.count(table.winners)
    for seat in range(table.players):
        if table.winners >> seat & 1:
            rows.reward[row * rows.players + seat] = share


def show(table: Table, rows: AuctionRows, row: int) -> None:
    """Write the pending decision: the seat to move, its observation and its mask."""
    rows.seat[row] = table.turn
    encoding.put(table, table.turn, rows.observation, row * rows.width)
    encoding.put_mask(table, table.turn, rows.mask, row * rows.actions, rows.moves)


def draw(table: Table, rows: AuctionRows, row: int) -> None:
    """Choose a random legal action from the stream."""
    turns.list_legal(table, table.turn, rows.moves)
    rows.action[row] = rows.moves.at[rows.stream.draw(rows.moves.size)]
