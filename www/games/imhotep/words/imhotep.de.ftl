# Imhotep auf Deutsch. Nur Sätze: Hier wird keine Regel entschieden. Jeder Schlüssel beginnt mit „imhotep-“.

## Allgemeines
imhotep-about = Beladet gemeinsame Boote mit Steinen und schickt sie zu fünf Orten. Sechs Runden für zwei bis vier Spieler an einem Bildschirm.
imhotep-round = Runde { $round } von 6

## Vorbereitung
imhotep-setup-sites-about = Jeder Ort hat eine einfachere Seite A und eine Seite B mit mehr Auswahl. Mische sie, wie du willst.
imhotep-option-market = Marktplatz
imhotep-option-pyramid = Pyramiden
imhotep-option-temple = Tempel
imhotep-option-chamber = Grabkammer
imhotep-option-obelisks = Obelisken
imhotep-option-wrath = Zorn des Pharaos
imhotep-option-wrath-about = Ein Spieler ohne Stein auf einer oder mehreren der vier Baustellen verliert am Ende 5 Punkte.
imhotep-option-pyramidBonus = Pyramidenboni (Seite B)
imhotep-option-pyramidBonus-about = Für eine Karte oder drei Steine von den Pyramiden; gedruckt ist „darf“.
imhotep-value-pyramidBonus-must = müssen genommen werden
imhotep-value-pyramidBonus-may = dürfen abgelehnt werden
imhotep-value-market-a-about = Vier Karten liegen offen.
imhotep-value-market-b-about = Drei Karten liegen offen, ein Paar verdeckt: Sieh beide an, behalte eine.
imhotep-value-pyramid-a-about = Eine Pyramide, der Reihe nach gebaut; jeder Platz gibt sofort seine Punkte.
imhotep-value-pyramid-b-about = Drei Pyramiden: Wähle für jeden Stein eine. Manche Plätze geben eine Karte dazu, Steine oder einen Stein auf ein Boot. Die Werte sind von uns: Die gedruckten stehen auf einem Bild, das wir nicht haben.
imhotep-value-temple-a-about = Nach jeder Runde ist jeder von oben sichtbare Stein 1 Punkt wert.
imhotep-value-temple-b-about = Von oben gesehen gibt jede Spalte etwas anderes: Punkte, Steine oder eine Karte. Die Reihenfolge der Spalten haben wir rekonstruiert.
imhotep-value-chamber-a-about = Am Ende zählen zusammenhängende Steine einer Farbe gemeinsam.
imhotep-value-chamber-b-about = Am Ende zählt jede der drei Reihen für sich: 8, 4 und 2 Punkte für die meisten Steine.
imhotep-value-obelisks-a-about = Am Ende zählen die höchsten Obelisken.
imhotep-value-obelisks-b-about = Drei deiner Steine ergeben einen Obelisken und zählen sofort: je früher, desto mehr. Die Werte unter 9 haben wir rekonstruiert.

## Namen der Dinge
imhotep-site-market = Marktplatz
imhotep-site-pyramid = Pyramiden
imhotep-site-temple = Tempel
imhotep-site-chamber = Grabkammer
imhotep-site-obelisks = Obelisken
imhotep-to-market = zum Marktplatz
imhotep-to-pyramid = zu den Pyramiden
imhotep-to-temple = zum Tempel
imhotep-to-chamber = zur Grabkammer
imhotep-to-obelisks = zu den Obelisken
imhotep-area-quarry = Steinbruch
imhotep-area-river = Boote
imhotep-area-sites = Orte
imhotep-area-hands = Karten der Spieler
imhotep-card-entrance = Eingang
imhotep-card-sarcophagus = Sarkophag
imhotep-card-paved-path = Gepflasterter Weg
imhotep-card-pyramid-ornament = Pyramidenschmuck
imhotep-card-temple-ornament = Tempelschmuck
imhotep-card-chamber-ornament = Grabkammerschmuck
imhotep-card-obelisk-ornament = Obeliskenschmuck
imhotep-card-statue = Statue
imhotep-card-lever = Hebel
imhotep-card-hammer = Hammer
imhotep-card-sail = Segel
imhotep-card-chisel = Meißel
imhotep-about-entrance = sofort: ein Stein aus dem Steinbruch zu den Pyramiden
imhotep-about-sarcophagus = sofort: ein Stein aus dem Steinbruch in die Grabkammer
imhotep-about-paved-path = sofort: ein Stein aus dem Steinbruch zu den Obelisken
imhotep-about-pyramid-ornament = am Ende: 1 Punkt für je 3 Steine bei den Pyramiden
imhotep-about-temple-ornament = am Ende: 1 Punkt für je 3 Steine beim Tempel
imhotep-about-chamber-ornament = am Ende: 1 Punkt für je 3 Steine in der Grabkammer
imhotep-about-obelisk-ornament = am Ende: 1 Punkt für je 3 Steine bei den Obelisken
imhotep-about-statue = am Ende: 1, 3, 6, 10, 15 Punkte für 1 bis 5 Statuen, dann je 2 mehr
imhotep-about-lever = Aktion: Schicke ein Boot los und bestimme, in welcher Reihenfolge seine Steine ausgeladen werden
imhotep-about-hammer = Aktion: Nimm bis zu 3 Steine, dann lade einen
imhotep-about-sail = Aktion: Lade einen Stein auf ein Boot und schicke es los
imhotep-about-chisel = Aktion: Lade zwei Steine
imhotep-source-pyramid = Pyramiden
imhotep-source-temple = Tempel
imhotep-source-chamber = Grabkammer
imhotep-source-obelisks = Obelisken
imhotep-source-ornaments = Schmuck
imhotep-source-statues = Statuen
imhotep-source-unused-cards = Ungenutzte blaue Karten
imhotep-source-wrath = Zorn des Pharaos
imhotep-boat = das { $capacity }er-Boot
imhotep-boat-nth = das { $nth ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } { $capacity }er-Boot
imhotep-boat-title = { $capacity }er-Boot
imhotep-boat-title-nth = { $nth ->
    [1] Erstes
    [2] Zweites
    [3] Drittes
   *[other] Viertes
  } { $capacity }er-Boot

## Wer am Zug ist und was zu tun ist
imhotep-act-take-stones = nimm Steine
imhotep-act-load = lade einen Stein
imhotep-act-sail = schicke ein Boot los
imhotep-act-card = spiele eine blaue Karte
imhotep-ask-pass = { $name }: Du kannst nur passen.
imhotep-ask-pick-card = { $name }: Wähle eine Karte vom Marktplatz.
imhotep-ask-keep-card = { $name }: Behalte eine der beiden Karten.
imhotep-ask-choose-pyramid = { $name }: Wähle eine Pyramide für deinen Stein.
imhotep-ask-load-bonus = { $name }: Du darfst einen Stein auf ein Boot laden.
imhotep-ask-take-bonus-card = { $name }: Du darfst die oberste Karte des Marktstapels nehmen.
imhotep-ask-take-bonus-stones = { $name }: Du darfst drei Steine nehmen.
imhotep-ask-temple-choice = { $name }: 1 Punkt oder { $stones ->
    [1] ein Stein
   *[other] { $stones } Steine
  }?
imhotep-next-lane = Wähle einen Ort für { $boat }.
imhotep-next-lever = Hebel: Wähle das Boot, das losfährt.
imhotep-next-lever-order = Hebel: Wähle die Steine in der Reihenfolge, in der du sie ausladen willst.
imhotep-next-lever-site = Hebel: Wähle einen Ort für { $boat }.
imhotep-next-hammer = Hammer: Wähle einen Platz für den Stein, den du lädst.
imhotep-next-sail-card = Segel: Wähle einen Platz für den Stein.
imhotep-next-sail-card-site = Segel: Wähle einen Ort für { $boat }.
imhotep-next-chisel = Meißel: Wähle zwei Plätze.
imhotep-next-chisel-second = Meißel: Wähle den zweiten Platz.

## Was Bestätigen tut
imhotep-offer-take-stones = Steine aus dem Steinbruch nehmen
imhotep-offer-load = Einen Stein auf { $boat } laden (Platz { $place })
imhotep-offer-sail = Losschicken: { $boat } { $to }
imhotep-offer-lever = Hebel: { $boat } { $to } schicken; Reihenfolge: { $names }
imhotep-offer-hammer = Hammer: Steine nehmen, dann einen auf { $boat } laden (Platz { $place })
imhotep-offer-sail-card = Segel: Einen Stein auf { $boat } laden (Platz { $place }) und das Boot { $to } schicken
imhotep-offer-chisel = Meißel: Zwei Steine auf { $boat } laden (Platz { $first } und { $second })
imhotep-offer-chisel-two = Meißel: Einen Stein auf { $boat } laden (Platz { $place }) und einen auf { $other } (Platz { $second })
imhotep-offer-pass = Passen
imhotep-offer-pick-card = Die Karte { $card } nehmen
imhotep-offer-pick-pair = Das verdeckte Paar nehmen
imhotep-offer-keep-card = Die Karte { $card } behalten
imhotep-offer-choose-pyramid = Auf der { $pyramid ->
    [0] linken
    [1] mittleren
   *[other] rechten
  } Pyramide bauen
imhotep-offer-load-bonus = Einen Stein auf { $boat } laden (Platz { $place })
imhotep-offer-decline = Nein, danke
imhotep-offer-accept = Nehmen
imhotep-offer-accept-card = Die Karte nehmen
imhotep-offer-accept-stones = Die Steine nehmen
imhotep-offer-temple-point = 1 Punkt
imhotep-offer-temple-stones = { $stones ->
    [1] Ein Stein
   *[other] { $stones } Steine
  }
imhotep-preview-result = Damit endet die Partie: { $scores }.

## Was geschehen ist
imhotep-say-round-begins = Runde { $round } beginnt. { $you ->
    [yes] Du fängst
   *[no] { $name } fängt
  } an.
imhotep-say-took-stones = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
  } { $stones ->
    [0] keinen Stein
    [1] einen Stein
   *[other] { $stones } Steine
  } aus dem Steinbruch.
imhotep-say-loaded = { $you ->
    [yes] Du lädst
   *[no] { $name } lädt
  } einen Stein auf { $boat }, Platz { $place }.
imhotep-say-sailed = { $you ->
    [yes] Du schickst
   *[no] { $name } schickt
  } { $boat } { $to }.
imhotep-say-played-card = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
  } die Karte „{ $card }“.
imhotep-say-chose-pyramid = { $you ->
    [yes] Du baust
   *[no] { $name } baut
  } auf der { $pyramid ->
    [0] linken
    [1] mittleren
   *[other] rechten
  } Pyramide.
imhotep-say-delivered = { $you ->
    [yes] Du
   *[no] { $name }
  }: { $stones ->
    [1] ein Stein
   *[other] { $stones } Steine
  } { $to }.
imhotep-say-delivered-scored = { $you ->
    [yes] Du
   *[no] { $name }
  }: ein Stein { $to }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
imhotep-say-picked-card = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
  } die Karte „{ $card }“.
imhotep-say-took-pair = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
  } das Paar auf: { $cards }.
imhotep-say-kept-card = { $you ->
    [yes] Du behältst
   *[no] { $name } behält
  } die Karte „{ $card }“.
imhotep-say-drew-card = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
  } die Karte „{ $card }“.
imhotep-say-quarry-empty = { $you ->
    [yes] Du hast keinen Stein mehr in deinem
   *[no] { $name } hat keinen Stein mehr im
  } Steinbruch: Die Karte „{ $card }“ bringt nichts.
imhotep-say-stone-returned = { $you ->
    [yes] Du
   *[no] { $name }
  }: Der Stein kehrt in den Steinbruch zurück.
imhotep-say-built-obelisk = { $you ->
    [yes] Du vollendest
   *[no] { $name } vollendet
  } einen Obelisken: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
imhotep-say-bonus-stones = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } { $stones ->
    [1] einen Stein
   *[other] { $stones } Steine
  }.
imhotep-say-bonus-declined = { $you ->
    [yes] Du lehnst
   *[no] { $name } lehnt
  } den Bonus ab.
imhotep-say-temple-scored = Der Tempel wird gewertet.
imhotep-say-reshuffled = Der Stapel ist leer: { $cards ->
    [1] Eine Karte wird
   *[other] { $cards } Karten werden
  } zu einem neuen gemischt.
imhotep-say-market-cleared = Die restlichen Karten am Marktplatz werden abgelegt.
imhotep-say-all-stuck = Niemand kann mehr ziehen.
imhotep-say-round-ends = Runde { $round } ist zu Ende.

## Wie ein Platz heißt: Ding, Zustand, Folge
imhotep-place-quarry = { $you ->
    [yes] Dein Steinbruch
   *[no] Steinbruch von { $name }
  }: noch { $count ->
    [1] ein Stein
   *[other] { $count } Steine
  }. Vorratsschlitten: { $sled } von 5 Plätzen belegt.
imhotep-place-lane = { $boat }: { $load } von { $capacity } geladen, vom Bug aus: { $stones }. { $state }
imhotep-place-lane-empty = { $boat }: leer. { $state }
imhotep-lane-ready = Kann losfahren.
imhotep-lane-needs = Braucht { $least ->
    [1] einen Stein
   *[other] { $least } Steine
  } zum Losfahren.
imhotep-place-boat-free = { $boat }, Platz { $place }: frei.
imhotep-place-boat-stone = { $boat }, Platz { $place }: { $you ->
    [yes] dein Stein
   *[no] Stein von { $name }
  }.
imhotep-dock-free = Anlegestelle frei.
imhotep-dock-taken = Anlegestelle belegt.
imhotep-place-dock = { $site }: { $dock } { $state }
imhotep-state-market = { $cards ->
    [0] Keine Karte mehr.
    [1] Noch eine Karte.
   *[other] Noch { $cards } Karten.
  }
imhotep-state-pyramid-next = Nächster Platz: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
imhotep-state-pyramid-full = Voll: 1 Punkt pro Stein.
imhotep-state-pyramids = Steine: { $counts }.
imhotep-state-temple = Von oben gesehen: { $names }.
imhotep-state-temple-empty = Noch kein Stein.
imhotep-state-chamber = Steine: { $counts }.
imhotep-state-obelisks = Höhen: { $counts }.
imhotep-state-obelisks-b = Wartend: { $counts }. Gebaut: { $built }.
imhotep-state-none = Noch kein Stein.
imhotep-place-market = Marktkarte „{ $card }“{ $twin ->
    [yes] {" "}({ $nth } von { $count })
   *[no] {""}
  }: { $about }.
imhotep-place-pair = Verdecktes Paar: Sieh beide Karten an und behalte eine.
imhotep-place-pair-seen = Karte „{ $card }“ aus dem Paar: { $about }.
imhotep-place-deck = Stapel: { $count ->
    [0] leer
    [1] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }.
imhotep-place-discard = Ablage: { $count ->
    [0] leer
    [1] eine Karte
   *[other] { $count } Karten
  }.
imhotep-place-held = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } „{ $card }“{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  }: { $about }.
imhotep-place-pyramid = { $pyramid ->
    [0] Linke
    [1] Mittlere
   *[other] Rechte
  } Pyramide: nächster Platz { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }{ $bonus ->
    [card] {" "}und eine Karte
    [stones] {" "}und drei Steine
    [boat] {" "}und ein Stein auf ein Boot
   *[none] {""}
  }.
imhotep-place-pyramid-over = { $pyramid ->
    [0] Linke
    [1] Mittlere
   *[other] Rechte
  } Pyramide: voll. Daneben bringt jeder Stein 1 Punkt.
imhotep-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }; Vorratsschlitten: { $sled } von 5 Plätzen belegt.

## Punkte
imhotep-score-why-sled = Gleichstand bei { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  }: { $names }. Den Ausschlag gaben die Steine auf dem Schlitten: { $sleds }.
imhotep-score-why-shared = Gleichstand bei Punkten ({ $points }) und Steinen auf dem Schlitten: Ihr habt gemeinsam gewonnen.
imhotep-decided-pyramid = Die Pyramiden gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-temple = Der Tempel gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-chamber = Die Grabkammer gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-obelisks = Die Obelisken gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-ornaments = Der Schmuck gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-statues = Die Statuen gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-unused-cards = Die ungenutzten blauen Karten gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-decided-wrath = Der Zorn des Pharaos gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
imhotep-score-sofar = Bisherige Punkte; in Klammern, was dazukäme, wenn die Partie jetzt zu Ende wäre.
imhotep-score-source-about-pyramid = sofort, Platz für Platz
imhotep-score-source-about-temple = nach jeder Runde, für Steine, die von oben zu sehen sind
imhotep-score-source-about-chamber = am Ende
imhotep-score-source-about-obelisks = { $side ->
    [a] am Ende
   *[b] sobald einer fertig ist
  }
imhotep-score-source-about-ornaments = 1 Punkt für je 3 Steine an diesem Ort
imhotep-score-source-about-statues = 1, 3, 6, 10, 15, dann je 2 mehr
imhotep-score-source-about-unused-cards = je 1 Punkt
imhotep-score-source-about-wrath = eine Baustelle ohne Stein

## Warum nicht
imhotep-refusal-cannot-pass = Solange du etwas tun kannst, darfst du nicht passen.
imhotep-refusal-sled-full = Dein Vorratsschlitten ist voll: Er fasst 5 Steine.
imhotep-refusal-quarry-empty = Im Steinbruch gibt es keine Steine dieser Farbe mehr.
imhotep-refusal-sled-empty = Dein Vorratsschlitten ist leer.
imhotep-refusal-no-such-place = Diesen Platz gibt es nicht.
imhotep-refusal-place-taken = Hier liegt schon ein Stein.
imhotep-refusal-boat-sailed = Dieses Boot ist schon losgefahren.
imhotep-refusal-too-few-stones = Dieses Boot braucht { $least ->
    [1] einen Stein
   *[other] { $least } Steine
  } zum Losfahren; es trägt { $has ->
    [0] keinen
    [1] einen
   *[other] { $has }
  }.
imhotep-refusal-dock-taken = Hier liegt schon ein Boot: { $site }.
imhotep-refusal-card-not-held = Dafür brauchst du die Karte „{ $card }“.
imhotep-refusal-wrong-order = Diese Steine liegen nicht auf dem Boot.
imhotep-refusal-boat-full = Auf diesem Boot ist kein Platz mehr frei.
imhotep-refusal-two-stones-needed = Für den Meißel brauchst du zwei Steine auf deinem Vorratsschlitten.
imhotep-refusal-two-places-needed = Für den Meißel brauchst du zwei freie Plätze auf Booten.
imhotep-refusal-card-not-there = Die Karte „{ $card }“ liegt nicht auf dem Marktplatz.
imhotep-refusal-no-pair = Es gibt kein verdecktes Paar.
imhotep-refusal-not-in-pair = Die Karte „{ $card }“ gehört nicht zum Paar.
imhotep-refusal-pyramid-full = Diese Pyramide ist voll.
imhotep-refusal-not-this-bonus = Diesen Bonus kannst du nicht wählen.
imhotep-refusal-nothing-here-dock = Wähle zuerst ein Boot, das losfahren kann, dann den Ort.
imhotep-refusal-no-boat-ready = Noch hat kein Boot genug Steine, um loszufahren.
imhotep-refusal-nothing-here-quarry = Hier nimmst du Steine deiner Farbe, wenn du am Zug bist.
imhotep-refusal-nothing-here-held = Du kannst nur blaue Karten spielen, und nur, wenn du am Zug bist.
imhotep-refusal-nothing-here-boat = Hier kannst du jetzt keinen Stein laden.
imhotep-refusal-nothing-here-lane = Dafür kannst du dieses Boot nicht nehmen.
imhotep-refusal-nothing-here-market = Eine Karte bekommst du, wenn ein Boot mit einem Stein von dir am Marktplatz anlegt.
imhotep-refusal-nothing-here-pair = Eine Karte bekommst du, wenn ein Boot mit einem Stein von dir am Marktplatz anlegt.

## Warum ein Tisch oder ein gespeichertes Spiel nicht angenommen wird
imhotep-refusal-wrong-number-of-seats = Imhotep ist für 2 bis 4 Spieler.
imhotep-refusal-wrong-deck = Der Marktstapel ist nicht vollständig.
imhotep-refusal-wrong-boats = Die Rundenkarten passen nicht zu den Booten.

## Eine Materialdatei für Imhotep
imhotep-deck = Gedruckte Werte
imhotep-deck-ours = Wie viele Plätze die Pyramiden B haben und was sie geben, die Reihenfolge des Tempels B und die Obelisken der Seite B unter 9 haben wir rekonstruiert: Sie stehen auf Bildern, die wir nicht haben. Wenn du das Spiel besitzt, kannst du eine Datei mit den echten Werten laden.
imhotep-deck-not-a-deck = Die Datei darf „game“, „pyramids“, „temple“, „obelisks“ und „rounds“ enthalten, so wie in der Dokumentation gezeigt.
imhotep-refusal-other-game = Die Datei ist für ein anderes Spiel.
imhotep-refusal-wrong-pyramids = Die Datei hat { $has ->
    [1] eine Pyramide
   *[other] { $has } Pyramiden
  }, nötig sind { $right }.
imhotep-refusal-wrong-pyramid = Pyramide { $pyramid } hat { $has ->
    [1] einen Platz
   *[other] { $has } Plätze
  }; möglich sind { $least } bis { $most }.
imhotep-refusal-wrong-space = Pyramide { $pyramid }, Platz { $space }: { $has ->
    [1] ein Punkt
   *[other] { $has } Punkte
  }, möglich sind höchstens { $most }.
imhotep-refusal-wrong-temple = Der Tempel hat { $right } Plätze, die Datei nennt { $has }.
imhotep-refusal-wrong-obelisks = Die Datei hat { $has } Plätze für Obelisken, möglich sind höchstens { $most }.
imhotep-refusal-wrong-slot = Obelisken, Platz { $slot }: { $has ->
    [1] ein Punkt
   *[other] { $has } Punkte
  }, möglich sind höchstens { $most }.
imhotep-refusal-wrong-rounds = Nötig sind { $right } Listen von Rundenkarten, für zwei, drei und vier Spieler; die Datei hat { $has }.
imhotep-refusal-wrong-round-cards = Rundenkarten für { $players } Spieler: { $has } statt { $right }.
imhotep-refusal-wrong-round-card = Rundenkarte { $card } für { $players } Spieler: { $has ->
    [1] ein Boot
   *[other] { $has } Boote
  } statt { $right }.
imhotep-refusal-too-many-boats = Rundenkarte { $card } für { $players } Spieler: { $has ->
    [1] ein Boot
   *[other] { $has } Boote
  } mit { $size } Plätzen; in der Schachtel sind { $most }.
