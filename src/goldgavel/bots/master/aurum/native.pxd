# declarations only: the C versions of native.py

cdef extern from "math.h":
    double gg_exp "exp" (double value) noexcept nogil
    double gg_sqrt "sqrt" (double value) noexcept nogil

cdef extern from *:
    """
    #ifndef GOLDGAVEL_SECONDS
    #define GOLDGAVEL_SECONDS
    #ifdef _MSC_VER
    #include <windows.h>
    static double gg_seconds(int own) {
        LARGE_INTEGER now, rate;
        (void)own;
        QueryPerformanceCounter(&now);
        QueryPerformanceFrequency(&rate);
        return (double)now.QuadPart / (double)rate.QuadPart;
    }
    #else
    #include <time.h>
    static double gg_seconds(int own) {
        struct timespec now;
        clock_gettime(own ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now);
        return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    }
    #endif
    #endif
    """
    double gg_seconds(int own) noexcept nogil

cdef inline double exp(double value) noexcept nogil:
    return gg_exp(value)

cdef inline double sqrt(double value) noexcept nogil:
    return gg_sqrt(value)

cdef inline double seconds(bint own) noexcept nogil:
    return gg_seconds(own)
