# The arena: what can be wrong with a contest.

arena-entrants-count = Give 2 to { $most } bots, not { $given }.
arena-team-size = “{ $team }” is not a side of this game: a side has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
arena-mix-unknown = Unknown mix “{ $mix }”. Available: { $allowed }.
arena-together-count = --mix together needs one bot per side: { $sides }, not { $given }.
arena-sprt-pair = --sprt compares exactly two bots, not { $given }.
arena-worker-lost = A process that played games was killed from outside; try a smaller number with --jobs.
arena-journal-busy = Another contest is writing to “{ $file }” right now; wait until it ends, or choose another file.
arena-journal-unreadable = Line { $number } of “{ $file }” is not an arena game; choose another file to write to.
arena-journal-other = “{ $file }” belongs to another contest (line { $number }, { $what }: { $there } there, { $here } here); choose another file to write to.
