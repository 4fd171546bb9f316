# Le cours d’une partie du Duel, et ce qui compte sur la face jouée de chaque lieu.

progress-duel-tokens = { $count ->
    [0] plus de jetons
    [one] encore { $count } jeton
   *[other] encore { $count } jetons
  }
progress-duel-boats = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
progress-duel-obelisk-a = 1 point par jeton ; 6 de plus au joueur qui en a le plus.
progress-duel-obelisk-b = 12 points au joueur qui atteint en premier cinq jetons, 18 avec dix ; 6 à l’autre s’il en a cinq.
progress-duel-temple-a = 1 point par soleil.
progress-duel-temple-b = Lots de 1, 2, 3 ou 4 valeurs différentes : 1, 4, 9 ou 16 points.
progress-duel-pyramids-a = Chaque pyramide : 1, 3, 6, 10, 15, 21 points pour 1 à 6 jetons.
progress-duel-pyramids-b = La plus petite seulement : −6 si elle est vide, puis 0, 4, 10, 18, 30, 45 points.
progress-duel-tomb-a = Chaque groupe de numéros qui se suivent : 1, 4, 9, 16, 25 points pour 1 à 5 jetons ou plus.
progress-duel-tomb-b = Chaque groupe de numéros qui se suivent, quelle que soit sa taille : 4 points.
progress-duel-left = Le reste
progress-duel-left-about = 1 point par jeton Action non joué et par pion encore au port.
