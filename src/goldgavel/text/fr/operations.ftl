# Réglages
setting-empty = { $name } est vide : donnez une valeur, ou retirez ce réglage.
setting-whole = { $name } ne peut pas être « { $value } » : il faut un nombre entier à partir de { $least }.
setting-most = { $name } ne peut pas être « { $value } » : { $most } est le plus grand possible.
setting-number = { $name } ne peut pas être « { $value } » : il faut un nombre à partir de 0, comme 0.5.
setting-choice = { $name } ne peut pas être « { $value } » : choisissez parmi { $among }.
setting-url = { $name } n’est pas une adresse utilisable : elle commence par https:// ou http:// et ne contient pas de nom d’utilisateur.
setting-contact = { $name } ne peut pas être « { $value } » : indiquez mailto: et une adresse, ou une adresse qui commence par https://.
setting-push-key = { $name } n’est pas une clé privée pour Web Push : une clé a 32 octets, écrits en 43 caractères.
setting-site = { $name } ne peut pas être « { $value } » : écrivez un site comme https://example.org, sans rien après.
setting-base-path = { $name } ne peut pas être « { $value } » : écrivez un chemin comme /cards ou /games/cards, avec des lettres latines, des chiffres, « . », « _ », « ~ » et « - ».
setting-address = { $name } ne peut pas être « { $value } » : écrivez des adresses ou des réseaux comme 10.0.0.2 ou 10.0.0.0/8, séparés par des virgules.
setting-file = { $name } nomme le fichier « { $file } », illisible : vérifiez le nom et les droits de lecture.
setting-twice = { $name } et { $other } sont définies toutes les deux : supprimez l’une d’elles pour qu’il soit clair laquelle vaut.
setting-host = Impossible d’écouter sur « { $host } » : donnez une adresse de cet ordinateur avec { $name }.
setting-port-used = Le port { $port } est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec { $name }.
setting-port-denied = Le port { $port } ne vous est pas permis : choisissez-en un à partir de 1024 avec { $name }.

# Sauvegardes
backup-foreign = Ce fichier n’est pas une sauvegarde de Gold & Gavel : choisissez-en un autre.
backup-broken = Cette sauvegarde est endommagée ou incomplète : prenez-en une autre. Rien n’en a été restauré.
backup-newer = Cette sauvegarde vient d’une version plus récente de Gold & Gavel : installez cette version pour la restaurer.
backup-unreadable = La sauvegarde ne peut pas être lue : { $reason }.
backup-unwritten = La sauvegarde ne peut pas être écrite : { $reason }.
backup-other-file = Un fichier de ce nom existe déjà et n’est pas une sauvegarde : choisissez un autre nom.
backup-no-database = Il n’y a pas de base de données « { $file } » : vérifiez le nom.
backup-stopped = Interrompu avant la fin : aucun fichier incomplet n’a été gardé.
restore-not-empty = La base de données contient déjà quelque chose, et une sauvegarde se restaure dans une base vide : donnez-en une autre avec --database.
restore-other-version = Les tables de la base de données sont d’une autre version que cette sauvegarde : donnez une base neuve avec --database.
