# English: puzzles.
puzzles-title = Puzzles
puzzles-about = Positions from games between computer players. One move is clearly the best: find it.
puzzles-game = Game
puzzles-theme = Theme
puzzles-mixed = Everything, mixed
puzzles-begin = Begin
puzzles-tally = Your rating: { $rating }. Streak: { $row }, best { $longest }.
puzzles-damaged = The file of puzzles is damaged or of another version. Reload the page; if that does not help, tell whoever runs it.
puzzles-all-seen = You have seen all of these. Those from longest ago come again, without a rating.

## The task
puzzles-task-win = Only one move wins. Find it.
puzzles-task-share = Only one move still shares the victory. Find it.
puzzles-task-points = Several moves win. Find the one that wins by most points.
puzzles-task-best = One move is clearly the best. Find it.
puzzles-of = { $row ->
    [0] This puzzle’s rating: { $puzzle }, yours: { $rating }.
   *[other] This puzzle’s rating: { $puzzle }, yours: { $rating }. Streak: { $row }.
  }
puzzles-seen-cards = Numbers on backs: cards seen before.

## The answer
puzzles-right = Right!
puzzles-right-win = Right! This wins, whatever the other player does.
puzzles-right-share = Right! This shares the victory, whatever the other player does.
puzzles-right-points = Right! Nothing wins by more.
puzzles-wrong = Not this move: { $move }.
puzzles-hint = Theme: { $theme }. Begin here ({ $place }).
puzzles-hint-answer = Theme: { $theme }. The answer is one of the buttons.
puzzles-answer = The best move: { $move }.
puzzles-about-theme = Theme: { $theme }.
puzzles-proved = Proved: every line was followed to the end.
puzzles-searched = Five searches, each of { $games } imagined games, agree.
puzzles-rating = Your rating: { $rating } ({ $change }).
puzzles-rating-same = Your rating stays at { $rating }.
puzzles-counts-helped = A puzzle solved with a hint counts half.
puzzles-counts-missed = Only the first try counts.
puzzles-over = Solved
puzzles-over-shown = The answer is on the table.
puzzles-over-told = The position before the answer.

## What a move is worth
puzzles-compares = Looking at what would follow …
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] wins, whatever the other player does
        [one] wins by at least 1 point
       *[other] wins by at least { $lead } points
      }
    [shared] shares the victory at least
    [lost] loses against the best answers
   *[open] { $chance ->
        [0] hardly ever wins
        [one] wins about 1 game in 100
       *[other] wins about { $chance } games in 100
      }
  }
puzzles-worth-chances = { $made ->
    [0] This move hardly ever wins; the best one wins about { $best } games in 100.
    [one] This move wins about 1 game in 100, the best one about { $best }.
   *[other] This move wins about { $made } games in 100, the best one about { $best }.
  }
puzzles-worth-wrong = This move { $made }; the best one { $best }.
puzzles-worth-unclear = A short search sees little difference; the long ones agree on another move.
puzzles-worth-unclear-best = A short search sees little difference between the two moves; the long ones agree on this one.
puzzles-worth-why = With the best move: { $why }.
puzzles-worth-best = It { $best }.
puzzles-worth-made = Your move: { $move } – { $made }.
puzzles-worth-next = Next best: { $move } – { $made }.
puzzles-reply = { $name } would answer: { $move }.
puzzles-plate-best = Best
puzzles-plate-made = Your move
puzzles-plate-next = Next best

## Buttons
puzzles-do-hint = Hint
puzzles-do-answer = Show answer
puzzles-do-again = Try again
puzzles-do-next = Next puzzle
puzzles-do-why = Why?
puzzles-close = End the puzzles

## Themes
puzzles-theme-imhotep-card = Market cards
puzzles-theme-imhotep-deny = Sailing without own stones
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
