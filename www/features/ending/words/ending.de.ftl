# German: the end of a game.

## The last count
ending-count = Schlusswertung: { $part }
ending-skip = Tippen oder eine Taste drücken, um sie zu überspringen.

## The winner
ending-wins = { $count ->
    [one] gewinnt mit { $points ->
      [one] 1 Punkt
     *[other] { $points } Punkten
    }
   *[other] gewinnen gemeinsam mit { $points ->
      [one] 1 Punkt
     *[other] { $points } Punkten
    }
  }
ending-lost = Diesmal { $count ->
    [one] gewinnt
   *[other] gewinnen
  } { $names }
ending-lost-by = Gut gekämpft: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $name }, { $behind ->
    [0] so viele wie auf Platz 1
    [one] 1 weniger als Platz 1
   *[other] { $behind } weniger als Platz 1
  }.
ending-best = Bisher bestes Ergebnis von { $name }: { $best }.
ending-best-new = Neue Bestmarke für { $name }: { $points } (bisher { $best }).

## What can be done now
ending-scores = Endstand
ending-turning = Wendepunkt
