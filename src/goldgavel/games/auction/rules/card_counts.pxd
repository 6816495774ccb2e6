# declarations only: the C twins of card_counts.py

from goldgavel.kernel.bits cimport u64
cimport goldgavel.kernel.bits as bits

cdef enum:
    FORMS = 11

cdef inline u64 one(int form) noexcept nogil:
    return (<u64>1) << (5 * form)

cdef inline int holds(u64 heap, int form) noexcept nogil:
    return (heap >> (5 * form)) & 31

cdef inline int lowest(u64 heap) noexcept nogil:
    return bits.lowest(heap) / 5

cdef inline u64 without(u64 heap, int form) noexcept nogil:
    return heap & ~((<u64>31) << (5 * form))
