# Deutsch: die Aufgaben.
puzzles-title = Aufgaben
puzzles-about = Stellungen aus Partien zwischen Computerspielern. Ein Zug ist klar der beste: Finde ihn.
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-mixed = Alles gemischt
puzzles-begin = Los
puzzles-tally = Deine Wertung: { $rating }. Serie: { $row }, Rekord: { $longest }.
puzzles-damaged = Die Datei der Aufgaben ist beschädigt oder von einer anderen Version. Lade die Seite neu; wenn das nicht hilft, sag dem Betreiber der Seite Bescheid.
puzzles-all-seen = Du hast alle gesehen. Die ältesten kommen noch einmal, ohne Wertung.

## Die Frage
puzzles-task-win = Nur ein Zug gewinnt. Finde ihn.
puzzles-task-share = Nur mit einem Zug teilst du den Sieg noch. Finde ihn.
puzzles-task-points = Mehrere Züge gewinnen. Finde den mit dem größten Vorsprung.
puzzles-task-best = Ein Zug ist klar der beste. Finde ihn.
puzzles-of = { $row ->
    [0] Wertung der Aufgabe: { $puzzle }, deine: { $rating }.
   *[other] Wertung der Aufgabe: { $puzzle }, deine: { $rating }. Serie: { $row }.
  }
puzzles-seen-cards = Zahlen auf Rückseiten: Karten, die schon offen lagen.

## Die Antwort
puzzles-right = Richtig!
puzzles-right-win = Richtig! Das gewinnt, was immer der andere Spieler tut.
puzzles-right-share = Richtig! Damit teilst du den Sieg, was immer der andere Spieler tut.
puzzles-right-points = Richtig! Kein Zug gewinnt höher.
puzzles-wrong = Nicht dieser Zug: { $move }.
puzzles-hint = Thema: { $theme }. Fang hier an ({ $place }).
puzzles-hint-answer = Thema: { $theme }. Die Antwort ist einer der Knöpfe.
puzzles-answer = Der beste Zug: { $move }.
puzzles-about-theme = Thema: { $theme }.
puzzles-proved = Bewiesen: Alle Fortsetzungen wurden bis zum Ende geprüft.
puzzles-searched = Fünf Suchen mit je { $games } durchgespielten Partien sind sich einig.
puzzles-rating = Deine Wertung: { $rating } ({ $change }).
puzzles-rating-same = Deine Wertung bleibt bei { $rating }.
puzzles-counts-helped = Eine Aufgabe mit Tipp zählt halb.
puzzles-counts-missed = Nur der erste Versuch zählt.
puzzles-over = Gelöst
puzzles-over-shown = Die Lösung liegt auf dem Tisch.
puzzles-over-told = Die Stellung vor der Lösung.

## Was ein Zug wert ist
puzzles-compares = Es wird geprüft, was folgen würde …
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] gewinnt, was der andere auch tut
        [one] gewinnt mit mindestens 1 Punkt Vorsprung
       *[other] gewinnt mit mindestens { $lead } Punkten Vorsprung
      }
    [shared] teilt mindestens den Sieg
    [lost] verliert gegen die besten Antworten
   *[open] { $chance ->
        [0] gewinnt kaum eine Partie
       *[other] gewinnt etwa { $chance } von 100 Partien
      }
  }
puzzles-worth-chances = { $made ->
    [0] Dieser Zug gewinnt kaum eine Partie, der beste etwa { $best } von 100.
   *[other] Dieser Zug gewinnt etwa { $made } von 100 Partien, der beste etwa { $best }.
  }
puzzles-worth-wrong = Dieser Zug { $made }; der beste { $best }.
puzzles-worth-unclear = Eine kurze Suche sieht kaum einen Unterschied; die langen sind sich über einen anderen Zug einig.
puzzles-worth-unclear-best = Eine kurze Suche sieht kaum einen Unterschied zwischen den beiden Zügen; die langen sind sich über diesen einig.
puzzles-worth-why = Mit dem besten Zug: { $why }.
puzzles-worth-best = Er { $best }.
puzzles-worth-made = Dein Zug: { $move } – { $made }.
puzzles-worth-next = Zweitbester: { $move } – { $made }.
puzzles-reply = { $name } würde antworten: { $move }.
puzzles-plate-best = Bester
puzzles-plate-made = Dein Zug
puzzles-plate-next = Zweitbester

## Knöpfe
puzzles-do-hint = Tipp
puzzles-do-answer = Lösung zeigen
puzzles-do-again = Noch einmal
puzzles-do-next = Weiter
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
