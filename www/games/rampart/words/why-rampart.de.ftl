# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-rampart-turned = { $n ->
    [0] die { $other } auf { $spot } würde nicht gut an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    } passen
   *[other] die { $n } auf { $spot } passt gut an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    }
  }
why-rampart-unseen = { $n ->
    [0] keine noch nie gesehene Karte wird aufgedeckt
   *[other] { $n ->
      [one] { $n } noch nie gesehene Karte würde
     *[other] { $n } noch nie gesehene Karten würden
    } gut passen
  }
why-rampart-cards = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } in der Mauer statt { $other }
why-rampart-fits = { $n ->
    [one] { $n } Karte passt noch
   *[other] { $n } Karten passen noch
  } an { $you ->
    [yes] deine Mauer
   *[no] die Mauer von { $name }
  } statt { $other }
why-rampart-hope = { $n ->
    [one] { $n } noch nie gesehene Karte passt
   *[other] { $n } noch nie gesehene Karten passen
  } gut an { $you ->
    [yes] deine Mauer
   *[no] die Mauer von { $name }
  } statt { $other }
why-rampart-king = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } für Könige statt { $other }
why-rampart-royals = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } für Prinzen und Prinzessinnen statt { $other }
why-rampart-ravens = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } für Raben statt { $other }
why-rampart-magic = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] den Zauberer nicht mehr
   *[other] noch den Zauberer
  }
why-rampart-safe = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } sicher zwischen Türmen statt { $other }
why-rampart-known = { $n ->
    [0] die { $other } auf { $spot } passt nicht mehr gut an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    }
   *[other] die { $n } auf { $spot } passt gut an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    }
  }
