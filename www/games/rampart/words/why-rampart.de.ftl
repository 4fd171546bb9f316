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
      [0] ist genau die nächste Karte für { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }
     *[other] überspringt nur { $by } von { $of } Karten, die noch an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      } passen
    }
  }
why-rampart-unseen = { $n ->
    [0] es wird keine Karte aufgedeckt, die noch niemand gesehen hat
   *[other] { $all ->
      [yes] { $of ->
        [1] die einzige noch unbekannte Karte würde gut passen
        [2] beide noch unbekannten Karten würden gut passen
       *[other] alle { $of } noch unbekannten Karten würden gut passen
      }
     *[no] von { $of } noch unbekannten Karten { $n ->
        [1] würde { $n }
       *[other] würden { $n }
      } gut passen
    }
  }
why-rampart-waits = { $n ->
    [0] die { $other }, die alle kennen, zeigte den anderen nichts Neues
   *[other] eine Karte muss aufgedeckt werden, und die { $n } kennen alle: Die anderen erfahren nichts Neues
  }
why-rampart-cards = { $you ->
    [yes] deine Mauer hat
   *[no] die Mauer von { $name } hat
  } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }{ bot-why-else } und geht bis zur { $by }
why-rampart-fits = { $n ->
    [0] von { $of } übrigen Karten passt keine mehr an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    }{ bot-why-else }
   *[other] { $all ->
      [yes] { $of ->
        [1] die einzige übrige Karte passt
        [2] beide übrigen Karten passen
       *[other] alle { $of } übrigen Karten passen
      } noch an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }{ bot-why-else }
     *[no] von { $of } übrigen Karten { $n ->
        [1] passt
       *[other] passen
      } noch { $n }{ bot-why-else } an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }
    }
  }
why-rampart-hope = { $n ->
    [0] von { $of } noch unbekannten Karten passt keine gut an { $you ->
      [yes] deine Mauer
     *[no] die Mauer von { $name }
    }{ bot-why-else }
   *[other] { $all ->
      [yes] { $of ->
        [1] die einzige noch unbekannte Karte passt
        [2] beide noch unbekannten Karten passen
       *[other] alle { $of } noch unbekannten Karten passen
      } gut an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }{ bot-why-else }
     *[no] von { $of } noch unbekannten Karten { $n ->
        [1] passt
       *[other] passen
      } { $n }{ bot-why-else } gut an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }
    }
  }
why-rampart-king = { bot-why-scores }{ bot-why-else } für Könige
why-rampart-royals = { bot-why-scores }{ bot-why-else } für Prinzen und Prinzessinnen
why-rampart-ravens = { bot-why-scores }{ bot-why-else } für Raben
why-rampart-magic = { bot-why-has } { $n ->
    [0] den Zauberer nicht mehr
   *[other] noch den Zauberer
  }
why-rampart-safe = { bot-why-has } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }{ bot-why-else } sicher zwischen Türmen
why-rampart-known = { $n ->
    [0] { $you ->
      [yes] du kannst
     *[no] { $name } kann
    } vorerst nicht mit der { $other } auf { $spot } rechnen
   *[other] die { $n } auf { $spot } { $by ->
      [0] ist genau die nächste Karte für { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }
     *[other] passt gut an { $you ->
        [yes] deine Mauer
       *[no] die Mauer von { $name }
      }: Sie überspringt nur { $by } von { $of } Karten
    }
  }
why-rampart-end-cards = der Zug { $loses ->
    [yes] kostet
   *[no] bringt
  } { $you ->
    [yes] { $loses ->
      [yes] dich
     *[no] dir
    }
   *[no] { $name }
  } bis zum Ende wohl etwa { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
  }
