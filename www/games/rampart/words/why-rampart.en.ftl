# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with, and $else: the same in brackets; $you: whether
# it is about the player who is addressed, else $name. $all: whether $n is as many as there are, $of.

why-rampart-turned = { $n ->
    [0] the { $other } at { $spot } { $of ->
      [0] is too low for { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart
     *[other] would skip { $by } of the { $of } cards that still fit { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart
    }
   *[other] the { $n } at { $spot } { $by ->
      [0] is the very next card for { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart
     *[other] skips only { $by } of the { $of ->
        [1] one card that still fits
       *[other] { $of } cards that still fit
      } { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart
    }
  }
why-rampart-unseen = { $n ->
    [0] no unseen card is turned over
   *[other] { $all ->
      [yes] { $of ->
        [1] the only unseen card
        [2] both unseen cards
       *[other] all { $of } unseen cards
      }
     *[no] { $n } of the { $of } unseen cards
    } would fit well
  }
why-rampart-waits = { $n ->
    [0] everybody knows the { $other }, so turning it over would give nothing away
   *[other] everybody knows the { $n }, so turning it over gives nothing away
  }
why-rampart-cards = { $you ->
    [yes] your rampart has
   *[no] { $name }’s rampart has
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $else }, up to the { $by }
why-rampart-fits = { $n ->
    [0] none of the { $of } cards left fits { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ $else }
   *[other] { $all ->
      [yes] { $of ->
        [1] the only card left still fits
        [2] both cards left still fit
       *[other] all { $of } cards left still fit
      }
     *[no] { $n } of the { $of } cards left { $n ->
        [one] still fits
       *[other] still fit
      }
    } { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ $else }
  }
why-rampart-hope = { $n ->
    [0] none of the { $of } unseen cards goes well with { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ $else }
   *[other] { $all ->
      [yes] { $of ->
        [1] the only unseen card goes well with
        [2] both unseen cards go well with
       *[other] all { $of } unseen cards go well with
      }
     *[no] { $n } of the { $of } unseen cards { $n ->
        [one] goes well with
       *[other] go well with
      }
    } { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ $else }
  }
why-rampart-king = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for kings{ $else }
why-rampart-royals = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for princes and princesses{ $else }
why-rampart-ravens = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for ravens{ $else }
why-rampart-magic = { $you ->
    [yes] you
   *[no] { $name }
  } { $n ->
    [0] { $you ->
      [yes] no longer have
     *[no] no longer has
    } the magician
   *[other] { $you ->
      [yes] keep
     *[no] keeps
    } the magician
  }
why-rampart-safe = { $n } of { $you ->
    [yes] your cards
   *[no] { $name }’s cards
  } { $n ->
    [one] is
   *[other] are
  } safe between towers{ $else }
why-rampart-known = { $n ->
    [0] { $you ->
      [yes] you
     *[no] { $name }
    } cannot count on the { $other } at { $spot } for now
   *[other] the { $n } at { $spot } { $by ->
      [0] is the very next card for { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart
     *[other] goes well with { $you ->
        [yes] your
       *[no] { $name }’s
      } rampart: it skips only { $by } of { $of } cards
    }
  }
