# Der Lauf einer Partie Imhotep, und was auf der gespielten Seite jedes Ortes zählt.

progress-imhotep-morning = Morgen
progress-imhotep-evening = Abend
progress-imhotep-label = Vom Morgen zum Abend: Runde { $round } von 6.
progress-imhotep-market-a = Jeder Stein nimmt eine der offenen Karten.
progress-imhotep-market-b = Jeder Stein nimmt eine offene Karte oder eine der zwei verdeckten.
progress-imhotep-pyramid-a = Jeder Stein bringt die Punkte seines Platzes.
progress-imhotep-pyramid-b = Wähle eine von dreien; manche Plätze bringen zu den Punkten einen Bonus.
progress-imhotep-temple-a = 1 Punkt für jeden deiner Steine, die man von oben sieht.
progress-imhotep-temple-b = Jeder deiner Steine, die man von oben sieht, bringt Punkte, Steine oder eine Karte.
progress-imhotep-chamber-a = Zusammenhängende Steine einer Farbe: 1, 3, 6, 10, 15 Punkte, dann je 2 mehr.
progress-imhotep-chamber-b = Jede der drei Reihen: 8, 4 und 2 Punkte für die meisten Steine.
progress-imhotep-obelisks-a = { $players ->
    [2] Der höchste bringt 10 Punkte, der andere 1
    [3] Der höchste bringt 12 Punkte, die anderen 6 und 1
   *[4] Der höchste bringt 15 Punkte, die anderen 10, 5 und 1
  }.
progress-imhotep-obelisks-b = Dein dritter Stein vollendet einen: 10 Punkte für den ersten, dann 9, 8 und so weiter. Ein einzelner Stein ist am Ende 1 wert.
progress-imhotep-cards = Karten
progress-imhotep-cards-about = Schmuck, Statuen und 1 Punkt für jede ungenutzte blaue Karte.
progress-imhotep-wrath = 5 Punkte weniger, wenn auf einer der vier Baustellen kein Stein von dir liegt.
