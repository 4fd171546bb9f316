# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor auf { $cell } nicht
   *[other] { $you ->
      [yes] du gewinnst
     *[no] { $name } gewinnt
    } den Sektor auf { $cell } mit { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkten
    }
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor auf { $cell } nicht
   *[other] { $you ->
      [yes] du führst
     *[no] { $name } führt
    } im Sektor auf { $cell }, der { $n ->
      [one] { $n } Punkt
     *[other] { $n } Punkte
    } zählt
  }
why-kontor-stock = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Speicher
   *[other] { $n } Speicher
  } im Sektor auf { $cell } statt { $other }
why-kontor-gaps = { $n ->
    [0] der Sektor auf { $cell } ist fertig
   *[other] { $n ->
      [one] { $n } Lücke hält
     *[other] { $n } Lücken halten
    } den Sektor auf { $cell } offen statt { $other }
  }
why-kontor-tax = { $n ->
    [0] die Karte verlangt keinen Gulden
   *[other] die Karte verlangt einen Gulden vom Gegner
  }
why-kontor-goods = { $n ->
    [one] { $n } Speicher kommt
   *[other] { $n } Speicher kommen
  } mit dieser Karte an Land statt { $other }
why-kontor-number = die { $n } { $more ->
    [yes] kommt vor der { $other }
   *[no] kommt nach der { $other }
  } an die Reihe
why-kontor-lay = { $n ->
    [0] die { $other } kommt nicht auf { $cell }
   *[other] die { $n } brächte auf { $cell } am meisten
  }
why-kontor-earns = { $n ->
    [0] kein Gulden fürs Passen
   *[other] Passen bringt einen Gulden
  }
why-kontor-florins = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Gulden
   *[other] { $n } Gulden
  } statt { $other }
why-kontor-docks = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  } auf der Hand statt { $other }
why-kontor-canals = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Kanal
   *[other] { $n } Kanäle
  } auf der Hand statt { $other }
why-kontor-pile = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Dock
   *[other] { $n } Docks
  } im Stapel übrig statt { $other }
