# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with, and $else: the same in brackets; $you: whether
# it is about the player who is addressed, else $name.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] you do
     *[no] { $name } does
    } not win the sector at { $cell }
   *[other] { $you ->
      [yes] you win
     *[no] { $name } wins
    } the sector at { $cell } for { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] you do
     *[no] { $name } does
    } not lead in the sector at { $cell }
   *[other] { $you ->
      [yes] you lead
     *[no] { $name } leads
    } in the sector at { $cell }, worth { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
why-kontor-stock = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } warehouse
   *[other] { $n } warehouses
  } in the sector at { $cell }{ $else }
why-kontor-gaps = { $n ->
    [0] the sector at { $cell } is finished
   *[other] the sector at { $cell } { $more ->
      [yes] stays open longer
     *[no] is closer to its end
    }, with { $n ->
      [one] { $n } empty cell
     *[other] { $n } empty cells
    } around it{ $else }
  }
why-kontor-exposed = { $n ->
    [0] the ship cannot remove a dock of { $you ->
      [yes] yours
     *[no] { $name }’s
    }
   *[other] the ship can remove { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    } of { $you ->
      [yes] yours
     *[no] { $name }’s
    }{ $else }
  }
why-kontor-tax = { $n ->
    [0] the card asks for no florin
   *[other] the card asks the opponent for a florin
  }
why-kontor-goods = this card brings { $n ->
    [one] { $n } warehouse
   *[other] { $n } warehouses
  }{ $else }
why-kontor-number = with the { $n } you play { $more ->
    [yes] earlier
   *[no] later
  } than with the { $other }
# The card that is chosen, or one in the hand; it is laid later in the round.
why-kontor-lay = laid now, it brings { $you ->
    [yes] about
   *[no] { $name } about
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }{ $else }
why-kontor-play = if laid now, one of { $you ->
    [yes] your cards would bring you
   *[no] { $name }’s cards would bring
  } about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
why-kontor-earns = { $n ->
    [0] no florin comes from passing
   *[other] passing earns a florin
  }
why-kontor-florins = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } florin
   *[other] { $n } florins
  }{ $else }
why-kontor-docks = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } in hand{ $else }
why-kontor-canals = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } canal
   *[other] { $n } canals
  } in hand{ $else }
why-kontor-pile = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } left in the pile{ $else }
