# declarations only: the C versions of memory.py

from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer

from goldgavel.kernel.bits cimport u64

cdef inline void* start_of(object array) except NULL:
    cdef Py_buffer found
    PyObject_GetBuffer(array, &found, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE)
    PyBuffer_Release(&found)
    return found.buf

cdef inline float* floats(object array) except NULL:
    return <float*>start_of(array)

cdef inline signed char* small(object array) except NULL:
    return <signed char*>start_of(array)

cdef inline int* ints(object array) except NULL:
    return <int*>start_of(array)

cdef inline long long* longs(object array) except NULL:
    return <long long*>start_of(array)

cdef inline u64* words(object array) except NULL:
    return <u64*>start_of(array)

cdef inline void** objects(list tables, object addresses) except NULL:
    return <void**>start_of(addresses)
