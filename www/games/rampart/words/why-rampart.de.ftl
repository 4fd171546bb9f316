# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-rampart-turned = { $n ->
    [0] die { $other } auf { $spot } { $of ->
      [0] ist zu niedrig für { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }
     *[other] würde { $by } von { $of } Karten überspringen, die noch an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      } passen
    }
   *[other] die { $n } auf { $spot } { $by ->
      [0] ist genau die Karte, die bei { $you ->
        [yes] dir
       *[no] { $name }
      } folgt
     *[other] überspringt nur { $by } von { $of ->
        [1] einer Karte
       *[other] { $of } Karten
      }, die noch an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      } { $of ->
        [1] passt
       *[other] passen
      }
    }
  }
why-rampart-unseen = { $n ->
    [0] keine noch nie gesehene Karte wird aufgedeckt
    [1] 1 von { $of } nie gesehenen Karten würde gut passen
   *[other] { $n } von { $of } nie gesehenen Karten würden gut passen
  }
why-rampart-cards = { $you ->
    [yes] deine Mauer hat
   *[no] die Mauer von { $name } hat
  } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } statt { $other } und geht bis zur { $by }
why-rampart-fits = { $n ->
    [1] 1 von { $of } übrigen Karten passt
   *[other] { $n } von { $of } übrigen Karten passen
  } noch an { $you ->
    [yes] deine Mauer
   *[no] die Mauer von { $name }
  } statt { $other }
why-rampart-hope = { $n ->
    [1] 1 von { $of } nie gesehenen Karten passt
   *[other] { $n } von { $of } nie gesehenen Karten passen
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
   *[other] die { $n } auf { $spot } { $by ->
      [0] ist genau die Karte, die bei { $you ->
        [yes] dir
       *[no] { $name }
      } folgt
     *[other] passt gut an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      } und überspringt { $by } von { $of }
    }
  }
