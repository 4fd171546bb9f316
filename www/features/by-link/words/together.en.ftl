# Playing by link, with people on other devices.

together-label = { $label } Plays on another device.
together-comes = This is what has happened.
together-final = This cannot be taken back.
together-goes-on = { $name } plays again. Send this back first, so that { $name } sees it, too.
together-asks = { $name } wants to go on from another device.
together-waits = { $name } is to play. You will be sent a link.
together-sealed = Sealed. { $name } opens your link, sees what is drawn, and plays.
together-watches = You are watching. If you are one of the players, you can go on from this device.
together-over = The game is over.
together-gave-up = { $name } has given up.
together-act-seal = Seal and send
together-act-send-back = Send back
together-act-agree = Agree
together-act-send-again = Send again
together-act-paste = Paste a link
together-act-take-over = Go on as { $name }
together-act-whole = Send the whole game
together-send-invitation = Invite a player
together-about-invitation = Send this link to another player, with any messenger. You get a link back: open it here.
together-send-joining = Send this to { $name }
together-about-joining = You have joined. When { $name } opens this link, the game goes on.
together-send-turn = Send this to { $name }
together-about-turn = Your turn is sealed: it cannot be taken back. { $name } sees it when opening this link.
together-send-last = Send the end to { $name }
together-about-last = The game is over. With this link { $name } sees how it ended.
together-about-whole = This link tells the whole game. Send it if a turn was lost, or if a player goes on from another device.
together-no-whole = This game cannot be sent whole at the moment.
together-invited = { $name } invites you to play { $game }
together-invited-about = The game is for { $count } players. You play by sending each other links, with any messenger. There is no account.
together-your-name = Your name
together-invite = Invite
together-copied = The link is copied.
together-copy = Copy this link.
together-act-copy = Copy
together-join = Join
together-elsewhere = This turn belongs to another place
together-elsewhere-about = This browser does not keep that table. Copy the link, open Dockhand in the app or browser where you began to play, and choose “Paste a link”.
together-paste-about = Paste the link that you were sent.
together-open = Open
together-no = Not now
together-full = There is no space left to keep this table, so nothing was sealed.
together-silent = This browser’s storage does not answer right now, so nothing was sealed. Try again in a moment.
together-deleted = This table was deleted on this device, in another window or by the browser, so nothing was sealed.
together-other-tab = You have played on in another window. This is how the game stands now.
together-asks-title = Is { $name } playing from a new device?
together-asks-about = If you agree, { $name } goes on from there, and a draw that was waiting is made again. Ask { $name } first.
together-behind-title = This link knows more than this device
together-behind-about = It has turns of yours that are not kept here. Take them over only if you have played on another device.
together-refused = This link was not opened
together-why-unreadable = This link is damaged or incomplete. Copy it again, from its beginning to its end. Nothing has changed.
together-why-cut = The end of this link is missing: it was cut on its way. Ask for it once more, or copy it from its beginning to its end. Nothing has changed.
together-why-newer = This link comes from a newer version. Reload the page, then open it again.
together-why-elsewhere = This link belongs to another table.
together-why-forged = This link was not made by the player whose turn it is. Nothing has changed.
together-why-old = You have opened this before.
together-why-missing = A turn in between is missing. Ask for the whole game.
together-why-strayed = This link belongs to another course of the game. Ask for the whole game.
together-why-twice = { $name } has sent two different turns. The first one counts, unless the other is answered.
together-why-taken = This seat has been taken by another player.
together-why-chain = This link does not fit what { $name } fixed at the beginning. Nothing has changed.
together-why-withheld = This link lacks what is needed for a draw. Nothing has changed.
together-why-early = This link gives a later draw away. It was not made by Dockhand, and nothing has changed.
together-why-illegal = The rules forbid a move in this link. Nothing has changed.
together-why-version = The two devices have different versions of the game. Reload the page on both, then try again.
together-why-asks = { $name } wants to go on from another device.
together-why-behind = This link has moves that are not kept here.
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
together-ended = Over
together-joining = { $when ->
    [time] Waiting for an answer since { $at }
    [weekday] Waiting for an answer since { $at }
    [date] Waiting for an answer since { $at }
   *[unknown] Waiting for an answer
  }
together-give-up = Give up
together-give-up-about = The game ends for everybody, and { $name } is told with the next link.
together-put-away = Remove
together-put-away-about = The table is removed from this device. You can no longer play on here.
together-receipt = How this game was dealt
together-proof-title = Receipt of a game by link
together-proved = { $end ->
    [complete] Proved: { $names } signed every move, no draw was one player’s choice, and the game was played to its end.
    [gave-up] Proved: { $names } signed every move, no draw was one player’s choice, and the game ended when { $name } gave up.
   *[unfinished] Unfinished: the game goes on after the last turn in this receipt; up to there, { $names } signed every move, and no draw was one player’s choice.
  }
together-proved-twice = { $name } sent two different turns. The first one counts.
together-proved-repeats = { $count ->
    [one] A device was lost, and one draw was made anew.
   *[other] A device was lost, and { $count } draws were made anew.
  }
together-unproved = { $flaw ->
    [damaged] Not proved: this file was changed after it was saved.
    [shape] Not proved: this file is not written as a receipt.
    [whole] Not proved: turns are missing, because the device that saved this receipt did not have them. Ask another player for theirs.
    [newer] Not proved: this receipt comes from a newer version. Reload the page, then open it again.
    [differs] Not proved: this file tells another game than the turns that the players signed.
    [heaps] Not proved: in this file, cards lie otherwise than they were drawn.
    [twice] Not proved: this file says that a player sent two different turns, and that is not so.
    [insecure] Not checked: that needs a secure address, one that begins with https.
   *[letters] Not proved: a turn is missing, was changed, or was not signed by its player.
  }
together-unproved-about = What it shows may be made up. Nothing has changed here.
together-open-proved = Open the game
together-open-unproved = Open it unproved
together-by-link = Playing by link
together-insecure = Playing by link needs a secure address: one that begins with https. Open Dockhand there.
together-unkept = This browser keeps nothing for this page, so a game by link would be lost. Use another browser, or a window that is not private.
together-moved = Moved to another device
together-moved-away = You moved this game to another device, and play it there.
together-take-back = Play it here again
together-take-back-about = Only if the other device does not have this game. If both play it, the others get two different turns, and only the first one counts.
together-send-joining-next = Send this to the next player
together-about-joining-next = You have joined, and a seat is still free. The next player joins with this link. You can also send it back to { $name }, who passes it on.
together-fair-title = Is this fair?
together-fair-other = another player
together-fair-draws = Nobody can know or choose what is drawn. { $count ->
    [2] Each draw is made from a secret of yours and one of { $name }’s; both were fixed before the game.
   *[other] Each draw is made from secrets of two players, which were fixed before the game.
  }
together-fair-first = The player who opens your turn sees the draw first, because only then it exists.
together-fair-moves = A turn against the rules, or in another player’s name, is refused. A sealed turn counts: a second, different one is noticed.
together-fair-receipt = After the game you can save a receipt, and anybody can check it.
together-fair-three = With three or four, two players who agree to cheat can know a draw before the others.
together-fair-not = No program can prevent a player from stopping, or from asking a friend or a computer for advice.
together-begins = { $name } begins. Send this back first, so that { $name } sees what was dealt.
together-stopped = { $name } has sent two different turns, and both were answered. The game ends here. The proof is kept.
together-stopped-both = Two different turns were sent for one place, and both were answered. The game ends here. The proof is kept.
together-turned = { $name } sent two different turns. The other one counts. This is how the game stands now.
together-halted = Stopped
together-send-seated = Send this to { $name }
together-about-seated = All players have joined. The game is dealt when the last of them has opened the link.
together-send-stopped = Send this to all players
together-about-stopped = This link has both turns. Whoever opens it sees why the game ends here.
together-why-unfit = This game cannot be played by link. Nothing has changed.
together-why-older = This invitation was begun with an older version of Dockhand. Ask for a new one.
