# Deutsch: die Aufgaben.
puzzles-title = Aufgaben
puzzles-about = Stellungen aus Partien zwischen Computerspielern. Ein Zug ist klar der beste: Finde ihn.
puzzles-counts = Ein falscher erster Versuch kostet Wertungspunkte, und mit einem Tipp zählt die Lösung nur halb. Danach kannst du beliebig oft probieren.
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-mixed = Alles gemischt
puzzles-begin = Los
puzzles-tally = Deine Wertung: { $rating }. Serie: { $row }, Rekord: { $longest }.
puzzles-damaged = Die Datei der Aufgaben ist beschädigt oder von einer anderen Version. Lade die Seite neu; wenn das nicht hilft, sag dem Betreiber der Seite Bescheid.
puzzles-all-seen = Du hast alle gesehen. Die ältesten kommen noch einmal, ohne Wertung.

## Die Frage
puzzles-task-win = Nur ein Zug gewinnt. Finde ihn.
puzzles-task-share = Nur ein Zug rettet noch den geteilten Sieg. Finde ihn.
puzzles-task-points = Mehrere Züge gewinnen. Finde den mit dem größten Vorsprung.
puzzles-task-best = Finde den Zug, der am häufigsten gewinnt.
puzzles-of = { $row ->
    [0] Wertung der Aufgabe: { $puzzle }, deine: { $rating }.
   *[other] Wertung der Aufgabe: { $puzzle }, deine: { $rating }. Serie: { $row }.
  }
puzzles-seen-cards = Eine Zahl auf einer Rückseite gehört zu einer Karte, die schon offen lag.

## Die Antwort
puzzles-right = Richtig!
puzzles-right-win = Das gewinnt, egal was der andere Spieler tut.
puzzles-right-share = Damit teilst du den Sieg, egal was der andere Spieler tut.
puzzles-right-points = Kein Zug gewinnt höher.
puzzles-wrong = Nicht die Lösung: „{ $move }“.
puzzles-hint = Thema: { $theme }. Fang hier an ({ $place }).
puzzles-hint-answer = Thema: { $theme }. Die Lösung ist einer der Knöpfe.
puzzles-hint-two = Thema: { $theme }. Eins von beiden ist richtig: { $place }.
puzzles-hint-look = Thema: { $theme }. { $look }
puzzles-answer = Der beste Zug: { $move }.
puzzles-proved = Bewiesen: Alle Fortsetzungen wurden bis zum Ende geprüft.
puzzles-searched = Der Computer hat von hier aus fünfmal { $games } Partien durchgespielt: Jedes Mal war dieser Zug der beste.
puzzles-rating = Deine Wertung: { $rating } ({ $change }).
puzzles-rating-same = Deine Wertung bleibt bei { $rating }.
puzzles-counts-helped = Eine Aufgabe mit Tipp zählt halb.
puzzles-counts-missed = Nur der erste Versuch zählt.
puzzles-over = Gelöst
puzzles-over-shown = Der Tisch zeigt die Lösung.
puzzles-over-told = Der Tisch zeigt die Stellung vor der Lösung.

## Was ein Zug wert ist
puzzles-compares = Dein Zug wird mit dem besten verglichen …
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] gewinnt, egal was der andere tut
        [1] gewinnt mit mindestens 1 Punkt Vorsprung
       *[other] gewinnt mit mindestens { $lead } Punkten Vorsprung
      }
    [shared] sichert mindestens den geteilten Sieg
    [lost] verliert gegen die besten Antworten
   *[open] { $chance ->
        [0] gewinnt fast nie
       *[other] hat etwa { $chance } % Gewinnchance
      }
  }
puzzles-worth-chances = { $made ->
    [0] Dieser Zug gewinnt fast nie, der beste hat etwa { $best } % Gewinnchance.
   *[other] Dieser Zug hat etwa { $made } % Gewinnchance, der beste etwa { $best } %.
  }
puzzles-worth-wrong = Dieser Zug { $made }; der beste { $best }.
puzzles-worth-unclear = Ein anderer Zug ist besser.
puzzles-worth-why = Mit dem besten Zug: { $why }.
puzzles-worth-best = Der beste Zug { $best }.
puzzles-worth-made = Dein Zug: { $move } – { $made }.
puzzles-worth-next = Zweitbester: { $move } – { $made }.
puzzles-reply = { $name } würde antworten: { $move }.
puzzles-reply-why = { $name } würde antworten: { $move } – { $why }.
puzzles-plate-best = Bester
puzzles-plate-made = Dein Zug
puzzles-plate-next = Zweitbester

## Was auf einen Zug folgt, Schritt für Schritt auf dem Tisch
puzzles-plays = { $move }: zeigen, was folgt
puzzles-plays-on = Es wird weitergespielt …
puzzles-line-best = Nach dem besten Zug ({ $move }).
puzzles-line-made = Nach deinem Zug ({ $move }).
puzzles-line-next = Nach dem zweitbesten Zug ({ $move }).
puzzles-line-end = Die Partie endet: { $points }.
puzzles-line-worth = Der Zug { $worth }.
puzzles-line-about = Durchgespielt: Verdeckte Karten werden neu gemischt.
puzzles-do-back = Zur Aufgabe

## Knöpfe
puzzles-do-hint = Tipp
puzzles-do-more = Noch ein Tipp
puzzles-do-answer = Lösung zeigen
puzzles-do-again = Noch einmal
puzzles-do-next = Nächste Aufgabe
puzzles-do-why = Warum?
puzzles-close = Aufgaben beenden

## Themen
puzzles-theme-imhotep-card = Marktkarten
puzzles-theme-imhotep-deny = Losschicken ohne eigenen Stein
puzzles-theme-imhotep-load = Steine laden
puzzles-theme-imhotep-market = Eine Karte auswählen
puzzles-theme-imhotep-sail = Jetzt losschicken
puzzles-theme-imhotep-stones = Steine nehmen
puzzles-theme-duel-place = Eine Figur einsetzen
puzzles-theme-duel-unload = Entladen
puzzles-theme-duel-action = Aktionsplättchen
puzzles-theme-kontor-choose = Eine Karte auswählen
puzzles-theme-kontor-lay = Wohin legen
puzzles-theme-kontor-sector = Einen Sektor abschließen
puzzles-theme-kontor-ship = Das Schiff
puzzles-theme-kontor-remove = Ein Dock entfernen
puzzles-theme-kontor-pass = Passen
puzzles-theme-rampart-recall = Eine Karte von vorhin
puzzles-theme-rampart-take = Welche Karte nehmen
puzzles-theme-rampart-cannon = Die Kanone

## Worauf man schauen soll
puzzles-look-source = { $source }: Was würde jeder Zug an diesen Punkten ändern?
puzzles-look-imhotep = { $fact ->
    [can] Denk einen Zug weiter: Welches Boot möchtest du dann fahren lassen?
    [at-the-end] Denk an das Ende der Partie: Welche Punkte zählen erst dann?
    [sled] Zähl die Steine auf beiden Schlitten.
    [aboard] Zähl die Steine auf den Booten: Wem gehören sie?
    [tool] Mit welcher Karte kannst du später mehr tun?
    [seen] Welche Steine wären von oben zu sehen?
   *[other] { $theme ->
        [market] Was bringt jede Karte dir, und was bringt sie dem anderen?
       *[other] Schau auf die Boote: Wer hat Steine an Bord, und wohin können sie noch fahren?
    }
  }
puzzles-look-duel = { $fact ->
    [can] Denk einen Zug weiter: Welches Boot möchtest du dann entladen?
    [action] Welches Aktionsplättchen hilft dir später?
    [gaps] Schau auf die Reihen der Grabkammer: Wo fehlt eine Zahl?
    [reserve] Zähl die Figuren, die noch übrig sind.
   *[other] Schau die Reihen und Spalten entlang: Wer bekäme was?
  }
puzzles-look-kontor = { $fact ->
    [number] Vergleich die Zahlen deiner Karten: Ist es besser, zuerst oder zuletzt dran zu sein?
    [exposed] Schau auf die Docks mit Schiff: Welche kann man entfernen, und wem gehören sie?
    [won] Welcher Sektor lässt sich jetzt abschließen, und wer gewinnt ihn?
    [leads] Wer hat in den Sektoren den Vorsprung, und wie groß ist er?
    [ahead] Vergleich die Waren in den Sektoren: Wo ist ein Vorsprung knapp?
    [tax] Welche Steuer könnte kommen, und was würde sie kosten?
    [florins] Zähl die Gulden.
   *[other] Schau auf die Sektoren, die noch nicht abgeschlossen sind.
  }
puzzles-look-rampart = Schau auf das Ende deiner Mauer und auf die Zahlen, die ihr kennt.

## Warum der beste Zug besser ist, in Worten des Spiels
puzzles-why-ends = { $goal ->
    [points] Der beste Zug beendet die Partie: Der andere kann nichts mehr gutmachen.
   *[other] Der beste Zug beendet die Partie, und du gewinnst.
  }
puzzles-why-gain = Der beste Zug bringt sofort { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }, der andere Zug { $other ->
    [0] keinen
   *[other] { $other }
  }.
puzzles-why-unseen = Die andere Karte hat noch niemand gesehen.
puzzles-why-low = Die { $other } ist zu niedrig für deine Mauer.
puzzles-why-higher = Die { $other } passt auch, aber nach ihr nicht mehr die { $card }.
puzzles-why-imhotep-card = Die Karte erlaubt, was ein gewöhnlicher Zug nicht erlaubt.
puzzles-why-imhotep-deny = Du hast keinen Stein an Bord: Du bestimmst vor dem anderen, wo seine Steine landen.
puzzles-why-imhotep-load = Er bringt einen Stein von dir an Bord und nimmt einen Platz, den der andere hätte nutzen können.
puzzles-why-imhotep-market = Du bekommst diese Karte, und der andere kann sie nicht mehr nehmen.
puzzles-why-imhotep-sail = { $same ->
    [yes] Beide Züge schicken dieses Boot los: Es kommt darauf an, wo seine Steine landen.
   *[no] Du bestimmst, wo deine Steine landen. Solange das Boot wartet, kann es der andere bestimmen.
  }
puzzles-why-imhotep-stones = Wenn du Steine nimmst, ändert sich an den Booten nichts. Dann ist der andere am Zug.
puzzles-why-duel-place = Die Figur besetzt dieses Feld in ihrer Reihe und Spalte, bevor es der andere kann.
puzzles-why-duel-unload = Wenn du jetzt entlädst, steht fest, wer was bekommt. Der andere kann daran nichts mehr ändern.
puzzles-why-duel-action = Das Aktionsplättchen erlaubt, was ein gewöhnlicher Zug nicht erlaubt.
puzzles-why-kontor-choose = Die Karte entscheidet zweierlei: was du legen kannst und, mit ihrer Zahl, wer zuerst dran ist.
puzzles-why-kontor-lay = Es kommt auf das Feld an: Docks, die sich berühren, bilden einen Sektor, und Kanäle ringsum schließen ihn ab.
puzzles-why-kontor-sector = { $gains ->
    [yes] Er schließt einen Sektor ab, und du gewinnst ihn.
    [theirs] Er schließt einen Sektor ab. Den gewinnt zwar der andere Spieler, aber jeder andere Zug würde dich mehr kosten.
   *[no] Er schließt einen Sektor ab: Darin ändert sich nichts mehr.
  }
puzzles-why-kontor-ship = Wo das Schiff liegt, entscheidet, welche Docks mit Schiff entfernt werden können.
puzzles-why-kontor-remove = Sein Sektor verliert dieses Dock und die Waren darauf.
puzzles-why-kontor-pass = Wenn du passt, zahlst du keine Steuer, legst aber in dieser Runde nichts.
puzzles-why-rampart-recall = { $fits ->
    [yes] Diese Karte hast du schon gesehen: Es ist die { $card }, und sie passt an deine Mauer.
   *[no] Diese Karte hast du schon gesehen: Es ist die { $card }.
  }
puzzles-why-rampart-take = { $card ->
    [0] Diese Karte macht deine Mauer um eine Karte länger.
   *[other] Die { $card } macht deine Mauer um eine Karte länger.
  }
puzzles-why-rampart-cannon = Der Schuss nimmt diese Karte aus der Mauer des anderen.
