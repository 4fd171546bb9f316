# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor bei { $cell } nicht
   *[other] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor bei { $cell }{ $of ->
      [1] {" "}mit mehr Waren
      [2] {" "}durch die Rangfolge der Waren
     *[other] {""}
    }, der { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkte
    } zählt
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor bei { $cell } nicht mehr
   *[other] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor bei { $cell }{ $of ->
      [1] {" "}in mehr Waren
      [2] {" "}durch die Rangfolge der Waren
     *[other] {""}
    }, der { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkte
    } zählt{ $by ->
      [0] {""}
      [one] {" "}(daneben noch { $by } leeres Feld)
     *[other] {" "}(ringsum noch { $by } leere Felder)
    }
  }
why-kontor-ahead = im Sektor bei { $cell } { $you ->
    [yes] liegst du
   *[no] liegt { $name }
  } bei { $n ->
    [0] keiner Ware vorn
   *[other] einer Ware um { $n } vorn
  }{ bot-why-else }
why-kontor-gaps = der Sektor bei { $cell }, in dem { $you ->
    [yes] du führst
   *[no] { $name } führt
  }, { $more ->
    [yes] bleibt länger offen
   *[no] ist eher fertig
  }: noch { $n ->
    [one] { $n } Lücke
   *[other] { $n } Lücken
  }{ bot-why-else }
why-kontor-exposed = { $n ->
    [0] das Schiff kann kein Dock von { $you ->
      [yes] dir
     *[no] { $name }
    } mehr entfernen
   *[other] das Schiff kann { $n ->
      [one] { $n } Dock
     *[other] { $n } Docks
    }{ bot-why-else } von { $you ->
      [yes] dir
     *[no] { $name }
    } entfernen
  }
why-kontor-tax = die Karte lässt den Gegner einen Gulden zahlen
why-kontor-number = mit der { $n } kommt man { $more ->
    [yes] früher
   *[no] später
  } an die Reihe als mit der { $other }
why-kontor-earns = Passen bringt einen Gulden
why-kontor-florins = { bot-why-has } { $n } Gulden{ bot-why-else }
why-kontor-docks = { bot-why-has } { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  }{ bot-why-else } auf der Hand
why-kontor-canals = { bot-why-has } { $n ->
    [one] { $n } Kanal
   *[other] { $n } Kanäle
  }{ bot-why-else } auf der Hand
why-kontor-pile = { bot-why-has } noch { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  }{ bot-why-else } im Stapel
