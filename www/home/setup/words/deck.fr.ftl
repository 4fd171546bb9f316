# Français : un fichier de matériel, à la mise en place d’un jeu qui peut en charger un.

deck-load = Charger un fichier de matériel
deck-loaded = Chargé : { $name }
deck-remove = Retirer le fichier
deck-removed = Le fichier est retiré : nos propres valeurs servent de nouveau.
deck-refused = { $name } n’a pas été chargé :
deck-too-large = Le fichier dépasse 64 ko : ce n’est pas un fichier de matériel.
deck-unreadable = Le fichier est illisible.
deck-no-json = Le fichier n’est pas du JSON valide.
deck-more = { $count ->
    [1] Et une autre erreur de ce genre.
   *[other] Et { $count } autres erreurs de ce genre.
  }
