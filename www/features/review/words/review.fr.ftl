# Français : l’analyse d’une partie terminée.
review-title = Analyse
review-thinks = Progression de l’analyse
review-look-0 = Chaque coup est examiné. Les tournants s’afficheront ici.
review-look-1 = Les coups qui ont pu coûter le plus sont examinés de plus près. Les tournants s’afficheront ici.
review-look-2 = Tous les autres coups sont examinés d’aussi près.
review-done = Tous les coups ont été examinés en détail.
review-thinks-here = Ce coup n’a pas encore été analysé.
review-at = Coup { $number } sur { $of } : { $name }
review-line-at = Suite à partir du coup { $number }
review-end = La fin de la partie.
review-chance = { $name } { $chance } %
review-chances = Chances de gagner si tous jouent bien la suite :
review-percent = { $value } %
review-fortune = { $sign ->
    [more] +{ $value }, à { $within } près
    [less] −{ $value }, à { $within } près
   *[even] 0, à { $within } près
  }
review-played = Joué
review-yours = Votre coup
review-better = Mieux
review-best = Meilleur coup
review-equal = Aussi bon
review-because = { $move } – { $why }.
review-given-away = Chances de gagner perdues
review-loss-of = { $loss ->
    [0] Coûte moins de 1 % de chances de gagner
    [100] Coûte une victoire certaine
   *[other] Coûte { $loss } % de chances de gagner
  }
# Au lieu de la perte, tant qu’un examen plus poussé peut la changer.
review-loss-open = Ce que ce coup a coûté est encore à l’étude.
review-loss-none = Aucun coup n’était meilleur
review-uncompared = Non comparé : ce coup revient au même qu’un autre.
review-looking = Ce coup est examiné de plus près…
review-forced = Un seul coup était possible.
review-about = Choisissez un tournant, ou parcourez les coups un par un.
review-try = Réessayer
review-try-as = Ici, vous jouez à la place { $de-name }.
review-try-about = Choisissez un coup pour voir ce qu’il vaut. Vous ne voyez que ce qu’on pouvait savoir alors ; la partie reste telle quelle.
review-reveal = Voir le meilleur coup
review-back = Retour à l’analyse
review-reply = { $you ->
    [yes] Vous répondriez : { $move }
   *[no] { $name } répondrait : { $move }
  }
review-line = Voir la suite
review-imagining = { $after ->
    [own] La suite de votre coup est en train d’être jouée…
   *[best] La suite du meilleur coup est en train d’être jouée…
  }
review-imagined-about = { $after ->
    [own] Après votre coup.
   *[best] Après le meilleur coup.
  } Ce qui était caché a été remélangé : ce n’est pas ce qu’il y avait dans votre partie. Chacun joue le coup que préfère l’analyse.
review-line-end = La suite s’arrête ici. { $after ->
    [own] Après votre coup
   *[best] Après le meilleur coup
  }, { $you ->
    [yes] vous auriez
   *[no] { $name } aurait
  } { $chance } % de chances de gagner{ $than ->
    [none] .
    [best] , contre { $other } % après le meilleur.
   *[played] , contre { $other } % après le coup joué.
  }
review-turnings = Les tournants
review-turning-next = Tournant suivant
review-turning-first = Premier tournant
review-none = Aucun coup n’a décidé cette partie à lui seul.
review-slid = Le coup le plus coûteux de la baisse ({ $from } % → { $to } %)
review-turning = { $number }. { $name } : { $move }
review-numbers = Talent et chance
review-of = { $count } sur { $decisions }
review-costly = Coups coûteux
review-costly-about = Les coups qui ont coûté au moins 4 % de chances de gagner. Une perte plus faible n’est jamais sûre.
review-luck = Chance
review-luck-about = Combien de chances de gagner les tirages ont apporté (+) ou pris (−).
review-how = Comment est-ce calculé ?
review-how-chance = « 60 % de chances de gagner » veut dire : si tous jouaient la suite aussi bien que l’analyse, ce joueur gagnerait 60 % des parties. Entre humains, une partie reste ouverte plus longtemps.
review-how-given = « Coûte 8 % de chances de gagner » veut dire, par exemple : le meilleur coup donne 60 % de chances, le coup joué seulement 52 %. Une même recherche juge les deux, d’après ce que le joueur pouvait savoir à ce moment. Ni le hasard ni les réponses des autres n’y comptent.
review-how-luck = La chance compare chaque tirage à d’autres qui étaient possibles au même moment. « À 2 près » veut dire : dans 95 % des cas, le vrai nombre est à 2 d’écart au plus.
review-all = Tous les coups
