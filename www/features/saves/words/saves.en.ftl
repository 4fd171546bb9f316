# English: the games that are saved on this device.

saves-title = Your games
saves-looking = Looking for your games: this browser is slow to open its storage.
saves-unopened = This browser could not open its storage: saved games cannot be shown right now.
saves-unanswered = This browser’s storage does not answer right now: saved games appear here as soon as it does.
saves-no-room = There is no space left: your last moves are only on this page. Delete games to make room.
saves-resume = Continue { $game }
# Verb (button): look at a finished game.
saves-look = View { $game }
saves-open-label = { $what }: { $names }. { $state }, { $when }.
saves-moves = { $moves ->
    [1] 1 move
   *[other] { $moves } moves
  }
# $first: whether it is the first of several names.
saves-you = { $first ->
    [yes] You
   *[no] you
  }
saves-won = { $you ->
    [yes] You won
   *[no] { $names } won
  }
saves-delete = Delete this game: { $game }, { $names }
saves-deleted = Your game of { $game } has been deleted.
# Verb (button): bring the deleted game back.
saves-undo = Undo
saves-gone = This game cannot be opened: it is damaged, or was saved by another version of the page.
saves-lost = This browser saves nothing here: you can continue, but the game is lost when you close the page. Save it to a file or copy its link.
saves-late = This browser is slow to open its storage. You can continue; the game is saved as soon as the storage opens.
saves-now = The game is now saved.
saves-full = There is no space left to save the game. You can continue, but the game is lost when you close the page. Save it to a file, copy its link, or delete games on the start page.
saves-silent = This browser’s storage does not answer right now. You can continue; the game is saved as soon as it does. Leave the page open until then, or copy the game’s link.
saves-wiped = Everything on this device has been deleted in another window, this game included. You can continue, but it is not saved any more.
saves-again = Save it again
saves-older = The last move of this game could not be read. The game continues from the move before.
saves-rescued = Something went wrong inside the game. It was restored, and nothing is lost.
saves-rescued-back = Something went wrong inside the game. It was restored as it was { $moves ->
    [1] one move
   *[other] { $moves } moves
  } earlier.
saves-broken = Something went wrong inside the game, and it could not be restored. Its link still contains the game.
saves-broken-link = Copy the link
saves-broken-reload = Reload the page
saves-elsewhere = This game is open in another window
saves-elsewhere-text = You can only play in one window at a time, so that no move is lost. In this window you can watch.
saves-elsewhere-here = Continue here
saves-elsewhere-leave = To the start page
