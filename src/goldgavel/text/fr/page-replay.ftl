# Revoir une partie

page-replay-title = Relecture · { $game }
page-replay-controls = Revoir la partie
page-replay-loading = Chargement de la partie…
page-replay-moment = Moment de la partie
page-replay-count = { $at } sur { $last }
page-replay-first = Au début
page-replay-back = Coup précédent
page-replay-run = Lecture
page-replay-pause = Pause
page-replay-forward = Coup suivant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = { $times }×
page-replay-eyes = Vu par
page-replay-open = Toutes les cartes visibles
page-replay-hand-of = Main : { $name }
page-replay-more = Vitesse, point de vue, lien
page-replay-to-table = À la table
page-replay-other-file = Ouvrir une autre partie enregistrée
page-replay-keys = Touches : flèches gauche et droite pour un coup, Page précédente et Page suivante pour un pli ou un lot, Début et Fin, espace pour la lecture.

# Où aller
page-replay-jump = Aller à…
page-replay-round = Manche { $round }
page-replay-deal = Donne et enchères
page-replay-sheet = Décompte
page-replay-place-trick = Manche { $round }, pli { $trick }
page-replay-place-sheet = Manche { $round }, décompte
page-replay-trick = Pli
page-replay-void = annulé
page-replay-result = Le résultat
page-replay-lot = Lot { $lot }
page-replay-lot-sold = { $name }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
page-replay-lot-boxed = dans la boîte

# Quand il n’y a rien à revoir
page-replay-none = Rien à revoir ici
page-replay-not-over = Dès que la partie sera finie, on pourra la revoir ici.

# Un relevé d’un fichier
page-replay-file-title = Revoir une partie enregistrée
page-replay-file-about = Ouvrez une partie enregistrée : un fichier du bouton « Enregistrement » après une partie, ou de la commande goldgavel simulate.
page-replay-file-choose = Choisir un fichier…
page-replay-file-drop = Ou déposez-le ici.
page-replay-file-which = Partie de ce fichier
page-replay-file-number = { $number } sur { $count }
page-replay-file-watch = Regarder
page-replay-file-not-a-record = Ce fichier ne contient aucune partie enregistrée.
page-replay-file-too-large = Ce fichier est trop gros (32 Mo au plus).
