"""A reusable buffer for legal actions, so that listing them allocates nothing."""


class MoveList:
    at: list[int]
    size: int

    def __init__(self) -> None:
        self.at = [0] * 2048
        self.size = 0
