"""Number codes of phases, match types and events in the compiled rules (`codes.pxd` has the same for C)."""

# Phases: what the table waits for.
DEAL = 0
BID = 1
WINDOW = 2
PLAY = 3
OVER = 4

# Option `match` (A34, A35, A38; one round is for research).
RACE = 0
BEST_OF_3 = 1
POINTS = 2
ROUND = 3

# How a round ended (A27, A28).
STUCK = 0
DECLINED = 1
NO_LEAD = 2

# Event kinds. The rules write them as notes during a move; `knowledge/event_views.py` turns notes into events.
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
