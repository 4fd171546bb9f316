# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-duel-temple = { $you ->
    [yes] du bekommst
   *[no] { $name } bekommt
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } im Tempel statt { $other }
why-duel-tomb = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } in der Grabkammer statt { $other }
why-duel-pyramids = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } für die Pyramiden statt { $other }
why-duel-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } für den Obelisken statt { $other }
why-duel-gaps = { $n ->
    [one] { $n } freie Grabkammer liegt
   *[other] { $n } freie Grabkammern liegen
  } neben { $you ->
    [yes] deinen
   *[no] denen von { $name }
  } statt { $other }
why-duel-tokens = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } × { $token } statt { $other }
why-duel-action = { $n ->
    [0] { $you ->
      [yes] du hast
     *[no] { $name } hat
    } keine { $token }
   *[other] { $you ->
      [yes] du hast
     *[no] { $name } hat
    } die { $token }
  }
why-duel-reserve = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  } im Vorrat statt { $other }
why-duel-line = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  } vor dem { $boat } statt { $other }
why-duel-reach = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Figur
    [one] { $n } Figur
   *[other] { $n } Figuren
  } vor: { $token }{ $other ->
    [0] {""}
   *[other] , statt { $other }
  }
