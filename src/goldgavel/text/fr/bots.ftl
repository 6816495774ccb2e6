# Les bots : ce qu’ils sont, et ce qui peut clocher.

bot-random-name = Hasard
bot-random-brief = Joue n’importe quel coup permis.
bot-random-description = Joue n’importe quel coup permis, tous aussi probables.
bot-novice-name = Débutant
bot-novice-brief = Joue comme à sa première soirée.
bot-novice-description = Joue comme un premier soir : enchérit selon ses hautes cartes et n’y change rien, gagne avec sa meilleure carte dès qu’il peut, même sur son partenaire ; paie un lot ce que ses cartes visibles rapportent aujourd’hui, surenchérit par bonds et dépense aussitôt ses jetons.
bot-adept-name = Adepte
bot-adept-brief = Compte les cartes et sait ce qu’elles valent.
bot-adept-description = Joue selon des règles simples et compte les cartes. Rapide et bon adversaire.
bot-master-name = Maître
bot-master-brief = Voit loin ; difficile à battre.
bot-master-description = Regarde plus loin : répartit de bien des façons les cartes qu’il ne voit pas, en accord avec ce qu’il a vu, y joue ses coups jusqu’au bout et choisit celui qui gagne le plus souvent la partie. À Aurum, il essaie aussi ce que les autres pourraient répondre et calcule exactement les derniers plis. À Auction, il observe jusqu’où va chacun des autres et enchérit pour gagner à bon compte ou pour les faire payer.

bot-unknown = Bot inconnu « { $bot } ». Disponibles : { $allowed }.
bot-budget-unreadable = « { $budget } » n’est pas un budget pour le bot « { $bot } » : écrivez des millisecondes ou des itérations, par exemple { $bot }:200ms ou { $bot }:1000it.
bot-budget-none = Le bot « { $bot } » ne prend pas de budget : écrivez « { $bot } » sans « :{ $budget } ».
bot-budget-unit = Le bot « { $bot } » ne prend pas de budget comme « { $budget } ». Écrivez : { $allowed }.
bot-broken = Le bot « { $bot } » ({ $source }) ne peut pas être chargé : { $reason }
bot-no-maker = Le bot « { $bot } » ({ $source }) n’est ni une classe ni une fonction qui crée un bot.
bot-file-missing = Il n’y a pas de fichier « { $file } » avec un bot : vérifiez le chemin.
bot-class-missing = Il n’y a pas de « { $bot } » dans { $source }. Bots présents : { $found }.
bot-class-unclear = { $source } ne contient pas exactement un bot : écrivez la classe après deux-points. Bots présents : { $found }.
bot-failed = Le bot « { $bot } » à la place { $seat } ({ $game }, graine { $seed }) a échoué ({ $place }) : { $reason }
bot-other-game = Le bot « { $bot } » ne joue pas à { $game }.
bots-count = Bots nécessaires : { $players }, un par place ; donnés : { $given }.
bot-illegal-move = Le bot « { $bot } » à la place { $seat } ({ $game }, graine { $seed }) a répondu « { $move } ». { $reason }
bot-no-text = Le bot « { $bot } » à la place { $seat } ({ $game }, graine { $seed }) a renvoyé une valeur de type { $found } au lieu d’un coup.
bot-pick-range = Le bot « { $bot } » à la place { $seat } ({ $game }, graine { $seed }) a choisi le coup numéro { $place } ; les numéros vont de 0 à { $last }.
