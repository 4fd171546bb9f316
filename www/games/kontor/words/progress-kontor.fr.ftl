# Le cours d’une partie de Kontor, et ce qui compte dans le scénario joué.

progress-kontor-cells = { $laid ->
    [one] { $laid } case
   *[other] { $laid } cases
  } sur { $cells }
progress-kontor-canals = { $count ->
    [0] plus de canaux
    [one] encore { $count } canal
   *[other] encore { $count } canaux
  }
progress-kontor-label = Manche { $round }. Cases avec une carte : { $laid } sur { $cells }. Canaux restants : { $canals }.
progress-kontor-sector = Secteur terminé
progress-kontor-sector-about = La plus grande suprématie dans une marchandise le gagne ; à égalité, la suprématie dans plus de marchandises.
progress-kontor-customs = 1 point de plus par douane dans un secteur qui compte.
progress-kontor-export = 1 point au joueur qui a exporté le plus, pour chaque marchandise.
progress-kontor-golden-days = 1 point au joueur le plus riche lors de cet événement.
progress-kontor-full = Port complet
progress-kontor-full-about = La partie finit avec la carte posée sur la dernière des { $cells } cases. À égalité de points, les florins décident.

# What counts in each scenario.
progress-kontor-points = Points
progress-kontor-points-base = Chaque secteur gagné vaut 1 point.
progress-kontor-points-advanced = { $players ->
    [4] Seuls les cinq plus grands secteurs d’au moins deux docks comptent, 1 point chacun.
   *[2] Seuls les cinq plus grands secteurs comptent, 1 point chacun.
  }
progress-kontor-points-bakchich = { progress-kontor-points-advanced }
progress-kontor-points-canale-grande = { progress-kontor-points-base }
progress-kontor-points-gulliver = { progress-kontor-points-base }
progress-kontor-points-watergames = { progress-kontor-points-base }
progress-kontor-points-david-and-goliath = Seuls les trois plus petits secteurs comptent, 1 point chacun.
progress-kontor-points-ile-grande = Chaque secteur gagné vaut 1 point, l’île entière 2.
progress-kontor-points-giant = Seuls les sept plus grands secteurs comptent, 1 point chacun.
progress-kontor-points-ever-smaller = Un secteur d’un, deux ou trois docks vaut autant de points ; un plus grand, aucun.
progress-kontor-points-tic-tac-toe = Trois secteurs alignés gagnent la partie. Sinon, le plus grand nombre de secteurs l’emporte.
progress-kontor-points-speed = Le premier secteur gagne la partie.
progress-kontor-points-small-is-beautiful = Seuls les cinq plus petits secteurs comptent, 1 point chacun.
progress-kontor-points-embargo = Seuls les cinq plus grands secteurs comptent, 1 point chacun. La partie finit aussi quand les deux joueurs n’ont plus d’entrepôts.
progress-kontor-points-euphrates = { progress-kontor-points-advanced }
progress-kontor-points-single-file = { $players ->
    [4] Seuls comptent les secteurs d’au moins deux docks en ligne droite, et parmi eux les cinq plus grands : 1 point chacun.
   *[2] Seuls comptent les secteurs en ligne droite, et parmi eux les cinq plus grands : 1 point chacun.
  }
progress-kontor-points-spring-tide = Seuls les cinq plus grands secteurs d’au moins deux docks comptent, 1 point chacun.
progress-kontor-points-freewheel = Chaque secteur fermé d’au moins deux docks vaut 1 point.
progress-kontor-points-freewheel-solo = Chaque secteur fermé d’au moins deux docks vaut 1 point ; les alliés partagent.
