"""Number codes of phases, cards, tokens and events in the compiled rules (`codes.pxd` has the same for C)."""

# Phases: what the table waits for.
DEAL = 0
BID = 1
OFFER = 2
ANSWER = 3
JOIN = 4
OVER = 5

# Kinds of cards (B1). A replica that joined the group of kind k is the card REPLICA + k (B11).
PAINTING = 0
SCULPTURE = 1
FURNITURE = 2
STAMP = 3
JEWEL = 4
COLLECTION = 5
REPLICA = 6

# Tokens (B23), as bits of a set.
STOP = 1
BAN = 2
EXCHANGE = 4

# The action of passing; the number of any other plain bid is its coins (bids.py).
PASS = 0

# Event kinds. The rules write them as notes during a move; `knowledge/event_views.py` turns notes into events.
DEALT = 1
LOT_OPENED = 2
BID_MADE = 3
PASSED = 4
TOKEN_USED = 5
BANNED = 6
OFFER_MADE = 7
OFFER_ANSWERED = 8
CARDS_SWAPPED = 9
REPLICA_JOINED = 10
REPLICA_WAITS = 11
LOT_WON = 12
PAID = 13
BANK_TAKEN = 14
LOT_BOXED = 15
FIRST_MOVED = 16
GAME_OVER = 17
