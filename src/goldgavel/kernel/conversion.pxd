# declarations only: the C twins of conversion.py

from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow
from cpython.number cimport PyNumber_Index
from cpython.ref cimport Py_INCREF, PyObject

from goldgavel.kernel.movelist cimport MoveList

cdef extern from "Python.h":
    PyObject* PyTuple_GET_ITEM(object items, Py_ssize_t place)

cdef inline list as_list(MoveList moves, tuple numbers):
    cdef int place
    cdef PyObject* action
    cdef list made = PyList_New(moves.size)
    for place in range(moves.size):
        action = PyTuple_GET_ITEM(numbers, moves.at[place])
        Py_INCREF(<object>action)
        PyList_SET_ITEM(made, place, <object>action)
    return made

cdef inline int as_number(object value) except -2:
    cdef int overflow = 0
    cdef long long number
    if not isinstance(value, int):
        value = PyNumber_Index(value)
    number = PyLong_AsLongLongAndOverflow(value, &overflow)
    if overflow or not 0 <= number < (<long long>1 << 31):
        return -1
    return <int>number
