# Kontor auf Deutsch. Nur Sätze: Hier wird keine Regel entschieden. Jeder Schlüssel beginnt mit „kontor-“.

kontor-about = Kaufleute bauen Docks und Kanäle in einen wachsenden Hafen, laden Waren aus und kämpfen um jeden Sektor, den Wasser und Ränder abschließen. Für zwei, für vier in zwei Teams oder für drei oder vier jeder für sich, alle an einem Bildschirm.
kontor-progress = Runde { $round }{ $dry ->
    [0] {""}
    [1] {", "}eine Runde ohne Karte
   *[other] {", "}{ $dry } Runden ohne Karte
  }

## Vorbereitung
kontor-setup-players-shared = Ihr wählt verdeckt: Gebt den Bildschirm hin und her.
kontor-setup-players-about-4 = Zwei Teams: Spieler 1 und 2 spielen Rot, Spieler 3 und 4 Schwarz. Partner sitzen nebeneinander. Spieler 1 sitzt Spieler 4 gegenüber, Spieler 2 Spieler 3. Ihr besteuert nur euer Gegenüber.
kontor-setup-start-room = Handkarten auf Handys
kontor-setup-options = Kartenwerte und Startzahl
kontor-own-harbour = Eigener Hafen
# Neben dem Namen des Szenarios: der Plan, auf dem mit allem Gewählten gespielt wird.
kontor-setup-board = Spielplan: { $columns } × { $rows } Felder.
kontor-option-components = eigener Hafen
kontor-option-scenario = Szenario
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = Für zwei, auf 6 × 6 Feldern; jeder fertige Sektor zählt.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = Das Schiff entfernt Docks; die fünf größten Sektoren zählen. Zu zweit auf 7 × 7; zu viert in Teams auf 8 × 8 mit je einer Sonderkarte, und ein Sektor zählt erst ab zwei Docks.
kontor-option-edges = Ränder schließen Sektoren ab
kontor-option-edges-about = Der Rand des fertigen Hafens schließt einen Sektor ab wie Wasser.
kontor-value-edges-both = sobald Breite und Höhe feststehen
kontor-value-edges-per-axis = jede Richtung für sich

## Namen der Szenarien und Optionen und was sie brauchen
kontor-name-base = Grundspiel
kontor-name-advanced = Spiel für Fortgeschrittene
kontor-name-bakchich = { kontor-value-scenario-bakchich }
kontor-name-canale-grande = { kontor-value-scenario-canale-grande }
kontor-name-david-and-goliath = { kontor-value-scenario-david-and-goliath }
kontor-name-ile-grande = { kontor-value-scenario-ile-grande }
kontor-name-giant = { kontor-value-scenario-giant }
kontor-name-gulliver = { kontor-value-scenario-gulliver }
kontor-name-ever-smaller = { kontor-value-scenario-ever-smaller }
kontor-name-tic-tac-toe = { kontor-value-scenario-tic-tac-toe }
kontor-name-watergames = { kontor-value-scenario-watergames }
kontor-name-speed = { kontor-value-scenario-speed }
kontor-name-small-is-beautiful = { kontor-value-scenario-small-is-beautiful }
kontor-name-embargo = { kontor-value-scenario-embargo }
kontor-name-euphrates = { kontor-value-scenario-euphrates }
kontor-name-single-file = { kontor-value-scenario-single-file }
kontor-name-spring-tide = { kontor-value-scenario-spring-tide }
kontor-name-freewheel = { kontor-value-scenario-freewheel }
kontor-name-freewheel-solo = { kontor-value-scenario-freewheel-solo }
kontor-name-old-grudges = { kontor-option-oldGrudges }
kontor-name-misery = { kontor-option-misery }
kontor-name-justice = { kontor-option-justice }
kontor-name-dead-drunk = { kontor-option-deadDrunk }
kontor-name-free-draw = { kontor-option-freeDraw }
kontor-name-one-good = { kontor-option-oneGood }
kontor-name-blockade = { kontor-option-blockade }
kontor-name-first-pick = { kontor-option-firstPick }
kontor-name-flood-choice = { kontor-option-floodChoice }
kontor-name-corruption-1 = { kontor-option-corruption1 }
kontor-name-corruption-2 = { kontor-option-corruption2 }
kontor-name-last-point = { kontor-option-lastPoint }
kontor-name-final-sprint = { kontor-option-finalSprint }
kontor-name-smuggling = { kontor-option-smuggling }
kontor-name-protection = { kontor-option-protection }
kontor-name-special-shop = { kontor-option-specialShop }
kontor-name-bridge-and-flood = { kontor-option-bridgeAndFlood }
kontor-name-great-flood = { kontor-option-greatFlood }
kontor-name-export = { kontor-option-export }
kontor-name-events = { kontor-option-events }
kontor-name-two-players = zwei Spieler
kontor-name-teams = zwei Teams
kontor-name-ship = ein Schiff
kontor-name-more-than-the-anchor = einen Start mit mehr als dem Anker
kontor-name-taverns = Tavernen
kontor-name-floods = Fluten
kontor-name-rounds = Runden, in denen alle gleichzeitig wählen
kontor-name-unused-specials = freie Sonderkarten

## Namen der Dinge
kontor-colour-red = Rot
kontor-colour-black = Schwarz
kontor-colour-crimson = Rot II
kontor-colour-grey = Schwarz II
kontor-mark-red = Scheibe
kontor-mark-black = Quadrat
kontor-mark-crimson = Scheibe mit Loch
kontor-mark-grey = Quadrat mit Loch
kontor-team-red = Team Rot
kontor-team-black = Team Schwarz
kontor-area-hands = Hände und Docks
kontor-area-harbour = Hafen
kontor-area-city = Stadt
kontor-panel-canals = Kanäle
kontor-good-tea = Tee
kontor-good-wine = Wein
kontor-good-spice = Gewürze
kontor-count-good = { $count } { $kind ->
    [spice] { $count ->
        [one] Gewürz
       *[other] Gewürze
      }
   *[other] { $good }
  }
kontor-nothing = nichts
kontor-symbol-florin = Gulden
kontor-symbol-ship = Schiff
kontor-kind-dock-red = Dock Rot
kontor-kind-dock-black = Dock Schwarz
kontor-kind-crane-red = Kran Rot
kontor-kind-crane-black = Kran Schwarz
kontor-kind-tavern-red = Taverne Rot
kontor-kind-tavern-black = Taverne Schwarz
kontor-kind-canal = Kanal
kontor-kind-customs = Zollhaus
kontor-kind-bridge = Brücke
kontor-kind-flood = Flut
kontor-kind-anchor = Anker
kontor-card = { $kind } { $number }{ $more ->
    [0] {""}
   *[other] {" "}({ $about })
  }
kontor-card-at = { $number } auf { $cell }
kontor-card-unseen = verdeckt
kontor-cell-anchor = Anker
kontor-source-sectors = Sektoren
kontor-source-customs = Zollhäuser

## Wer am Zug ist und was zu tun ist
kontor-ask-announce = { $name }: Spielst du, oder passt du diese Runde { $florins ->
    [0] (die Kasse ist leer)
   *[other] und bekommst einen Gulden
  }?
kontor-ask-announce-must = { $name }: Du hast keine Karten mehr und musst passen.
kontor-ask-choose = { $name }: Wähle eine Karte.
kontor-ask-ship = { $name }: Du spielst { $card }. Zuerst das Schiff bewegen?
kontor-ask-take = { $name }: Ein Dock neben dem Schiff entfernen? Lege danach { $card }.
kontor-ask-lay = { $name }: Lege { $card }.
kontor-next-any = Wähle ein Feld.
kontor-next-lay = Wähle ein Feld für die { $number }.
kontor-next-card = Wähle eine Karte.
kontor-next-take = Wähle den Stapel, unter den es kommt.
kontor-advice-aim = Der größte Vorsprung in einer Ware gewinnt einen Sektor. Kanäle schließen ihn ab.
kontor-advice-announce = Wenn du passt, zahlst du keine Steuer. Gewählte Karten deckt ihr gleichzeitig auf.
kontor-advice-choose = Die höchste Zahl beginnt. Zeigt deine Karte einen Gulden, zahlt der Gegner Steuer.
kontor-advice-order = { $number } ist höher als { $others } und kommt zuerst.
kontor-advice-come-back = Ohne Gulden kannst du keine Steuer zahlen: Dann nimmst du die Karte zurück.

## Was Bestätigen tut
kontor-offer-pass = Passen
kontor-offer-stay = Karte spielen
kontor-offer-play = { $card } spielen
kontor-offer-play-at = { $card } auf { $cell } spielen
kontor-offer-lie-still = Nicht bewegen
kontor-offer-spare = Nichts entfernen
kontor-offer-choose = { $card } wählen
kontor-offer-sail = Schiff bewegen: { $cell }
kontor-offer-lay = { $number } auf { $cell } legen
kontor-offer-take = { $dock } entfernen
kontor-offer-take-under = { $dock } entfernen, unter { $mine ->
    [yes] deinen Stapel
   *[no] den Stapel von { $name }
  }
kontor-preview-planned = Ist sie zuerst dran, liegt sie gleich dort.
kontor-preview-reveals = { $ask ->
    [announce] Dann werden alle gewählten Karten aufgedeckt.
    [choose] Dann werden alle gewählten Karten aufgedeckt.
   *[other] Dann wird eine neue Karte gezogen.
  }

## Was geschehen ist
kontor-say-round-begins = Runde { $round } beginnt.
kontor-say-silently = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } gewählt.
kontor-say-passed = { $got ->
    [true] { $you ->
        [yes] Du passt und nimmst einen Gulden
       *[no] { $name } passt und nimmt einen Gulden
      }
   *[other] { $you ->
        [yes] Du passt, aber die Kasse ist leer
       *[no] { $name } passt, aber die Kasse ist leer
      }
  }.
kontor-say-shows = { $you ->
    [yes] du spielst
   *[no] { $name } spielt
  } die { $number }
kontor-say-revealed = { $cards }.
kontor-say-paid-tax = { $you ->
    [yes] Du zahlst
    [also] { $names } zahlt je
   *[no] { $names } { $count ->
        [one] zahlt
       *[other] zahlen je
      }
  } einen Gulden Steuer, denn die gegnerische Karte zeigt einen.
kontor-say-could-not-pay = { $you ->
    [yes] Du kannst die Steuer für den Gulden auf der gegnerischen Karte nicht zahlen, nimmst deine Karte zurück und setzt
   *[no] { $name } kann die Steuer für den Gulden auf der gegnerischen Karte nicht zahlen, nimmt die Karte zurück und setzt
  } diese Runde aus.
kontor-say-spared-tax = { $got ->
    [true] { $you ->
        [yes] Du kannst die Steuer nicht zahlen, dein Gegner auch nicht: Du bekommst einen Gulden
       *[no] { $name } kann die Steuer nicht zahlen, der Gegner auch nicht: { $name } bekommt einen Gulden
      }
   *[other] { $you ->
        [yes] Du kannst die Steuer nicht zahlen, dein Gegner auch nicht
       *[no] { $name } kann die Steuer nicht zahlen, der Gegner auch nicht
      }
  }.
kontor-say-sailed = { $you ->
    [yes] Du bewegst
   *[no] { $name } bewegt
  } das Schiff: { $cell }.
kontor-say-took-away = { $you ->
    [yes] Du entfernst
   *[no] { $name } entfernt
  } Dock { $number } ({ $cell }): Es kommt unter { $mine ->
    [yes] deinen Stapel
   *[no] den Stapel von { $under }
  }.
kontor-say-took-away-all = { $you ->
    [yes] Du entfernst
   *[no] { $name } entfernt
  } Dock { $number } ({ $cell }): Es kommt unter den gemeinsamen Stapel.
kontor-say-went-back = Die Speicher bei { $cell } gehen zurück: { $goods }.
kontor-say-laid = { $you ->
    [yes] Du legst
   *[no] { $name } legt
  } die { $number } auf { $cell }.
kontor-say-could-not-lay = { $you ->
    [yes] Du kannst die { $number } nirgends legen und nimmst
   *[no] { $name } kann die { $number } nirgends legen und nimmt
  } sie zurück.
kontor-say-axis-fixed = Ab jetzt wird der Hafen { $axes ->
    [columns] nicht mehr breiter
    [rows] nicht mehr höher
   *[both] weder breiter noch höher
  }.
kontor-say-no-warehouse-left = Der Vorrat ist aufgebraucht: { $good }.
kontor-say-sector-finished = Der Sektor bei { $cell } ({ $docks ->
    [1] ein Dock
   *[other] { $docks } Docks
  }) ist fertig. { $tally } { $why }
kontor-say-drew = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
  } die { $number }.
kontor-say-subsidised = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } für den Kanal einen Gulden.
kontor-say-game-ends-full = Der Hafen ist voll.
kontor-say-game-ends-dry-rounds = Seit drei Runden hat niemand eine Karte gelegt.
kontor-say-game-ends-many-rounds = Das war die letzte Runde.
kontor-say-game-over = Die Partie ist zu Ende. { $you ->
    [yes] Du gewinnst
   *[no] { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
      }
  }.

## Sektoren: wer führt und was entscheidet
kontor-tally = { $red }: { $reds }; { $black }: { $blacks }.
kontor-wins-largest-lead = { $you ->
    [yes] du gewinnst diesen Sektor
   *[no] { $count ->
        [one] { $name } gewinnt diesen Sektor
       *[other] { $name } gewinnen diesen Sektor
      }
  } mit dem größten Vorsprung in einer Ware.
kontor-wins-more-leads = die größten Vorsprünge sind gleich, aber { $you ->
    [yes] du führst in mehr Waren und gewinnst diesen Sektor
   *[no] { $count ->
        [one] { $name } führt in mehr Waren und gewinnt diesen Sektor
       *[other] { $name } führen in mehr Waren und gewinnen diesen Sektor
      }
  }.
kontor-wins-order-of-goods = beide führen in einer Ware, gleich weit. Wein schlägt Gewürze, Gewürze schlagen Tee, Tee schlägt Wein: { $you ->
    [yes] Du gewinnst diesen Sektor
   *[no] { $name } gewinnt diesen Sektor
  }.
kontor-wins-equal = Gleichstand: Niemand gewinnt diesen Sektor.
kontor-wins-empty = es gibt keine Speicher: Niemand gewinnt diesen Sektor.
kontor-leads-largest-lead = { $you ->
    [yes] du würdest
   *[no] { $count ->
        [one] { $name } würde
       *[other] { $name } würden
      }
  } jetzt mit dem größten Vorsprung in einer Ware gewinnen.
kontor-leads-more-leads = { $you ->
    [yes] du würdest
   *[no] { $count ->
        [one] { $name } würde
       *[other] { $name } würden
      }
  } jetzt gewinnen: Die größten Vorsprünge sind gleich, da entscheidet die Führung in mehr Waren.
kontor-leads-order-of-goods = { $you ->
    [yes] du würdest
   *[no] { $name } würde
  } jetzt gewinnen: Beide führen in einer Ware gleich weit, und Wein schlägt Gewürze, Gewürze schlagen Tee, Tee schlägt Wein.
kontor-leads-equal = Gleichstand: Niemand würde jetzt gewinnen.
kontor-leads-empty = noch keine Speicher: Niemand würde jetzt gewinnen.
kontor-note-sector-open = Offener Sektor bei { $cell }, { $docks ->
    [1] ein Dock
   *[other] { $docks } Docks
  }.
kontor-note-sector-ends = Noch offen bei { $listed ->
    [true] { $cells }
   *[other] { $count } Feldern
  }: Fertig ist er, wenn ringsum nur noch Kanäle und feste Ränder liegen.
kontor-note-sector-edge = Der Rand daneben schließt ab, sobald Breite und Höhe feststehen.
kontor-note-sector-finished = Fertiger Sektor bei { $cell }, { $docks ->
    [1] ein Dock
   *[other] { $docks } Docks
  }, { $you ->
    [yes] von dir gewonnen
   *[no] Gewinner: { $name }
  }.
kontor-standing-counts = Er zählt: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }.
kontor-standing-too-small = Er zählt nicht: zu wenige Docks.
kontor-standing-too-large = Er zählt nicht: zu viele Docks.
kontor-standing-crooked = Er zählt nicht: Seine Docks liegen nicht in einer Linie.
kontor-standing-no-place-left = Er zählt{ $over ->
    [yes] { "" }
   *[no] { " im Moment" }
  } nicht: Andere Sektoren stehen weiter vorn.
kontor-standing-tied = Er zählt{ $over ->
    [yes] { "" }
   *[no] { " im Moment" }
  } nicht: Andere sind gleich groß und gleich nah am Anker, und für alle reicht der Platz nicht.
kontor-standing-nobody-counts = Er belegt trotzdem einen Platz.
kontor-standing-nobody-pointless = Er bringt niemandem einen Punkt.
kontor-standing-nobody-too-small = Er ist zu klein für die Wertung.
kontor-standing-nobody-too-large = Er ist zu groß für die Wertung.
kontor-standing-nobody-crooked = Er liegt nicht in einer Linie und kommt nicht in die Wertung.
kontor-standing-nobody-no-place-left = Andere Sektoren stehen weiter vorn.
kontor-standing-nobody-tied = Er ist gleichauf mit anderen und kommt nicht in die Wertung.
kontor-label-sector-open = Offener Sektor aus { $docks ->
    [1] einem Dock
   *[other] { $docks } Docks
  }, vorn: { $you ->
    [yes] du
   *[no] { $name }
  }.
kontor-label-sector-finished = Fertiger Sektor aus { $docks ->
    [1] einem Dock
   *[other] { $docks } Docks
  }, { $you ->
    [yes] von dir gewonnen
   *[no] Gewinner: { $name }
  }.
kontor-details-finished = Fertige Sektoren
kontor-details-open = Offene Sektoren
kontor-details-won = gewonnen
kontor-details-docks = { $docks ->
    [1] ein Dock
   *[other] { $docks } Docks
  }

## Schiff, Kräne, Steuern
kontor-note-haven = Von dort könnte das Schiff { $docks } entfernen.
kontor-note-haven-none = Von dort könnte das Schiff nichts entfernen.
kontor-note-barred = Neben einem Kran: keine Docks für { $sides }.
kontor-note-tax = Andere Karte ohne Gulden – { $without }. Mit Gulden – { $with }.
kontor-note-tax-same = Steuer, egal was der Gegner spielt – { $what }.
kontor-tax-nothing-nothing = keine Steuer
kontor-tax-nothing-pays = { $name } zahlt einen Gulden
kontor-tax-nothing-cannot-pay = { $name } kann nicht zahlen und nimmt die Karte zurück
kontor-tax-nothing-receives = { $name } bekommt einen Gulden
kontor-tax-pays-nothing = du zahlst einen Gulden
kontor-tax-pays-pays = ihr zahlt beide einen Gulden
kontor-tax-pays-cannot-pay = du zahlst einen Gulden, { $name } nimmt die Karte zurück
kontor-tax-pays-receives = du zahlst, { $name } bekommt einen Gulden
kontor-tax-cannot-pay-nothing = du kannst nicht zahlen: Deine Karte kommt zurück
kontor-tax-cannot-pay-pays = deine Karte kommt zurück, { $name } zahlt einen Gulden
kontor-tax-cannot-pay-cannot-pay = beide Karten kommen zurück
kontor-tax-cannot-pay-receives = deine Karte kommt zurück, { $name } bekommt einen Gulden
kontor-tax-receives-nothing = du bekommst einen Gulden
kontor-tax-receives-pays = du bekommst einen Gulden, { $name } zahlt einen
kontor-tax-receives-cannot-pay = du bekommst einen Gulden, { $name } nimmt die Karte zurück
kontor-tax-receives-receives = keiner von euch kann zahlen: Ihr bekommt beide einen Gulden

## Wie ein Platz heißt
kontor-place-cell = { $cell }: { $card }.
kontor-place-cell-free = { $cell }: frei.
kontor-place-stock = Speicher: { $goods }.
kontor-place-keeper = { $you ->
    [yes] Dein Verwalter
   *[no] Verwalter von { $name }
  }.
kontor-place-ship = Hier liegt das Schiff.
kontor-place-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $name }
  }: { $card }.
kontor-place-open = { $you ->
    [yes] Deine offene Karte
   *[no] Offene Karte von { $name }
  }: { $card }.
kontor-place-answered = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } gewählt.
kontor-place-announced-pass = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } verdeckt gewählt zu passen.
kontor-place-announced-play = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } verdeckt gewählt, eine Karte zu spielen.
kontor-place-chosen = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } verdeckt { $number } gewählt.
kontor-place-pile = { $you ->
    [yes] Dein Dockstapel
   *[no] Dockstapel von { $name }
  }.
kontor-place-top = { $you ->
    [yes] Deine Docks
   *[no] Docks von { $name }
  }: oben { $card }; darunter { $count }.
kontor-place-top-canals = Kanäle: oben { $card }; darunter { $count }.
kontor-place-treasury = Kasse: { $count } Gulden.
kontor-place-supply = Vorrat ({ $good }): { $count } Speicher.
kontor-place-events = Ereignisse übrig: { $count }.
kontor-place-shop = Sonderkarten zu kaufen: { $count }.
kontor-place-exported = Exportiert: { $counts }.
kontor-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }, { $florins } Gulden{ $out ->
    [true] , setzt diese Runde aus
    [next] , setzt den nächsten Zug aus
   *[other] {""}
  }.
kontor-place-player-team = { $name } ({ $team }, { $mark }): { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } für das Team, { $florins } Gulden{ $out ->
    [true] , setzt diese Runde aus
    [next] , setzt den nächsten Zug aus
   *[other] {""}
  }.

## Punkte
kontor-score-sofar = Punkte, wenn jetzt Schluss wäre. Bei Gleichstand entscheiden die Gulden.
kontor-score-source-about-sectors = 1 für jeden gewonnenen Sektor, der zählt
kontor-score-source-about-customs = 1 mehr für jedes Zollhaus in einem Sektor, der zählt
kontor-score-florins = { $name } { $count }
kontor-score-ties = Gulden
kontor-score-ties-about = Die meisten Gulden entscheiden bei Gleichstand
kontor-score-why-florins = Gleichstand bei { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  }. Die Gulden haben entschieden: { $florins }.
kontor-score-why-shared = Gleichstand bei Punkten ({ $points }) und Gulden ({ $florins }): Ihr habt gemeinsam gewonnen.
kontor-score-why-speed = Der erste gewonnene Sektor hat entschieden, und er ging an { $you ->
    [yes] dich
   *[no] { $names }
  }.
kontor-score-why-tic-tac-toe = Drei Sektoren in einer Reihe: Sofortsieg für { $you ->
    [yes] dich
   *[no] { $names }
  }, unabhängig von den Punkten.
kontor-score-why-misery = Sieg für { $you ->
    [yes] dich
   *[no] { $names }
  }: Die Gegenseite hatte keinen Gulden mehr, und die Kasse war leer.
kontor-count-sector = Sektor bei { $cell }
kontor-decided-sectors = Die Sektoren gaben den Ausschlag: { $lead } für { $names }.
kontor-decided-customs = Die Zollhäuser gaben den Ausschlag: { $lead } für { $names }.
kontor-decided-export = Der Export gab den Ausschlag: { $lead } für { $names }.
kontor-decided-golden-days = Die goldenen Zeiten gaben den Ausschlag: { $lead } für { $names }.

## Warum nicht
kontor-refusal-not-your-decision = Du bist jetzt nicht dran.
kontor-refusal-other-decision = Beantworte zuerst die gestellte Frage.
kontor-refusal-hand-is-empty = Ohne Karten auf der Hand musst du passen.
kontor-refusal-not-in-hand = Wähle eine deiner Handkarten.
kontor-refusal-ship-is-there = Da liegt das Schiff schon.
kontor-refusal-not-a-canal = Das Schiff fährt nur auf Kanäle, Fluten und den Anker.
kontor-refusal-not-a-dock = Das Schiff entfernt nur Docks.
kontor-refusal-bears-no-ship = Das Schiff entfernt nur Docks, die ein Schiff zeigen.
kontor-refusal-not-beside-the-ship = Das Schiff entfernt nur Docks, neben denen es liegt.
kontor-refusal-not-the-owner = Ein Dock kommt unter einen Stapel seiner Besitzer.
kontor-refusal-sector-is-finished = In einem fertigen Sektor ändert sich nichts mehr.
kontor-refusal-cell-taken = Hier liegt schon eine Karte.
kontor-refusal-touches-nothing = Eine Karte muss eine andere an einer Seite berühren.
kontor-refusal-beyond-the-edge = So weit reicht der Hafen nicht.
kontor-refusal-crane-bars = Ein gegnerischer Kran lässt hier keine Docks von dir zu.
kontor-refusal-would-finish-a-sector = Ein Zollhaus darf keinen Sektor abschließen.
kontor-refusal-cannot-be-flooded = Eine Flut darf nur eine Brücke oder ein Dock mit höchstens einer Ware bedecken.
kontor-refusal-cannot-be-bridged = Eine Brücke darf nur einen Kanal oder eine Flut bedecken. Sie darf nicht auf dem Anker, unter dem Schiff oder neben einem fertigen Sektor liegen.
kontor-refusal-nothing-here = Hier gibt es jetzt nichts zu tun.
kontor-refusal-nothing-here-hand = Karten wählt ihr zu Beginn der Runde.
kontor-refusal-nothing-here-chosen = Diese Karte wartet, bis sie an der Reihe ist.
kontor-refusal-nothing-here-top = Von hier wird nachgezogen.
kontor-refusal-nothing-here-treasury = Von hier nimmst du einen Gulden, wenn du passt oder einen Kanal legst.
kontor-refusal-nothing-here-supply = Speicher kommen von hier und gehen hierher zurück.

## Warum ein Tisch oder ein gespeichertes Spiel nicht angenommen wird
kontor-refusal-players = Das ist für { $allowed } Spieler, nicht für { $seats }.
kontor-refusal-needs = „{ $option }“ braucht { $thing }.
kontor-refusal-clash = „{ $option }“ und „{ $with }“ gehen nicht zusammen.
kontor-refusal-clashes-with-scenario = „{ $option }“ geht nicht mit „{ $scenario }“.
kontor-refusal-wrong-cards = Das sind nicht die Karten aus der Schachtel.

## Szenarien
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 Felder an einem gewundenen Kanal; jeder Sektor zählt.
kontor-value-scenario-david-and-goliath = David und Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 Felder; nur die drei kleinsten Sektoren zählen.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = Ein Ring aus Kanälen um eine Insel, auf die kein Kanal darf; die ganze Insel ist 2 wert.
kontor-value-scenario-giant = Der Riese
kontor-value-scenario-giant-about = 8 × 8 Felder; die sieben größten Sektoren zählen.
kontor-value-scenario-gulliver = Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 Felder, zu Beginn nur der Anker und je 3 Gulden; jeder Sektor zählt.
kontor-value-scenario-ever-smaller = Immer kleiner
kontor-value-scenario-ever-smaller-about = 6 × 6 Felder, zu Beginn nur der Anker, keine Kräne, kein Schiff; Sektoren aus einem, zwei oder drei Docks bringen so viele Punkte, größere keine.
kontor-value-scenario-tic-tac-toe = Tic-Tac-Toe
kontor-value-scenario-tic-tac-toe-about = Neun Bereiche zwischen Kanälen; drei gewonnene Sektoren in einer Reihe gewinnen sofort.
kontor-value-scenario-watergames = Wasserspiele
kontor-value-scenario-watergames-about = 6 × 6 Felder; jedes Dock muss einen Kanal berühren; jeder Sektor zählt.
kontor-value-scenario-speed = Tempo
kontor-value-scenario-speed-about = 6 × 6 Felder, zu Beginn nur der Anker, keine Kräne; der erste gewonnene Sektor gewinnt die Partie.
kontor-value-scenario-small-is-beautiful = Klein, aber fein
kontor-value-scenario-small-is-beautiful-about = 8 × 8 Felder; die fünf kleinsten Sektoren zählen, bei Gleichstand die weiter vom Anker entfernten.
kontor-value-scenario-single-file = Im Gänsemarsch
kontor-value-scenario-single-file-about = 7 × 7 Felder; ein Sektor zählt nur, wenn seine Docks in einer geraden Linie liegen.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Jeder hat nur vier Speicher von jeder Ware. Speicher, die einen Sektor gewinnen, bleiben dort; die Partie endet, wenn beide keine mehr haben.
kontor-ask-salvage = { $name }: Welches Dock bekommt { $good } aus dem Kanal ({ $cell })?
kontor-offer-salvage = Ware auf { $dock }
kontor-place-sunken = Hier verborgen: { $goods }.
kontor-place-supply-own = Speicher ({ $good }): { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = Lege die letzte Karte um diesen Kanal, und du bekommst seine Ware. Noch frei: { $cells }.
kontor-note-sunken-closed = Dieser Kanal ist umbaut: Seine Ware kommt auf ein Dock.
kontor-say-raised = Der Vorrat ist leer. Aus dem Kanal bei { $from } kommt: { $good }.
kontor-say-salvaged = { $you ->
    [yes] Du bekommst { $good } aus dem Kanal bei { $from } und legst
   *[no] { $name } bekommt { $good } aus dem Kanal bei { $from } und legt
  } die Ware auf { $cell }.
kontor-say-sank-for-good = Der Kanal bei { $cell } ist umbaut, aber kein Dock kann seine Ware aufnehmen ({ $good }): Sie geht in den Vorrat.
kontor-say-game-ends-no-warehouse-left = Beide haben keine Speicher mehr.
kontor-refusal-goods-lie-there = Auf einen Kanal, der noch Ware verbirgt, darf keine Brücke.
kontor-refusal-not-your-dock = Die Ware muss auf eines deiner Docks.
kontor-refusal-no-stock-there = Die Ware muss auf ein Dock in einem offenen Sektor, auf dem du schon welche hast.
kontor-value-scenario-euphrates = Euphrat
kontor-value-scenario-euphrates-about = 6 × 6 Felder; drei der ersten Kanäle verbergen je einen Speicher. Lege die letzte Karte um einen herum, und er gehört dir.
kontor-value-scenario-bakchich = Bakschisch
kontor-value-scenario-bakchich-about = 6 × 6 Felder, je drei Gulden, kein Schiff. Vor jeder Runde darf jeder ein Dock des Gegners herauskaufen, für einen Gulden je Ware darauf.
kontor-ask-buy-out = { $name }: Ein Dock des Gegners herauskaufen?
kontor-offer-buy-out = { $dock } herauskaufen{ $florins ->
    [0] {""}
    [1] {" "}für einen Gulden
   *[other] {" "}für { $florins } Gulden
  }
kontor-offer-buy-nothing = Nichts kaufen
kontor-note-price = Herauskaufen kostet { $florins ->
    [1] einen
   *[other] { $florins }
  } Gulden.
kontor-say-bought-out = { $you ->
    [yes] Du kaufst
   *[no] { $name } kauft
  } Dock { $number } ({ $cell }) für { $price ->
    [1] einen
   *[other] { $price }
  } Gulden heraus: Es kommt unter { $mine ->
    [yes] deinen Stapel
   *[no] den Stapel von { $under }
  }.
kontor-refusal-own-dock = Dieses Dock gehört dir schon.
kontor-refusal-shows-no-goods = Nur Docks mit Waren lassen sich herauskaufen.
kontor-refusal-too-dear = Für dieses Dock reichen deine Gulden nicht.
kontor-value-scenario-spring-tide = Springflut
kontor-value-scenario-spring-tide-about = Legst du einen Kanal, darfst du für einen Gulden gleich einen zweiten legen. Sektoren aus einem Dock zählen nicht.
kontor-ask-second = { $name }: Einen zweiten Kanal legen, für einen Gulden?
kontor-offer-lay-more = { $number } für einen Gulden auf { $cell } legen
kontor-offer-enough = Kein zweiter Kanal
kontor-say-laid-more = { $you ->
    [yes] Du zahlst einen Gulden und legst
   *[no] { $name } zahlt einen Gulden und legt
  } auch die { $number } auf { $cell }.
kontor-refusal-not-a-canal-card = Die zweite Karte muss ein Kanal sein.
kontor-value-scenario-freewheel = Freilauf
kontor-value-scenario-freewheel-about = Ihr seid reihum dran, je eine Karte, zu Beginn nur der Anker auf 7 × 7 Feldern. Sonderkarten sind unter die Kanäle gemischt, Tavernen machen Docks betrunken, und gewertet wird erst am Ende: geschlossene Sektoren ab zwei Docks.
kontor-ask-play = { $name }: Spiele eine Karte oder passe und nimm einen Gulden.
kontor-ask-treat = { $name }: Welches Dock macht die Taverne bei { $cell } betrunken?
kontor-next-treat = Wähle ein Dock, das betrunken wird.
kontor-offer-treat = { $dock } betrunken machen
kontor-place-drunk = Betrunken: Es zählt nicht.
kontor-say-treated = { $you ->
    [yes] Deine Taverne
   *[no] Die Taverne von { $name }
  } ({ $tavern }) macht die Arbeiter auf { $cell } betrunken: Dieses Dock zählt nicht.
kontor-say-sobered = Die Arbeiter auf { $cell } sind wieder nüchtern.
kontor-say-loses-turn = { $you ->
    [yes] Du kannst die Steuer für den Gulden auf der gegnerischen Karte nicht zahlen und setzt deinen nächsten Zug
   *[no] { $name } kann die Steuer für den Gulden auf der gegnerischen Karte nicht zahlen und setzt den nächsten Zug
  } aus.
kontor-say-lost-turn = { $you ->
    [yes] Du setzt
   *[no] { $name } setzt
  } diesen Zug aus.
kontor-refusal-crane-wants-a-corner = In diesem Szenario darf ein Kran andere Karten nur an den Ecken berühren.
kontor-refusal-not-a-tavern = Nur eine Taverne kann Docks betrunken machen.
kontor-refusal-not-your-tavern = Diese Taverne gehört dir nicht.
kontor-refusal-once-a-turn = Diese Taverne hast du in diesem Zug schon benutzt.
kontor-refusal-no-guest = Eine Taverne macht nur andere Docks in ihrem Sektor betrunken.
kontor-refusal-drunk-already = Diese Taverne hat die Arbeiter dort schon betrunken gemacht.
kontor-value-scenario-freewheel-solo = Freilauf, jeder für sich
kontor-value-scenario-freewheel-solo-about = Für drei oder vier, jeder für sich, mit einem gemeinsamen Dockstapel: Ein Dock gehört dem Spieler, der es legt. Zwei können sich in einem Sektor verbünden und seine Punkte teilen. Sonst wie „Freilauf“; Gewürze schlagen Tee und Wein, Tee schlägt Wein.
kontor-setup-players-about-3 = Zu dritt spielt jeder für sich.
kontor-ask-consent = { $name }: Bündnis mit { $other } im Sektor bei { $cell }?
kontor-offer-ally = Bündnis mit { $name }
kontor-offer-leave = Bündnis verlassen
kontor-offer-agree = Zustimmen
kontor-offer-refuse = Ablehnen
kontor-say-proposed = { $you ->
    [yes] Du schlägst
   *[no] { $name } schlägt
  } { $mine ->
    [yes] dir
   *[no] { $other }
  } ein Bündnis im Sektor bei { $cell } vor.
kontor-say-refused = { $you ->
    [yes] Du lehnst
   *[no] { $name } lehnt
  } ab.
kontor-say-allied = { $you ->
    [yes] Du und { $other } seid
   *[no] { $mine ->
        [yes] { $name } und du seid
       *[no] { $name } und { $other } sind
      }
  } im Sektor bei { $cell } verbündet.
kontor-say-left-ally = { $you ->
    [yes] Du verlässt
   *[no] { $name } verlässt
  } das Bündnis mit { $mine ->
    [yes] dir
   *[no] { $other }
  } im Sektor bei { $cell }.
kontor-say-fallen = Das Bündnis von { $name } und { $other } zerbricht: Dort gilt jetzt ein anderes.
kontor-say-sector-scored = Der Sektor bei { $cell } ({ $docks ->
    [1] ein Dock
   *[other] { $docks } Docks
  }) wird gewertet. { $tally } { $why }
kontor-tally-one = { $name }: { $goods }.
kontor-wins-line = alle führen in gleich vielen Waren. Gewürze schlagen Tee und Wein, Tee schlägt Wein: { $you ->
    [yes] Du gewinnst diesen Sektor
   *[no] { $count ->
        [one] { $name } gewinnt diesen Sektor
       *[other] { $name } gewinnen diesen Sektor
      }
  }.
kontor-leads-line = { $you ->
    [yes] du würdest
   *[no] { $count ->
        [one] { $name } würde
       *[other] { $name } würden
      }
  } jetzt gewinnen: Alle führen in gleich vielen Waren, und Gewürze schlagen Tee und Wein, Tee schlägt Wein.
kontor-wins-level = in keiner Ware führt jemand allein: Niemand gewinnt diesen Sektor.
kontor-leads-level = in keiner Ware führt jemand allein: Niemand würde jetzt gewinnen.
kontor-note-allies = Hier verbündet: { $names }.
kontor-pair = { $name } und { $other }
kontor-place-top-all = Gemeinsame Docks: oben { $card }; darunter { $count }.
kontor-place-owner = Gelegt von { $name }.
kontor-refusal-nobody-to-ally = Hier gibt es keinen Sektor, in dem das geht.
kontor-refusal-one-ally-only = In einem Sektor darf jeder nur einen Verbündeten haben.
kontor-refusal-proposed-before = Das hast du in diesem Zug schon vorgeschlagen.
kontor-say-game-ends-first-sector = Der erste Sektor ist gewonnen.
kontor-say-game-ends-three-in-line = Drei Sektoren in einer Reihe!
kontor-refusal-island-is-dry = Auf die Insel darf kein Kanal.
kontor-refusal-would-part-a-field = Ein Kanal würde hier den Rest dieses Bereichs teilen.
kontor-refusal-needs-a-canal = In diesem Szenario muss ein Dock einen Kanal berühren.

## Zusatzregeln
kontor-option-misery = Elend
kontor-option-misery-about = Es gibt nur drei Gulden je Spieler; ein Spieler ohne Gulden verliert sofort, wenn auch die Kasse leer ist.
kontor-option-blockade = Blockade
kontor-option-blockade-about = Neben das Schiff darf keine Karte; könnte seinetwegen in einer Runde niemand eine Karte legen, endet die Partie.
kontor-option-lastPoint = Letzter Punkt
kontor-option-lastPoint-about = Der zuletzt abgeschlossene Sektor ist 2 wert.
kontor-option-finalSprint = Endspurt
kontor-option-finalSprint-about = Die Partie endet, wenn ein Spieler nur noch Kanäle ziehen könnte; dann wird jeder offene Sektor geschlossen und gewertet.
kontor-option-protection = Schutz
kontor-option-protection-about = Eine Taverne schützt die Docks ihres Besitzers im selben Sektor vor dem Schiff.
kontor-say-game-ends-penniless = Ein Spieler hat keinen Gulden mehr, und die Kasse ist leer.
kontor-say-game-ends-blockade = Wegen des Schiffs kann niemand eine Karte legen.
kontor-say-game-ends-final-sprint = Es gibt nur noch Kanäle zu ziehen: Jeder Sektor wird geschlossen.
kontor-refusal-ship-bars = Neben das Schiff darf keine Karte.
kontor-refusal-tavern-protects = Eine Taverne schützt dieses Dock vor dem Schiff.
kontor-option-freeDraw = Freies Ziehen
kontor-option-freeDraw-about = Zieh deine neue Karte von den Docks oder den Kanälen, wie du willst; behalte immer ein Dock und einen Kanal auf der Hand.
kontor-option-oneGood = Nur eine Ware
kontor-option-oneGood-about = Ein Dock mit zwei oder drei Waren lädt nur eine davon aus; sein Besitzer wählt.
kontor-option-firstPick = Erste Wahl
kontor-option-firstPick-about = Ziehst du ein Dock, darfst du 2 Gulden zahlen und ein beliebiges aus deinem Stapel nehmen.
kontor-option-corruption1 = Korruption I
kontor-option-corruption1-about = Eine Taverne darf keinen Sektor abschließen; beim Legen darfst du einem Dock mit einer Ware in ihrem Sektor einen Speicher mehr geben.
kontor-option-corruption2 = Korruption II
kontor-option-corruption2-about = Eine Taverne darf keinen Sektor abschließen; beim Legen darfst du zwei Docks mit einer Ware je einen Speicher mehr geben, wenn beide Docks und die Taverne in drei verschiedenen Sektoren liegen.
kontor-ask-land = { $name }: Welche Ware lädt { $card } aus?
kontor-ask-bribe = { $name }: Welches Dock bekommt durch die Taverne einen Speicher mehr?
kontor-ask-draw = { $name }: Von welchem Stapel ziehst du?
kontor-ask-pick = { $name }: Welches Dock nimmst du aus deinem Stapel?
kontor-offer-land = Nur { $good } ausladen
kontor-offer-bribe = Extra-Speicher: { $dock }
kontor-offer-decline = Verzichten
kontor-offer-draw-docks = Dock ziehen
kontor-offer-draw-canals = Kanal ziehen
kontor-offer-search = Zahlen und wählen
kontor-offer-pick = { $card } nehmen
kontor-say-bribed = { $you ->
    [yes] Deine Taverne
   *[no] Die Taverne von { $name }
  } gibt { $cell } einen Speicher mehr: { $good }.
kontor-say-searched = { $you ->
    [yes] Du zahlst und wählst aus deinem
   *[no] { $name } zahlt und wählt aus dem
  } ganzen Stapel.
kontor-say-picked = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
  } verdeckt ein Dock.
kontor-place-extra = { $count ->
    [1] Extra-Speicher: { $goods }.
   *[other] { $count } Extra-Speicher: { $goods }.
  }
kontor-refusal-tavern-would-finish = Mit dieser Regel darf eine Taverne keinen Sektor abschließen.
kontor-refusal-cannot-be-bribed = Hier nützt die Taverne nichts: Wähle ein Dock von dir mit einer Ware, im richtigen Sektor.
kontor-refusal-not-on-the-card = Dieses Dock zeigt die Ware nicht.
kontor-refusal-pile-is-empty = Dieser Stapel ist leer.
kontor-refusal-other-sort = Zieh eine Karte derselben Art wie die gespielte.
kontor-refusal-no-dock-in-hand = Du brauchst ein Dock auf der Hand: Zieh eines.
kontor-refusal-no-canal-in-hand = Du brauchst einen Kanal auf der Hand: Zieh einen.
kontor-refusal-cannot-search = Du brauchst 2 Gulden und mindestens zwei Docks im Stapel.
kontor-refusal-not-in-pile = Dieses Dock ist nicht in deinem Stapel.
kontor-option-oldGrudges = Alte Feindschaft
kontor-option-oldGrudges-about = Der Besitzer einer Taverne entscheidet, ob ihr fertiger Sektor zählt; mit beiden Tavernen darin zählt er immer.
kontor-option-justice = Gerechtigkeit
kontor-option-justice-about = Jeder beginnt mit drei Docks seiner Wahl; dann kommen aus jedem Stapel vier weitere ungesehen weg.
kontor-option-deadDrunk = Sturzbetrunken
kontor-option-deadDrunk-about = Ihr dürft verdeckt passen, so wie ihr eine Karte wählt. Tavernen gibt es nur, wenn eine andere Regel sie braucht.
kontor-option-floodChoice = Flut oder Kanäle
kontor-option-floodChoice-about = Statt eine Flut zu legen, darfst du sie abwerfen und zwei Kanäle aus der Hand legen.
kontor-option-bridgeAndFlood = Brücke und Flut
kontor-option-bridgeAndFlood-about = Jeder beginnt außerdem mit einer Brücke und einer Flut.
kontor-option-greatFlood = Große Flut
kontor-option-greatFlood-about = Jeder beginnt außerdem mit einer Flut, die leere Felder neben sich mit Kanälen vom Stapel füllt.
kontor-ask-canals = { $name }: Lege { $left ->
    [1] noch einen Kanal
   *[other] statt der Flut einen Kanal und, wenn du willst, einen zweiten
  }.
kontor-ask-veto = { $name }: Deine Taverne liegt im fertigen Sektor bei { $cell }. Soll er zählen?
kontor-ask-opening = { $name }: Wähle deine ersten Docks.
kontor-ask-choose-secret = { $name }: Wähle eine Karte, oder passe verdeckt und setze die Runde aus.
kontor-offer-discard = Zwei Kanäle stattdessen
kontor-offer-lay-canal = { $card } auf { $cell } legen
kontor-offer-count = Er zählt
kontor-offer-void = Er zählt nicht
kontor-say-discarded = { $you ->
    [yes] Du wirfst
   *[no] { $name } wirft
  } Flut { $number } ab, um Kanäle zu legen.
kontor-say-filled = Die Flut bringt Kanal { $number } nach { $cell }.
kontor-say-judged = { $you ->
    [yes] Du entscheidest
   *[no] { $name } entscheidet
  }: Der Sektor bei { $cell } { $counts ->
    [true] zählt
   *[other] zählt nicht; seine Speicher gehen zurück
  }.
kontor-say-opened = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } die ersten Docks gewählt.
kontor-say-docks-leave = Aus jedem Stapel kommen { $count } Docks ungesehen weg.
kontor-say-silently-opening = { $you ->
    [yes] Du wählst
   *[no] { $name } wählt
  } verdeckt ein erstes Dock.
kontor-standing-vetoed = Er zählt nicht: Der Besitzer einer Taverne hat so entschieden.
kontor-standing-nobody-vetoed = Der Besitzer einer Taverne hat entschieden, dass er nicht zählt: Er kommt nicht in die Wertung.
kontor-refusal-no-canal-to-lay = Die Flut darfst du nur abwerfen, wenn die Regel gilt und du einen Kanal legen kannst.
kontor-refusal-lay-a-canal = Lege Kanäle statt der Flut.
kontor-option-specialShop = Sonderladen
kontor-option-specialShop-about = Vor einer Runde könnt ihr verdeckte Sonderkarten kaufen, für je 2 Gulden.
kontor-option-export = Export
kontor-option-export-about = Eine der Waren, die ein Dock auslädt, darfst du exportieren; die meisten Exporte einer Ware sind 1 wert.
kontor-option-events = Ereignisse
kontor-option-events-about = Nach einer Runde, in der ein Sektor fertig wurde, tritt eines von zehn Ereignissen ein.
kontor-source-export = Export
kontor-source-golden-days = Goldene Zeiten
kontor-score-source-about-export = 1 für die meisten Exporte einer Ware
kontor-score-source-about-golden-days = durch ein Ereignis
kontor-ask-export = { $name }: Eine der Waren von { $card } exportieren?
kontor-ask-shop = { $name }: Wie viele Sonderkarten kaufst du?
kontor-ask-show = { $name }: Zusammen wollt ihr { $wanted } Sonderkarten, und es { $left ->
    [1] gibt nur noch eine
   *[other] gibt nur noch { $left }
  }. Welche Karte zeigst du? Die höhere kauft zuerst.
kontor-offer-show = { $card } zeigen
kontor-ask-exchange = { $name }: Einen Speicher gegen eine andere Ware tauschen?
kontor-ask-wedding = { $name }: Ein beliebiges Dock aus dem Stapel nehmen? Wähle das Dock aus deiner Hand, das darunter kommt, oder den Stapel.
kontor-next-exchange = Wähle die neue Ware.
kontor-next-wed = Wähle das Dock, das du nimmst.
kontor-offer-land-all = Nichts exportieren
kontor-offer-export = { $good } exportieren
kontor-offer-buy = { $count ->
    [0] Keine kaufen
    [1] Eine kaufen
   *[other] { $count } kaufen
  }
kontor-offer-exchange = { $dock }: { $to } statt { $from }
kontor-offer-wed = { $card } nehmen, { $give } zurück
kontor-offer-wed-same = { $card } zurücklegen
kontor-say-exported = { $you ->
    [yes] Du exportierst
   *[no] { $name } exportiert
  } { $good }.
kontor-say-recalled = { $you ->
    [yes] Du holst
   *[no] { $name } holt
  } { $good } aus dem Export zurück.
kontor-say-bought = { $count ->
    [0] { $you ->
        [yes] Du kommst zu spät: Es gibt keine Sonderkarten mehr
       *[no] { $name } kommt zu spät: Es gibt keine Sonderkarten mehr
      }
    [1] { $you ->
        [yes] Du kaufst eine Sonderkarte
       *[no] { $name } kauft eine Sonderkarte
      }
   *[other] { $you ->
        [yes] Du kaufst { $count } Sonderkarten
       *[no] { $name } kauft { $count } Sonderkarten
      }
  }{ $less ->
    [true] , die letzten
   *[other] {""}
  }.
kontor-say-shown = { $you ->
    [yes] Du zeigst
   *[no] { $name } zeigt
  } die { $number }.
kontor-say-event-turned = Ereignis: { $event }
kontor-say-unasked = Jede Antwort führt jetzt zum selben Ergebnis am Ende, deshalb wird nicht mehr gefragt.
kontor-event-hurricane = Orkan. Alle behalten nur einen Gulden.
kontor-event-conspiracy = Verschwörung. Der reichere Spieler setzt diese Runde aus.
kontor-event-disorder = Unordnung. Alle Docks auf der Hand kommen unter die Stapel, und alle ziehen neue.
kontor-event-flood-damage = Wasserschaden. Alle dürfen einen Speicher gegen eine andere Ware tauschen.
kontor-event-wedding = Hochzeit. Alle dürfen ein beliebiges Dock aus ihrem Stapel nehmen.
kontor-event-strike = Streik. Jeder Spieler mit einer Taverne im Hafen bekommt einen Gulden.
kontor-event-fire = Feuer. Kräne in offenen Sektoren kommen zurück unter die Stapel.
kontor-event-golden-days = Goldene Zeiten. Der reichere Spieler bekommt einen Punkt.
kontor-event-struggle = Kampf. Alle zeigen ihre Handkarten.
kontor-event-blockade-at-sea = Seeblockade. Ab jetzt schlagen Gewürze Wein, Wein schlägt Tee, Tee schlägt Gewürze.
kontor-say-lost-florins = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
  } { $count ->
    [1] einen
   *[other] { $count }
  } Gulden.
kontor-say-sits-out = { $you ->
    [yes] Du setzt
   *[no] { $name } setzt
  } diese Runde aus.
kontor-say-redrew-docks = { $you ->
    [yes] Du legst alle Docks aus der Hand unter deinen Stapel und ziehst
   *[no] { $name } legt alle Docks aus der Hand unter den Stapel und zieht
  } neue.
kontor-say-exchanged = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
  } bei { $cell }: { $from } gegen { $to }.
kontor-say-wedded = { $you ->
    [yes] Du nimmst verdeckt ein Dock nach Wahl und legst
   *[no] { $name } nimmt verdeckt ein Dock nach Wahl und legt
  } eines zurück.
kontor-say-got-florin = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } für eine Taverne einen Gulden.
kontor-say-burnt = Kran { $number } bei { $cell } brennt ab.
kontor-say-got-point = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } einen Punkt.
kontor-wins-reversed-order = beide führen in einer Ware, gleich weit. Seit der Seeblockade schlagen Gewürze Wein, Wein schlägt Tee, Tee schlägt Gewürze: { $you ->
    [yes] Du gewinnst diesen Sektor
   *[no] { $name } gewinnt diesen Sektor
  }.
kontor-leads-reversed-order = { $you ->
    [yes] du würdest
   *[no] { $name } würde
  } jetzt gewinnen: Beide führen in einer Ware gleich weit, und seit der Seeblockade schlagen Gewürze Wein, Wein schlägt Tee, Tee schlägt Gewürze.
kontor-place-bought = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } verdeckt gewählt, { $count ->
    [0] keine Karte
    [1] eine Karte
   *[other] { $count } Karten
  } zu kaufen.
kontor-refusal-nothing-to-export = Von dieser Ware gibt es keine Speicher.
kontor-refusal-cannot-buy-so-many = So viele kannst du nicht kaufen: Dafür fehlen Gulden oder Karten.
kontor-refusal-cannot-exchange = Tauschen darfst du nur einen eigenen Speicher in einem offenen Sektor, gegen eine andere Ware und nicht dort, wo gerade der Gegner getauscht hat.
kontor-option-smuggling = Schmuggel
kontor-option-smuggling-about = Einmal in der Partie darfst du einen Kanal oder ein Dock mit Waren verdeckt legen. Aufgedeckt wird am Ende; bis dahin wird kein Sektor daneben gewertet.
kontor-ask-smuggle = { $name }: Lege deine Karte verdeckt.
kontor-offer-smuggle = { $card } schmuggeln
kontor-offer-smuggle-it = Schmuggeln
kontor-offer-lay-dark = Verdeckt auf { $cell } legen
kontor-say-smuggles = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
  } eine Karte verdeckt: Sie wird zuletzt gelegt.
kontor-say-smuggled = { $you ->
    [yes] Du legst
   *[no] { $name } legt
  } { $dock ->
    [true] ein Dock
   *[other] einen Kanal
  } verdeckt auf { $cell }.
kontor-say-could-not-smuggle = { $you ->
    [yes] Du kannst die verdeckte Karte nirgends legen und nimmst
   *[no] { $name } kann die verdeckte Karte nirgends legen und nimmt
  } sie ungesehen zurück.
kontor-say-turned-up = { $you ->
    [yes] Deine Karte
   *[no] Die Karte von { $name }
  } bei { $cell } wird aufgedeckt: { $number }.
kontor-place-smuggles = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } gewählt, { $number } verdeckt zu legen.
kontor-refusal-smuggled-already = In der ganzen Partie darfst du nur eine Karte verdeckt legen, und nur, wenn die Regel gilt.
kontor-refusal-cannot-be-smuggled = Schmuggeln kannst du nur Kanäle und Docks mit Waren.

## Eine Materialdatei für Kontor
kontor-deck = Kartenwerte
kontor-deck-ours = Die gedruckten Bilder haben wir nicht. Welche Zahlen Kanäle sind (45 bis 87), welche Docks rot sind (die ungeraden), welche Karten welche Waren, Gulden und Schiffe zeigen und wie Canale Grande, Île Grande und die Wasserspiele aufgebaut sind, haben wir rekonstruiert. Wenn du das Spiel besitzt, kannst du eine Datei mit den echten Werten laden.
kontor-deck-not-a-deck = Die Datei darf „game“, „numbers“, „cards“, „warehouses“, „florins“, „layouts“ und „harbour“ enthalten, so wie in der Dokumentation gezeigt.
kontor-refusal-other-game = Die Datei ist für ein anderes Spiel.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Tee
    [wine] Wein
    [spice] Gewürze
    [florin] Gulden
    [canals] Kanäle
    [red] Rote Docks
   *[ship] Schiffe
  }: Die Liste hat { $has } Zahlen, möglich sind höchstens { $most }.
kontor-refusal-no-such-card = { $mark ->
    [tea] Tee kann nicht auf Karte { $number } sein: Waren sind auf Docks ohne Kran und Taverne.
    [wine] Wein kann nicht auf Karte { $number } sein: Waren sind auf Docks ohne Kran und Taverne.
    [spice] Gewürze können nicht auf Karte { $number } sein: Waren sind auf Docks ohne Kran und Taverne.
    [florin] Ein Gulden kann nicht auf Karte { $number } sein: Nur Docks und Kanäle haben einen.
    [canals] Karte { $number } kann kein Kanal sein: Das können 3 bis 87 außer den Kränen 29 bis 32.
    [red] Karte { $number } ist kein Dock und kann deshalb nicht rot sein.
   *[ship] Ein Schiff kann nicht auf Karte { $number } sein: Nur Docks und Kanäle haben eines.
  }
kontor-refusal-number-twice = { $mark ->
    [tea] Tee
    [wine] Wein
    [spice] Gewürze
    [florin] Gulden
    [canals] Kanäle
    [red] Rote Docks
   *[ship] Schiffe
  }: Die Zahl { $number } steht dort zweimal.
kontor-refusal-two-symbols = Karte { $number } kann nicht Gulden und Schiff zugleich zeigen.
kontor-refusal-wrong-amount = { $pieces ->
    [canals] Kanäle
    [red-docks] Rote Docks
    [black-docks] Schwarze Docks
    [red-cranes] Rote Kräne
    [black-cranes] Schwarze Kräne
    [red-taverns] Rote Tavernen
    [black-taverns] Schwarze Tavernen
    [tea] Speicher für Tee
    [wine] Speicher für Wein
    [spice] Speicher für Gewürze
   *[florins] Gulden
  }: { $exactly ->
    [yes] { $has } statt { $least }.
   *[no] { $has }; möglich sind { $least } bis { $most }.
  }
kontor-refusal-too-few = { $pieces ->
    [canals] Kanäle
   *[florins] Gulden
  }: Die Datei hat { $has }, dieses Szenario braucht zu Beginn { $least }.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] Ein Hafen hat genau einen Anker, dieser hat { $has }.
    [ships] Das Schiff beginnt auf höchstens einem Kanal; { $has } sind markiert.
    [apart] Alle Kanäle müssen mit dem Anker zusammenhängen; { $has } tun es nicht.
    [alone] Jedes Dock muss einen Kanal, den Anker oder ein anderes Dock berühren.
    [closed-in] Docks dürfen nicht von Anfang an eingeschlossen sein.
    [too-large] Der Hafen ist in einer Richtung { $has } Felder lang; auf seinen Plan passen { $bound }.
    [too-many-canals] Der Hafen hat { $has } Kanäle, möglich sind höchstens { $bound }.
    [too-many-docks] Jede Seite hat zwei Kräne und eine Taverne; hier { $has } statt { $bound }.
    [board] Ein Plan hat in dieser Richtung 4 bis { $bound } Felder, nicht { $has }.
   *[other] Zeile { $has }: Zeichne einen Hafen in gleich langen Zeilen aus ~ S A c C t T und Punkten.
  }
kontor-refusal-own-map = „{ $scenario }“ hat einen eigenen Plan.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Wasserspiele
  }: { $fault ->
    [marks] Eine Zeichnung hat gleich lange Zeilen: ~ für Kanäle, S für einen Kanal mit dem Schiff, A für den Anker und . für leere Felder.
    [anchor] Es muss genau einen Anker geben; die Zeichnung hat { $has }.
    [ships] Das Schiff beginnt auf höchstens einem Kanal; { $has } sind markiert.
    [apart] Alle Kanäle müssen mit dem Anker zusammenhängen; { $has } tun es nicht.
    [too-large] Sie ist in einer Richtung { $has } Felder lang; auf den Plan passen { $bound }.
    [too-many-canals] Sie hat { $has } Kanäle, möglich sind höchstens { $bound }.
   *[no-island] Die Kanäle müssen eine einzige Insel umschließen; sie umschließen { $has }.
  }
kontor-one-answer = Eine Antwort: Karte oder Passen
kontor-one-answer-about = Alle wählen verdeckt eine Karte oder passen, beides in einem; so geht das Gerät nur einmal herum. Nach der gedruckten Regel wird Passen vorher angesagt.
