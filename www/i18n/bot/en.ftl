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
bot-go-on = Go on
bot-paused = The game is paused.
bot-here = { $names } { $count ->
    [one] is played by the computer and sees
   *[other] are played by the computer and see
  } only what a person in that seat would see.
bot-label = { $label } Played by the computer.
