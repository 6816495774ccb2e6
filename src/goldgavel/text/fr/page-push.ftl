# Notifications
page-push-title = Notifications
page-push-tell = Me prévenir quand c’est à moi
page-push-about = Ce navigateur affiche une notification quand une partie avec pendule vous attend et que vous n’êtes pas à la table.
page-push-on = Ce navigateur vous prévient quand c’est à vous de jouer.
page-push-stop = Ne plus me prévenir
page-push-blocked = Les notifications sont bloquées pour ce site : autorisez-les dans les réglages du navigateur, puis réessayez.
page-push-insecure = Les navigateurs n’affichent de notifications que pour les adresses sécurisées (https://). Demandez-en une à la personne qui gère ce serveur, ou gardez cette page ouverte : un son vous prévient quand c’est à vous.
page-push-failed = Les notifications n’ont pas pu être activées : réessayez plus tard.
