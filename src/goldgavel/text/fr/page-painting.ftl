# Pages des dix tableaux
page-painting-list = Dix tableaux
page-painting-list-about = Chaque tableau d’Auction a un nom. Dans une partie, les tableaux apparaissent dans l’ordre de cette liste. Les dessins sont les nôtres.
page-painting-number = Tableau { $number } sur { $count }
page-painting-card = { $kind } : { $title }
page-painting-drawing = Notre dessin d’après le tableau : { $title }
page-painting-link = Lien vers ce tableau
page-painting-qr = Code QR : le lien vers ce tableau
page-painting-page = Ouvrir sa page
page-painting-set = Les tableaux par leur nom ({ $count })
page-painting-owners = À qui sont les tableaux
page-painting-back = Tous ces tableaux
page-painting-before = Précédent : { $title }
page-painting-after = Suivant : { $title }
page-painting-rules = Auction : les règles
page-painting-loading = Le tableau se charge…
