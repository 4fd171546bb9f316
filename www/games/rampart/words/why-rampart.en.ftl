# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with; $you: whether it is about the player who is
# addressed, else $name. $all: whether $n is as many as there are, $of.

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
    [0] turning over the { $other }, which everybody knows, would show the others nothing new
   *[other] some card has to be turned over, and everybody knows the { $n }: the others learn nothing new
  }
why-rampart-cards = { $you ->
    [yes] your rampart has
   *[no] { $name }’s rampart has
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ bot-why-else }, up to the { $by }
why-rampart-fits = { $n ->
    [0] none of the { $of } cards left fits { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ bot-why-else }
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
    } rampart{ bot-why-else }
  }
why-rampart-hope = { $n ->
    [0] none of the { $of } unseen cards goes well with { $you ->
      [yes] your
     *[no] { $name }’s
    } rampart{ bot-why-else }
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
    } rampart{ bot-why-else }
  }
why-rampart-king = { bot-why-scores } for kings{ bot-why-else }
why-rampart-royals = { bot-why-scores } for princes and princesses{ bot-why-else }
why-rampart-ravens = { bot-why-scores } for ravens{ bot-why-else }
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
  } safe between towers{ bot-why-else }
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
why-rampart-end-cards = by the end the move should { $loses ->
    [yes] cost
   *[no] bring
  } { $you ->
    [yes] you
   *[no] { $name }
  } about { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
