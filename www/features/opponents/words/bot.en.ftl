# English: computer players, hints and the review of a game.

## Set-up
# Choice for a seat: not a computer player.
bot-person = A person
bot-seat-of = Who plays for player { $number }
# Stands in brackets after the name of the level, as do the next ones.
bot-about-first-game = for a first game
bot-about-deckhand = beats most beginners
bot-about-boatswain = plays well
bot-about-captain = hard to beat
bot-about-master = very hard to beat
bot-about-admiral = hardest to beat
bot-option = { $level } ({ $about })
# The beginning of a line that ends with a choice: “The Admiral thinks for … 5 s”.
bot-patience = The Admiral thinks for
bot-patience-option = { $seconds } s
bot-patience-label = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
bot-honest = A computer player sees only what a person in its seat would see.
bot-honest-more = How does that work?
bot-honest-text = Before the computer thinks, it shuffles everything that its seat cannot know: piles, hidden hands and secret choices. It thinks in this browser: nothing leaves this device.
bot-honest-memory = In this memory game, the weaker levels forget some of the cards they have seen.

## People with a character
bot-who-of = Computer players for seat { $number }
bot-who-plain = Just the computer, which simply plays to win.
# How they play, in one sentence each: game and character.
bot-who-imhotep-careful = { $name } likes to sail to the temple and the obelisks.
bot-who-imhotep-greedy = { $name } likes to sail to the pyramids, where stones count at once.
bot-who-imhotep-spoiler = { $name } likes to send off boats that carry mostly your stones.
bot-who-duel-careful = { $name } would rather place figures than use action tokens.
bot-who-duel-greedy = { $name } likes to use action tokens.
bot-who-duel-spoiler = { $name } likes to unload boats before you are ready.
bot-who-kontor-careful = { $name } counts twice and likes a safe lead.
bot-who-kontor-greedy = { $name } takes what is there.
bot-who-kontor-spoiler = { $name } loves to spoil your plans.
bot-who-rampart-careful = { $name } would rather put a card back than skip many numbers.
bot-who-rampart-greedy = { $name } takes almost any card that fits.
bot-who-rampart-spoiler = { $name } takes the cards that would fit your rampart.
# Who they are, in one sentence each: game and character.
bot-life-imhotep-careful = At sixty, she has measured more temples than the pharaoh has ever seen.
bot-life-imhotep-greedy = He sells bread and beer to the quarries and wears his profits around his neck.
bot-life-imhotep-spoiler = She steers boatloads of stone down the Nile and finds every site but the one you wanted.
bot-life-duel-careful = He has kept lists for three pharaohs; the reed behind his ear is as old as you are.
bot-life-duel-greedy = She sells scents in the harbour and never goes home before her baskets are full.
bot-life-duel-spoiler = Twelve years old, he runs errands in the harbour and unties more ropes than he should.
bot-life-kontor-careful = She keeps the books of four warehouses, in ink, without a single blot.
bot-life-kontor-greedy = He began with one barrel of herring and now owns everything he can see from his window.
bot-life-kontor-spoiler = Once a privateer, now a merchant: she has one eye left, and it is on your docks.
bot-life-rampart-careful = She built this castle on parchment first, and she lays no stone that she has not drawn.
bot-life-rampart-greedy = The cook of the castle always takes the biggest piece, from the pot or from the table.
bot-life-rampart-spoiler = At fourteen, she wears her uncle’s helmet and aims better than he ever did.

## At the table
bot-thinks = { $name } is thinking.
# The same for a computer player whose name is not that of its level.
bot-thinks-as = { $name } ({ $level }) is thinking.
bot-said = { $name }: “{ $line }”
# Verb (button): the computer player stops thinking and moves.
bot-move-now = Move now
bot-imagined = { $games ->
    [one] { $games } game simulated
   *[other] { $games } games simulated
  }
# Verb (button).
bot-pause = Pause
bot-go-on = Continue
bot-paused = The game is paused.
bot-shows = { $name } has turned this card over.
# Button: shows the next move of the computer players.
bot-next = Next
bot-to-the-end = Show the end
# Participle, label: these moves were not played, the computer made them up.
bot-simulated = Simulated
# A number of a number: “2 of 7”.
bot-step = { $step } of { $of }.
bot-line-previous = Previous move
bot-line-next = Next move
bot-move-of = { $name }: { $move }
bot-show-again = Show last moves again
bot-label = { $label } Played by the computer.

## A hint
bot-hint-thinks = Looking for good moves…
bot-hint-later = You can ask for a hint on your turn.
bot-hint-only = This is your only move.
bot-hint-chance = { $chance }% chance to win
# A move that wins about as often as the best one. Stands in place of its chance, as the next ones do.
bot-hint-alike = about as good
# Stands beside a move, without a capital.
bot-hint-proved = { $ending ->
    [won] proved: wins against every answer
    [shared] proved: a shared victory at least
   *[lost] proved: loses against the best answers
}
bot-hint-own-more = { $points ->
    [1] about 1 point more for you than otherwise
   *[other] about { $points } points more for you than otherwise
  }
bot-hint-own-fewer = { $points ->
    [1] about 1 point fewer for you than with the best move
   *[other] about { $points } points fewer for you than with the best move
  }
bot-hint-other-more = { $points ->
    [1] about 1 point more for { $name } than with the best move
   *[other] about { $points } points more for { $name } than with the best move
  }
bot-hint-other-fewer = { $points ->
    [1] about 1 point fewer for { $name } than otherwise
   *[other] about { $points } points fewer for { $name } than otherwise
  }
bot-hint-wins-more = { $games }% more chance to win
bot-hint-wins-fewer = { $games }% less chance to win
# Stands after a dash, without a capital, as do the other reasons.
bot-hint-even = several moves are about as good
# The move that comes after the proposed one.
bot-hint-then = Next, if nothing changes: { $move }
bot-hint-or = or: { $move }
bot-hint-or-more = or: { $move } (and { $more } more)
bot-hint-about = The reasons look a few turns ahead and use only what this player can know. { $answers ->
    [true] Answer with one of the buttons.
   *[false] Choose one to see it on the table; “Confirm” plays it.
  }
# How often to play this move, in %. $how: more than half of the time, at least a quarter, or less.
bot-hint-mixed = { $how ->
    [mostly] mostly
    [sometimes] sometimes
   *[seldom] now and then
  } ({ $often }%)
bot-hint-about-mixed = Best is a mix of these moves, so that your opponent cannot foresee your choice. { $answers ->
    [true] Answer with one of the buttons.
   *[false] Choose one to see it on the table; “Confirm” plays it.
  }
bot-hint-memory = Hints remember every card that has been shown.

## Why a move is good
# Two reasons in one sentence; both are parts of a sentence.
bot-why-two = { $first }; { $second }
# $why: what speaks for a move that costs points at once, as a part of a sentence.
bot-why-despite = it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now, but { $why }
# Beginnings of facts, about the player who is addressed ($you) or another one ($name).
bot-why-has = { $you ->
    [yes] you then have
   *[no] { $name } then has
  }
bot-why-scores = { $you ->
    [yes] you { $loses ->
      [yes] lose
     *[no] gain
    }
   *[no] { $name } { $loses ->
      [yes] loses
     *[no] gains
    }
  } { $size ->
    [0] no points
    [one] { $size } point
   *[other] { $size } points
  }
# What the move brings or costs by the end, in points; $size: about how many.
bot-why-by-the-end = by the end the move should { $loses ->
    [yes] cost
   *[no] bring
  } { $you ->
    [yes] you
   *[no] { $name }
  } about { $size ->
    [one] { $size } { $loses ->
      [yes] point
     *[no] more point
    }
   *[other] { $size } { $loses ->
      [yes] points
     *[no] more points
    }
  }
# The end of a fact: $other is after the move with which a reason compares; nothing is said of none.
bot-why-else = { $other ->
    [0] {""}
   *[other] { " " }(otherwise { $other })
  }
# $move is a move in words, as on a button; $n: about how many points it brings, $other: how many after the other move.
bot-why-can-you-more = “{ $move }” could then bring you about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }{ bot-why-else }
bot-why-opens-you-more = { bot-why-can-you-more }
bot-why-can-you-fewer = you give up “{ $move }”, about { $other ->
    [one] { $other } point
   *[other] { $other } points
  }
bot-why-can-name-more = “{ $move }” could then bring { $name } about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
bot-why-opens-name-more = { bot-why-can-name-more }
bot-why-can-name-fewer = { $name } can no longer gain about { $other ->
    [one] { $other } point
   *[other] { $other } points
  } by “{ $move }”{ $n ->
    [0] {""}
   *[other] , but at most { $n }
  }

## The coach
# Noun: a helper who offers to take costly moves back.
bot-coach = Coach
bot-coach-undo = Take this move back?
bot-coach-take = Take back
bot-coach-keep = Keep it
bot-coach-says = The coach offers to take the move back. { $about }
bot-coach-better = Better: { $move }.
bot-coach-better-why = Better: { $move } – { $why }.
