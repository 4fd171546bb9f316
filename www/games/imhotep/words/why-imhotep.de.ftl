# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-imhotep-pyramid = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } von den Pyramiden statt { $other }
why-imhotep-temple = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } vom Tempel statt { $other }
why-imhotep-obelisks = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } von den Obelisken statt { $other }
why-imhotep-chamber = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } in der Grabkammer statt { $other }
why-imhotep-at-the-end = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } am Ende für Karten und Ähnliches statt { $other }
why-imhotep-seen = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keinen Stein oben auf dem Tempel statt { $other }
   *[other] { $n } { $of ->
      [1] sichtbaren Stein
     *[other] von { $of } sichtbaren Steinen
    } auf dem Tempel statt { $other }
  }
why-imhotep-loose = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  } für den nächsten Obelisken statt { $other }
why-imhotep-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keinen Stein
    [one] { $n } Stein
   *[other] { $n } Steine
  } bei den Obelisken statt { $other }{ $by ->
    [0] {""}
   *[other] , der höchste andere hat { $by }
  }
why-imhotep-sled = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keinen Stein
    [one] { $n } Stein
   *[other] { $n } Steine
  } auf dem Vorratsschlitten statt { $other }{ $by ->
    [0] {""}
    [1] {" "}und 1 freien Platz auf den Booten
   *[other] {" "}und { $by } freie Plätze auf den Booten
  }
why-imhotep-aboard = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keinen Stein auf { $boat } geladen statt { $other }
   *[other] { $of ->
      [1] den einzigen Stein auf { $boat } geladen
     *[other] { $n } von { $of } Steinen auf { $boat } geladen statt { $other }
    }
  }
why-imhotep-bow = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } auf { $boat } vom Bug aus zuerst an Platz { $n } geladen statt an Platz { $other }{ $of ->
    [1] {""}
   *[other] {" "}({ $of } Steine an Bord)
  }
why-imhotep-needs = { $boat } { $n ->
    [0] kann losfahren{ $by ->
      [0] {""}
      [1] , noch zu einer Baustelle
     *[other] , noch zu { $by } Baustellen
    }
   *[other] braucht noch { $n ->
      [1] einen Stein
     *[other] { $n } Steine
    } statt { $other }
  }
why-imhotep-missing = { $you ->
    [yes] dir fehlt
   *[no] { $name } fehlt
  } ein Stein an { $n ->
    [one] { $n } Baustelle
   *[other] { $n } Baustellen
  } statt { $other }
why-imhotep-card = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Karte „{ $card }“
    [1] die Karte „{ $card }“
   *[other] { $n }-mal die Karte „{ $card }“ statt { $other }-mal
  }{ $by ->
    [0] {""}
    [1] , zurzeit 1 Punkt wert
   *[other] , zurzeit { $by } Punkte wert
  }
