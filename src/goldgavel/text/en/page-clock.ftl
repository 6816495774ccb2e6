# Clocks and time
page-clock-none = No clock
page-clock-none-about = Nobody is hurried. The game stands still while nobody is there.
page-clock-move = { $time } per move
page-clock-bank = { $time } for the game
page-clock-bank-more = { $time } for the game, and { $more } more with each move
page-clock-live-about = Played in one sitting. If you run out of time, a move is made for you.
page-clock-slow-about = Played over days: everybody moves when they find the time, and the game continues even when nobody is at the table.
page-clock-label = Time to think
page-clock-left = { $time } left
page-clock-left-low = Only { $time } left
page-clock-hurry = hurry
page-clock-low = Your time is running out: { $time } left.
page-clock-your-turn = Your turn
page-clock-your-turn-left = Your turn: { $time } left
page-clock-moment = less than a minute
page-clock-title = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
page-clock-long-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-clock-long-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-clock-long-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-clock-long-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-clock-short-day = { $count } d
page-clock-short-hour = { $count } h
page-clock-short-minute = { $count } min
page-clock-short-second = { $count } s
