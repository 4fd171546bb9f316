# Wo ein Tisch von Kontor gewählt wird, auf Deutsch. Jeder Schlüssel beginnt mit „kontor-table-“.

kontor-table-title = Tisch wählen
kontor-table-tab-scenarios = Szenarien
kontor-table-tab-options = Optionen
kontor-table-tab-kept = Gemerkt
kontor-table-done = Fertig
kontor-table-summary = { $scenario }, { $count } Spieler{ $own ->
    [yes] {", in einem eigenen Hafen"}
   *[no] {""}
  }{ $more ->
    [0] {""}
   *[other] {", "}mit { $options }
  }.

## Tatsachen eines Szenarios
kontor-table-players = { $seats } Spieler
kontor-table-board = { $columns } × { $rows }
kontor-table-rounds = etwa { $rounds } Runden
kontor-table-ship = Schiff

## Was die Wahl eines Szenarios sonst noch ändert
kontor-table-then-count = Wähle es, und { $count } spielen.
kontor-table-then-without = Wähle es, und gespielt wird ohne { $options }.

## Gemerkte Tische
kontor-table-keep-name = Den Tisch, wie er jetzt ist, unter einem Namen merken
kontor-table-keep = Merken
kontor-table-kept = { $name } ist auf diesem Gerät gemerkt.
kontor-table-not-kept = { $name } kann nicht gemerkt werden: Dieser Browser behält nichts.
kontor-table-too-many = Mehr als { $most } Tische können nicht gemerkt werden.
kontor-table-take = Nehmen
kontor-table-taken = Das ist { $name }.
kontor-table-forget = Vergessen
kontor-table-forgotten = { $name } ist vergessen.

## Einen Hafen zeichnen
kontor-table-tab-draw = Zeichnen
kontor-table-harbour-about = Zeichne, wie der Hafen beginnt: Wähle eine Marke, dann tippe Felder an oder ziehe darüber. Dieselbe Marke noch einmal löscht sie.
kontor-table-harbour-cells = Felder des Hafens
kontor-table-harbour-cell = Spalte { $column }, Zeile { $row }: { $mark }
kontor-table-harbour-columns = Spalten
kontor-table-harbour-rows = Zeilen
kontor-table-harbour-marks = Marke
kontor-table-mark-canal = Kanal
kontor-table-mark-anchor = Anker
kontor-table-mark-crane-red = Kran Rot
kontor-table-mark-crane-black = Kran Schwarz
kontor-table-mark-tavern-red = Taverne Rot
kontor-table-mark-tavern-black = Taverne Schwarz
kontor-table-mark-empty = Leer
kontor-table-harbour-fine = Dieser Hafen kann gespielt werden.
kontor-table-harbour-use = Diesen Hafen spielen
kontor-table-harbour-used = Es beginnt mit dem Hafen, den du gezeichnet hast.
kontor-table-harbour-link = Link dazu kopieren
kontor-table-harbour-drop = Zurück zum gedruckten
kontor-table-harbour-dropped = Es beginnt wie gedruckt.
