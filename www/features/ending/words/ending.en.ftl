# English: the end of a game.

## The last count
# Noun: the last points are counted. { $part } is what they are for.
ending-count = The last count: { $part }
ending-skip = Press anywhere, or any key, to skip.

## The winner
ending-won = { $rout ->
    [true] A sweeping victory!
   *[false] You won!
  }
ending-won-by = { $points } to { $others }
ending-lost = { $names } { $count ->
    [one] won this time
   *[other] won this time
  }
# Begins the sentence about a defeat: “Well played, Anna: 31 to 34.”
ending-lost-by = { $tone ->
    [rout] A tough game
    [clear] Not your game
   *[close] Well played
  }, { $name }: { $points } to { $most }.
ending-lost-by-you = { $tone ->
    [rout] A tough game
    [clear] Not your game
   *[close] Well played
  }: { $points } to { $most }.
ending-best = Best score so far for { $name }: { $best }.
ending-best-new = A new best score for { $name }: { $points } (before: { $best }).
ending-best-you = Your best score so far: { $best }.
ending-best-new-you = Your new best score: { $points } (before: { $best }).

## What can be done now
ending-scores = Final score
ending-turning = Turning point
ending-stronger = Stronger: { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
ending-weaker = Easier: { $person ->
    [none] { $level }
   *[other] { $person } ({ $level })
  }
