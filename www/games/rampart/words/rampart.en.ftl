# C'est mon fort ! in English. What begins with rampart- is this game's own; the rest is common to all games.

rampart-about = Turn cards over, remember where they lie, and be the first to build a rampart of ten: for two to four, from six years.
rampart-option-points = Points for pictures
rampart-option-points-about = Every card is worth a point, and pictures more: king 3; princes and princesses 1 each and 1 for each pair; ravens 1 each, at most 5. A cannon removes a card of another rampart, towers protect what stands between them, the magician inserts one card. Most points win.
rampart-option-flagIsTower = The flag card counts as a tower
rampart-option-flagIsTower-about = Only with points for pictures: cards between the flag and a tower are protected, too.
rampart-option-first = First player
rampart-deck = Pictures of the cards
rampart-deck-ours = Which number bears which picture is our reconstruction: the rules do not say it. If you own the game, you can load a file with the real ones.
rampart-deck-load = Load a components file
rampart-deck-loaded = Loaded: { $name }
rampart-deck-remove = Remove it
rampart-deck-removed = The file has been removed: our pictures are used.
rampart-deck-refused = The file { $name } was not loaded:
rampart-deck-too-large = It is larger than 64 kB: it is no components file.
rampart-deck-unreadable = It cannot be read.
rampart-deck-no-json = It is not written in JSON.
rampart-deck-not-a-deck = It has to hold “game” and “pictures” and nothing else: for each picture a list of whole numbers.
rampart-deck-more = { $count ->
    [one] And one more of this kind.
   *[other] And { $count } more of this kind.
  }
rampart-setting-family-about = Large cards and buttons with pictures: nobody has to read. A tap turns a card over at once.
rampart-past-shut = This is a memory game: no looking back before the end.
rampart-link-note = The link and the file hold the cards that were turned over and lie face down again. With some skill they can be looked up, so give them to nobody who is still playing. What nobody has seen yet is drawn anew.

rampart-progress = { $cards ->
    [one] one card left
   *[other] { $cards } cards left
  }
rampart-progress-short = ×{ $cards }
rampart-area-cards = Cards on the table
rampart-area-ramparts = Ramparts

rampart-picture-king = king
rampart-picture-magician = magician
rampart-picture-cannon = cannon
rampart-picture-tower = tower
rampart-picture-prince = prince
rampart-picture-princess = princess
rampart-picture-raven = raven
rampart-picture-two-ravens = two ravens
rampart-picture-plain = no picture
rampart-card = { $number }, { $picture }

## Whose turn, and what to do
rampart-ask-turn-over = { $name }: turn a card over.
rampart-ask-turn-over-lay = { $name }: turn a card over, or lay one that lies face up.
rampart-ask-turn-over-alone = { $name }: only you can still build. Turn a card over; it stays face up.
rampart-ask-turn-over-alone-lay = { $name }: only you can still build. Turn a card over, or lay one that lies face up.
rampart-ask-pass = { $name }: nothing lies face down. You have to pass.
rampart-ask-pass-lay = { $name }: nothing lies face down. Lay a card, or pass.
rampart-ask-take = { $name }: { $card }. Take it?
rampart-ask-take-leave = { $name }: { $card }. Take it, or leave it face up?
rampart-ask-insert = { $name }: { $card }. Too low for the end. Let the magician insert it?
rampart-ask-low = { $name }: { $card }. Too low: put it back.
rampart-ask-low-leave = { $name }: { $card }. Too low: it stays face up.
rampart-ask-shoot = { $name }: the cannon shoots! Choose a card of another rampart.
rampart-ask-over-one = { $name } wins with { $points } points.
rampart-ask-over-one-cards = { $name } wins with { $points } cards.
rampart-ask-over-shared = { $names } win together.
rampart-ask-over-shared-cards = { $names } win together.
rampart-next-any = Choose a card.

## Family mode: as few words as can be
rampart-family-turn-over = { $name }: turn one over!
rampart-family-decide = { $card }!
rampart-family-shoot = { $name }: boom! Which card?
rampart-family-pass = { $name }: nothing left to turn over.
rampart-family-down = { $spot }
rampart-family-up = { $spot }: { $card }

## What Confirm will do
rampart-offer-turn-over = Turn { $spot } over
rampart-offer-take = Take it
rampart-offer-take-spot = Take the card { $card } from { $spot }
rampart-offer-insert = Insert it
rampart-offer-insert-spot = Insert the card { $card } from { $spot }
rampart-offer-put-back = Put it back
rampart-offer-leave = Leave it
rampart-offer-pass = Pass
rampart-offer-shoot = Shoot at { $card } of { $name }

## What happened. Never what lies on a card that may be turned back
rampart-say-turned-over = { $name } turns { $spot } over.
rampart-say-put-back = { $name } puts { $spot } back.
rampart-say-left = { $name } leaves { $spot } face up.
rampart-say-took = { $name } takes { $number } from { $spot }.
rampart-say-inserted = { $name } inserts { $number } from { $spot } with the magician.
rampart-say-shot = { $name } shoots { $number } out of the rampart of { $victim }.
rampart-say-no-target = The cannon of { $name } has nothing to shoot at.
rampart-say-passed = { $name } passes.
rampart-say-skipped = { $name } is skipped: no card left is higher than { $last } (the highest is { $highest }).
rampart-say-alone = Only { $name } can still build: cards stay face up from now on.
rampart-say-finished = { $name } has a rampart of ten!
rampart-say-blocked = Nobody can take a card any more.
rampart-say-stalled = Nobody has taken a card for a long time.
rampart-say-game-over = The game is over. { $names } { $count ->
    [one] wins.
   *[other] win together.
  }

## What a place is called
rampart-place-down = Card { $spot }, face down.
rampart-place-up = Card { $spot }, face up: { $card }.
rampart-place-gap = Spot { $spot }: empty.
rampart-place-flag = Flag of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  } of ten.
rampart-place-wall = Rampart of { $name }, card { $place }: { $card }.
rampart-place-wall-safe = Rampart of { $name }, card { $place }: { $card }. Protected by towers.
rampart-place-player = { $name } ({ $colour }, { $mark }): { $cards ->
    [one] one card
   *[other] { $cards } cards
  } of ten, the last is { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }): { $cards ->
    [one] one card
   *[other] { $cards } cards
  } of ten, the last is { $last }; { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
rampart-place-player-magic = The magician can still be used.
rampart-place-player-skipped = Can take no card that is left.
rampart-consequence-choose = Tap to choose.

## Scores
rampart-source-cards = Cards
rampart-source-king = King
rampart-source-royals = Princes and princesses
rampart-source-ravens = Ravens
rampart-score-source-about-cards = 1 each, the flag included
rampart-score-source-about-king = 3 points
rampart-score-source-about-royals = 1 each, and 1 for every pair
rampart-score-source-about-ravens = 1 each, at most 5
rampart-score-sofar = As the ramparts stand now. Most points win when a rampart has ten cards or nobody can take one; then the highest card.
rampart-score-sofar-cards = As the ramparts stand now. Ten cards win; if nobody can take a card before that: most cards, then the highest card.
rampart-why-ten = The first rampart of ten.
rampart-why-cards = Nobody could take a card any more: most cards ({ $points }) win.
rampart-why-points = Most points: { $points }.
rampart-why-highest = { $names } have { $points } points each. The highest card decides: { $cards }.
rampart-why-highest-cards = { $names } have { $points } cards each. The highest card decides: { $cards }.
rampart-why-shared = Everybody is still on the flag: the victory is shared.
rampart-count-of = { $name } { $count }

## Why not
rampart-refusal-game-over = The game is over.
rampart-refusal-not-your-decision = It is for { $name } to decide.
rampart-refusal-no-such-spot = The table has no such spot.
rampart-refusal-spot-empty = The card of this spot has been taken.
rampart-refusal-already-up = This card lies face up already.
rampart-refusal-face-down = This card has to be turned over first.
rampart-refusal-nothing-turned = No card has been turned over yet.
rampart-refusal-decide-first = First decide about the card that was turned over.
rampart-refusal-one-card-a-turn = One card a turn: the one turned over, or another that lies face up.
rampart-refusal-too-low = { $number } is not higher than { $last }, the last card of the rampart.
rampart-refusal-no-pictures = Pictures are decoration in this game.
rampart-refusal-no-magician = Only a magician that has not been used can insert a card.
rampart-refusal-fits-at-the-end = This card fits at the end: take it without the magician.
rampart-refusal-stays-up = Only one player can still build: the card stays face up.
rampart-refusal-not-alone = Others can still build: the card is turned back.
rampart-refusal-cannot-pass = As long as a card lies face down, one is turned over.
rampart-refusal-shoot-first = The cannon has to shoot first.
rampart-refusal-no-cannon = Cards of a rampart stay where they are: only a cannon can remove one.
rampart-refusal-own-rampart = Cannons shoot at the others.
rampart-refusal-nothing-there = There is no card here.
rampart-refusal-flag-is-safe = Flag cards cannot be shot.
rampart-refusal-between-towers = Towers protect this card.
rampart-refusal-nothing-here = There is nothing to do here now.
rampart-refusal-nothing-here-wall = Cards of a rampart stay where they are.
rampart-refusal-nothing-here-card = There is no card to choose here now.
rampart-refusal-other-decision = First decide about the card that was turned over.

## Why a table or a components file is not taken
rampart-refusal-wrong-number-of-seats = C’est mon fort ! is for 2 to 4 players.
rampart-refusal-no-such-first-player = The first player does not take part.
rampart-refusal-wrong-table = The cards on the table are not the 45 of the game.
rampart-refusal-deck-too-large = It names more pictures or numbers than 45 cards can have.
rampart-refusal-other-game = It is for another game: “{ $game }”.
rampart-refusal-unknown-picture = There is no picture “{ $picture }”.
rampart-refusal-wrong-count = { $picture }: on { $has ->
    [0] no card
    [one] one card
   *[other] { $has } cards
  }, but there have to be { $exactly ->
    [yes] exactly { $least }
   *[no] at least { $least }
  }.
rampart-refusal-no-such-number = No card has the number { $number }: they go from 2 to 46.
rampart-refusal-number-twice = The number { $number } stands there more than once.
rampart-refusal-number-missing = The number { $number } is missing.
