# Le cours d’une partie de Kontor, et ce qui compte dans le scénario joué.

course-kontor-cells = { $laid ->
    [one] { $laid } case
   *[other] { $laid } cases
  } sur { $cells }
course-kontor-canals = { $count ->
    [0] plus de canaux
    [one] encore { $count } canal
   *[other] encore { $count } canaux
  }
course-kontor-label = Manche { $round }. Cases avec une carte : { $laid } sur { $cells }. Canaux restants : { $canals }.
course-kontor-sector = Secteur terminé
course-kontor-sector-about = La plus grande suprématie dans une marchandise le gagne ; à égalité, la suprématie dans plus de marchandises.
course-kontor-customs = 1 point de plus par douane dans un secteur qui compte.
course-kontor-export = 1 point à qui a le plus exporté, pour chaque marchandise.
course-kontor-golden-days = 1 point au joueur le plus riche lors de cet événement.
course-kontor-full = Port complet
course-kontor-full-about = La partie finit avec la carte posée sur la dernière des { $cells } cases. À égalité de points, les florins décident.

# What counts in each scenario.
course-kontor-points = Points
course-kontor-points-base = Chaque secteur gagné vaut 1 point.
course-kontor-points-advanced = { $players ->
    [4] Seuls les cinq plus grands secteurs d’au moins deux docks comptent, 1 point chacun.
   *[2] Seuls les cinq plus grands secteurs comptent, 1 point chacun.
  }
course-kontor-points-bakchich = { course-kontor-points-advanced }
course-kontor-points-canale-grande = { course-kontor-points-base }
course-kontor-points-gulliver = { course-kontor-points-base }
course-kontor-points-watergames = { course-kontor-points-base }
course-kontor-points-david-and-goliath = Seuls les trois plus petits secteurs comptent, 1 point chacun.
course-kontor-points-ile-grande = Chaque secteur gagné vaut 1 point, l’île entière 2.
course-kontor-points-giant = Seuls les sept plus grands secteurs comptent, 1 point chacun.
course-kontor-points-ever-smaller = Un secteur d’un, deux ou trois docks vaut autant de points ; un plus grand, aucun.
course-kontor-points-tic-tac-toe = Trois secteurs alignés gagnent la partie. Sinon, le plus grand nombre de secteurs l’emporte.
course-kontor-points-speed = Le premier secteur gagne la partie.
course-kontor-points-small-is-beautiful = Seuls les cinq plus petits secteurs comptent, 1 point chacun.
course-kontor-points-embargo = Seuls les cinq plus grands secteurs comptent, 1 point chacun. La partie finit aussi quand les deux joueurs n’ont plus d’entrepôts.
course-kontor-points-euphrates = { course-kontor-points-advanced }
course-kontor-points-single-file = { $players ->
    [4] Seuls comptent les secteurs d’au moins deux docks en ligne droite, et parmi eux les cinq plus grands : 1 point chacun.
   *[2] Seuls comptent les secteurs en ligne droite, et parmi eux les cinq plus grands : 1 point chacun.
  }
course-kontor-points-spring-tide = Seuls les cinq plus grands secteurs d’au moins deux docks comptent, 1 point chacun.
course-kontor-points-freewheel = Chaque secteur fermé d’au moins deux docks vaut 1 point.
course-kontor-points-freewheel-solo = Chaque secteur fermé d’au moins deux docks vaut 1 point ; les alliés partagent.
