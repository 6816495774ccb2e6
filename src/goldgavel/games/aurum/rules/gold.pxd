# declarations only: the C twins of gold.py

from goldgavel.kernel.bits cimport u64
cimport goldgavel.kernel.bits as bits

cdef inline u64 one(int rank) noexcept nogil:
    return (<u64>1) << (4 * rank)

cdef inline int holds(u64 heap, int rank) noexcept nogil:
    return (heap >> (4 * rank)) & 15

cdef inline int lowest(u64 heap) noexcept nogil:
    return bits.lowest(heap) >> 2

cdef inline int highest(u64 heap) noexcept nogil:
    return bits.highest(heap) >> 2

cdef inline u64 without(u64 heap, int rank) noexcept nogil:
    return heap & ~((<u64>15) << (4 * rank))
