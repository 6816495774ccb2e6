"""A tree of what one seat can observe: moves after moves, how often each was tried, and what came of it.

One tree for all worlds (single-observer ISMCTS; Cowling, Powley and Whitehouse 2012): a move that is impossible in
the world at hand is passed over. Which one is followed is said by its mean so far and by how likely the quick
policy is to make it; the less it was tried beside the others, the more the latter counts (PUCT; Rosin 2011).
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

NODES = 65536
"""When so many are in use there are no new ones, and playouts begin earlier."""
FULL = -1
UNKNOWN = 0.5
"""The mean of moves that were never tried: half of a match."""


class Tree:
    """Node 0 is the root. A node is a move of a side, after the moves that lead to it."""

    __slots__ = (
        "action", "chance", "child", "explore", "found", "heat", "heir", "side", "size", "total", "trust",
        "visits",
    )  # fmt: skip
    explore: float
    """How much what the policy thinks likely is tried before it has shown its worth."""
    heat: float
    """By how many points a move has to be worse in the policy's eyes to be e times less likely."""
    trust: float
    """The mean of a node's siblings counts as much as so many trials of its own."""

    size: int
    action: list[int]
    side: list[int]
    child: list[int]
    """The newest of the moves after it; 0 for none."""
    heir: list[int]
    """The next older move of the same parent; 0 for none."""
    visits: list[float]
    total: list[float]
    """The sum of the values for the side that made the move."""

    found: list[int]
    """By place in the list of moves: the node of it, 0 for none yet."""
    chance: list[float]
    """By place: how likely the policy is to make it, the likeliest being 1."""

    def __init__(self) -> None:
        self.explore = self.heat = self.trust = 0.0
        self.size = 1
        self.action = [0] * 65536
        self.side = [0] * 65536
        self.child = [0] * 65536
        self.heir = [0] * 65536
        self.visits = [0.0] * 65536
        self.total = [0.0] * 65536
        self.found = [0] * 256
        self.chance = [0.0] * 256


def clear(tree: Tree) -> None:
    tree.size = 1
    tree.child[0] = 0


def follow(tree: Tree, parent: int, table: Table, mind: Mind, out: MoveList) -> int:
    """The node of the move to make after this one, made if it is new; FULL if there is no room for it."""
    place = best_place(tree, parent, table, mind, out)
    if tree.found[place]:
        return tree.found[place]
    return add(tree, parent, out.at[place], tables.side_of(table, table.turn))


def best_place(tree: Tree, parent: int, table: Table, mind: Mind, out: MoveList) -> int:
    """List the moves worth a thought; the place of the one with the highest bound."""
    top = mind.values[policy.weigh(mind, table, table.turn, out)]
    chances = 0.0
    tried = 0.0
    total = 0.0
    for place in range(out.size):
        node = find(tree, parent, out.at[place])
        tree.found[place] = node
        tree.chance[place] = native.exp((mind.values[place] - top) / tree.heat)
        chances += tree.chance[place]
        if node:
            tried += tree.visits[node]
            total += tree.total[node]
    mean = total / tried if tried > 0.0 else UNKNOWN
    urge = tree.explore * native.sqrt(tried + 1.0) / chances
    best = 0
    highest = -1.0
    for place in range(out.size):
        node = tree.found[place]
        visits = tree.visits[node] if node else 0.0
        bound = tree.trust * mean + (tree.total[node] if node else 0.0)
        bound = bound / (tree.trust + visits) + urge * tree.chance[place] / (1.0 + visits)
        if bound > highest:
            highest = bound
            best = place
    return best


def find(tree: Tree, parent: int, action: int) -> int:
    """The node of a move after this one; 0 if it was never tried."""
    node = tree.child[parent]
    while node and tree.action[node] != action:
        node = tree.heir[node]
    return node


def add(tree: Tree, parent: int, action: int, side: int) -> int:
    if tree.size == NODES:
        return FULL
    node = tree.size
    tree.size += 1
    tree.action[node] = action
    tree.side[node] = side
    tree.child[node] = 0
    tree.visits[node] = tree.total[node] = 0.0
    tree.heir[node] = tree.child[parent]
    tree.child[parent] = node
    return node


def favourite(tree: Tree) -> int:
    """The move at the root that was tried most often."""
    best = tree.child[0]
    node = tree.heir[best]
    while node:
        if tree.visits[node] >= tree.visits[best]:
            best = node
        node = tree.heir[node]
    return best


def lead(tree: Tree) -> float:
    """How many more times it was tried than the next one."""
    best = favourite(tree)
    second = 0.0
    node = tree.child[0]
    while node:
        if node != best and tree.visits[node] > second:
            second = tree.visits[node]
        node = tree.heir[node]
    return tree.visits[best] - second
