# English: puzzles.

puzzles-title = Puzzles
puzzles-about = Positions from games between computer players. One move is clearly the best: find it.
puzzles-counts = A wrong first try costs rating points, and a hint halves what you gain. After that you can try as often as you like.
puzzles-game = Game
# Noun: what a puzzle is about.
puzzles-theme = Theme
puzzles-mixed = Everything, mixed
puzzles-begin = Begin
# “Streak”: puzzles solved one after the other.
puzzles-tally = Your rating: { $rating }. Streak: { $row }, best { $longest }.
puzzles-damaged = The puzzle file is damaged or from another version. Reload the page; if that does not help, tell the owner of this site.
puzzles-all-seen = You have seen all of these. The oldest ones come back, unrated.

## The task
puzzles-task-win = Only one move wins. Find it.
puzzles-task-share = Only one move still shares the victory. Find it.
puzzles-task-points = Several moves win. Find the one that wins by the most points.
puzzles-task-best = Find the move with the best chance to win.
puzzles-of = { $row ->
    [0] This puzzle’s rating: { $puzzle }, yours: { $rating }.
   *[other] This puzzle’s rating: { $puzzle }, yours: { $rating }. Streak: { $row }.
  }
puzzles-seen-cards = A number on a back is a card that everyone has seen.

## The answer
puzzles-right = Right!
puzzles-right-win = This wins, whatever the other player does.
puzzles-right-share = This shares the victory, whatever the other player does.
puzzles-right-points = Nothing wins by more.
puzzles-wrong = Not the solution: “{ $move }”.
puzzles-hint = Theme: { $theme }. Begin here ({ $place }).
puzzles-hint-answer = Theme: { $theme }. The answer is one of the buttons.
puzzles-hint-two = Theme: { $theme }. One of these two is right: { $place }.
puzzles-hint-look = Theme: { $theme }. { $look }
puzzles-answer = The best move: { $move }.
puzzles-proved = Proved: every line was followed to the end.
puzzles-searched = Five times the computer played { $games } games from here, and each time this came out best.
puzzles-rating = Your rating: { $rating } ({ $change }).
puzzles-rating-same = Your rating stays at { $rating }.
puzzles-counts-helped = A puzzle solved with a hint counts half.
puzzles-counts-missed = Only the first try counts.
# Participle, heading: the puzzle has been solved.
puzzles-over = Solved
puzzles-over-shown = The table shows the answer.
puzzles-over-told = The table shows the position before the answer.

## What a move is worth
puzzles-compares = Looking at what would follow…
# Goes into puzzles-worth-best and others as { $best } or { $made }: a verb whose subject is the move.
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] wins, whatever the other player does
        [1] wins by at least 1 point
       *[other] wins by at least { $lead } points
      }
    [shared] at least shares the victory
    [lost] loses against the best answers
   *[open] { $chance ->
        [0] hardly ever wins
       *[other] wins about { $chance }% of the time
      }
  }
puzzles-worth-chances = { $made ->
    [0] This move hardly ever wins; the best one wins about { $best }% of the time.
   *[other] This move wins about { $made }% of the time, the best one about { $best }%.
  }
puzzles-worth-wrong = This move { $made }; the best one { $best }.
puzzles-worth-unclear = Another move is better.
puzzles-worth-why = With the best move: { $why }.
puzzles-worth-best = The best move { $best }.
puzzles-worth-made = Your move: { $move } – { $made }.
puzzles-worth-next = Next best: { $move } – { $made }.
puzzles-reply = { $name } would answer: { $move }.
puzzles-reply-why = { $name } would answer: { $move } – { $why }.
# A label on the table, beside the move: one or two words.
puzzles-plate-best = Best
puzzles-plate-made = Your move
puzzles-plate-next = Next best

## What follows a move, step by step on the table
# Label of the button that plays what follows; { $move } is the word on it and on the table: “Best”, “Your move”.
puzzles-plays = { $move }: show what follows
puzzles-plays-on = Playing on…
puzzles-line-best = After the best move ({ $move }).
puzzles-line-made = After your move ({ $move }).
puzzles-line-next = After the next best move ({ $move }).
# Points of all players at the end of the game: “White 31 and Black 28”.
puzzles-line-end = The game ends: { $points }.
# The line stops before the end of the game; { $worth } is a verb whose subject is the move.
puzzles-line-worth = The move { $worth }.
puzzles-line-about = Simulated: hidden cards are shuffled again.
puzzles-do-back = Back to the puzzle

## Buttons
puzzles-do-hint = Hint
puzzles-do-more = Another hint
puzzles-do-answer = Show answer
puzzles-do-again = Try again
puzzles-do-next = Next puzzle
puzzles-do-why = Why?
puzzles-close = End the puzzles

## Themes
puzzles-theme-imhotep-card = Market cards
puzzles-theme-imhotep-deny = Sailing with no stones of yours
puzzles-theme-imhotep-load = Loading
puzzles-theme-imhotep-market = Choosing a card
puzzles-theme-imhotep-sail = Sailing now
puzzles-theme-imhotep-stones = Taking stones
puzzles-theme-duel-place = Placing a figure
puzzles-theme-duel-unload = Unloading
puzzles-theme-duel-action = Action tokens
puzzles-theme-kontor-choose = Choosing a card
puzzles-theme-kontor-lay = Where to lay
puzzles-theme-kontor-sector = Finishing a sector
puzzles-theme-kontor-ship = The ship
puzzles-theme-kontor-remove = Removing a dock
puzzles-theme-kontor-pass = Passing
puzzles-theme-rampart-recall = A card seen before
puzzles-theme-rampart-take = Which card to take
puzzles-theme-rampart-cannon = The cannon

## What to look at
puzzles-look-source = { $source }: how would each move change these points?
puzzles-look-imhotep = { $fact ->
    [can] Think one turn ahead: which boat would you like to sail then?
    [at-the-end] Think of the end of the game: which points are only counted then?
    [sled] Count the stones on both sleds.
    [aboard] Count the stones on the boats: whose are they?
    [tool] Which card lets you do more later?
    [seen] Which stones would be seen from above?
   *[other] { $theme ->
        [market] What does each card bring you, and what does it bring the other player?
       *[other] Look at the boats: who has stones aboard, and where can they still sail?
    }
  }
puzzles-look-duel = { $fact ->
    [can] Think one turn ahead: which boat would you like to unload then?
    [action] Which action token would help you later?
    [gaps] Look at the chains in the Burial Chamber: where is a gap?
    [reserve] Count the figures that are left.
   *[other] Look along the rows and columns: who would get what?
  }
puzzles-look-kontor = { $fact ->
    [number] Compare the numbers of your cards: is it better to go first or last?
    [exposed] Look at the docks with a ship: which can be removed, and whose are they?
    [won] Which sector can be finished now, and who would win it?
    [leads] Who leads in the sectors, and by how much?
    [ahead] Compare the goods in the sectors: where is a lead narrow?
    [tax] Which tax could come, and what would it cost?
    [florins] Count the florins.
   *[other] Look at the sectors that are not finished yet.
  }
puzzles-look-rampart = Look at the last card of your rampart and at the numbers that have been seen.

## Why the best move is better, in words of the game
puzzles-why-ends = { $goal ->
    [points] The best move ends the game: the other player has no more turns to catch up.
   *[other] The best move ends the game, and you win.
  }
puzzles-why-gain = The best move scores { $points ->
    [1] 1 point
   *[other] { $points } points
  } at once, the other move { $other ->
    [0] none
   *[other] { $other }
  }.
puzzles-why-unseen = Nobody has seen the other card yet.
puzzles-why-low = The { $other } is too low for your rampart.
puzzles-why-higher = The { $other } fits too, but the { $card } could no longer follow it.
puzzles-why-imhotep-card = The card lets you do what an ordinary turn does not.
puzzles-why-imhotep-deny = You have no stones aboard, so you choose where the other player’s stones go.
puzzles-why-imhotep-load = It puts one of your stones aboard, in a place that the other player could have used.
puzzles-why-imhotep-market = You get this card, and the other player can no longer take it.
puzzles-why-imhotep-sail = { $same ->
    [yes] Both moves sail this boat: what matters is where its stones go.
   *[no] You choose where your stones go. If you wait, the other player may choose.
  }
puzzles-why-imhotep-stones = Taking stones leaves the boats as they are: it is up to the other player to change something.
puzzles-why-duel-place = The figure takes this cell, in its row and in its column, before the other player can.
puzzles-why-duel-unload = Unloading now settles who gets what from this boat, before the other player can change it.
puzzles-why-duel-action = The action token lets you do what an ordinary turn does not.
puzzles-why-kontor-choose = The card decides two things: what you can lay and, by its number, who goes first.
puzzles-why-kontor-lay = What matters is the cell: docks that touch form a sector, and canals around them finish it.
puzzles-why-kontor-sector = { $gains ->
    [yes] It finishes a sector, and you win that sector.
    [theirs] It finishes a sector. The other player wins it, but every other move would cost you more.
   *[no] It finishes a sector: nothing in it can change any more.
  }
puzzles-why-kontor-ship = Where the ship lies decides which docks with a ship can be removed.
puzzles-why-kontor-remove = Its sector loses this dock, and the goods on it.
puzzles-why-kontor-pass = If you pass, no tax can affect you, but you lay nothing in this round.
puzzles-why-rampart-recall = { $fits ->
    [yes] You have seen this card before: it is the { $card }, and it fits your rampart.
   *[no] You have seen this card before: it is the { $card }.
  }
puzzles-why-rampart-take = { $card ->
    [0] This card makes your rampart one card longer.
   *[other] The { $card } makes your rampart one card longer.
  }
puzzles-why-rampart-cannon = The shot takes this card out of the other player’s rampart.
