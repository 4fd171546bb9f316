# Français : ce qui est dit des parties conservées sur cet appareil.
saves-title = Vos parties
saves-looking = Recherche de vos parties : ce navigateur tarde à ouvrir son stockage.
saves-unopened = Ce navigateur n’a pas pu ouvrir son stockage : vos parties ne peuvent pas être affichées pour l’instant.
saves-unanswered = Le stockage de ce navigateur ne répond pas pour l’instant : vos parties apparaîtront ici dès qu’il répondra.
saves-no-room = Il n’y a plus de place : ce que vous avez joué en dernier n’existe que sur cette page. Supprimez des parties pour faire de la place.
saves-resume = Reprendre { $game }
saves-look = Regarder { $game }
saves-open-label = { $what } : { $names }. { $state }, { $when }.
saves-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
# $first: whether it is the first of several names.
saves-you = { $first ->
    [yes] Vous
   *[no] vous
  }
saves-won = { $you ->
    [yes] Vous avez gagné
   *[no] Victoire : { $names }
  }
saves-delete = Supprimer cette partie : { $game }, { $names }
saves-deleted = { $game } : la partie est supprimée.
saves-undo = Annuler
saves-gone = Cette partie ne peut pas être ouverte : elle est endommagée, ou a été enregistrée par une autre version de la page.
saves-lost = Ce navigateur n’enregistre rien ici : vous pouvez continuer, mais la partie est perdue si vous fermez la page. Enregistrez-la dans un fichier ou copiez son lien.
saves-late = Ce navigateur tarde à ouvrir son stockage. Vous pouvez continuer ; la partie sera enregistrée dès que possible.
saves-now = La partie est enregistrée.
saves-full = Il n’y a plus de place pour enregistrer la partie. Vous pouvez continuer, mais elle est perdue si vous fermez la page. Enregistrez-la dans un fichier, copiez son lien, ou supprimez des parties sur la page d’accueil.
saves-silent = Le stockage de ce navigateur ne répond pas pour l’instant. Vous pouvez continuer ; la partie sera enregistrée dès qu’il répondra. D’ici là, laissez la page ouverte ou copiez le lien de la partie.
saves-wiped = Tout ce qui était sur cet appareil a été supprimé dans une autre fenêtre, cette partie comprise. Vous pouvez continuer, mais elle n’est plus enregistrée.
saves-again = L’enregistrer à nouveau
saves-older = Le dernier coup de cette partie était illisible. Elle reprend juste avant.
saves-rescued = Une erreur s’est produite dans le jeu. La partie a été restaurée, et rien n’est perdu.
saves-rescued-back = Une erreur s’est produite dans le jeu. La partie a été restaurée telle qu’elle était { $moves ->
    [1] un coup
   *[other] { $moves } coups
  } plus tôt.
saves-broken = Une erreur s’est produite dans le jeu, et la partie n’a pas pu être restaurée. Son lien la contient encore.
saves-broken-link = Copier le lien
saves-broken-reload = Recharger la page
saves-elsewhere = Cette partie est ouverte dans une autre fenêtre
saves-elsewhere-text = On ne joue que dans une fenêtre à la fois, pour qu’aucun coup ne soit perdu. Ici, vous pouvez regarder.
saves-elsewhere-here = Continuer ici
saves-elsewhere-leave = Page d’accueil
