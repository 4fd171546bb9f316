# Kontor in English. Sentences only: no rule is decided here. Every key begins with "kontor-".

kontor-about = Merchants lay docks and canals into a growing harbour, land goods, and win the sectors that water and edges close off. For two, four in two teams, or three or four each alone, on one screen that is handed over.
kontor-progress = Round { $round }{ $dry ->
    [0] {""}
    [one] {", "}one round without a card
   *[other] {", "}{ $dry } rounds without a card
  }
kontor-progress-short = { $round }

## Set-up
kontor-setup-players-about-2 = Each player chooses unseen by the other: the screen is handed over.
kontor-setup-players-about-4 = Two teams: players 1 and 2 play red, players 3 and 4 black. Partners sit side by side. 1 faces 4 and 2 faces 3: only they tax each other.
kontor-setup-options = Printed tables and seed
kontor-own-harbour = Own harbour
# Beside the name of the scenario: the board that is played with all that is chosen.
kontor-setup-board = Board: { $columns } × { $rows } cells.
kontor-option-components = own harbour
kontor-option-scenario = Game
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = For two, on 6 × 6 cells unless an optional rule says otherwise; every finished sector counts.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = A ship takes docks away; the five largest sectors count. Two play on 7 × 7; four play in teams on 8 × 8, with a special card each, and only sectors of two docks or more count.
kontor-option-edges = Edges close sectors
kontor-option-edges-about = What lies beyond the edge of the finished harbour closes a sector, as water does.
kontor-value-edges-both = once both directions are fixed
kontor-value-edges-per-axis = each direction by itself

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
kontor-name-more-than-the-anchor = more than the anchor at the start
kontor-name-taverns = the taverns
kontor-name-floods = floods
kontor-name-rounds = rounds in which all choose at once
kontor-name-unused-specials = special cards that are not in play already

## Names of things
kontor-colour-red = Red
kontor-colour-black = Black
kontor-colour-crimson = Red II
kontor-colour-grey = Black II
kontor-mark-red = disc
kontor-mark-black = square
kontor-mark-crimson = disc with a hole
kontor-mark-grey = square with a hole
kontor-team-red = the red team
kontor-team-black = the black team
kontor-area-hands = Hands and docks
kontor-area-harbour = Harbour
kontor-area-city = City
kontor-panel-canals = Canals
kontor-good-tea = tea
kontor-good-wine = wine
kontor-good-spice = spice
kontor-count-good = { $count } { $good }
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
   *[other] {": "}{ $about }
  }
kontor-card-at = { $number } at { $cell }
kontor-card-unseen = face down
kontor-cell-anchor = the anchor
kontor-cell-east = E{ $steps }
kontor-cell-west = W{ $steps }
kontor-cell-north = N{ $steps }
kontor-cell-south = S{ $steps }
kontor-source-sectors = Sectors
kontor-source-customs = Customs houses

## Whose turn, and what to do
kontor-ask-announce = { $name }: play a card, or pass{ $florins ->
    [0] {" "}(the treasury is empty)
   *[other] {" "}and take a florin
  }?
kontor-ask-announce-must = { $name }: your hand is empty. You have to pass.
kontor-ask-choose = { $name }: choose a card.
kontor-ask-ship = { $name } plays { $card }. Move the ship first?
kontor-ask-take = { $name }: take a dock beside the ship away? Then lay { $card }.
kontor-ask-lay = { $name }: lay { $card }.
kontor-next-any = Choose a place.
kontor-next-take = Choose the pile it goes under.
kontor-advice-come-back = Your purse is empty: a card of yours may come back for want of a florin.

## What Confirm will do
kontor-offer-pass = Pass
kontor-offer-stay = Play a card
kontor-offer-lie-still = Leave the ship
kontor-offer-spare = Take nothing
kontor-offer-choose = Choose { $card }
kontor-offer-sail = Move the ship to { $cell }
kontor-offer-lay = Lay { $number } at { $cell }
kontor-offer-take = Take { $dock } away
kontor-offer-take-under = Take { $dock } away, under the pile of { $name }
kontor-preview-reveals = Then all cards that were chosen are turned up, or a new card is.

## What happened
kontor-say-round-begins = Round { $round } begins.
kontor-say-silently-announce = { $name } has said, face down, whether to play.
kontor-say-silently-choose = { $name } has chosen a card, face down.
kontor-say-passed = { $name } passes{ $got ->
    [true] {" "}and takes a florin
   *[other] ; the treasury is empty
  }.
kontor-say-shows = { $name } { $number }
kontor-say-revealed = The cards: { $cards }.
kontor-say-paid-tax = { $names } { $count ->
    [one] pays
   *[other] pay
  } a florin of tax.
kontor-say-could-not-pay = { $name } cannot pay the tax, takes the card back and is out of the round.
kontor-say-spared-tax = { $name } cannot pay, and neither can the other{ $got ->
    [true] {": "}{ $name } receives a florin
   *[other] {""}
  }.
kontor-say-sailed = { $name } moves the ship to { $cell }.
kontor-say-took-away = { $name } takes dock { $number } away from { $cell }: it goes under the pile of { $under }.
kontor-say-took-away-all = { $name } takes dock { $number } away from { $cell }: it goes under the common pile.
kontor-say-went-back = The warehouses at { $cell } go back: { $goods }.
kontor-say-laid = { $name } lays { $number } at { $cell }.
kontor-say-could-not-lay = { $name } can lay { $number } nowhere and takes it back.
kontor-say-axis-fixed = { $axes ->
    [columns] The harbour grows no wider
    [rows] The harbour grows no higher
   *[both] The harbour grows neither wider nor higher
  } from now on.
kontor-say-no-warehouse-left = No warehouse of { $good } is left.
kontor-say-sector-finished = The sector at { $cell }, { $docks ->
    [one] one dock
   *[other] { $docks } docks
  }, is finished. { $tally } { $why }
kontor-say-drew = { $name } draws { $number }.
kontor-say-subsidised = { $name } gets a florin for the canal.
kontor-say-game-ends-full = The harbour is full.
kontor-say-game-ends-dry-rounds = For three rounds nobody has laid a card.
kontor-say-game-ends-many-rounds = The game has lasted for as many rounds as it may.
kontor-say-scored = { $name }, { $source }: { $points }.
kontor-say-game-over = The game is over. { $names } { $count ->
    [one] wins
   *[other] win together
  }.

## Sectors: who leads, and what decides
kontor-tally = { $red }: { $reds }; { $black }: { $blacks }.
kontor-wins-largest-lead = { $name } { $count ->
    [one] wins
   *[other] win
  } with the largest lead in one kind.
kontor-wins-more-leads = the largest leads are equal; { $name } { $count ->
    [one] wins
   *[other] win
  }, leading in more kinds.
kontor-wins-order-of-goods = each leads in one kind, by as much. Wine beats spice, spice beats tea, tea beats wine: { $name } wins.
kontor-wins-equal = equal stocks: { $name } wins.
kontor-wins-empty = without warehouses { $name } wins.
kontor-leads-largest-lead = { $name } { $count ->
   *[other] would win
  } now: the largest lead in one kind decides.
kontor-leads-more-leads = { $name } { $count ->
   *[other] would win
  } now: the largest leads are equal, and more kinds led in decide.
kontor-leads-order-of-goods = { $name } would win now: each leads in one kind by as much, and wine beats spice, spice beats tea, tea beats wine.
kontor-leads-equal = equal stocks: { $name } would win now.
kontor-leads-empty = no warehouses yet: { $name } would win now.
kontor-note-sector-open = Open sector at { $cell }, { $docks ->
    [one] one dock
   *[other] { $docks } docks
  }.
kontor-note-sector-finished = Finished sector at { $cell }, { $docks ->
    [one] one dock
   *[other] { $docks } docks
  }, won by { $name }.
kontor-standing-counts = It counts: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
kontor-standing-too-small = It does not count: too few docks.
kontor-standing-too-large = It does not count: too many docks.
kontor-standing-crooked = It does not count: its docks do not lie in one straight line.
kontor-standing-no-place-left = It does not count now: others have taken the places.
kontor-standing-tied = It does not count now: others are as large and as near to the anchor, and there are not places for all.
kontor-standing-nobody-counts = It takes a place all the same.
kontor-standing-nobody-too-small = It is too small to take a place.
kontor-standing-nobody-too-large = It is too large to take a place.
kontor-standing-nobody-crooked = It does not lie in one straight line and takes no place.
kontor-standing-nobody-no-place-left = Others have taken the places.
kontor-standing-nobody-tied = It shares its size with others and takes no place.
kontor-label-sector-open = In an open sector of { $docks }: { $name } would win.
kontor-label-sector-finished = In a finished sector of { $docks }: won by { $name }.
kontor-details-finished = Finished sectors
kontor-details-open = Open sectors

## The ship, cranes, taxes
kontor-note-haven = From there the ship could take { $docks } away.
kontor-note-haven-none = From there the ship could take nothing away.
kontor-note-barred = Beside a crane: no docks of { $sides }.
kontor-note-tax = Against a card without a florin: { $without }. Against one with a florin: { $with }.
kontor-note-tax-same = Tax, whatever the other card: { $what }.
kontor-tax-nothing-nothing = no tax
kontor-tax-nothing-pays = { $name } pays a florin
kontor-tax-nothing-cannot-pay = { $name } cannot pay and takes the card back
kontor-tax-nothing-receives = { $name } receives a florin
kontor-tax-pays-nothing = you pay a florin
kontor-tax-pays-pays = you both pay a florin
kontor-tax-pays-cannot-pay = you pay a florin, { $name } takes the card back
kontor-tax-pays-receives = you pay, { $name } receives a florin
kontor-tax-cannot-pay-nothing = you cannot pay: your card comes back
kontor-tax-cannot-pay-pays = your card comes back, { $name } pays a florin
kontor-tax-cannot-pay-cannot-pay = both cards come back
kontor-tax-cannot-pay-receives = your card comes back, { $name } receives a florin
kontor-tax-receives-nothing = you receive a florin
kontor-tax-receives-pays = you receive a florin, { $name } pays one
kontor-tax-receives-cannot-pay = you receive a florin, { $name } takes the card back
kontor-tax-receives-receives = neither can pay: you both receive a florin

## What a place is called
kontor-place-cell = { $cell }: { $card }.
kontor-place-cell-free = { $cell }: free.
kontor-place-stock = Warehouses: { $goods }.
kontor-place-keeper = Keeper of { $name }.
kontor-place-ship = The ship lies here.
kontor-place-hand = Hand of { $name }: { $card }.
kontor-place-open = Open card of { $name }: { $card }.
kontor-place-answered = { $name } has answered, face down.
kontor-place-announced-pass = { $name } has answered, face down: passes.
kontor-place-announced-play = { $name } has answered, face down: plays.
kontor-place-chosen = { $name } has chosen { $number }, face down.
kontor-place-pile = Dock pile of { $name }.
kontor-place-top = Docks of { $name }: on top { $card }; { $count } below.
kontor-place-top-canals = Canals: on top { $card }; { $count } below.
kontor-place-treasury = Treasury: { $count ->
    [one] 1 florin
   *[other] { $count } florins
  }.
kontor-place-supply = Supply of { $good }: { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
  }.
kontor-place-events = Events to come: { $count }.
kontor-place-shop = Special cards for sale: { $count }.
kontor-place-exported = Exported: { $counts }.
kontor-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , out of this round
    [next] , loses the next turn
   *[other] {""}
  }.
kontor-place-player-team = { $name } (of { $team }, { $mark }): { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the team, { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , out of this round
    [next] , loses the next turn
   *[other] {""}
  }.

## Scores
kontor-score-sofar = Points if the game ended now. On a tie florins decide.
kontor-score-source-about-sectors = sectors won that count, 1 each
kontor-score-source-about-customs = 1 more for each in such a sector
kontor-score-florins = { $name } { $count }
kontor-score-why-end = Points do not decide here, but how the game has ended.
kontor-score-why-florins = Equal points ({ $points }). Florins decide: { $florins }.
kontor-score-why-shared = Equal points ({ $points }) and equal florins ({ $florins }): the victory is shared.

## Why not
kontor-refusal-not-your-decision = Somebody else decides now.
kontor-refusal-other-decision = Something else has to be decided first.
kontor-refusal-hand-is-empty = Without a card in hand one has to pass.
kontor-refusal-not-in-hand = Choose a card of your own hand.
kontor-refusal-ship-is-there = The ship lies there already.
kontor-refusal-not-a-canal = The ship lies on canals, floods and the anchor only.
kontor-refusal-not-a-dock = Only docks can be taken away.
kontor-refusal-bears-no-ship = Only docks that bear a ship can be taken away.
kontor-refusal-not-beside-the-ship = Only docks beside the ship can be taken away.
kontor-refusal-not-the-owner = A dock goes under a pile of those who own it.
kontor-refusal-sector-is-finished = In a finished sector nothing ever changes.
kontor-refusal-cell-taken = A card lies here already.
kontor-refusal-touches-nothing = A card has to touch another side by side.
kontor-refusal-beyond-the-edge = The harbour does not reach so far.
kontor-refusal-crane-bars = A crane of the other side lets none of your docks lie here.
kontor-refusal-would-finish-a-sector = A customs house may not finish a sector.
kontor-refusal-cannot-be-flooded = A flood covers a bridge, or a dock with one kind of goods at most.
kontor-refusal-cannot-be-bridged = A bridge covers a canal or a flood, not the anchor, not under the ship and not beside a finished sector.
kontor-refusal-nothing-here = Nothing can be done here now.
kontor-refusal-nothing-here-hand = Cards are chosen at the beginning of a round.
kontor-refusal-nothing-here-chosen = This card waits for its turn.
kontor-refusal-nothing-here-top = From here hands are refilled.
kontor-refusal-nothing-here-treasury = Who passes takes a florin from here; a canal brings one.
kontor-refusal-nothing-here-supply = From here warehouses come to docks, and here they return.

## Why a table or a saved game is not taken
kontor-refusal-players = This is for { $allowed } players, not for { $seats }.
kontor-refusal-needs = { $option } needs { $thing }.
kontor-refusal-clash = { $option } and { $with } make no sense together.
kontor-refusal-clashes-with-scenario = { $option } makes no sense in { $scenario }.
kontor-refusal-wrong-cards = The cards are not those of the box.

## Scenarios
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 cells along a winding canal; every sector counts.
kontor-value-scenario-david-and-goliath = David and Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 cells; only the three smallest sectors count.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = A ring of canals around an island where no canal may lie; the whole island is worth 2.
kontor-value-scenario-giant = The Giant
kontor-value-scenario-giant-about = 8 × 8 cells; the seven largest sectors count.
kontor-value-scenario-gulliver = Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 cells from the anchor alone, 3 florins each; every sector counts.
kontor-value-scenario-ever-smaller = Ever Smaller
kontor-value-scenario-ever-smaller-about = 6 × 6 cells from the anchor alone, without cranes or ship; sectors of one, two and three docks are worth as much, larger ones nothing.
kontor-value-scenario-tic-tac-toe = Tic-Tac-Toe
kontor-value-scenario-tic-tac-toe-about = Nine fields between canals; three won sectors in a line win at once.
kontor-value-scenario-watergames = Water Games
kontor-value-scenario-watergames-about = 6 × 6 cells; every dock has to touch a canal; every sector counts.
kontor-value-scenario-speed = Speed
kontor-value-scenario-speed-about = 6 × 6 cells from the anchor alone, without cranes; whoever wins the first sector wins.
kontor-value-scenario-small-is-beautiful = Small Is Beautiful
kontor-value-scenario-small-is-beautiful-about = 8 × 8 cells; the five smallest sectors count, of equal ones those farther from the anchor.
kontor-value-scenario-single-file = Single File
kontor-value-scenario-single-file-about = 7 × 7 cells; a sector counts only if its docks lie in one straight line.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Each player has four warehouses of each kind and no others. Those that win a sector stay there; the game ends when neither has any left.
kontor-ask-salvage = { $name }: which dock gets the { $good } from { $cell }?
kontor-offer-salvage = The goods go to { $dock }
kontor-place-sunken = Hidden here: { $goods }.
kontor-place-supply-own = Warehouses of { $good }: { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = Whoever lays the last card around this canal gets its goods; still free: { $cells }.
kontor-note-sunken-closed = This canal is surrounded: its goods go to a dock.
kontor-say-raised = No warehouse of { $good } is left: it is taken from the canal at { $from }.
kontor-say-salvaged = { $name } gets the { $good } from the canal at { $from }: it goes to { $cell }.
kontor-say-sank-for-good = The canal at { $cell } is surrounded, but there is no dock for its { $good }: it goes to the supply.
kontor-say-game-ends-no-warehouse-left = Neither has a warehouse left.
kontor-refusal-goods-lie-there = No bridge covers a canal that still hides goods.
kontor-refusal-not-your-dock = The goods go to a dock of your own.
kontor-refusal-no-stock-there = The goods go to a dock where you have some already, in an open sector.
kontor-value-scenario-euphrates = Euphrates
kontor-value-scenario-euphrates-about = 6 × 6 cells; three of the first canals hide a warehouse each. Whoever lays the last card around one gets it.
kontor-value-scenario-bakchich = Bakchich
kontor-value-scenario-bakchich-about = 6 × 6 cells, three florins each, no ship. Before a round each may buy out one dock of the other, a florin for each kind of goods it shows.
kontor-ask-buy-out = { $name }: buy out a dock of your opponent?
kontor-offer-buy-out = Buy { $dock } out{ $florins ->
    [0] {""}
    [one] {" "}for one florin
   *[other] {" "}for { $florins } florins
  }
kontor-offer-buy-nothing = Buy nothing
kontor-note-price = It could be bought out for { $florins ->
    [one] one florin
   *[other] { $florins } florins
  }.
kontor-say-bought-out = { $name } buys dock { $number } at { $cell } out for { $price ->
    [one] one florin
   *[other] { $price } florins
  }: it goes under the pile of { $under }.
kontor-refusal-own-dock = This dock is your own.
kontor-refusal-shows-no-goods = Only docks with goods can be bought out.
kontor-refusal-too-dear = Your purse does not hold enough florins for this dock.
kontor-value-scenario-spring-tide = Spring tide
kontor-value-scenario-spring-tide-about = With a canal a second one may be laid at once, for a florin. Sectors of one dock do not count.
kontor-ask-second = { $name }: lay a second canal for a florin?
kontor-offer-lay-more = Lay { $number } at { $cell } for a florin
kontor-offer-enough = No second canal
kontor-next-lay-more = Choose where it lies.
kontor-say-laid-more = { $name } pays a florin and lays { $number } at { $cell } as well.
kontor-refusal-not-a-canal-card = Only a canal can be laid as a second card.
kontor-value-scenario-freewheel = Freewheel
kontor-value-scenario-freewheel-about = Turns go round, one card each, from the anchor alone on 7 × 7 cells. Special cards lie among the canals, taverns make docks drunk, and everything is scored in the end: closed sectors of two docks or more.
kontor-ask-play = { $name }: play a card, or pass and take a florin.
kontor-ask-treat = { $name }: which dock does the tavern at { $cell } make drunk?
kontor-next-treat = Choose the dock whose workers get drunk.
kontor-offer-treat = Make { $dock } drunk
kontor-place-drunk = Drunk: it counts for nothing.
kontor-say-treated = { $name }’s tavern at { $tavern } makes the workers at { $cell } drunk: that dock counts for nothing.
kontor-say-sobered = The workers at { $cell } are sober again.
kontor-say-loses-turn = { $name } cannot pay the tax and will lose the next turn.
kontor-say-lost-turn = { $name } loses this turn.
kontor-refusal-crane-wants-a-corner = In this game a crane touches other cards by a corner and none by a side.
kontor-refusal-not-a-tavern = Only a tavern can make docks drunk.
kontor-refusal-not-your-tavern = This tavern is not your own.
kontor-refusal-once-a-turn = This tavern has been used in this turn.
kontor-refusal-no-guest = A tavern makes other docks of its own sector drunk.
kontor-refusal-drunk-already = This tavern has made those workers drunk already.
kontor-value-scenario-freewheel-solo = Freewheel, each alone
kontor-value-scenario-freewheel-solo-about = For three or four, each alone, with one pile of docks for all: whoever lays a dock owns it. Two may ally in a sector and halve its points. Otherwise as in Freewheel; spice beats tea and wine, tea beats wine.
kontor-setup-players-about-3 = Three play each alone.
kontor-ask-consent = { $name }: an alliance with { $other } in the sector at { $cell }?
kontor-offer-ally = Propose an alliance to { $name }
kontor-offer-leave = Leave the alliance
kontor-offer-agree = Agree
kontor-offer-refuse = Refuse
kontor-say-proposed = { $name } proposes an alliance to { $other } in the sector at { $cell }.
kontor-say-refused = { $name } refuses.
kontor-say-allied = { $name } and { $other } are allied in the sector at { $cell }.
kontor-say-left-ally = { $name } leaves the alliance with { $other } in the sector at { $cell }.
kontor-say-fallen = The alliance of { $name } and { $other } falls, for one of them has another ally there now.
kontor-say-sector-scored = The sector at { $cell }, { $docks ->
    [one] one dock
   *[other] { $docks } docks
  }. { $tally } { $why }
kontor-tally-one = { $name }: { $goods }
kontor-wins-line = each leads in as many kinds. Spice beats tea and wine, tea beats wine: { $name } { $count ->
    [one] wins
   *[other] win
  }.
kontor-leads-line = { $name } { $count ->
   *[other] would win
  } now: each leads in as many kinds, and spice beats tea and wine, tea beats wine.
kontor-wins-level = nobody leads alone in any kind: { $name } wins.
kontor-leads-level = nobody leads alone in any kind: { $name } would win now.
kontor-note-allies = Allied here: { $names }.
kontor-pair = { $name } with { $other }
kontor-place-top-all = Docks for all: on top { $card }; { $count } below.
kontor-place-owner = Laid by { $name }.
kontor-refusal-nobody-to-ally = No sector begins here in which that could be done.
kontor-refusal-one-ally-only = One ally is all that each may have in a sector.
kontor-refusal-proposed-before = That has been proposed in this turn.
kontor-say-game-ends-first-sector = The first sector has been won.
kontor-say-game-ends-three-in-line = Three sectors in a line!
kontor-refusal-island-is-dry = No canal may lie on the island.
kontor-refusal-would-part-a-field = A canal there would part what is left of this field.
kontor-refusal-needs-a-canal = In this game a dock has to touch a canal.

## Optional rules
kontor-option-misery = Misery
kontor-option-misery-about = Three florins each and no others; whoever has none while the treasury is empty loses at once.
kontor-option-blockade = Blockade
kontor-option-blockade-about = No card may lie beside the ship; if that stops everybody in a round, the game ends.
kontor-option-lastPoint = Last point
kontor-option-lastPoint-about = The sector finished last is worth 2.
kontor-option-finalSprint = Final sprint
kontor-option-finalSprint-about = The game ends when a player could draw only canals; every open sector is then closed and scored.
kontor-option-protection = Protection
kontor-option-protection-about = A tavern protects its owner’s docks in its sector from the ship.
kontor-say-game-ends-penniless = A purse is empty, and so is the treasury.
kontor-say-game-ends-blockade = The ship lets nobody lay a card.
kontor-say-game-ends-final-sprint = Only canals are left to draw: every sector is closed.
kontor-refusal-ship-bars = No card may lie beside the ship.
kontor-refusal-tavern-protects = A tavern protects this dock from the ship.
kontor-option-freeDraw = Free draw
kontor-option-freeDraw-about = The new card comes from the docks or from the canals, as one likes; a dock and a canal stay in hand.
kontor-option-oneGood = One good
kontor-option-oneGood-about = A dock with two or three goods lands only one of them, as its owner likes.
kontor-option-firstPick = First pick
kontor-option-firstPick-about = Who draws a dock may pay 2 florins and take any dock of the own pile.
kontor-option-corruption1 = Corruption I
kontor-option-corruption1-about = A tavern finishes no sector; when it is laid it may bring a dock of its sector, with one kind of goods, one warehouse more.
kontor-option-corruption2 = Corruption II
kontor-option-corruption2-about = A tavern finishes no sector; when it is laid it may bring two docks with one kind of goods one warehouse more each: these and the tavern in three sectors.
kontor-ask-land = { $name }: which goods does { $card } land?
kontor-ask-bribe = { $name }: to which dock does the tavern bring one warehouse more?
kontor-ask-draw = { $name }: where do you draw from?
kontor-ask-pick = { $name }: which dock do you take from your pile?
kontor-offer-land = Land only { $good }
kontor-offer-bribe = One warehouse more for { $dock }
kontor-offer-decline = Do without
kontor-offer-draw-docks = Draw a dock
kontor-offer-draw-canals = Draw a canal
kontor-offer-search = Pay, and choose from the pile
kontor-offer-pick = Take { $card }
kontor-say-bribed = The tavern of { $name } brings one warehouse more to { $cell }: { $good }.
kontor-say-searched = { $name } pays for a choice from the whole pile.
kontor-say-picked = { $name } takes a dock unseen.
kontor-place-extra = { $count ->
    [one] One more warehouse: { $goods }.
   *[other] { $count } more warehouses: { $goods }.
  }
kontor-refusal-tavern-would-finish = With this rule a tavern may not finish a sector.
kontor-refusal-cannot-be-bribed = The tavern brings nothing here: an own dock with one kind of goods is wanted, in the right sector.
kontor-refusal-not-on-the-card = The dock does not show these goods.
kontor-refusal-pile-is-empty = There is nothing to draw here.
kontor-refusal-other-sort = A card is replaced by one of the same sort.
kontor-refusal-no-dock-in-hand = A dock has to stay in hand: draw one.
kontor-refusal-no-canal-in-hand = A canal has to stay in hand: draw one.
kontor-refusal-cannot-search = For that you need the florins, and at least two docks in the pile.
kontor-refusal-not-in-pile = This dock is not in your pile.
kontor-option-oldGrudges = Old grudges
kontor-option-oldGrudges-about = The owner of a tavern decides whether its finished sector counts; with both taverns in it, it does.
kontor-option-justice = Justice
kontor-option-justice-about = Each takes three docks of choice; then four more leave each pile unseen.
kontor-option-deadDrunk = Dead drunk
kontor-option-deadDrunk-about = No taverns; each may pass in secret, as if choosing a card.
kontor-option-floodChoice = Flood by choice
kontor-option-floodChoice-about = A flood may be given up to lay two canals of the hand instead.
kontor-option-bridgeAndFlood = Bridge and flood
kontor-option-bridgeAndFlood-about = Each also holds a bridge and a flood.
kontor-option-greatFlood = Great flood
kontor-option-greatFlood-about = Each also holds a flood, which fills the empty cells beside it with canals from the pile.
kontor-ask-canals = { $name }: lay { $left ->
    [one] one more canal
   *[other] a canal instead of the flood, and then perhaps a second one
  }.
kontor-ask-veto = { $name }: your tavern lies in the finished sector at { $cell }. Does it count?
kontor-ask-opening = { $name }: choose your first docks.
kontor-ask-choose-secret = { $name }: choose a card, or pass in secret.
kontor-next-canal = Choose where it lies.
kontor-offer-discard = Two canals instead
kontor-offer-lay-canal = Lay { $card }: { $cell }
kontor-offer-count = It counts
kontor-offer-void = It does not count
kontor-say-discarded = { $name } gives up flood { $number } for canals.
kontor-say-filled = The flood draws canal { $number } to { $cell }.
kontor-say-judged = { $name } decides: the sector at { $cell } { $counts ->
    [true] counts
   *[other] does not count; its warehouses go back
  }.
kontor-say-opened = { $name } has the first docks.
kontor-say-docks-leave = { $count } docks leave each pile unseen.
kontor-say-silently-opening = { $name } takes a dock unseen.
kontor-standing-vetoed = It does not count: the owner of a tavern there does not want it.
kontor-standing-nobody-vetoed = The owner of a tavern does not let it count: it takes no place.
kontor-refusal-no-canal-to-lay = The flood can be given up only where that is the rule, and with a canal to lay.
kontor-refusal-lay-a-canal = Instead of the flood canals are laid.
kontor-option-specialShop = Special shop
kontor-option-specialShop-about = Before a round special cards can be bought unseen, 2 florins each.
kontor-option-export = Export
kontor-option-export-about = Of the goods a dock lands, one may go to the export instead; the most of a kind there is worth 1.
kontor-option-events = Events
kontor-option-events-about = After a round that finished a sector, one of ten events happens.
kontor-source-export = Export
kontor-source-golden-days = Golden days
kontor-score-source-about-export = 1 for the most warehouses of a kind in the export
kontor-score-source-about-golden-days = by an event
kontor-ask-export = { $name }: does one of the goods of { $card } go to the export?
kontor-ask-shop = { $name }: how many special cards do you buy?
kontor-ask-exchange = { $name }: exchange a warehouse for one of another kind?
kontor-ask-wedding = { $name }: take a dock of choice from the pile? Tap the dock of your hand that goes under it, or the pile.
kontor-next-exchange = Choose the kind that comes instead.
kontor-next-wed = Choose the dock that you take.
kontor-offer-land-all = All to the sector
kontor-offer-export = Export { $good }
kontor-offer-buy = { $count ->
    [0] Buy none
    [one] Buy one
   *[other] Buy { $count }
  }
kontor-offer-exchange = { $dock }: { $to } for { $from }
kontor-offer-wed = Take { $card }, put back { $give }
kontor-offer-wed-same = Put { $card } under the pile
kontor-say-exported = { $name } sends { $good } to the export.
kontor-say-recalled = { $name }: { $good } comes back from the export.
kontor-say-bought = { $name } { $count ->
    [0] comes too late and buys no special card
    [one] buys a special card
   *[other] buys { $count } special cards
  }{ $less ->
    [true] , for there are no more
   *[other] {""}
  }.
kontor-say-shown = { $name } shows { $number }.
kontor-say-silently-shop = { $name } has said, face down, how many special cards to buy.
kontor-say-event-turned = Event: { $event }
kontor-event-hurricane = hurricane. Everybody keeps one florin.
kontor-event-conspiracy = conspiracy. The richer player sits out this round.
kontor-event-disorder = disorder. Docks in hand go under the piles, and new ones are drawn.
kontor-event-flood-damage = flood damage. Everybody may exchange a warehouse for one of another kind.
kontor-event-wedding = wedding. Everybody may take a dock of choice from the own pile.
kontor-event-strike = strike. Whoever has a tavern in the harbour gets a florin.
kontor-event-fire = fire. Cranes in open sectors go back under the piles.
kontor-event-golden-days = golden days. The richer player gets a point.
kontor-event-struggle = struggle. Hands are shown.
kontor-event-blockade-at-sea = blockade at sea. From now on spice beats wine, wine beats tea, tea beats spice.
kontor-say-lost-florins = { $name } loses { $count ->
    [one] a florin
   *[other] { $count } florins
  }.
kontor-say-sits-out = { $name } sits out this round.
kontor-say-redrew-docks = { $name } puts the docks in hand under the pile and draws new ones.
kontor-say-exchanged = { $name } exchanges at { $cell }: { $to } for { $from }.
kontor-say-wedded = { $name } takes a dock of choice, unseen, and puts one back.
kontor-say-got-florin = { $name } gets a florin for a tavern.
kontor-say-burnt = Crane { $number } at { $cell } is gone.
kontor-say-got-point = { $name } gets a point.
kontor-wins-reversed-order = each leads in one kind, by as much. Since the blockade at sea spice beats wine, wine beats tea, tea beats spice: { $name } wins.
kontor-leads-reversed-order = { $name } would win now: each leads in one kind, by as much, and since the blockade at sea spice beats wine, wine tea, tea spice.
kontor-place-bought = { $name } has answered, face down: buys { $count }.
kontor-refusal-nothing-to-export = There is no warehouse of this kind.
kontor-refusal-cannot-buy-so-many = Neither your purse nor the pile allows so many.
kontor-refusal-cannot-exchange = Only an own warehouse in an open sector can be exchanged, for another kind, and not where the other has done so.
kontor-option-smuggling = Smuggling
kontor-option-smuggling-about = Once, a canal or a dock with goods may be laid face down; it is turned up at the end, and a sector beside it waits for that.
kontor-ask-smuggle = { $name }: lay your card face down.
kontor-offer-smuggle = Smuggle { $card }
kontor-offer-lay-dark = Lay it face down: { $cell }
kontor-say-smuggles = { $name } plays a card face down: it acts last.
kontor-say-smuggled = { $name } lays a { $dock ->
    [true] dock
   *[other] canal
  } face down: { $cell }.
kontor-say-could-not-smuggle = { $name } can lay the face-down card nowhere and takes it back unseen.
kontor-say-turned-up = The card of { $name } at { $cell } is turned up: { $number }.
kontor-place-smuggles = { $name } has chosen { $number }, to be laid face down.
kontor-refusal-smuggled-already = Only one card a game can be laid face down, where that is the rule.
kontor-refusal-cannot-be-smuggled = Only canals, and docks with goods, are laid face down.

## A components file for Kontor
kontor-deck = Printed tables
kontor-deck-ours = Which numbers show which goods, florins and ships, and how Canale Grande, Île Grande and Water Games begin, is our reconstruction: it is printed on pictures we do not have. If you own the game, you can load a file with the real ones.
kontor-deck-load = Load a components file
kontor-deck-loaded = Loaded: { $name }
kontor-deck-remove = Remove it
kontor-deck-removed = The file has been removed: our tables are used.
kontor-deck-refused = The file { $name } was not loaded:
kontor-deck-too-large = It is larger than 64 kB: it is no components file.
kontor-deck-unreadable = It cannot be read.
kontor-deck-no-json = It is not written in JSON.
kontor-deck-not-a-deck = It may hold “game”, “cards” and “layouts”, each in the form that the documentation shows.
kontor-deck-more = { $count ->
    [one] And one more of the same kind.
   *[other] And { $count } more of the same kind.
  }
kontor-refusal-other-game = It is for another game.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Tea
    [wine] Wine
    [spice] Spice
    [florin] The florin
   *[ship] The ship
  } is said to be on more cards than there are.
kontor-refusal-no-such-card = { $mark ->
    [tea] Tea
    [wine] Wine
    [spice] Spice
    [florin] The florin
   *[ship] The ship
  } cannot be on a card { $number }.
kontor-refusal-number-twice = { $mark ->
    [tea] Tea
    [wine] Wine
    [spice] Spice
    [florin] The florin
   *[ship] The ship
  }: number { $number } stands there twice.
kontor-refusal-two-symbols = Card { $number } cannot bear both a florin and a ship.
kontor-refusal-printed-otherwise = The rules tell otherwise of card { $number }.
kontor-refusal-wrong-goods = { $good ->
    [tea] Tea
    [wine] Wine
   *[spice] Spice
  } is on { $has } docks of { $side ->
    [red] red
   *[black] black
  }, not on { $right }.
kontor-refusal-wrong-symbols = { $florins } cards bear a florin and { $ships } a ship, not { $right } each.
kontor-refusal-colours-differ = Red and black do not show the same but for the numbers.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] A harbour has just one anchor.
    [apart] All canals have to hang together with the anchor.
    [alone] Every dock has to touch a canal, the anchor or another dock.
    [closed-in] Docks must not be closed in from the start.
    [too-large] The harbour does not fit its board.
    [too-many-canals] These are more canals than there are for it.
    [too-many-docks] Each side has two cranes and one tavern.
    [board] A board has 4 to 12 columns and 4 to 8 rows.
   *[other] A harbour is drawn with lines of one length, of ~ A c C t T and full stops.
  }
kontor-refusal-own-map = { $scenario } is about its own map.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Water Games
  }: { $fault ->
    [marks] a drawing has lines of one length, of ~ for canals, A for the anchor and . for empty cells.
    [anchor] there is just one anchor.
    [apart] all canals have to hang together with the anchor.
    [too-large] it does not fit its board.
    [too-many-canals] it has more canals than there are for it.
    [not-the-whole-board] it has to reach from edge to edge.
   *[no-island] the canals have to enclose an island of nine cells.
  }
