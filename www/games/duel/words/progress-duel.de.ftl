# Der Lauf einer Partie des Duells, und was auf der gespielten Seite jedes Ortes zählt.

progress-duel-tokens = { $count ->
    [0] keine Plättchen mehr
   *[other] noch { $count } Plättchen
  }
progress-duel-boats = { $count ->
    [1] 1 Boot
   *[other] { $count } Boote
  }
progress-duel-obelisk-a = 1 Punkt je Plättchen; 6 mehr für den Spieler mit mehr davon.
progress-duel-obelisk-b = 12 Punkte, wenn du zuerst fünf Plättchen hast, 18 mit zehn; 6 für den anderen mit fünf.
progress-duel-temple-a = 1 Punkt für jede Sonne.
progress-duel-temple-b = Sätze aus 1, 2, 3 oder 4 verschiedenen Werten: 1, 4, 9 oder 16 Punkte.
progress-duel-pyramids-a = Jede Pyramide: 1, 3, 6, 10, 15, 21 Punkte für 1 bis 6 Plättchen.
progress-duel-pyramids-b = Nur die kleinere: −6 ohne Plättchen, dann 0, 4, 10, 18, 30, 45 Punkte.
progress-duel-tomb-a = Jede Folge: 1, 4, 9, 16, 25 Punkte für 1 bis 5 oder mehr Zahlen.
progress-duel-tomb-b = Jede Folge, egal wie lang: 4 Punkte.
progress-duel-left = Was übrig bleibt
progress-duel-left-about = 1 Punkt für jedes ungenutzte Aktionsplättchen und für jede deiner Figuren im Hafen.
