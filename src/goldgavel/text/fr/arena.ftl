# L’arène : ce qui peut clocher dans une rencontre.

arena-entrants-count = Bots qui s’affrontent : de 2 à { $most } ; donnés : { $given }.
arena-team-size = « { $team } » n’est pas un camp de ce jeu : un camp a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
arena-mix-unknown = Composition inconnue « { $mix } ». Disponibles : { $allowed }.
arena-together-count = Pour réunir tous les bots à une table (together), il en faut autant que de camps : { $sides }, pas { $given }.
arena-sprt-pair = --sprt compare exactement deux bots, pas { $given }.
arena-worker-lost = Un processus qui jouait des parties a été interrompu de l’extérieur ; essayez un nombre plus petit avec --jobs.
arena-journal-busy = Une autre rencontre écrit en ce moment dans « { $file } » ; attendez qu’elle finisse ou choisissez un autre fichier.
arena-journal-unreadable = La ligne { $number } de « { $file } » n’est pas une partie de l’arène ; choisissez un autre fichier où écrire.
arena-journal-other = « { $file } » vient d’une autre rencontre (ligne { $number }, { $what } : { $there } là-bas, { $here } ici) ; choisissez un autre fichier où écrire.
