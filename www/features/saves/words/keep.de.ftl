# Deutsch: was über Partien gesagt wird, die auf diesem Gerät aufbewahrt werden.
keep-title = Deine Partien
keep-looking = Deine Partien werden gesucht: Dieser Browser öffnet seinen Speicher nur langsam.
keep-unopened = Dieser Browser konnte seinen Speicher nicht öffnen: Deine Partien lassen sich gerade nicht anzeigen.
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
keep-lost = Dieser Browser speichert hier nichts: Du kannst weiterspielen, aber die Partie geht verloren, wenn du die Seite schließt. Speichere sie in einer Datei oder kopiere ihren Link.
keep-late = Dieser Browser öffnet seinen Speicher nur langsam. Du kannst weiterspielen; die Partie wird gespeichert, sobald es geht.
keep-now = Die Partie ist jetzt gespeichert.
keep-full = Zum Speichern der Partie ist kein Platz mehr. Du kannst weiterspielen, aber sie geht verloren, wenn du die Seite schließt. Speichere sie in einer Datei, kopiere ihren Link oder lösche Partien auf der Startseite.
keep-older = Der letzte Zug dieser Partie war nicht lesbar. Sie geht mit dem Zug davor weiter.
keep-rescued = Im Spiel ist etwas schiefgegangen. Die Partie wurde wiederhergestellt, nichts ist verloren.
keep-rescued-back = Im Spiel ist etwas schiefgegangen. Die Partie wurde so wiederhergestellt, wie sie { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } vorher war.
keep-broken = Im Spiel ist etwas schiefgegangen, und die Partie ließ sich nicht wiederherstellen. Ihr Link enthält sie noch.
keep-broken-link = Link kopieren
keep-broken-reload = Seite neu laden
keep-elsewhere = Diese Partie ist in einem anderen Fenster offen
keep-elsewhere-text = Du kannst nur in einem Fenster zugleich spielen, damit kein Zug verloren geht. Hier kannst du zusehen.
keep-elsewhere-here = Hier weiterspielen
keep-elsewhere-leave = Zur Startseite
