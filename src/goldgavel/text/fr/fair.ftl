# Donnes équitables : pourquoi une preuve est refusée. Le serveur, le terminal et la page disent la même chose.
fair-missing = Cette partie enregistrée n’a pas de preuve que ses donnes étaient équitables : elle n’a pas été jouée à une table en direct, ou la preuve a été retirée.
fair-scheme = La preuve suit le procédé « { $found } » ; ce programme vérifie « { $expected } ».
fair-shape = La preuve est incomplète : regardez « { $place } », qui manque ou n’est pas du bon type.
fair-digits = Manche { $round } : la partie « { $field } » de la preuve doit avoir 64 chiffres hexadécimaux, en minuscules.
fair-seats = Manche { $round } : les nombres des joueurs doivent figurer une fois par place, dans l’ordre des places de cette table.
fair-number-form = Manche { $round } : le nombre de la place { $seat } doit avoir de 1 à { $most } chiffres hexadécimaux, en minuscules.
fair-number-unreadable = Un nombre pour la donne a de 1 à { $most } chiffres hexadécimaux : de 0 à 9 et de a à f.
fair-number-late = Un nombre pour la manche { $round } ne peut plus être ajouté : les cartes sont distribuées, ou il n’y aura plus de donne.
fair-number-often = Un nombre ne peut être changé que { $most } fois par donne.
fair-other-game = La preuve est celle de la partie « { $found } », mais la partie enregistrée est « { $expected } ».
fair-rounds-left = La preuve vaut pour { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, mais la partie enregistrée a { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
fair-round-missing = Manche { $round } : il y a une donne, mais pas de preuve pour elle.
fair-rules = Manche { $round } : la preuve est faite pour la version { $expected } des règles, mais elle indique { $found }.
fair-other-round = Manche { $round } : le secret est ici celui de la manche { $other }.
fair-commitment = Manche { $round } : le secret donne bien cette donne, mais l’engagement à côté n’est pas le sien : il a été changé.
fair-secret = Manche { $round } : le secret ne correspond pas à l’engagement. Il a été changé, ou il vient d’une autre partie.
fair-seed = Manche { $round } : le secret et les nombres donnent cette donne, mais la graine inscrite à côté est une autre : elle a été changée.
fair-number-moved = Manche { $round } : les nombres des joueurs ne correspondent à la donne qu’à d’autres places : un nombre a été déplacé.
fair-numbers = Manche { $round } : le secret est juste, mais pas avec ces nombres des joueurs : un nombre a été changé, ajouté ou retiré.
fair-first = Manche { $round } : le premier joueur doit être la place { $expected }, pas la place { $found }.
fair-cards = Manche { $round } : ces cartes ne sont pas là où le mélange les a mises : { $cards }.
fair-deal = Manche { $round } : presque aucune carte n’est là où le mélange l’a mise : la donne ou la preuve vient d’une autre partie.
