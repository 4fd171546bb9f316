# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-imhotep-pyramid = { bot-why-scores }{ bot-why-else } von den Pyramiden
why-imhotep-temple = { bot-why-scores }{ bot-why-else } vom Tempel
why-imhotep-obelisks = { bot-why-scores }{ bot-why-else } von den Obelisken
why-imhotep-chamber = { bot-why-scores }{ bot-why-else } in der Grabkammer
why-imhotep-at-the-end = { bot-why-scores }{ bot-why-else } in der Schlusswertung (Karten usw.)
why-imhotep-seen = { $n ->
    [0] auf dem Tempel gehört { $you ->
      [yes] dir
     *[no] { $name }
    } kein sichtbarer Stein{ bot-why-else }
   *[other] { $all ->
      [yes] { $of ->
        [1] der einzige sichtbare Stein auf dem Tempel gehört
        [2] beide sichtbaren Steine auf dem Tempel gehören
       *[other] alle { $of } sichtbaren Steine auf dem Tempel gehören
      } { $you ->
        [yes] dir
       *[no] { $name }
      }{ bot-why-else }
     *[no] von { $of } sichtbaren Steinen auf dem Tempel { $n ->
        [1] gehört
       *[other] gehören
      } { $you ->
        [yes] dir
       *[no] { $name }
      } { $n }{ bot-why-else }
    }
  }
why-imhotep-loose = { bot-why-has } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ bot-why-else } für den nächsten Obelisken
why-imhotep-obelisk = { bot-why-has } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ bot-why-else } bei den Obelisken{ $by ->
    [0] {""}
   *[other] , der höchste andere hat { $by }
  }
why-imhotep-sled = { bot-why-has } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ bot-why-else } auf dem Schlitten{ $by ->
    [0] {""}
    [1] , bei 1 freiem Platz auf den Booten
   *[other] , bei { $by } freien Plätzen auf den Booten
  }
why-imhotep-aboard = { $all ->
    [yes] { $of ->
      [1] { bot-why-has } den einzigen Stein auf { $boat } geladen
     *[other] { $boat } trägt nur Steine von { $you ->
        [yes] dir
       *[no] { $name }
      }: { $n }{ bot-why-else }
    }
   *[no] { $boat } trägt { $n ->
      [0] keinen Stein
      [one] { $n } Stein
     *[other] { $n } Steine
    }{ bot-why-else } von { $you ->
      [yes] dir
     *[no] { $name }
    }{ $n ->
      [0] {""}
     *[other] , insgesamt { $of }
    }
  }
why-imhotep-first = { $boat } trägt dann { $n ->
    [0] keinen Stein
   *[other] einen Stein
  } von { $you ->
    [yes] dir
   *[no] { $name }
  } auf Platz 1, der zuerst entladen wird{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $of } Steine an Bord)
  }
why-imhotep-ready = { $boat } { $n ->
    [0] kann noch nicht losfahren
   *[other] kann losfahren{ $by ->
      [0] {""}
      [1] {" "}(1 Ort ist noch frei)
     *[other] {" "}({ $by } Orte sind noch frei)
    }
  }
why-imhotep-missing = { $n ->
    [0] { bot-why-has } auf allen vier Baustellen einen Stein, sonst auf { $other } nicht
   *[other] { $you ->
      [yes] dir
     *[no] { $name }
    } fehlt auf { $n ->
      [one] { $n } Baustelle
     *[other] { $n } Baustellen
    }{ bot-why-else } ein Stein
  }
why-imhotep-card = { bot-why-has } { $n ->
    [0] keine Karte „{ $card }“{ bot-why-else }
    [1] die Karte „{ $card }“{ bot-why-else }
   *[other] { $n } Karten „{ $card }“{ bot-why-else }
  }{ $by ->
    [0] {""}
    [1] , am Ende etwa 1 Punkt wert
   *[other] , am Ende etwa { $by } Punkte wert
  }
why-imhotep-tool = { bot-why-has } { $n ->
    [0] keine Karte „{ $card }“{ bot-why-else }
    [1] die Karte „{ $card }“{ bot-why-else }, für einen späteren Zug oder 1 Punkt am Ende
   *[other] { $n } Karten „{ $card }“{ bot-why-else }, für spätere Züge oder je 1 Punkt am Ende
  }
why-imhotep-end-pyramid = { bot-why-by-the-end } von den Pyramiden
why-imhotep-end-temple = { bot-why-by-the-end } vom Tempel
why-imhotep-end-chamber = { bot-why-by-the-end } in der Grabkammer
why-imhotep-end-obelisks = { bot-why-by-the-end } von den Obelisken
why-imhotep-end-ornaments = { bot-why-by-the-end } für Schmuck
why-imhotep-end-statues = { bot-why-by-the-end } für Statuen
why-imhotep-ornaments = { why-imhotep-card }
why-imhotep-statues = { why-imhotep-card }
