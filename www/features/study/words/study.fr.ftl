# Français : des notes sur les positions d’une partie.
study-title = Notes
study-by = par { $author }
study-none = Pas de note sur cette position.
study-stop = Note { $number } sur { $of }
study-previous = Précédente
study-next = Suivante
study-list = Toutes les notes
study-at = { $at ->
    [0] Avant le premier coup
   *[other] Après le coup { $at }
  }
study-only-drawn = Dessinée sur la table
study-drawn-arrow = Flèche depuis : { $from } Vers : { $to }
study-drawn-mark = Repère : { $place }
study-words = Note sur cette position
study-words-hint = Que faut-il voir ici ?
study-arrow = Tracer une flèche
study-mark = Marquer un endroit
study-remove = Supprimer
study-done = Terminer
study-tap-from = Choisissez le point de départ de la flèche. Pour effacer une flèche, tracez-la de nouveau.
study-tap-to = Choisissez maintenant son point d’arrivée.
study-tap-mark = Choisissez des endroits pour les marquer, et encore une fois pour ôter un repère. Pour arrêter, choisissez de nouveau « Marquer un endroit ».
study-arrow-added = La flèche est tracée. Pour une autre, choisissez de nouveau « Tracer une flèche ».
study-arrow-removed = La flèche est effacée.
study-no-tool = Pour dessiner, choisissez d’abord une flèche ou un repère.
study-full = Une note peut avoir { $arrows } flèches et { $marks } repères.
study-most = Une partie peut avoir { $most } notes.
study-about-title = Titre
study-about-author = Votre nom, si vous voulez le donner
study-link = Copier un lien
study-link-copied = Lien copié. Il ouvre cette partie avec ses notes.
study-link-here = Copiez ce lien. Il ouvre cette partie avec ses notes.
study-file = Enregistrer un fichier
study-too-long = Ces notes sont trop longues pour un lien. Enregistrez-les dans un fichier à transmettre.
study-damaged = Les notes de cette partie sont endommagées. Voici la partie sans elles.
study-unkept = Ces notes ne sont pas enregistrées sur cet appareil. Copiez un lien ou enregistrez un fichier.
