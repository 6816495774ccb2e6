# La page

# Toujours à portée de main
page-language = Langue
page-theme-light = Passer au thème clair
page-theme-dark = Passer au thème sombre
page-to-home = Accueil
page-close = Fermer
page-settings = Réglages
page-title-home = Gold & Gavel : Aurum et Auction
page-title-other = { $screen } · Gold & Gavel
page-title-new-table = Nouvelle table
page-title-replay = Relecture
page-title-keeper = Feuille de score
page-title-learn = Apprendre
page-title-rules = Règles
page-title-reference = Carte de référence
page-title-score-card = Fiche de score
page-title-settings = Réglages
page-title-games = Mes parties
page-title-claim = Autre appareil
page-title-painting = Tableau
page-title-paintings = Dix tableaux
page-title-nothing = Rien ici
page-copy-link = Copier le lien
page-copied = Copié
page-copy-failed = Échec : copiez l’adresse à la main
page-sounds-on = Activer les sons
page-sounds-off = Couper les sons
page-nothing-title = Il n’y a rien ici
page-nothing-text = Aucune page à cette adresse. Le lien est peut-être ancien ou incomplet.
page-labelled = { $label } : { $value }
page-failed = Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.
page-server-busy = Le serveur est occupé ; nouvel essai…
page-new-version = Une nouvelle version est disponible. Rechargez la page : votre partie est conservée.
page-new-version-reload = Recharger
page-new-version-later = Plus tard
page-affiliation = Gold & Gavel n’est pas lié aux éditeurs des jeux ; tous les textes et dessins sont les nôtres.
page-credits = Aurum est un jeu de Shreesh Bhat, publié par Evrikus et Gigamic. Les droits des deux jeux appartiennent à leurs auteurs et éditeurs.

# Cartes
page-card-back = une carte face cachée
page-metal-Bi = bismuth
page-metal-Cu = cuivre
page-metal-P = phosphore
page-metal-Ag = argent
page-metal-Zn = zinc
page-metal-Au = or
