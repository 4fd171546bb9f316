# Le choix d’une table de Kontor, en français. Chaque clé commence par « kontor-table- ».

kontor-table-title = Choisir la partie
kontor-table-tab-scenarios = Scénarios
kontor-table-tab-options = Options
kontor-table-tab-presets = Enregistrées
kontor-table-done = Terminé
kontor-table-summary = { $scenario }, { $count } joueurs{ $own ->
    [yes] {", dans votre port"}
   *[no] {""}
  }{ $more ->
    [0] {""}
   *[other] {", "}avec { $options }
  }.

## Données d’un scénario
kontor-table-players = { $seats } joueurs
kontor-table-board = { $columns } × { $rows }
kontor-table-rounds = { $rounds } manches environ
kontor-table-level = { $level ->
    [1] facile
    [2] moyen
   *[other] difficile
  }
kontor-table-ship = bateau

## Ce que le choix d’un scénario change aussi
kontor-table-other-counts = Pas à { $count } joueurs
kontor-table-then-count = Avec ce choix, on joue à { $count }.
kontor-table-then-without = Avec ce choix, on joue sans { $options }.
kontor-table-named = « { $name } »

## Tables gardées
kontor-table-keep-name = Enregistrer ces réglages sous
kontor-table-keep = Enregistrer
kontor-table-kept = { $name } : enregistré sur cet appareil.
kontor-table-not-kept = { $name } : enregistrement impossible, ce navigateur ne garde rien.
kontor-table-too-many = On peut enregistrer au plus { $most } parties.
kontor-table-take = Charger
kontor-table-taken = { $name } : chargé.
kontor-table-forget = Supprimer
kontor-table-forgotten = { $name } : supprimé.

## Dessiner un port
kontor-table-tab-draw = Dessiner
kontor-table-harbour-about = Dessinez le port de départ : choisissez une pièce, puis des cases, ou glissez dessus. « Vide » efface une case.
kontor-table-harbour-cells = Cases du port
kontor-table-harbour-cell = Colonne { $column }, ligne { $row } : { $mark }
kontor-table-harbour-cell-faulty = Colonne { $column }, ligne { $row } : { $mark }, ne convient pas
kontor-table-harbour-columns = Colonnes
kontor-table-harbour-rows = Lignes
kontor-table-harbour-marks = Pièce
kontor-table-mark-canal = Canal
kontor-table-mark-ship = Canal avec bateau
kontor-table-mark-anchor = Ancre
kontor-table-mark-crane-red = Grue rouge
kontor-table-mark-crane-black = Grue noire
kontor-table-mark-tavern-red = Taverne rouge
kontor-table-mark-tavern-black = Taverne noire
kontor-table-mark-empty = Vide
kontor-table-harbour-changes = Tout le dessin
kontor-table-harbour-undo = Annuler
kontor-table-harbour-clear = Tout effacer
kontor-table-harbour-mirror-left = Refléter la gauche
kontor-table-harbour-mirror-top = Refléter le haut
kontor-table-harbour-fine = On peut jouer dans ce port.
kontor-table-harbour-use = Jouer ce port
kontor-table-harbour-used = La partie commence avec le port que vous avez dessiné.
kontor-table-harbour-link = Copier le lien
kontor-table-harbour-drop = Reprendre le port imprimé
kontor-table-harbour-dropped = La partie commence avec le port imprimé.
