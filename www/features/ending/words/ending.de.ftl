# German: the end of a game.

## The last count
ending-count = Schlusswertung: { $part }
ending-skip = Berühre den Bildschirm oder drücke eine Taste, um das zu überspringen.

## The winner
ending-won = { $rout ->
    [true] Haushoch gewonnen!
   *[false] Du hast gewonnen!
  }
ending-won-by = { $points } zu { $others }
ending-lost = Diesmal { $count ->
    [one] hat
   *[other] haben
  } { $names } gewonnen
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
ending-best = Rekord von { $name }: { $best }.
ending-best-new = Neuer Rekord für { $name }: { $points } (bisher { $best }).
ending-best-you = Dein Rekord: { $best }.
ending-best-new-you = Dein neuer Rekord: { $points } (bisher { $best }).

## What can be done now
ending-scores = Endstand
ending-turning = Wendepunkt
ending-stronger = Stärker: { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
ending-weaker = Leichter: { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
