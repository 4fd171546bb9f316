# Le cours d’une partie de C’est mon fort !, et ce qui compte.

progress-rampart-left = { $count ->
    [0] plus de cartes
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
progress-rampart-longest = plus long rempart : { $count }/10
progress-rampart-label = Cartes restantes : { $cards }. Plus long rempart : { $count } sur 10.
progress-rampart-build = Bâtir
progress-rampart-build-about = Chaque carte doit dépasser la dernière de votre rempart.
progress-rampart-cannon = Canon
progress-rampart-cannon-about = Il fait tomber une carte d’un autre rempart. Les tours protègent tout ce qu’elles encadrent.
progress-rampart-ten = Dix cartes
progress-rampart-ten-about = Le premier rempart de dix cartes, drapeau compris, gagne.
progress-rampart-most-about = Elles mettent fin à la partie. Le plus grand total gagne ; à égalité, la dernière carte la plus haute.
progress-rampart-blocked = Tous bloqués
progress-rampart-blocked-about = Le rempart le plus long gagne ; à égalité, la dernière carte la plus haute.
progress-rampart-cards = 1 point chacune, drapeau compris.
progress-rampart-king = 3 points de plus.
progress-rampart-royals = 1 point de plus chacun, et 1 par paire d’un prince et d’une princesse.
progress-rampart-ravens = 1 point de plus par corbeau, 5 au plus.
