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
    [one] { $n } Stein
   *[other] { $n } Steine
  } oben auf dem Tempel statt { $other }
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
    [one] { $n } Stein
   *[other] { $n } Steine
  } bei den Obelisken statt { $other }
why-imhotep-sled = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  } auf dem Vorratsschlitten statt { $other }
why-imhotep-aboard = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  } auf { $boat } geladen statt { $other }
why-imhotep-bow = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } auf { $boat } vom Bug aus zuerst an Platz { $n } geladen statt an Platz { $other }
why-imhotep-needs = { $boat } { $n ->
    [0] kann losfahren
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
   *[other] { $n }-mal die Karte „{ $card }“ statt { $other }-mal
  }
