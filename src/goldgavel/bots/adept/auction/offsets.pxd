# declarations only: the C versions of offsets.py

cdef enum:
    KINDS = 7
    WEIGHTS = 15
    REACH = 0
    RACE = 1
    SETS = 2
    COIN = 3
    COIN_SOON = 4
    COIN_EARLY = 5
    SPEND = 6
    BANK = 7
    DENY = 8
    SWAP_GAIN = 9
    SWAP_FAIR = 10
    SWAP_DENY = 11
    TOKEN_EARLY = 12
    THIRD = 13
    RICH = 14
    SCRATCH = 6
    FORMS = 11
    SWAPS = 726

cdef inline int swap_place(int other, int given) noexcept nogil:
    return (other * FORMS + given) * FORMS

cdef inline int nearest(double value) noexcept nogil:
    return <int>(value + 0.5)

cdef extern from "math.h":
    double exp(double value) noexcept nogil
    double sqrt(double value) noexcept nogil

cdef inline double exponential(double value) noexcept nogil:
    return exp(value)

cdef inline double root(double value) noexcept nogil:
    return sqrt(value)
