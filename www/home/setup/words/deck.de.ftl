# Deutsch: eine Materialdatei, in der Aufstellung eines Spiels, das eine laden kann.

deck-load = Materialdatei laden
deck-loaded = Geladen: { $name }
deck-remove = Datei entfernen
deck-removed = Die Datei ist entfernt: Es gelten wieder unsere Werte.
deck-refused = { $name } wurde nicht geladen:
deck-too-large = Die Datei ist größer als 64 kB und damit keine Materialdatei.
deck-unreadable = Die Datei lässt sich nicht lesen.
deck-no-json = Die Datei ist kein gültiges JSON.
deck-more = { $count ->
    [1] Und noch ein Fehler dieser Art.
   *[other] Und noch { $count } Fehler dieser Art.
  }
