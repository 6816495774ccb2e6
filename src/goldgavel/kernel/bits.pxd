# declarations only: the C twins of bits.py

ctypedef unsigned long long u64

cdef extern from *:
    """
    #ifndef GOLDGAVEL_BITS
    #define GOLDGAVEL_BITS
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int gg_lowest(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static __inline int gg_highest(unsigned long long m) { unsigned long i; _BitScanReverse64(&i, m); return (int)i; }
    static __inline int gg_count(unsigned long long m) { return (int)__popcnt64(m); }
    #else
    static inline int gg_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int gg_highest(unsigned long long m) { return 63 - __builtin_clzll(m); }
    static inline int gg_count(unsigned long long m) { return __builtin_popcountll(m); }
    #endif
    #endif
    """
    int gg_lowest(u64 mask) noexcept nogil
    int gg_highest(u64 mask) noexcept nogil
    int gg_count(u64 mask) noexcept nogil

cdef inline u64 bit(int position) noexcept nogil:
    return (<u64>1) << position

cdef inline int lowest(u64 mask) noexcept nogil:
    return gg_lowest(mask)

cdef inline int highest(u64 mask) noexcept nogil:
    return gg_highest(mask)

cdef inline int count(u64 mask) noexcept nogil:
    return gg_count(mask)
