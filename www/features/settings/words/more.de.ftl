# Deutsch: Einstellungen, ohne die ein Spiel beginnen kann, Tasten, Statistik.
more-sound-about = Du hörst Stein, Holz und Wasser. Auch der Knopf über dem Tisch schaltet den Ton ein und aus.
more-volume = Lautstärke
more-buzz = Vibration
more-buzz-about = Du spürst, wie die Teile aufgesetzt werden, auch ohne Ton.
more-awake = Bildschirm anlassen
more-awake-about = Solange die Partie auf jemanden wartet.
more-flat = Tischmodus
more-flat-about = Das Gerät liegt flach zwischen den Spielern: Was einem Spieler gehört und was er gefragt wird, ist zu ihm gedreht. Spieler 2 sitzt gegenüber, zu viert auch Spieler 3. In Kontor sitzen Partner nebeneinander.
more-hand = Für die linke Hand
more-hand-about = Der Verlauf und der Hauptknopf liegen links.
more-aloud = Aufforderungen vorlesen
more-aloud-about = Mit der Stimme dieses Geräts.
more-coach = Trainer
more-coach-about = Gegen den Computer: bietet nach einem teuren Zug einmal an, ihn zurückzunehmen, und sagt, warum.
more-remarks = Bemerkungen
more-remarks-about = Computerspieler mit Charakter sagen ab und zu etwas zur Partie.
more-keys = Tasten
more-storage-kept = Dieser Browser behält deine Partien dauerhaft.
more-storage-maybe = Dieser Browser behält deine Partien, kann sie aber löschen, wenn der Platz knapp wird. Speichere wichtige in einer Datei.
more-storage-week = Dieser Browser löscht Daten von Seiten, die du sieben Tage lang nicht besucht hast. Lege diese Seite auf den Startbildschirm oder speichere deine Partien in einer Datei.
more-moving = Alles auf ein anderes Gerät mitnehmen
more-wipe = Alle meine Daten löschen
more-wipe-text = Alle Partien, die Statistik und die Einstellungen auf diesem Gerät werden gelöscht, ebenso alles, was zum Spielen ohne Netz gespeichert ist. Das lässt sich nicht rückgängig machen.
more-wipe-yes = Alles löschen
more-wiped = Alles wurde gelöscht
more-wiped-text = Von dieser Seite ist nichts mehr auf diesem Gerät. Du kannst sie schließen.
more-wiped-anew = Von vorn beginnen
more-keys-single = Tastenkürzel
more-keys-reset = Standardtasten
more-key-change = { $what }: Taste { $key }. Ändern
more-key-press = Drücke eine Taste
more-key-changed = { $what }: jetzt Taste { $key }.
more-key-tab = Tab
more-key-tab-about = zum nächsten Teil der Seite
more-key-arrows = Pfeile
more-key-arrows-about = zum nächsten Platz auf dem Tisch; Bild ab: zum nächsten wählbaren
more-key-enter = Eingabe
more-key-enter-about = wählt den Platz; noch einmal: bestätigt
more-key-escape = Esc
more-key-escape-about = bricht eine Wahl ab, beendet eine Animation, schließt ein Fenster
more-key-space = Leertaste
more-key-space-about = beendet eine Animation
more-key-do-earlier = Frühere Stellung
more-key-do-later = Spätere Stellung
more-key-do-undo = Rückgängig
more-key-do-hint = Tipp
more-key-do-ask = Was ist das?
more-key-do-scores = Punkte
more-key-do-replay = Partie ansehen
more-key-do-menu = Menü
more-key-do-help = Tasten
more-stats-about = Partien, die auf diesem Gerät zu Ende gespielt wurden. Niemand sonst sieht sie.
more-stats-none = Hier wurde noch keine Partie zu Ende gespielt.
more-stats-who = Spieler
more-stats-games = Partien
more-stats-casual = Ohne Wertung
more-stats-casual-about = Ohne Wertung: Partien gegen den Computer, in denen ein Zug rückgängig gemacht wurde.
more-stats-won = Siege
more-stats-best = Rekord
more-stats-mean = Schnitt
more-stats-rival = Gegner: { $name }
more-stats-latest = Die letzten Partien, die jüngste am Ende: { $list }
more-stats-end = { $end ->
    [won] gewonnen
    [shared] geteilter Sieg
   *[lost] verloren
  }
more-stats-delete = Statistik löschen
more-stats-delete-text = Das lässt sich nicht rückgängig machen.
more-stats-delete-which = Was soll gelöscht werden?
more-stats-delete-games = Ergebnisse beendeter Partien
more-stats-delete-games-about = Alle Ergebnisse auf diesem Gerät werden gelöscht, die Partien bleiben.
more-stats-delete-daily-about = Der Kalender vergisst deine Ergebnisse. Begonnene Partien bleiben.
more-stats-delete-puzzles-about = Wertung und Serie beginnen von vorn, und alle Aufgaben sind wieder neu.
more-stats-delete-ladder-about = Du musst alle Tiere noch einmal schlagen.
more-stats-save = Partien und Statistik speichern
more-not-imported-full = Für alles aus dieser Datei ist nicht genug Platz. Dieses Gerät hat so viel übernommen, wie passte; die Datei ist unverändert.
more-not-imported-silent = Der Speicher dieses Browsers antwortet gerade nicht. Nichts ist verloren: Öffne die Datei später noch einmal.
more-imported = Hinzugefügt: { $games ->
    [1] eine Partie
   *[other] { $games } Partien
  }, { $statistics ->
    [1] ein Ergebnis
   *[other] { $statistics } Ergebnisse
  }.
more-left-imhotep = { $count ->
    [1] Eine verdeckte Marktkarte
   *[other] { $count } verdeckte Marktkarten
  }, im Stapel oder auf dem Tisch:
more-left-duel = { $count ->
    [1] Ein Plättchen
   *[other] { $count } Plättchen
  } im Vorrat und im Lager:
more-left-line = { $name }: { $count }
more-left-kontor = { $count ->
    [1] Eine Karte
   *[other] { $count } Karten
  }, die du nicht siehst, in Stapeln, auf der Hand anderer, verdeckt oder beiseitegelegt:
more-left-none = Nichts ist mehr verborgen.
more-left-order = Niemand kennt ihre Reihenfolge.
