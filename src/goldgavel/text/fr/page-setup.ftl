# Créer une table
page-setup-title = Nouvelle table : { $game }
page-setup-about = Choisissez comment jouer, puis invitez vos amis par un lien. Des bots prennent les places libres.
page-setup-make = Créer la table
page-setup-making = Un instant…
page-setup-rules = Comment on joue
page-setup-more-rules = Autres options de règles
page-setup-reset = Comme dans l’édition
page-setup-people = Qui peut venir
page-setup-more-people = Autres options de la table
page-setup-loading = Chargement des options…
page-setup-retry = Réessayer

# Options des jeux : un nom, une phrase, et chaque valeur en clair
page-option-players = Joueurs
page-option-players-about = Personnes et bots ensemble.
page-option-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-option-edition = Édition
page-option-edition-about = Les éditions imprimées diffèrent un peu. Chacune règle les options ci-dessous, que vous pouvez encore changer.
page-option-edition-evrikus = Evrikus
page-option-edition-evrikus-about = Les règles habituelles : premier à deux pépites, on peut remplacer une enchère contre de l’or.
page-option-edition-gigamic = Gigamic
page-option-edition-gigamic-about = L’édition française : à trois, trois manches au plus, et l’or départage toutes les égalités.
page-option-edition-digest = Abrégée
page-option-edition-digest-about = Les règles courtes à quatre : on ne remplace pas les enchères.
page-option-bid_changes = Remplacer une enchère
page-option-bid_changes-about = Avant chaque pli, on peut payer de l’or pour remplacer une enchère.
page-option-bid_changes-true = On peut remplacer une enchère contre de l’or
page-option-bid_changes-false = On ne remplace pas les enchères
page-option-zero_gold = Or 0
page-option-zero_gold-about = Chacun commence avec une carte Or de valeur 0 : elle ne rapporte rien, mais bat tous les métaux communs.
page-option-zero_gold-true = Chacun commence avec une carte Or 0
page-option-zero_gold-false = Sans les cartes Or 0
page-option-tie_3p = Égalités
page-option-tie_3p-about = Que faire si des joueurs restent à égalité à la fin d’une manche.
page-option-tie_3p-share = Chacun des ex æquo reçoit une pépite
page-option-tie_3p-gold = L’or le plus élevé prend la pépite
page-option-match = Gagner la partie
page-option-match-about = La durée de la partie, et qui la gagne.
page-option-match-race = Le premier à deux pépites gagne
page-option-match-best-of-3 = Trois manches au plus ; deux pépites gagnent aussitôt
page-option-match-points = Trois manches, et le plus de points gagne
page-option-tokens = Jetons de ruse
page-option-tokens-about = Chacun en a un de chaque sorte et s’en sert une fois dans la partie, avec une enchère.
page-option-tokens-stop = Arrêt : une enchère élevée met fin aussitôt à la vente
page-option-tokens-ban = Interdiction : un adversaire doit passer
page-option-tokens-exchange = Échange : proposer une carte contre une carte
page-option-tokens-none = Sans jetons de ruse
page-option-coins = Pièces des autres
page-option-coins-about = Tous les paiements sont publics : en comptant, on les connaît de toute façon.
page-option-coins-hidden = Les pièces des autres ne sont pas montrées
page-option-coins-open = Les pièces de tous sont montrées
page-option-sculpture_ties = Égalités pour les sculptures
page-option-sculpture_ties-about = Ne joue que si plusieurs joueurs ont autant de sculptures.
page-option-sculpture_ties-book = Les ex æquo partagent une place, comme dans le livret
page-option-sculpture_ties-places = Les ex æquo partagent toutes les places qu’ils occupent

# Options de la table
page-setup-listed = Qui peut trouver la table
page-setup-listed-false = Seulement ceux qui ont le lien
page-setup-listed-true = Tout le monde : elle est sur la page d’accueil
page-setup-spectators = Spectateurs
page-setup-spectators-about = Toute personne qui a le lien peut regarder, sans voir de carte cachée.
page-setup-help = Aides à la table
page-setup-help-about = La page calcule pour vous : la valeur d’un lot, les cartes pas encore vues, qui mène.
page-setup-chat = Discussion
page-setup-chat-about = Les joueurs peuvent s’écrire. Toute la table lit ; il n’y a rien de réservé aux partenaires.
page-setup-records = Qui peut revoir la partie
page-setup-records-link = Tous ceux qui ont le lien
page-setup-records-players = Seulement les joueurs
page-setup-pace = Rythme
page-setup-pace-relaxed = Tranquille
page-setup-pace-relaxed-about = De longues pauses pour regarder et parler ; on attend trois minutes une personne absente.
page-setup-pace-usual = Normal
page-setup-pace-usual-about = De courtes pauses après un pli et une manche ; après une minute d’absence, un bot joue pour vous.
page-setup-pace-quick = Rapide
page-setup-pace-quick-about = Presque pas de pauses ; après une demi-minute d’absence, un bot joue pour vous.

# Avant le début
page-open-title = { $game } : avant le début
page-open-chairs = Places
page-open-teams = Les places { $one } jouent en équipe contre les places { $other }.
page-open-free = Place libre
page-open-team = Équipe { $number }
page-open-wait-start-somebody = La personne qui a créé la table lance la partie.
page-open-chair = Place { $number }
page-open-you = { $name } (vous)
page-open-maker = a créé la table
page-open-here = là
page-open-away = pas là pour l’instant
page-open-sit = S’asseoir ici
page-open-move-here = Changer pour cette place
page-open-add-bot = Mettre un bot
page-open-bot-of = Bot : { $level }
page-open-remove-bot = Retirer le bot
page-open-remove = Retirer { $name }
page-open-leave = Quitter la place
page-open-start = Commencer
page-open-bots-fill = { $count ->
    [one] Un bot ({ $level }) prend la place libre.
   *[other] Des bots ({ $level }) prennent les { $count } places libres.
}
page-open-all-taken = Toutes les places sont prises : commencez quand vous voulez.
page-open-wait-start = { $name } lance la partie.
page-open-wait-rematch = La partie commence toute seule dès que tout le monde est là.
page-open-missing = Pas encore là : { $names }. Si vous commencez maintenant, un bot jouera à la place des absents.
page-open-invite = Inviter des amis
page-open-invite-about = Toute personne qui ouvre le lien peut prendre place, sans compte et dans sa langue.
page-open-recent = Vous avez joué récemment avec ces personnes. Pour les inviter, envoyez-leur le lien ci-dessus.
page-open-recent-list = Personnes avec qui vous avez joué récemment
page-open-recent-games = Parties ensemble
page-open-link = Lien vers cette table
page-open-share = Partager
page-open-share-text = On joue à { $game } ?
page-open-share-failed = Le partage n’a pas marché. Copiez le lien et envoyez-le vous-même.
page-open-qr = Code QR : le lien vers cette table
page-open-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-open-options = Cette table
page-open-listed-true = Affichée sur la page d’accueil
page-open-listed-false = Seulement par le lien
page-open-spectators-true = Les spectateurs sont les bienvenus
page-open-spectators-false = Sans spectateurs
page-open-help-true = Avec aides
page-open-help-false = Sans aides
page-open-records-link = Toute personne qui a le lien pourra revoir la partie
page-open-records-players = Seuls les joueurs pourront revoir la partie
page-open-link-only-here = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres appareils, démarrez le serveur pour votre réseau.
