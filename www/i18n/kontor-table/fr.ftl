# Le choix d’une table de Kontor, en français. Chaque clé commence par « kontor-table- ».

kontor-table-title = Choisir la table
kontor-table-tab-scenarios = Scénarios
kontor-table-tab-options = Options
kontor-table-tab-kept = Tables gardées
kontor-table-done = Terminé
kontor-table-summary = { $scenario }, { $count } joueurs{ $more ->
    [0] {""}
   *[other] {", "}avec { $options }
  }.

## Données d’un scénario
kontor-table-players = { $seats } joueurs
kontor-table-board = { $columns } × { $rows }
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
