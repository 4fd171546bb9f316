# French: the end of a game.

## The last count
ending-count = Décompte final : { $part }
ending-skip = Touchez l’écran ou une touche pour passer.

## The winner
ending-lost = Cette fois, { $names } { $count ->
    [one] l’emporte
   *[other] l’emportent
  }
ending-lost-by = Belle résistance, { $name } : { $points } à { $most }.
ending-best = Meilleur score de { $name } jusqu’ici : { $best }.
ending-best-new = Nouveau record pour { $name } : { $points } (ancien : { $best }).

## What can be done now
ending-scores = Score final
ending-turning = Le tournant
