# C'est mon fort ! in English. Keys that begin with rampart- belong to this game; all games share the others.

rampart-about = Turn cards over, remember where they lie, and be the first to build a rampart of ten cards. For two to four players, ages six and up.
rampart-option-points = Points for pictures
rampart-option-points-about = Every card is worth a point, and some pictures are worth more: king 3; princes and princesses 1 each and 1 per pair; ravens 1 each, at most 5. A cannon removes a card from another rampart, towers protect everything between them, and the magician inserts one card. The player with the most points wins.
rampart-option-flagIsTower = The flag card counts as a tower
rampart-option-flagIsTower-about = Only with points for pictures: cards between the flag and a tower are protected, too.
rampart-option-first = First player
rampart-deck = Pictures of the cards
rampart-deck-ours = The rules do not say which number shows which picture, so this is our reconstruction. If you own the game, you can load a file with the real ones.
rampart-deck-not-a-deck = The file must contain “game” and “pictures” and nothing else, with a list of whole numbers for each picture.
rampart-setting-family-about = Large cards and picture buttons, so nobody has to read. Choosing a card turns it over at once.
rampart-past-shut = This is a memory game: you can only look back after the end.
rampart-link-note = The link and the file contain every card that has been turned over, even those that are face down again. Anyone with some skill can look them up, so do not share them with a player who is still in the game. Cards that nobody has seen yet are shuffled again in the copy.

# “Left”: still to come.
rampart-progress = { $cards ->
    [1] one card left
   *[other] { $cards } cards left
  }
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
# A card as a player says it: “41 (king)”.
rampart-card = { $number } ({ $picture })

## Whose turn, and what to do
rampart-ask-turn-over = { $cards ->
    [1] { $name }: turn a card over. Start low: each card has to be higher than the one before.
   *[other] { $name }: turn a card over.
  }
rampart-ask-turn-over-lay = { $name }: turn a card over, or take one that is face up.
rampart-ask-turn-over-alone = { $name }: only you can still build. Turn a card over; it stays face up.
rampart-ask-turn-over-alone-lay = { $name }: only you can still build. Turn a card over, or take one that is face up.
rampart-advice-picture = { $picture ->
    [cannon] The cannon removes a card from another rampart.
    [tower] Cards between two of your towers are safe from cannons.
    [magician] With the magician, a later card may go in where it belongs.
    [raven] A raven is worth 1 more point; ravens give at most 5.
    [two-ravens] Two ravens are worth 2 more points; ravens give at most 5.
   *[other] {""}
  }
rampart-advice-fitting = { $count ->
    [1] Only { $cards } can still extend your rampart.
   *[other] Only these cards can still extend your rampart: { $cards }.
  }
rampart-ask-pass = { $name }: there are no face-down cards left. You have to pass.
rampart-ask-pass-lay = { $name }: there are no face-down cards left. Take a card, or pass.
rampart-ask-take = { $cards ->
    [1] { $name }: { $card }. Take it? Only higher cards can follow, and the highest is { $highest }.
   *[other] { $name }: { $card }. Take it?
  }
rampart-ask-take-leave = { $name }: { $card }. Take it, or leave it face up?
rampart-ask-insert = { $name }: { $card }. Too low for the end of your rampart. Use the magician?
rampart-ask-low = { $name }: { $card }. Too low after { $last }: put it back.
rampart-ask-low-leave = { $name }: { $card }. Too low after { $last }: it stays face up.
rampart-ask-shoot = { $name }: the cannon fires! Choose a card in another rampart.
rampart-ask-over-one-cards = { $you ->
    [yes] You won
   *[no] { $name } won
  } with { $points ->
    [1] one card
   *[other] { $points } cards
  }.
rampart-ask-over-shared = { $name } won together.
rampart-ask-over-shared-cards = { $name } won together.
rampart-watch = No card left is high enough for you: { $name } continues alone.
rampart-next-any = Choose a card.

## Family mode: as few words as can be
rampart-family-turn-over = { $cards ->
    [1] { $name }: turn one over! Start low!
   *[other] { $name }: turn one over!
  }
rampart-family-card = { $number }, { $picture }
rampart-family-decide = { $card }!
# Cards are called out in the family mode; “boom” is the cannon.
rampart-family-shoot = { $name }: boom! Which card?
rampart-family-pass = { $name }: nothing left to turn over.
rampart-family-down = { $spot }
rampart-family-up = { $spot }: { $card }

## What Confirm will do
# { $spot } is a place such as B5.
rampart-offer-turn-over = Turn { $spot } over
rampart-offer-take = Take it
rampart-offer-take-spot = Take the { $card } from { $spot }
rampart-offer-insert = Use magician
rampart-offer-insert-spot = Insert the { $card } from { $spot }
rampart-offer-put-back = Put it back
# The card stays where it lies.
rampart-offer-leave = Leave it there
# In a list of moves, as in a review.
rampart-named-put-back = Put the { $card } back
rampart-named-leave = Leave the { $card } there
# Verb (button): do nothing in this turn.
rampart-offer-pass = Pass
rampart-offer-shoot = Shoot { $name }’s { $card }

## Events. They never name the face of a card that may be turned back
rampart-say-turned-over = { $you ->
    [yes] You turn
   *[no] { $name } turns
  } { $spot } over.
rampart-say-put-back = { $you ->
    [yes] You put
   *[no] { $name } puts
  } { $spot } back.
# “Leave” is to let a card lie. Not a direction.
rampart-say-left = { $you ->
    [yes] You leave
   *[no] { $name } leaves
  } { $spot } face up.
rampart-say-took = { $you ->
    [yes] You take
   *[no] { $name } takes
  } the { $number } from { $spot }.
rampart-say-inserted = { $you ->
    [yes] You use
   *[no] { $name } uses
  } the magician to insert the { $number } from { $spot }.
rampart-say-shot = { $you ->
    [yes] You shoot
   *[no] { $name } shoots
  } the { $number } out of { $victim }’s rampart.
rampart-say-no-target = { $you ->
    [yes] Your
   *[no] { $name }’s
  } cannon has nothing to shoot at.
rampart-say-passed = { $you ->
    [yes] You pass
   *[no] { $name } passes
  }.
rampart-say-skipped = { $you ->
    [yes] You are
   *[no] { $name } is
  } skipped: no card left is higher than { $last }.
rampart-say-alone = Only { $you ->
    [yes] you
   *[no] { $name }
  } can still build: from now on cards stay face up.
rampart-say-finished = { $you ->
    [yes] You have
   *[no] { $name } has
  } built a rampart of ten!
rampart-say-blocked = Nobody can take any more cards.
rampart-say-stalled = Nobody has taken a card for a long time.

## What a place is called
rampart-place-down = Card { $spot }, face down.
rampart-place-up = Card { $spot }, face up: { $card }.
rampart-place-gap = Spot { $spot }: empty. It stays empty until the end.
rampart-place-flag = { $you ->
    [yes] Your
   *[no] { $name }’s
  } flag: { $count ->
    [1] one card
   *[other] { $count } cards
  } of ten.
rampart-place-wall = { $you ->
    [yes] Your
   *[no] { $name }’s
  } rampart, card { $place }: { $card }.
rampart-place-wall-safe = { $you ->
    [yes] Your
   *[no] { $name }’s
  } rampart, card { $place }: { $card }. Protected by towers.
rampart-place-player = { $name } ({ $colour }, { $mark }): { $cards ->
    [1] one card
   *[other] { $cards } cards
  } of ten, last card { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }): { $cards ->
    [1] one card
   *[other] { $cards } cards
  } of ten, last card { $last }; { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
rampart-place-player-magic = The magician is still available.
rampart-place-player-skipped = Cannot take any card that is left.

## Scores
rampart-source-cards = Cards
rampart-source-king = King
rampart-source-royals = Princes and princesses
rampart-source-ravens = Ravens
rampart-score-source-about-cards = 1 each, including the flag
rampart-score-source-about-king = 3 points
rampart-score-source-about-royals = 1 each, and 1 per pair
rampart-score-source-about-ravens = 1 each, at most 5
rampart-score-sofar = The ramparts as they stand. The game ends when a rampart has ten cards or nobody can take one. The player with the most points wins; the highest card breaks a tie.
rampart-score-sofar-cards = The ramparts as they stand. The first rampart of ten cards wins. If nobody can take a card before that, the longest rampart wins; the highest card breaks a tie.
# Why the game is over: the first rampart with ten cards.
rampart-why-ten = The first rampart of ten.
rampart-why-cards = Nobody could take any more cards, so the longest rampart won: { $points ->
    [1] one card
   *[other] { $points } cards
  }.
rampart-count-wall = { $you ->
    [yes] Your rampart
   *[no] { $name }’s rampart
  }
rampart-decided-cards = The length of the rampart decided it: { $lead } for { $names } over { $over }.
rampart-decided-king = The king decided it: { $lead } for { $names } over { $over }.
rampart-decided-royals = The princes and princesses decided it: { $lead } for { $names } over { $over }.
rampart-decided-ravens = The ravens decided it: { $lead } for { $names } over { $over }.
rampart-why-highest = { $names } were tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. The highest card won: { $cards }.
rampart-why-highest-cards = { $names } were tied at { $points ->
    [1] one card
   *[other] { $points } cards
  }. The highest card won: { $cards }.
rampart-why-shared = All of you had only the flag: you shared the victory.

## Why not
rampart-refusal-no-such-spot = There is no such spot on the table.
rampart-refusal-spot-empty = The card on this spot has been taken.
rampart-refusal-already-up = This card is already face up.
rampart-refusal-face-down = Turn this card over first.
rampart-refusal-nothing-turned = Turn a card over first.
rampart-refusal-decide-first = First decide about the card you turned over.
rampart-refusal-one-card-a-turn = You may take one card per turn: the one you turned over, or another face-up card.
rampart-refusal-too-low = { $number } is not higher than { $last }, the last card in the rampart.
rampart-refusal-no-pictures = In this game the pictures are just decoration.
rampart-refusal-no-magician = You need a magician that has not been used yet.
rampart-refusal-fits-at-the-end = This card fits at the end: you do not need the magician.
rampart-refusal-stays-up = Only one player can still build: the card stays face up.
rampart-refusal-not-alone = Others can still build: the card is turned back.
rampart-refusal-cannot-pass = You cannot pass while there are face-down cards.
rampart-refusal-shoot-first = Fire the cannon first.
rampart-refusal-no-cannon = Cards in a rampart stay there: only a cannon can remove one.
rampart-refusal-own-rampart = You cannot shoot at your own rampart.
rampart-refusal-nothing-there = There is no card here.
rampart-refusal-flag-is-safe = You cannot shoot a flag.
rampart-refusal-between-towers = Towers protect this card.
rampart-refusal-nothing-here-wall = Cards in a rampart stay where they are.
rampart-refusal-nothing-here-card = You cannot choose a card here now.
rampart-refusal-other-decision = First decide about the card you turned over.

## Why a table or a components file is not taken
rampart-refusal-wrong-number-of-seats = C’est mon fort ! is for 2 to 4 players.
rampart-refusal-wrong-table = The cards on the table are not those of the game.
rampart-refusal-deck-too-large = The file lists more pictures or numbers than its cards can have.
rampart-refusal-other-game = The file is for another game: “{ $game }”.
rampart-refusal-unknown-picture = There is no picture “{ $picture }”.
rampart-refusal-wrong-count = “{ $picture }” is on { $has ->
    [0] no card
    [1] one card
   *[other] { $has } cards
  }; it must be on { $exactly ->
    [yes] exactly { $least }
   *[no] at least { $least }
  }.
rampart-refusal-no-such-number = There is no card { $number }: the numbers go from { $lowest } to { $highest }.
rampart-refusal-number-twice = Number { $number } is listed more than once.
rampart-refusal-number-missing = Number { $number } is missing.

## Why a move is better, without points
rampart-hint-own-more-cards = { $points ->
    [1] about 1 card more for you
   *[other] about { $points } cards more for you
  }
rampart-hint-own-fewer-cards = { $points ->
    [1] about 1 card fewer for you
   *[other] about { $points } cards fewer for you
  }
rampart-hint-other-more-cards = { $points ->
    [1] about 1 card more for { $name }
   *[other] about { $points } cards more for { $name }
  }
rampart-hint-other-fewer-cards = { $points ->
    [1] about 1 card fewer for { $name }
   *[other] about { $points } cards fewer for { $name }
  }
