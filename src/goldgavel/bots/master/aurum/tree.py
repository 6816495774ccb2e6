"""The search tree over what one seat can observe, with visits and values per move.

One tree serves all worlds (single-observer ISMCTS; Cowling, Powley and Whitehouse 2012): moves that are illegal in
the current world are skipped. Selection combines the mean value of a move with a prior from the quick policy,
whose weight decreases with the visits of the move (PUCT; Rosin 2011).
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

NODES = 65536
"""The maximum number of nodes. When the tree is full, playouts begin earlier."""
FULL = -1
UNKNOWN = 0.5
"""The mean of moves that were never tried: an even match."""


class Tree:
    """Nodes in flat arrays. Node 0 is the root; every other node is a move after the moves that lead to it."""

    exploration: float
    """The weight of the prior."""
    prior_temperature: float
    """A move that the policy values this many points lower has a prior e times smaller."""
    sibling_weight: float
    """The weight of the siblings' mean, in visits of the node itself."""

    size: int
    action: list[int]
    side: list[int]
    first_child: list[int]
    """The most recently added child; 0 for none."""
    next_sibling: list[int]
    """The next older child of the same parent; 0 for none."""
    visits: list[float]
    total: list[float]
    """The sum of the values for the side that makes the move."""

    found: list[int]
    """By index in the move list: the node of the move; 0 if it has none."""
    prior: list[float]
    """By index: the prior of the move, relative to the most likely one."""

    def __init__(self) -> None:
        self.exploration = self.prior_temperature = self.sibling_weight = 0.0
        self.size = 1
        self.action = [0] * 65536
        self.side = [0] * 65536
        self.first_child = [0] * 65536
        self.next_sibling = [0] * 65536
        self.visits = [0.0] * 65536
        self.total = [0.0] * 65536
        self.found = [0] * 256
        self.prior = [0.0] * 256


def clear(tree: Tree) -> None:
    tree.size = 1
    tree.first_child[0] = 0


def select(tree: Tree, parent: int, table: Table, features: Features, out: MoveList) -> int:
    """Return the node of the move to make next, adding it if it is new; FULL if the tree is full."""
    place = best_place(tree, parent, table, features, out)
    if tree.found[place]:
        return tree.found[place]
    return add(tree, parent, out.at[place], tables.side_of(table, table.turn))


def best_place(tree: Tree, parent: int, table: Table, features: Features, out: MoveList) -> int:
    """List the candidate moves and return the index of the one with the highest bound."""
    top = features.values[policy.weigh(features, table, table.turn, out)]
    prior_total = 0.0
    tried = 0.0
    total = 0.0
    for place in range(out.size):
        node = find(tree, parent, out.at[place])
        tree.found[place] = node
        tree.prior[place] = native.exp((features.values[place] - top) / tree.prior_temperature)
        prior_total += tree.prior[place]
        if node:
            tried += tree.visits[node]
            total += tree.total[node]
    mean = total / tried if tried > 0.0 else UNKNOWN
    exploration_scale = tree.exploration * native.sqrt(tried + 1.0) / prior_total
    best = 0
    highest = -1.0
    for place in range(out.size):
        node = tree.found[place]
        visits = tree.visits[node] if node else 0.0
        bound = tree.sibling_weight * mean + (tree.total[node] if node else 0.0)
        bound = bound / (tree.sibling_weight + visits) + exploration_scale * tree.prior[place] / (1.0 + visits)
        if bound > highest:
            highest = bound
            best = place
    return best


def find(tree: Tree, parent: int, action: int) -> int:
    """Return the child node of a move; 0 if it was never tried."""
    node = tree.first_child[parent]
    while node and tree.action[node] != action:
        node = tree.next_sibling[node]
    return node


def add(tree: Tree, parent: int, action: int, side: int) -> int:
    if tree.size == NODES:
        return FULL
    node = tree.size
    tree.size += 1
    tree.action[node] = action
    tree.side[node] = side
    tree.first_child[node] = 0
    tree.visits[node] = tree.total[node] = 0.0
    tree.next_sibling[node] = tree.first_child[parent]
    tree.first_child[parent] = node
    return node


def most_visited(tree: Tree) -> int:
    """Return the most visited move at the root."""
    best = tree.first_child[0]
    node = tree.next_sibling[best]
    while node:
        if tree.visits[node] >= tree.visits[best]:
            best = node
        node = tree.next_sibling[node]
    return best


def visit_lead(tree: Tree) -> float:
    """Return how many more visits the most visited move has than the second."""
    best = most_visited(tree)
    second = 0.0
    node = tree.first_child[0]
    while node:
        if node != best and tree.visits[node] > second:
            second = tree.visits[node]
        node = tree.next_sibling[node]
    return tree.visits[best] - second
