# English: the end of a game.

## The last count
ending-count = The last count: { $part }
ending-skip = Tap or press a key to skip.

## The winner
ending-wins = { $count ->
    [one] wins, { $points ->
      [one] 1 point
     *[other] { $points } points
    }
   *[other] win together, { $points ->
      [one] 1 point
     *[other] { $points } points
    }
  }
ending-lost = { $names } { $count ->
    [one] wins this time
   *[other] win this time
  }
ending-lost-by = Well fought: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $name }, { $behind ->
    [0] as many as the winner
    [one] 1 fewer than the winner
   *[other] { $behind } fewer than the winner
  }.
ending-best = Best score so far for { $name }: { $best }.
ending-best-new = A new best score for { $name }: { $points } (before: { $best }).

## What can be done now
ending-scores = Final score
ending-turning = Turning point
