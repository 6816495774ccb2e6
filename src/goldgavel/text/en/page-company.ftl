# Company at a table: chat, moves taken back, games that end early
page-company-chat = Chat
page-company-chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
page-company-chat-empty = Nobody has said anything yet. Everybody at the table can read what you write.
page-company-read-only = Only the players write here.
page-company-write = Message
page-company-send = Send
page-company-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you!
page-phrase-one-moment = One moment, please.
page-phrase-misclick = Sorry, that was a misclick.
page-phrase-your-turn = It is your turn.
page-phrase-good-game = Good game!
page-phrase-again = Shall we play again?
page-company-says = { $name }: { $text }
page-company-about = { $name }: actions
page-company-mute = Mute { $name }
page-company-muted = { $name } is muted.
page-company-unmute = Unmute
page-company-take-back = Take back my last move
page-company-request = A request to everybody
page-company-undo = { $you ->
    [yes] You asked to take back your last move.
   *[no] { $name } asks to take back their last move.
}
page-company-undo-about = All later moves would be taken back too.
page-company-concede = { $you ->
    [yes] You proposed to end the game here.
   *[no] { $name } proposes to end the game here.
}
page-company-concede-about = Nobody would win, and it would not count.
page-company-waiting = Waiting for: { $names }
page-company-agree = Agree
page-company-refuse = Refuse
page-company-withdraw = Withdraw
page-company-end = End the game early
page-company-end-sure = End the game here?
page-company-end-about = { $others ->
    [0] Nobody wins, and the game does not count in your statistics. All cards are shown.
   *[other] The others are asked. If all agree, nobody wins and the game does not count. All cards are shown.
}
page-company-end-propose = Ask the others
page-company-end-now = End it
page-company-play-on = Play on
page-company-ended = The players ended the game early
page-company-ended-about = Nobody has won, and the game does not count.
