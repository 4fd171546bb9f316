# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-duel-temple = { $you ->
    [yes] du bekommst
   *[no] { $name } bekommt
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } { $else } im Tempel
why-duel-tomb = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } { $else } in der Grabkammer
why-duel-pyramids = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } { $else } für die Pyramiden
why-duel-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } { $else } für den Obelisken
why-duel-gaps = { $n ->
    [one] { $n } freie Grabkammer { $else } liegt
   *[other] { $n } freie Grabkammern { $else } liegen
  } neben { $you ->
    [yes] deinen
   *[no] denen von { $name }
  }
why-duel-tokens = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } Plättchen { $token } { $else }
why-duel-action = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } die { $token }{ $n ->
    [0] {" "}nicht
   *[other] {""}
  }
why-duel-reserve = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  } { $else } in Reserve
why-duel-line = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  } { $else } vor dem { $boat }
why-duel-reach = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Figur { $else } bereit für ein Plättchen { $token }
   *[other] { $n ->
      [one] { $n } Figur
     *[other] { $n } Figuren
    } { $else } bereit für { $n ->
      [1] ein
     *[other] je ein
    } Plättchen { $token }
  }
