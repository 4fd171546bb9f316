# Wo ein Tisch von Kontor gewählt wird, auf Deutsch. Jeder Schlüssel beginnt mit „kontor-table-“.

kontor-table-title = Szenario und Optionen
kontor-table-tab-scenarios = Szenarien
kontor-table-tab-options = Optionen
kontor-table-tab-presets = Gespeichert
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
kontor-table-level = { $level ->
    [1] leicht
    [2] mittel
   *[other] schwer
  }
kontor-table-ship = Schiff

## Was die Wahl eines Szenarios sonst noch ändert
kontor-table-other-counts = Nicht für { $count } Spieler
kontor-table-then-count = Damit spielt ihr { $count ->
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
  }.
kontor-table-then-without = Damit spielt ihr ohne { $options }.
kontor-table-named = „{ $name }“

## Gemerkte Tische
kontor-table-keep-name = Diese Einstellungen speichern als
kontor-table-keep = Speichern
kontor-table-kept = { $name } ist auf diesem Gerät gespeichert.
kontor-table-not-kept = { $name } lässt sich nicht speichern: Dieser Browser behält nichts.
kontor-table-too-many = Du kannst höchstens { $most } Einstellungen speichern.
kontor-table-take = Laden
kontor-table-taken = { $name } ist geladen.
kontor-table-forget = Löschen
kontor-table-forgotten = { $name } ist gelöscht.

## Einen Hafen zeichnen
kontor-table-tab-draw = Zeichnen
kontor-table-harbour-about = Zeichne den Hafen zu Beginn: Wähle ein Teil, dann wähle Felder oder ziehe darüber. „Leer“ löscht ein Feld.
kontor-table-harbour-cells = Felder des Hafens
kontor-table-harbour-cell = Spalte { $column }, Zeile { $row }: { $mark }
kontor-table-harbour-cell-faulty = Spalte { $column }, Zeile { $row }: { $mark }, passt nicht
kontor-table-harbour-columns = Spalten
kontor-table-harbour-rows = Zeilen
kontor-table-harbour-marks = Teil
kontor-table-mark-canal = Kanal
kontor-table-mark-ship = Kanal mit Schiff
kontor-table-mark-anchor = Anker
kontor-table-mark-crane-red = Kran Rot
kontor-table-mark-crane-black = Kran Schwarz
kontor-table-mark-tavern-red = Taverne Rot
kontor-table-mark-tavern-black = Taverne Schwarz
kontor-table-mark-empty = Leer
kontor-table-harbour-changes = Ganze Zeichnung
kontor-table-harbour-undo = Rückgängig
kontor-table-harbour-clear = Leeren
kontor-table-harbour-mirror-left = Linke Hälfte spiegeln
kontor-table-harbour-mirror-top = Obere Hälfte spiegeln
kontor-table-harbour-fine = In diesem Hafen könnt ihr spielen.
kontor-table-harbour-use = Hafen verwenden
kontor-table-harbour-used = Die Partie beginnt mit deinem Hafen.
kontor-table-harbour-link = Link kopieren
kontor-table-harbour-drop = Gedruckten verwenden
kontor-table-harbour-dropped = Die Partie beginnt mit dem gedruckten Hafen.
