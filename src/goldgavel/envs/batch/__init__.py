"""Many games at once: `BatchEnv("aurum", 1024)`."""

from goldgavel.envs.batch.env import Batch, BatchEnv

__all__ = ["Batch", "BatchEnv"]
