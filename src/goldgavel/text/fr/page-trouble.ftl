# Défaillances de la page
page-trouble-failed = Une erreur s’est produite dans la page
page-trouble-failed-text = Rechargez la page : votre partie est conservée. Si cela se reproduit, signalez-le à la personne qui gère ce serveur.
page-trouble-unloaded = Une partie de la page ne s’est pas chargée
page-trouble-unloaded-text = Vérifiez votre connexion, puis rechargez la page : votre partie est conservée.
page-trouble-reload = Recharger
page-trouble-close = Fermer
