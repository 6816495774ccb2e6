# Les bots : ce qu’ils sont, et ce qui peut clocher.

bot-random-name = Débutant
bot-random-description = Joue n’importe quel coup permis, tous aussi probables.
bot-adept-name = Adepte
bot-adept-description = Joue selon des règles simples et compte les cartes. Rapide et bon adversaire.

bot-unknown = Il n’y a pas de bot « { $bot } ». Bots connus : { $allowed }.
bot-broken = Le bot « { $bot } » ({ $source }) ne peut pas être chargé : { $reason }
bot-no-maker = « { $bot } » ({ $source }) ne permet pas de créer un bot.
bot-other-game = Le bot « { $bot } » ne joue pas à { $game }.
bots-count = Bots nécessaires : { $players }, un par place ; donnés : { $given }.
bot-illegal-move = Le bot « { $bot } » à la place { $seat } a répondu « { $move } ». { $reason }
bot-no-text = Le bot « { $bot } » à la place { $seat } a renvoyé une valeur de type { $found } au lieu d’un coup.
bot-pick-range = Le bot « { $bot } » à la place { $seat } a choisi le coup numéro { $place } ; les numéros vont de 0 à { $last }.
