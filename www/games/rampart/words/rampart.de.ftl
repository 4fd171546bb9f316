# C’est mon fort ! auf Deutsch. Was mit rampart- beginnt, gehört nur diesem Spiel; der Rest ist allen Spielen gemeinsam.

rampart-about = Deckt Karten auf, merkt euch, wo sie liegen, und baut zuerst eine Mauer aus zehn Karten. Für zwei bis vier Spieler ab sechs Jahren.
rampart-option-points = Punkte für Bilder
rampart-option-points-about = Jede Karte ist einen Punkt wert, manche Bilder noch mehr: König 3; Prinzen und Prinzessinnen je 1 und 1 pro Paar; Raben je 1, höchstens 5. Eine Kanone entfernt eine Karte aus einer anderen Mauer, Türme schützen alles zwischen sich, der Zauberer fügt eine Karte ein. Die meisten Punkte gewinnen.
rampart-option-flagIsTower = Die Fahnenkarte gilt als Turm
rampart-option-flagIsTower-about = Nur mit Punkten für Bilder: Auch Karten zwischen der Fahne und einem Turm sind geschützt.
rampart-option-first = Startspieler
rampart-deck = Bilder der Karten
rampart-deck-ours = Die Regeln sagen nicht, welche Karte welches Bild zeigt; das haben wir rekonstruiert. Wenn du das Spiel besitzt, kannst du eine Datei mit den echten Bildern laden.
rampart-deck-not-a-deck = Die Datei muss „game“ und „pictures“ enthalten und sonst nichts, mit einer Liste ganzer Zahlen für jedes Bild.
rampart-setting-family-about = Große Karten und Bildknöpfe, ganz ohne Lesen. Eine gewählte Karte wird sofort aufgedeckt.
rampart-past-shut = Das ist ein Gedächtnisspiel: Zurückblättern geht erst nach dem Ende.
rampart-link-note = Link und Datei enthalten alle Karten, die schon aufgedeckt waren, auch die wieder verdeckten. Mit etwas Geschick lassen sie sich nachsehen; gib sie also niemandem, der noch mitspielt. Karten, die noch niemand gesehen hat, werden neu gezogen.

rampart-progress = { $cards ->
    [1] noch eine Karte
   *[other] noch { $cards } Karten
  }
rampart-area-cards = Karten auf dem Tisch
rampart-area-ramparts = Mauern

rampart-picture-king = König
rampart-picture-magician = Zauberer
rampart-picture-cannon = Kanone
rampart-picture-tower = Turm
rampart-picture-prince = Prinz
rampart-picture-princess = Prinzessin
rampart-picture-raven = Rabe
rampart-picture-two-ravens = zwei Raben
rampart-picture-plain = kein Bild
rampart-card = { $number } ({ $picture })

## Wer am Zug ist und was zu tun ist
rampart-ask-turn-over = { $cards ->
    [1] { $name }: Decke eine Karte auf. Fang niedrig an: Jede weitere muss höher sein.
   *[other] { $name }: Decke eine Karte auf.
  }
rampart-ask-turn-over-lay = { $name }: Decke eine Karte auf oder nimm eine offene.
rampart-ask-turn-over-alone = { $name }: Nur du kannst noch bauen. Decke eine Karte auf; sie bleibt offen.
rampart-ask-turn-over-alone-lay = { $name }: Nur du kannst noch bauen. Decke eine Karte auf oder nimm eine offene.
rampart-advice-picture = { $picture ->
    [cannon] Die Kanone schießt eine Karte aus einer anderen Mauer.
    [tower] Karten zwischen zwei deiner Türme sind vor Kanonen sicher.
    [magician] Mit dem Zauberer fügst du später eine Karte dort ein, wo sie hingehört.
    [raven] Ein Rabe zählt 1 Punkt dazu, alle Raben höchstens 5.
    [two-ravens] Zwei Raben zählen 2 Punkte dazu, alle Raben höchstens 5.
   *[other] {""}
  }
rampart-advice-fitting = { $count ->
    [1] Nur noch die { $cards } passt an deine Mauer.
   *[other] Nur noch diese Karten passen an deine Mauer: { $cards }.
  }
rampart-ask-pass = { $name }: Es gibt keine verdeckten Karten mehr. Du musst passen.
rampart-ask-pass-lay = { $name }: Es gibt keine verdeckten Karten mehr. Nimm eine Karte oder passe.
rampart-ask-take = { $cards ->
    [1] { $name }: { $card }. Nimmst du sie? Danach passen nur höhere Karten; die höchste ist { $highest }.
   *[other] { $name }: { $card }. Nimmst du sie?
  }
rampart-ask-take-leave = { $name }: { $card }. Nimmst du sie, oder lässt du sie offen liegen?
rampart-ask-insert = { $name }: { $card }. Zu niedrig fürs Ende deiner Mauer. Zauberer einsetzen?
rampart-ask-low = { $name }: { $card }. Zu niedrig nach der { $last }: Lege sie zurück.
rampart-ask-low-leave = { $name }: { $card }. Zu niedrig nach der { $last }: Sie bleibt offen liegen.
rampart-ask-shoot = { $name }: Die Kanone schießt! Wähle eine Karte in einer anderen Mauer.
rampart-ask-over-one-cards = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } mit { $points ->
    [1] einer Karte
   *[other] { $points } Karten
  } gewonnen.
rampart-ask-over-shared = { $name } haben gemeinsam gewonnen.
rampart-ask-over-shared-cards = { $name } haben gemeinsam gewonnen.
rampart-watch = Keine Karte ist mehr hoch genug für dich: { $name } spielt weiter.
rampart-next-any = Wähle eine Karte.

## Familienmodus: so wenige Wörter wie möglich
rampart-family-turn-over = { $cards ->
    [1] { $name }: Deck eine auf! Fang niedrig an!
   *[other] { $name }: Deck eine auf!
  }
rampart-family-card = { $number }, { $picture }
rampart-family-decide = { $card }!
rampart-family-shoot = { $name }: Bumm! Welche Karte?
rampart-family-pass = { $name }: Nichts mehr zum Aufdecken.
rampart-family-down = { $spot }
rampart-family-up = { $spot }: { $card }

## Was Bestätigen tut
rampart-offer-turn-over = { $spot } aufdecken
rampart-offer-take = Nehmen
rampart-offer-take-spot = Die { $card } von { $spot } nehmen
rampart-offer-insert = Zauberer einsetzen
rampart-offer-insert-spot = Die { $card } von { $spot } einfügen
rampart-offer-put-back = Zurücklegen
rampart-offer-leave = Liegen lassen
rampart-named-put-back = Die { $card } zurücklegen
rampart-named-leave = Die { $card } liegen lassen
rampart-offer-pass = Passen
rampart-offer-shoot = Auf die { $card } von { $name } schießen

## Was geschehen ist. Nie, was auf einer Karte ist, die wieder verdeckt wird
rampart-say-turned-over = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
  } { $spot } auf.
rampart-say-put-back = { $you ->
    [yes] Du legst
   *[no] { $name } legt
  } { $spot } zurück.
rampart-say-left = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
  } { $spot } offen liegen.
rampart-say-took = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
  } die { $number } von { $spot }.
rampart-say-inserted = { $you ->
    [yes] Du setzt den Zauberer ein und fügst
   *[no] { $name } setzt den Zauberer ein und fügt
  } die { $number } von { $spot } ein.
rampart-say-shot = { $you ->
    [yes] Du schießt
   *[no] { $name } schießt
  } die { $number } aus der Mauer von { $victim }.
rampart-say-no-target = { $you ->
    [yes] Deine Kanone
   *[no] Die Kanone von { $name }
  } findet kein Ziel.
rampart-say-passed = { $you ->
    [yes] Du passt
   *[no] { $name } passt
  }.
rampart-say-skipped = { $you ->
    [yes] Du setzt
   *[no] { $name } setzt
  } aus: Keine Karte ist höher als { $last }.
rampart-say-alone = Nur { $you ->
    [yes] du kannst
   *[no] { $name } kann
  } noch bauen: Ab jetzt bleiben Karten offen liegen.
rampart-say-finished = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } eine Mauer aus zehn Karten!
rampart-say-blocked = Niemand kann mehr eine Karte nehmen.
rampart-say-stalled = Seit Langem hat niemand eine Karte genommen.

## Wie ein Platz heißt
rampart-place-down = Karte { $spot }, verdeckt.
rampart-place-up = Karte { $spot }, offen: { $card }.
rampart-place-gap = Platz { $spot }: leer. Er bleibt bis zum Ende leer.
rampart-place-flag = { $you ->
    [yes] Deine Fahne
   *[no] Fahne von { $name }
  }: { $count ->
    [1] eine Karte
   *[other] { $count } Karten
  } von zehn.
rampart-place-wall = { $you ->
    [yes] Deine Mauer
   *[no] Mauer von { $name }
  }, Karte { $place }: { $card }.
rampart-place-wall-safe = { $you ->
    [yes] Deine Mauer
   *[no] Mauer von { $name }
  }, Karte { $place }: { $card }. Durch Türme geschützt.
rampart-place-player = { $name } ({ $colour }, { $mark }): { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
  } von zehn, letzte Karte { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }): { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
  } von zehn, letzte Karte { $last }; { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }.
rampart-place-player-magic = Der Zauberer ist noch da.
rampart-place-player-skipped = Kann keine der übrigen Karten nehmen.

## Punkte
rampart-source-cards = Karten
rampart-source-king = König
rampart-source-royals = Prinzen und Prinzessinnen
rampart-source-ravens = Raben
rampart-score-source-about-cards = je 1, auch die Fahne
rampart-score-source-about-king = 3 Punkte
rampart-score-source-about-royals = je 1 und 1 pro Paar
rampart-score-source-about-ravens = je 1, höchstens 5
rampart-score-sofar = Die Mauern, wie sie jetzt stehen. Die Partie endet, wenn eine Mauer zehn Karten hat oder niemand mehr eine nehmen kann. Die meisten Punkte gewinnen; bei Gleichstand die höchste Karte.
rampart-score-sofar-cards = Die Mauern, wie sie jetzt stehen. Zehn Karten gewinnen. Kann vorher niemand mehr eine nehmen, gewinnen die meisten Karten; bei Gleichstand die höchste Karte.
rampart-why-ten = Die erste Mauer aus zehn Karten.
rampart-why-cards = Niemand konnte mehr eine Karte nehmen: Die meisten Karten ({ $points }) haben gewonnen.
rampart-count-wall = { $you ->
    [yes] Deine Mauer
   *[no] Mauer von { $name }
  }
rampart-decided-cards = Die Länge der Mauer gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
rampart-decided-king = Der König gab den Ausschlag: { $lead } für { $names } gegenüber { $over }.
rampart-decided-royals = Die Prinzen und Prinzessinnen gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
rampart-decided-ravens = Die Raben gaben den Ausschlag: { $lead } für { $names } gegenüber { $over }.
rampart-why-highest = Gleichstand bei { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  }: { $names }. Die höchste Karte hat entschieden: { $cards }.
rampart-why-highest-cards = Gleichstand bei { $points ->
    [1] einer Karte
   *[other] { $points } Karten
  }: { $names }. Die höchste Karte hat entschieden: { $cards }.
rampart-why-shared = Alle hatten nur ihre Fahne: Ihr habt gemeinsam gewonnen.

## Warum nicht
rampart-refusal-no-such-spot = Diesen Platz gibt es nicht.
rampart-refusal-spot-empty = Die Karte von diesem Platz ist schon weg.
rampart-refusal-already-up = Diese Karte liegt schon offen.
rampart-refusal-face-down = Decke diese Karte zuerst auf.
rampart-refusal-nothing-turned = Decke zuerst eine Karte auf.
rampart-refusal-decide-first = Entscheide zuerst über die aufgedeckte Karte.
rampart-refusal-one-card-a-turn = Du nimmst eine Karte pro Zug: die aufgedeckte oder eine andere offene.
rampart-refusal-too-low = { $number } ist nicht höher als { $last }, die letzte Karte in der Mauer.
rampart-refusal-no-pictures = In dieser Partie sind die Bilder nur Schmuck.
rampart-refusal-no-magician = Du brauchst einen Zauberer, der noch nicht eingesetzt ist.
rampart-refusal-fits-at-the-end = Diese Karte passt ans Ende: Dafür brauchst du keinen Zauberer.
rampart-refusal-stays-up = Nur ein Spieler kann noch bauen: Die Karte bleibt offen liegen.
rampart-refusal-not-alone = Andere können noch bauen: Die Karte wird wieder verdeckt.
rampart-refusal-cannot-pass = Solange noch Karten verdeckt liegen, kannst du nicht passen.
rampart-refusal-shoot-first = Schieß zuerst mit der Kanone.
rampart-refusal-no-cannon = Karten in der Mauer bleiben, wo sie sind: Nur eine Kanone kann eine entfernen.
rampart-refusal-own-rampart = Du kannst nicht auf deine eigene Mauer schießen.
rampart-refusal-nothing-there = Hier ist keine Karte.
rampart-refusal-flag-is-safe = Auf Fahnen darfst du nicht schießen.
rampart-refusal-between-towers = Türme schützen diese Karte.
rampart-refusal-nothing-here-wall = Karten in der Mauer bleiben, wo sie sind.
rampart-refusal-nothing-here-card = Hier kannst du jetzt keine Karte wählen.
rampart-refusal-other-decision = Entscheide zuerst über die aufgedeckte Karte.

## Warum ein Tisch oder eine Materialdatei nicht angenommen wird
rampart-refusal-wrong-number-of-seats = C’est mon fort ! ist für 2 bis 4 Spieler.
rampart-refusal-wrong-table = Die Karten auf dem Tisch sind nicht die des Spiels.
rampart-refusal-deck-too-large = Die Datei nennt mehr Bilder oder Zahlen, als es Karten gibt.
rampart-refusal-other-game = Die Datei ist für ein anderes Spiel: „{ $game }“.
rampart-refusal-unknown-picture = Ein Bild „{ $picture }“ gibt es nicht.
rampart-refusal-wrong-count = Das Bild „{ $picture }“ steht auf { $has ->
    [0] keiner Karte
    [1] einer Karte
   *[other] { $has } Karten
  }; nötig { $least ->
    [1] ist
   *[other] sind
  } { $exactly ->
    [yes] genau { $least }
   *[no] mindestens { $least }
  }.
rampart-refusal-no-such-number = Keine Karte hat die Zahl { $number }: Sie gehen von { $lowest } bis { $highest }.
rampart-refusal-number-twice = Die Zahl { $number } steht mehrmals da.
rampart-refusal-number-missing = Die Zahl { $number } fehlt.

## Warum ein Zug besser ist, ohne Punkte
rampart-hint-own-more-cards = { $points ->
    [1] etwa 1 Karte mehr für dich
   *[other] etwa { $points } Karten mehr für dich
  }
rampart-hint-own-fewer-cards = { $points ->
    [1] etwa 1 Karte weniger für dich
   *[other] etwa { $points } Karten weniger für dich
  }
rampart-hint-other-more-cards = { $points ->
    [1] etwa 1 Karte mehr für { $name }
   *[other] etwa { $points } Karten mehr für { $name }
  }
rampart-hint-other-fewer-cards = { $points ->
    [1] etwa 1 Karte weniger für { $name }
   *[other] etwa { $points } Karten weniger für { $name }
  }
