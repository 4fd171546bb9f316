# English: settings that a game can begin without, keys, statistics.

more-sound-about = The sounds of stone, wood and water. There is also a button for this above the table.
more-volume = Volume
# Noun: the device vibrates when a piece is set down.
more-buzz = Vibration
more-buzz-about = You feel pieces being set down, even with sounds off.
# The screen does not switch itself off.
more-awake = Keep the screen on
more-awake-about = While the game waits for a player.
# Noun: the tablet lies on a table between the players.
more-flat = Table mode
more-flat-about = The device lies flat between the players: each player’s things and questions face that player. Player 2 sits opposite; with four players, so does player 3. In Kontor, partners sit side by side.
more-hand = Left-handed layout
more-hand-about = The log and the main button are on the left.
more-aloud = Read prompts aloud
more-aloud-about = In the voice of this device.
more-coach = Coach
more-coach-about = Against the computer: after a costly move, offers once to take it back and says why.
more-remarks = Remarks
more-remarks-about = Computer players with a character comment on the game now and then.
more-keys = Keys
more-storage-kept = This browser stores your games for good.
more-storage-maybe = This browser stores your games, but may delete them when space runs out. Save important ones to a file.
more-storage-week = This browser deletes data of pages you have not visited for seven days. Add this page to the home screen, or save your games to a file.
more-moving = Take everything to another device
more-wipe = Delete all my data
more-wipe-text = This deletes all games, statistics and settings on this device, and everything stored for offline play. It cannot be undone.
more-wipe-yes = Delete everything
more-wiped = Everything has been deleted
more-wiped-text = Nothing from this page is left on this device. You can close it.
more-wiped-anew = Start over
more-keys-single = Shortcuts
more-keys-reset = Default keys
# “Change” is a verb, read aloud: press to choose another key.
more-key-change = { $what }: key { $key }. Change
more-key-press = Press a key
more-key-changed = { $what }: now key { $key }.
# Name of the key, as it stands on a keyboard; so are the next ones.
more-key-tab = Tab
more-key-tab-about = to the next part of the page
more-key-arrows = Arrows
more-key-arrows-about = to the next place on the table; Page Down: to the next one you can choose
more-key-enter = Enter
more-key-enter-about = chooses the place; again to confirm
more-key-escape = Esc
more-key-escape-about = cancels a choice, ends an animation, closes a panel
more-key-space = Space
more-key-space-about = ends an animation
more-key-do-earlier = Earlier position
more-key-do-later = Later position
more-key-do-undo = Undo
more-key-do-hint = Hint
more-key-do-ask = What is this?
more-key-do-scores = Scores
more-key-do-replay = Replay
more-key-do-menu = Menu
more-key-do-help = Keys
more-stats-about = Games finished on this device. Nobody else sees this.
more-stats-none = No game finished here yet.
more-stats-who = Player
more-stats-games = Games
# Adjective: of games played just for fun, in which a move was taken back.
more-stats-casual = Casual
more-stats-casual-about = Casual: games against the computer in which the player took a move back.
# Participle, heading of a column: games won.
more-stats-won = Won
# Heading of a column: the highest number of points.
more-stats-best = Best
more-stats-mean = Average
# A row of the statistics: all games of one person against computer players of this level.
more-stats-rival = Opponent: { $name }
# The signs beside a row, read aloud.
more-stats-latest = The last games, the latest at the end: { $list }
more-stats-end = { $end ->
    [won] won
    [shared] shared victory
   *[lost] lost
  }
more-stats-delete = Delete statistics
more-stats-delete-text = It cannot be undone.
more-stats-delete-which = What should be deleted?
more-stats-delete-games = Results of finished games
more-stats-delete-games-about = All results on this device are deleted, but not the games.
more-stats-delete-daily-about = The calendar forgets your results. Games that you have begun stay.
more-stats-delete-puzzles-about = Your rating and your streak start again, and every puzzle is new.
more-stats-delete-ladder-about = You have to beat all animals again.
more-stats-save = Save games and statistics
more-not-imported-full = There is no space left for everything in this file. Everything that fitted has been added; the file is unchanged.
more-not-imported-silent = This browser’s storage does not answer right now. Nothing is lost: open the file again later.
more-imported = Added: { $games ->
    [1] one game
   *[other] { $games } games
  }, { $statistics ->
    [1] one result
   *[other] { $statistics } results
  }.
# Heading of the list that left opens.
more-left-imhotep = { $count ->
    [1] One hidden Market card
   *[other] { $count } hidden Market cards
  }, in the deck or face down:
more-left-duel = { $count ->
    [1] One token
   *[other] { $count } tokens
  } in the supply and the warehouse:
more-left-line = { $name }: { $count }
more-left-kontor = { $count ->
    [1] One card
   *[other] { $count } cards
  } hidden from you, in piles, in other hands, face down or set aside:
more-left-none = Nothing is hidden any more.
more-left-order = Nobody knows their order.
