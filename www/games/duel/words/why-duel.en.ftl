# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after this move; $other:
# after the one that it is compared with, and $else: the same in brackets; $you: whether it is about the player who is addressed, else $name.

why-duel-temple = { $you ->
    [yes] you gain
   *[no] { $name } gains
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Temple { $else }
why-duel-tomb = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Burial Chamber { $else }
why-duel-pyramids = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for the pyramids { $else }
why-duel-obelisk = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for the obelisk { $else }
why-duel-gaps = { $n ->
    [one] { $n } free burial chamber lies
   *[other] { $n } free burial chambers lie
  } beside { $you ->
    [yes] yours
   *[no] { $name }’s
  } { $else }
why-duel-tokens = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } { $token } token
   *[other] { $n } { $token } tokens
  } { $else }
why-duel-action = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no { $token }
   *[other] the { $token }
  } { $else }
why-duel-reserve = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } figure
   *[other] { $n } figures
  } in reserve { $else }
why-duel-line = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } figure
   *[other] { $n } figures
  } in front of { $boat } { $else }
why-duel-reach = { $n ->
    [0] { $you ->
      [yes] you have
     *[no] { $name } has
    } no figure in line for any { $token } token { $else }
   *[other] { $you ->
      [yes] you have
     *[no] { $name } has
    } { $n ->
      [one] { $n } figure in line for the { $token } token
     *[other] { $n } figures in line for { $token } tokens
    } { $else }
  }
