# Der Lauf einer Partie Kontor, und was im gespielten Szenario zählt.

progress-kontor-cells = { $laid } von { $cells } Feldern
progress-kontor-canals = { $count ->
    [0] keine Kanäle mehr
    [1] noch 1 Kanal
   *[other] noch { $count } Kanäle
  }
progress-kontor-label = Runde { $round }. Felder mit einer Karte: { $laid } von { $cells }. Kanäle übrig: { $canals }.
progress-kontor-sector = Fertiger Sektor
progress-kontor-sector-about = Der größte Vorsprung in einer Ware gewinnt ihn; bei Gleichstand der Vorsprung in mehr Waren.
progress-kontor-customs = 1 Punkt mehr für jedes Zollhaus in einem Sektor, der zählt.
progress-kontor-export = 1 Punkt für die meisten Exporte jeder Ware.
progress-kontor-golden-days = 1 Punkt für den reicheren Spieler bei diesem Ereignis.
progress-kontor-full = Hafen voll
progress-kontor-full-about = Die Partie endet mit der Karte auf dem letzten von { $cells } Feldern. Bei gleichen Punkten entscheiden Gulden.

# What counts in each scenario.
progress-kontor-points = Punkte
progress-kontor-points-base = Jeder gewonnene Sektor ist 1 Punkt wert.
progress-kontor-points-advanced = { $players ->
    [4] Nur die fünf größten Sektoren ab zwei Docks zählen, je 1 Punkt.
   *[2] Nur die fünf größten Sektoren zählen, je 1 Punkt.
  }
progress-kontor-points-bakchich = { progress-kontor-points-advanced }
progress-kontor-points-canale-grande = { progress-kontor-points-base }
progress-kontor-points-gulliver = { progress-kontor-points-base }
progress-kontor-points-watergames = { progress-kontor-points-base }
progress-kontor-points-david-and-goliath = Nur die drei kleinsten Sektoren zählen, je 1 Punkt.
progress-kontor-points-ile-grande = Jeder gewonnene Sektor ist 1 Punkt wert, die ganze Insel 2.
progress-kontor-points-giant = Nur die sieben größten Sektoren zählen, je 1 Punkt.
progress-kontor-points-ever-smaller = Sektoren aus einem, zwei oder drei Docks sind so viele Punkte wert, größere keinen.
progress-kontor-points-tic-tac-toe = Drei Sektoren in einer Reihe gewinnen die Partie. Sonst gewinnen die meisten Sektoren.
progress-kontor-points-speed = Der erste Sektor gewinnt die Partie.
progress-kontor-points-small-is-beautiful = Nur die fünf kleinsten Sektoren zählen, je 1 Punkt.
progress-kontor-points-embargo = Nur die fünf größten Sektoren zählen, je 1 Punkt. Die Partie endet auch, wenn beide keine Speicher mehr haben.
progress-kontor-points-euphrates = { progress-kontor-points-advanced }
progress-kontor-points-single-file = { $players ->
    [4] Nur Sektoren ab zwei Docks in einer geraden Linie zählen, und davon die fünf größten: je 1 Punkt.
   *[2] Nur Sektoren in einer geraden Linie zählen, und davon die fünf größten: je 1 Punkt.
  }
progress-kontor-points-spring-tide = Nur die fünf größten Sektoren ab zwei Docks zählen, je 1 Punkt.
progress-kontor-points-freewheel = Jeder geschlossene Sektor ab zwei Docks ist 1 Punkt wert.
progress-kontor-points-freewheel-solo = Jeder geschlossene Sektor ab zwei Docks ist 1 Punkt wert; Verbündete teilen.
