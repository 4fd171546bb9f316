# English: the review of a finished game.

review-title = Analysis
review-thinks = Analysis progress
review-look-0 = Looking at every move. The turning points will appear here.
review-look-1 = Looking closer at the moves that may have cost most. The turning points will appear here.
review-look-2 = Looking at all other moves as closely.
review-done = All moves have been looked at closely.
review-thinks-here = This move has not been analysed yet.
review-at = Move { $number } of { $of }: { $name }
# “Line”: the moves that could follow.
review-line-at = Line from move { $number }
review-end = The end of the game.
review-chance = { $name } { $chance }%
review-chances = Chance to win if all play well from here:
review-percent = { $value }%
# How much luck a player had, in %: “+3, give or take 1”.
review-fortune = { $sign ->
    [more] +{ $value }, give or take { $within }
    [less] −{ $value }, give or take { $within }
   *[even] 0, give or take { $within }
  }
# Participle: the move that was played. A label beside it.
review-played = Played
review-yours = Your move
# Label beside a move, as is review-best.
review-better = Better
review-best = Best move
review-equal = Just as good
review-because = { $move } – { $why }.
review-given-away = Win chance lost (%)
# What a move cost; { $loss } is a whole number. Label beside the move.
review-loss-of = { $loss ->
    [0] Cost less than 1% of the chance to win
    [100] Cost a certain win
   *[other] Cost { $loss }% of the chance to win
  }
# Instead of the loss, as long as a closer look may change it.
review-loss-open = What it cost is still being worked out.
review-loss-none = No move was better
review-uncompared = Not rated: it comes to the same as another move.
review-looking = Taking a closer look at this move…
review-forced = There was only one legal move.
review-about = Choose a turning point, or go through the moves one by one.
review-try = Try again
review-try-as = You are { $name } here.
review-try-about = Choose a move to see how good it is. You see only what could be known then; your game stays as it was.
review-reveal = Show the best move
review-back = Back to analysis
review-reply = { $you ->
    [yes] You would answer: { $move }
   *[no] { $name } would answer: { $move }
  }
# Button: plays on after a move.
review-line = See what follows
review-imagining = { $after ->
    [own] The game after your move is being played…
   *[best] The game after the best move is being played…
  }
review-imagined-about = { $after ->
    [own] After your move.
   *[best] After the best move.
  } Hidden pieces are shuffled again, so they differ from those in your game; each player makes the move that the analysis prefers.
review-line-end = The line ends here. { $you ->
    [yes] Your
   *[no] { $name }’s
  } chance to win would be { $chance }% { $after ->
    [own] after your move
   *[best] after the best move
  }{ $than ->
    [none] .
    [best] , and { $other }% after the best one.
   *[played] , and { $other }% after the one that was played.
  }
review-turnings = Turning points
review-turning-next = Next turning point
review-turning-first = First turning point
review-none = No single move decided this game.
review-slid = The costliest step on the way from { $from }% down to { $to }%
review-turning = { $number }. { $name }: { $move }
review-numbers = Skill and luck
# “12 of 20”: a number of all decisions.
review-of = { $count } of { $decisions }
review-costly = Costly moves
review-costly-about = Moves that cost 4% of the chance to win or more. A smaller cost is never certain.
review-luck = Luck
review-luck-about = How much the draws added to the chance to win (+) or took from it (−), in %.
review-how = How is this worked out?
review-how-chance = “60% chance to win” means: if everyone played from here as well as the analysis does, this player would win 60% of all games. Between people a game stays open for longer.
review-how-given = “Cost 8% of the chance to win” means: if the best move wins 60% of all games from here, the move that was played wins 52%. Both are judged by the same search, from what the player could know at that moment. Luck and the other players’ replies do not count.
review-how-luck = Luck compares each draw with others that could have come at the same moment. “Give or take 2” means: nineteen times out of twenty, the true number is within 2 of it.
review-all = All moves
