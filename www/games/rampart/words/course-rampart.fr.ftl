# Le cours d’une partie de C’est mon fort !, et ce qui compte.

course-rampart-left = { $count ->
    [0] plus de cartes
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
course-rampart-longest = plus long rempart : { $count }/10
course-rampart-label = Cartes restantes : { $cards }. Plus long rempart : { $count } sur 10.
course-rampart-build = Bâtir
course-rampart-build-about = Chaque carte doit dépasser la dernière de votre rempart.
course-rampart-cannon = Canon
course-rampart-cannon-about = Il fait tomber une carte d’un autre rempart. Les tours protègent tout ce qu’elles encadrent.
course-rampart-ten = Dix cartes
course-rampart-ten-about = Le premier rempart de dix cartes, drapeau compris, gagne.
course-rampart-most-about = Elles mettent fin à la partie. Le plus grand total gagne ; à égalité, la dernière carte la plus haute.
course-rampart-blocked = Tous bloqués
course-rampart-blocked-about = Le rempart le plus long gagne ; à égalité, la dernière carte la plus haute.
course-rampart-cards = 1 point chacune, drapeau compris.
course-rampart-king = 3 points de plus.
course-rampart-royals = 1 point de plus chacun, et 1 par paire d’un prince et d’une princesse.
course-rampart-ravens = 1 point de plus par corbeau, 5 au plus.
