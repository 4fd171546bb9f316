# English: settings that a game can begin without, keys, statistics.
more-sound = Sounds
more-sound-about = A knock for a move, two notes for points.
more-awake = Keep the screen on
more-awake-about = While a game waits for somebody.
more-flat = Table mode
more-flat-about = The tablet lies flat: what is asked is turned to who is asked. The second player sits on the far side, of four the third as well.
more-keys = Keys
more-storage-kept = This browser has promised to keep what is stored here.
more-storage-maybe = This browser keeps your games, but may clear them when room runs out. Save what matters to a file.
more-storage-week = This browser clears what has not been visited for seven days. Add the page to the home screen, or save your games to a file.
more-wipe = Delete all my data
more-wipe-text = All games, statistics and settings on this device are deleted, and what was kept for playing without a network. This cannot be undone.
more-wipe-yes = Delete everything
more-wiped = Everything is deleted
more-wiped-text = Nothing of this page is left on this device. You can close it.
more-wiped-anew = Start anew
more-keys-single = Single keys
more-keys-reset = Reset to default
more-key-change = { $what }: key { $key }. Change it
more-key-press = Press a key
more-key-changed = { $what }: now key { $key }.
more-key-tab = Tab
more-key-tab-about = to the next part of the page
more-key-arrows = Arrows
more-key-arrows-about = to the next place of the table; Page Down to the next that can be chosen
more-key-enter = Enter
more-key-enter-about = taps the place; once more confirms
more-key-escape = Esc
more-key-escape-about = takes a choice back, ends a motion, closes a sheet
more-key-space = Space
more-key-space-about = ends a motion
more-key-do-earlier = Earlier position
more-key-do-later = Later position
more-key-do-undo = Undo
more-key-do-hint = A hint
more-key-do-ask = What is this?
more-key-do-scores = Scores
more-key-do-say = Play by typing or voice
more-key-do-replay = Replay
more-key-do-menu = Menu
more-key-do-help = These keys
more-stats-about = Games that were finished on this device. Nobody else sees this.
more-stats-none = No game has been finished here yet.
more-stats-who = Who
more-stats-games = Games
more-stats-casual = Casual
more-stats-casual-about = Casual: games against computer players in which a move was taken back.
more-stats-won = Won
more-stats-best = Best
more-stats-mean = Average
more-stats-delete = Delete the statistics
more-stats-delete-text = All results on this device are deleted, the games themselves stay. This cannot be undone.
more-stats-save = Save games and statistics
more-imported = Added: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $statistics ->
    [one] one entry of the statistics
   *[other] { $statistics } entries of the statistics
  }.
more-left-imhotep = { $count ->
    [one] One card
   *[other] { $count } cards
  } of the market nobody can see, in the deck or face down:
more-left-duel = { $count ->
    [one] One token
   *[other] { $count } tokens
  } in the supply and the warehouse:
more-left-line = { $name }: { $count }
more-left-kontor = { $count ->
    [one] One card
   *[other] { $count } cards
  } that you do not see, in piles, in other hands, face down or laid aside:
more-left-none = Nothing is hidden any more.
more-left-order = Nobody knows in which order.
