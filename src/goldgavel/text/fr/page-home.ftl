# Accueil
page-home-title = Deux jeux de cartes, une table
page-home-about = Jouez tout de suite contre des robots, sans compte ni attente.
page-aurum-name = Aurum
page-aurum-about = Annoncez vos plis et ne fournissez jamais la couleur. Les petites cartes rapportent de l’or, et l’or bat tout.
page-auction-name = Auction
page-auction-about = Misez sur des lots dont une carte reste cachée. Ce que vous payez va aux autres.
page-players = Joueurs
page-level = Robots
page-level-random = Débutant
page-level-adept = Adepte
page-edition = Édition
page-edition-evrikus = Evrikus
page-edition-gigamic = Gigamic
page-edition-digest = Abrégée
page-play-now = Jouer
page-starting = La partie commence …
# Noms des invités : un mot de chaque liste
page-guest-firsts = Blaireau, Castor, Cerf, Corbeau, Cygne, Faucon, Furet, Geai, Hérisson, Hibou, Lièvre, Lynx, Merle, Renard, Rossignol
page-guest-seconds = Agile, Calme, Chanceux, Doré, Futé, Gai, Habile, Hardi, Malin, Patient, Rieur, Rusé, Sage, Vaillant, Vif
