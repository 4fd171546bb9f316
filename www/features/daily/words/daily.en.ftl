# English: the daily game, the same for everyone.

daily-title = Daily game
daily-today = Today
daily-of = Game of the day, { $day }
daily-about = Your opponent: { $name }. { $game ->
    [kontor] { $further ->
        [true] The advanced game
       *[false] The base game
    }
    [rampart] The normal game
   *[other] { $further ->
        [true] All sites on side B
       *[false] All sites on side A
    }
  }. Everyone gets the same cards and draws.
daily-none = There is no game for this day.
# State of the game of a day.
daily-open = Not played yet
daily-play = Play
daily-again = Play it again
# State of the game of a day: the reader won, shared the victory or lost.
daily-state = { $state ->
    [won] Won
    [shared] Shared victory
    [lost] Lost
   *[begun] Begun
  }
daily-begun-about = You have begun this game and not finished it yet.
daily-continue = Continue
daily-anew = Start over
daily-calendar = Calendar
daily-first = Only your first result each day counts.
# “Won 34 to 29”: the points of the reader, then those of the opponent.
daily-result = { $end ->
    [won] Won
    [shared] Shared victory
   *[lost] Lost
  } { $points } to { $rival }
daily-shapes = How your lead grew, stayed or shrank in six parts of the game
daily-par-wait = The harbour master is playing the same game…
# “Par”, as in golf: the result of a good player, to compare with.
daily-par = Par is { $par }, the harbour master’s points in the same game. { $how ->
    [over] You have { $over } more.
    [under] You have { $over } fewer.
   *[at] You have just as many.
  }
daily-share = Share the result
daily-copied = Copied
daily-not-copied = The browser does not let this page copy. Copy the text yourself:
daily-text = The result as text
# What is sent to others, who need not know this page: “Kontor, game of the day, 26 November: won 34 to 29 against the
# computer, par 31. ▲■▼ 4 days in a row.”
daily-share-line = { $game }, game of the day, { $date }: { $end ->
    [won] won { $points } to { $rival } against the computer
    [shared] shared the victory with the computer, { $points } to { $rival }
   *[lost] lost { $points } to { $rival } to the computer
  }{ $par ->
    [none] {""}
   *[other] , par { $par }
  }. { $shapes }{ $row ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $row } days in a row.
  }
daily-earlier = Earlier month
daily-later = Later month
# “Played” and “Won” are participles: how many games.
daily-tally = Played: { $played }. Won: { $won }. Par or better: { $par }. Days in a row: { $row }.
