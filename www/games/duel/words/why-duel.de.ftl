# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-duel-temple = { $you ->
    [yes] du bekommst
   *[no] { $name } bekommt
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } im Tempel
why-duel-tomb = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } in der Grabkammer
why-duel-pyramids = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } für die Pyramiden
why-duel-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } für den Obelisken
why-duel-gaps = { $n ->
    [0] neben { $you ->
      [yes] deinen Grabkammern
     *[no] den Grabkammern von { $name }
    } ist keine mehr frei{ $else }
   *[other] { $you ->
      [yes] deine Grabkammern
     *[no] die Grabkammern von { $name }
    } können noch wachsen: { $n ->
      [1] 1 freie liegt
     *[other] { $n } freie liegen
    } daneben{ $else }
  }
why-duel-tokens = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } Plättchen { $token }{ $else }
why-duel-action = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } die { $token } { $n ->
    [0] nicht
   *[other] für später
  }{ $else }
why-duel-reserve = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  }{ $else } in Reserve
why-duel-line = { $n ->
    [0] für das { $boat } steht keine Figur
    [1] für das { $boat } steht 1 Figur
   *[other] für das { $boat } stehen { $n } Figuren
  } von { $you ->
    [yes] dir
   *[no] { $name }
  } bereit{ $else }
why-duel-reach = { $n ->
    [0] keine Figur
    [one] { $n } Figur
   *[other] { $n } Figuren
  } von { $you ->
    [yes] dir
   *[no] { $name }
  } { $n ->
    [0] bekäme jetzt ein
    [1] bekäme jetzt ein
   *[other] bekämen jetzt je ein
  } Plättchen { $token }{ $else }
