# Alles auf ein anderes Gerät mitnehmen.

moving-title = Alles auf ein anderes Gerät mitnehmen
moving-about = Deine Partien, Ergebnisse und Einstellungen gehen direkt auf ein Gerät in deiner Nähe. Nichts geht über das Internet, und alles bleibt auch hier.
moving-links-move = Partien per Link ziehen um: Du spielst sie danach auf dem anderen Gerät weiter.
moving-no-line = Dieser Browser kann sich hier nicht mit einem anderen Gerät verbinden. Eine Datei nimmt genauso alles mit.
moving-meet = Code zeigen
moving-file = Als Datei speichern
moving-file-about = Öffne die Datei auf dem anderen Gerät mit „Datei öffnen“. Partien per Link ziehen mit ihr um: Du spielst sie dort weiter, und wer die Datei hat, kann sie in deinem Namen spielen.
moving-file-games = Ohne Partien per Link
moving-file-all = Mit Partien per Link
moving-goes = Das dauert ein paar Sekunden. Lass beide Geräte eingeschaltet.
moving-take-title = Alles von einem anderen Gerät übernehmen
moving-take-about = Die Partien und Ergebnisse des anderen Geräts kommen zu denen auf diesem dazu. Seine Einstellungen ersetzen die, die du hier hast.
moving-take = Alles übernehmen
moving-sent = Alles ist auf dem anderen Gerät
moving-came = Alles ist hier
moving-sent-about = Neu auf dem anderen Gerät: { $news }.
moving-came-about = Neu auf diesem Gerät: { $news }.
moving-sent-none = Das andere Gerät hatte schon alles.
moving-came-none = Dieses Gerät hatte schon alles.
moving-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
moving-statistics = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  }
moving-tables = { $count ->
    [one] { $count } Partie per Link
   *[other] { $count } Partien per Link
  }
moving-go-on = Hier weiterspielen
moving-failed = Das hat nicht geklappt
moving-lost = Die Verbindung ist abgebrochen. Es ist nichts verloren: Versuch es noch einmal von vorn.
moving-damaged = Ein Teil ist beschädigt angekommen. Es ist nichts verloren: Versuch es noch einmal von vorn.
moving-full = Auf dem neuen Gerät ist nicht genug Platz für alles. Es hat so viel übernommen, wie passte; das alte hat noch alles.
moving-silent = Der Speicher des neuen Geräts antwortet gerade nicht. Nichts ist verloren: Versuch es später noch einmal.
