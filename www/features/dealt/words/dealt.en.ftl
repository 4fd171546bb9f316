# A game with hidden hands over the internet: the device of the player who invites deals the cards.

dealt-how = Play with people on other devices
dealt-people-only = Computer players play on this device only. Give every seat to a person first.
# Verb (button): every seat is for a person from now on.
dealt-act-people = Give all seats to people
dealt-way-about = Wherever you are: one link invites everyone, and each player sees only their own cards. Your device deals, so the game continues only while it is connected.
dealt-phones = At one table
dealt-phones-about = This device is the table, and phones can hold the cards.
dealt-host-about = The others see this name. Your device deals the cards and knows all of them.
dealt-your-name = Your name
dealt-invite-about = { $copied ->
    [yes] The link is copied. Send it to everyone who is to play: it is the same for all. Keep this page open, because your device deals.
   *[no] Send this link to everyone who is to play: it is the same for all. Keep this page open, because your device deals.
  }
# { $name } invites to { $game }.
dealt-invited = { $name } invites you to play { $game }
dealt-join-about = You get the next free seat. { $name }’s device deals and knows all cards: play with someone you trust.
# Verb (button).
dealt-join = Join
dealt-joined = You are in. The game begins when everyone has joined. You can close this page and come back: the game is on the start page.
dealt-full = All seats in this game are taken. You can watch.
dealt-none = There is no game behind this invitation. Ask the player who invited you to open the game once, then try again.
dealt-refused = This link cannot be opened
dealt-unreadable = A part of the link is missing. Ask for it again, and copy all of it.
dealt-unkept = This browser saves nothing here, so the game cannot be played over the internet. Private windows are often the reason.
dealt-full-disk = There is no room left on this device, so your move is not made. Free some space and try again.
dealt-seats = Players
dealt-seat-you = { $deals ->
    [yes] { $name } (this device, deals)
   *[no] { $name } (this device)
  }
dealt-seat-here = { $deals ->
    [yes] { $name } is here and deals
   *[no] { $name } is here
  }
dealt-seat-joined = { $deals ->
    [yes] { $name } deals and is not here right now
   *[no] { $name } has joined
  }
# State of a seat: nobody sits there yet. Not about money.
dealt-seat-free = Free

## While a game is played
dealt-label = { $label } Plays on another device.
dealt-comes = This is what happened.
dealt-over = The game is over.
dealt-lost = Not connected. Still trying.
dealt-sent = Your move is on its way. One moment…
dealt-kept = Your move is saved. { $name } deals and is not here right now: the game continues as soon as { $name } is back. You can close this page.
dealt-host-away = { $name } deals and is not here right now. The game waits; you can close this page.
dealt-own-away = { $name } deals and is not here right now. Your move is saved until { $name } is back.
dealt-waits = { $count ->
    [one] It is { $name }’s turn.
   *[other] { $name } are choosing.
  }
dealt-away = { $count ->
    [one] It is { $name }’s turn, but { $name } is not here right now. Everything is ready.
   *[other] { $name } have to choose, but are not here right now. Everything is ready.
  }
# { $label } is a player in one sentence, whose time is up.
dealt-computer-label = { $label } A computer plays for this player.
# { $name } is one or more players.
dealt-computer = The computer is choosing for { $name }.
dealt-replaced = A computer plays for you, because your time was up and the others agreed.
# Verb (button): the player goes on in place of the computer.
dealt-return = Take my seat back
dealt-stopped = What { $name }’s device has shown cannot be true. The game ends here.
# Entry of the menu.
dealt-fair = Who deals?
dealt-fair-about = The device of the player who invited deals the cards, as at a table, and knows all of them. It sends every other device only what its player may see; nobody can read that on the way. Each device checks what it gets against the rules.
dealt-waits-about = The game continues only while that device is connected. Moves wait for it for up to 30 days.

## On the start page
dealt-title = Kontor over the internet
dealt-gathers = Waiting for players
dealt-yours = It is your turn
dealt-theirs = It is { $name }’s turn
dealt-ended = The game is over
# Verb (button).
dealt-put-away = Remove
dealt-put-away-about = You cannot come back to this game from this device.
dealt-put-away-host = Your device deals: without it this game ends for everyone.
# Verb (button).
dealt-no = Keep
