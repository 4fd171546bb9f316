# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after this move; $other:
# after the one that it is compared with; $you: whether it is about the player who is addressed, else $name.

why-imhotep-pyramid = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Pyramids instead of { $other }
why-imhotep-temple = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Temple instead of { $other }
why-imhotep-obelisks = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Obelisks instead of { $other }
why-imhotep-chamber = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Burial Chamber instead of { $other }
why-imhotep-at-the-end = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for cards and the like at the end instead of { $other }
why-imhotep-seen = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  } on top of the Temple instead of { $other }
why-imhotep-loose = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  } waiting for the next obelisk instead of { $other }
why-imhotep-obelisk = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  } at the Obelisks instead of { $other }
why-imhotep-sled = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  } on the sled instead of { $other }
why-imhotep-aboard = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  } on { $boat } instead of { $other }
why-imhotep-bow = { $you ->
    [yes] your
   *[no] { $name }’s
  } first stone on { $boat } lies in place { $n } from the bow instead of { $other }
why-imhotep-needs = { $boat } { $n ->
    [0] can sail
   *[other] needs { $n ->
      [one] { $n } more stone
     *[other] { $n } more stones
    } to sail instead of { $other }
  }
why-imhotep-missing = { $you ->
    [yes] you are
   *[no] { $name } is
  } missing from { $n ->
    [one] { $n } building site
   *[other] { $n } building sites
  } instead of { $other }
why-imhotep-card = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no “{ $card }”
   *[other] “{ $card }” { $n ->
      [one] once
     *[other] { $n } times
    } instead of { $other }
  }
