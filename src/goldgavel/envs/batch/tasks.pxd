# declarations only: the C versions of tasks.py

cdef enum:
    RESET = 0
    CHECK = 1
    STEP = 2
    DRAW = 3
