# Der Lauf einer Partie Kontor, und was im gespielten Szenario zählt.

course-kontor-cells = { $laid } von { $cells } Feldern
course-kontor-canals = { $count ->
    [0] keine Kanäle mehr
    [1] noch 1 Kanal
   *[other] noch { $count } Kanäle
  }
course-kontor-label = Runde { $round }. Felder mit einer Karte: { $laid } von { $cells }. Kanäle übrig: { $canals }.
course-kontor-sector = Fertiger Sektor
course-kontor-sector-about = Der größte Vorsprung in einer Ware gewinnt ihn; bei Gleichstand der Vorsprung in mehr Waren.
course-kontor-customs = 1 Punkt mehr für jedes in einem Sektor, der zählt.
course-kontor-export = 1 Punkt für die meisten Exporte jeder Ware.
course-kontor-golden-days = 1 Punkt für den reicheren Spieler bei diesem Ereignis.
course-kontor-full = Hafen voll
course-kontor-full-about = Die Partie endet mit der Karte auf dem letzten von { $cells } Feldern. Bei gleichen Punkten entscheiden Gulden.

# What counts in each scenario.
course-kontor-points = Punkte
course-kontor-points-base = Jeder gewonnene Sektor ist 1 Punkt wert.
course-kontor-points-advanced = { $players ->
    [4] Nur die fünf größten Sektoren ab zwei Docks zählen, je 1 Punkt.
   *[2] Nur die fünf größten Sektoren zählen, je 1 Punkt.
  }
course-kontor-points-bakchich = { course-kontor-points-advanced }
course-kontor-points-canale-grande = { course-kontor-points-base }
course-kontor-points-gulliver = { course-kontor-points-base }
course-kontor-points-watergames = { course-kontor-points-base }
course-kontor-points-david-and-goliath = Nur die drei kleinsten Sektoren zählen, je 1 Punkt.
course-kontor-points-ile-grande = Jeder gewonnene Sektor ist 1 Punkt wert, die ganze Insel 2.
course-kontor-points-giant = Nur die sieben größten Sektoren zählen, je 1 Punkt.
course-kontor-points-ever-smaller = Sektoren aus einem, zwei oder drei Docks sind so viele Punkte wert, größere keinen.
course-kontor-points-tic-tac-toe = Drei Sektoren in einer Reihe gewinnen die Partie. Sonst gewinnen die meisten Sektoren.
course-kontor-points-speed = Der erste Sektor gewinnt die Partie.
course-kontor-points-small-is-beautiful = Nur die fünf kleinsten Sektoren zählen, je 1 Punkt.
course-kontor-points-embargo = Nur die fünf größten Sektoren zählen, je 1 Punkt. Die Partie endet auch, wenn beide keine Speicher mehr haben.
course-kontor-points-euphrates = { course-kontor-points-advanced }
course-kontor-points-single-file = { $players ->
    [4] Nur Sektoren ab zwei Docks in einer geraden Linie zählen, und davon die fünf größten: je 1 Punkt.
   *[2] Nur Sektoren in einer geraden Linie zählen, und davon die fünf größten: je 1 Punkt.
  }
course-kontor-points-spring-tide = Nur die fünf größten Sektoren ab zwei Docks zählen, je 1 Punkt.
course-kontor-points-freewheel = Jeder geschlossene Sektor ab zwei Docks ist 1 Punkt wert.
course-kontor-points-freewheel-solo = Jeder geschlossene Sektor ab zwei Docks ist 1 Punkt wert; Verbündete teilen.
