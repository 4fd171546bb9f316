# The Duel in English. Sentences only: no rule is decided here. Every key begins with "duel-".

duel-about = Nefertiti and Akhenaten send their people to the same harbour: unload six boats and build four monuments each. For two, on one screen.
duel-progress = { $tokens ->
    [1] 1 token
   *[other] { $tokens } tokens
  }, { $boats ->
    [1] 1 boat
   *[other] { $boats } boats
  } left
duel-link-note = The link and the file contain the face-down temple tokens. Anyone with some skill can look them up, so do not share them with a player who is still in the game. Tokens that nobody has seen yet are shuffled again in the copy.

## Set-up
duel-setup-sites-about = Each site has a simpler side A and a tenser side B. Both players use the same; mix them as you like.
duel-option-obelisk = Obelisk
duel-option-temple = Temple
duel-option-pyramids = Pyramids
duel-option-tomb = Burial Chamber
duel-option-memoryAid = Memory aid
duel-option-memoryAid-about = Temple tokens of side A lie face up instead of in a face-down pile, and count in the running score.
duel-value-obelisk-a-about = 1 point a token, and 6 extra for the player with the most.
duel-value-obelisk-b-about = The first player with five tokens scores 12 points, or 18 with ten or more. The other scores 6 with five.
duel-value-temple-a-about = 1 point for every sun; the tokens lie in a face-down pile.
duel-value-temple-b-about = Sets of 1, 2, 3 or 4 different values: 1, 4, 9 or 16 points.
duel-value-pyramids-a-about = Each pyramid: 1, 3, 6, 10, 15, 21 points for 1 to 6 tokens.
duel-value-pyramids-b-about = Only the smaller pyramid: −6 for none, then 0, 4, 10, 18, 30, 45 points.
duel-value-tomb-a-about = Each run of consecutive numbers: 1, 4, 9, 16, 25 points for 1 to 5 or more.
duel-value-tomb-b-about = Each run of consecutive numbers, however long: 4 points.

## Names of things
duel-site-obelisk = Obelisk
duel-site-temple = Temple
duel-site-pyramids = Pyramids
duel-site-tomb = Burial Chamber
duel-area-hands = Action tokens
duel-area-harbour = Harbour
duel-area-boats = Boats
duel-area-sites = Sites
duel-area-supply = Supply
duel-area-warehouse = Warehouse
duel-token-obelisk = obelisk
# “Light” is the colour: not dark.
duel-token-pyramid-light = light pyramid
duel-token-pyramid-dark = dark pyramid
duel-token-temple = temple { $value }
duel-token-tomb = burial chamber { $value }
duel-token-take-one = action “{ duel-action-take-one }”
duel-token-place-several = action “{ duel-action-place-several }”
duel-token-place-and-unload = action “{ duel-action-place-and-unload }”
duel-token-swap-and-unload = action “{ duel-action-swap-and-unload }”
duel-tokens-obelisk = { $count ->
    [2] two
   *[other] three
  } obelisks
duel-tokens-pyramid-light = { $count ->
    [2] two
   *[other] three
  } light pyramids
duel-tokens-pyramid-dark = { $count ->
    [2] two
   *[other] three
  } dark pyramids
duel-tokens-alike = { $token } ({ $count ->
    [2] twice
   *[other] three times
  })
duel-action-take-one = Take one
duel-action-place-several = Place several
duel-action-place-and-unload = Place and unload
duel-action-swap-and-unload = Swap and unload
duel-about-take-one = take a token off any boat
duel-about-place-several = place two or three figures
duel-about-place-and-unload = place a figure, then unload one boat or two
duel-about-swap-and-unload = swap two tokens of a boat, then unload a boat
duel-unused-action = An action token that you have not used by the end is worth 1 point.
duel-source-obelisk = Obelisk
duel-source-temple = Temple
duel-source-pyramids = Pyramids
duel-source-tomb = Burial Chamber
duel-source-unused-actions = Unused action tokens
duel-source-figures = Figures in the harbour
duel-boat-row = the boat of row { $nth }
duel-boat-column = the boat of column { $nth }
duel-boat-title-row = Boat of row { $nth }
duel-boat-title-column = Boat of column { $nth }

## Whose turn, and what to do
# Goes into ask-act as { $what }: a command without a capital.
duel-act-place = place a figure
duel-act-unload = unload a boat
duel-act-token = play an action token
duel-ask-pass = { $name }: you can only pass.
duel-ask-second-boat = { $name }: you may unload a second boat.
duel-next-take-one = “Take one”: choose a token on a boat.
duel-next-place-several = “Place several”: choose two or three free cells.
duel-next-place-third = “Place several”: choose a third cell, or confirm these two.
duel-next-place-and-unload = “Place and unload”: choose a free cell.
duel-next-then-unload = “Place and unload”: choose the boat to unload.
duel-next-swap = “Swap and unload”: choose two tokens of one boat, then the boat to unload.
duel-next-swap-second = “Swap and unload”: choose the second token of that boat, and the boat to unload.
duel-next-swap-unload = “Swap and unload”: now choose the boat to unload.

## What Confirm will do
duel-offer-place = Place a figure on { $cell }
duel-offer-unload = Unload { $boat }
duel-offer-take-one = “Take one”: { $token } from { $boat }
duel-offer-place-several = Place figures on { $cells }
duel-offer-place-and-unload = Place a figure on { $cell }, then unload { $boat }
duel-offer-swap-and-unload = Swap places { $first } and { $second } of { $swap }, then unload { $boat }
duel-offer-swap-same = Swap places { $first } and { $second }, then unload { $boat }
duel-offer-pass = Pass
# Button: leave it at one boat.
duel-offer-stop = No second boat
# Button: place two figures, and no third one.
duel-offer-done = Just these two
duel-preview-place = Counts 1 point if it is still there at the end.
duel-preview-reveals = Then new tokens are revealed.
duel-preview-ends = Then the game ends.
duel-preview-reveals-count = Then { $count ->
    [1] a new token is revealed.
   *[other] { $count } new tokens are revealed.
  }

## What happened
duel-say-placed = { $you ->
    [yes] You place
   *[no] { $name } places
  } a figure on { $cell }.
duel-say-unloaded = { $you ->
    [yes] You unload
   *[no] { $name } unloads
  } { $boat }.
duel-say-took = { $you ->
    [yes] You take:
   *[no] { $name } takes:
  } { $token }.
duel-say-nobody-took = Not taken, out of the game: { $tokens }.
duel-told-unloaded = { $you ->
    [yes] You unload
   *[no] { $name } unloads
  } { $boat }: { $items }.
duel-told-action = { $you ->
    [yes] You play
   *[no] { $name } plays
  } “{ $action }”: { $items }.
# One part of a list: which tokens each player got.
duel-told-share = { $tokens } for { $name }
duel-say-refilled = New on { $boat }: { $tokens }.
duel-say-boat-left = No tokens are left: { $boat } leaves the game. { $left ->
    [1] One boat remains.
   *[other] { $left } boats remain.
  }
duel-say-played-action = { $you ->
    [yes] You play
   *[no] { $name } plays
  } the action token “{ $action }”.
duel-say-swapped = On { $boat }, { $tokens } change places.
duel-say-picked = From { $boat }, place { $place }.
duel-say-restocked = From the warehouse to { $boat }: { $token }.
duel-say-first-to-five = { $you ->
    [yes] You are
   *[no] { $name } is
  } the first with five obelisk tokens.
duel-say-stopped = { $you ->
    [yes] You do
   *[no] { $name } does
  } not unload a second boat.

## What a place is called
# Adjective: there is no figure here. Not about money.
duel-place-cell-free = { $cell }: free.
duel-place-cell-figure = { $cell }: { $you ->
    [yes] your figure
   *[no] { $name }’s figure
  }.
duel-place-quay = { $boat }, from the quay: { $tokens }.
duel-place-boat = { $boat }, place { $place }: { $token }.
duel-place-action = { $you ->
    [yes] You hold
   *[no] { $name } holds
  } “{ $action }”{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  }: { $about }.
duel-place-reserve = { $you ->
    [yes] You
   *[no] { $name }
  }: { $count ->
    [1] 1 figure
   *[other] { $count } figures
  } in reserve.
duel-place-supply = Supply: { $count ->
    [1] one token
   *[other] { $count } tokens
  } face down.
duel-place-warehouse = Warehouse: { $count ->
    [1] one token
   *[other] { $count } tokens
  } face down.
duel-place-site = { $you ->
    [yes] Your { $site }
   *[no] { $name }’s { $site }
  }, side { $side }: { $state }
duel-state-tokens = { $count ->
    [0] no token yet.
    [1] one token.
   *[other] { $count } tokens.
  }
duel-state-nothing = no token yet.
duel-state-pile = { $count ->
    [1] one token
   *[other] { $count } tokens
  } face down.
duel-state-values = { $count ->
    [one] value
   *[other] values
  } { $values }.
duel-state-numbers = { $count ->
    [one] number
   *[other] numbers
  } { $numbers }.
duel-state-pyramids = light { $light }, dark { $dark }.
duel-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 point
   *[other] { $points } points
  }, { $figures } of 4 figures in reserve.

## Scores
duel-score-why-tie = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $you ->
    [yes] you won, because you did not start
   *[no] { $name } won, as the player who did not start
  }.
duel-decided-obelisk = The Obelisk decided it: { $lead } for { $names }.
duel-decided-temple = The Temple decided it: { $lead } for { $names }.
duel-decided-pyramids = The Pyramids decided it: { $lead } for { $names }.
duel-decided-tomb = The Burial Chamber decided it: { $lead } for { $names }.
duel-decided-unused-actions = The unused action tokens decided it: { $lead } for { $names }.
duel-decided-figures = The figures in the harbour decided it: { $lead } for { $names }.
duel-score-sofar = Points if the game ended now. Face-down temple tokens are counted at the end.
duel-score-source-about-unused-actions = 1 point each
duel-score-source-about-figures = 1 point for each figure still in the harbour

## Why not
duel-refusal-other-decision = First decide about the second boat.
duel-refusal-cannot-pass = You cannot pass while you can do something.
duel-refusal-cell-taken = There is already a figure here.
duel-refusal-reserve-empty = All four of your figures are already in the harbour.
duel-refusal-boat-gone = This boat is out of the game.
duel-refusal-too-few-figures = { $has ->
    [0] There is no figure
   *[other] There is only one figure
  } in the line of this boat: you need two.
duel-refusal-no-such-place = There is no such place.
duel-refusal-action-not-held = You need the action token “{ $action }” for this.
duel-refusal-cannot-take-action = You cannot take action tokens this way.
duel-refusal-two-or-three-cells = Choose two or three free cells.
duel-refusal-too-few-in-reserve = You do not have enough figures in reserve: { $has }.
duel-refusal-two-places-needed = Choose two different places on one boat.
duel-refusal-nothing-here-action = You can only play your own action tokens, on your turn.
duel-refusal-nothing-here-boat = Choose the boat to unload it. You only choose single tokens with certain action tokens.
duel-refusal-nothing-here-cell = There is nothing to do on this cell now.
duel-refusal-nothing-here-quay = You cannot unload this boat now.
duel-refusal-nothing-here-supply = Boats are refilled from here after they are unloaded.
duel-refusal-nothing-here-warehouse = A token from here replaces one taken with “Take one”.
duel-refusal-wrong-number-of-seats = The Duel is for two players.
duel-refusal-wrong-tokens = These are not the sixty tokens from the box.
