# Kontor auf Deutsch. Nur Sätze: Hier wird keine Regel entschieden. Jeder Schlüssel beginnt mit „kontor-“.

kontor-about = Kaufleute legen Docks und Kanäle in einen wachsenden Hafen, löschen Waren und gewinnen die Sektoren, die Wasser und Ränder abschließen. Für zwei, für vier in zwei Teams oder für drei oder vier jeder für sich, an einem Bildschirm, der weitergegeben wird.
kontor-progress = Runde { $round }{ $dry ->
    [0] {""}
    [one] {", "}eine Runde ohne Karte
   *[other] {", "}{ $dry } Runden ohne Karte
  }
kontor-progress-short = { $round }

## Vorbereitung
kontor-setup-players-about-2 = Jeder wählt, ohne dass der andere es sieht: Der Bildschirm wird weitergegeben.
kontor-setup-players-about-4 = Zwei Teams: Spieler 1 und 2 spielen Rot, Spieler 3 und 4 Schwarz. Partner sitzen nebeneinander. 1 sitzt 4 gegenüber und 2 sitzt 3 gegenüber: Nur sie besteuern einander.
kontor-setup-options = Gedruckte Tabellen und Startzahl
kontor-own-harbour = Eigener Hafen
# Neben dem Namen des Szenarios: der Plan, auf dem mit allem Gewählten gespielt wird.
kontor-setup-board = Spielplan: { $columns } × { $rows } Felder.
kontor-option-components = eigener Hafen
kontor-option-scenario = Spiel
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = Für zwei, auf 6 × 6 Feldern, wenn keine Zusatzregel anderes sagt; jeder fertige Sektor zählt.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = Ein Schiff nimmt Docks weg; die fünf größten Sektoren zählen. Zu zweit auf 7 × 7; zu viert in Teams auf 8 × 8, jeder mit einer Sonderkarte, und nur Sektoren ab zwei Docks zählen.
kontor-option-edges = Ränder schließen Sektoren ab
kontor-option-edges-about = Was jenseits des Randes des fertigen Hafens liegt, schließt einen Sektor ab wie Wasser.
kontor-value-edges-both = sobald beide Richtungen feststehen
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
kontor-name-ship = das Schiff
kontor-name-more-than-the-anchor = mehr als den Anker zu Beginn
kontor-name-taverns = die Tavernen
kontor-name-floods = Fluten
kontor-name-rounds = Runden, in denen alle zugleich wählen
kontor-name-unused-specials = Sonderkarten, die nicht schon im Spiel sind

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
kontor-good-spice = Gewürz
kontor-count-good = { $count } { $good }
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
   *[other] {": "}{ $about }
  }
kontor-card-at = { $number } auf { $cell }
kontor-card-unseen = verdeckt
kontor-cell-anchor = Anker
kontor-cell-east = O{ $steps }
kontor-cell-west = W{ $steps }
kontor-cell-north = N{ $steps }
kontor-cell-south = S{ $steps }
kontor-source-sectors = Sektoren
kontor-source-customs = Zollhäuser

## Wer am Zug ist und was zu tun ist
kontor-ask-announce = { $name }: Spielst du eine Karte, oder passt du{ $florins ->
    [0] {" "}(die Kasse ist leer)
   *[other] {" "}und nimmst einen Gulden
  }?
kontor-ask-announce-must = { $name }: Deine Hand ist leer. Du musst passen.
kontor-ask-choose = { $name }: Wähle eine Karte.
kontor-ask-ship = { $name } spielt { $card }. Zuerst das Schiff bewegen?
kontor-ask-take = { $name }: Nimmst du ein Dock neben dem Schiff weg? Danach lege { $card }.
kontor-ask-lay = { $name }: Lege { $card }.
kontor-next-any = Wähle einen Platz.
kontor-next-take = Wähle den Stapel, unter den es kommt.
kontor-advice-come-back = Deine Kasse ist leer: Eine Karte von dir kann mangels Gulden zurückkommen.

## Was Bestätigen tut
kontor-offer-pass = Passen
kontor-offer-stay = Eine Karte spielen
kontor-offer-lie-still = Schiff liegen lassen
kontor-offer-spare = Nichts wegnehmen
kontor-offer-choose = { $card } wählen
kontor-offer-sail = Schiff bewegen: { $cell }
kontor-offer-lay = { $number } legen: { $cell }
kontor-offer-take = { $dock } wegnehmen
kontor-offer-take-under = { $dock } wegnehmen, unter den Stapel von { $name }
kontor-preview-reveals = Dann werden alle gewählten Karten aufgedeckt, oder eine neue.

## Was geschehen ist
kontor-say-round-begins = Runde { $round } beginnt.
kontor-say-silently-announce = { $name } hat verdeckt gesagt, ob eine Karte kommt.
kontor-say-silently-choose = { $name } hat verdeckt eine Karte gewählt.
kontor-say-passed = { $name } passt{ $got ->
    [true] {" "}und nimmt einen Gulden
   *[other] ; die Kasse ist leer
  }.
kontor-say-shows = { $name } { $number }
kontor-say-revealed = Die Karten: { $cards }.
kontor-say-paid-tax = { $names } { $count ->
    [one] zahlt
   *[other] zahlen
  } einen Gulden Steuer.
kontor-say-could-not-pay = { $name } kann die Steuer nicht zahlen, nimmt die Karte zurück und setzt diese Runde aus.
kontor-say-spared-tax = { $name } kann nicht zahlen, und das Gegenüber auch nicht{ $got ->
    [true] {": "}{ $name } erhält einen Gulden
   *[other] {""}
  }.
kontor-say-sailed = { $name } bewegt das Schiff: { $cell }.
kontor-say-took-away = { $name } nimmt Dock { $number } weg ({ $cell }): Es kommt unter den Stapel von { $under }.
kontor-say-took-away-all = { $name } nimmt Dock { $number } weg ({ $cell }): Es kommt unter den gemeinsamen Stapel.
kontor-say-went-back = Die Speicher bei { $cell } kehren zurück: { $goods }.
kontor-say-laid = { $name } legt { $number }: { $cell }.
kontor-say-could-not-lay = { $name } kann { $number } nirgends legen und nimmt sie zurück.
kontor-say-axis-fixed = { $axes ->
    [columns] Der Hafen wird ab jetzt nicht breiter
    [rows] Der Hafen wird ab jetzt nicht höher
   *[both] Der Hafen wird ab jetzt weder breiter noch höher
  }.
kontor-say-no-warehouse-left = Es ist kein Speicher mehr da: { $good }.
kontor-say-sector-finished = Der Sektor bei { $cell }, { $docks ->
    [one] ein Dock
   *[other] { $docks } Docks
  }, ist fertig. { $tally } { $why }
kontor-say-drew = { $name } zieht { $number }.
kontor-say-subsidised = { $name } erhält für den Kanal einen Gulden.
kontor-say-game-ends-full = Der Hafen ist voll.
kontor-say-game-ends-dry-rounds = Drei Runden lang hat niemand eine Karte gelegt.
kontor-say-game-ends-many-rounds = Das Spiel hat so viele Runden gedauert, wie es darf.
kontor-say-scored = { $name }, { $source }: { $points }.
kontor-say-game-over = Das Spiel ist zu Ende. { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
  }.

## Sektoren: wer führt und was entscheidet
kontor-tally = { $red }: { $reds }; { $black }: { $blacks }.
kontor-wins-largest-lead = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } mit dem größten Vorsprung in einer Ware.
kontor-wins-more-leads = die größten Vorsprünge sind gleich; { $name } { $count ->
    [one] führt in mehr Waren und gewinnt.
   *[other] führen in mehr Waren und gewinnen.
  }
kontor-wins-order-of-goods = jeder führt in einer Ware, gleich weit. Wein schlägt Gewürz, Gewürz schlägt Tee, Tee schlägt Wein: { $name } gewinnt.
kontor-wins-equal = gleicher Bestand: { $name } gewinnt.
kontor-wins-empty = ohne Speicher: { $name } gewinnt.
kontor-leads-largest-lead = { $name } { $count ->
    [one] gewänne
   *[other] gewännen
  } jetzt: Der größte Vorsprung in einer Ware entscheidet.
kontor-leads-more-leads = { $name } { $count ->
    [one] gewänne
   *[other] gewännen
  } jetzt: Die größten Vorsprünge sind gleich, die Führung in mehr Waren entscheidet.
kontor-leads-order-of-goods = { $name } gewänne jetzt: Jeder führt in einer Ware gleich weit, und Wein schlägt Gewürz, Gewürz schlägt Tee, Tee schlägt Wein.
kontor-leads-equal = gleicher Bestand: { $name } gewänne jetzt.
kontor-leads-empty = noch kein Speicher: { $name } gewänne jetzt.
kontor-note-sector-open = Offener Sektor bei { $cell }, { $docks ->
    [one] ein Dock
   *[other] { $docks } Docks
  }.
kontor-note-sector-finished = Fertiger Sektor bei { $cell }, { $docks ->
    [one] ein Dock
   *[other] { $docks } Docks
  }, gewonnen: { $name }.
kontor-standing-counts = Er zählt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
kontor-standing-too-small = Er zählt nicht: zu wenige Docks.
kontor-standing-too-large = Er zählt nicht: zu viele Docks.
kontor-standing-crooked = Er zählt nicht: Seine Docks liegen nicht in einer geraden Linie.
kontor-standing-no-place-left = Er zählt jetzt nicht: Andere haben die Plätze belegt.
kontor-standing-tied = Er zählt jetzt nicht: Andere sind gleich groß und gleich nah am Anker, und es gibt nicht für alle Plätze.
kontor-standing-nobody-counts = Einen Platz belegt er trotzdem.
kontor-standing-nobody-too-small = Er ist zu klein für einen Platz.
kontor-standing-nobody-too-large = Er ist zu groß für einen Platz.
kontor-standing-nobody-crooked = Er liegt nicht in einer geraden Linie und belegt keinen Platz.
kontor-standing-nobody-no-place-left = Andere haben die Plätze belegt.
kontor-standing-nobody-tied = Er ist so groß wie andere und belegt keinen Platz.
kontor-label-sector-open = In offenem Sektor mit { $docks }: { $name } vorn.
kontor-label-sector-finished = In fertigem Sektor mit { $docks }: an { $name }.
kontor-details-finished = Fertige Sektoren
kontor-details-open = Offene Sektoren

## Schiff, Kräne, Steuern
kontor-note-haven = Von dort könnte das Schiff { $docks } wegnehmen.
kontor-note-haven-none = Von dort könnte das Schiff nichts wegnehmen.
kontor-note-barred = Neben einem Kran: keine Docks von { $sides }.
kontor-note-tax = Gegen eine Karte ohne Gulden: { $without }. Gegen eine mit Gulden: { $with }.
kontor-note-tax-same = Steuer, gleich welche Karte dagegensteht: { $what }.
kontor-tax-nothing-nothing = keine Steuer
kontor-tax-nothing-pays = { $name } zahlt einen Gulden
kontor-tax-nothing-cannot-pay = { $name } kann nicht zahlen und nimmt die Karte zurück
kontor-tax-nothing-receives = { $name } erhält einen Gulden
kontor-tax-pays-nothing = du zahlst einen Gulden
kontor-tax-pays-pays = beide zahlen einen Gulden
kontor-tax-pays-cannot-pay = du zahlst einen Gulden, { $name } nimmt die Karte zurück
kontor-tax-pays-receives = du zahlst, { $name } erhält einen Gulden
kontor-tax-cannot-pay-nothing = du kannst nicht zahlen: Deine Karte kommt zurück
kontor-tax-cannot-pay-pays = deine Karte kommt zurück, { $name } zahlt einen Gulden
kontor-tax-cannot-pay-cannot-pay = beide Karten kommen zurück
kontor-tax-cannot-pay-receives = deine Karte kommt zurück, { $name } erhält einen Gulden
kontor-tax-receives-nothing = du erhältst einen Gulden
kontor-tax-receives-pays = du erhältst einen Gulden, { $name } zahlt einen
kontor-tax-receives-cannot-pay = du erhältst einen Gulden, { $name } nimmt die Karte zurück
kontor-tax-receives-receives = keiner kann zahlen: Beide erhalten einen Gulden

## Wie ein Platz heißt
kontor-place-cell = { $cell }: { $card }.
kontor-place-cell-free = { $cell }: frei.
kontor-place-stock = Speicher: { $goods }.
kontor-place-keeper = Verwalter von { $name }.
kontor-place-ship = Hier liegt das Schiff.
kontor-place-hand = Hand von { $name }: { $card }.
kontor-place-open = Offene Karte von { $name }: { $card }.
kontor-place-answered = { $name } hat verdeckt geantwortet.
kontor-place-announced-pass = { $name } hat verdeckt geantwortet: passt.
kontor-place-announced-play = { $name } hat verdeckt geantwortet: spielt.
kontor-place-chosen = { $name } hat verdeckt { $number } gewählt.
kontor-place-pile = Dockstapel von { $name }.
kontor-place-top = Docks von { $name }: obenauf { $card }; { $count } darunter.
kontor-place-top-canals = Kanäle: obenauf { $card }; { $count } darunter.
kontor-place-treasury = Kasse: { $count } Gulden.
kontor-place-supply = Vorrat { $good }: { $count } Speicher.
kontor-place-events = Kommende Ereignisse: { $count }.
kontor-place-shop = Sonderkarten zu kaufen: { $count }.
kontor-place-exported = Exportiert: { $counts }.
kontor-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $florins } Gulden{ $out ->
    [true] , in dieser Runde aus
    [next] , verliert den nächsten Zug
   *[other] {""}
  }.
kontor-place-player-team = { $name } ({ $team }, { $mark }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für das Team, { $florins } Gulden{ $out ->
    [true] , in dieser Runde aus
    [next] , verliert den nächsten Zug
   *[other] {""}
  }.

## Punkte
kontor-score-sofar = Punkte, wenn das Spiel jetzt endete. Bei Gleichstand entscheiden Gulden.
kontor-score-source-about-sectors = gewonnene Sektoren, die zählen, je 1
kontor-score-source-about-customs = 1 mehr für jedes in einem solchen Sektor
kontor-score-florins = { $name } { $count }
kontor-score-why-end = Hier entscheiden nicht die Punkte, sondern wie das Spiel geendet hat.
kontor-score-why-florins = Gleich viele Punkte ({ $points }). Die Gulden entscheiden: { $florins }.
kontor-score-why-shared = Gleich viele Punkte ({ $points }) und Gulden ({ $florins }): Der Sieg wird geteilt.

## Warum nicht
kontor-refusal-not-your-decision = Jetzt entscheidet jemand anders.
kontor-refusal-other-decision = Zuerst ist etwas anderes zu entscheiden.
kontor-refusal-hand-is-empty = Ohne Karte auf der Hand muss man passen.
kontor-refusal-not-in-hand = Wähle eine Karte der eigenen Hand.
kontor-refusal-ship-is-there = Da liegt das Schiff schon.
kontor-refusal-not-a-canal = Das Schiff liegt nur auf Kanälen, Fluten und dem Anker.
kontor-refusal-not-a-dock = Nur Docks können weggenommen werden.
kontor-refusal-bears-no-ship = Nur Docks mit einem Schiff können weggenommen werden.
kontor-refusal-not-beside-the-ship = Nur Docks neben dem Schiff können weggenommen werden.
kontor-refusal-not-the-owner = Ein Dock kommt unter einen Stapel derer, denen es gehört.
kontor-refusal-sector-is-finished = In einem fertigen Sektor ändert sich nichts mehr.
kontor-refusal-cell-taken = Hier liegt schon eine Karte.
kontor-refusal-touches-nothing = Eine Karte muss eine andere mit einer Seite berühren.
kontor-refusal-beyond-the-edge = So weit reicht der Hafen nicht.
kontor-refusal-crane-bars = Ein Kran der Gegenseite lässt hier keines deiner Docks zu.
kontor-refusal-would-finish-a-sector = Ein Zollhaus darf keinen Sektor fertigstellen.
kontor-refusal-cannot-be-flooded = Eine Flut bedeckt eine Brücke oder ein Dock mit höchstens einer Ware.
kontor-refusal-cannot-be-bridged = Eine Brücke bedeckt einen Kanal oder eine Flut, nicht den Anker, nicht unter dem Schiff und nicht neben einem fertigen Sektor.
kontor-refusal-nothing-here = Hier ist jetzt nichts zu tun.
kontor-refusal-nothing-here-hand = Karten werden zu Beginn einer Runde gewählt.
kontor-refusal-nothing-here-chosen = Diese Karte wartet, bis sie an der Reihe ist.
kontor-refusal-nothing-here-top = Von hier werden Hände aufgefüllt.
kontor-refusal-nothing-here-treasury = Wer passt, nimmt von hier einen Gulden; ein Kanal bringt einen.
kontor-refusal-nothing-here-supply = Von hier kommen Speicher auf Docks, und hierher kehren sie zurück.

## Warum ein Tisch oder ein gespeichertes Spiel nicht angenommen wird
kontor-refusal-players = Das ist für { $allowed } Spieler, nicht für { $seats }.
kontor-refusal-needs = „{ $option }“ braucht { $thing }.
kontor-refusal-clash = „{ $option }“ und „{ $with }“ ergeben zusammen keinen Sinn.
kontor-refusal-clashes-with-scenario = „{ $option }“ ergibt in „{ $scenario }“ keinen Sinn.
kontor-refusal-wrong-cards = Die Karten sind nicht die aus der Schachtel.

## Szenarien
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 Felder an einem gewundenen Kanal; jeder Sektor zählt.
kontor-value-scenario-david-and-goliath = David und Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 Felder; nur die drei kleinsten Sektoren zählen.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = Ein Ring aus Kanälen um eine Insel, auf der kein Kanal liegen darf; die ganze Insel ist 2 wert.
kontor-value-scenario-giant = Der Riese
kontor-value-scenario-giant-about = 8 × 8 Felder; die sieben größten Sektoren zählen.
kontor-value-scenario-gulliver = Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 Felder, nur mit dem Anker, je 3 Gulden; jeder Sektor zählt.
kontor-value-scenario-ever-smaller = Immer kleiner
kontor-value-scenario-ever-smaller-about = 6 × 6 Felder, nur mit dem Anker, ohne Kräne und Schiff; Sektoren aus einem, zwei, drei Docks sind so viel wert, größere nichts.
kontor-value-scenario-tic-tac-toe = Tic-Tac-Toe
kontor-value-scenario-tic-tac-toe-about = Neun Felder zwischen Kanälen; drei gewonnene Sektoren in einer Linie gewinnen sofort.
kontor-value-scenario-watergames = Wasserspiele
kontor-value-scenario-watergames-about = 6 × 6 Felder; jedes Dock muss einen Kanal berühren; jeder Sektor zählt.
kontor-value-scenario-speed = Tempo
kontor-value-scenario-speed-about = 6 × 6 Felder, nur mit dem Anker, ohne Kräne; wer den ersten Sektor gewinnt, gewinnt.
kontor-value-scenario-small-is-beautiful = Klein, aber fein
kontor-value-scenario-small-is-beautiful-about = 8 × 8 Felder; die fünf kleinsten Sektoren zählen, von gleichen die weiter vom Anker entfernten.
kontor-value-scenario-single-file = Im Gänsemarsch
kontor-value-scenario-single-file-about = 7 × 7 Felder; ein Sektor zählt nur, wenn seine Docks in einer geraden Linie liegen.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Jeder hat vier Speicher jeder Ware und keine anderen. Die einen Sektor gewinnen, bleiben dort; das Spiel endet, wenn keiner mehr einen hat.
kontor-ask-salvage = { $name }: Welches Dock bekommt { $good } aus dem Kanal ({ $cell })?
kontor-offer-salvage = Die Ware kommt auf { $dock }
kontor-place-sunken = Hier verborgen: { $goods }.
kontor-place-supply-own = Speicher { $good }: { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = Wer die letzte Karte um diesen Kanal legt, bekommt seine Ware; noch frei: { $cells }.
kontor-note-sunken-closed = Dieser Kanal ist umschlossen: Seine Ware kommt auf ein Dock.
kontor-say-raised = Es ist kein Speicher mehr da: { $good } wird aus dem Kanal geholt ({ $from }).
kontor-say-salvaged = { $name } bekommt { $good } aus dem Kanal ({ $from }), auf { $cell }.
kontor-say-sank-for-good = Der Kanal ({ $cell }) ist umschlossen, aber für { $good } gibt es kein Dock: zurück in den Vorrat.
kontor-say-game-ends-no-warehouse-left = Keiner hat mehr einen Speicher.
kontor-refusal-goods-lie-there = Keine Brücke bedeckt einen Kanal, der noch Ware verbirgt.
kontor-refusal-not-your-dock = Die Ware kommt auf ein eigenes Dock.
kontor-refusal-no-stock-there = Die Ware kommt auf ein Dock in einem offenen Sektor, auf dem du schon welche hast.
kontor-value-scenario-euphrates = Euphrat
kontor-value-scenario-euphrates-about = 6 × 6 Felder; drei der ersten Kanäle verbergen je einen Speicher. Wer die letzte Karte um einen herum legt, bekommt ihn.
kontor-value-scenario-bakchich = Bakschisch
kontor-value-scenario-bakchich-about = 6 × 6 Felder, je drei Gulden, kein Schiff. Vor einer Runde darf jeder ein Dock des anderen herauskaufen, einen Gulden für jede Ware darauf.
kontor-ask-buy-out = { $name }: Kaufst du ein Dock des anderen heraus?
kontor-offer-buy-out = { $dock } herauskaufen{ $florins ->
    [0] {""}
    [one] {" "}für einen Gulden
   *[other] {" "}für { $florins } Gulden
  }
kontor-offer-buy-nothing = Nichts kaufen
kontor-note-price = Es ließe sich für { $florins ->
    [one] einen
   *[other] { $florins }
  } Gulden herauskaufen.
kontor-say-bought-out = { $name } kauft Dock { $number } ({ $cell }) für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden heraus: Es kommt unter den Stapel von { $under }.
kontor-refusal-own-dock = Dieses Dock ist dein eigenes.
kontor-refusal-shows-no-goods = Nur Docks mit Waren können herausgekauft werden.
kontor-refusal-too-dear = Für dieses Dock reichen deine Gulden nicht.
kontor-value-scenario-spring-tide = Springflut
kontor-value-scenario-spring-tide-about = Mit einem Kanal darf sofort ein zweiter gelegt werden, für einen Gulden. Sektoren aus einem Dock zählen nicht.
kontor-ask-second = { $name }: Einen zweiten Kanal legen, für einen Gulden?
kontor-offer-lay-more = { $number } für einen Gulden legen: { $cell }
kontor-offer-enough = Kein zweiter Kanal
kontor-next-lay-more = Wähle, wo er liegt.
kontor-say-laid-more = { $name } zahlt einen Gulden und legt auch { $number }: { $cell }.
kontor-refusal-not-a-canal-card = Als zweite Karte kann nur ein Kanal gelegt werden.
kontor-value-scenario-freewheel = Freilauf
kontor-value-scenario-freewheel-about = Reihum je eine Karte, nur mit dem Anker auf 7 × 7 Feldern. Sonderkarten liegen unter den Kanälen, Tavernen machen Docks betrunken, und gewertet wird alles am Ende: geschlossene Sektoren ab zwei Docks.
kontor-ask-play = { $name }: Spiele eine Karte oder passe und nimm einen Gulden.
kontor-ask-treat = { $name }: Welches Dock macht die Taverne ({ $cell }) betrunken?
kontor-next-treat = Wähle das Dock, dessen Arbeiter betrunken werden.
kontor-offer-treat = { $dock } betrunken machen
kontor-place-drunk = Betrunken: Es zählt nicht.
kontor-say-treated = Die Taverne von { $name } ({ $tavern }) macht die Arbeiter auf { $cell } betrunken: Dieses Dock zählt nicht.
kontor-say-sobered = Die Arbeiter auf { $cell } sind wieder nüchtern.
kontor-say-loses-turn = { $name } kann die Steuer nicht zahlen und verliert den nächsten Zug.
kontor-say-lost-turn = { $name } verliert diesen Zug.
kontor-refusal-crane-wants-a-corner = In diesem Spiel berührt ein Kran andere Karten mit einer Ecke und keine mit einer Seite.
kontor-refusal-not-a-tavern = Nur eine Taverne kann Docks betrunken machen.
kontor-refusal-not-your-tavern = Diese Taverne gehört dir nicht.
kontor-refusal-once-a-turn = Diese Taverne wurde in diesem Zug schon benutzt.
kontor-refusal-no-guest = Eine Taverne macht andere Docks ihres eigenen Sektors betrunken.
kontor-refusal-drunk-already = Diese Taverne hat die Arbeiter dort schon betrunken gemacht.
kontor-value-scenario-freewheel-solo = Freilauf, jeder für sich
kontor-value-scenario-freewheel-solo-about = Für drei oder vier, jeder für sich, mit einem Dockstapel für alle: Wer ein Dock legt, dem gehört es. Zwei können sich in einem Sektor verbünden und teilen seine Punkte. Sonst wie Freilauf; Gewürz schlägt Tee und Wein, Tee schlägt Wein.
kontor-setup-players-about-3 = Zu dritt spielt jeder für sich.
kontor-ask-consent = { $name }: ein Bündnis mit { $other } im Sektor bei { $cell }?
kontor-offer-ally = Bündnis mit { $name } vorschlagen
kontor-offer-leave = Bündnis verlassen
kontor-offer-agree = Zustimmen
kontor-offer-refuse = Ablehnen
kontor-say-proposed = { $name } schlägt { $other } ein Bündnis im Sektor bei { $cell } vor.
kontor-say-refused = { $name } lehnt ab.
kontor-say-allied = { $name } und { $other } sind im Sektor bei { $cell } verbündet.
kontor-say-left-ally = { $name } verlässt das Bündnis mit { $other } im Sektor bei { $cell }.
kontor-say-fallen = Das Bündnis von { $name } und { $other } zerfällt, denn einer der beiden hat dort jetzt einen anderen Verbündeten.
kontor-say-sector-scored = Der Sektor bei { $cell }, { $docks ->
    [one] ein Dock
   *[other] { $docks } Docks
  }. { $tally } { $why }
kontor-tally-one = { $name }: { $goods }
kontor-wins-line = jeder führt in gleich vielen Waren. Gewürz schlägt Tee und Wein, Tee schlägt Wein: { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }.
kontor-leads-line = { $name } { $count ->
    [one] gewänne
   *[other] gewännen
  } jetzt: Jeder führt in gleich vielen Waren, und Gewürz schlägt Tee und Wein, Tee schlägt Wein.
kontor-wins-level = in keiner Ware führt jemand allein: { $name } gewinnt.
kontor-leads-level = in keiner Ware führt jemand allein: { $name } gewänne jetzt.
kontor-note-allies = Hier verbündet: { $names }.
kontor-pair = { $name } mit { $other }
kontor-place-top-all = Docks für alle: obenauf { $card }; { $count } darunter.
kontor-place-owner = Gelegt von { $name }.
kontor-refusal-nobody-to-ally = Hier beginnt kein Sektor, in dem das ginge.
kontor-refusal-one-ally-only = In einem Sektor darf jeder nur einen Verbündeten haben.
kontor-refusal-proposed-before = Das wurde in diesem Zug schon vorgeschlagen.
kontor-say-game-ends-first-sector = Der erste Sektor ist gewonnen.
kontor-say-game-ends-three-in-line = Drei Sektoren in einer Linie!
kontor-refusal-island-is-dry = Auf der Insel darf kein Kanal liegen.
kontor-refusal-would-part-a-field = Ein Kanal würde dort teilen, was von diesem Feld bleibt.
kontor-refusal-needs-a-canal = In diesem Spiel muss ein Dock einen Kanal berühren.

## Zusatzregeln
kontor-option-misery = Elend
kontor-option-misery-about = Je drei Gulden und keine anderen; wer keinen hat, während die Kasse leer ist, verliert sofort.
kontor-option-blockade = Blockade
kontor-option-blockade-about = Neben dem Schiff darf keine Karte liegen; hindert das in einer Runde alle, endet das Spiel.
kontor-option-lastPoint = Letzter Punkt
kontor-option-lastPoint-about = Der zuletzt fertige Sektor ist 2 wert.
kontor-option-finalSprint = Endspurt
kontor-option-finalSprint-about = Das Spiel endet, wenn jemand nur noch Kanäle ziehen könnte; jeder offene Sektor wird dann geschlossen und gewertet.
kontor-option-protection = Schutz
kontor-option-protection-about = Eine Taverne schützt die Docks ihres Besitzers in ihrem Sektor vor dem Schiff.
kontor-say-game-ends-penniless = Jemand hat keinen Gulden mehr, und die Kasse ist auch leer.
kontor-say-game-ends-blockade = Das Schiff lässt niemanden eine Karte legen.
kontor-say-game-ends-final-sprint = Es sind nur noch Kanäle zu ziehen: Jeder Sektor wird geschlossen.
kontor-refusal-ship-bars = Neben dem Schiff darf keine Karte liegen.
kontor-refusal-tavern-protects = Eine Taverne schützt dieses Dock vor dem Schiff.
kontor-option-freeDraw = Freies Ziehen
kontor-option-freeDraw-about = Die neue Karte kommt nach Wahl von den Docks oder den Kanälen; ein Dock und ein Kanal bleiben auf der Hand.
kontor-option-oneGood = Eine Ware
kontor-option-oneGood-about = Ein Dock mit zwei oder drei Waren löscht nur eine davon, nach Wahl seines Besitzers.
kontor-option-firstPick = Erste Wahl
kontor-option-firstPick-about = Wer ein Dock zieht, darf 2 Gulden zahlen und ein beliebiges des eigenen Stapels nehmen.
kontor-option-corruption1 = Korruption I
kontor-option-corruption1-about = Eine Taverne stellt keinen Sektor fertig; beim Legen darf sie einem Dock ihres Sektors mit einer Ware einen Speicher mehr bringen.
kontor-option-corruption2 = Korruption II
kontor-option-corruption2-about = Eine Taverne stellt keinen Sektor fertig; beim Legen darf sie zwei Docks mit einer Ware je einen Speicher mehr bringen: diese und die Taverne in drei Sektoren.
kontor-ask-land = { $name }: Welche Ware löscht { $card }?
kontor-ask-bribe = { $name }: Welchem Dock bringt die Taverne einen Speicher mehr?
kontor-ask-draw = { $name }: Wovon ziehst du?
kontor-ask-pick = { $name }: Welches Dock nimmst du aus deinem Stapel?
kontor-offer-land = Nur { $good } löschen
kontor-offer-bribe = Ein Speicher mehr für { $dock }
kontor-offer-decline = Darauf verzichten
kontor-offer-draw-docks = Ein Dock ziehen
kontor-offer-draw-canals = Einen Kanal ziehen
kontor-offer-search = Zahlen und aus dem Stapel wählen
kontor-offer-pick = { $card } nehmen
kontor-say-bribed = Die Taverne von { $name } bringt { $cell } einen Speicher mehr: { $good }.
kontor-say-searched = { $name } zahlt für die Wahl aus dem ganzen Stapel.
kontor-say-picked = { $name } nimmt ungesehen ein Dock.
kontor-place-extra = { $count ->
    [one] Noch ein Speicher: { $goods }.
   *[other] Noch { $count } Speicher: { $goods }.
  }
kontor-refusal-tavern-would-finish = Mit dieser Regel darf eine Taverne keinen Sektor fertigstellen.
kontor-refusal-cannot-be-bribed = Hierher bringt die Taverne nichts: Gesucht ist ein eigenes Dock mit einer Ware, im richtigen Sektor.
kontor-refusal-not-on-the-card = Diese Ware zeigt das Dock nicht.
kontor-refusal-pile-is-empty = Hier ist nichts zu ziehen.
kontor-refusal-other-sort = Eine Karte wird durch eine derselben Art ersetzt.
kontor-refusal-no-dock-in-hand = Ein Dock muss auf der Hand bleiben: Ziehe eines.
kontor-refusal-no-canal-in-hand = Ein Kanal muss auf der Hand bleiben: Ziehe einen.
kontor-refusal-cannot-search = Dafür brauchst du die Gulden und mindestens zwei Docks im Stapel.
kontor-refusal-not-in-pile = Dieses Dock ist nicht in deinem Stapel.
kontor-option-oldGrudges = Alte Feindschaft
kontor-option-oldGrudges-about = Wem eine Taverne gehört, der entscheidet, ob ihr fertiger Sektor zählt; mit beiden Tavernen darin zählt er.
kontor-option-justice = Gerechtigkeit
kontor-option-justice-about = Jeder nimmt drei Docks nach Wahl; dann verlassen vier weitere jeden Stapel ungesehen.
kontor-option-deadDrunk = Sturzbetrunken
kontor-option-deadDrunk-about = Keine Tavernen; jeder darf heimlich passen, als wählte er eine Karte.
kontor-option-floodChoice = Flut nach Wahl
kontor-option-floodChoice-about = Eine Flut darf abgegeben werden, um stattdessen zwei Kanäle der Hand zu legen.
kontor-option-bridgeAndFlood = Brücke und Flut
kontor-option-bridgeAndFlood-about = Jeder hat außerdem eine Brücke und eine Flut.
kontor-option-greatFlood = Große Flut
kontor-option-greatFlood-about = Jeder hat außerdem eine Flut, die die leeren Felder neben sich mit Kanälen vom Stapel füllt.
kontor-ask-canals = { $name }: Lege { $left ->
    [one] noch einen Kanal
   *[other] statt der Flut einen Kanal und dann vielleicht einen zweiten
  }.
kontor-ask-veto = { $name }: Deine Taverne liegt im fertigen Sektor bei { $cell }. Zählt er?
kontor-ask-opening = { $name }: Wähle deine ersten Docks.
kontor-ask-choose-secret = { $name }: Wähle eine Karte oder passe heimlich.
kontor-next-canal = Wähle, wo er liegt.
kontor-offer-discard = Stattdessen zwei Kanäle
kontor-offer-lay-canal = { $card } legen: { $cell }
kontor-offer-count = Er zählt
kontor-offer-void = Er zählt nicht
kontor-say-discarded = { $name } gibt Flut { $number } für Kanäle ab.
kontor-say-filled = Die Flut zieht Kanal { $number } herbei: { $cell }.
kontor-say-judged = { $name } entscheidet: Der Sektor bei { $cell } { $counts ->
    [true] zählt
   *[other] zählt nicht; seine Speicher kehren zurück
  }.
kontor-say-opened = { $name } hat die ersten Docks.
kontor-say-docks-leave = { $count } Docks verlassen jeden Stapel ungesehen.
kontor-say-silently-opening = { $name } nimmt ungesehen ein Dock.
kontor-standing-vetoed = Er zählt nicht: Wem eine Taverne darin gehört, der will es nicht.
kontor-standing-nobody-vetoed = Wem eine Taverne darin gehört, der lässt ihn nicht zählen: Er belegt keinen Platz.
kontor-refusal-no-canal-to-lay = Die Flut kann nur abgegeben werden, wo das die Regel ist und ein Kanal zu legen ist.
kontor-refusal-lay-a-canal = Statt der Flut werden Kanäle gelegt.
kontor-option-specialShop = Sonderladen
kontor-option-specialShop-about = Vor einer Runde können Sonderkarten ungesehen gekauft werden, für je 2 Gulden.
kontor-option-export = Export
kontor-option-export-about = Von den Waren, die ein Dock löscht, darf eine stattdessen in den Export; die meisten einer Ware dort sind 1 wert.
kontor-option-events = Ereignisse
kontor-option-events-about = Nach einer Runde, in der ein Sektor fertig wurde, geschieht eines von zehn Ereignissen.
kontor-source-export = Export
kontor-source-golden-days = Goldene Zeiten
kontor-score-source-about-export = 1 für die meisten Speicher einer Ware im Export
kontor-score-source-about-golden-days = durch ein Ereignis
kontor-ask-export = { $name }: Kommt eine der Waren von { $card } in den Export?
kontor-ask-shop = { $name }: Wie viele Sonderkarten kaufst du?
kontor-ask-exchange = { $name }: Einen Speicher gegen einen einer anderen Ware tauschen?
kontor-ask-wedding = { $name }: Ein Dock nach Wahl aus dem Stapel? Tippe das Dock der Hand an, das darunter kommt, oder den Stapel.
kontor-next-exchange = Wähle die Ware, die stattdessen kommt.
kontor-next-wed = Wähle das Dock, das du nimmst.
kontor-offer-land-all = Alles in den Sektor
kontor-offer-export = { $good } exportieren
kontor-offer-buy = { $count ->
    [0] Keine kaufen
    [one] Eine kaufen
   *[other] { $count } kaufen
  }
kontor-offer-exchange = { $dock }: { $to } statt { $from }
kontor-offer-wed = { $card } nehmen, { $give } zurücklegen
kontor-offer-wed-same = { $card } unter den Stapel legen
kontor-say-exported = { $name } schickt { $good } in den Export.
kontor-say-recalled = { $name }: { $good } kommt aus dem Export zurück.
kontor-say-bought = { $name } { $count ->
    [0] kommt zu spät und kauft keine Sonderkarte
    [one] kauft eine Sonderkarte
   *[other] kauft { $count } Sonderkarten
  }{ $less ->
    [true] , denn mehr gibt es nicht
   *[other] {""}
  }.
kontor-say-shown = { $name } zeigt { $number }.
kontor-say-silently-shop = { $name } hat verdeckt gesagt, wie viele Sonderkarten es sein sollen.
kontor-say-event-turned = Ereignis: { $event }
kontor-event-hurricane = Orkan. Alle behalten einen Gulden.
kontor-event-conspiracy = Verschwörung. Der Reichere setzt diese Runde aus.
kontor-event-disorder = Unordnung. Docks der Hand kommen unter die Stapel, und neue werden gezogen.
kontor-event-flood-damage = Wasserschaden. Alle dürfen einen Speicher gegen einen einer anderen Ware tauschen.
kontor-event-wedding = Hochzeit. Alle dürfen ein Dock nach Wahl aus dem eigenen Stapel nehmen.
kontor-event-strike = Streik. Wer eine Taverne im Hafen hat, erhält einen Gulden.
kontor-event-fire = Feuer. Kräne in offenen Sektoren kommen zurück unter die Stapel.
kontor-event-golden-days = Goldene Zeiten. Der Reichere erhält einen Punkt.
kontor-event-struggle = Kampf. Die Hände werden gezeigt.
kontor-event-blockade-at-sea = Seeblockade. Ab jetzt schlägt Gewürz Wein, Wein Tee, Tee Gewürz.
kontor-say-lost-florins = { $name } verliert { $count ->
    [one] einen
   *[other] { $count }
  } Gulden.
kontor-say-sits-out = { $name } setzt diese Runde aus.
kontor-say-redrew-docks = { $name } legt die Docks der Hand unter den Stapel und zieht neue.
kontor-say-exchanged = { $name } tauscht ({ $cell }): { $to } statt { $from }.
kontor-say-wedded = { $name } nimmt ungesehen ein Dock nach Wahl und legt eines zurück.
kontor-say-got-florin = { $name } erhält für eine Taverne einen Gulden.
kontor-say-burnt = Kran { $number } ({ $cell }) ist fort.
kontor-say-got-point = { $name } erhält einen Punkt.
kontor-wins-reversed-order = jeder führt in einer Ware, gleich weit. Seit der Seeblockade schlägt Gewürz Wein, Wein Tee, Tee Gewürz: { $name } gewinnt.
kontor-leads-reversed-order = { $name } gewänne jetzt: Jeder führt in einer Ware gleich weit, und seit der Seeblockade schlägt Gewürz Wein, Wein Tee, Tee Gewürz.
kontor-place-bought = { $name } hat verdeckt geantwortet: kauft { $count }.
kontor-refusal-nothing-to-export = Von dieser Ware gibt es keinen Speicher.
kontor-refusal-cannot-buy-so-many = So viele erlauben weder deine Gulden noch der Stapel.
kontor-refusal-cannot-exchange = Getauscht werden kann nur ein eigener Speicher in einem offenen Sektor, gegen eine andere Ware, und nicht dort, wo der andere getauscht hat.
kontor-option-smuggling = Schmuggel
kontor-option-smuggling-about = Einmal darf ein Kanal oder ein Dock mit Waren verdeckt gelegt werden; am Ende wird die Karte aufgedeckt, und ein Sektor neben ihr wartet darauf.
kontor-ask-smuggle = { $name }: Lege deine Karte verdeckt.
kontor-offer-smuggle = { $card } schmuggeln
kontor-offer-lay-dark = Verdeckt legen: { $cell }
kontor-say-smuggles = { $name } spielt eine Karte verdeckt: Sie kommt zuletzt.
kontor-say-smuggled = { $name } legt { $dock ->
    [true] ein Dock
   *[other] einen Kanal
  } verdeckt: { $cell }.
kontor-say-could-not-smuggle = { $name } kann die verdeckte Karte nirgends legen und nimmt sie ungesehen zurück.
kontor-say-turned-up = Die Karte von { $name } ({ $cell }) wird aufgedeckt: { $number }.
kontor-place-smuggles = { $name } hat { $number } gewählt, um sie verdeckt zu legen.
kontor-refusal-smuggled-already = Nur eine Karte im Spiel kann verdeckt gelegt werden, wo das die Regel ist.
kontor-refusal-cannot-be-smuggled = Nur Kanäle und Docks mit Waren werden verdeckt gelegt.

## Eine Materialdatei für Kontor
kontor-deck = Gedruckte Tabellen
kontor-deck-ours = Welche Zahlen welche Waren, Gulden und Schiffe zeigen und wie Canale Grande, Île Grande und Wasserspiele beginnen, haben wir rekonstruiert: Es steht auf Bildern, die wir nicht haben. Wer das Spiel besitzt, kann eine Datei mit den echten laden.
kontor-deck-load = Materialdatei laden
kontor-deck-loaded = Geladen: { $name }
kontor-deck-remove = Entfernen
kontor-deck-removed = Die Datei ist entfernt: Es gelten unsere Tabellen.
kontor-deck-refused = Die Datei { $name } wurde nicht geladen:
kontor-deck-too-large = Sie ist größer als 64 kB: Sie ist keine Materialdatei.
kontor-deck-unreadable = Sie kann nicht gelesen werden.
kontor-deck-no-json = Sie ist nicht in JSON geschrieben.
kontor-deck-not-a-deck = Sie darf „game“, „cards“ und „layouts“ enthalten, jedes in der Form, die die Dokumentation zeigt.
kontor-deck-more = { $count ->
    [one] Und noch einmal dergleichen.
   *[other] Und noch { $count }-mal dergleichen.
  }
kontor-refusal-other-game = Sie ist für ein anderes Spiel.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Tee
    [wine] Wein
    [spice] Gewürz
    [florin] Der Gulden
   *[ship] Das Schiff
  } soll auf mehr Karten sein, als es gibt.
kontor-refusal-no-such-card = { $mark ->
    [tea] Tee
    [wine] Wein
    [spice] Gewürz
    [florin] Der Gulden
   *[ship] Das Schiff
  } kann auf keiner Karte { $number } sein.
kontor-refusal-number-twice = { $mark ->
    [tea] Tee
    [wine] Wein
    [spice] Gewürz
    [florin] Der Gulden
   *[ship] Das Schiff
  }: Die Zahl { $number } steht dort zweimal.
kontor-refusal-two-symbols = Karte { $number } kann nicht Gulden und Schiff zugleich tragen.
kontor-refusal-printed-otherwise = Von Karte { $number } sagen die Regeln etwas anderes.
kontor-refusal-wrong-goods = { $good ->
    [tea] Tee
    [wine] Wein
   *[spice] Gewürz
  } ist auf { $has } { $side ->
    [red] roten
   *[black] schwarzen
  } Docks, nicht auf { $right }.
kontor-refusal-wrong-symbols = { $florins } Karten tragen einen Gulden und { $ships } ein Schiff, nicht je { $right }.
kontor-refusal-colours-differ = Rot und Schwarz zeigen nicht bis auf die Zahlen dasselbe.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] Ein Hafen hat genau einen Anker.
    [apart] Alle Kanäle müssen mit dem Anker zusammenhängen.
    [alone] Jedes Dock muss einen Kanal, den Anker oder ein anderes Dock berühren.
    [closed-in] Docks dürfen nicht von Anfang an eingeschlossen sein.
    [too-large] Der Hafen passt nicht auf sein Feld.
    [too-many-canals] Das sind mehr Kanäle, als es dafür gibt.
    [too-many-docks] Jede Seite hat zwei Kräne und eine Taverne.
    [board] Ein Feld hat 4 bis 12 Spalten und 4 bis 8 Zeilen.
   *[other] Ein Hafen wird mit gleich langen Zeilen gezeichnet, aus ~ A c C t T und Punkten.
  }
kontor-refusal-own-map = „{ $scenario }“ handelt von einer eigenen Karte.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Wasserspiele
  }: { $fault ->
    [marks] Eine Zeichnung hat gleich lange Zeilen, aus ~ für Kanäle, A für den Anker und . für leere Felder.
    [anchor] Es gibt genau einen Anker.
    [apart] Alle Kanäle müssen mit dem Anker zusammenhängen.
    [too-large] Sie passt nicht auf ihr Feld.
    [too-many-canals] Sie hat mehr Kanäle, als es dafür gibt.
    [not-the-whole-board] Sie muss von Rand zu Rand reichen.
   *[no-island] Die Kanäle müssen eine Insel aus neun Feldern umschließen.
  }
