# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with, and $else: the same in brackets; $you: whether
# it is about the player who is addressed, else $name. $all: whether $n is as many as there are, $of.

why-imhotep-pyramid = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Pyramids{ $else }
why-imhotep-temple = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Temple{ $else }
why-imhotep-obelisks = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } from the Obelisks{ $else }
why-imhotep-chamber = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the Burial Chamber{ $else }
why-imhotep-at-the-end = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the final scoring (cards and the like){ $else }
why-imhotep-seen = { $n ->
    [0] { $you ->
      [yes] you have
     *[no] { $name } has
    } no visible stone on the Temple{ $else }
   *[other] { $you ->
      [yes] you have
     *[no] { $name } has
    } { $all ->
      [yes] { $of ->
        [1] the only visible stone
        [2] both visible stones
       *[other] all { $of } visible stones
      }
     *[no] { $n } of the { $of } visible stones
    } on the Temple{ $else }
  }
why-imhotep-loose = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } waiting for the next obelisk{ $else }
why-imhotep-obelisk = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } at the Obelisks{ $else }{ $by ->
    [0] {""}
   *[other] , and the tallest other one has { $by }
  }
why-imhotep-sled = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } on the sled{ $else }{ $by ->
    [0] {""}
    [one] , with { $by } place free on the boats
   *[other] , with { $by } places free on the boats
  }
why-imhotep-aboard = { $n ->
    [0] { $you ->
      [yes] you have
     *[no] { $name } has
    } no stone on { $boat }{ $else }
   *[other] { $you ->
      [yes] you have
     *[no] { $name } has
    } { $of ->
      [1] the only stone on { $boat }
     *[other] { $all ->
        [yes] { $of ->
          [2] both
         *[other] all { $of }
        }
       *[no] { $n } of the { $of }
      } stones on { $boat }{ $else }
    }
  }
# The foremost stone of a player; stones are unloaded from the bow on.
why-imhotep-bow = { $you ->
    [yes] your
   *[no] { $name }’s
  } first stone on { $boat } lies in place { $n } from the bow, where unloading begins{ $else }{ $of ->
    [1] {""}
   *[other] , with { $of } stones aboard
  }
why-imhotep-needs = { $boat } { $n ->
    [0] can sail{ $by ->
      [0] {""}
      [1] {" "}({ $by } site is still free)
     *[other] {" "}({ $by } sites are still free)
    }
   *[other] needs { $n ->
      [one] { $n } more stone
     *[other] { $n } more stones
    } to sail{ $else }
  }
why-imhotep-missing = { $n ->
    [0] { $you ->
      [yes] you have
     *[no] { $name } has
    } a stone on each of the four building sites, otherwise on all but { $other }
   *[other] { $you ->
      [yes] you are
     *[no] { $name } is
    } missing from { $n ->
      [one] { $n } building site
     *[other] { $n } building sites
    }{ $else }
  }
why-imhotep-card = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no “{ $card }” card{ $else }
    [1] the “{ $card }” card{ $else }
   *[other] { $n } “{ $card }” cards{ $else }
  }{ $by ->
    [0] {""}
    [one] , worth about { $by } point at the end
   *[other] , worth about { $by } points at the end
  }
# A blue card.
why-imhotep-tool = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [0] no “{ $card }” card{ $else }
    [1] the “{ $card }” card{ $else }, for a later turn or 1 point at the end
   *[other] { $n } “{ $card }” cards{ $else }, for later turns or 1 point each at the end
  }
