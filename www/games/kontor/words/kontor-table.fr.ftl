# Le choix d’une table de Kontor, en français. Chaque clé commence par « kontor-table- ».

kontor-table-title = Choisir la table
kontor-table-tab-scenarios = Scénarios
kontor-table-tab-options = Options
kontor-table-tab-kept = Gardées
kontor-table-done = Terminé
kontor-table-summary = { $scenario }, { $count } joueurs{ $own ->
    [yes] {", sur un port dessiné"}
   *[no] {""}
  }{ $more ->
    [0] {""}
   *[other] {", "}avec { $options }
  }.

## Données d’un scénario
kontor-table-players = { $seats } joueurs
kontor-table-board = { $columns } × { $rows }
kontor-table-rounds = { $rounds } manches environ
kontor-table-ship = bateau

## Ce que le choix d’un scénario change aussi
kontor-table-then-count = Choisissez-le, et l’on joue à { $count }.
kontor-table-then-without = Choisissez-le, et l’on joue sans { $options }.

## Tables gardées
kontor-table-keep-name = Garder la table telle quelle, sous un nom
kontor-table-keep = Garder
kontor-table-kept = { $name } est gardée sur cet appareil.
kontor-table-not-kept = { $name } ne peut pas être gardée : ce navigateur ne retient rien.
kontor-table-too-many = On ne peut pas garder plus de { $most } tables.
kontor-table-take = Prendre
kontor-table-taken = Voici { $name }.
kontor-table-forget = Oublier
kontor-table-forgotten = { $name } est oubliée.

## Dessiner un port
kontor-table-tab-draw = Dessiner
kontor-table-harbour-about = Dessinez le port tel qu’il commence : choisissez une marque, puis touchez des cases ou passez dessus. La même marque encore une fois l’efface.
kontor-table-harbour-cells = Cases du port
kontor-table-harbour-cell = Colonne { $column }, ligne { $row } : { $mark }
kontor-table-harbour-columns = Colonnes
kontor-table-harbour-rows = Lignes
kontor-table-harbour-marks = Marque
kontor-table-mark-canal = Canal
kontor-table-mark-anchor = Ancre
kontor-table-mark-crane-red = Grue rouge
kontor-table-mark-crane-black = Grue noire
kontor-table-mark-tavern-red = Taverne rouge
kontor-table-mark-tavern-black = Taverne noire
kontor-table-mark-empty = Vide
kontor-table-harbour-fine = Ce port peut être joué.
kontor-table-harbour-use = Jouer ce port
kontor-table-harbour-used = La partie commence avec le port que vous avez dessiné.
kontor-table-harbour-link = Copier un lien vers lui
kontor-table-harbour-drop = Revenir au port imprimé
kontor-table-harbour-dropped = La partie commence comme imprimé.
