# English: what is said of games that are kept on this device.
keep-title = Your games
keep-looking = Looking for your games: this browser is slow to open its storage.
keep-unopened = This browser could not open its storage: saved games cannot be shown right now.
keep-resume = Continue { $game }
keep-look = View { $game }
keep-open-label = { $what }: { $names }. { $state }, { $when }.
keep-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
keep-won = { $names } won
keep-delete = Delete this game: { $game }, { $names }
keep-deleted = { $game } is deleted.
keep-undo = Undo
keep-gone = This game cannot be opened: it is damaged, or was saved by another version of the page.
keep-lost = This browser saves nothing here: you can play on, but the game is lost when you close the page. Save it to a file or copy its link.
keep-late = This browser is slow to open its storage. You can play on; the game is saved as soon as the storage opens.
keep-now = The game is now saved.
keep-full = There is no space left to save the game. You can play on, but the game is lost when you close the page. Save it to a file, copy its link, or delete games on the start page.
keep-older = The last move of this game could not be read. The game continues from the move before.
keep-rescued = Something went wrong inside the game. It was restored, and nothing is lost.
keep-rescued-back = Something went wrong inside the game. It was restored as it was { $moves ->
    [one] one move
   *[other] { $moves } moves
  } earlier.
keep-broken = Something went wrong inside the game, and it could not be restored. Its link still contains the game.
keep-broken-link = Copy the link
keep-broken-reload = Reload the page
keep-elsewhere = This game is open in another window
keep-elsewhere-text = You can only play in one window at a time, so that no move is lost. In this window you can watch.
keep-elsewhere-here = Continue here
keep-elsewhere-leave = To the start page
