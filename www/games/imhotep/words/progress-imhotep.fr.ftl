# Le cours d’une partie d’Imhotep, et ce qui compte sur la face jouée de chaque lieu.

progress-imhotep-morning = matin
progress-imhotep-evening = soir
progress-imhotep-label = Du matin au soir : manche { $round } sur 6.
progress-imhotep-market-a = Chaque pierre prend une des cartes visibles.
progress-imhotep-market-b = Chaque pierre prend une carte visible, ou une des deux cartes cachées.
progress-imhotep-pyramid-a = Chaque pierre rapporte les points de son emplacement.
progress-imhotep-pyramid-b = Choisissez une des trois pyramides ; certains emplacements ajoutent un bonus aux points.
progress-imhotep-temple-a = 1 point pour chacune de vos pierres vues d’en haut.
progress-imhotep-temple-b = Chacune de vos pierres vues d’en haut donne des points, des pierres ou une carte.
progress-imhotep-chamber-a = Pierres d’une couleur qui se touchent : 1, 3, 6, 10, 15 points, puis 2 de plus chacune.
progress-imhotep-chamber-b = Chacune des trois rangées : 8, 4 et 2 points pour le plus de pierres.
progress-imhotep-obelisks-a = { $players ->
    [2] Le plus haut rapporte 10 points, l’autre 1.
    [3] Le plus haut rapporte 12 points, les suivants 6 et 1.
   *[4] Le plus haut rapporte 15 points, les suivants 10, 5 et 1.
  }
progress-imhotep-obelisks-b = Votre troisième pierre en achève un : 10 points pour le premier, puis 9, 8 et ainsi de suite. Une pierre seule vaut 1 à la fin.
progress-imhotep-cards = Cartes
progress-imhotep-cards-about = Ornements, statues, et 1 point par carte bleue non jouée.
progress-imhotep-wrath = 5 points de moins si vous n’avez aucune pierre sur l’un des quatre chantiers.
