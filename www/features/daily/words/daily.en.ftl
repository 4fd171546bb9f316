# English: the deal of the day.
daily-title = Deal of the day
daily-today = Today
daily-of = Deal of the day, { $day }
daily-about = Against the { $name }: { $game ->
    [kontor] { $further ->
        [true] the advanced game
       *[false] the base game
    }
    [rampart] the normal game
   *[other] { $further ->
        [true] all sites on side B
       *[false] all sites on side A
    }
  }. Everybody gets the same deal.
daily-none = This day has no deal.
daily-open = Not played yet
daily-play = Play
daily-again = Play it again
daily-state = { $state ->
    [won] Won
    [shared] Shared victory
    [lost] Lost
   *[begun] Begun
  }
daily-begun-about = Begun, not finished yet.
daily-continue = Continue
daily-anew = Start over
daily-calendar = Calendar
daily-first = Your first result of a day counts.
daily-result = { $end ->
    [won] Won
    [shared] Shared victory
   *[lost] Lost
  } { $points } to { $rival }
daily-shapes = How your lead grew, stayed or shrank in six parts of the game
daily-par-wait = The Harbour master plays the same deal …
daily-par = Par is { $par }: the Harbour master’s points with this deal. { $how ->
    [over] You have { $over } more.
    [under] You have { $over } fewer.
   *[at] You have just as many.
  }
daily-share = Share the result
daily-copied = Copied
daily-not-copied = The page may not copy here. Copy the text yourself:
daily-text = The result as text
daily-share-head = Dockhand, { $date }: { $game }
daily-share-par = par { $par }
daily-earlier = Earlier month
daily-later = Later month
daily-tally = Played: { $played }. Won: { $won }. Par or better: { $par }. Days in a row: { $row }.
