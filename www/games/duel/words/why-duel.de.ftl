# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-duel-temple = { $you ->
    [yes] du bekommst
   *[no] { $name } bekommt
  } { $n } statt { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  } im Tempel
why-duel-tomb = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } statt { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  } in der Grabkammer
why-duel-pyramids = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } statt { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  } für die Pyramiden
why-duel-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } statt { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  } für den Obelisken
why-duel-gaps = { $n ->
    [one] { $n } freie Grabkammer statt { $other } liegt
   *[other] { $n } freie Grabkammern statt { $other } liegen
  } neben { $you ->
    [yes] deinen
   *[no] denen von { $name }
  }
why-duel-tokens = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } statt { $other } Plättchen { $token }
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
  } { $n } statt { $other ->
    [one] { $other } Figur
   *[other] { $other } Figuren
  } in Reserve
why-duel-line = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } statt { $other ->
    [one] { $other } Figur
   *[other] { $other } Figuren
  } vor dem { $boat }
why-duel-reach = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Figur bereit für ein Plättchen { $token }, sonst { $other }
   *[other] { $other ->
      [0] { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
      }
      [one] { $n } statt { $other } Figur
     *[other] { $n } statt { $other } Figuren
    } bereit für { $n ->
      [1] ein
     *[other] je ein
    } Plättchen { $token }
  }
