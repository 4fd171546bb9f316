# English: what is said of games that are kept on this device.
keep-title = Your games
keep-looking = Your kept games are still being looked for: this browser is slow to open its storage.
keep-unopened = This browser could not open its storage: games that were kept earlier cannot be shown now.
keep-resume = Continue { $game }
keep-look = Look at { $game }
keep-open-label = { $what }: { $names }. { $state }, { $when }.
keep-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
keep-won = { $names } won
keep-delete = Delete this game: { $game }, { $names }
keep-deleted = { $game } is deleted.
keep-undo = Undo
keep-gone = This game cannot be opened: it is damaged, or was kept by another version of the page.
keep-lost = This browser keeps nothing here: the game goes on, but is lost when the page is closed. Save it to a file or copy its link.
keep-late = This browser is slow to open its storage. The game goes on, and is kept as soon as it answers.
keep-now = The game is being kept now.
keep-full = There is no room left to keep the game. It goes on, but is lost when the page is closed. Save it to a file or copy its link, or delete games on the start page.
keep-older = The last move of this game could not be read. The game goes on as it stood before.
keep-rescued = Something broke inside the game. It was put together again, and nothing is lost.
keep-rescued-back = Something broke inside the game. It was put together again as it was { $moves ->
    [one] one move
   *[other] { $moves } moves
  } before.
keep-broken = The game broke and could not be put together again. Its link still holds it.
keep-broken-link = Copy the link
keep-broken-reload = Load the page again
keep-elsewhere = This game is open in another window
keep-elsewhere-text = Only one window at a time plays on, so that no move is lost. In this one you can look on.
keep-elsewhere-here = Continue here
keep-elsewhere-leave = To the start page
