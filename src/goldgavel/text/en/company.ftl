# What people at a table wish
told-wish-undo = { $you ->
    [yes] You ask to take back your last move.
   *[no] { $name } asks to take back their last move.
}
told-wish-concede = { $you ->
    [yes] You propose to end the game here.
   *[no] { $name } proposes to end the game here.
}
told-wish-agree = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
told-wish-refuse = { $you ->
    [yes] You refuse.
   *[no] { $name } refuses.
}
told-wish-withdraw = { $you ->
    [yes] You withdraw your request.
   *[no] { $name } withdraws the request.
}
told-wish-undone = { $you ->
    [yes] You took back your last move.
   *[no] { $name } took back their last move.
}
told-concede = The players ended the game early: nobody has won.

wish-is-open = Another request is waiting for answers: wait until it is settled.
wish-passed = This request is no longer open: look at the table as it is now.
wish-is-own = You asked this yourself: the others answer it.
wish-of-another = Only the player who asked can withdraw a request: refuse it instead.
wish-is-answered = You have agreed already: the others are still to answer.
wish-was-refused = This was refused or withdrawn: make your next move before you ask again.
undo-no-move = You have no move that can be taken back.
undo-too-many = Moves have been taken back { $most } times in this game, which is the limit: play on.
undo-barred = something hidden has been shown since, so your last move stays.
undo-barred-a6 = the cards have been dealt since, so your last move stays.
undo-barred-a9 = the secret bids have been shown, so your last move stays.
undo-barred-a29 = a hand has been shown, so your last move stays.
undo-barred-a39 = all cards have been shown, so your last move stays.
undo-barred-b5 = a new lot has been opened, so your last move stays.
undo-barred-b9 = all cards have been shown, so your last move stays.
undo-barred-b10 = the third card of the lot has been turned up, so your last move stays.

# Chat
chat-off = There is no chat at this table.
chat-empty = The message is empty: write a few words.
chat-too-long = { $most ->
    [one] A message has at most { $most } character: shorten it.
   *[other] A message has at most { $most } characters: shorten it.
}
chat-too-often = You are writing too fast: wait a moment and send it again.
mute-self = You cannot mute yourself.
mute-too-many = { $most ->
    [one] You have muted { $most } person, which is the limit: unmute somebody first.
   *[other] You have muted { $most } people, which is the limit: unmute somebody first.
}
