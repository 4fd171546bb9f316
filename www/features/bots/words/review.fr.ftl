# Français : l’analyse d’une partie terminée.
review-thinks = Progression de l’analyse
review-thinks-here = Ce coup n’a pas encore été analysé.
review-at = Coup { $number } sur { $of } : { $name }
review-end = La fin de la partie.
review-chance = { $name } { $chance } %
review-percent = { $value } %
review-fortune = { $sign ->
    [more] +{ $value } % (±{ $within })
    [less] −{ $value } % (±{ $within })
   *[even] 0 % (±{ $within })
  }
review-played = Joué
review-yours = Votre coup
review-better = Mieux
review-best = Meilleur coup
review-because = { $move } – { $why }.
review-loss = Perte
review-loss-of = { $loss ->
    [0] Perte de moins de 1 %
   *[other] Perte de { $loss } %
  }
review-loss-none = Aucune perte
review-uncompared = Non comparé : ce coup revient au même qu’un autre.
review-forced = Un seul coup était possible.
review-about = Choisissez un tournant, ou parcourez les coups avec les flèches du clavier.
review-try = Réessayer
review-try-about = Vous ne voyez que ce qu’on pouvait savoir à ce moment. Choisissez un coup : il est évalué, et la partie reste telle quelle.
review-reveal = Voir le meilleur
review-back = Retour à l’analyse
review-line = Et sinon ?
review-follow = Et après ?
review-imagining = { $after ->
    [own] La suite de votre coup est en train d’être jouée…
   *[best] La suite du meilleur coup est en train d’être jouée…
  }
review-imagined = Imaginé
review-imagined-about = { $after ->
    [own] Après votre coup.
   *[best] Après le meilleur coup.
  } Ce qui était caché est tiré à nouveau : ce ne sont pas les pièces de votre partie. Chacun joue le coup que préfère l’analyse.
review-step = { $step } sur { $of }.
review-previous = Précédent
review-next = Suivant
review-turnings = Les tournants
review-none = Aucun coup n’a décidé cette partie à lui seul.
review-turning = { $number }. { $name } : { $move }
review-numbers = Talent et chance
review-of = { $best } sur { $decisions }
review-luck = Chance
review-loss-about = Meilleur coup : combien de décisions étaient les meilleures. Perte : les chances de gagner qu’une décision a coûtées en moyenne, face au meilleur coup, dans une même recherche sur ce que le joueur pouvait savoir. Ni le hasard ni les réponses des autres n’y comptent.
review-luck-about = Chance : ce que les tirages ont donné ou pris, chacun comparé à d’autres tirages possibles au même moment. Entre parenthèses : la marge d’erreur.
review-all = Tous les coups
review-move = Coup
