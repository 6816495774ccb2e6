# La table telle que la montre l’environnement d’une bibliothèque.

envs-aurum-seat = { $mark } { $name } : enchère { $bid }, plis { $tricks }, or { $gold }, main { $hand }
envs-auction-seat = { $mark } { $name } : pièces { $coins }, points jusqu’ici { $points }, cartes { $cards }
envs-opponents = Adversaires nécessaires : { $needed }, un pour chaque autre place, ou un seul nom pour tous ; donnés : { $given }.
envs-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }, et une valeur vide (None) en donne une autre à chaque fois.
envs-library = { $library } n’est pas installé : { $command } l’installe.
