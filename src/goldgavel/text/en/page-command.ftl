# Typed commands
page-command-label = Type a command
page-command-example = help
page-command-help = help
page-command-undo = undo
page-command-say = say
page-command-answer-no-undo = You have no move that can be taken back now.
page-command-hand = hand, cards
page-command-last = last, trick
page-command-bids = bids
page-command-gold = gold, stocks
page-command-supply = supply
page-command-verb-play = play
page-command-verb-bid = bid
page-command-verb-keep = keep
page-command-verb-swap = swap, change
page-command-verb-end = end
page-command-verb-pass = pass
page-command-unknown = “{ $typed }” is not a command. Type “help” for a list.
page-command-help-text = You can ask: { $names }.
page-command-help-moves = Your moves, for example: { $moves }.
page-command-answer-hand = Your hand: { $cards }.
page-command-answer-no-trick = No trick has been taken in this round.
page-command-answer-last = The last trick: { $cards }. Won by: { $winner }. { $taken ->
    [yes] Lowest card: { $lowest }, who took { CARD($gold) }.
   *[no] Lowest card: { $lowest }.
}
page-command-answer-bids = Bids, and tricks taken: { $bids }.
page-command-answer-gold = Gold: { $stocks }.
page-command-answer-supply = In the supply: { $cards }.

# Words after a verb, as they can be typed. The first form is shown.
page-command-word-Bi = bismuth
page-command-word-Cu = copper
page-command-word-P = phosphorus
page-command-word-Ag = silver
page-command-word-Zn = zinc
page-command-word-Au = gold
page-command-word-partner = partner
page-command-word-stop = stop
page-command-word-ban = ban
page-command-word-exchange = exchange
page-command-word-for = for
page-command-word-mine = mine
page-command-word-theirs = theirs
page-command-word-painting = painting, paintings
page-command-word-sculpture = sculpture, sculptures
page-command-word-furniture = furniture
page-command-word-stamp = stamp, stamps
page-command-word-jewel = jewel, jewels
page-command-word-collection = collection, collections
page-command-word-replica = replica, replicas
