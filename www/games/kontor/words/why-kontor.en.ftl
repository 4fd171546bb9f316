# English: what speaks for a move, as the part of a sentence, without a capital and a full stop. $n: after
# this move; $other: after the one that it is compared with; $you: whether it is about the player who is
# addressed, else $name.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] you do
     *[no] { $name } does
    } not win the sector at { $cell }
   *[other] { $you ->
      [yes] you win
     *[no] { $name } wins
    } the sector at { $cell }{ $of ->
      [1] {" "}with more kinds of goods
      [2] {" "}by the order of goods
     *[other] {""}
    } for { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
# $of: 1 if only more kinds of goods decide, 2 if only their order. $by: the empty cells around an open sector.
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] you
     *[no] { $name }
    } no longer { $you ->
      [yes] lead
     *[no] leads
    } in the sector at { $cell }
   *[other] { $you ->
      [yes] you lead
     *[no] { $name } leads
    } in the sector at { $cell }{ $of ->
      [1] {" "}with more kinds of goods
      [2] {" "}by the order of goods
     *[other] {""}
    }, worth { $n ->
      [one] { $n } point
     *[other] { $n } points
    }{ $by ->
      [0] {""}
      [one] {" "}({ $by } empty cell still beside it)
     *[other] {" "}({ $by } empty cells still around it)
    }
  }
why-kontor-ahead = { $n ->
    [0] { $you ->
      [yes] you are
     *[no] { $name } is
    } ahead in no kind of goods
   *[other] { $you ->
      [yes] you are
     *[no] { $name } is
    } ahead by { $n } in one kind of goods
  } in the sector at { $cell }{ bot-why-else }
why-kontor-gaps = the sector at { $cell }, where { $you ->
    [yes] you lead
   *[no] { $name } leads
  }, { $more ->
    [yes] stays open longer
   *[no] is closer to its end
  }, with { $n ->
    [one] { $n } empty cell
   *[other] { $n } empty cells
  } around it{ bot-why-else }
why-kontor-exposed = { $n ->
    [0] the ship can no longer remove a dock of { $you ->
      [yes] yours
     *[no] { $name }’s
    }
   *[other] the ship can remove { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    } of { $you ->
      [yes] yours
     *[no] { $name }’s
    }{ bot-why-else }
  }
why-kontor-tax = the card makes the opponent pay a florin
why-kontor-number = with the { $n } you play { $more ->
    [yes] earlier
   *[no] later
  } than with the { $other }
why-kontor-earns = passing earns a florin
why-kontor-florins = { bot-why-has } { $n ->
    [one] { $n } florin
   *[other] { $n } florins
  }{ bot-why-else }
why-kontor-docks = { bot-why-has } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } in hand{ bot-why-else }
why-kontor-canals = { bot-why-has } { $n ->
    [one] { $n } canal
   *[other] { $n } canals
  } in hand{ bot-why-else }
why-kontor-pile = { bot-why-has } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } left in the pile{ bot-why-else }
