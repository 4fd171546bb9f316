# German: the end of a game.

## The last count
ending-count = Schlusswertung: { $part }
ending-skip = Tippen oder eine Taste drücken, um sie zu überspringen.

## The winner
ending-lost = Diesmal { $count ->
    [one] gewinnt
   *[other] gewinnen
  } { $names }
ending-lost-by = Gut gekämpft, { $name }: { $points } zu { $most }.
ending-best = Bisher bestes Ergebnis von { $name }: { $best }.
ending-best-new = Neue Bestmarke für { $name }: { $points } (bisher { $best }).

## What can be done now
ending-scores = Endstand
ending-turning = Wendepunkt
