cimport goldgavel.envs.batch.nogil as nogil
from goldgavel.envs.batch.auction cimport AuctionRows
from goldgavel.envs.batch.aurum cimport AurumRows

cpdef int aurum(AurumRows rows, int task)
cpdef int auction(AuctionRows rows, int task)
