# One device is the table; the players hold their cards on phones.

## At the table
room-title = Cards on phones
room-about = This device is the table. Each player may hold their cards on a phone. Players without a phone are called to the table.
room-people-only = Only people can hold cards on phones. Give every seat to a person first.
room-scan = Point a phone’s camera here
room-honest = The table deals the cards, so it knows all of them. Use a device that everyone trusts.
room-not-by-link = This game cannot be played by link: a link cannot deal cards that only one player may see.
# Verb (button).
room-begin = Begin
room-begin-some = Begin, { $count ->
    [one] { $count } player
   *[other] { $count } players
  } without a phone
room-begin-none = Begin without phones
room-back = Back to the table
room-remove-of = { $name } plays without the phone
room-joined = { $count ->
    [one] { $names } has joined.
   *[other] { $names } have joined.
  }
# { $mark } is a short code that both screens show.
room-mark = For the check at the end of the game: { $mark }
room-waits = { $count ->
    [one] { $names } is choosing on the phone.
   *[other] { $names } are choosing on their phones.
  }
room-lost = { $name }’s phone is not connected.
room-act-scan = Connect a phone
room-act-call = { $name } decides here
room-label-here = { $label } Holds the cards on a phone.
room-label-away = { $label } The phone is not connected.
room-consent-title = Another phone for { $name }?
room-consent-about = This phone asks for { $name }’s seat. Its screen will show { $name }’s cards.
room-consent-yes = That is { $name }
room-consent-no = Not { $name }

## On the phone
room-choose-seat = Choose your seat.
room-ask-seat = The game has begun. Which seat is yours?
room-act-sit = Sit here
room-act-ask = That is me
room-asked = Asking the table whether this seat is yours…
room-wait-begin = You have joined. The table begins the game.
# State of a seat: nobody sits there yet. Not about money.
room-chair-none = free
room-chair-here = has joined
room-chair-away = phone not connected
room-chair-own = you
room-cards = Your cards
room-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
room-sent = Sent to the table…
room-at-table = Do this at the table.
room-at-table-other = { $name } is playing at the table.
room-waiting = { $count ->
    [0] Done.
   *[other] Done. Waiting for { $names }.
  }
# “Here”: this player holds no phone and plays at the table.
room-here = You decide at the table.
room-not-connected = Not connected. Still trying…
room-act-again = Scan the table’s code again
room-leave = Leave the table
room-word-no = The table says that this seat is not yours.
room-word-taken = Another player has taken this seat. Choose another one.
room-word-full = Every seat at this table has a phone already.
room-word-ended = The table has ended the game. Thank you for playing.
room-word-elsewhere = You now play at the table, without this phone.
room-word-version = The table and this phone have different versions of the game. Reload the page on both, then join again.
room-fair = Nobody chose this deal: it was made from the table’s secret, fixed in advance, and a number from each phone. This phone has checked it.
room-unfair = This deal is not the one that was agreed with this phone.

## How the game was dealt
room-receipt = How this game was dealt
room-receipt-about = The deal was made from a secret that the table fixed before any phone joined, and one number from each phone. Neither the table nor a player could choose it. Each phone checks this at the end.
room-receipt-secret = The table’s secret
room-receipt-mark = Shown in advance
room-receipt-number = { $name }’s number
room-receipt-none = { $name } had no phone
room-receipt-seed = Seed of the game
