# declarations only: the C twins of buffers.py

from cpython.buffer cimport (
    PyBUF_ANY_CONTIGUOUS,
    PyBUF_FORMAT,
    PyBuffer_IsContiguous,
    PyBuffer_Release,
    PyObject_GetBuffer,
)

cdef inline float* floats_of(object buffer, Py_ssize_t size) except NULL:
    """The memory is the caller's, who holds it while it is written: nothing here outlives the call."""
    cdef Py_buffer found
    cdef bint room
    cdef float* start
    PyObject_GetBuffer(buffer, &found, PyBUF_FORMAT | PyBUF_ANY_CONTIGUOUS)
    start = <float*>found.buf
    room = found.format != NULL and found.format[0] == c'f' and found.format[1] == 0
    room = room and not found.readonly and PyBuffer_IsContiguous(&found, c'C')
    room = room and found.len >= 4 * size
    PyBuffer_Release(&found)
    if not room:
        raise ValueError(f"a writable, contiguous buffer of at least {size} 32-bit floats is needed")
    return start
