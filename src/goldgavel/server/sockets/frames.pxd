cpdef bytes text_frame(bytes text)
cpdef short_text(bytes data)
