# Accueil
page-home-title = Deux jeux de cartes, une table
page-home-about = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis : sans compte ni attente.
page-home-new-here = Première visite ? Apprenez un jeu en trois minutes
page-home-hello = Votre nom : { $name }.
page-home-rename = Changer de nom
page-aurum-name = Aurum
page-aurum-about = Annoncez vos plis et ne fournissez jamais la couleur. Les petites cartes rapportent de l’or, et l’or bat tout.
page-auction-name = Auction
page-auction-about = Enchérissez sur des lots dont une carte reste cachée. Ce que vous payez va aux autres.
page-level = Bots
page-play-now = Jouer
page-starting = La partie commence…
page-home-friends = Entre amis
page-home-learn-game = Apprendre
page-home-rules-game = Règles
page-home-running = Vos parties en cours
page-home-go-on = Continuer
page-home-not-started = pas commencée
page-home-open = Tables ouvertes
page-home-open-none = Aucune table n’attend de joueurs. Créez-en une et affichez-la ici.
page-home-free-chairs = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-home-join = Rejoindre
page-home-more = Plus
page-home-keeper = Feuille de score
page-home-keeper-about = Vous jouez avec la vraie boîte ? { $offline ->
    [yes] Comptez les points ici, même sans réseau.
   *[no] Comptez les points ici.
}
page-home-learn = Apprendre
page-home-learn-about = Une première partie guidée, environ trois minutes.
page-home-rules = Règles
page-home-rules-about = Chaque règle avec son numéro, en phrases courtes, avec recherche.
page-home-games = Mes parties
page-home-games-about = Vos parties : résultats, relectures, statistiques.

# Mes parties
page-games-title = Mes parties
page-games-none = Vous n’avez pas encore joué. Vos parties seront ici.
page-games-list = Parties, les plus récentes d’abord
page-games-more = Voir les plus anciennes
page-games-loading = Un instant…
page-games-won = gagné
page-games-shared = victoire partagée
page-games-lost = perdu
page-games-conceded = écourtée
page-games-stopped = arrêtée
page-games-playing = en cours
page-games-open = pas commencée
page-games-score = { $name } : { $score }
page-games-replay = Revoir
page-games-statistics = Statistiques
page-games-stat-game = Jeu
page-games-stat-players = Joueurs
page-games-stat-played = Jouées
page-games-stat-won = Gagnées
page-games-stat-average = Score moyen
page-games-points-only = Points de toutes les manches (les pépites décident) : { $scores }
page-games-nuggets = Pépites (et points) : { $nuggets }
page-games-nuggets-of = { $name } : { $nuggets } ({ $score })
page-games-sides = { $own } contre { $others }
page-games-filters = Quelles parties afficher
page-games-both = Les deux jeux
page-games-result = Résultat
page-games-result-all = Tous
page-games-result-won = Gagnées
page-games-result-lost = Perdues
page-games-result-unfinished = Inachevées
page-games-with = Avec
page-games-with-all = Tout le monde
page-games-with-people = Des personnes
page-games-with-bots = Des bots seulement
page-games-with-someone = Une autre personne
page-games-with-mixed = Des bots différents
page-games-levels = Selon les adversaires
page-games-none-found = Aucune de vos parties ne correspond : changez votre choix, ou affichez toutes les parties.
page-games-show-all = Afficher toutes les parties
page-games-shown = { $count ->
    [0] Aucune partie dans la liste
    [one] { $count } partie dans la liste
   *[other] { $count } parties dans la liste
}
page-home-edition = { $name }. { $about }
page-home-next-level = Vous avez gagné contre « { $beaten } ». Essayez maintenant « { $next } ».
page-home-tokens-none = sans
page-home-tokens-all = les trois

# Noms des invités : un mot de chaque liste
page-guest-firsts = Blaireau, Castor, Cerf, Corbeau, Cygne, Faucon, Furet, Geai, Hérisson, Hibou, Lièvre, Lynx, Merle, Renard, Rossignol
page-guest-seconds = Agile, Calme, Chanceux, Doré, Futé, Gai, Habile, Hardi, Malin, Patient, Rieur, Rusé, Sage, Vaillant, Vif
