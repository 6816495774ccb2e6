# The table as an environment of a library shows it.

envs-aurum-seat = { $mark } { $name }: bid { $bid }, tricks { $tricks }, gold { $gold }, hand { $hand }
envs-auction-seat = { $mark } { $name }: coins { $coins }, points so far { $points }, cards { $cards }
envs-opponents = Opponents needed: { $needed }, one for each other seat, or one name for all of them; given: { $given }.
envs-seat = There is no seat { $seat }: seats go from 0 to { $last }, and nothing (None) means another seat each time.
envs-library = { $library } is not installed: { $command } installs it.
