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
token-stop = d’arrêt
token-ban = d’interdiction
token-exchange = d’échange

# Refus
auction-unreadable-move = « { $move } » n’est pas un coup de cette partie. Les coups s’écrivent : bid 5, pass, bid 15 stop, bid 6 ban 2, bid 4 exchange, offer 3 stamp for jewel mine, accept, decline, join stamp.
auction-bid-number = une enchère est un nombre entier de pièces de 1 à { $most }, sans zéro devant.
auction-bid-beyond-coins = vous ne pouvez pas offrir { $bid } : vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
auction-bid-too-low = vous ne pouvez pas offrir { $bid } : l’enchère en cours est de { $high }, et chaque enchère dépasse la précédente.
auction-token-not-in-play = le jeton { $token } n’est pas en jeu à cette table.
auction-token-used = vous avez déjà utilisé votre jeton { $token }.
auction-token-with-pass = un jeton s’utilise avec une enchère, jamais en passant.
auction-two-tokens = une enchère s’accompagne d’un jeton au plus.
auction-stop-too-low = avec le jeton d’arrêt, une enchère doit être d’au moins { $least } pièces.
auction-ban-self = vous ne pouvez pas vous écarter vous-même : désignez un adversaire qui enchérit encore.
auction-ban-out = { $name } a déjà passé : désignez quelqu’un qui enchérit encore.
auction-ban-nobody = cette place n’existe pas : dans un coup tapé, les places vont de 0 à { $last }.
auction-no-offer-possible = aucun échange n’est encore possible : il faut une carte à vous et une carte à un adversaire. Enchérissez sans le jeton d’échange.
auction-offer-first = vous avez enchéri avec le jeton d’échange : proposez maintenant un échange (au clavier : proposer 2 timbre contre bijou mien).
auction-offer-needs-exchange = pour proposer un échange, enchérissez d’abord avec le jeton d’échange (au clavier : enchère 4 échange).
auction-offer-self = un échange se propose à un adversaire, pas à vous-même : choisissez quelqu’un d’autre.
auction-offer-not-yours = vous n’avez pas cette carte à donner : { $card }.
auction-offer-not-theirs = { $name } n’a pas cette carte : { $card }.
auction-offer-token-used = { $name } a déjà utilisé son jeton d’échange : proposez avec le vôtre.
auction-answer-first = répondez d’abord à l’échange proposé : acceptez ou refusez (au clavier : accepter, refuser).
auction-nothing-offered = personne ne vous propose d’échange : à votre tour, enchérissez ou passez.
auction-join-first = choisissez d’abord le groupe que rejoint la réplique (au clavier : joindre timbre).
auction-group-not-owned = vous n’avez pas ce groupe : { $kind }. Une réplique rejoint un groupe que vous avez déjà.
auction-nothing-to-join = vous n’avez pas de réplique à placer maintenant.
auction-join-never = une réplique rejoint les timbres, les bijoux, les meubles ou les sculptures, jamais les tableaux ni les collections.

# Ce qui se passe
auction-event-dealt = La pioche est mélangée et chacun a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. { $you ->
    [yes] Vous jouez en premier.
   *[no] { $name } joue en premier.
}
auction-event-lot-opened = En vente : { $cards } et une carte cachée.{ $deck ->
    [0] {" "}C’est le dernier lot.
   *[other] {""}
}
auction-event-bid-made = { $you ->
    [yes] Vous offrez { $coins }
   *[no] { $name } offre { $coins }
}{ $token ->
    [stop] {" "}avec le jeton d’arrêt
    [ban] {" "}avec le jeton d’interdiction
    [exchange] {" "}avec le jeton d’échange
   *[none] {""}
}.
auction-event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
auction-event-banned = { $role ->
    [target] Vous sortez des enchères pour ce lot.
   *[other] { $other } sort des enchères pour ce lot.
}
auction-event-offer-made = { $role ->
    [doer] Vous proposez un échange à { $other } : { $given } contre { $taken }, avec { $turned ->
        [theirs] son
       *[mine] votre
    } jeton d’échange.
    [target] { $name } vous propose un échange : { $given } contre { $taken }, avec { $turned ->
        [theirs] votre
       *[mine] son
    } jeton d’échange.
   *[other] { $name } propose un échange à { $other } : { $given } contre { $taken } ; c’est { $turned ->
        [theirs] { $other }
       *[mine] { $name }
    } qui retourne son jeton.
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
    [doer] Vous donnez { $given } et recevez { $taken }.
    [target] Vous donnez { $taken } et recevez { $given }.
   *[other] { $name } donne { $given }, { $other } donne { $taken }.
}
auction-event-replica-joined = { $you ->
    [yes] Votre réplique rejoint vos { $group }.
   *[no] { $name } place sa réplique avec ses { $group }.
}
auction-event-replica-waits = { $replicas ->
    [one] { $you ->
        [yes] Votre réplique n’a aucun groupe à rejoindre et attend.
       *[no] { $name } n’a aucun groupe pour sa réplique, qui attend.
    }
   *[other] { $you ->
        [yes] Vos { $replicas } répliques n’ont aucun groupe à rejoindre et attendent.
       *[no] { $name } n’a aucun groupe pour ses { $replicas } répliques, qui attendent.
    }
}
auction-event-lot-won = { $you ->
    [yes] Vous remportez
   *[no] { $name } remporte
} le lot pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $cards } ; carte cachée : { $third }.
auction-event-paid-share = { $share ->
    [one] Les autres reçoivent { $share } pièce chacun.
   *[other] Les autres reçoivent { $share } pièces chacun.
}
auction-event-paid-bank = { $bank ->
    [one] La banque reçoit { $bank } pièce.
   *[other] La banque reçoit { $bank } pièces.
}
auction-event-bank-taken = { $you ->
    [yes] Vous avez moins de cartes que tous les autres et prenez
   *[no] { $name } a moins de cartes que tous les autres et prend
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la banque.
auction-event-lot-boxed = Tout le monde a passé : le lot ({ $cards }) va dans la boîte, sa troisième carte reste cachée.
auction-event-first-moved = { $you ->
    [yes] Vous jouez maintenant en premier.
   *[no] { $name } joue maintenant en premier.
}
auction-event-player-scored = { $you ->
    [yes] Vous
   *[no] { $name }
} : tableaux { $painting }, sculptures { $sculpture }, meubles { $furniture }, timbres { $stamp }, bijoux { $jewel }, collections { $collection }, pièces { $coins } ; total { $total }{ $replicas ->
    [0] {""}
    [one] {" "}(avec { $replicas } réplique)
   *[other] {" "}(avec { $replicas } répliques)
}.
auction-event-game-over = { $you ->
    [alone] Vous gagnez la partie.
    [with] Vous partagez la victoire avec { $others }.
   *[no] { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } partagent la victoire.
    }
}

# Titres du journal
auction-chapter-lot = Lot { $lot }
auction-chapter-result = Le résultat
auction-chapter-sold = { $you ->
    [yes] vous
   *[no] { $name }
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
auction-chapter-boxed = dans la boîte

# Feuille de score
sheet-players = La feuille a { $found } joueurs, mais ses options en prévoient { $expected }.
auction-sheet-line = Joueur { $player } : tableaux { $painting }, sculptures { $sculpture }, meubles { $furniture }, timbres { $stamp }, bijoux { $jewel }, collections { $collection }, pièces { $coins } ; total { $sum } = { $total }
auction-sheet-winners = { $count ->
    [one] La partie revient au joueur { $players }.
   *[other] Les joueurs { $players } partagent la victoire.
}
sheet-warning-kind = La boîte contient { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} « { $kind } », mais la feuille en a { $found }. Le calcul est fait quand même.
sheet-warning-group = La boîte contient { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} « { $kind } » avec toutes les répliques de la feuille, mais la feuille en a { $found }. Le calcul est fait quand même.
sheet-warning-coins = La boîte contient { $most } pièces, mais la feuille en a { $found }. Le calcul est fait quand même.
