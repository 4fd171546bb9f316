# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with; $you: whether it is about the player who is
# addressed, else $name. $all: whether $n is as many as there are, $of.

why-imhotep-pyramid = { bot-why-scores } from the Pyramids{ bot-why-else }
why-imhotep-temple = { bot-why-scores } from the Temple{ bot-why-else }
why-imhotep-obelisks = { bot-why-scores } from the Obelisks{ bot-why-else }
why-imhotep-chamber = { bot-why-scores } in the Burial Chamber{ bot-why-else }
why-imhotep-at-the-end = { bot-why-scores } in the final scoring (cards and the like){ bot-why-else }
why-imhotep-seen = { $n ->
    [0] { bot-why-has } no visible stone on the Temple{ bot-why-else }
   *[other] { bot-why-has } { $all ->
      [yes] { $of ->
        [1] the only visible stone
        [2] both visible stones
       *[other] all { $of } visible stones
      }
     *[no] { $n } of the { $of } visible stones
    } on the Temple{ bot-why-else }
  }
why-imhotep-loose = { bot-why-has } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } waiting for the next obelisk{ bot-why-else }
why-imhotep-obelisk = { bot-why-has } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } at the Obelisks{ bot-why-else }{ $by ->
    [0] {""}
   *[other] , and the tallest other one has { $by }
  }
why-imhotep-sled = { bot-why-has } { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
  } on the sled{ bot-why-else }{ $by ->
    [0] {""}
    [one] , with { $by } place free on the boats
   *[other] , with { $by } places free on the boats
  }
why-imhotep-aboard = { $n ->
    [0] { bot-why-has } no stone on { $boat }{ bot-why-else }
   *[other] { bot-why-has } { $of ->
      [1] the only stone on { $boat }
     *[other] { $all ->
        [yes] { $of ->
          [2] both
         *[other] all { $of }
        }
       *[no] { $n } of the { $of }
      } stones on { $boat }{ bot-why-else }
    }
  }
# Stones are unloaded from place 1 on.
why-imhotep-first = { bot-why-has } { $n ->
    [0] no stone
   *[other] a stone
  } in place 1 of { $boat }, which is unloaded first{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $of } stones aboard)
  }
why-imhotep-ready = { $boat } { $n ->
    [0] cannot sail yet
   *[other] can sail{ $by ->
      [0] {""}
      [1] {" "}({ $by } site is still free)
     *[other] {" "}({ $by } sites are still free)
    }
  }
why-imhotep-missing = { $n ->
    [0] { bot-why-has } a stone on each of the four building sites, otherwise on all but { $other }
   *[other] { $you ->
      [yes] you are
     *[no] { $name } is
    } missing from { $n ->
      [one] { $n } building site
     *[other] { $n } building sites
    }{ bot-why-else }
  }
why-imhotep-card = { bot-why-has } { $n ->
    [0] no “{ $card }” card{ bot-why-else }
    [1] the “{ $card }” card{ bot-why-else }
   *[other] { $n } “{ $card }” cards{ bot-why-else }
  }{ $by ->
    [0] {""}
    [one] , worth about { $by } point at the end
   *[other] , worth about { $by } points at the end
  }
# A blue card.
why-imhotep-tool = { bot-why-has } { $n ->
    [0] no “{ $card }” card{ bot-why-else }
    [1] the “{ $card }” card{ bot-why-else }, for a later turn or 1 point at the end
   *[other] { $n } “{ $card }” cards{ bot-why-else }, for later turns or 1 point each at the end
  }
why-imhotep-end-pyramid = { bot-why-by-the-end } from the Pyramids
why-imhotep-end-temple = { bot-why-by-the-end } from the Temple
why-imhotep-end-chamber = { bot-why-by-the-end } in the Burial Chamber
why-imhotep-end-obelisks = { bot-why-by-the-end } from the Obelisks
why-imhotep-end-ornaments = { bot-why-by-the-end } for ornaments
why-imhotep-end-statues = { bot-why-by-the-end } for statues
why-imhotep-ornaments = { why-imhotep-card }
why-imhotep-statues = { why-imhotep-card }
