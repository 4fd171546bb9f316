# Der Lauf einer Partie Imhotep, und was auf der gespielten Seite jedes Ortes zählt.

course-imhotep-morning = Morgen
course-imhotep-evening = Abend
course-imhotep-label = Vom Morgen zum Abend: Runde { $round } von 6.
course-imhotep-market-a = Jeder Stein nimmt eine der offenen Karten.
course-imhotep-market-b = Jeder Stein nimmt eine offene Karte oder eine der zwei verdeckten.
course-imhotep-pyramid-a = Jeder Stein bringt die Punkte seines Platzes.
course-imhotep-pyramid-b = Wähle eine von dreien; manche Plätze bringen zu den Punkten einen Bonus.
course-imhotep-temple-a = 1 Punkt für jeden deiner Steine, die man von oben sieht.
course-imhotep-temple-b = Jeder deiner Steine, die man von oben sieht, bringt Punkte, Steine oder eine Karte.
course-imhotep-chamber-a = Zusammenhängende Steine einer Farbe: 1, 3, 6, 10, 15 Punkte, dann je 2 mehr.
course-imhotep-chamber-b = Jede der drei Reihen: 8, 4 und 2 Punkte für die meisten Steine.
course-imhotep-obelisks-a = { $players ->
    [2] Der höchste bringt 10 Punkte, der andere 1
    [3] Der höchste bringt 12 Punkte, die anderen 6 und 1
   *[4] Der höchste bringt 15 Punkte, die anderen 10, 5 und 1
  }.
course-imhotep-obelisks-b = Dein dritter Stein vollendet einen: 10 Punkte für den ersten, dann 9, 8 und so weiter. Ein einzelner Stein ist am Ende 1 wert.
course-imhotep-cards = Karten
course-imhotep-cards-about = Schmuck, Statuen und 1 Punkt für jede ungenutzte blaue Karte.
course-imhotep-wrath = 5 Punkte weniger, wenn auf einer der vier Baustellen kein Stein von dir liegt.
