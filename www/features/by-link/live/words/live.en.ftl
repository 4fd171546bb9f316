# Playing in one room, each player on their own device.

live-how = Play with people on other devices
live-people-only = Computer players play on this device only. Give every seat to a person first.
# Verb (button): every seat is for a person from now on.
live-act-people = Give all seats to people
live-by-link = By link
live-by-link-about = Wherever you are, whenever you like: each turn is a link that you send with any messenger.
live-by-link-memory = Not in this game: it is about remembering, and days may pass between two links.
live-room = In this room
live-room-about = Now, in the same Wi‑Fi network: a code connects the devices, and turns arrive by themselves.
live-title = Play in this room
live-name-about = The others see this name.
live-your-name = Your name
# Verb (button).
live-go = Show the code
live-seats = Players
live-seat-you = { $name } (this device)
live-seat-here = { $name } is here
live-seat-gone = { $name } is not connected
# State of a seat: nobody sits there yet. Not about money.
live-seat-free = Free
live-starts = The game begins when all seats are taken.
live-joined = You are in. The game begins when everyone has joined.
live-full = All seats in this game are taken.
live-label = { $label } Plays on another device.
live-comes = This is what happened.
live-waits = It is { $name }’s turn.
live-sent = Your move is final. One moment…
live-drawing = Your move is final. You will see what comes next as soon as { $name } is connected.
live-lost = Not connected. Still trying.
live-gone = { $name } is not connected.
live-away = It is { $name }’s turn, but { $name } is not here right now. Everything is ready for { $name }; you can close this page.
live-over = The game is over.
live-gave-up = { $name } has given up.
live-act-scan = Scan again
live-act-show = Show the code
live-act-link = Continue by link
live-code = Reconnect a device
live-code-about = No move is lost: the device continues where it was.
live-resume = Play in this room
live-stopped = { $name } has sent two different turns, and both were answered. The game ends here. The proof is saved on this device.
live-stopped-both = Two different turns were sent at the same point of the game, and both were answered. The game ends here. The proof is saved on this device.
