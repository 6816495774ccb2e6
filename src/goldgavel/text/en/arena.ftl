# The arena: what can be wrong with a contest.

arena-entrants-count = Bots that meet: from 2 to { $most }; given: { $given }.
arena-team-size = “{ $team }” is no side of this game: a side has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
arena-mix-unknown = There is no mix “{ $mix }”; there are: { $allowed }.
arena-together-count = All bots at one table (together) needs as many bots as there are sides: { $sides }, not { $given }.
arena-sprt-pair = A test of strength is between two bots, not { $given }.
arena-worker-lost = A process that played games was ended from outside; try fewer with --jobs.
arena-journal-busy = Another contest is writing to “{ $file }” right now; wait for its end, or choose another file.
arena-journal-unreadable = Line { $number } of “{ $file }” is no game of the arena; choose another file to write to.
arena-journal-other = “{ $file }” is of another contest (line { $number }, { $what }: { $there } there, { $here } here); choose another file to write to.
