# Playing over the internet, over the relay that the owner of the site has named.

relay-way = Over the internet
relay-way-about = Wherever you are, now or over days: one link invites everyone, and turns arrive by themselves.
relay-title = Play over the internet
relay-name-about = The others see this name.
# Verb (button).
relay-go = Make the invitation
relay-invite-about = { $copied ->
    [yes] The link is copied. Send it to everyone who is to play: it is the same for all.
   *[no] Send this link to everyone who is to play: it is the same for all.
  }
relay-join-about = You get the next free seat. Turns arrive by themselves; you need not be there at the same time.
relay-act-watch = Only watch
relay-joined = You are in. The game begins when everyone has joined. You can close this page and come back: the game is on the start page.
relay-watches = You are watching. The game is shown when it begins.
relay-starts = The game begins when all seats are taken.
relay-seat-joined = { $name } has joined
relay-elsewhere = You have continued on another device
relay-elsewhere-about = Only one of your devices can play at a time.
relay-act-here = Continue here
relay-your-turn = Your turn
# Button: leads to another game, in which it is the own turn.
relay-act-next = Next game: your turn
# Verb (button): asks the browser for permission.
relay-notify = Notify me when it is my turn
# Verb (button): shows a number that can be read over the phone in place of the link.
relay-code-give = Show a code to read out
relay-code-about = Read this code out. Anyone who types it in under “Play with friends” on this site gets the invitation. It works for an hour.
relay-code-type = Code from the person who invited you
relay-code-wait = One moment…
relay-code-down = No connection. Check your internet and try again.
relay-code-wrong = A digit is wrong or missing. The code has 16 digits: check it again.
relay-code-none = There is no invitation with this code. A code works for an hour: ask for a new one.
# What a player chooses with the invitation.
relay-clock = Clock
relay-clock-choice = { $each ->
    [move] { $time ->
        [1] 1 day for each move
       *[other] { $time } days for each move
      }
    [game] { $time } minutes for each player
   *[none] No clock
  }
relay-clock-about = If a player’s time is up, nobody loses. The others can wait or, if all of them agree, let a computer play for that player or end the game. Minutes only run while the player is here.
# { $name } is one or more players, in number { $count }.
relay-clock-out = The time is up for { $name }. You can wait. If all others agree, a computer plays for { $name }, or the game ends.
relay-clock-own = Your time is up. You can still play, but the others may let a computer play for you or end the game.
# Verb (button): votes for a computer in the place of the players whose time is up.
relay-clock-replace = Let a computer play
# Verb (button): votes for ending the game.
relay-clock-end = End the game
relay-clock-ended = The time is up for { $name }, and the game ends here: all others agreed. It continues after a move by { $name }.
# Verb (button): leads to the first screen.
relay-clock-leave = To the start page
# Preparing an answer to a move of another player. Verb (button).
relay-prepare-answer = Prepare an answer
# Verb (button): the prepared answer is given up.
relay-prepare-drop = Remove the answer
relay-prepare-cancel = Prepare nothing
# The player now chooses a move in the place of { $name }.
relay-prepare-expect = What will { $name } do? Make that move for { $name }. It does not count.
# { $move } is what { $name } does.
relay-prepare-reply = If { $name } chooses “{ $move }”: play your answer now.
relay-prepare-told = If { $name } chooses “{ $move }” while this page is open, your answer “{ $answer }” is played at once.
relay-prepare-dropped = A different move was played, so your answer was not.
# Another device goes on for the player of this one.
relay-lost = A computer plays for you
relay-lost-about = Your time was up, and the others agreed to this. Choose “Only watch”, then “Continue as…” with your name: you play again as soon as the others agree.
# Taking back the last move, if all others agree. Button and entry of the menu: asks the others, or shows their question again.
relay-back = Take a move back?
relay-back-sent = You have asked. Your last move is taken back if all others agree.
# Asked by { $name }.
relay-back-asks = { $name } asks: may I take my last move back?
# Verb (button).
relay-back-agree = Agree
# Verb (button): the move stays.
relay-back-refuse = Refuse
relay-back-stays = Your move stays: not everyone agreed.
relay-back-stays-theirs = { $name }’s move stays: not everyone agreed.
relay-back-done = { $name } has taken the last move back.
relay-back-done-own = Your last move is taken back.
# Button: opens short phrases to say to the other players.
relay-say = Say something
# { $line } is what { $name } says.
relay-said = { $name }: { $line }
relay-say-hello = Hello!
relay-say-luck = Good luck!
relay-say-played = Well played!
relay-say-move = Nice move!
relay-say-ouch = Ouch!
relay-say-close = That was close!
relay-say-pardon = Sorry!
relay-say-thinking = Let me think.
relay-say-time = No hurry.
relay-say-later = I have to go. See you later!
relay-say-back = I’m back.
relay-say-thanks = Thank you!
relay-say-again = Another game?
