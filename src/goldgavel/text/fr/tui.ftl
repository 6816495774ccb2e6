# Le terminal : parties gardées
tui-save-none = Il n’y a pas de partie inachevée à reprendre : commencez-en une avec « goldgavel play aurum ».
tui-save-unreadable = La partie gardée { $file } est illisible : supprimez-la, ou commencez une nouvelle partie sans --resume.
tui-save-impossible = La ligne { $line } de la partie gardée { $file } est impossible d’après les règles : supprimez le fichier, ou commencez une nouvelle partie sans --resume.
tui-save-over = La partie de { $file } est finie : commencez-en une nouvelle sans --resume.
tui-save-bot = La partie gardée { $file } a un adversaire qui n’est pas installé ici. { $reason }

# La table d’un serveur
tui-link-wrong = « { $link } » n’est pas le lien d’une table : il ressemble à http://127.0.0.1:8000/table/abc.
tui-server-silent = Le serveur { $server } ne répond pas : vérifiez le lien et votre connexion.
tui-server-strange = Le serveur a répondu { $status } sans raison : vérifiez que c’est bien le lien d’une table.
tui-server-newer = Le serveur parle une autre version que ce programme : installez la version du serveur.
tui-server-forgot = Le serveur ne vous connaît plus : rejoignez la table par son lien.
tui-chair-free = chaise libre
tui-waiting-for-start = La partie n’a pas commencé. À la table : { $names }.

# À toute table
tui-say-alone = Il n’y a que des bots à qui parler ici.
tui-order-armed = Ce changement sera fait avant le pli suivant, s’il est alors possible.
tui-wish-plain = { $wish } Tapez « agree » (oui) ou « refuse » (non).
tui-hint = { $move ->
    [none] Il n’y a rien à décider maintenant.
   *[other] Le bot Adepte jouerait : { $move }
}
