# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor bei { $cell } nicht
   *[other] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor bei { $cell }, der { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkte
    } zählt
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor bei { $cell } nicht
   *[other] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor bei { $cell }, der { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkte
    } zählt
  }
why-kontor-stock = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } Speicher im Sektor bei { $cell }{ $else }
why-kontor-gaps = { $n ->
    [0] der Sektor bei { $cell } ist fertig
   *[other] der Sektor bei { $cell } { $more ->
      [yes] bleibt länger offen
     *[no] ist eher fertig
    }: noch { $n ->
      [one] { $n } Lücke
     *[other] { $n } Lücken
    }{ $else }
  }
why-kontor-exposed = { $n ->
    [0] das Schiff kann kein Dock von { $you ->
      [yes] dir
     *[no] { $name }
    } entfernen
   *[other] das Schiff kann { $n ->
      [one] { $n } Dock
     *[other] { $n } Docks
    }{ $else } von { $you ->
      [yes] dir
     *[no] { $name }
    } entfernen
  }
why-kontor-tax = { $n ->
    [0] die Karte verlangt keinen Gulden
   *[other] die Karte verlangt einen Gulden vom Gegner
  }
why-kontor-goods = diese Karte bringt { $n } Speicher{ $else }
why-kontor-number = mit der { $n } kommt man { $more ->
    [yes] früher
   *[no] später
  } an die Reihe als mit der { $other }
why-kontor-lay = jetzt gelegt, bringt sie { $you ->
    [yes] etwa
   *[no] { $name } etwa
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else }
why-kontor-play = eine Karte auf { $you ->
    [yes] deiner Hand brächte dir
   *[no] der Hand von { $name } brächte
  } jetzt etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
why-kontor-earns = { $n ->
    [0] kein Gulden fürs Passen
   *[other] Passen bringt einen Gulden
  }
why-kontor-florins = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n } Gulden{ $else }
why-kontor-docks = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  }{ $else } auf der Hand
why-kontor-canals = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Kanal
   *[other] { $n } Kanäle
  }{ $else } auf der Hand
why-kontor-pile = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } noch { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  }{ $else } im Stapel
