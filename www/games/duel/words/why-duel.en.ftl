# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with; $you: whether it is about the player who is
# addressed, else $name.

why-duel-temple = { bot-why-scores } in the Temple{ bot-why-else }
why-duel-tomb = { bot-why-scores } in the Burial Chamber{ bot-why-else }
why-duel-pyramids = { bot-why-scores } for the pyramids{ bot-why-else }
why-duel-obelisk = { bot-why-scores } for the obelisk{ bot-why-else }
why-duel-gaps = { $you ->
    [yes] your
   *[no] { $name }’s
  } burial chambers { $n ->
    [0] have no free one beside them
    [one] can still grow: { $n } free one lies beside them
   *[other] can still grow: { $n } free ones lie beside them
  }{ bot-why-else }
why-duel-tokens = { bot-why-has } { $n ->
    [0] no { $token } token
    [one] { $n } { $token } token
   *[other] { $n } { $token } tokens
  }{ bot-why-else }
why-duel-action = { bot-why-has } { $n ->
    [0] no { $token }{ bot-why-else }
   *[other] the { $token } to use later{ bot-why-else }
  }
why-duel-reserve = { bot-why-has } { $n ->
    [one] { $n } figure
   *[other] { $n } figures
  } in reserve{ bot-why-else }
why-duel-line = { bot-why-has } { $n ->
    [0] no figure
    [one] { $n } figure
   *[other] { $n } figures
  } waiting for { $boat }{ bot-why-else }
# If all boats were unloaded as the figures stand now.
why-duel-reach = { $you ->
    [yes] you are
   *[no] { $name } is
  } { $n ->
    [0] no longer in line for any { $token } token
    [one] in line for the { $token } token{ bot-why-else }
   *[other] in line for { $n } { $token } tokens{ bot-why-else }
  }
why-duel-reach-action = { why-duel-reach }
why-duel-end-obelisk = { bot-why-by-the-end } for the obelisk
why-duel-end-temple = { bot-why-by-the-end } in the Temple
why-duel-end-pyramids = { bot-why-by-the-end } for the pyramids
why-duel-end-tomb = { bot-why-by-the-end } in the Burial Chamber
