cimport cython

cdef dict REFUSAL_JSON
cdef dict TEXTS_JSON

@cython.final
cdef class UpdateWriter:
    cdef object _session
    cdef object _names
    cdef tuple _news
    cdef bytes _version
    cdef bytes _shared
    cdef bytes _moves
    cdef bytes _clocks
    cdef bytes _plain_news
    cdef bytes _worded_news

    @cython.locals(own=bytes, shared=bytes, parts=list)
    cpdef bytes update(self, object seat, object change, object ack, object words)
    cdef bytes _news_json(self, object seat, tuple news, object words)
    cdef object _speech(self, str lang, object seat)
    @cython.locals(reasons=dict)
    cdef bytes _refusals_json(self, object seat, object words)

cdef bytes number(object value)
cdef bytes worded_json(object session, tuple news)
@cython.locals(key=tuple, texts=bytes, plain=bytes)
cdef bytes entry_json(object session, object entry)
cdef bytes texts_json(object told)
@cython.locals(key=tuple, found=bytes)
cdef bytes refusal_json(str move, object problem)
@cython.locals(written=bytes)
cpdef bytes fields(dict of_a_view)
