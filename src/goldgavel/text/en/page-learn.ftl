# Lessons and the glossary
page-learn-title = Learn to play
page-learn-about = Play your first game with a guide: real cards, real moves, and an explanation at every step.
page-learn-title-aurum = Your first game of Aurum
page-learn-title-auction = Your first game of Auction
page-learn-minutes = { $minutes ->
    [one] About { $minutes } minute
   *[other] About { $minutes } minutes
}
page-learn-step = Step { $step } of { $steps }
page-learn-done = Finished
page-learn-progress = Progress in the lesson
page-learn-start-new = Start the lesson
page-learn-start-begun = Continue the lesson
page-learn-start-done = Take it again
page-learn-aurum-one = Say how many tricks you will take
page-learn-aurum-two = Never play a metal that is already there
page-learn-aurum-three = Earn gold with low cards, beat everything with gold
page-learn-aurum-four = Change your bid, and end the round in time
page-learn-auction-one = Bid for three cards, one of them hidden
page-learn-auction-two = Know when to let the others pay
page-learn-auction-three = Build groups, and use a replica
page-learn-auction-four = Win the last lot, and the game
page-learn-coach = The lesson
page-learn-fold = Fold or unfold the text
page-learn-leave = Leave the lesson
page-learn-rules = Rules of this step:
page-learn-back = Back
page-learn-go-on = Continue
page-learn-skip = Skip ahead
page-learn-hint = Hint
page-learn-do-it = Do it for me
page-learn-too-soon = One moment: read on first, your move comes next.
page-learn-play = Play against bots
page-learn-read-rules = All the rules
page-learn-other-aurum = Learn Aurum
page-learn-other-auction = Learn Auction
page-learn-glossary = Glossary
page-learn-find = Find a word, in any language
page-learn-which = Which game
page-learn-both = All words
page-learn-found = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
page-learn-offline-title = No connection
page-learn-offline = The first time, a lesson is fetched from the server. After that it works without a connection.
