# English: what is said of computer players, hints and the review of a game.

## Set-up
bot-person = A person
bot-seat-of = Who plays for player { $number }
bot-level-first-game = Ship’s mouse
bot-level-deckhand = Deckhand
bot-level-boatswain = Boatswain
bot-level-captain = Captain
bot-level-master = Harbour master
bot-about-first-game = first game
bot-about-deckhand = easy
bot-about-boatswain = sound
bot-about-captain = strong
bot-about-master = the strongest
bot-option = Computer: { $level } ({ $about })
bot-honest = A computer player sees only what a person in its seat would see.
bot-honest-more = How that is made sure
bot-honest-text = Before it thinks, everything that its seat cannot know is drawn anew: piles are shuffled, hands are dealt again, decisions that were not shown yet are forgotten. It has nothing else to look at, and it thinks in this browser: nothing leaves this device.
bot-honest-memory = In this game of memory the weaker ones forget some of what was shown.

## At the table
bot-thinks = { $name } is thinking.
bot-progress = How far { $name } has thought
bot-move-now = Move now
bot-pause = Pause
bot-go-on = Resume
bot-paused = The game is paused.
bot-shows = { $name } has turned this card over.
bot-next = Next
bot-show-again = Show the last moves again
bot-here = { $names } { $count ->
    [one] is played by the computer and sees
   *[other] are played by the computer and see
  } only what a person in that seat would see.
bot-label = { $label } Played by the computer.

## A hint
bot-hint-thinks = Looking for good moves …
bot-hint-later = There is a hint when it is for you to decide.
bot-hint-only = There is nothing else to do.
bot-hint-worth = Wins { $chance } of 100 games, with about { $points } points.
bot-hint-short = { $chance }% · { $points }
bot-hint-now = Now: { $gain }
bot-hint-expected = Expected in the end: { $points }.
bot-hint-about = Chance to win and points to expect, from what this seat can know. A tap shows the move on the table; Confirm plays it.
bot-hint-memory = The hint remembers every card that has been shown, better than most people. Chance to win and points to expect.

## The review of a game
bot-review-about = Each position is judged by what whoever decided there could know, and only roughly.
bot-review-thinks = How far the game has been looked through
bot-review-chart = The chances to win of { $players }, move by move. The table below has the same in figures.
bot-review-percent = { $chance }%
bot-review-one = { $name } { $chance }%
bot-review-begin = Before the first move.
bot-review-after = After move { $number }. { $move }.
bot-review-by = { $name }: { $move }
bot-review-move = Move
bot-review-play = Play on from here
bot-review-table = In figures
bot-review-turnings = Turning points
bot-review-none = No single move decided this game.
bot-review-turning = Move { $number }. { $move }: from { $before }% to { $after }% at the next decision.
bot-review-better = Better: { $move }.
