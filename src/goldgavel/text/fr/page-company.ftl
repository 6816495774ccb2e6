# La compagnie à une table : discussion, coups repris, parties arrêtées
page-company-chat = Discussion
page-company-chat-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
page-company-chat-empty = Personne n’a encore rien dit. Toute la table peut lire ce que vous écrivez.
page-company-read-only = Seuls les joueurs écrivent ici.
page-company-write = Message
page-company-send = Envoyer
page-company-phrases = Phrases toutes faites
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-well-played = Bien joué !
page-phrase-thanks = Merci !
page-phrase-one-moment = Un instant, s’il vous plaît.
page-phrase-misclick = Pardon, erreur de clic.
page-phrase-your-turn = C’est à vous.
page-phrase-good-game = Belle partie !
page-phrase-again = On rejoue ?
page-company-says = { $name } : { $text }
page-company-about = { $name } : actions
page-company-mute = Masquer les messages : { $name }
page-company-muted = Messages masqués : { $name }.
page-company-unmute = Afficher de nouveau
page-company-take-back = Reprendre mon dernier coup
page-company-request = Une demande à tous
page-company-undo = { $you ->
    [yes] Vous demandez à reprendre votre dernier coup.
   *[no] { $name } demande à reprendre son dernier coup.
}
page-company-undo-about = Tous les coups joués depuis seraient annulés aussi.
page-company-concede = { $you ->
    [yes] Vous proposez d’arrêter la partie ici.
   *[no] { $name } propose d’arrêter la partie ici.
}
page-company-concede-about = Personne ne gagnerait, et la partie ne compterait pas.
page-company-waiting = On attend : { $names }
page-company-agree = Accepter
page-company-refuse = Refuser
page-company-withdraw = Retirer
page-company-end = Arrêter la partie
page-company-end-sure = Arrêter la partie ici ?
page-company-end-about = { $others ->
    [0] Personne ne gagne, et la partie ne compte pas dans vos statistiques. Toutes les cartes sont montrées.
   *[other] On demande l’avis des autres. Si tous acceptent, personne ne gagne et la partie ne compte pas. Toutes les cartes sont montrées.
}
page-company-end-propose = Demander aux autres
page-company-end-now = Arrêter
page-company-play-on = Continuer
page-company-ended = Les joueurs ont arrêté la partie
page-company-ended-about = Personne n’a gagné, et la partie ne compte pas.
