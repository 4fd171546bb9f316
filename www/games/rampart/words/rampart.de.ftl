# C’est mon fort ! auf Deutsch. Was mit rampart- beginnt, gehört nur diesem Spiel; der Rest ist allen Spielen gemeinsam.

rampart-about = Deckt Karten auf, merkt euch, wo sie liegen, und baut als Erste einen Wall aus zehn: für zwei bis vier, ab sechs Jahren.
rampart-option-points = Punkte für Bilder
rampart-option-points-about = Jede Karte ist einen Punkt wert, Bilder noch mehr: König 3; Prinzen und Prinzessinnen je 1 und 1 für jedes Paar; Raben je 1, höchstens 5. Eine Kanone entfernt eine Karte eines anderen Walls, Türme schützen, was zwischen ihnen steht, der Zauberer fügt eine Karte ein. Die meisten Punkte gewinnen.
rampart-option-flagIsTower = Die Fahnenkarte gilt als Turm
rampart-option-flagIsTower-about = Nur mit Punkten für Bilder: Auch Karten zwischen der Fahne und einem Turm sind geschützt.
rampart-option-first = Startspieler
rampart-deck = Bilder der Karten
rampart-deck-ours = Welche Zahl welches Bild trägt, haben wir rekonstruiert: Die Regeln sagen es nicht. Wer das Spiel besitzt, kann eine Datei mit den echten laden.
rampart-deck-load = Materialdatei laden
rampart-deck-loaded = Geladen: { $name }
rampart-deck-remove = Entfernen
rampart-deck-removed = Die Datei ist entfernt: Es gelten unsere Bilder.
rampart-deck-refused = Die Datei { $name } wurde nicht geladen:
rampart-deck-too-large = Sie ist größer als 64 kB: Sie ist keine Materialdatei.
rampart-deck-unreadable = Sie kann nicht gelesen werden.
rampart-deck-no-json = Sie ist nicht in JSON geschrieben.
rampart-deck-not-a-deck = Sie muss „game“ und „pictures“ enthalten und sonst nichts: für jedes Bild eine Liste ganzer Zahlen.
rampart-deck-more = { $count ->
    [one] Und noch einmal dergleichen.
   *[other] Und noch { $count }-mal dergleichen.
  }
rampart-setting-family-about = Große Karten und Knöpfe mit Bildern: Niemand muss lesen. Ein Tipp deckt eine Karte sofort auf.
rampart-past-shut = Das ist ein Gedächtnisspiel: Vor dem Ende gibt es keinen Rückblick.
rampart-link-note = Link und Datei enthalten die Karten, die schon aufgedeckt waren und wieder verdeckt liegen. Wer sich auskennt, kann nachsehen; gib sie also niemandem, der noch mitspielt. Was noch niemand gesehen hat, wird neu gezogen.

rampart-progress = { $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
  }
rampart-progress-short = ×{ $cards }
rampart-area-cards = Karten auf dem Tisch
rampart-area-ramparts = Wälle

rampart-picture-king = König
rampart-picture-magician = Zauberer
rampart-picture-cannon = Kanone
rampart-picture-tower = Turm
rampart-picture-prince = Prinz
rampart-picture-princess = Prinzessin
rampart-picture-raven = Rabe
rampart-picture-two-ravens = zwei Raben
rampart-picture-plain = kein Bild
rampart-card = { $number }, { $picture }

## Wer am Zug ist und was zu tun ist
rampart-ask-turn-over = { $name }: Decke eine Karte auf.
rampart-ask-turn-over-lay = { $name }: Decke eine Karte auf oder lege eine offene an.
rampart-ask-turn-over-alone = { $name }: Nur du kannst noch bauen. Decke eine Karte auf; sie bleibt offen.
rampart-ask-turn-over-alone-lay = { $name }: Nur du kannst noch bauen. Decke eine Karte auf oder lege eine offene an.
rampart-ask-pass = { $name }: Nichts liegt mehr verdeckt. Du musst passen.
rampart-ask-pass-lay = { $name }: Nichts liegt mehr verdeckt. Lege eine Karte an oder passe.
rampart-ask-take = { $name }: { $card }. Nimmst du sie?
rampart-ask-take-leave = { $name }: { $card }. Nimmst du sie, oder bleibt sie offen liegen?
rampart-ask-insert = { $name }: { $card }. Zu niedrig für das Ende. Soll der Zauberer sie einfügen?
rampart-ask-low = { $name }: { $card }. Zu niedrig: Lege sie zurück.
rampart-ask-low-leave = { $name }: { $card }. Zu niedrig: Sie bleibt offen liegen.
rampart-ask-shoot = { $name }: Die Kanone schießt! Wähle eine Karte eines anderen Walls.
rampart-ask-over-one = { $name } gewinnt mit { $points } Punkten.
rampart-ask-over-one-cards = { $name } gewinnt mit { $points } Karten.
rampart-ask-over-shared = { $names } gewinnen gemeinsam.
rampart-ask-over-shared-cards = { $names } gewinnen gemeinsam.
rampart-next-any = Wähle eine Karte.

## Familienmodus: so wenige Wörter wie möglich
rampart-family-turn-over = { $name }: Deck eine auf!
rampart-family-decide = { $card }!
rampart-family-shoot = { $name }: Bumm! Welche Karte?
rampart-family-pass = { $name }: Nichts mehr zum Aufdecken.
rampart-family-down = { $spot }
rampart-family-up = { $spot }: { $card }

## Was Bestätigen tut
rampart-offer-turn-over = { $spot } aufdecken
rampart-offer-take = Nehmen
rampart-offer-take-spot = Die Karte { $card } von { $spot } nehmen
rampart-offer-insert = Einfügen
rampart-offer-insert-spot = Die Karte { $card } von { $spot } einfügen
rampart-offer-put-back = Zurücklegen
rampart-offer-leave = Liegen lassen
rampart-offer-pass = Passen
rampart-offer-shoot = Auf { $card } von { $name } schießen

## Was geschehen ist. Nie, was auf einer Karte ist, die wieder verdeckt wird
rampart-say-turned-over = { $name } deckt { $spot } auf.
rampart-say-put-back = { $name } legt { $spot } zurück.
rampart-say-left = { $name } lässt { $spot } offen liegen.
rampart-say-took = { $name } nimmt { $number } von { $spot }.
rampart-say-inserted = { $name } fügt { $number } von { $spot } mit dem Zauberer ein.
rampart-say-shot = { $name } schießt { $number } aus dem Wall von { $victim }.
rampart-say-no-target = Die Kanone von { $name } findet kein Ziel.
rampart-say-passed = { $name } passt.
rampart-say-skipped = { $name } setzt aus: Keine Karte, die noch liegt, ist höher als { $last } (die höchste ist { $highest }).
rampart-say-alone = Nur { $name } kann noch bauen: Karten bleiben ab jetzt offen liegen.
rampart-say-finished = { $name } hat einen Wall aus zehn!
rampart-say-blocked = Niemand kann mehr eine Karte nehmen.
rampart-say-stalled = Lange hat niemand eine Karte genommen.
rampart-say-game-over = Das Spiel ist zu Ende. { $names } { $count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
  }

## Wie ein Platz heißt
rampart-place-down = Karte { $spot }, verdeckt.
rampart-place-up = Karte { $spot }, offen: { $card }.
rampart-place-gap = Platz { $spot }: leer.
rampart-place-flag = Fahne von { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } von zehn.
rampart-place-wall = Wall von { $name }, Karte { $place }: { $card }.
rampart-place-wall-safe = Wall von { $name }, Karte { $place }: { $card }. Durch Türme geschützt.
rampart-place-player = { $name } ({ $colour }, { $mark }): { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } von zehn, die letzte ist { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }): { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } von zehn, die letzte ist { $last }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
rampart-place-player-magic = Der Zauberer kann noch eingesetzt werden.
rampart-place-player-skipped = Kann keine Karte nehmen, die noch liegt.
rampart-consequence-choose = Antippen, um zu wählen.

## Punkte
rampart-source-cards = Karten
rampart-source-king = König
rampart-source-royals = Prinzen und Prinzessinnen
rampart-source-ravens = Raben
rampart-score-source-about-cards = je 1, die Fahne mitgezählt
rampart-score-source-about-king = 3 Punkte
rampart-score-source-about-royals = je 1 und 1 für jedes Paar
rampart-score-source-about-ravens = je 1, höchstens 5
rampart-score-sofar = Wie die Wälle jetzt stehen. Die meisten Punkte gewinnen, sobald ein Wall zehn Karten hat oder niemand mehr eine nehmen kann; dann die höchste Karte.
rampart-score-sofar-cards = Wie die Wälle jetzt stehen. Zehn Karten gewinnen; kann vorher niemand mehr eine Karte nehmen: die meisten Karten, dann die höchste Karte.
rampart-why-ten = Der erste Wall aus zehn.
rampart-why-cards = Niemand konnte mehr eine Karte nehmen: Die meisten Karten ({ $points }) gewinnen.
rampart-why-points = Die meisten Punkte: { $points }.
rampart-why-highest = { $names } haben je { $points } Punkte. Die höchste Karte entscheidet: { $cards }.
rampart-why-highest-cards = { $names } haben je { $points } Karten. Die höchste Karte entscheidet: { $cards }.
rampart-why-shared = Alle stehen noch auf der Fahne: Der Sieg wird geteilt.
rampart-count-of = { $name } { $count }

## Warum nicht
rampart-refusal-game-over = Das Spiel ist zu Ende.
rampart-refusal-not-your-decision = Die Entscheidung liegt bei { $name }.
rampart-refusal-no-such-spot = Diesen Platz gibt es auf dem Tisch nicht.
rampart-refusal-spot-empty = Die Karte dieses Platzes ist genommen.
rampart-refusal-already-up = Diese Karte liegt schon offen.
rampart-refusal-face-down = Diese Karte muss zuerst aufgedeckt werden.
rampart-refusal-nothing-turned = Noch ist keine Karte aufgedeckt.
rampart-refusal-decide-first = Entscheide zuerst über die aufgedeckte Karte.
rampart-refusal-one-card-a-turn = Eine Karte pro Zug: die aufgedeckte oder eine andere, die offen liegt.
rampart-refusal-too-low = { $number } ist nicht höher als { $last }, die letzte Karte des Walls.
rampart-refusal-no-pictures = In diesem Spiel sind die Bilder nur Schmuck.
rampart-refusal-no-magician = Nur ein noch nicht eingesetzter Zauberer kann eine Karte einfügen.
rampart-refusal-fits-at-the-end = Diese Karte passt ans Ende: Nimm sie ohne den Zauberer.
rampart-refusal-stays-up = Nur einer kann noch bauen: Die Karte bleibt offen liegen.
rampart-refusal-not-alone = Andere können noch bauen: Die Karte wird wieder verdeckt.
rampart-refusal-cannot-pass = Solange eine Karte verdeckt liegt, wird eine aufgedeckt.
rampart-refusal-shoot-first = Zuerst muss die Kanone schießen.
rampart-refusal-no-cannon = Karten eines Walls bleiben, wo sie sind: Nur eine Kanone kann eine entfernen.
rampart-refusal-own-rampart = Kanonen schießen auf die anderen.
rampart-refusal-nothing-there = Hier ist keine Karte.
rampart-refusal-flag-is-safe = Auf Fahnenkarten wird nicht geschossen.
rampart-refusal-between-towers = Türme schützen diese Karte.
rampart-refusal-nothing-here = Hier gibt es jetzt nichts zu tun.
rampart-refusal-nothing-here-wall = Karten eines Walls bleiben, wo sie sind.
rampart-refusal-nothing-here-card = Hier ist jetzt keine Karte zu wählen.
rampart-refusal-other-decision = Entscheide zuerst über die aufgedeckte Karte.

## Warum ein Tisch oder eine Materialdatei nicht angenommen wird
rampart-refusal-wrong-number-of-seats = C’est mon fort ! ist für 2 bis 4 Spieler.
rampart-refusal-no-such-first-player = Der Startspieler spielt nicht mit.
rampart-refusal-wrong-table = Die Karten auf dem Tisch sind nicht die 45 des Spiels.
rampart-refusal-deck-too-large = Sie nennt mehr Bilder oder Zahlen, als 45 Karten haben können.
rampart-refusal-other-game = Sie ist für ein anderes Spiel: „{ $game }“.
rampart-refusal-unknown-picture = Ein Bild „{ $picture }“ gibt es nicht.
rampart-refusal-wrong-count = { $picture }: auf { $has ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $has } Karten
  }, aber es müssen { $exactly ->
    [yes] genau { $least }
   *[no] mindestens { $least }
  } sein.
rampart-refusal-no-such-number = Keine Karte hat die Zahl { $number }: Sie gehen von 2 bis 46.
rampart-refusal-number-twice = Die Zahl { $number } steht dort mehr als einmal.
rampart-refusal-number-missing = Die Zahl { $number } fehlt.
