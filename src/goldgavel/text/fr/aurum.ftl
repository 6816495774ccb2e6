# Refus
aurum-unreadable-move = « { $move } » n’est pas un coup de cette partie. Les coups s’écrivent : bid Ag4, keep, swap Au3 Ag7, play Zn9, end.
aurum-bid-first = chacun fait d’abord son enchère : choisissez une carte (au clavier : enchère Ag4).
aurum-bid-base-card = seule une carte Métal commun de votre main peut servir d’enchère : sa valeur est le nombre de plis annoncé, et 1 est le minimum. Choisissez-en une.
aurum-bids-are-made = les enchères de cette manche sont déjà faites : jouez une carte.
aurum-card-not-held = { CARD($card, form: "the") } n’est pas dans votre main.
aurum-gold-not-held = { CARD($card, form: "the") } n’est pas dans votre stock.
aurum-window-open = laissez d’abord les enchères telles quelles, ou remplacez-en une contre de l’or (au clavier : garder, ou remplacer Au3 Ag7) ; ensuite on ouvre le pli.
aurum-window-closed = une enchère ne se remplace qu’avant la première carte d’un pli, à votre tour.
aurum-changes-off = on ne remplace pas les enchères à cette table : jouez avec celle que vous avez faite.
aurum-gold-never-leads = on n’ouvre jamais avec de l’or : jouez un métal commun.
aurum-metal-used = { $metal } est déjà dans ce pli : jouez un autre métal, ou de l’or.
aurum-leader-leads = c’est vous qui ouvrez ce pli : jouez un métal commun.
aurum-can-still-play = vous avez une carte à jouer, vous ne pouvez donc pas terminer la manche : jouez-la.

# Ce qui se passe
aurum-event-dealt = Les cartes sont distribuées. { $you ->
    [yes] Vous jouez en premier.
   *[no] { $name } joue en premier.
}
aurum-event-dealt-aside = Hors jeu pour cette manche : { $cards }.
aurum-event-dealt-hand = Votre main : { $cards }.
aurum-event-bid-secret = { $you ->
    [yes] Votre enchère est faite.
   *[no] { $name } a fait son enchère.
}
aurum-event-bid-given = { $you ->
    [yes] Vous annoncez { CARD($card, form: "the") }.
   *[no] { $name } annonce { CARD($card, form: "the") }.
}
aurum-event-bids-shown = Les enchères sont dévoilées : { $bids }.
aurum-event-bid-shown = { $you ->
    [yes] vous
   *[no] { $name }
} ({ CARD($card) })
aurum-event-bid-changed = { $you ->
    [yes] Vous payez { CARD($paid, form: "the") } et remplacez votre enchère : { CARD($card, form: "the") } au lieu du { CARD($old) }.
   *[no] { $name } paie { CARD($paid, form: "the") } et remplace son enchère : { CARD($card, form: "the") } au lieu du { CARD($old) }.
}
aurum-event-partner-bid-changed = { $role ->
    [doer] Vous payez { CARD($paid, form: "the") }, mettez { CARD($card, form: "the") } à la place de l’enchère faite par { $other } et prenez { CARD($old, form: "the") } en main.
    [target] { $name } paie { CARD($paid, form: "the") }, met { CARD($card, form: "the") } à la place de votre enchère et prend { CARD($old, form: "the") } en main.
   *[other] { $name } paie { CARD($paid, form: "the") }, met { CARD($card, form: "the") } à la place de l’enchère faite par { $other } et prend { CARD($old, form: "the") } en main.
}
aurum-event-card-led = { $you ->
    [yes] Vous ouvrez avec { CARD($card, form: "the") }.
   *[no] { $name } ouvre avec { CARD($card, form: "the") }.
}
aurum-event-card-played = { $you ->
    [yes] Vous jouez { CARD($card, form: "the") }.
   *[no] { $name } joue { CARD($card, form: "the") }.
}
aurum-event-gold-taken = { $you ->
    [yes] Votre carte est la plus petite : vous prenez { CARD($card, form: "the") }.
   *[no] { $name } a la plus petite carte et prend { CARD($card, form: "the") }.
}
aurum-event-trick-won = { $you ->
    [yes] Vous remportez le pli
   *[no] { $name } remporte le pli
} ({ $tricks } en tout).
aurum-event-next-leader = { $you ->
    [yes] Vous ouvrez le suivant.
   *[no] { $name } ouvre le suivant.
}
aurum-event-round-ended = { $how ->
    [declined] { $you ->
        [yes] Vous refusez de jouer de l’or : la manche est finie.
       *[no] { $name } refuse de jouer de l’or : la manche est finie.
    }
    [no-lead] { $you ->
        [yes] Vous n’avez pas de carte pour ouvrir : la manche est finie.
       *[no] { $name } n’a pas de carte pour ouvrir : la manche est finie.
    }
   *[stuck] { $you ->
        [yes] Vous n’avez pas de carte à jouer : la manche est finie.
       *[no] { $name } n’a pas de carte à jouer : la manche est finie.
    }
}
aurum-event-void-trick = Le pli inachevé est annulé : { $cards }.
aurum-event-hand-shown = { $count ->
    [0] { $you ->
        [yes] Votre main est vide.
       *[no] { $name } n’a plus de carte en main.
    }
   *[other] { $you ->
        [yes] Vous montrez votre main : { $cards }.
       *[no] { $name } montre sa main : { $cards }.
    }
}
aurum-event-side-scored = { $name } : enchère { $bid }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $outcome ->
    [exact] autant qu’annoncé
    [over] plus qu’annoncé
   *[under] moins qu’annoncé
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; or { $gold } ; total { $total }.
aurum-event-round-won = { $you ->
    [alone] Vous remportez la manche.
    [with] Vous remportez la manche avec { $others }.
   *[no] { $count ->
        [one] { $names } remporte la manche.
       *[other] { $names } remportent la manche.
    }
}
aurum-event-round-won-all = Tout le monde remporte la manche.
aurum-event-nuggets = Pépites : { $nuggets }.
aurum-event-nuggets-of = { $side } ({ $count })
aurum-event-game-over = { $you ->
    [alone] Vous gagnez la partie.
    [with] Vous gagnez la partie avec { $others }.
   *[no] { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent la partie.
    }
}
aurum-event-game-over-all = Tout le monde gagne la partie.

# Titres du journal
aurum-chapter-round = Manche { $round }
aurum-chapter-trick = Pli { $trick }
aurum-chapter-score = Manche { $round } : décompte
aurum-chapter-result = Le résultat
aurum-chapter-won = { $you ->
    [yes] vous
   *[no] { $name }
}
aurum-chapter-void = annulé

# Feuille de score
sheet-sides = Il faut { $expected } camps pour { $players } joueurs, mais la feuille en a { $found }.
sheet-gold-list = « gold » à la ligne { $owner } de la feuille doit être une liste de valeurs, par exemple [0, 3, 5].
sheet-gold-rank = Il n’y a pas de carte Or de valeur { $rank } (ligne { $owner } de la feuille) : les valeurs vont de 0 à 8.
sheet-warning-bid = Le camp { $side } ne peut pas avoir annoncé { $bid } : les enchères vont de 1 à { $most }. Le calcul est fait quand même.
sheet-warning-gold = La boîte contient { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} Or de valeur { $rank }, mais la feuille en a { $count }. Le calcul est fait quand même.
sheet-warning-tricks = Il ne peut pas y avoir { $tricks } plis en tout : { $most } au plus. Le calcul est fait quand même.
aurum-sheet-line = Camp { $side } : enchère { $bid }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $outcome ->
    [exact] autant qu’annoncé : 2 × { $bid } = { $points }
    [over] plus qu’annoncé : { $points }
   *[under] moins qu’annoncé : 0
} ; or { $gold } = { $gold_points } ; total { $points } + { $gold_points } = { $total }
aurum-sheet-winners = { $count ->
    [one] La manche revient au camp { $sides }.
   *[other] La manche revient aux camps { $sides } ensemble.
}

# Les cartes comme on les nomme : { CARD($card) } dans une phrase change `Ag7` en « 7 d’argent », avec form: "the" en « le 7 d’argent »
card-Bi = { $rank } de bismuth
    .the = le { $rank } de bismuth
card-Cu = { $rank } de cuivre
    .the = le { $rank } de cuivre
card-P = { $rank } de phosphore
    .the = le { $rank } de phosphore
card-Ag = { $rank } d’argent
    .the = le { $rank } d’argent
card-Zn = { $rank } de zinc
    .the = le { $rank } de zinc
card-Au = Or { $rank }
    .the = l’Or { $rank }
cards-of-metal = { $metal } { $ranks }
card-groups = { $start } ; { $last }
