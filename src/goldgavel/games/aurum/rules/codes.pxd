# declarations only: the C twins of codes.py

cdef enum:
    DEAL = 0
    BID = 1
    WINDOW = 2
    PLAY = 3
    OVER = 4

cdef enum:
    RACE = 0
    BEST_OF_3 = 1
    POINTS = 2
    ROUND = 3

cdef enum:
    STUCK = 0
    DECLINED = 1
    NO_LEAD = 2

cdef enum:
    DEALT = 1
    BID_GIVEN = 2
    BIDS_SHOWN = 3
    BID_KEPT = 4
    BID_CHANGED = 5
    CARD_PLAYED = 6
    GOLD_TAKEN = 7
    TRICK_WON = 8
    LEADS = 9
    ROUND_ENDED = 10
    ROUND_SCORED = 11
    GAME_OVER = 12
