# Der Lauf einer Partie des Duells, und was auf der gespielten Seite jedes Ortes zählt.

course-duel-tokens = { $count ->
    [0] keine Plättchen mehr
   *[other] noch { $count } Plättchen
  }
course-duel-boats = { $count ->
    [1] 1 Boot
   *[other] { $count } Boote
  }
course-duel-obelisk-a = 1 Punkt je Plättchen; 6 mehr für den, der mehr davon hat.
course-duel-obelisk-b = 12 Punkte, wenn du zuerst fünf Plättchen hast, 18 mit zehn; 6 für den anderen mit fünf.
course-duel-temple-a = 1 Punkt für jede Sonne.
course-duel-temple-b = Sätze aus 1, 2, 3 oder 4 verschiedenen Werten: 1, 4, 9 oder 16 Punkte.
course-duel-pyramids-a = Jede Pyramide: 1, 3, 6, 10, 15, 21 Punkte für 1 bis 6 Plättchen.
course-duel-pyramids-b = Nur die kleinere: −6 ohne Plättchen, dann 0, 4, 10, 18, 30, 45 Punkte.
course-duel-tomb-a = Jede Folge: 1, 4, 9, 16, 25 Punkte für 1 bis 5 oder mehr Zahlen.
course-duel-tomb-b = Jede Folge, egal wie lang: 4 Punkte.
course-duel-left = Was übrig bleibt
course-duel-left-about = 1 Punkt für jedes ungenutzte Aktionsplättchen und für jede deiner Figuren im Hafen.
