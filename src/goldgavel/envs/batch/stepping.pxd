cimport goldgavel.envs.batch.each as each
from goldgavel.envs.batch.auction cimport AuctionRows
from goldgavel.envs.batch.aurum cimport AurumRows

cpdef int aurum(AurumRows rows, int task)
cpdef int auction(AuctionRows rows, int task)
