# French: the end of a game.

## The last count
ending-count = Décompte final : { $part }
ending-skip = Appuyez n’importe où, ou sur une touche, pour aller à la fin.

## The winner
ending-won = { $rout ->
    [true] Victoire éclatante !
   *[false] Vous avez gagné !
  }
ending-won-by = { $points } à { $others }
ending-lost = Cette fois, { $names } { $count ->
    [one] l’a emporté
   *[other] l’ont emporté
  }
ending-lost-by = { $tone ->
    [rout] La partie a été rude
    [clear] Ce n’était pas votre partie
   *[close] Belle résistance
  }, { $name } : { $points } à { $most }.
ending-lost-by-you = { $tone ->
    [rout] La partie a été rude
    [clear] Ce n’était pas votre partie
   *[close] Belle résistance
  } : { $points } à { $most }.
ending-best = Meilleur score { $de-name } jusqu’ici : { $best }.
ending-best-new = Nouveau record pour { $name } : { $points } (ancien : { $best }).
ending-best-you = Votre meilleur score jusqu’ici : { $best }.
ending-best-new-you = Votre nouveau record : { $points } (ancien : { $best }).

## What can be done now
ending-scores = Score final
ending-turning = Le tournant
ending-stronger = Plus fort : { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
ending-weaker = Plus facile : { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
