# Ce que souhaitent les gens à une table
told-wish-undo = { $you ->
    [yes] Vous demandez à reprendre votre dernier coup.
   *[no] { $name } demande à reprendre son dernier coup.
}
told-wish-concede = { $you ->
    [yes] Vous proposez d’arrêter la partie ici.
   *[no] { $name } propose d’arrêter la partie ici.
}
told-wish-agree = { $you ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
}
told-wish-refuse = { $you ->
    [yes] Vous refusez.
   *[no] { $name } refuse.
}
told-wish-withdraw = { $you ->
    [yes] Vous retirez votre demande.
   *[no] { $name } retire sa demande.
}
told-wish-undone = { $you ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $name } reprend son dernier coup.
}
told-concede = Les joueurs ont arrêté la partie avant la fin : personne n’a gagné.

wish-is-open = Une autre demande attend sa réponse : attendez qu’elle soit réglée.
wish-passed = Cette demande n’est plus ouverte : regardez la table telle qu’elle est maintenant.
wish-is-own = C’est votre propre demande : les autres y répondent.
wish-of-another = Seul son auteur peut retirer une demande : refusez-la plutôt.
wish-is-answered = Vous avez déjà accepté : les autres doivent encore répondre.
wish-was-refused = Votre demande a été refusée ou retirée : jouez un coup avant d’en faire une autre.
undo-no-move = Vous n’avez aucun coup à reprendre.
undo-too-many = Des coups ont déjà été repris { $most } fois dans cette partie, pas davantage : continuez à jouer.
undo-barred = quelque chose de caché a été montré depuis, votre dernier coup reste donc joué.
undo-barred-a6 = les cartes ont été distribuées depuis, votre dernier coup reste donc joué.
undo-barred-a9 = les enchères secrètes ont été dévoilées, votre dernier coup reste donc joué.
undo-barred-a29 = une main a été montrée, votre dernier coup reste donc joué.
undo-barred-a39 = toutes les cartes ont été montrées, votre dernier coup reste donc joué.
undo-barred-b5 = un nouveau lot a été dévoilé, votre dernier coup reste donc joué.
undo-barred-b9 = toutes les cartes ont été montrées, votre dernier coup reste donc joué.
undo-barred-b10 = la troisième carte du lot a été retournée, votre dernier coup reste donc joué.

# Discussion
chat-off = Il n’y a pas de discussion à cette table.
chat-empty = Le message est vide : écrivez quelques mots.
chat-too-long = { $most ->
    [one] Un message a au plus { $most } caractère : raccourcissez-le.
   *[other] Un message a au plus { $most } caractères : raccourcissez-le.
}
chat-too-often = Vous écrivez trop vite : patientez un instant et renvoyez le message.
mute-self = Vous ne pouvez pas masquer vos propres messages.
mute-too-many = { $most ->
    [one] Vous masquez déjà { $most } personne, et davantage n’est pas possible : réaffichez d’abord quelqu’un.
   *[other] Vous masquez déjà { $most } personnes, et davantage n’est pas possible : réaffichez d’abord quelqu’un.
}
