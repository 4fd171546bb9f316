# Français : ce qui est dit des parties conservées sur cet appareil.
keep-title = Vos parties
keep-looking = Vos parties sont encore recherchées : ce navigateur tarde à ouvrir son stockage.
keep-unopened = Ce navigateur n’a pas pu ouvrir son stockage : les parties conservées auparavant ne peuvent pas être affichées pour l’instant.
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
keep-gone = Cette partie ne peut pas être ouverte : elle est abîmée, ou une autre version de la page l’a conservée.
keep-lost = Ce navigateur ne conserve rien ici : la partie continue, mais elle est perdue quand la page est fermée. Enregistrez-la dans un fichier ou copiez son lien.
keep-late = Ce navigateur tarde à ouvrir son stockage. La partie continue, et sera conservée dès qu’il répondra.
keep-now = La partie est maintenant conservée.
keep-full = Il n’y a plus de place pour conserver la partie. Elle continue, mais elle est perdue quand la page est fermée. Enregistrez-la dans un fichier, copiez son lien, ou supprimez des parties sur la page d’accueil.
keep-older = Le dernier coup de cette partie était illisible. Elle reprend telle qu’elle était juste avant.
keep-rescued = Quelque chose s’est cassé dans le jeu. La partie a été reconstituée, et rien n’est perdu.
keep-rescued-back = Quelque chose s’est cassé dans le jeu. La partie a été reconstituée telle qu’elle était { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } plus tôt.
keep-broken = Le jeu s’est cassé et n’a pas pu être reconstitué. Son lien contient encore la partie.
keep-broken-link = Copier le lien
keep-broken-reload = Recharger la page
keep-elsewhere = Cette partie est ouverte dans une autre fenêtre
keep-elsewhere-text = Une seule fenêtre à la fois peut jouer, pour qu’aucun coup ne soit perdu. Ici, vous pouvez regarder.
keep-elsewhere-here = Continuer ici
keep-elsewhere-leave = Vers la page d’accueil
