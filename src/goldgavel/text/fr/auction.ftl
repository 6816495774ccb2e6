# Mots à l’intérieur des phrases (`kind` nomme une carte dans une liste, `card` est une carte donnée ou reçue)
kind-painting = tableau
kind-sculpture = sculpture
kind-furniture = meuble
kind-stamp = timbre
kind-jewel = bijou
kind-collection = collection
kind-replica = réplique
kind-replica-sculpture = réplique (sculptures)
kind-replica-furniture = réplique (meubles)
kind-replica-stamp = réplique (timbres)
kind-replica-jewel = réplique (bijoux)
card-painting = un tableau
card-sculpture = une sculpture
card-furniture = un meuble
card-stamp = un timbre
card-jewel = un bijou
card-collection = une collection
card-replica = une réplique
card-replica-sculpture = une réplique (sculptures)
card-replica-furniture = une réplique (meubles)
card-replica-stamp = une réplique (timbres)
card-replica-jewel = une réplique (bijoux)
group-sculpture = sculptures
group-furniture = meubles
group-stamp = timbres
group-jewel = bijoux
token-stop = arrêt
token-ban = interdiction
token-exchange = échange

# Refus
auction-unreadable-move = « { $move } » n’est pas un coup d’Auction ici ; les coups s’écrivent : bid 5, pass, bid 15 stop, bid 6 ban 2, bid 4 exchange, offer 3 stamp for jewel mine, accept, decline, join stamp.
auction-bid-number = une enchère est un nombre entier de pièces de 1 à { $most }, sans zéro devant.
auction-bid-beyond-coins = vous ne pouvez pas offrir { $bid } : vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
auction-bid-too-low = vous ne pouvez pas offrir { $bid } : l’enchère en cours est de { $high }, et chaque enchère dépasse la précédente.
auction-token-not-in-play = le jeton { $token } n’est pas en jeu à cette table.
auction-token-used = vous avez déjà utilisé votre jeton { $token }.
auction-token-with-pass = un jeton s’utilise avec une enchère, jamais en passant.
auction-two-tokens = une enchère s’accompagne d’un jeton au plus.
auction-stop-too-low = une enchère avec le jeton arrêt est ici d’au moins { $least } pièces.
auction-ban-self = vous ne pouvez pas vous écarter vous-même : désignez un adversaire encore en course.
auction-ban-out = la place { $seat } n’est plus en course : désignez un adversaire encore en course.
auction-ban-nobody = il n’y a pas de telle place à écarter : les places vont de 0 à { $last }.
auction-no-offer-possible = un échange demande une carte à vous et une carte d’un adversaire, et ce n’est pas encore possible.
auction-offer-first = votre enchère s’accompagne d’un échange : faites maintenant une offre, par exemple « offer 2 stamp for jewel mine ».
auction-offer-needs-exchange = une offre suit une enchère avec échange, par exemple « bid 4 exchange ».
auction-offer-self = un échange se propose à un adversaire, pas à vous-même.
auction-offer-not-yours = vous n’avez pas cette carte à donner : { $card }.
auction-offer-not-theirs = la place { $seat } n’a pas cette carte : { $card }.
auction-offer-token-used = la place { $seat } a déjà utilisé son jeton échange : proposez avec le vôtre.
auction-answer-first = une offre attend votre réponse : accept ou decline.
auction-nothing-offered = aucune offre n’attend votre réponse.
auction-join-first = dites d’abord quel groupe rejoint la réplique, par exemple « join stamp ».
auction-group-not-owned = vous n’avez pas ce groupe pour placer la réplique : { $kind }.
auction-nothing-to-join = vous n’avez pas de réplique à placer maintenant.
auction-join-never = une réplique rejoint les timbres, les bijoux, les meubles ou les sculptures, jamais les tableaux ni les collections.

# Ce qui se passe
auction-event-dealt = La pioche est mélangée et chacun a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. { $you ->
    [yes] Vous êtes premier joueur.
   *[no] { $name } est premier joueur.
}
auction-event-lot-opened = Lot { $round } : { $cards }, et une troisième carte face cachée. { $deck ->
    [0] La pioche est vide.
    [one] Il reste { $deck } carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
auction-event-bid-made = { $you ->
    [yes] Vous offrez { $coins }
   *[no] { $name } offre { $coins }
}{ $token ->
    [stop] {" "}avec le jeton arrêt
    [ban] {" "}avec le jeton interdiction
    [exchange] {" "}avec le jeton échange
   *[none] {""}
}.
auction-event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
auction-event-exchange-token-used = { $you ->
    [yes] Votre jeton échange a servi.
   *[no] Le jeton échange de { $name } a servi.
}
auction-event-banned = { $role ->
    [doer] Vous écartez { $other }, qui est hors course.
    [target] { $name } vous écarte : vous êtes hors course.
   *[other] { $name } écarte { $other }, qui est hors course.
}
auction-event-offer-made = { $role ->
    [doer] Vous proposez un échange à { $other } : { $given } contre { $taken }, avec { $turned ->
        [theirs] son
       *[mine] votre
    } jeton échange.
    [target] { $name } vous propose un échange : { $given } contre { $taken }, avec { $turned ->
        [theirs] votre
       *[mine] son
    } jeton échange.
   *[other] { $name } propose un échange à { $other } : { $given } contre { $taken }, avec le jeton échange de { $turned ->
        [theirs] { $other }
       *[mine] { $name }
    }.
}
auction-event-offer-accepted = { $you ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
}
auction-event-offer-declined = { $you ->
    [yes] Vous refusez.
   *[no] { $name } refuse.
}
auction-event-cards-swapped = { $role ->
    [doer] Échange conclu avec { $other } : vous donnez { $given } et recevez { $taken }.
    [target] Échange conclu avec { $name } : vous donnez { $taken } et recevez { $given }.
   *[other] Échange conclu entre { $name } et { $other } : { $given } contre { $taken }.
}
auction-event-replica-joined = { $you ->
    [yes] Votre réplique rejoint vos { $group }.
   *[no] La réplique de { $name } rejoint ses { $group }.
}
auction-event-replica-waits = { $replicas ->
    [one] { $you ->
        [yes] Votre réplique n’a aucun groupe à rejoindre et attend.
       *[no] La réplique de { $name } n’a aucun groupe à rejoindre et attend.
    }
   *[other] { $you ->
        [yes] Vos { $replicas } répliques n’ont aucun groupe à rejoindre et attendent.
       *[no] Les { $replicas } répliques de { $name } n’ont aucun groupe à rejoindre et attendent.
    }
}
auction-event-lot-won = { $you ->
    [yes] Vous remportez
   *[no] { $name } remporte
} le lot pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $cards } et, face cachée jusque-là, { $third }.
auction-event-paid-share = { $share ->
    [one] Chacun des autres reçoit { $share } pièce.
   *[other] Chacun des autres reçoit { $share } pièces.
}
auction-event-paid-bank = { $bank ->
    [one] { $bank } pièce va à la banque.
   *[other] { $bank } pièces vont à la banque.
}
auction-event-bank-taken = { $you ->
    [yes] Personne n’a aussi peu de cartes que vous : vous prenez
   *[no] Personne n’a aussi peu de cartes que { $name }, qui prend
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la banque.
auction-event-lot-boxed = Tout le monde a passé : le lot ({ $cards }) va dans la boîte, sa troisième carte reste cachée.
auction-event-first-moved = { $you ->
    [yes] Vous êtes maintenant premier joueur.
   *[no] { $name } est maintenant premier joueur.
}
auction-event-player-scored = { $name } : tableaux { $painting }, sculptures { $sculpture }, meubles { $furniture }, timbres { $stamp }, bijoux { $jewel }, collections { $collection }, pièces { $coins } ; total { $total }{ $replicas ->
    [0] {""}
    [one] {" "}(avec { $replicas } réplique)
   *[other] {" "}(avec { $replicas } répliques)
}.
auction-event-game-over = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } partagent la victoire.
}

# Feuille de score
sheet-players = La feuille a { $found } joueurs, mais ses options en disent { $expected }.
auction-sheet-line = Joueur { $player } : tableaux { $painting }, sculptures { $sculpture }, meubles { $furniture }, timbres { $stamp }, bijoux { $jewel }, collections { $collection }, pièces { $coins } ; total { $sum } = { $total }
auction-sheet-winners = { $count ->
    [one] La partie revient au joueur { $players }.
   *[other] Les joueurs { $players } partagent la victoire.
}
sheet-warning-kind = La boîte contient { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} « { $kind } », mais la feuille en a { $found }. C’est compté quand même.
sheet-warning-group = La boîte contient { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} « { $kind } » avec toutes les répliques de la feuille, mais la feuille en a { $found }. C’est compté quand même.
sheet-warning-coins = La boîte contient { $most } pièces, mais la feuille en a { $found }. C’est compté quand même.
