# Deutsch: Was für einen Zug spricht, als Teil eines Satzes, ohne Punkt am Ende.

why-duel-temple = { bot-why-scores }{ bot-why-else } im Tempel
why-duel-tomb = { bot-why-scores }{ bot-why-else } in der Grabkammer
why-duel-pyramids = { bot-why-scores }{ bot-why-else } für die Pyramiden
why-duel-obelisk = { bot-why-scores }{ bot-why-else } für den Obelisken
why-duel-gaps = { $n ->
    [0] neben { $you ->
      [yes] deinen Grabkammern
     *[no] den Grabkammern von { $name }
    } ist keine mehr frei{ bot-why-else }
   *[other] { $you ->
      [yes] deine Grabkammern
     *[no] die Grabkammern von { $name }
    } können noch wachsen: { $n ->
      [1] 1 freie liegt
     *[other] { $n } freie liegen
    } daneben{ bot-why-else }
  }
why-duel-tokens = { bot-why-has } { $n } Plättchen { $token }{ bot-why-else }
why-duel-action = { bot-why-has } das { $token } { $n ->
    [0] nicht
   *[other] für später
  }{ bot-why-else }
why-duel-reserve = { bot-why-has } { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  }{ bot-why-else } in Reserve
why-duel-line = { $n ->
    [0] für das { $boat } steht keine Figur
    [1] für das { $boat } steht 1 Figur
   *[other] für das { $boat } stehen { $n } Figuren
  } von { $you ->
    [yes] dir
   *[no] { $name }
  } bereit{ bot-why-else }
why-duel-reach = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Aussicht mehr auf ein Plättchen { $token }
    [1] Aussicht auf ein Plättchen { $token }{ bot-why-else }
   *[other] Aussicht auf { $n } Plättchen { $token }{ bot-why-else }
  }
why-duel-reach-action = { $you ->
    [yes] du hast
   *[no] { $name } hat
  } { $n ->
    [0] keine Aussicht mehr auf ein { $token }
    [1] Aussicht auf ein { $token }{ bot-why-else }
   *[other] Aussicht auf { $n } { $token }{ bot-why-else }
  }
why-duel-end-obelisk = { bot-why-by-the-end } für den Obelisken
why-duel-end-temple = { bot-why-by-the-end } im Tempel
why-duel-end-pyramids = { bot-why-by-the-end } für die Pyramiden
why-duel-end-tomb = { bot-why-by-the-end } in der Grabkammer
