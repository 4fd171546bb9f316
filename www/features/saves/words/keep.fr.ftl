# Français : ce qui est dit des parties conservées sur cet appareil.
keep-title = Vos parties
keep-looking = Recherche de vos parties : ce navigateur tarde à ouvrir son stockage.
keep-unopened = Ce navigateur n’a pas pu ouvrir son stockage : vos parties ne peuvent pas être affichées pour l’instant.
keep-resume = Reprendre { $game }
keep-look = Regarder { $game }
keep-open-label = { $what } : { $names }. { $state }, { $when }.
keep-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
keep-won = Victoire : { $names }
keep-delete = Supprimer cette partie : { $game }, { $names }
keep-deleted = { $game } : la partie est supprimée.
keep-undo = Annuler
keep-gone = Cette partie ne peut pas être ouverte : elle est abîmée, ou a été enregistrée par une autre version de la page.
keep-lost = Ce navigateur n’enregistre rien ici : vous pouvez continuer, mais la partie est perdue si vous fermez la page. Enregistrez-la dans un fichier ou copiez son lien.
keep-late = Ce navigateur tarde à ouvrir son stockage. Vous pouvez continuer ; la partie sera enregistrée dès que possible.
keep-now = La partie est maintenant enregistrée.
keep-full = Il n’y a plus de place pour enregistrer la partie. Vous pouvez continuer, mais elle est perdue si vous fermez la page. Enregistrez-la dans un fichier, copiez son lien, ou supprimez des parties sur la page d’accueil.
keep-older = Le dernier coup de cette partie était illisible. Elle reprend juste avant.
keep-rescued = Une erreur s’est produite dans le jeu. La partie a été restaurée, et rien n’est perdu.
keep-rescued-back = Une erreur s’est produite dans le jeu. La partie a été restaurée telle qu’elle était { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } plus tôt.
keep-broken = Une erreur s’est produite dans le jeu, et la partie n’a pas pu être restaurée. Son lien la contient encore.
keep-broken-link = Copier le lien
keep-broken-reload = Recharger la page
keep-elsewhere = Cette partie est ouverte dans une autre fenêtre
keep-elsewhere-text = On ne joue que dans une fenêtre à la fois, pour qu’aucun coup ne soit perdu. Ici, vous pouvez regarder.
keep-elsewhere-here = Continuer ici
keep-elsewhere-leave = Page d’accueil
