cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cdef dict CACHE

cpdef dict refused_moves(State state, int seat)
@cython.locals(texts=tuple, barred=u64, refused=dict, metal=u64)
cdef dict _cards_of_used_metals(State state, int seat)
@cython.locals(found=list)
cdef list _texts_of(tuple texts, u64 cards)
@cython.locals(stock=u64, rank=int)
cdef list _gold_plays(State state, int seat)
cdef dict _refused(State state, int seat, list moves)
cdef _reason(State state, int seat, str move)
