# Deutsch: die Partie des Tages.
daily-title = Partie des Tages
daily-today = Heute
daily-of = Partie des Tages, { $day }
daily-about = Gegen den Computer ({ $name }): { $game ->
    [kontor] { $further ->
        [true] das Spiel für Fortgeschrittene
       *[false] das Grundspiel
    }
    [rampart] das normale Spiel
   *[other] { $further ->
        [true] alle Orte auf Seite B
       *[false] alle Orte auf Seite A
    }
  }. Alle bekommen dieselbe Verteilung.
daily-none = An diesem Tag gibt es keine Partie.
daily-open = Noch nicht gespielt
daily-play = Spielen
daily-again = Noch einmal spielen
daily-state = { $state ->
    [won] Gewonnen
    [shared] Geteilter Sieg
    [lost] Verloren
   *[begun] Angefangen
  }
daily-begun-about = Angefangen, noch nicht beendet.
daily-continue = Weiterspielen
daily-anew = Neu anfangen
daily-calendar = Kalender
daily-first = Nur dein erstes Ergebnis des Tages zählt.
daily-result = { $end ->
    [won] Gewonnen
    [shared] Geteilter Sieg
   *[lost] Verloren
  } { $points } zu { $rival }
daily-shapes = Wie dein Vorsprung in sechs Abschnitten der Partie wuchs, gleich blieb oder schrumpfte
daily-par-wait = Der Hafenmeister spielt dieselbe Verteilung …
daily-par = Par ist { $par }: So viele Punkte hat der Hafenmeister mit dieser Verteilung. { $how ->
    [over] Du hast { $over } mehr.
    [under] Du hast { $over } weniger.
   *[at] Du hast genauso viele.
  }
daily-share = Ergebnis teilen
daily-copied = Kopiert
daily-not-copied = Die Seite darf hier nicht kopieren. Kopiere den Text selbst:
daily-text = Das Ergebnis als Text
daily-share-line = { $game }, Partie des Tages, { $date }: { $end ->
    [won] { $points } zu { $rival } gegen den Computer gewonnen
    [shared] { $points } zu { $rival } gegen den Computer, geteilter Sieg
   *[lost] { $points } zu { $rival } gegen den Computer verloren
  }{ $par ->
    [none] {""}
   *[other] , Par { $par }
  }. { $shapes }{ $row ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $row } Tage in Folge.
  }
daily-earlier = Früherer Monat
daily-later = Späterer Monat
daily-tally = Gespielt: { $played }. Gewonnen: { $won }. Par oder besser: { $par }. Tage in Folge: { $row }.
