# Kontor in English. Sentences only: no rule is decided here. Every key begins with "kontor-".

kontor-about = Merchants build docks and canals into a growing harbour, unload goods, and fight for every sector that water and edges close off. For two players, for four in two teams, or for three or four on their own, all sharing one screen.
# { $dry } counts the rounds in a row in which no card was laid.
kontor-progress = Round { $round }{ $dry ->
    [0] {""}
    [1] {", "}one round without a card
   *[other] {", "}{ $dry } rounds without a card
  }

## Set-up
kontor-setup-players-shared = You choose in secret, so hand the screen back and forth.
kontor-setup-players-about-4 = Two teams: players 1 and 2 are red, players 3 and 4 black. Partners sit side by side. Player 1 faces 4 and player 2 faces 3; you only tax the player you face.
kontor-setup-start-room = Cards on phones
kontor-setup-options = Card values and seed
kontor-own-harbour = Own harbour
# Beside the name of the scenario: the board that is played with all that is chosen.
kontor-setup-board = Board: { $columns } × { $rows } cells.
kontor-option-components = own harbour
kontor-option-scenario = Game
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = For two, on 6 × 6 cells; every finished sector counts.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = The ship removes docks; the five largest sectors count. Two play on 7 × 7; four play in teams on 8 × 8 with one special card each, and sectors need at least two docks to count.
kontor-option-edges = Edges close sectors
kontor-option-edges-about = The edge of the finished harbour closes a sector, just as water does.
kontor-value-edges-both = once width and height are fixed
kontor-value-edges-per-axis = as soon as one direction is fixed

## Names of scenarios, options and what they need
kontor-name-base = Base game
kontor-name-advanced = Advanced game
kontor-name-bakchich = { kontor-value-scenario-bakchich }
kontor-name-canale-grande = { kontor-value-scenario-canale-grande }
kontor-name-david-and-goliath = { kontor-value-scenario-david-and-goliath }
kontor-name-ile-grande = { kontor-value-scenario-ile-grande }
kontor-name-giant = { kontor-value-scenario-giant }
kontor-name-gulliver = { kontor-value-scenario-gulliver }
kontor-name-ever-smaller = { kontor-value-scenario-ever-smaller }
kontor-name-tic-tac-toe = { kontor-value-scenario-tic-tac-toe }
kontor-name-watergames = { kontor-value-scenario-watergames }
kontor-name-speed = { kontor-value-scenario-speed }
kontor-name-small-is-beautiful = { kontor-value-scenario-small-is-beautiful }
kontor-name-embargo = { kontor-value-scenario-embargo }
kontor-name-euphrates = { kontor-value-scenario-euphrates }
kontor-name-single-file = { kontor-value-scenario-single-file }
kontor-name-spring-tide = { kontor-value-scenario-spring-tide }
kontor-name-freewheel = { kontor-value-scenario-freewheel }
kontor-name-freewheel-solo = { kontor-value-scenario-freewheel-solo }
kontor-name-old-grudges = { kontor-option-oldGrudges }
kontor-name-misery = { kontor-option-misery }
kontor-name-justice = { kontor-option-justice }
kontor-name-dead-drunk = { kontor-option-deadDrunk }
kontor-name-free-draw = { kontor-option-freeDraw }
kontor-name-one-good = { kontor-option-oneGood }
kontor-name-blockade = { kontor-option-blockade }
kontor-name-first-pick = { kontor-option-firstPick }
kontor-name-flood-choice = { kontor-option-floodChoice }
kontor-name-corruption-1 = { kontor-option-corruption1 }
kontor-name-corruption-2 = { kontor-option-corruption2 }
kontor-name-last-point = { kontor-option-lastPoint }
kontor-name-final-sprint = { kontor-option-finalSprint }
kontor-name-smuggling = { kontor-option-smuggling }
kontor-name-protection = { kontor-option-protection }
kontor-name-special-shop = { kontor-option-specialShop }
kontor-name-bridge-and-flood = { kontor-option-bridgeAndFlood }
kontor-name-great-flood = { kontor-option-greatFlood }
kontor-name-export = { kontor-option-export }
kontor-name-events = { kontor-option-events }
kontor-name-two-players = two players
kontor-name-teams = two teams
kontor-name-ship = the ship
kontor-name-more-than-the-anchor = a start with more than the anchor
kontor-name-taverns = the taverns
kontor-name-floods = floods
kontor-name-rounds = rounds in which everyone chooses at once
kontor-name-unused-specials = special cards that are not already in play

## Names of things
kontor-colour-red = Red
kontor-colour-black = Black
kontor-colour-crimson = Red II
kontor-colour-grey = Black II
kontor-mark-red = disc
kontor-mark-black = square
kontor-mark-crimson = disc with a hole
kontor-mark-grey = square with a hole
# Goes into sentences in place of a name.
kontor-team-red = the red team
kontor-team-black = the black team
kontor-area-hands = Hands and docks
kontor-area-harbour = Harbour
kontor-area-city = City
kontor-panel-canals = Canals
# After a number, without a capital.
kontor-good-tea = tea
kontor-good-wine = wine
kontor-good-spice = spice
kontor-count-good = { $count } { $kind ->
    [spice] spice
   *[other] { $good }
  }
kontor-nothing = nothing
kontor-symbol-florin = florin
kontor-symbol-ship = ship
kontor-kind-dock-red = red dock
kontor-kind-dock-black = black dock
kontor-kind-crane-red = red crane
kontor-kind-crane-black = black crane
kontor-kind-tavern-red = red tavern
kontor-kind-tavern-black = black tavern
kontor-kind-canal = canal
kontor-kind-customs = customs house
kontor-kind-bridge = bridge
kontor-kind-flood = flood
kontor-kind-anchor = anchor
kontor-card = { $kind } { $number }{ $more ->
    [0] {""}
   *[other] {" "}({ $about })
  }
kontor-card-at = { $number } at { $cell }
kontor-card-unseen = face down
kontor-cell-anchor = the anchor
kontor-source-sectors = Sectors
kontor-source-customs = Customs houses

## Whose turn, and what to do
kontor-ask-announce = { $name }: play a card, or pass this round{ $florins ->
    [0] {" "}(the treasury is empty)
   *[other] {" "}for a florin
  }?
kontor-ask-announce-must = { $name }: you have no cards, so you have to pass.
kontor-ask-choose = { $name }: choose a card.
kontor-ask-ship = { $name }: you play { $card }. Move the ship first?
kontor-ask-take = { $name }: remove a dock next to the ship? Then lay { $card }.
kontor-ask-lay = { $name }: lay { $card }.
kontor-next-any = Choose a cell.
kontor-next-lay = Choose a cell for { $number }.
kontor-next-card = Choose a card.
kontor-next-take = Choose which pile it goes under.
kontor-advice-aim = Have the biggest lead in one kind of goods to win a sector. Canals close sectors off.
kontor-advice-announce = If you pass, you pay no tax. If you play, all chosen cards are revealed together.
kontor-advice-choose = The highest number goes first. A florin on a card taxes the opponent.
kontor-advice-order = { $number } is higher than { $others }, so it goes first.
kontor-advice-come-back = You have no florins: if your card is taxed, you will have to take it back.

## What Confirm will do
kontor-offer-pass = Pass
# Button: do not pass.
kontor-offer-stay = Play a card
kontor-offer-play = Play { $card }
kontor-offer-play-at = Play { $card } at { $cell }
# The ship stays where it is.
kontor-offer-lie-still = Leave it there
# Let every dock stay.
kontor-offer-spare = Remove nothing
kontor-offer-choose = Choose { $card }
kontor-offer-sail = Move the ship to { $cell }
kontor-offer-lay = Lay { $number } at { $cell }
kontor-offer-take = Remove { $dock }
kontor-offer-take-under = Remove { $dock }, under { $mine ->
    [yes] your pile
   *[no] { $name }’s pile
  }
kontor-preview-planned = If this card goes first, it is laid there at once.
kontor-preview-reveals = { $ask ->
    [announce] Then all chosen cards are revealed.
    [choose] Then all chosen cards are revealed.
   *[other] Then a new card is drawn.
  }

## What happened
kontor-say-round-begins = Round { $round } begins.
kontor-say-silently = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen.
kontor-say-passed = { $got ->
    [true] { $you ->
        [yes] You pass and take a florin
       *[no] { $name } passes and takes a florin
      }
   *[other] { $you ->
        [yes] You pass, but the treasury is empty
       *[no] { $name } passes, but the treasury is empty
      }
  }.
# $cards: a list of what each plays; it becomes a sentence.
kontor-say-shows = { $you ->
    [yes] you play
   *[no] { $name } plays
  } { $number }
kontor-say-revealed = { $cards }.
kontor-say-paid-tax = { $you ->
    [yes] You pay a florin in tax, because your opponent’s card shows one
    [also] { $names } each pay a florin in tax, because the opposing card shows one
   *[no] { $names } { $count ->
        [1] pays a florin in tax, because the opponent’s card shows one
       *[other] each pay a florin in tax, because the opposing card shows one
      }
  }.
kontor-say-could-not-pay = { $you ->
    [yes] You cannot pay the tax for the florin on your opponent’s card: you take your card back and sit out
   *[no] { $name } cannot pay the tax for the florin on the opponent’s card, takes the card back and sits out
  } the round.
kontor-say-spared-tax = { $got ->
    [true] { $you ->
        [yes] You cannot pay the tax, and neither can your opponent: you get a florin
       *[no] { $name } cannot pay the tax, and neither can the opponent: { $name } gets a florin
      }
   *[other] { $you ->
        [yes] You cannot pay the tax, and neither can your opponent
       *[no] { $name } cannot pay the tax, and neither can the opponent
      }
  }.
kontor-say-sailed = { $you ->
    [yes] You move
   *[no] { $name } moves
  } the ship to { $cell }.
kontor-say-took-away = { $you ->
    [yes] You remove
   *[no] { $name } removes
  } dock { $number } from { $cell }: it goes under { $mine ->
    [yes] your pile
   *[no] { $under }’s pile
  }.
kontor-say-took-away-all = { $you ->
    [yes] You remove
   *[no] { $name } removes
  } dock { $number } from { $cell }: it goes under the shared pile.
kontor-say-went-back = The warehouses at { $cell } go back: { $goods }.
kontor-say-laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
  } { $number } at { $cell }.
kontor-say-could-not-lay = { $you ->
    [yes] You cannot lay { $number } anywhere and take
   *[no] { $name } cannot lay { $number } anywhere and takes
  } it back.
kontor-say-axis-fixed = From now on the harbour { $axes ->
    [columns] gets no wider
    [rows] gets no taller
   *[both] gets no wider and no taller
  }.
kontor-say-no-warehouse-left = There are no { $good } warehouses left.
kontor-say-sector-finished = The sector at { $cell } ({ $docks ->
    [1] one dock
   *[other] { $docks } docks
  }) is finished. { $tally } { $why }
kontor-say-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
  } { $number }.
kontor-say-subsidised = { $you ->
    [yes] You get
   *[no] { $name } gets
  } a florin for the canal.
kontor-say-game-ends-full = The harbour is full.
kontor-say-game-ends-dry-rounds = Nobody has laid a card for three rounds.
kontor-say-game-ends-many-rounds = The game has reached its last round.
kontor-say-game-over = The game is over. { $you ->
    [yes] You win
   *[no] { $names } { $count ->
        [one] wins
       *[other] win together
      }
  }.

## Sectors: who leads, and what decides
kontor-tally = { $red }: { $reds }; { $black }: { $blacks }.
kontor-wins-largest-lead = { $you ->
    [yes] you win this sector
   *[no] { $count ->
        [one] { $name } wins this sector
       *[other] { $name } win this sector
      }
  } with the biggest lead in one kind of goods.
kontor-wins-more-leads = the biggest leads are equal, but { $you ->
    [yes] you lead in more kinds and win this sector
   *[no] { $count ->
        [one] { $name } leads in more kinds and wins this sector
       *[other] { $name } lead in more kinds and win this sector
      }
  }.
kontor-wins-order-of-goods = both lead in one kind, by the same number. Wine beats spice, spice beats tea, tea beats wine: { $you ->
    [yes] you win this sector
   *[no] { $name } wins this sector
  }.
kontor-wins-equal = it is a tie: nobody wins this sector.
kontor-wins-empty = there are no warehouses: nobody wins this sector.
kontor-leads-largest-lead = { $you ->
    [yes] you would win
   *[no] { $name } would win{ $count ->
        [one] {""}
       *[other] {" "}together
      }
  } now, with the biggest lead in one kind of goods.
kontor-leads-more-leads = { $you ->
    [yes] you would win
   *[no] { $name } would win{ $count ->
        [one] {""}
       *[other] {" "}together
      }
  } now: the biggest leads are equal, so leading in more kinds decides.
kontor-leads-order-of-goods = { $you ->
    [yes] you would win
   *[no] { $name } would win
  } now: both lead in one kind by the same number, and wine beats spice, spice beats tea, tea beats wine.
kontor-leads-equal = it is a tie: nobody would win now.
kontor-leads-empty = no warehouses yet: nobody would win now.
kontor-note-sector-open = Open sector at { $cell }, { $docks ->
    [1] one dock
   *[other] { $docks } docks
  }.
kontor-note-sector-ends = Still open at { $listed ->
    [true] { $cells }
   *[other] { $count } cells
  }: it is finished when only canals and fixed edges surround it.
kontor-note-sector-edge = The edge beside it closes when width and height are both fixed.
kontor-note-sector-finished = Finished sector at { $cell }, { $docks ->
    [1] one dock
   *[other] { $docks } docks
  }, won by { $you ->
    [yes] you
   *[no] { $name }
  }.
kontor-standing-counts = It counts: { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
kontor-standing-too-small = It does not count: too few docks.
kontor-standing-too-large = It does not count: too many docks.
kontor-standing-crooked = It does not count: its docks are not in a straight line.
kontor-standing-no-place-left = It does not count{ $over ->
    [yes] { "" }
   *[no] { " for now" }
  }: other sectors rank higher.
kontor-standing-tied = It does not count{ $over ->
    [yes] { "" }
   *[no] { " for now" }
  }: it ties with sectors just as large and just as near the anchor, and there is not room for all of them.
kontor-standing-nobody-counts = It still takes up one of the counting places.
kontor-standing-nobody-pointless = Nobody scores a point for it.
kontor-standing-nobody-too-small = It is too small to rank.
kontor-standing-nobody-too-large = It is too large to rank.
kontor-standing-nobody-crooked = Its docks are not in a straight line, so it does not rank.
kontor-standing-nobody-no-place-left = Other sectors rank higher.
kontor-standing-nobody-tied = It ties with others and does not rank.
kontor-label-sector-open = Open sector of { $docks ->
    [1] one dock
   *[other] { $docks } docks
  }: { $you ->
    [yes] you would win
   *[no] { $name } would win
  }.
kontor-label-sector-finished = Finished sector of { $docks ->
    [1] one dock
   *[other] { $docks } docks
  }: won by { $you ->
    [yes] you
   *[no] { $name }
  }.
kontor-details-finished = Finished sectors
kontor-details-open = Open sectors
# Participle: in a cell of a table, in place of a number.
kontor-details-won = won
kontor-details-docks = { $docks ->
    [1] one dock
   *[other] { $docks } docks
  }

## The ship, cranes, taxes
kontor-note-haven = From there the ship could remove { $docks }.
kontor-note-haven-none = From there the ship could not remove anything.
kontor-note-barred = Next to a crane: no docks for { $sides }.
kontor-note-tax = If the opposing card has no florin: { $without }. If it has one: { $with }.
kontor-note-tax-same = Tax, whichever card your opponent plays: { $what }.
# One side of a tax, inside a sentence, as are the next ones.
kontor-tax-nothing-nothing = no tax
kontor-tax-nothing-pays = { $name } pays a florin
kontor-tax-nothing-cannot-pay = { $name } cannot pay and takes the card back
kontor-tax-nothing-receives = { $name } gets a florin
kontor-tax-pays-nothing = you pay a florin
kontor-tax-pays-pays = you both pay a florin
kontor-tax-pays-cannot-pay = you pay a florin, { $name } takes the card back
kontor-tax-pays-receives = you pay, { $name } gets a florin
kontor-tax-cannot-pay-nothing = you cannot pay, so your card comes back
kontor-tax-cannot-pay-pays = your card comes back, { $name } pays a florin
kontor-tax-cannot-pay-cannot-pay = both cards come back
kontor-tax-cannot-pay-receives = your card comes back, { $name } gets a florin
kontor-tax-receives-nothing = you get a florin
kontor-tax-receives-pays = you get a florin, { $name } pays one
kontor-tax-receives-cannot-pay = you get a florin, { $name } takes the card back
kontor-tax-receives-receives = neither of you can pay: you both get a florin

## What a place is called
kontor-place-cell = { $cell }: { $card }.
# Adjective: there is no card here. Not about money.
kontor-place-cell-free = { $cell }: free.
kontor-place-stock = Warehouses: { $goods }.
# Noun: the piece that shows who has won a sector.
kontor-place-keeper = { $you ->
    [yes] Your
   *[no] { $name }’s
  } keeper.
kontor-place-ship = The ship is here.
kontor-place-hand = { $you ->
    [yes] Your
   *[no] { $name }’s
  } hand: { $card }.
kontor-place-open = { $you ->
    [yes] Your
   *[no] { $name }’s
  } face-up card: { $card }.
kontor-place-answered = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen.
kontor-place-announced-pass = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen to pass, in secret.
kontor-place-announced-play = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen to play a card, in secret.
kontor-place-chosen = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen { $number }, face down.
kontor-place-pile = { $you ->
    [yes] Your
   *[no] { $name }’s
  } dock pile.
kontor-place-top = { $you ->
    [yes] Your
   *[no] { $name }’s
  } docks: on top { $card }; { $count } below.
kontor-place-top-canals = Canals: on top { $card }; { $count } below.
kontor-place-treasury = Treasury: { $count ->
    [1] 1 florin
   *[other] { $count } florins
  }.
kontor-place-supply = Supply of { $good }: { $count ->
    [1] 1 warehouse
   *[other] { $count } warehouses
  }.
kontor-place-events = Events left: { $count }.
kontor-place-shop = Special cards for sale: { $count }.
kontor-place-exported = Exported: { $counts }.
kontor-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 point
   *[other] { $points } points
  }, { $florins ->
    [1] 1 florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , out of this round
    [next] , misses the next turn
   *[other] {""}
  }.
kontor-place-player-team = { $name } (of { $team }, { $mark }): { $points ->
    [1] 1 point
   *[other] { $points } points
  } for the team, { $florins ->
    [1] 1 florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , out of this round
    [next] , misses the next turn
   *[other] {""}
  }.

## Scores
kontor-score-sofar = Points if the game ended now. Florins break ties.
kontor-score-source-about-sectors = 1 for each sector won that counts
kontor-score-source-about-customs = 1 more for each customs house in a sector that counts
kontor-score-florins = { $name } { $count }
kontor-score-ties = Florins
kontor-score-ties-about = The most florins break a tie
kontor-score-why-florins = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. The most florins broke the tie: { $florins }.
kontor-score-why-shared = Tied on points ({ $points }) and on florins ({ $florins }): you shared the victory.
kontor-score-why-speed = { $you ->
    [yes] You
   *[no] { $names }
  } won the first sector, and with it the game.
kontor-score-why-tic-tac-toe = Three sectors in a line: { $you ->
    [yes] you
   *[no] { $names }
  } won at once, whatever the points.
kontor-score-why-misery = { $you ->
    [yes] You
   *[no] { $names }
  } won because the other side had no florin left while the treasury was empty.
kontor-count-sector = Sector at { $cell }
kontor-decided-sectors = The sectors decided it: { $lead } for { $names }.
kontor-decided-customs = The customs houses decided it: { $lead } for { $names }.
kontor-decided-export = The export decided it: { $lead } for { $names }.
kontor-decided-golden-days = The golden days decided it: { $lead } for { $names }.

## Why not
kontor-refusal-not-your-decision = It is not your decision now.
kontor-refusal-other-decision = First make the decision you are asked for.
kontor-refusal-hand-is-empty = With no cards in hand, you have to pass.
kontor-refusal-not-in-hand = Choose a card from your own hand.
kontor-refusal-ship-is-there = The ship is already there.
kontor-refusal-not-a-canal = The ship can only sail to canals, floods and the anchor.
kontor-refusal-not-a-dock = The ship can only remove docks.
kontor-refusal-bears-no-ship = The ship can only remove docks that show a ship.
kontor-refusal-not-beside-the-ship = The ship can only remove docks next to it.
kontor-refusal-not-the-owner = A dock goes under one of its owners’ piles.
kontor-refusal-sector-is-finished = A finished sector never changes.
kontor-refusal-cell-taken = There is already a card here.
kontor-refusal-touches-nothing = A card has to touch another one along a side.
kontor-refusal-beyond-the-edge = The harbour does not reach that far.
kontor-refusal-crane-bars = An opposing crane keeps your docks out of this cell.
kontor-refusal-would-finish-a-sector = You cannot finish a sector with a customs house.
kontor-refusal-cannot-be-flooded = A flood can only cover a bridge, or a dock with at most one kind of goods.
kontor-refusal-cannot-be-bridged = A bridge can only cover a canal or a flood. It cannot cover the anchor, lie under the ship or touch a finished sector.
kontor-refusal-nothing-here = There is nothing to do here now.
kontor-refusal-nothing-here-hand = You choose cards at the start of a round.
kontor-refusal-nothing-here-chosen = This card is waiting for its turn.
kontor-refusal-nothing-here-top = Hands are refilled from here.
kontor-refusal-nothing-here-treasury = You take a florin from here when you pass or lay a canal.
kontor-refusal-nothing-here-supply = Warehouses come from here and go back here.

## Why a table or a saved game is not taken
kontor-refusal-players = This is for { $allowed } players, not for { $seats }.
kontor-refusal-needs = “{ $option }” only works with { $thing }.
kontor-refusal-clash = “{ $option }” and “{ $with }” do not work together.
kontor-refusal-clashes-with-scenario = “{ $option }” does not work with “{ $scenario }”.
kontor-refusal-wrong-cards = These are not the cards from the box.

## Scenarios
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 cells along a winding canal; every sector counts.
kontor-value-scenario-david-and-goliath = David and Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 cells; only the three smallest sectors count.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = A ring of canals around an island that must stay dry; the whole island is worth 2.
kontor-value-scenario-giant = The Giant
kontor-value-scenario-giant-about = 8 × 8 cells; the seven largest sectors count.
kontor-value-scenario-gulliver = Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 cells, starting with just the anchor and 3 florins each; every sector counts.
kontor-value-scenario-ever-smaller = Ever Smaller
kontor-value-scenario-ever-smaller-about = 6 × 6 cells, starting with just the anchor, no cranes, no ship; sectors of one, two or three docks score that many points, larger ones score nothing.
kontor-value-scenario-tic-tac-toe = Tic-Tac-Toe
kontor-value-scenario-tic-tac-toe-about = Nine areas between canals; win three sectors in a row and you win at once.
kontor-value-scenario-watergames = Water Games
kontor-value-scenario-watergames-about = 6 × 6 cells; every dock has to touch a canal; every sector counts.
# Printed title of a variant, as are the others.
kontor-value-scenario-speed = Speed
kontor-value-scenario-speed-about = 6 × 6 cells, starting with just the anchor, no cranes; win the first sector and you win the game.
kontor-value-scenario-small-is-beautiful = Small Is Beautiful
kontor-value-scenario-small-is-beautiful-about = 8 × 8 cells; the five smallest sectors count, and ties go to those farther from the anchor.
kontor-value-scenario-single-file = Single File
kontor-value-scenario-single-file-about = 7 × 7 cells; a sector counts only if its docks lie in one straight line.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Each player has only four warehouses of each kind. The ones that win a sector stay there; the game ends when both players have run out.
kontor-ask-salvage = { $name }: which dock gets the { $good } from { $cell }?
kontor-offer-salvage = Move goods to { $dock }
kontor-place-sunken = Hidden here: { $goods }.
kontor-place-supply-own = Warehouses of { $good }: { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = The player who lays the last card around this canal gets its goods. Cells still free: { $cells }.
kontor-note-sunken-closed = This canal is surrounded: its goods go to a dock.
kontor-say-raised = There are no { $good } warehouses left: one is taken from the canal at { $from }.
kontor-say-salvaged = { $you ->
    [yes] You get the { $good } from the canal at { $from } and put
   *[no] { $name } gets the { $good } from the canal at { $from } and puts
  } it on { $cell }.
kontor-say-sank-for-good = The canal at { $cell } is surrounded, but there is no dock for its { $good }: it goes back to the supply.
kontor-say-game-ends-no-warehouse-left = Both players have run out of warehouses.
kontor-refusal-goods-lie-there = You cannot bridge a canal that still hides goods.
kontor-refusal-not-your-dock = The goods have to go to one of your own docks.
kontor-refusal-no-stock-there = The goods have to go to a dock where you already have some, in an open sector.
kontor-value-scenario-euphrates = Euphrates
kontor-value-scenario-euphrates-about = 6 × 6 cells; three of the first canals hide a warehouse each. The player who lays the last card around one gets it.
kontor-value-scenario-bakchich = Baksheesh
kontor-value-scenario-bakchich-about = 6 × 6 cells, three florins each, no ship. Before a round each player may buy out one of the opponent’s docks, for one florin per kind of goods it shows.
kontor-ask-buy-out = { $name }: buy out one of your opponent’s docks?
kontor-offer-buy-out = Buy out { $dock }{ $florins ->
    [0] {""}
    [1] {" "}for one florin
   *[other] {" "}for { $florins } florins
  }
kontor-offer-buy-nothing = Buy nothing
kontor-note-price = It could be bought out for { $florins ->
    [1] one florin
   *[other] { $florins } florins
  }.
kontor-say-bought-out = { $you ->
    [yes] You buy
   *[no] { $name } buys
  } out dock { $number } at { $cell } for { $price ->
    [1] one florin
   *[other] { $price } florins
  }: it goes under { $mine ->
    [yes] your pile
   *[no] { $under }’s pile
  }.
kontor-refusal-own-dock = This dock is already yours.
kontor-refusal-shows-no-goods = You can only buy out docks with goods.
kontor-refusal-too-dear = You cannot afford this dock.
kontor-value-scenario-spring-tide = Spring Tide
kontor-value-scenario-spring-tide-about = When you lay a canal, you may lay a second one at once for a florin. Sectors of one dock do not count.
kontor-ask-second = { $name }: lay a second canal for a florin?
kontor-offer-lay-more = Lay { $number } at { $cell } for a florin
kontor-offer-enough = No second canal
kontor-say-laid-more = { $you ->
    [yes] You pay a florin and also lay
   *[no] { $name } pays a florin and also lays
  } { $number } at { $cell }.
kontor-refusal-not-a-canal-card = Your second card has to be a canal.
kontor-value-scenario-freewheel = Freewheel
kontor-value-scenario-freewheel-about = Players take turns, one card at a time, starting with just the anchor on 7 × 7 cells. Special cards are shuffled in with the canals, taverns get docks drunk, and everything is scored at the end: finished sectors of two docks or more.
kontor-ask-play = { $name }: play a card, or pass and take a florin.
kontor-ask-treat = { $name }: which dock does the tavern at { $cell } get drunk?
kontor-next-treat = Choose a dock to get drunk.
kontor-offer-treat = Get { $dock } drunk
kontor-place-drunk = Drunk: it does not count.
kontor-say-treated = { $you ->
    [yes] Your
   *[no] { $name }’s
  } tavern at { $tavern } gets the workers at { $cell } drunk: that dock does not count.
kontor-say-sobered = The workers at { $cell } are sober again.
kontor-say-loses-turn = { $you ->
    [yes] You cannot pay the tax for the florin on your opponent’s card and miss your
   *[no] { $name } cannot pay the tax for the florin on the opponent’s card and misses the
  } next turn.
kontor-say-lost-turn = { $you ->
    [yes] You miss
   *[no] { $name } misses
  } this turn.
kontor-refusal-crane-wants-a-corner = In this game a crane may only touch other cards at its corners, never along a side.
kontor-refusal-not-a-tavern = Only a tavern can get docks drunk.
kontor-refusal-not-your-tavern = This tavern is not yours.
kontor-refusal-once-a-turn = You have already used this tavern this turn.
kontor-refusal-no-guest = A tavern can only get other docks in its own sector drunk.
kontor-refusal-drunk-already = This tavern has already got those workers drunk.
kontor-value-scenario-freewheel-solo = Freewheel Free-for-All
kontor-value-scenario-freewheel-solo-about = For three or four, everyone for themselves, with one shared dock pile: you own the docks you lay. Two players may form an alliance in a sector and split its points. Otherwise as in Freewheel; spice beats tea and wine, tea beats wine.
kontor-setup-players-about-3 = Three play, everyone for themselves.
kontor-ask-consent = { $name }: form an alliance with { $other } in the sector at { $cell }?
kontor-offer-ally = Ally with { $name }
# Verb (button): go out of the alliance.
kontor-offer-leave = Leave alliance
kontor-offer-agree = Agree
# Verb (button): say no.
kontor-offer-refuse = Refuse
kontor-say-proposed = { $you ->
    [yes] You propose
   *[no] { $name } proposes
  } an alliance to { $mine ->
    [yes] you
   *[no] { $other }
  } in the sector at { $cell }.
kontor-say-refused = { $you ->
    [yes] You refuse
   *[no] { $name } refuses
  }.
kontor-say-allied = { $you ->
    [yes] You and
   *[no] { $name } and
  } { $mine ->
    [yes] you
   *[no] { $other }
  } are now allies in the sector at { $cell }.
kontor-say-left-ally = { $you ->
    [yes] You leave
   *[no] { $name } leaves
  } the alliance with { $mine ->
    [yes] you
   *[no] { $other }
  } in the sector at { $cell }.
kontor-say-fallen = The alliance of { $name } and { $other } breaks up: one of them now has another ally there.
kontor-say-sector-scored = The sector at { $cell } ({ $docks ->
    [1] one dock
   *[other] { $docks } docks
  }) is scored. { $tally } { $why }
kontor-tally-one = { $name }: { $goods }.
kontor-wins-line = they lead in the same number of kinds. Spice beats tea and wine, tea beats wine: { $you ->
    [yes] you win this sector
   *[no] { $count ->
        [one] { $name } wins this sector
       *[other] { $name } win this sector
      }
  }.
kontor-leads-line = { $you ->
    [yes] you would win
   *[no] { $name } would win{ $count ->
        [one] {""}
       *[other] {" "}together
      }
  } now: they lead in the same number of kinds, and spice beats tea and wine, tea beats wine.
kontor-wins-level = nobody is alone in the lead in any kind: nobody wins this sector.
kontor-leads-level = nobody is alone in the lead in any kind: nobody would win now.
kontor-note-allies = Allies here: { $names }.
kontor-pair = { $name } and { $other }
kontor-place-top-all = Shared docks: on top { $card }; { $count } below.
kontor-place-owner = Laid by { $name }.
kontor-refusal-nobody-to-ally = There is no sector here where you can do that.
kontor-refusal-one-ally-only = Each player can have only one ally per sector.
kontor-refusal-proposed-before = You have already proposed that this turn.
kontor-say-game-ends-first-sector = The first sector has been won.
kontor-say-game-ends-three-in-line = Three sectors in a row!
kontor-refusal-island-is-dry = You cannot lay canals on the island.
kontor-refusal-would-part-a-field = A canal here would split what is left of this area.
kontor-refusal-needs-a-canal = In this game a dock has to touch a canal.

## Optional rules
# Noun, printed title: everyone is poor.
kontor-option-misery = Misery
kontor-option-misery-about = There are only three florins each; if you have none while the treasury is empty, you lose at once.
kontor-option-blockade = Blockade
kontor-option-blockade-about = No card may be laid next to the ship; if it leaves nobody able to lay a card in a round, the game ends.
kontor-option-lastPoint = Last point
kontor-option-lastPoint-about = The last sector to be finished is worth 2.
kontor-option-finalSprint = Final sprint
kontor-option-finalSprint-about = The game ends when a player could only draw canals; every open sector is then closed and scored.
kontor-option-protection = Protection
kontor-option-protection-about = A tavern protects its owner’s docks in the same sector from the ship.
kontor-say-game-ends-penniless = A player is out of florins, and the treasury is empty, too.
kontor-say-game-ends-blockade = Because of the ship, nobody can lay a card.
kontor-say-game-ends-final-sprint = There are only canals left to draw: every sector is closed.
kontor-refusal-ship-bars = You cannot lay a card next to the ship.
kontor-refusal-tavern-protects = A tavern protects this dock from the ship.
# Noun: drawing a card from the pile that you choose.
kontor-option-freeDraw = Free draw
kontor-option-freeDraw-about = Draw your new card from the docks or the canals, as you like; always keep a dock and a canal in hand.
kontor-option-oneGood = One kind only
kontor-option-oneGood-about = A dock with two or three kinds of goods unloads only one of them; its owner chooses.
# Noun, printed title: the first choice from the pile.
kontor-option-firstPick = First pick
kontor-option-firstPick-about = When you draw a dock, you may pay 2 florins and take any dock from your pile.
kontor-option-corruption1 = Corruption I
kontor-option-corruption1-about = A tavern cannot finish a sector; when you lay it, you may add a warehouse to a dock with one kind of goods in its sector.
kontor-option-corruption2 = Corruption II
kontor-option-corruption2-about = A tavern cannot finish a sector; when you lay it, you may add a warehouse to each of two docks with one kind of goods, if the two docks and the tavern are in three different sectors.
kontor-ask-land = { $name }: which goods does { $card } unload?
kontor-ask-bribe = { $name }: which dock gets an extra warehouse from the tavern?
kontor-ask-draw = { $name }: which pile do you draw from?
kontor-ask-pick = { $name }: which dock do you take from your pile?
kontor-offer-land = Unload only { $good }
kontor-offer-bribe = Extra warehouse: { $dock }
kontor-offer-decline = Skip this
kontor-offer-draw-docks = Draw a dock
kontor-offer-draw-canals = Draw a canal
# Button: pay, then choose any card of the pile.
kontor-offer-search = Pay and choose
kontor-offer-pick = Take { $card }
kontor-say-bribed = { $you ->
    [yes] Your
   *[no] { $name }’s
  } tavern adds a warehouse at { $cell }: { $good }.
kontor-say-searched = { $you ->
    [yes] You pay
   *[no] { $name } pays
  } to choose from the whole pile.
kontor-say-picked = { $you ->
    [yes] You take
   *[no] { $name } takes
  } a dock in secret.
kontor-place-extra = { $count ->
    [1] One extra warehouse: { $goods }.
   *[other] { $count } extra warehouses: { $goods }.
  }
kontor-refusal-tavern-would-finish = With this rule, a tavern cannot finish a sector.
kontor-refusal-cannot-be-bribed = The tavern cannot help here: choose a dock of yours with one kind of goods, in the right sector.
kontor-refusal-not-on-the-card = This dock does not show those goods.
kontor-refusal-pile-is-empty = This pile is empty.
kontor-refusal-other-sort = Draw the same kind of card as the one you played.
kontor-refusal-no-dock-in-hand = You need a dock in hand: draw one.
kontor-refusal-no-canal-in-hand = You need a canal in hand: draw one.
kontor-refusal-cannot-search = You need 2 florins, and at least two docks in the pile.
kontor-refusal-not-in-pile = This dock is not in your pile.
kontor-option-oldGrudges = Old grudges
kontor-option-oldGrudges-about = The owner of a tavern decides if its sector counts when it is finished; with both taverns in it, it always counts.
kontor-option-justice = Justice
kontor-option-justice-about = Each player starts with three docks of their choice; then four docks leave each pile, unseen.
kontor-option-deadDrunk = Dead drunk
kontor-option-deadDrunk-about = Players may pass in secret, just as they choose a card. Taverns are out, unless another rule needs them.
kontor-option-floodChoice = Flood or canals
kontor-option-floodChoice-about = Instead of laying a flood, you may discard it and lay two canals from your hand.
kontor-option-bridgeAndFlood = Bridge and flood
kontor-option-bridgeAndFlood-about = Each player also starts with a bridge and a flood.
kontor-option-greatFlood = Great flood
kontor-option-greatFlood-about = Each player also starts with a flood, which fills the empty cells next to it with canals from the pile.
kontor-ask-canals = { $name }: lay { $left ->
    [1] one more canal
   *[other] a canal instead of the flood, and a second one if you like
  }.
kontor-ask-veto = { $name }: your tavern is in the finished sector at { $cell }. Does the sector count?
kontor-ask-opening = { $name }: choose your first docks.
kontor-ask-choose-secret = { $name }: choose a card, or pass in secret and sit out the round.
kontor-offer-discard = Two canals instead
kontor-offer-lay-canal = Lay { $card } at { $cell }
kontor-offer-count = It counts
# “It” is the sector; so in kontor-offer-count.
kontor-offer-void = It does not count
kontor-say-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
  } flood { $number } to lay canals.
kontor-say-filled = The flood brings canal { $number } to { $cell }.
kontor-say-judged = { $you ->
    [yes] You decide
   *[no] { $name } decides
  }: the sector at { $cell } { $counts ->
    [true] counts
   *[other] does not count; its warehouses go back
  }.
kontor-say-opened = { $you ->
    [yes] You have chosen your
   *[no] { $name } has chosen the
  } first docks.
kontor-say-docks-leave = { $count } docks leave each pile, unseen.
kontor-say-silently-opening = { $you ->
    [yes] You choose your
   *[no] { $name } chooses a
  } first dock in secret.
kontor-standing-vetoed = It does not count: the owner of a tavern decided so.
kontor-standing-nobody-vetoed = The owner of a tavern decided that it does not count, so it does not rank.
kontor-refusal-no-canal-to-lay = You can only discard the flood if the rule is in play and you have a canal to lay.
kontor-refusal-lay-a-canal = You have to lay canals instead of the flood.
kontor-option-specialShop = Special shop
kontor-option-specialShop-about = Before a round, players may buy face-down special cards for 2 florins each.
kontor-option-export = Export
kontor-option-export-about = You may export one of the goods a dock unloads; exporting the most of a kind is worth 1.
kontor-option-events = Events
kontor-option-events-about = After a round in which a sector was finished, one of ten events happens.
kontor-source-export = Export
kontor-source-golden-days = Golden days
kontor-score-source-about-export = 1 for exporting the most of a kind
kontor-score-source-about-golden-days = from an event
kontor-ask-export = { $name }: export one of the goods from { $card }?
kontor-ask-shop = { $name }: how many special cards do you buy?
kontor-ask-show = { $name }: together you want { $wanted } special cards, and { $left ->
    [1] only one is left
   *[other] only { $left } are left
  }. Which card do you show? The higher one buys first.
# Verb (button): show this dock to decide who gets the special card.
kontor-offer-show = Show { $card }
kontor-ask-exchange = { $name }: swap one of your warehouses for another kind?
kontor-ask-wedding = { $name }: take any dock from your pile? Choose the dock from your hand that goes under the pile, or choose the pile.
kontor-next-exchange = Choose the new kind.
kontor-next-wed = Choose the dock to take.
kontor-offer-land-all = Export nothing
kontor-offer-export = Export { $good }
kontor-offer-buy = { $count ->
    [0] Buy none
    [1] Buy one
   *[other] Buy { $count }
  }
kontor-offer-exchange = { $dock }: { $to } for { $from }
kontor-offer-wed = Take { $card }, return { $give }
kontor-offer-wed-same = Return { $card }
kontor-say-exported = { $you ->
    [yes] You export
   *[no] { $name } exports
  } { $good }.
kontor-say-recalled = { $you ->
    [yes] You take
   *[no] { $name } takes
  } { $good } back from the export.
kontor-say-bought = { $count ->
    [0] { $you ->
        [yes] You are too late: there are no special cards left
       *[no] { $name } is too late: there are no special cards left
      }
    [one] { $you ->
        [yes] You buy a special card
       *[no] { $name } buys a special card
      }
   *[other] { $you ->
        [yes] You buy { $count } special cards
       *[no] { $name } buys { $count } special cards
      }
  }{ $less ->
    [true] , the last there are
   *[other] {""}
  }.
kontor-say-shown = { $you ->
    [yes] You show
   *[no] { $name } shows
  } { $number }.
kontor-say-event-turned = Event: { $event }
kontor-say-unasked = Every answer now ends the game with the same result, so the question is not asked.
kontor-event-hurricane = hurricane. Everyone keeps just one florin.
kontor-event-conspiracy = conspiracy. The richer player sits out this round.
kontor-event-disorder = disorder. All docks in hand go under the piles, and everyone draws new ones.
kontor-event-flood-damage = flood damage. Everyone may swap a warehouse for another kind.
kontor-event-wedding = wedding. Everyone may take any dock from their own pile.
kontor-event-strike = strike. Everyone with a tavern in the harbour gets a florin.
kontor-event-fire = fire. Cranes in open sectors go back under the piles.
kontor-event-golden-days = golden days. The richer player gets a point.
kontor-event-struggle = struggle. Everyone shows their hand.
kontor-event-blockade-at-sea = blockade at sea. From now on spice beats wine, wine beats tea, tea beats spice.
kontor-say-lost-florins = { $you ->
    [yes] You lose
   *[no] { $name } loses
  } { $count ->
    [1] a florin
   *[other] { $count } florins
  }.
kontor-say-sits-out = { $you ->
    [yes] You sit
   *[no] { $name } sits
  } out this round.
kontor-say-redrew-docks = { $you ->
    [yes] You put all docks in your hand under your pile and draw
   *[no] { $name } puts all docks in hand under the pile and draws
  } new ones.
kontor-say-exchanged = { $you ->
    [yes] You swap
   *[no] { $name } swaps
  } { $from } for { $to } at { $cell }.
kontor-say-wedded = { $you ->
    [yes] You secretly take a dock of your choice and put
   *[no] { $name } secretly takes a dock of their choice and puts
  } one back.
kontor-say-got-florin = { $you ->
    [yes] You get
   *[no] { $name } gets
  } a florin for a tavern.
kontor-say-burnt = Crane { $number } at { $cell } burns down.
kontor-say-got-point = { $you ->
    [yes] You get
   *[no] { $name } gets
  } a point.
kontor-wins-reversed-order = both lead in one kind, by the same number. Since the blockade at sea, spice beats wine, wine beats tea, tea beats spice: { $you ->
    [yes] you win this sector
   *[no] { $name } wins this sector
  }.
kontor-leads-reversed-order = { $you ->
    [yes] you would win
   *[no] { $name } would win
  } now: both lead in one kind by the same number, and since the blockade at sea, spice beats wine, wine beats tea, tea beats spice.
kontor-place-bought = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen to buy { $count }, in secret.
kontor-refusal-nothing-to-export = There are no warehouses of this kind.
kontor-refusal-cannot-buy-so-many = You cannot buy that many: either your florins or the cards run out.
kontor-refusal-cannot-exchange = You can only swap a warehouse of your own in an open sector, for another kind, and not where your opponent has just swapped one.
kontor-option-smuggling = Smuggling
kontor-option-smuggling-about = Once a game, you may lay a canal or a dock with goods face down. It is revealed at the end; until then no sector next to it is scored.
kontor-ask-smuggle = { $name }: lay your card face down.
kontor-offer-smuggle = Smuggle { $card }
# Button, while the card is chosen.
kontor-offer-smuggle-it = Smuggle it
kontor-offer-lay-dark = Lay it face down at { $cell }
kontor-say-smuggles = { $you ->
    [yes] You play
   *[no] { $name } plays
  } a card face down: it is laid last.
kontor-say-smuggled = { $you ->
    [yes] You lay
   *[no] { $name } lays
  } a { $dock ->
    [true] dock
   *[other] canal
  } face down at { $cell }.
kontor-say-could-not-smuggle = { $you ->
    [yes] You cannot lay the face-down card anywhere and take
   *[no] { $name } cannot lay the face-down card anywhere and takes
  } it back unseen.
kontor-say-turned-up = { $you ->
    [yes] Your
   *[no] { $name }’s
  } card at { $cell } is revealed: { $number }.
kontor-place-smuggles = { $you ->
    [yes] You have
   *[no] { $name } has
  } chosen { $number }, to lay it face down.
kontor-refusal-smuggled-already = You can only lay one card a game face down, and only if the rule is in play.
kontor-refusal-cannot-be-smuggled = You can only smuggle canals, and docks with goods.

## A components file for Kontor
kontor-deck = Card values
kontor-deck-ours = We do not have the printed pictures. Which numbers are canals (45 to 87), which docks are red (the odd ones), which cards show which goods, florins and ships, and how Canale Grande, Île Grande and Water Games are set up, is our reconstruction. If you own the game, you can load a file with the real ones.
kontor-deck-not-a-deck = The file may contain “game”, “numbers”, “cards”, “warehouses”, “florins”, “layouts” and “harbour”, each in the form shown in the documentation.
kontor-refusal-other-game = The file is for another game.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Tea
    [wine] Wine
    [spice] Spice
    [florin] Florins
    [canals] Canals
    [red] Red docks
   *[ship] Ships
  }: the list has { $has } numbers; at most { $most } are possible.
kontor-refusal-no-such-card = { $mark ->
    [tea] Tea cannot be on card { $number }: goods are on docks that are neither crane nor tavern.
    [wine] Wine cannot be on card { $number }: goods are on docks that are neither crane nor tavern.
    [spice] Spice cannot be on card { $number }: goods are on docks that are neither crane nor tavern.
    [florin] A florin cannot be on card { $number }: only docks and canals show one.
    [canals] Card { $number } cannot be a canal: 3 to 87 can, except for the cranes 29 to 32.
    [red] Card { $number } is no dock, so it cannot be red.
   *[ship] A ship cannot be on card { $number }: only docks and canals show one.
  }
kontor-refusal-number-twice = { $mark ->
    [tea] Tea
    [wine] Wine
    [spice] Spice
    [florin] Florins
    [canals] Canals
    [red] Red docks
   *[ship] Ships
  }: number { $number } is listed twice.
kontor-refusal-two-symbols = Card { $number } cannot show both a florin and a ship.
kontor-refusal-wrong-amount = { $pieces ->
    [canals] Canals
    [red-docks] Red docks
    [black-docks] Black docks
    [red-cranes] Red cranes
    [black-cranes] Black cranes
    [red-taverns] Red taverns
    [black-taverns] Black taverns
    [tea] Warehouses of tea
    [wine] Warehouses of wine
    [spice] Warehouses of spice
   *[florins] Florins
  }: { $exactly ->
    [yes] { $has } instead of { $least }.
   *[no] { $has }; { $least } to { $most } are possible.
  }
kontor-refusal-too-few = { $pieces ->
    [canals] Canals
   *[florins] Florins
  }: the file has { $has }, but this scenario needs { $least } at the start.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] A harbour has exactly one anchor; this one has { $has }.
    [ships] The ship begins on at most one canal; { $has } are marked.
    [apart] All canals must be connected to the anchor; { $has } are not.
    [alone] Every dock must touch a canal, the anchor or another dock.
    [closed-in] No dock may be closed in from the start.
    [too-large] The harbour is { $has } cells long in one direction; { $bound } fit on its board.
    [too-many-canals] The harbour has { $has } canals; at most { $bound } are possible.
    [too-many-docks] Each side has two cranes and one tavern; here it is { $has } instead of { $bound }.
    [board] A board has 4 to { $bound } cells in this direction, not { $has }.
   *[other] Line { $has }: draw a harbour in lines of equal length, using ~ S A c C t T and full stops.
  }
kontor-refusal-own-map = “{ $scenario }” has a map of its own.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Water Games
  }: { $fault ->
    [marks] a drawing has lines of equal length: ~ for canals, S for a canal with the ship, A for the anchor and . for empty cells.
    [anchor] there must be exactly one anchor; the drawing has { $has }.
    [ships] the ship begins on at most one canal; { $has } are marked.
    [apart] all canals must be connected to the anchor; { $has } are not.
    [too-large] it is { $has } cells long in one direction; { $bound } fit on its board.
    [too-many-canals] it has { $has } canals; at most { $bound } are possible.
   *[no-island] the canals have to surround one island; they surround { $has }.
  }
kontor-one-answer = One answer: a card or a pass
kontor-one-answer-about = All players secretly choose a card or pass, in one go, so the device goes round once. As printed, passes are announced first.
