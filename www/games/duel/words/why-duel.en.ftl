# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with, and $else: the same in brackets; $you: whether
# it is about the player who is addressed, else $name.

why-duel-temple = { $you ->
    [yes] you gain
   *[no] { $name } gains
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Temple{ $else }
why-duel-tomb = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Burial Chamber{ $else }
why-duel-pyramids = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for the pyramids{ $else }
why-duel-obelisk = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for the obelisk{ $else }
why-duel-gaps = { $you ->
    [yes] your
   *[no] { $name }’s
  } burial chambers { $n ->
    [0] have no free one beside them
    [one] can still grow: { $n } free one lies beside them
   *[other] can still grow: { $n } free ones lie beside them
  }{ $else }
why-duel-tokens = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no { $token } token
    [one] { $n } { $token } token
   *[other] { $n } { $token } tokens
  }{ $else }
why-duel-action = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no { $token }{ $else }
   *[other] the { $token } to use later{ $else }
  }
why-duel-reserve = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } figure
   *[other] { $n } figures
  } in reserve{ $else }
why-duel-line = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no figure
    [one] { $n } figure
   *[other] { $n } figures
  } waiting for { $boat }{ $else }
# If all boats were unloaded as the figures stand now.
why-duel-reach = { $n ->
    [0] none of { $you ->
      [yes] your
     *[no] { $name }’s
    } figures would now get any { $token } token
   *[other] { $n } of { $you ->
      [yes] your
     *[no] { $name }’s
    } figures would now get { $n ->
      [one] the { $token } token
     *[other] { $token } tokens
    }
  }{ $else }
