# Playing by link, with people on other devices.

# { $label } is a whole sentence about a player.
together-label = { $label } Plays on another device.
together-comes = This is what happened.
together-final = This cannot be taken back.
together-goes-on = { $name } plays again. Send this back first, so that { $name } sees it, too.
together-asks = { $name } wants to continue on another device.
together-waits = It is { $name }’s turn. You will get a link.
together-sealed = Your turn is final. { $name } opens your link, sees the cards drawn, and plays.
together-watches = You are watching. If you are one of the players, you can continue on this device.
together-over = The game is over.
together-gave-up = { $name } has given up.
together-act-seal = Send turn
together-act-send-back = Send back
# Verb (button): yes, { $name } may continue on the new device.
together-act-agree = Agree
together-act-send-again = Send again
together-act-paste = Paste a link
together-act-take-over = Continue as { $name }
# “Whole”: with all its moves.
together-act-whole = Send the whole game
together-send-invitation = Invite a player
together-about-invitation = Send this link to another player, with any messenger. You get a link back: open it here.
together-send-joining = Send this to { $name }
together-about-joining = You have joined. When { $name } opens this link, the game continues.
together-send-turn = Send this to { $name }
together-about-turn = Your turn is final: it cannot be taken back. { $name } opens this link to see it.
together-send-last = Send the end to { $name }
together-about-last = The game is over. With this link { $name } sees how it ended.
together-about-whole = This link contains the whole game. Send it if a turn was lost, or if a player continues on another device.
together-no-whole = The whole game cannot be sent right now.
together-invited = { $name } invites you to play { $game }
together-invited-about = The game is for { $count } players. You play by sending each other links, with any messenger. There is no account.
together-your-name = Your name
# Verb (button).
together-invite = Invite
together-copied = The link is copied.
together-copy = Copy this link.
together-act-copy = Copy
# Verb (button): take part in the game.
together-join = Join
together-elsewhere = This game was started on another device or browser
together-elsewhere-about = This browser does not have that game. Copy the link, open Dockhand in the app or browser where you began to play, and choose “Paste a link”.
together-paste-about = Paste the link that you were sent.
# Verb (button): open the link that was pasted.
together-open = Open
# Button: not at this moment.
together-no = Not now
together-full = There is no space left to save this game, so your turn has not been played.
together-silent = This browser’s storage does not answer right now, so your turn has not been played. Try again in a moment.
together-deleted = This game was deleted on this device, in another window or by the browser, so your turn has not been played.
together-other-tab = You have continued in another window. This is how the game stands now.
together-asks-title = Is { $name } playing from a new device?
together-asks-about = If you agree, { $name } continues there, and cards that were about to be drawn are drawn again. Ask { $name } first.
together-behind-title = This link has moves that this device does not
together-behind-about = You made these moves, but not on this device. Take them over only if you have played on another device.
together-refused = This link was not opened
together-why-unreadable = This link is damaged or incomplete. Copy it again, from its beginning to its end. Nothing has changed.
together-why-cut = The end of this link is missing: it was cut on its way. Ask for it once more, or copy it from its beginning to its end. Nothing has changed.
together-why-newer = This link comes from a newer version. Reload the page, then open it again.
together-why-elsewhere = This link belongs to another game.
together-why-forged = The player whose turn it is did not make this link. Nothing has changed.
together-why-old = You have opened this before.
together-why-missing = A turn in between is missing. Ask for the whole game.
together-why-strayed = This link does not match the moves on this device. Ask for the whole game. Nothing has changed.
together-why-twice = { $name } has sent two different turns. The first one counts, unless a player answers the other.
together-why-taken = Another player has taken this seat.
together-why-chain = This link does not match the beginning of the game. Ask { $name } for it again. Nothing has changed.
together-why-withheld = This link is incomplete: the next card cannot be drawn. Ask for it again. Nothing has changed.
together-why-early = This link reveals a later draw too soon, so Dockhand did not make it. Nothing has changed.
together-why-illegal = This link contains a move that breaks the rules. Nothing has changed.
together-why-version = The two devices have different versions of the game. Reload the page on both, then try again.
together-why-asks = { $name } wants to continue on another device.
together-why-behind = This link has moves that this device does not.
together-why-wait = It is not your turn.
together-why-over = This game is over.
together-title = Games on several devices
together-yours = { $when ->
    [time] Your turn since { $at }
    [weekday] Your turn since { $at }
    [date] Your turn since { $at }
   *[unknown] Your turn
  }
together-theirs = { $when ->
    [time] { $name }’s turn since { $at }
    [weekday] { $name }’s turn since { $at }
    [date] { $name }’s turn since { $at }
   *[unknown] { $name }’s turn
  }
# State of a game in a list: it has ended.
together-ended = Over
together-joining = { $when ->
    [time] Waiting for an answer since { $at }
    [weekday] Waiting for an answer since { $at }
    [date] Waiting for an answer since { $at }
   *[unknown] Waiting for an answer
  }
together-give-up = Give up
together-give-up-about = The game ends for everyone; { $name } finds out from your next link.
# Verb (button): take the game off the list.
together-put-away = Remove
together-put-away-about = This removes the game from this device. You can no longer continue it here.
together-receipt = How this game was dealt
together-proof-title = Receipt of a game by link
together-proved = { $end ->
    [complete] Proved: { $names } signed every move, no draw was one player’s choice, and the game was played to its end.
    [gave-up] Proved: { $names } signed every move, no draw was one player’s choice, and the game ended when { $name } gave up.
   *[unfinished] Unfinished: the game continues after the last turn in this receipt; up to there, { $names } signed every move, and no draw was one player’s choice.
  }
together-proved-twice = { $name } sent two different turns. The first one counts.
together-proved-repeats = { $count ->
    [1] A device was lost, and one draw was made again.
   *[other] A device was lost, and { $count } draws were made again.
  }
together-unproved = { $flaw ->
    [damaged] Not proved: this file was changed after it was saved.
    [shape] Not proved: this file is not written as a receipt.
    [whole] Not proved: turns are missing, because the device that saved this receipt did not have them. Ask another player for a receipt.
    [newer] Not proved: this receipt comes from a newer version. Reload the page, then open it again.
    [differs] Not proved: the game in this file is not the one that the players signed.
    [heaps] Not proved: the cards in this file do not lie as they were drawn.
    [twice] Not proved: this file says that a player sent two different turns, and that is not so.
    [insecure] Not checked: that needs a secure address, one that begins with https.
   *[letters] Not proved: a turn is missing, was changed, or was not signed by its player.
  }
together-unproved-about = What it shows may be made up. Nothing has changed here.
together-open-proved = Open the game
together-open-unproved = Open it unproved
together-by-link = Playing by link
together-insecure = Playing by link needs a secure address: one that begins with https. Open Dockhand there.
together-unkept = This browser saves nothing for this page, so a game by link would be lost. Use another browser, or a window that is not private.
together-moved = Moved to another device
together-moved-away = You moved this game to another device, and play it there.
together-take-back = Play it here again
together-take-back-about = Only if the other device does not have this game. If both play it, the others get two different turns, and only the first one counts.
together-send-joining-next = Send this to the next player
together-about-joining-next = You have joined, and a seat is still free. The next player joins with this link. You can also send it back to { $name }, who passes it on.
together-fair-title = Is this fair?
together-fair-other = another player
# “Drawn” and “draw”: cards taken from the pile. Not a tie.
together-fair-draws = Nobody can know or choose the cards that are drawn. { $count ->
    [2] Each draw is made from a secret of yours and one of { $name }’s; both were fixed before the game.
   *[other] Each draw is made from secrets of two players, which were fixed before the game.
  }
together-fair-first = The player who opens your turn sees the draw first: it does not exist before.
together-fair-moves = A turn against the rules, or in another player’s name, is refused. A turn that was sent counts: the others notice a second, different one.
together-fair-receipt = After the game you can save a receipt, and anyone can check it.
together-fair-three = With three or four, two players who agree to cheat can know a draw before the others.
together-fair-not = No program can prevent a player from stopping, or from asking a friend or a computer for advice.
together-begins = { $name } begins. Send this back first, so that { $name } sees the cards dealt.
together-stopped = { $name } has sent two different turns, and both were answered. The game ends here. The proof is saved on this device.
together-stopped-both = Two different turns were sent at the same point of the game, and both were answered. The game ends here. The proof is saved on this device.
together-turned = { $name } sent two different turns. The other one counts. This is how the game stands now.
# Participle, state of a game in a list: it was stopped, because two different turns were sent.
together-halted = Stopped
together-send-seated = Send this to { $name }
together-about-seated = All players have joined. The cards are dealt when the last of them has opened the link.
together-send-stopped = Send this to all players
together-about-stopped = This link has both turns. The players who open it see why the game ends here.
together-why-unfit = This game cannot be played by link. Nothing has changed.
together-why-older = This invitation comes from an older version of Dockhand. Ask for a new one.
