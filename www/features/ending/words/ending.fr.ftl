# French: the end of a game.

## The last count
ending-count = Décompte final : { $part }
ending-skip = Touchez l’écran ou une touche pour passer.

## The winner
ending-wins = { $count ->
    [one] gagne avec { $points ->
      [one] { $points } point
     *[other] { $points } points
    }
   *[other] gagnent ensemble avec { $points ->
      [one] { $points } point
     *[other] { $points } points
    }
  }
ending-lost = Cette fois, { $names } { $count ->
    [one] l’emporte
   *[other] l’emportent
  }
ending-lost-by = Belle résistance : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $name }, { $behind ->
    [0] autant que le vainqueur
    [one] 1 de moins que le vainqueur
   *[other] { $behind } de moins que le vainqueur
  }.
ending-best = Meilleur score de { $name } jusqu’ici : { $best }.
ending-best-new = Nouveau record pour { $name } : { $points } (ancien : { $best }).

## What can be done now
ending-scores = Score final
ending-turning = Le tournant
