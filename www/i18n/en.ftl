# English. Sentences only: no rule is decided here.

## The page
game-imhotep = Imhotep
app-name = Dockhand
app-about = Board games of boats, stone and harbours. No account, no network, no waiting.
imhotep-about = Load stones on shared boats, sail them to five sites: six rounds, two to four players, on one screen.
language-name = English
round = Round { $round } of 6
round-short = { $round }/6
menu = Menu
close = Close
log = What happened
log-open = Log
past-earlier = Earlier position
past-later = Later position
past-position = Looking back: after move { $at } of { $of }.
past-return = Cancel or Esc: back to the game.
confirm = Confirm
cancel = Cancel
undo = Undo
new-game = New game
settings = Settings
scores = Scores
save-file = Save to a file
open-file = Open a file
share-link = Copy a link to this game
link-copied = The link is copied. Whoever opens it sees this game as it stands now.
link-here = Copy this link: whoever opens it sees this game as it stands now.
opened = The game is open: { $moves ->
    [one] one move has been played.
   *[other] { $moves } moves have been played.
  }
leave-title = Leave this game?
leave-text = It is not kept unless you save it to a file or copy its link.
leave = Leave it
stay = Go on playing
no-wasm = This browser cannot run the game: { $reason }

## Set-up
setup-title = Set up a game
setup-game = Game
setup-players = Players
setup-count = Number of players
setup-count-option = { $count } players
setup-name-of = Name of player { $number }
setup-colour-of = Colour of player { $number }
setup-default-name = Player { $number }
setup-sites = Sites
setup-sites-about = Each site has a side A, simpler, and a side B with more choices. Any mixture may be played.
setup-side = Side { $side }
preset-a = All A
preset-b = All B
preset-surprise = Surprise me
setup-options = Options
setup-seed = Seed
setup-seed-about = The same seed, with the same choices, gives the same game.
setup-seed-new = Another seed
setup-start = Play
setup-first-chance = Chance decides
setup-bad-seed = The seed must be a whole number from 0 to 4294967295.
option-market = Market
option-pyramid = Pyramids
option-temple = Temple
option-chamber = Burial chamber
option-obelisks = Obelisks
option-wrath = Wrath of the Pharaoh
option-wrath-about = Whoever lacks a stone on one or more of the four building sites loses 5 points at the end.
option-pyramidBonus = Bonuses of the pyramids (side B)
option-pyramidBonus-about = A card or three stones won at the pyramids.
option-first = First player
value-pyramidBonus-must = must be taken
value-pyramidBonus-may = may be declined
value-market-a-about = Four cards lie face up.
value-market-b-about = Three cards lie face up; a pair lies face down: look at both, keep one.
value-pyramid-a-about = One pyramid, built in order; each place gives its points at once.
value-pyramid-b-about = Three pyramids: you choose which. Some places add a card, stones, or a stone on a boat. Our own values: the printed ones are on a picture we do not have.
value-temple-a-about = After every round, each stone seen from above is worth 1 point.
value-temple-b-about = Seen from above, each column gives something else: points, stones or a card. Order of the columns reconstructed by us.
value-chamber-a-about = At the end, linked stones of one colour score together.
value-chamber-b-about = At the end, each of the three rows is scored alone: 8, 4 and 2 points for the most stones.
value-obelisks-a-about = At the end, the highest obelisks score.
value-obelisks-b-about = Three of your stones make an obelisk and score at once: the sooner, the more. Values below 9 reconstructed by us.

## Settings
setting-speed = Speed of the motions
setting-speed-off = Off
setting-speed-fast = Fast
setting-speed-normal = Normal
setting-speed-slow = Slow
setting-mode = A tap
setting-mode-confirm = chooses, a second one confirms
setting-mode-instant = plays at once
setting-language = Language
setting-theme = Colours
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
settings-lost = This browser keeps no settings: they last until the page is closed.

## Names of things
colour-black = Black
colour-white = White
colour-brown = Brown
colour-grey = Grey
mark-black = ring
mark-white = plus
mark-brown = two bars
mark-grey = triangle
site-market = Market
site-pyramid = Pyramids
site-temple = Temple
site-chamber = Burial chamber
site-obelisks = Obelisks
to-market = to the Market
to-pyramid = to the Pyramids
to-temple = to the Temple
to-chamber = to the Burial chamber
to-obelisks = to the Obelisks
area-quarry = Quarry
area-river = Boats
area-sites = Sites
area-hands = Cards held
area-actions = Actions
card-entrance = Entrance
card-sarcophagus = Sarcophagus
card-paved-path = Paved path
card-pyramid-ornament = Pyramid ornament
card-temple-ornament = Temple ornament
card-chamber-ornament = Burial chamber ornament
card-obelisk-ornament = Obelisk ornament
card-statue = Statue
card-lever = Lever
card-hammer = Hammer
card-sail = Sail
card-chisel = Chisel
about-entrance = at once: a stone from the quarry to the Pyramids
about-sarcophagus = at once: a stone from the quarry to the Burial chamber
about-paved-path = at once: a stone from the quarry to the Obelisks
about-pyramid-ornament = at the end: 1 point for every 3 stones at the Pyramids
about-temple-ornament = at the end: 1 point for every 3 stones at the Temple
about-chamber-ornament = at the end: 1 point for every 3 stones in the Burial chamber
about-obelisk-ornament = at the end: 1 point for every 3 stones at the Obelisks
about-statue = at the end: 1, 3, 6, 10, 15 points for 1 to 5 statues, then 2 more each
about-lever = action: sail a boat and choose the order of unloading
about-hammer = action: take up to 3 stones, then load one
about-sail = action: load a stone on a boat and sail it
about-chisel = action: load two stones
source-pyramid = Pyramids
source-temple = Temple
source-chamber = Burial chamber
source-obelisks = Obelisks
source-ornaments = Ornaments
source-statues = Statues
source-unused-cards = Unused blue cards
source-wrath = Wrath of the Pharaoh
boat = the boat of { $capacity }
boat-nth = the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } boat of { $capacity }
boat-title = Boat of { $capacity }
boat-title-nth = Boat of { $capacity } ({ $nth ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  })
nobody = nobody
empty = empty

## Whose turn, and what to do
ask-act = { $name }: { $what }.
act-take-stones = take stones
act-load = load a stone
act-sail = sail a boat
act-card = play a blue card
ask-pass = { $name }: nothing can be done. You have to pass.
ask-pick-card = { $name }: choose a card at the Market.
ask-keep-card = { $name }: keep one card of the pair.
ask-choose-pyramid = { $name }: choose a pyramid for your stone.
ask-load-bonus = { $name }: you may load a stone on a boat.
ask-take-bonus-card = { $name }: you may take the top card of the market deck.
ask-take-bonus-stones = { $name }: you may take three stones.
ask-temple-choice = { $name }: 1 point or { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }?
ask-over-one = { $name } wins with { $points } points.
ask-over-shared = { $names } win together with { $points } points.
next-lane = Where shall { $boat } sail? Choose a site.
next-lever = Lever: choose the boat to sail.
next-lever-order = Lever: tap the stones in the order in which they shall be unloaded.
next-lever-site = Lever: choose a site for { $boat }.
next-hammer = Hammer: choose a place for the stone you load.
next-sail-card = Sail: choose a place for the stone.
next-sail-card-site = Sail: choose a site for { $boat }.
next-chisel = Chisel: choose two places.
next-chisel-second = Chisel: choose the second place.
next-any = Choose the next place.

## What Confirm will do
offer-take-stones = Take stones from the quarry
offer-load = Load a stone on { $boat }, place { $place }
offer-sail = Sail { $boat } { $to }
offer-lever = Lever: sail { $boat } { $to }, unloading { $names }
offer-hammer = Hammer: take stones, then load one on { $boat }, place { $place }
offer-sail-card = Sail: load a stone on { $boat }, place { $place }, and sail { $to }
offer-chisel = Chisel: load two stones on { $boat }, places { $first } and { $second }
offer-chisel-two = Chisel: load a stone on { $boat }, place { $place }, and one on { $other }, place { $second }
offer-pass = Pass
offer-pick-card = Take the card { $card }
offer-pick-pair = Take the two cards lying face down
offer-keep-card = Keep the card { $card }
offer-choose-pyramid = Build on the { $pyramid ->
    [0] left
    [1] middle
   *[other] right
  } pyramid
offer-load-bonus = Load a stone on { $boat }, place { $place }
offer-decline = No, thank you
offer-accept = Take it
offer-accept-card = Take the card
offer-accept-stones = Take the stones
offer-temple-point = 1 point
offer-temple-stones = { $stones ->
    [one] One stone
   *[other] { $stones } stones
  }
preview-one = { $name } { $points }
preview-reveals = More may follow: something is turned up.

## What happened
say-round-begins = Round { $round } begins. { $name } starts.
say-took-stones = { $name } takes { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
  } from the quarry.
say-loaded = { $name } loads a stone on { $boat }, place { $place }.
say-sailed = { $name } sails { $boat } { $to }.
say-played-card = { $name } plays the card { $card }.
say-passed = { $name } has to pass.
say-delivered = { $name }: { $stones ->
    [one] a stone
   *[other] { $stones } stones
  } { $to }.
say-delivered-scored = { $name }: a stone { $to }, { $points } { $points ->
    [one] point
   *[other] points
  }.
say-scored = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }).
say-scored-all = { $source }: { $points }.
say-lost = { $name } loses { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }).
say-picked-card = { $name } takes the card { $card }.
say-took-pair = { $name } turns the pair up: { $cards }.
say-kept-card = { $name } keeps the card { $card }.
say-drew-card = { $name } draws the card { $card }.
say-quarry-empty = { $name } has no stone left in the quarry: the card { $card } places nothing.
say-stone-returned = { $name }: the stone goes back to the quarry.
say-built-obelisk = { $name } completes an obelisk: { $points } { $points ->
    [one] point
   *[other] points
  }.
say-bonus-stones = { $name } receives { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }.
say-bonus-declined = { $name } declines the bonus.
say-temple-scored = The Temple is scored.
say-reshuffled = The deck is empty: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } shuffled into a new one.
say-market-cleared = The cards left at the Market are discarded.
say-all-stuck = Nobody can do anything any more.
say-round-ends = Round { $round } ends.
say-game-over = The game is over. { $names } { $count ->
    [one] wins.
   *[other] win together.
  }

## What a place is called: thing, state, consequence
place-quarry = Quarry of { $name }: { $count ->
    [one] one stone
   *[other] { $count } stones
  } left; { $sled } of 5 on the sled.
place-lane = { $boat }: { $load } of { $capacity } loaded, from the bow: { $stones }. { $state }
lane-ready = Can sail.
lane-needs = Needs { $least ->
    [one] one stone
   *[other] { $least } stones
  } to sail.
place-boat-free = { $boat }, place { $place }: free.
place-boat-stone = { $boat }, place { $place }: stone of { $name }.
dock-free = Dock free.
dock-taken = Dock taken.
place-dock = { $site }: { $dock } { $state }
state-market = { $cards ->
    [0] No card left.
    [one] One card left.
   *[other] { $cards } cards left.
  }
state-pyramid-next = Next place: { $points } { $points ->
    [one] point
   *[other] points
  }.
state-pyramid-full = Full: 1 point a stone.
state-pyramids = Stones: { $counts }.
state-temple = Seen from above: { $names }.
state-temple-empty = No stone yet.
state-chamber = Stones: { $counts }.
state-obelisks = Heights: { $counts }.
state-obelisks-b = Waiting: { $counts }. Built: { $built }.
state-none = No stone yet.
count-of = { $name } { $count }
place-market = Market card { $card }: { $about }.
place-pair = Face-down pair: look at both cards and keep one.
place-pair-seen = Card { $card } of the pair: { $about }.
place-held = { $name } holds { $card }{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  }: { $about }.
place-pyramid = { $pyramid ->
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
place-pyramid-over = { $pyramid ->
    [0] Left
    [1] Middle
   *[other] Right
  } pyramid: beside it, 1 point.
place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $sled } of 5 stones on the sled.
place-other = { $place }
consequence-choose = Tap to choose.
chosen = Chosen.

## Scores
score-title = Scores
score-final = Final score
score-total = Total
score-wins = { $names } { $count ->
    [one] wins
   *[other] win together
  }.
score-why-points = Most points: { $points }.
score-why-sled = { $names } have { $points } points each. The stones left on the sled decide: { $sleds }.
score-why-shared = Same points ({ $points }) and equally many stones on the sled: the victory is shared.
score-sofar = Points so far. Burial chamber, ornaments, statues and unused blue cards are scored at the end of the game.
score-source-about-pyramid = at once, place by place
score-source-about-temple = after every round, for stones seen from above
score-source-about-chamber = at the end
score-source-about-obelisks = side A at the end, side B when built
score-source-about-ornaments = 1 point for every 3 stones on the site
score-source-about-statues = 1, 3, 6, 10, 15, then 2 more each
score-source-about-unused-cards = 1 point each
score-source-about-wrath = a building site without a stone
again = Play again

## Why not
refusal-game-over = The game is over.
refusal-not-your-decision = It is for { $name } to decide.
refusal-other-decision = Something else has to be decided first.
refusal-cannot-pass = There is something to be done: no passing.
refusal-sled-full = The sled is full: it holds 5 stones.
refusal-quarry-empty = There is no stone of this colour left in the quarry.
refusal-sled-empty = There is no stone on the sled to load.
refusal-no-such-place = There is no such place on a boat.
refusal-place-taken = A stone lies here already.
refusal-boat-sailed = This boat has sailed.
refusal-too-few-stones = This boat needs { $least ->
    [one] one stone
   *[other] { $least } stones
  } to sail; it carries { $has ->
    [0] none
    [one] one
   *[other] { $has }
  }.
refusal-dock-taken = A boat lies here already: { $site }.
refusal-card-not-held = This needs the card { $card }.
refusal-wrong-order = The boat does not carry these stones.
refusal-boat-full = The boat has no free place.
refusal-two-stones-needed = The Chisel needs two stones on the sled.
refusal-two-places-needed = The Chisel needs two free places.
refusal-card-not-there = The card { $card } does not lie at the Market.
refusal-no-pair = There is no pair lying face down.
refusal-not-in-pair = The card { $card } is not one of the pair.
refusal-pyramid-full = This pyramid is full.
refusal-not-this-bonus = This bonus cannot be chosen.
refusal-nothing-here = There is nothing to do here now.
refusal-nothing-here-dock = First tap a boat that can sail, then the site.
refusal-nothing-here-quarry = Only the player on turn takes stones, of the own colour.
refusal-nothing-here-held = Only blue cards can be played, and only by the player on turn.
refusal-nothing-here-boat = Nothing can be put here now.
refusal-nothing-here-lane = This boat cannot be used for that.
refusal-nothing-here-market = Cards are taken by stones that sail to the Market.
refusal-nothing-here-pair = Cards are taken by stones that sail to the Market.
refusal-unreadable-move = That is no move of this game.
refusal-unknown = That is not possible now.
refusal-unexpected = Something went wrong inside the game ({ $reason }).

## Why a table or a saved game is not taken
refusal-wrong-number-of-seats = Imhotep is for 2 to 4 players.
refusal-no-such-first-player = The first player does not take part.
refusal-wrong-deck = The market deck is not complete.
refusal-wrong-boats = The round cards do not fit the boats.
refusal-too-large = This file is larger than 256 kB: it is no saved game.
refusal-unreadable = The file cannot be read.
refusal-not-a-record = This is no saved game.
refusal-record-too-large = This is too large for a saved game.
refusal-record-damaged = This saved game is damaged: its end is missing, or it was changed on the way.
refusal-other-version = This game was saved by another version ({ $version }) of this page.
refusal-unknown-game = This is a game that this page does not know.
refusal-unknown-option = This game was saved with options that this page does not know.
refusal-wrong-players = The players of this game are not right: their number, or two of one colour.
refusal-too-many-moves = This saved game has more moves ({ $moves }) than any game can have.
refusal-illegal-move = Move { $number } of this saved game is against the rules.
nothing-changed = Nothing has changed.

## A components file for Imhotep
imhotep-deck = Printed tables
imhotep-deck-ours = The places of pyramids B, the order of temple B and the obelisks of side B below 9 are our reconstruction: they are printed on pictures we do not have. If you own the game, you can load a file with the real ones.
imhotep-deck-load = Load a components file
imhotep-deck-loaded = Loaded: { $name }
imhotep-deck-remove = Remove it
imhotep-deck-removed = The file has been removed: our tables are used.
imhotep-deck-refused = The file { $name } was not loaded:
imhotep-deck-too-large = It is larger than 64 kB: it is no components file.
imhotep-deck-unreadable = It cannot be read.
imhotep-deck-no-json = It is not written in JSON.
imhotep-deck-not-a-deck = It may hold "game", "pyramids", "temple", "obelisks" and "rounds", each in the form that the documentation shows.
imhotep-deck-more = { $count ->
    [one] And one more of this kind.
   *[other] And { $count } more of this kind.
  }
refusal-other-game = It is for another game.
refusal-wrong-pyramids = It needs three pyramids of five places.
refusal-wrong-space = Pyramid { $pyramid ->
    [0] 1
    [1] 2
   *[other] 3
  }, place { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
  }: a place with a bonus gives 1 point, the top 4 without a bonus, any other 1 to 9.
refusal-wrong-temple = The temple has five places: three of a choice, one of two points, one of a card.
refusal-wrong-obelisks = The obelisks have ten slots: 10, 9, and then never more than the one before.
refusal-wrong-rounds = It needs seven round cards each for two, three and four players.
refusal-wrong-round-card = Round card { $card } for { $players } players does not name four boats that there are.
