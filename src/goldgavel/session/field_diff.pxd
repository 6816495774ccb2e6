cimport cython

@cython.locals(found=dict, place=Py_ssize_t)
cpdef dict differences(tuple names, tuple before, tuple after)
@cython.locals(found=dict)
cpdef dict own_differences(dict before, dict after)
cpdef dict only(dict fields, dict names)
cpdef dict without(dict fields, dict names)
