# English: the review of a finished game.
review-thinks = Analysis progress
review-first-look = Looking at every move. The turning points will appear here.
review-closer-look = Taking a closer look. The numbers may still change a little.
review-done = All moves have been looked at closely.
review-thinks-here = This move has not been analysed yet.
review-at = Move { $number } of { $of }: { $name }
review-line-at = Line from move { $number }
review-end = The end of the game.
review-chance = { $name } { $chance }%
review-chances = Chance to win:
review-percent = { $value }%
review-fortune = { $sign ->
    [more] +{ $value }, give or take { $within }
    [less] −{ $value }, give or take { $within }
   *[even] 0, give or take { $within }
  }
review-played = Played
review-yours = Your move
review-better = Better
review-best = Best move
review-because = { $move } – { $why }.
review-given-away = Wins given away in 100
review-loss-of = { $loss ->
    [0] Gave away less than 1 win in 100
    [one] Gave away 1 win in 100
    [100] Gave away a certain win
   *[other] Gave away { $loss } wins in 100
  }
review-loss-none = Gave nothing away
review-uncompared = Not compared: this move is like another one.
review-looking = Looking closer at this move…
review-forced = There was only one legal move.
review-about = Choose a turning point, or go through the moves one by one.
review-try = Try again
review-try-as = You are { $name } here.
review-try-about = You see only what could be known at that moment. Choose a move; it is judged, and the game stays as it was.
review-reveal = Show the best move
review-back = Back to review
review-line = What if?
review-follow = What follows?
review-imagining = { $after ->
    [own] The game after your move is being played…
   *[best] The game after the best move is being played…
  }
review-imagined = Imagined
review-imagined-about = { $after ->
    [own] After your move.
   *[best] After the best move.
  } Hidden pieces are drawn anew, so these are not the ones of your game; each player makes the move that the analysis prefers.
review-line-end = The line ends here. { $you ->
    [yes] You
   *[no] { $name }
  } would win { $chance } of 100 games { $after ->
    [own] after your move
   *[best] after the best move
  }{ $than ->
    [none] .
    [best] , and { $other } after the best one.
   *[played] , and { $other } after the one that was played.
  }
review-step = { $step } of { $of }.
review-previous = Previous
review-next = Next
review-turnings = Turning points
review-none = No single move decided this game.
review-turning = { $number }. { $name }: { $move }
review-move-of = { $name }: { $move }
review-numbers = Skill and luck
review-of = { $best } of { $decisions }
review-best-moves = Best moves
review-best-moves-about = Decisions in which the best move was played.
review-given = Given away per move
review-given-about = How many wins in 100 a move gave away on average, compared with the best one.
review-luck = Luck
review-luck-about = How many wins in 100 the draws gave (+) or took (−).
review-how = How is this worked out?
review-how-given = “Gave away 8 wins in 100” means: of 100 games from this position, the best move wins 8 more than the move that was played. One search judges both, by what the player could know at that moment. Luck and the answers of others are no part of it.
review-how-luck = Luck compares each draw with others that could have come at the same moment. “Give or take 2” means: nineteen times of twenty, the true number is at most 2 away.
review-all = All moves
review-move = Move
