# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-imhotep-pyramid = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } von den Pyramiden
why-imhotep-temple = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } vom Tempel
why-imhotep-obelisks = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } von den Obelisken
why-imhotep-chamber = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } in der Grabkammer
why-imhotep-at-the-end = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } in der Schlusswertung { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $else } (Karten und Ähnliches)
why-imhotep-seen = { $n ->
    [0] auf dem Tempel gehört { $you ->
      [yes] dir
     *[no] { $name }
    } kein sichtbarer Stein{ $else }
   *[other] { $all ->
      [yes] { $of ->
        [1] der einzige sichtbare Stein auf dem Tempel gehört
        [2] beide sichtbaren Steine auf dem Tempel gehören
       *[other] alle { $of } sichtbaren Steine auf dem Tempel gehören
      } { $you ->
        [yes] dir
       *[no] { $name }
      }{ $else }
     *[no] von { $of } sichtbaren Steinen auf dem Tempel { $n ->
        [1] gehört
       *[other] gehören
      } { $you ->
        [yes] dir
       *[no] { $name }
      } { $n }{ $else }
    }
  }
why-imhotep-loose = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ $else } für den nächsten Obelisken
why-imhotep-obelisk = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ $else } bei den Obelisken{ $by ->
    [0] {""}
   *[other] , der höchste andere hat { $by }
  }
why-imhotep-sled = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }{ $else } auf dem Schlitten{ $by ->
    [0] {""}
    [1] , bei 1 freiem Platz auf den Booten
   *[other] , bei { $by } freien Plätzen auf den Booten
  }
why-imhotep-aboard = { $all ->
    [yes] { $of ->
      [1] { $you ->
        [yes] du hast
       *[no] { $name } hat
      } den einzigen Stein auf { $boat } geladen
     *[other] { $boat } trägt nur Steine von { $you ->
        [yes] dir
       *[no] { $name }
      }: { $n }{ $else }
    }
   *[no] { $boat } trägt { $n ->
      [one] { $n } Stein
     *[other] { $n } Steine
    }{ $else } von { $you ->
      [yes] dir
     *[no] { $name }
    }{ $n ->
      [0] {""}
     *[other] , insgesamt { $of }
    }
  }
why-imhotep-bow = { $boat } trägt { $you ->
    [yes] deinen vordersten Stein
   *[no] den vordersten Stein von { $name }
  } auf Platz { $n } vom Bug aus, wo das Entladen beginnt{ $else }{ $of ->
    [1] {""}
   *[other] {" "}({ $of } Steine an Bord)
  }
why-imhotep-needs = { $boat } { $n ->
    [0] kann losfahren{ $by ->
      [0] {""}
      [1] {" "}(1 Ort ist noch frei)
     *[other] {" "}({ $by } Orte sind noch frei)
    }
   *[other] braucht noch { $n ->
      [one] { $n } Stein
     *[other] { $n } Steine
    }{ $else }, um loszufahren
  }
why-imhotep-missing = { $n ->
    [0] { $you ->
      [yes] du hast
     *[no] { $name } hat
    } auf allen vier Baustellen einen Stein, sonst auf { $other } nicht
   *[other] { $you ->
      [yes] dir
     *[no] { $name }
    } fehlt auf { $n ->
      [one] { $n } Baustelle
     *[other] { $n } Baustellen
    }{ $else } ein Stein
  }
why-imhotep-card = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Karte „{ $card }“{ $else }
    [1] die Karte „{ $card }“{ $else }
   *[other] { $n } Karten „{ $card }“{ $else }
  }{ $by ->
    [0] {""}
    [1] , am Ende etwa 1 Punkt wert
   *[other] , am Ende etwa { $by } Punkte wert
  }
why-imhotep-tool = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Karte „{ $card }“{ $else }
    [1] die Karte „{ $card }“{ $else }, für einen späteren Zug oder 1 Punkt am Ende
   *[other] { $n } Karten „{ $card }“{ $else }, für spätere Züge oder je 1 Punkt am Ende
  }
