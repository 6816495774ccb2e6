"""A tree of what one seat can observe: moves after moves, how often each was tried, and what came of it.

One tree for all worlds (single-observer ISMCTS; Cowling, Powley and Whitehouse 2012): a move that is impossible in
the world at hand is passed over. Which one is followed is said by its mean so far and by how likely the quick
policy is to make it; the less it was tried beside the others, the more the latter counts (PUCT; Rosin 2011).
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

NODES = 65536
"""When so many are in use there are no new ones, and playouts begin earlier."""
FULL = -1
UNKNOWN = 0.5
"""The mean of moves that were never tried: half of a match."""


class Tree:
    """Node 0 is the root. A node is a move of a side, after the moves that visit_lead to it."""

    __slots__ = (
        "action",
        "exploration",
        "first_child",
        "found",
        "next_sibling",
        "prior",
        "prior_temperature",
        "sibling_weight",
        "side",
        "size",
        "total",
        "visits",
    )  # fmt: skip
    exploration: float
    """How much what the policy thinks likely is tried before it has shown its worth."""
    prior_temperature: float
    """By how many points a move has to be worse in the policy's eyes to be e times less likely."""
    sibling_weight: float
    """The mean of a node's siblings counts as much as so many trials of its own."""

    size: int
    action: list[int]
    side: list[int]
    first_child: list[int]
    """The newest of the moves after it; 0 for none."""
    next_sibling: list[int]
    """The next older move of the same parent; 0 for none."""
    visits: list[float]
    total: list[float]
    """The sum of the values for the side that made the move."""

    found: list[int]
    """By place in the list of moves: the node of it, 0 for none yet."""
    prior: list[float]
    """By place: how likely the policy is to make it, the likeliest being 1."""

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
    """The node of the move to make after this one, made if it is new; FULL if there is no room for it."""
    place = best_place(tree, parent, table, features, out)
    if tree.found[place]:
        return tree.found[place]
    return add(tree, parent, out.at[place], tables.side_of(table, table.turn))


def best_place(tree: Tree, parent: int, table: Table, features: Features, out: MoveList) -> int:
    """List the moves worth a thought; the place of the one with the highest bound."""
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
    """The node of a move after this one; 0 if it was never tried."""
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
    """The move at the root that was tried most often."""
    best = tree.first_child[0]
    node = tree.next_sibling[best]
    while node:
        if tree.visits[node] >= tree.visits[best]:
            best = node
        node = tree.next_sibling[node]
    return best


def visit_lead(tree: Tree) -> float:
    """How many more times it was tried than the next one."""
    best = most_visited(tree)
    second = 0.0
    node = tree.first_child[0]
    while node:
        if node != best and tree.visits[node] > second:
            second = tree.visits[node]
        node = tree.next_sibling[node]
    return tree.visits[best] - second
