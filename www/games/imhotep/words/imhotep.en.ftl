# Imhotep in English. Sentences only: no rule is decided here. Every key begins with "imhotep-".

## In general
imhotep-about = Load stones onto shared boats and sail them to five sites: six rounds, two to four players, on one screen.
imhotep-round = Round { $round } of 6

## Set-up
imhotep-setup-sites-about = Each site has a simpler side A and a side B with more choices. Mix them as you like.
imhotep-option-market = Market
imhotep-option-pyramid = Pyramids
imhotep-option-temple = Temple
imhotep-option-chamber = Burial Chamber
imhotep-option-obelisks = Obelisks
imhotep-option-wrath = Wrath of the Pharaoh
imhotep-option-wrath-about = At the end, a player with no stone on one or more of the four building sites loses 5 points.
imhotep-option-pyramidBonus = Bonuses of the Pyramids (side B)
imhotep-option-pyramidBonus-about = A card or three stones won at the Pyramids; the printed rules say “may”.
imhotep-value-pyramidBonus-must = must be taken
imhotep-value-pyramidBonus-may = may be declined
imhotep-value-market-a-about = Four cards lie face up.
imhotep-value-market-b-about = Three cards lie face up; a pair lies face down: look at both, keep one.
imhotep-value-pyramid-a-about = One pyramid, built in order; each place gives its points at once.
imhotep-value-pyramid-b-about = Three pyramids: choose one for each stone. Some places add a card, stones, or a stone on a boat. The values are ours: the printed ones are on a picture we do not have.
imhotep-value-temple-a-about = After every round, each stone seen from above is worth 1 point.
imhotep-value-temple-b-about = Seen from above, each column gives something different: points, stones or a card. We reconstructed the order of the columns.
imhotep-value-chamber-a-about = At the end, linked stones of one colour score together.
imhotep-value-chamber-b-about = At the end, each of the three rows is scored alone: 8, 4 and 2 points for the most stones.
imhotep-value-obelisks-a-about = At the end, the tallest obelisks score.
imhotep-value-obelisks-b-about = Three of your stones complete an obelisk, which scores at once; earlier ones score more. We reconstructed the values below 9.

## Names of things
imhotep-site-market = Market
imhotep-site-pyramid = Pyramids
imhotep-site-temple = Temple
imhotep-site-chamber = Burial Chamber
imhotep-site-obelisks = Obelisks
# Goes into sentences as { $to }: where a boat sails.
imhotep-to-market = to the Market
imhotep-to-pyramid = to the Pyramids
imhotep-to-temple = to the Temple
imhotep-to-chamber = to the Burial Chamber
imhotep-to-obelisks = to the Obelisks
imhotep-area-quarry = Quarry
imhotep-area-river = Boats
imhotep-area-sites = Sites
imhotep-area-hands = Cards held
imhotep-card-entrance = Entrance
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-paved-path = Paved Path
imhotep-card-pyramid-ornament = Pyramid Ornament
imhotep-card-temple-ornament = Temple Ornament
imhotep-card-chamber-ornament = Burial Chamber Ornament
imhotep-card-obelisk-ornament = Obelisk Ornament
imhotep-card-statue = Statue
imhotep-card-lever = Lever
imhotep-card-hammer = Hammer
imhotep-card-sail = Sail
imhotep-card-chisel = Chisel
imhotep-about-entrance = at once: a stone from the quarry to the Pyramids
imhotep-about-sarcophagus = at once: a stone from the quarry to the Burial Chamber
imhotep-about-paved-path = at once: a stone from the quarry to the Obelisks
imhotep-about-pyramid-ornament = at the end: 1 point for every 3 stones at the Pyramids
imhotep-about-temple-ornament = at the end: 1 point for every 3 stones at the Temple
imhotep-about-chamber-ornament = at the end: 1 point for every 3 stones in the Burial Chamber
imhotep-about-obelisk-ornament = at the end: 1 point for every 3 stones at the Obelisks
imhotep-about-statue = at the end: 1, 3, 6, 10, 15 points for 1 to 5 statues, then 2 more each
imhotep-about-lever = action: sail a boat and choose the order of unloading
imhotep-about-hammer = action: take up to 3 stones, then load one
imhotep-about-sail = action: load a stone onto a boat and sail it
# After the name of the card: what it does.
imhotep-about-chisel = action: load two stones
imhotep-source-pyramid = Pyramids
imhotep-source-temple = Temple
imhotep-source-chamber = Burial Chamber
imhotep-source-obelisks = Obelisks
imhotep-source-ornaments = Ornaments
imhotep-source-statues = Statues
imhotep-source-unused-cards = Unused blue cards
imhotep-source-wrath = Wrath of the Pharaoh
# Goes into sentences as { $boat }; imhotep-boat-title stands alone.
imhotep-boat = the { $capacity }-stone boat
imhotep-boat-nth = the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } { $capacity }-stone boat
imhotep-boat-title = { $capacity }-stone boat
imhotep-boat-title-nth = { $nth ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
  } { $capacity }-stone boat

## Whose turn, and what to do
# Goes into ask-act as { $what }: a command without a capital.
imhotep-act-take-stones = take stones
imhotep-act-load = load a stone
imhotep-act-sail = sail a boat
imhotep-act-card = play a blue card
imhotep-ask-pass = { $name }: you can only pass.
imhotep-ask-pick-card = { $name }: choose a card at the Market.
imhotep-ask-keep-card = { $name }: keep one card of the pair.
imhotep-ask-choose-pyramid = { $name }: choose a pyramid for your stone.
imhotep-ask-load-bonus = { $name }: you may load a stone onto a boat.
imhotep-ask-take-bonus-card = { $name }: you may take the top card of the Market deck.
imhotep-ask-take-bonus-stones = { $name }: you may take three stones.
imhotep-ask-temple-choice = { $name }: 1 point or { $stones ->
    [1] one stone
   *[other] { $stones } stones
  }?
imhotep-next-lane = Choose a site for { $boat }.
imhotep-next-lever = Lever: choose the boat to sail.
imhotep-next-lever-order = Lever: choose the stones in the order you want to unload them.
imhotep-next-lever-site = Lever: choose a site for { $boat }.
imhotep-next-hammer = Hammer: choose a place for the stone you load.
imhotep-next-sail-card = Sail: choose a place for the stone.
imhotep-next-sail-card-site = Sail: choose a site for { $boat }.
imhotep-next-chisel = Chisel: choose two places.
imhotep-next-chisel-second = Chisel: choose the second place.

## What Confirm will do
imhotep-offer-take-stones = Take stones from the quarry
imhotep-offer-load = Load a stone onto place { $place } of { $boat }
imhotep-offer-sail = Sail { $boat } { $to }
imhotep-offer-lever = Lever: sail { $boat } { $to }, unloading { $names }
imhotep-offer-hammer = Hammer: take stones, then load one onto place { $place } of { $boat }
imhotep-offer-sail-card = Sail: load a stone onto place { $place } of { $boat }, then sail it { $to }
imhotep-offer-chisel = Chisel: load two stones onto places { $first } and { $second } of { $boat }
imhotep-offer-chisel-two = Chisel: load a stone onto place { $place } of { $boat }, and one onto place { $second } of { $other }
# Verb (button): do nothing in this turn.
imhotep-offer-pass = Pass
imhotep-offer-pick-card = Take the card { $card }
imhotep-offer-pick-pair = Take the face-down pair
imhotep-offer-keep-card = Keep the card { $card }
imhotep-offer-choose-pyramid = Build on the { $pyramid ->
    [0] left
    [1] middle
   *[other] right
  } pyramid
imhotep-offer-load-bonus = Load a stone onto place { $place } of { $boat }
# Button: refuse the card or the stones.
imhotep-offer-decline = No, thank you
imhotep-offer-accept = Take it
imhotep-offer-accept-card = Take the card
imhotep-offer-accept-stones = Take the stones
imhotep-offer-temple-point = 1 point
imhotep-offer-temple-stones = { $stones ->
    [1] One stone
   *[other] { $stones } stones
  }
imhotep-preview-result = Then the game ends: { $scores }.

## What happened
imhotep-say-round-begins = Round { $round } begins. { $you ->
    [yes] You start
   *[no] { $name } starts
  }.
imhotep-say-took-stones = { $you ->
    [yes] You take
   *[no] { $name } takes
  } { $stones ->
    [0] no stone
    [1] one stone
   *[other] { $stones } stones
  } from the quarry.
imhotep-say-loaded = { $you ->
    [yes] You load
   *[no] { $name } loads
  } a stone onto place { $place } of { $boat }.
imhotep-say-sailed = { $you ->
    [yes] You sail
   *[no] { $name } sails
  } { $boat } { $to }.
imhotep-say-played-card = { $you ->
    [yes] You play
   *[no] { $name } plays
  } the card { $card }.
imhotep-say-chose-pyramid = { $you ->
    [yes] You build
   *[no] { $name } builds
  } on the { $pyramid ->
    [0] left
    [1] middle
   *[other] right
  } pyramid.
imhotep-say-delivered = { $you ->
    [yes] You
   *[no] { $name }
  }: { $stones ->
    [1] a stone
   *[other] { $stones } stones
  } { $to }.
imhotep-say-delivered-scored = { $you ->
    [yes] You
   *[no] { $name }
  }: a stone { $to }, { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-say-picked-card = { $you ->
    [yes] You take
   *[no] { $name } takes
  } the card { $card }.
imhotep-say-took-pair = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
  } the pair: { $cards }.
imhotep-say-kept-card = { $you ->
    [yes] You keep
   *[no] { $name } keeps
  } the card { $card }.
imhotep-say-drew-card = { $you ->
    [yes] You draw
   *[no] { $name } draws
  } the card { $card }.
imhotep-say-quarry-empty = { $you ->
    [yes] You have no stone left in your quarry
   *[no] { $name } has no stone left in the quarry
  }: the card { $card } has no effect.
imhotep-say-stone-returned = { $you ->
    [yes] You
   *[no] { $name }
  }: the stone goes back to the quarry.
imhotep-say-built-obelisk = { $you ->
    [yes] You complete
   *[no] { $name } completes
  } an obelisk: { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-say-bonus-stones = { $you ->
    [yes] You receive
   *[no] { $name } receives
  } { $stones ->
    [1] one stone
   *[other] { $stones } stones
  }.
imhotep-say-bonus-declined = { $you ->
    [yes] You decline
   *[no] { $name } declines
  } the bonus.
imhotep-say-temple-scored = The Temple is scored.
imhotep-say-reshuffled = The deck is empty: { $cards ->
    [1] one card is
   *[other] { $cards } cards are
  } shuffled into a new one.
imhotep-say-market-cleared = The cards left at the Market are discarded.
imhotep-say-all-stuck = Nobody can move any more.
imhotep-say-round-ends = Round { $round } ends.

## What a place is called: thing, state, consequence
imhotep-place-quarry = { $you ->
    [yes] Your quarry
   *[no] { $name }’s quarry
  }: { $count ->
    [1] one stone
   *[other] { $count } stones
  } left; { $sled } of 5 on the sled.
imhotep-place-lane = { $boat }: { $load } of { $capacity } loaded, from the bow: { $stones }. { $state }
imhotep-place-lane-empty = { $boat }: empty. { $state }
# State of a boat: it has enough stones.
imhotep-lane-ready = Can sail.
imhotep-lane-needs = Needs { $least ->
    [1] one stone
   *[other] { $least } stones
  } to sail.
# Adjective: there is no stone here. Not about money.
imhotep-place-boat-free = { $boat }, place { $place }: free.
imhotep-place-boat-stone = { $boat }, place { $place }: { $you ->
    [yes] your stone
   *[no] { $name }’s stone
  }.
imhotep-dock-free = Dock free.
# Adjective: a boat lies at this dock.
imhotep-dock-taken = Dock taken.
imhotep-place-dock = { $site }: { $dock } { $state }
imhotep-state-market = { $cards ->
    [0] No card left.
    [1] One card left.
   *[other] { $cards } cards left.
  }
imhotep-state-pyramid-next = Next place: { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-state-pyramid-full = Full. A stone beside it scores 1 point.
imhotep-state-pyramids = Stones: { $counts }.
imhotep-state-temple = Seen from above: { $names }.
imhotep-state-temple-empty = No stone yet.
imhotep-state-chamber = Stones: { $counts }.
imhotep-state-obelisks = Heights: { $counts }.
imhotep-state-obelisks-b = Waiting: { $counts }. Built: { $built }.
imhotep-state-none = No stone yet.
imhotep-place-market = Market card { $card }{ $twin ->
    [yes] {" "}({ $nth } of { $count })
   *[no] {""}
  }: { $about }.
imhotep-place-pair = Face-down pair: look at both cards and keep one.
imhotep-place-pair-seen = Card { $card } of the pair: { $about }.
imhotep-place-deck = Deck: { $count ->
    [0] empty
    [1] one card face down
   *[other] { $count } cards face down
  }.
imhotep-place-discard = Discard pile: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
  }.
imhotep-place-held = { $you ->
    [yes] You hold
   *[no] { $name } holds
  } { $card }{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  }: { $about }.
imhotep-place-pyramid = { $pyramid ->
    [0] Left
    [1] Middle
   *[other] Right
  } pyramid: next place { $points } { $points ->
    [one] point
   *[other] points
  }{ $bonus ->
    [card] {" "}and a card
    [stones] {" "}and three stones
    [boat] {" "}and a stone on a boat
   *[none] {""}
  }.
imhotep-place-pyramid-over = { $pyramid ->
    [0] Left
    [1] Middle
   *[other] Right
  } pyramid: full. A stone beside it scores 1 point.
imhotep-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 point
   *[other] { $points } points
  }, { $sled } of 5 stones on the sled.

## Scores
imhotep-score-why-sled = { $names } were tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. The player with the most stones on the sled won: { $sleds }.
imhotep-score-why-shared = Tied on points ({ $points }) and on stones on the sled: you shared the victory.
imhotep-decided-pyramid = The Pyramids decided it: { $lead } for { $names } over { $over }.
imhotep-decided-temple = The Temple decided it: { $lead } for { $names } over { $over }.
imhotep-decided-chamber = The Burial Chamber decided it: { $lead } for { $names } over { $over }.
imhotep-decided-obelisks = The Obelisks decided it: { $lead } for { $names } over { $over }.
imhotep-decided-ornaments = The ornaments decided it: { $lead } for { $names } over { $over }.
imhotep-decided-statues = The statues decided it: { $lead } for { $names } over { $over }.
imhotep-decided-unused-cards = The unused blue cards decided it: { $lead } for { $names } over { $over }.
imhotep-decided-wrath = The Wrath of the Pharaoh decided it: { $lead } for { $names } over { $over }.
imhotep-score-sofar = Points so far; in brackets, what would be added if the game ended now.
imhotep-score-source-about-pyramid = at once, place by place
imhotep-score-source-about-temple = after every round, for stones seen from above
imhotep-score-source-about-chamber = at the end
imhotep-score-source-about-obelisks = { $side ->
    [a] at the end
   *[b] when completed
  }
imhotep-score-source-about-ornaments = 1 point for every 3 stones on the site
imhotep-score-source-about-statues = 1, 3, 6, 10, 15, then 2 more each
imhotep-score-source-about-unused-cards = 1 point each
imhotep-score-source-about-wrath = a building site without a stone

## Why not
imhotep-refusal-cannot-pass = You cannot pass while you can do something.
imhotep-refusal-sled-full = Your sled is full: it holds 5 stones.
imhotep-refusal-quarry-empty = There are no stones of this colour left in the quarry.
imhotep-refusal-sled-empty = Your sled is empty.
imhotep-refusal-no-such-place = There is no such place.
imhotep-refusal-place-taken = There is already a stone here.
imhotep-refusal-boat-sailed = This boat has already sailed.
imhotep-refusal-too-few-stones = This boat needs { $least ->
    [1] one stone
   *[other] { $least } stones
  } to sail; it carries { $has ->
    [0] none
    [1] one
   *[other] { $has }
  }.
imhotep-refusal-dock-taken = There is already a boat here: { $site }.
imhotep-refusal-card-not-held = You need the card { $card } for this.
imhotep-refusal-wrong-order = These stones are not on the boat.
imhotep-refusal-boat-full = There is no free place on this boat.
imhotep-refusal-two-stones-needed = For the Chisel you need two stones on your sled.
imhotep-refusal-two-places-needed = For the Chisel you need two free places on boats.
imhotep-refusal-card-not-there = The card { $card } is not at the Market.
imhotep-refusal-no-pair = There is no face-down pair.
imhotep-refusal-not-in-pair = The card { $card } is not one of the pair.
imhotep-refusal-pyramid-full = This pyramid is full.
imhotep-refusal-not-this-bonus = You cannot choose this bonus.
imhotep-refusal-nothing-here-dock = First choose a boat that can sail, then the site.
imhotep-refusal-no-boat-ready = No boat has enough stones to sail yet.
imhotep-refusal-nothing-here-quarry = You take stones of your own colour here, on your turn.
imhotep-refusal-nothing-here-held = You can only play blue cards, and only on your turn.
imhotep-refusal-nothing-here-boat = You cannot load a stone here now.
imhotep-refusal-nothing-here-lane = You cannot use this boat for that.
imhotep-refusal-nothing-here-market = You take a card when a boat with one of your stones sails to the Market.
imhotep-refusal-nothing-here-pair = You take a card when a boat with one of your stones sails to the Market.

## Why a table or a saved game is not taken
imhotep-refusal-wrong-number-of-seats = Imhotep is for 2 to 4 players.
imhotep-refusal-wrong-deck = The Market deck is not complete.
imhotep-refusal-wrong-boats = The round cards do not fit the boats.

## A components file for Imhotep
imhotep-deck = Printed values
imhotep-deck-ours = How many places the Pyramids of side B have and what they give, the order of the Temple of side B and the values of obelisks below 9 are our reconstruction: they are printed on pictures we do not have. If you own the game, you can load a file with the real ones.
imhotep-deck-not-a-deck = The file may contain “game”, “pyramids”, “temple”, “obelisks” and “rounds”, each in the form shown in the documentation.
imhotep-refusal-other-game = The file is for another game.
imhotep-refusal-wrong-pyramids = The file has { $has ->
    [1] one pyramid
   *[other] { $has } pyramids
  }; there have to be { $right }.
imhotep-refusal-wrong-pyramid = Pyramid { $pyramid } has { $has ->
    [1] one place
   *[other] { $has } places
  }; { $least } to { $most } are possible.
imhotep-refusal-wrong-space = Pyramid { $pyramid }, place { $space }: { $has ->
    [1] one point
   *[other] { $has } points
  }; at most { $most } are possible.
imhotep-refusal-wrong-temple = The Temple has { $right } places; the file names { $has }.
imhotep-refusal-wrong-obelisks = The file has { $has } places for obelisks; at most { $most } are possible.
imhotep-refusal-wrong-slot = Obelisks, place { $slot }: { $has ->
    [1] one point
   *[other] { $has } points
  }; at most { $most } are possible.
imhotep-refusal-wrong-rounds = There have to be { $right } lists of round cards, for two, three and four players; the file has { $has }.
imhotep-refusal-wrong-round-cards = Round cards for { $players } players: { $has } instead of { $right }.
imhotep-refusal-wrong-round-card = Round card { $card } for { $players } players: { $has ->
    [1] one boat
   *[other] { $has } boats
  } instead of { $right }.
imhotep-refusal-too-many-boats = Round card { $card } for { $players } players: { $has ->
    [1] one boat
   *[other] { $has } boats
  } for { $size }; the box has { $most }.
