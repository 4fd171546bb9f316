# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after this move; $other:
# after the one that it is compared with; $you: whether it is about the player who is addressed, else $name.

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
  } in the sector at { $cell } instead of { $other }
why-kontor-gaps = { $n ->
    [0] the sector at { $cell } is finished
   *[other] { $n ->
      [one] { $n } gap keeps
     *[other] { $n } gaps keep
    } the sector at { $cell } open instead of { $other }
  }
why-kontor-tax = { $n ->
    [0] the card asks for no florin
   *[other] the card asks the opponent for a florin
  }
why-kontor-goods = { $n ->
    [one] { $n } warehouse
   *[other] { $n } warehouses
  } can be landed with this card instead of { $other }
why-kontor-number = the number { $n } { $more ->
    [yes] comes before the { $other }
   *[no] comes after the { $other }
  }
why-kontor-lay = { $n ->
    [0] the { $other } is not laid at { $cell }
   *[other] the { $n } would do most at { $cell }
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
  } instead of { $other }
why-kontor-docks = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } in hand instead of { $other }
why-kontor-canals = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } canal
   *[other] { $n } canals
  } in hand instead of { $other }
why-kontor-pile = { $you ->
    [yes] you have
   *[no] { $name } has
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } left in the pile instead of { $other }
