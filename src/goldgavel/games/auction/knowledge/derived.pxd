cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.knowledge.totals as totals
from goldgavel.games.auction.knowledge.totals cimport CardScorer

@cython.locals(now=int, card=int, opened=int, added=list, worths=list, sum_of_all=int, kind=int, worth=int)
cdef _lot_worth(CardScorer scorer, bytes lot, tuple unseen)
@cython.locals(now=int, added=list, kind=int)
cdef list _added_by_joining(CardScorer scorer)
cdef int _total(bint by_places, list hands, int seat) except? -1
