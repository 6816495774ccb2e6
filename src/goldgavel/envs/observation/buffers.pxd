# declarations only: the C versions of buffers.py

from cpython.buffer cimport (
    PyBUF_ANY_CONTIGUOUS,
    PyBUF_FORMAT,
    PyBuffer_IsContiguous,
    PyBuffer_Release,
    PyObject_GetBuffer,
)

cdef inline void* place_of(object buffer, char kind, Py_ssize_t room) except? NULL:
    """Return the start of the memory; NULL, without an error, if the buffer does not fit.

    The caller owns the memory and keeps it alive during the call.
    """
    cdef Py_buffer found
    cdef bint fits
    PyObject_GetBuffer(buffer, &found, PyBUF_FORMAT | PyBUF_ANY_CONTIGUOUS)
    fits = found.format != NULL and found.format[0] == kind and found.format[1] == 0
    fits = fits and not found.readonly and PyBuffer_IsContiguous(&found, c'C')
    fits = fits and found.len >= room
    PyBuffer_Release(&found)
    return found.buf if fits else NULL

cdef inline float* floats_of(object buffer, Py_ssize_t size) except NULL:
    cdef void* start = place_of(buffer, c'f', 4 * size)
    if start == NULL:
        raise ValueError(f"a writable, contiguous buffer of at least {size} 32-bit floats is needed")
    return <float*>start

cdef inline signed char* bytes_of(object buffer, Py_ssize_t size) except NULL:
    cdef void* start = place_of(buffer, c'b', size)
    if start == NULL:
        raise ValueError(f"a writable, contiguous buffer of at least {size} signed bytes is needed")
    return <signed char*>start
