# English: the review of a finished game.
review-thinks = Analysis progress
review-thinks-here = This move has not been analysed yet.
review-at = Move { $number } of { $of }: { $name }
review-end = The end of the game.
review-chance = { $name } { $chance }%
review-percent = { $value }%
review-fortune = { $sign ->
    [more] +{ $value }% (±{ $within })
    [less] −{ $value }% (±{ $within })
   *[even] 0% (±{ $within })
  }
review-played = Played
review-yours = Your move
review-better = Better
review-best = Best move
review-because = { $move } – { $why }.
review-loss = Loss
review-loss-of = { $loss ->
    [0] Loss under 1%
   *[other] Loss { $loss }%
  }
review-loss-none = No loss
review-uncompared = Not compared: this move is like another one.
review-forced = There was only one legal move.
review-about = Select a turning point, or step through the moves with the arrow keys.
review-try = Try again
review-try-about = You see only what could be known at that moment. Choose a move; it is judged, and the game stays as it was.
review-reveal = Show the best
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
review-step = { $step } of { $of }.
review-previous = Previous
review-next = Next
review-turnings = Turning points
review-none = No single move decided this game.
review-turning = { $number }. { $name }: { $move }
review-numbers = Skill and luck
review-of = { $best } of { $decisions }
review-luck = Luck
review-loss-about = Best move: how many decisions were the best. Loss: the chance to win that a decision gave away on average, against the best move in one search of what its player could know. Luck and the answers of others are no part of it.
review-luck-about = Luck: what the draws gave or took, each compared with other draws that could have come at the same moment. In brackets: how far that may be off.
review-all = All moves
review-move = Move
