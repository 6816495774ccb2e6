# Pendules et temps
page-clock-none = Sans pendule
page-clock-none-about = Personne n’est pressé. La partie s’arrête quand il n’y a personne.
page-clock-move = { $time } par coup
page-clock-bank = { $time } pour la partie
page-clock-bank-more = { $time } pour la partie, et { $more } de plus à chaque coup
page-clock-live-about = En une seule fois. Si votre temps est écoulé, un coup est joué pour vous.
page-clock-slow-about = Sur plusieurs jours : chacun joue quand il en trouve le temps, et la partie continue même sans personne à la table.
page-clock-label = Temps de réflexion
page-clock-left = Il reste { $time }
page-clock-left-low = Il ne reste que { $time }
page-clock-hurry = vite
page-clock-low = Votre temps s’écoule : il reste { $time }.
page-clock-your-turn = À vous de jouer
page-clock-your-turn-left = À vous de jouer : il reste { $time }
page-clock-moment = moins d’une minute
page-clock-title = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
page-clock-long-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-clock-long-hour = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
page-clock-long-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-clock-long-second = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-clock-short-day = { $count } j
page-clock-short-hour = { $count } h
page-clock-short-minute = { $count } min
page-clock-short-second = { $count } s
