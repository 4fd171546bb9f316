# German: the end of a game.

## The last count
ending-count = Schlusswertung: { $part }
ending-skip = Zum Überspringen tippen oder eine Taste drücken.

## The winner
ending-won = { $rout ->
    [true] Haushoch gewonnen!
   *[false] Du gewinnst!
  }
ending-won-by = { $points } zu { $others }
ending-lost = Diesmal { $count ->
    [one] gewinnt
   *[other] gewinnen
  } { $names }
ending-lost-by = { $tone ->
    [rout] Das war eine harte Partie
    [clear] Das war nicht deine Partie
   *[close] Gut gekämpft
  }, { $name }: { $points } zu { $most }.
ending-lost-by-you = { $tone ->
    [rout] Das war eine harte Partie
    [clear] Das war nicht deine Partie
   *[close] Gut gekämpft
  }: { $points } zu { $most }.
ending-best = Bisher bestes Ergebnis von { $name }: { $best }.
ending-best-new = Neue Bestmarke für { $name }: { $points } (bisher { $best }).
ending-best-you = Dein bestes Ergebnis bisher: { $best }.
ending-best-new-you = Deine neue Bestmarke: { $points } (bisher { $best }).

## What can be done now
ending-scores = Endstand
ending-turning = Wendepunkt
ending-stronger = Als Nächstes: { $person ->
    [none] { $level }
   *[other] { $person } als { $level }
  }
