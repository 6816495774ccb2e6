"""Steps many games together: `BatchEnv("aurum", 1024)`."""

from goldgavel.envs.extras import require_library

require_library("numpy")

from goldgavel.envs.batch.env import Batch, BatchEnv  # noqa: E402 - after what it needs

__all__ = ["Batch", "BatchEnv"]
