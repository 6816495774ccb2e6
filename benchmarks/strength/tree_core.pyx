# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""An information-set tree for Aurum in compiled code: what the master's search at the root is compared with.

One tree of what the searching seat can observe (single-observer ISMCTS): in every iteration a world is laid, the tree
is descended through the moves that are possible there, one node is added, the round is played to its end by
the quick policy, and its value goes back along the way. A move's chance to be tried counts how often it was possible. All the rest is
the master's own: worlds, policy, the moves worth a thought with what the policy thinks of them, values.
"""

cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.prizes as values
cimport goldgavel.bots.master.aurum.worlds as sampling
cimport goldgavel.games.aurum.codes as codes
cimport goldgavel.games.aurum.table as tables
cimport goldgavel.games.aurum.turns as turns
from goldgavel.bots.adept.aurum.mind cimport Mind
from goldgavel.bots.master.aurum.prizes cimport Prizes
from goldgavel.bots.master.aurum.worlds cimport Worlds
from goldgavel.games.aurum.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream
from libc.math cimport log, sqrt
from libc.stdlib cimport free, malloc

cdef enum:
    NODES = 1 << 20
    DEEP = 256


cdef struct Node:
    int action
    int side  # whose choice led here
    int child
    int sibling
    double visits
    double possible  # how often the move could have been made when its parent was passed
    double total


cdef struct Tree:
    Node* nodes
    int size
    double explore
    double trust
    double slope


cdef int child_of(Tree* tree, int parent, int action, int side, double prior) noexcept nogil:
    """The node behind a move, made if it is new: then what the policy thinks of it counts as some visits."""
    cdef int place = tree.nodes[parent].child
    while place:
        if tree.nodes[place].action == action:
            return place
        place = tree.nodes[place].sibling
    if tree.size >= NODES:
        return 0
    place = tree.size
    tree.size += 1
    tree.nodes[place].action = action
    tree.nodes[place].side = side
    tree.nodes[place].child = 0
    tree.nodes[place].sibling = tree.nodes[parent].child
    tree.nodes[place].visits = 0.0
    tree.nodes[place].possible = 0.0
    tree.nodes[place].total = tree.trust * tree.slope * (prior if prior > -8.0 else -8.0)
    tree.nodes[parent].child = place
    return place


cdef int select(Tree* tree, int parent, Table world, Mind mind, MoveList out) noexcept nogil:
    """The child to follow: the policy's favourite of those never tried, else by the upper bound; 0 if the tree is full."""
    cdef int side = tables.side_of(world, world.turn)
    cdef int best = 0
    cdef int fresh = 0
    cdef int place
    cdef int node
    cdef double most = 0.0
    cdef double bound
    cdef double top = mind.values[policy.weigh(mind, world, world.turn, out)]
    cdef double liked = -1e9
    for place in range(out.size):
        node = child_of(tree, parent, out.at[place], side, mind.values[place] - top)
        if node == 0:
            return 0
        tree.nodes[node].possible += 1.0
        if tree.nodes[node].visits == 0.0:
            if fresh == 0 or mind.values[place] > liked:
                fresh = node
                liked = mind.values[place]
            continue
        bound = tree.nodes[node].total / tree.nodes[node].visits
        bound += tree.explore * sqrt(log(tree.nodes[node].possible) / tree.nodes[node].visits)
        if best == 0 or bound > most:
            best = node
            most = bound
    return fresh if fresh else best


cdef void iterate(
    Tree* tree, int seat, Table world, Mind mind, Prizes prizes, MoveList out
) noexcept nogil:
    """One world from the root to the end of the round, and its value back to the root."""
    cdef int[DEEP] way
    cdef int length = 0
    cdef int node = 0
    cdef int place
    cdef bint new = False
    while not new and codes.BID <= world.phase <= codes.PLAY and length < DEEP:
        turns.list_legal(world, world.turn, out)
        if out.size == 1:
            turns.apply(world, world.turn, out.at[0])
            continue
        if world.phase == codes.BID and world.secret_bids and world.turn != seat:
            turns.apply(world, world.turn, policy.choose(mind, world, world.turn, out))
            continue
        node = select(tree, node, world, mind, out)
        if node == 0:
            break
        new = tree.nodes[node].visits == 0.0
        way[length] = node
        length += 1
        turns.apply(world, world.turn, tree.nodes[node].action)
    policy.play_round(mind, world, out)
    values.appraise(prizes, world)
    for place in range(length):
        tree.nodes[way[place]].visits += 1.0
        tree.nodes[way[place]].total += prizes.value[tree.nodes[way[place]].side]


def search(
    Worlds worlds,
    Table base,
    Mind mind,
    Prizes prizes,
    Stream stream,
    int seat,
    double explore,
    double trust,
    double slope,
    double seconds,
    int most,
):
    """The action tried most often, and in how many worlds: so many, or for so long."""
    cdef Table origin = Table()
    cdef Table world = Table()
    cdef MoveList out = MoveList()
    cdef Tree tree
    cdef int tried = 0
    cdef int best = 0
    cdef int place
    cdef double started = native.seconds(True)
    tree.nodes = <Node*> malloc(NODES * sizeof(Node))
    if tree.nodes == NULL:
        raise MemoryError
    tree.nodes[0].child = 0
    tree.size = 1
    tree.explore = explore
    tree.trust = trust
    tree.slope = slope
    tables.copy_match(base, origin)
    with nogil:
        while True:
            sampling.lay(worlds, base, origin, stream)
            tables.copy_table(origin, world)
            iterate(&tree, seat, world, mind, prizes, out)
            tried += 1
            if tried == most if most else native.seconds(True) - started >= seconds:
                break
        place = tree.nodes[0].child
        while place:
            if best == 0 or tree.nodes[place].visits > tree.nodes[best].visits:
                best = place
            place = tree.nodes[place].sibling
    action = tree.nodes[best].action
    free(tree.nodes)
    return action, tried
