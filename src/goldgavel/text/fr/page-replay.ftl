# Revoir une partie

page-replay-title = Revoir · { $game }
page-replay-controls = Revoir la partie
page-replay-loading = La partie arrive…
page-replay-moment = Moment de la partie
page-replay-count = { $at } sur { $last }
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-run = Lecture
page-replay-pause = Pause
page-replay-forward = Coup suivant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = { $times }×
page-replay-eyes = Vu par
page-replay-open = Tout visible
page-replay-hand-of = Main : { $name }
page-replay-more = Vitesse, point de vue, lien
page-replay-to-table = À la table
page-replay-other-file = Ouvrir une autre partie enregistrée
page-replay-keys = Touches : flèches gauche et droite pour un pas, Page précédente et Page suivante pour un pli ou un lot, Début et Fin, espace pour la lecture.

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
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
page-replay-lot-boxed = dans la boîte

# Quand il n’y a rien à revoir
page-replay-none = Rien à revoir ici
page-replay-not-over = Dès que la partie sera finie, on pourra la revoir ici.

# Un relevé d’un fichier
page-replay-file-title = Revoir un relevé
page-replay-file-about = Ouvrez le relevé d’une partie que vous avez gardé : un fichier de « Relevé » après une partie, ou de la commande goldgavel simulate.
page-replay-file-choose = Choisir un fichier…
page-replay-file-drop = Ou déposez-le ici.
page-replay-file-which = Partie de ce fichier
page-replay-file-number = { $number } sur { $count }
page-replay-file-watch = Regarder
page-replay-file-not-a-record = Ce fichier ne contient aucun relevé de partie.
page-replay-file-too-large = Ce fichier est trop grand.
