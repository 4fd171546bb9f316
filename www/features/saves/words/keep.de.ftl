# Deutsch: was über Partien gesagt wird, die auf diesem Gerät aufbewahrt werden.
keep-title = Deine Partien
keep-looking = Deine Partien werden noch gesucht: Dieser Browser öffnet seinen Speicher nur langsam.
keep-unopened = Dieser Browser konnte seinen Speicher nicht öffnen: Früher aufbewahrte Partien lassen sich gerade nicht zeigen.
keep-resume = { $game } weiterspielen
keep-look = { $game } ansehen
keep-open-label = { $what }: { $names }. { $state }, { $when }.
keep-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
keep-won = Gewonnen: { $names }
keep-delete = Diese Partie löschen: { $game }, { $names }
keep-deleted = { $game }: Die Partie ist gelöscht.
keep-undo = Rückgängig
keep-gone = Diese Partie lässt sich nicht öffnen: Sie ist beschädigt oder stammt von einer anderen Version der Seite.
keep-lost = Dieser Browser bewahrt hier nichts auf: Die Partie geht weiter, ist aber verloren, wenn die Seite geschlossen wird. Speichere sie in einer Datei oder kopiere ihren Link.
keep-late = Dieser Browser öffnet seinen Speicher nur langsam. Die Partie geht weiter und wird aufbewahrt, sobald er antwortet.
keep-now = Die Partie wird jetzt aufbewahrt.
keep-full = Es ist kein Platz mehr, um die Partie aufzubewahren. Sie geht weiter, ist aber verloren, wenn die Seite geschlossen wird. Speichere sie in einer Datei, kopiere ihren Link oder lösche Partien auf der Startseite.
keep-older = Der letzte Zug dieser Partie war nicht lesbar. Sie geht so weiter, wie sie davor stand.
keep-rescued = Im Spiel ist etwas zerbrochen. Die Partie wurde wiederhergestellt, nichts ist verloren.
keep-rescued-back = Im Spiel ist etwas zerbrochen. Die Partie wurde so wiederhergestellt, wie sie { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } vorher war.
keep-broken = Das Spiel ist zerbrochen und ließ sich nicht wiederherstellen. Sein Link enthält die Partie noch.
keep-broken-link = Link kopieren
keep-broken-reload = Seite neu laden
keep-elsewhere = Diese Partie ist in einem anderen Fenster offen
keep-elsewhere-text = Nur ein Fenster zugleich spielt weiter, damit kein Zug verloren geht. Hier kannst du zusehen.
keep-elsewhere-here = Hier weiterspielen
keep-elsewhere-leave = Zur Startseite
