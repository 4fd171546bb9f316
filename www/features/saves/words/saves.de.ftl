# Deutsch: was über Partien gesagt wird, die auf diesem Gerät aufbewahrt werden.
saves-title = Deine Partien
saves-looking = Deine Partien werden gesucht: Dieser Browser öffnet seinen Speicher nur langsam.
saves-unopened = Dieser Browser konnte seinen Speicher nicht öffnen: Deine Partien lassen sich gerade nicht anzeigen.
saves-unanswered = Der Speicher dieses Browsers antwortet gerade nicht: Deine Partien erscheinen hier, sobald er es wieder tut.
saves-no-room = Es ist kein Platz mehr frei: Was du zuletzt gespielt hast, ist nur auf dieser Seite. Lösche Partien, um Platz zu schaffen.
saves-resume = { $game } weiterspielen
saves-look = { $game } ansehen
saves-open-label = { $what }: { $names }. { $state }, { $when }.
saves-moves = { $moves ->
    [1] 1 Zug
   *[other] { $moves } Züge
  }
# $first: whether it is the first of several names.
saves-you = { $first ->
    [yes] Du
   *[no] du
  }
saves-won = { $you ->
    [yes] Du hast gewonnen
   *[no] Gewonnen: { $names }
  }
saves-delete = Diese Partie löschen: { $game }, { $names }
saves-deleted = { $game }: Die Partie ist gelöscht.
saves-undo = Rückgängig
saves-gone = Diese Partie lässt sich nicht öffnen: Sie ist beschädigt oder stammt von einer anderen Version der Seite.
saves-lost = Dieser Browser speichert hier nichts: Du kannst weiterspielen, aber die Partie geht verloren, wenn du die Seite schließt. Speichere sie in einer Datei oder kopiere ihren Link.
saves-late = Dieser Browser öffnet seinen Speicher nur langsam. Du kannst weiterspielen; die Partie wird gespeichert, sobald es geht.
saves-now = Die Partie ist jetzt gespeichert.
saves-full = Zum Speichern der Partie ist kein Platz mehr. Du kannst weiterspielen, aber sie geht verloren, wenn du die Seite schließt. Speichere sie in einer Datei, kopiere ihren Link oder lösche Partien auf der Startseite.
saves-silent = Der Speicher dieses Browsers antwortet gerade nicht. Du kannst weiterspielen; die Partie wird gespeichert, sobald er es wieder tut. Lass die Seite bis dahin offen oder kopiere den Link der Partie.
saves-wiped = In einem anderen Fenster wurde alles auf diesem Gerät gelöscht, auch diese Partie. Du kannst weiterspielen, aber sie wird nicht mehr gespeichert.
saves-again = Wieder speichern
saves-older = Der letzte Zug dieser Partie war nicht lesbar. Sie geht mit dem Zug davor weiter.
saves-rescued = Im Spiel ist etwas schiefgegangen. Die Partie wurde wiederhergestellt, nichts ist verloren.
saves-rescued-back = Im Spiel ist etwas schiefgegangen. Die Partie wurde so wiederhergestellt, wie sie { $moves ->
    [1] einen Zug
   *[other] { $moves } Züge
  } vorher war.
saves-broken = Im Spiel ist etwas schiefgegangen, und die Partie ließ sich nicht wiederherstellen. Ihr Link enthält sie noch.
saves-broken-link = Link kopieren
saves-broken-reload = Seite neu laden
saves-elsewhere = Diese Partie ist in einem anderen Fenster offen
saves-elsewhere-text = Du kannst nur in einem Fenster zugleich spielen, damit kein Zug verloren geht. Hier kannst du zusehen.
saves-elsewhere-here = Hier weiterspielen
saves-elsewhere-leave = Zur Startseite
