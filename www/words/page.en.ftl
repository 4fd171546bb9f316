# English. Sentences only: no rule is decided here.

## The page
app-name = Dockhand
app-about = Board games of boats, stone and harbours. No account, no waiting. Only games on several devices need a network.
# Shown while the page loads. A table to play at, not a list.
coming = Setting up the table…
menu = Menu
sound = Sounds
# Heading in the menu: what can be done in your turn.
menu-of-turn = Your turn
menu-of-game = This game
menu-of-help = Help
menu-of-keep = Save and share
menu-of-page = Dockhand
close = Close
# Button that makes a panel over the table smaller, and larger again.
panel-fold = Show less
panel-unfold = Show more
# Noun: the list of what has happened in the game.
log = Log
# Button that opens the log: the noun, not “to log in”.
log-open = Log
past-earlier = Earlier position
past-later = Later position
past-position = Position after move { $at } of { $of }.
# “Cancel” is the button of that name: use the same word as in cancel.
past-return = “Cancel” returns to the game.
# Verb (button): make the selected move.
confirm = Confirm
cancel = Cancel
# Verb (button): take the last move back.
undo = Undo
undo-none = There is nothing to take back.
undo-revealed = This move cannot be taken back: it has revealed something.
undo-decided = This move cannot be taken back: another player has decided since.
undo-sent = This move cannot be taken back: the others already have it.
# Noun (button): advice about a good move.
hint = Hint
new-game = Start page, new game
settings = Settings
# Noun (menu, button): the game fills the screen.
full-screen = Full screen
daily = Daily game
puzzles = Puzzles
ladder = Animal opponents
stats = Statistics
about = About
# Noun (button and heading): the points of all players.
scores = Scores
# Button beside a refusal; “open” is a verb.
why = Why? Open the rule
rules = Rules
# Verb (menu), as are the next ones.
save-file = Save to a file
open-file = Open a file
# Verb (menu): watch the game again from its beginning.
replay = Watch the replay
# Verb (menu): write notes about the positions of this game.
annotate = Annotate
# Menu: the phones of the players show the cards in their hands.
phones = Cards on phones
# Menu, opens a list: the cards or pieces that nobody has seen yet. Not a direction.
left = Still hidden
share-link = Copy a link to this game
link-copied = Link copied. It opens this game as it stands now.
link-code = This link as a QR code
link-no-code = This game is too long for a QR code.
link-here = Copy this link. It opens this game as it stands now.
opened = Game opened: { $moves ->
    [1] one move has been played.
   *[other] { $moves } moves have been played.
  }
receipt-unchecked = This is the receipt of a game by link. This copy of Dockhand cannot check it: nothing is proved.
leave-title = Leave this game?
leave-text = It is lost unless you save it to a file or copy its link.
leave-lost = It ends here: this device keeps no games.
# Verb (button): go away from this game.
leave = Leave
# Button beside leave: do not go away.
stay = Continue here
unreachable = This could not be loaded. Are you online? Nothing is lost.
missed-offline = This could not be loaded: there is no connection to the server. Nothing is lost.
missed-status = This could not be loaded: the server answered with error { $detail }. Nothing is lost.
missed-portal = This could not be loaded: this network shows another page in its place, perhaps one to log in. Open it in the browser, then try again. Nothing is lost.
missed-damaged = This could not be loaded: a file arrived damaged or incomplete. Nothing is lost.
missed-old = This browser cannot run the game: it is too old, or set to forbid WebAssembly. The browser says “{ $detail }”.
try-again = Try again

## The games: all their names are on the start page
game-imhotep = Imhotep
game-duel = Imhotep: The Duel
game-kontor = Kontor
game-rampart = C’est mon fort !

## Passing the device on, where players have secrets
# “Next” is after the present player: { $name } is the one to choose now.
private-next = { $name } chooses next, in secret.
private-about = Everyone may look now. Then hand the device over.
private-hand-over = Hand over to { $name }
private-first = First hand the device to { $name }.
handover-title = For { $name } only
# “Everyone else” is spoken to.
handover-text = Hand the device to { $name }. Everyone else, look away.
handover-take = I am { $name }: show my cards
handover-back = Back to the table
handover-who = Look at a hand
handover-who-text = Who wants to see their cards?
peek-look = Look at a hand
# Verb (button): the cards are hidden again. “Hand” is the cards that a player holds.
peek-cover = Cover the hand
peek-status = Only { $name } may look now.
peek-about = Cover the hand before you continue.
peek-first = First cover the hand.
log-private = { $name } has chosen in secret.
link-note = The link and the file contain what players hide from each other: hands, choices, face-down cards. Anyone with some skill can read it there, so do not share the link or the file with a player who is still in the game. Cards that nobody has seen yet are shuffled again in the copy.
share-anyway = Share anyway
share-system = Share with…

## Set-up
home-against = you against { $face ->
    [first-game] the landlubber
    [deckhand] the deckhand
    [boatswain] the boatswain
    [captain] the captain
    [master] the harbour master
    [admiral] the admiral
   *[name] { $name } ({ $level })
  }
bot-level-first-game = Landlubber
bot-level-deckhand = Deckhand
bot-level-boatswain = Boatswain
bot-level-captain = Captain
bot-level-master = Harbour master
bot-level-admiral = Admiral
bot-name-careful = Nefru
bot-name-greedy = Hapu
bot-name-spoiler = Setka
duel-bot-name-careful = Senbi
duel-bot-name-greedy = Tiaa
duel-bot-name-spoiler = Djau
kontor-bot-name-careful = Aaltje Vos
kontor-bot-name-greedy = Govert Bol
kontor-bot-name-spoiler = Katrijn de Raaf
rampart-bot-name-careful = Aubrée
rampart-bot-name-greedy = Gros-Louis
rampart-bot-name-spoiler = Mahaut
# Label of a picture: a game alone, against the computer.
home-computer = Solo
# Verb (button): opens the tutorial.
home-learn = Learn
home-learn-about = step by step
home-learn-on = Continue at lesson { $at }
# Verb (button); setup-title is the heading of what it opens.
home-set-up = Set up
# Button of the first screen: with people on other devices.
home-friends = Play with friends
home-play-game = Play { $game }
home-learn-game = Learn { $game }
home-back = All games
tag-imhotep = Load stones onto shared boats and sail them to five sites.
tag-duel = Two players, six boats, one harbour.
tag-kontor = Docks and canals in a growing harbour.
tag-rampart = Remember the cards, build your rampart.
setup-title = Set up a game
setup-game = Game
setup-players = Players
setup-count = Number of players
# { $count } is 2, 3 or 4, never 1.
setup-count-option = { $count } players
setup-name-of = Name of player { $number }
setup-colour-of = Colour of player { $number }
# The picture of a person that a player chooses.
setup-face-of = Face of player { $number }
setup-default-name = Player { $number }
setup-sites = Sites
# A board has two sides: A and B.
setup-side = Side { $side }
# Noun (heading): which rules the game is played with.
setup-table = Table
setup-table-choose = Scenario and options
preset-a = All A
preset-b = All B
preset-surprise = Surprise me
setup-options = Options
# A switch: the tablet lies flat on the table, between the players who sit around it.
flat-between = The device lies between us
flat-between-about = Each player’s things and questions are on that player’s side and face that player. The table never turns.
setup-clock = Chess clock
setup-clock-choice = { $each ->
    [player] { $minutes } minutes for each player
    [move] { $seconds } seconds for each move
   *[off] No clock
  }
setup-clock-about = It stands while the device is handed over. When the time is up it counts on below zero; nobody loses by it.
setup-seed = Seed
setup-seed-about = The same seed, with the same choices, gives the same game.
setup-seed-new = New seed
setup-computers = Computer players
setup-start-computer = Play the computer
setup-learn = Learn to play
# Verb (button): begins the game.
setup-start = Play
# Button: begins a game in which each player has a device.
setup-start-link = Several devices
# Adverb, choice of the first player: decided by chance.
setup-first-chance = Random
setup-first-youngest = The youngest, as printed
setup-first-youngest-about = As printed, the youngest begins: choose who that is.
setup-bad-seed = The seed must be a whole number from 0 to 4294967295.
# Noun: the player who begins.
option-first = First player

## Settings
setting-speed = Animation speed
# No animation.
setting-speed-off = Off
setting-speed-fast = Fast
setting-speed-normal = Normal
setting-speed-slow = Slow
# Heading: how a move is made.
setting-mode = Playing a move
setting-mode-confirm = Select, then confirm
setting-mode-instant = Play at once
setting-family = Family mode of C’est mon fort !
setting-language = Language
setting-theme = Colours
setting-theme-auto = Same as device
# Not dark. Not the opposite of heavy.
setting-theme-light = Light
setting-theme-dark = Dark
setting-text = Text size
setting-text-normal = Normal
setting-text-large = Large
setting-text-larger = Larger
setting-text-largest = Largest
settings-lost = This browser cannot save settings: they last until you close the page.

## Names of things
# Also the name of a player who typed none: “Black wins”.
colour-black = Black
colour-white = White
colour-brown = Brown
colour-grey = Grey
# A sign on the stones, for players who cannot tell the colours apart: ring, plus, two bars, triangle.
mark-black = ring
mark-white = plus
mark-brown = two bars
mark-grey = triangle
# Read aloud only: the part of the screen with the buttons.
area-actions = Actions
# Inside a sentence, in place of a name.
nobody = nobody
# Read aloud only: a boat or a place with nothing on it.
empty = empty

## Whose turn, and what to do
# { $what } is a list of verbs such as “take stones or load a stone” (…-act-…).
ask-act = { $name }: { $what }.
your-turn = Your turn
# The only person at the table, if no name was typed: alone, after “for”, after “over”.
you = You
you-for = you
you-over = you
now-all = Everyone has chosen.
now-plays = { $you ->
    [yes] You are playing
   *[no] { $name } is playing
  }.
ask-over-one = { $you ->
    [yes] You won
   *[no] { $name } won
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
# { $name } is a list of at least two names.
ask-over-shared = { $name } won together with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
next-any = Choose the next place.

## What a choice would bring
# { $points } is written with its sign: +3, −5.
preview-one = { $name } { $points }
# { $source } is what brings the points (…-source-…), { $changes } a list such as “Anna +3, Bruno +1”.
preview-source = { $source }: { $changes }.
preview-reveals = The rest depends on what is revealed.

## What happened
# The player had no choice: nothing else was possible.
say-passed = { $you ->
    [yes] You have
   *[no] { $name } has
  } to pass.
# { $source } is what brought the points, such as “Pyramids”.
say-scored = { $you ->
    [yes] You score
   *[no] { $name } scores
  } { $points ->
    [1] 1 point
   *[other] { $points } points
  } ({ $source }).
say-scored-all = { $source }: { $points }.
say-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
  } { $points ->
    [1] 1 point
   *[other] { $points } points
  } ({ $source }).
# { $names } is a list of { $count } names.
say-game-over = The game is over. { $you ->
    [yes] You win.
   *[no] { $names } { $count ->
        [one] wins.
       *[other] win together.
      }
  }

## What a place is called
# A number of stones or cards: “Anna 3”.
count-of = { $name } { $count }
place-other = { $place }
consequence-choose = You can choose this.
# Read aloud after a place: you have chosen it. It stands alone.
chosen = Chosen.

## Scores
score-title = Scores
score-final = Final score
score-total = Total
# Heading: the points, if the game ended at this moment.
score-if-ended = If it ended now
# Verb (button): the computer looks back at a finished game, move by move.
review = Analyse
# Noun (button): another game with the same players.
again = Rematch

## Why not
refusal-lesson = { $why }
refusal-game-over = The game is over.
refusal-not-your-decision = It is { $name }’s decision.
refusal-other-decision = First make the decision you are asked for.
refusal-nothing-here = There is nothing to do here now.
refusal-unreadable-move = That is not a move in this game.
# “Draws” is a verb: takes from the pile.
refusal-await-chance = The cards that this move draws are not known yet.
refusal-unknown = That is not possible now.
refusal-unexpected = Something went wrong inside the game. For a report: “{ $reason }”.

## Why a table or a saved game is not taken
refusal-no-such-first-player = The first player is not in this game.
refusal-too-large = This file is larger than 256 kB: it is not a saved game.
refusal-unreadable = This file cannot be read.
refusal-not-a-record = This is neither a saved game nor a link to one.
refusal-contradiction = What the other device sent contradicts this game.
refusal-record-too-large = This is too large for a saved game.
refusal-record-damaged = This saved game is damaged or incomplete.
refusal-record-cut = This link was cut off: it should contain { $moves ->
    [0] a game before its first move
    [1] a game of one move
   *[other] a game of { $moves } moves
  }, and its end is missing or changed. Copy it once more, from its beginning to its end.
refusal-other-version = This game was saved by another version ({ $version }) of this page.
refusal-unknown-game = This page does not know this game.
refusal-unknown-option = This page does not know all options of this saved game.
refusal-unknown-level = This page does not know the level of a computer player in this saved game.
refusal-wrong-players = This saved game has the wrong number of players, or two of one colour.
refusal-wrong-setup = This saved game cannot be played with its options.
refusal-too-many-moves = This saved game has more moves ({ $moves }) than any game can have.
refusal-illegal-move = Move { $number } of this saved game is against the rules.
nothing-changed = Nothing has changed.
# Heading: what happened in the last round.
handover-before = The round before
handover-away = Everyone else, look away.
