# Deutsch: Einstellungen, ohne die ein Spiel beginnen kann, Tasten, Statistik.
more-sound = Klänge
more-sound-about = Ein Klopfen für einen Zug, zwei Töne für Punkte.
more-awake = Bildschirm anlassen
more-awake-about = Solange ein Spiel auf jemanden wartet.
more-flat = Tischmodus
more-flat-about = Das Tablet liegt flach: Was gefragt wird, dreht sich zu dem, der gefragt ist. Wer als Zweiter spielt, sitzt gegenüber, zu viert auch wer als Dritter spielt.
more-keys = Tasten
more-storage-kept = Dieser Browser hat versprochen, alles hier Gespeicherte zu behalten.
more-storage-maybe = Dieser Browser behält deine Spiele, darf sie aber löschen, wenn der Platz knapp wird. Speichere in einer Datei, was dir wichtig ist.
more-storage-week = Dieser Browser löscht, was sieben Tage lang nicht besucht wurde. Lege die Seite auf den Home-Bildschirm, oder speichere deine Spiele in einer Datei.
more-wipe = Alle meine Daten löschen
more-wipe-text = Alle Spiele, die Statistik und die Einstellungen auf diesem Gerät werden gelöscht, ebenso alles, was für das Spielen ohne Netz aufbewahrt wurde. Das lässt sich nicht rückgängig machen.
more-wipe-yes = Alles löschen
more-wiped = Alles ist gelöscht
more-wiped-text = Von dieser Seite ist nichts mehr auf diesem Gerät. Du kannst sie schließen.
more-wiped-anew = Von vorn beginnen
more-keys-single = Einzelne Tasten
more-keys-reset = Standardtasten
more-key-change = { $what }: Taste { $key }. Ändern
more-key-press = Drücke eine Taste
more-key-changed = { $what }: jetzt Taste { $key }.
more-key-tab = Tab
more-key-tab-about = zum nächsten Teil der Seite
more-key-arrows = Pfeile
more-key-arrows-about = zum nächsten Platz auf dem Tisch; Bild ab: zum nächsten wählbaren
more-key-enter = Eingabe
more-key-enter-about = tippt den Platz an; noch einmal bestätigt
more-key-escape = Esc
more-key-escape-about = nimmt eine Wahl zurück, beendet eine Bewegung, schließt ein Blatt
more-key-space = Leertaste
more-key-space-about = beendet eine Bewegung
more-key-do-earlier = Frühere Stellung
more-key-do-later = Spätere Stellung
more-key-do-undo = Rückgängig
more-key-do-hint = Ein Tipp
more-key-do-ask = Was ist das?
more-key-do-scores = Punkte
more-key-do-say = Tippen oder sprechen
more-key-do-replay = Noch einmal ansehen
more-key-do-menu = Menü
more-key-do-help = Diese Tasten
more-stats-about = Spiele, die auf diesem Gerät zu Ende gespielt wurden. Niemand sonst sieht das.
more-stats-none = Hier wurde noch kein Spiel zu Ende gespielt.
more-stats-who = Wer
more-stats-games = Spiele
more-stats-casual = Locker
more-stats-casual-about = Locker: Spiele gegen den Computer, in denen ein Zug zurückgenommen wurde.
more-stats-won = Siege
more-stats-best = Bestes
more-stats-mean = Schnitt
more-stats-delete = Statistik löschen
more-stats-delete-text = Alle Ergebnisse auf diesem Gerät werden gelöscht, die Partien selbst bleiben. Das lässt sich nicht rückgängig machen.
more-stats-save = Spiele und Statistik speichern
more-imported = Übernommen: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }, { $statistics ->
    [one] ein Eintrag der Statistik
   *[other] { $statistics } Einträge der Statistik
  }.
more-left-imhotep = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  } des Markts, die niemand sieht, im Stapel oder verdeckt:
more-left-duel = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
  } im Vorrat und im Lager:
more-left-line = { $name }: { $count }
more-left-kontor = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  }, die du nicht siehst, in Stapeln, in anderen Händen, verdeckt oder beiseitegelegt:
more-left-none = Nichts ist mehr verborgen.
more-left-order = In welcher Reihenfolge, weiß niemand.
