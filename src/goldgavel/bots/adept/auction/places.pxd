# declarations only: the C twins of places.py

cdef enum:
    KINDS = 7
    WEIGHTS = 20
    REACH = 0
    RACE = 1
    SETS = 2
    COIN = 3
    COIN_SOON = 4
    COIN_EARLY = 5
    CROWD = 6
    SPEND = 7
    BANK = 8
    DENY = 9
    SWAP_GAIN = 10
    SWAP_FAIR = 11
    SWAP_DENY = 12
    TOKEN_EARLY = 13
    THIRD = 14
    RICH = 15
    SCRATCH = 6
    FORMS = 11

cdef inline int nearest(double value) noexcept nogil:
    return <int>(value + 0.5)

cdef extern from "math.h":
    double exp(double value) noexcept nogil
    double sqrt(double value) noexcept nogil

cdef inline double exponential(double value) noexcept nogil:
    return exp(value)

cdef inline double root(double value) noexcept nogil:
    return sqrt(value)
