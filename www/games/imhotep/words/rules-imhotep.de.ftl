# Die Regeln von Imhotep auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-imhotep-chapter-begin = Was es gibt und wie es beginnt
rules-imhotep-chapter-turn = Ein Zug
rules-imhotep-chapter-side-a = Die Orte, Seite A
rules-imhotep-chapter-side-b = Die Orte, Seite B
rules-imhotep-chapter-end = Runden und Ende

rules-imhotep-stones = Steine
rules-imhotep-stones-1 = Jeder hat 29 Steine einer Farbe. Sie warten im Steinbruch; bis zu fünf liegen auf dem Schlitten, bereit zum Laden.
rules-imhotep-boats = Boote
rules-imhotep-boats-1 = Die Boote gehören niemandem: Jeder darf jedes beladen und jedes losschicken, das genug trägt.
rules-imhotep-boats-2 = Es gibt acht: zwei für 4 Steine, drei für 3, zwei für 2 und eines für einen einzigen Stein.
    Zum Losfahren braucht ein 4er-Boot mindestens 3 Steine, ein 3er-Boot 2, die kleineren 1.
    Die Plätze zählen vom Bug aus.
rules-imhotep-round-cards = Rundenkarten
rules-imhotep-round-cards-1 = Eine Karte sagt, welche vier Boote eine Runde hat. Von sieben Karten für eure Spielerzahl bleibt eine ungesehen beiseite; die anderen kommen in zufälliger Reihenfolge.
rules-imhotep-round-cards-2 = • 2 Spieler: 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 Spieler: 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 Spieler: 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Vorbereitung
rules-imhotep-setup-1 = Jeder Ort zeigt seine Seite A oder B, in beliebiger Mischung. Wer beginnt, hat 2 Steine auf dem Schlitten, die Nächsten 3, 4 und 5.
rules-imhotep-setup-2 = Der Startspieler wird gewählt oder gelost; dann geht es im Uhrzeigersinn. Die Startsteine richten sich nach der Zugfolge, nicht nach der Farbe.
rules-imhotep-round-start = Eine Runde beginnt
rules-imhotep-round-start-1 = Die nächste Rundenkarte wird aufgedeckt, ihre vier Boote kommen ins Wasser; vier Marktkarten werden ausgelegt (auf Seite B drei offen und ein Paar verdeckt).
rules-imhotep-round-start-2 = Während der Runde wird der Markt nicht aufgefüllt. Ist der Stapel leer, werden die abgelegten Karten gemischt; reicht auch das nicht, wird ausgelegt, was da ist.
rules-imhotep-market-deck = Marktkarten
rules-imhotep-market-deck-1 = 34 Karten: Rote wirken sofort, grüne und Statuen zählen am Ende, blaue werden behalten und als Aktion gespielt.
rules-imhotep-market-deck-2 = • Rot, je zwei: Eingang, Sarkophag und Gepflasterter Weg bringen einen deiner Steine aus dem Steinbruch zu den Pyramiden, in die Grabkammer oder zu den Obelisken.
    • Grün, zwei für jede Baustelle: 1 Punkt für je 3 Steine aller Spieler dort, abgerundet. Verdeckte, lose und verbaute Steine zählen; jede Karte wird für sich gerundet.
    • Zehn Statuen: 1, 3, 6, 10, 15 Punkte für eine bis fünf, dann 2 für jede weitere.
    • Blau: Hebel ×2, Hammer ×2, Segel ×3, Meißel ×3. Jede übrige ist 1 Punkt wert.

rules-imhotep-turn = Eine Aktion
rules-imhotep-turn-1 = In deinem Zug tust du genau eines: Steine nehmen, einen Stein laden, ein Boot losschicken oder eine blaue Karte spielen.
rules-imhotep-turn-2 = Fragt ein Ort oder eine Karte nach einer Entscheidung, trifft sie der Besitzer des Steins, gleich wer am Zug ist. Danach geht es links von dem weiter, der das Boot losgeschickt hat.
rules-imhotep-take-stones = Steine nehmen
rules-imhotep-take-stones-1 = Nimm 3 Steine aus deinem Steinbruch auf deinen Schlitten.
rules-imhotep-take-stones-2 = Der Schlitten fasst 5. Du nimmst immer so viele, wie passen und da sind, nie freiwillig weniger. Mit vollem Schlitten oder leerem Steinbruch geht diese Aktion nicht.
rules-imhotep-load = Einen Stein laden
rules-imhotep-load-1 = Lege einen Stein von deinem Schlitten auf einen beliebigen freien Platz eines Bootes, das noch nicht losgefahren ist.
rules-imhotep-load-2 = Der Platz zählt: Boote werden vom Bug aus entladen.
rules-imhotep-sail = Ein Boot losschicken
rules-imhotep-sail-1 = Schicke ein Boot, das genug Steine trägt, zu einem Ort mit freiem Anleger. Es wird sofort entladen, vom Bug nach hinten.
rules-imhotep-sail-2 = Du brauchst keinen eigenen Stein darauf. Jeder Stein gibt seinem Besitzer, was der Ort gibt; alles, was ein Stein auslöst, wird erledigt, bevor der nächste dran ist. Das Boot bleibt bis zum Ende der Runde liegen.
rules-imhotep-blue-card = Eine blaue Karte spielen
rules-imhotep-blue-card-1 = Spiele statt einer anderen Aktion eine blaue Karte aus einem früheren Zug und lege sie ab.
rules-imhotep-blue-card-2 = Eine pro Zug. Eine Karte, die du im Zug eines anderen bekommen hast, kannst du in deinem nächsten nutzen. Die Bedingungen der Boote gelten auch für Karten.
rules-imhotep-lever = Hebel
rules-imhotep-lever-1 = Schicke ein Boot los und bestimme, in welcher Reihenfolge seine Steine entladen werden.
rules-imhotep-lever-2 = Die ganze Reihenfolge wird beim Losfahren genannt. Die Steine bleiben bei ihren Besitzern: Am Markt wählt weiter jeder selbst, bei den Pyramiden der Seite B ebenso.
rules-imhotep-hammer = Hammer
rules-imhotep-hammer-1 = Nimm bis zu 3 Steine, dann lade einen.
rules-imhotep-hammer-2 = Zuerst das Nehmen, das bei vollem Schlitten oder leerem Steinbruch nichts bringen kann; dann das Laden, das möglich sein muss.
rules-imhotep-sail-card = Segel
rules-imhotep-sail-card-1 = Lade einen Stein auf ein Boot, dann schicke dieses Boot los.
rules-imhotep-sail-card-2 = Der neue Stein zählt für das, was das Boot braucht. Mit vollem Boot oder leerem Schlitten geht es nicht.
rules-imhotep-chisel = Meißel
rules-imhotep-chisel-1 = Lade zwei Steine, auf ein Boot oder auf zwei.
rules-imhotep-chisel-2 = Dafür müssen zwei Steine auf dem Schlitten und zwei Plätze frei sein.
rules-imhotep-pass = Passen
rules-imhotep-pass-1 = Niemand passt freiwillig. Nur wer gar nichts tun kann, passt, und muss es.
rules-imhotep-pass-2 = Das ist genau dann so, wenn Schlitten und Steinbruch leer sind und kein verbliebenes Boot genug trägt.
rules-imhotep-all-stuck = Niemand kann etwas tun
rules-imhotep-all-stuck-1 = Wenn alle nacheinander passen mussten, endet die Runde.
rules-imhotep-all-stuck-2 = Steine auf Booten, die nicht losgefahren sind, kehren in ihre Steinbrüche zurück. Dann geschieht alles wie am Ende jeder Runde. Die nächste beginnt, wer links von dem sitzt, der in dieser Runde zuletzt ein Boot losgeschickt hat; war das niemand, links vom Startspieler.

rules-imhotep-market-a = Markt A
rules-imhotep-market-a-1 = Für jeden Stein nimmt sein Besitzer eine der offenen Karten; dann kehrt der Stein in den Steinbruch zurück.
rules-imhotep-market-a-2 = Solange eine Karte da ist, muss eine genommen werden. Der Stein kehrt zurück, wenn seine Karte mit allem, was daraus folgt, erledigt ist.
rules-imhotep-red-card = Rote Karten
rules-imhotep-red-card-1 = Eine rote Karte bringt sofort einen Stein aus deinem Steinbruch an ihren Ort und wird abgelegt.
rules-imhotep-red-card-2 = Alle Regeln des Ortes gelten: Punkte, Wahl und Boni. Ein Anleger wird weder gebraucht noch belegt. Ist der Steinbruch leer, wird die Karte trotzdem genommen und bewirkt nichts; der Schlitten hilft nie aus.
rules-imhotep-pyramid-a = Pyramide A
rules-imhotep-pyramid-a-1 = Steine füllen die Plätze der Reihe nach, Spalte für Spalte von oben links, dann die höheren Stufen; jeder Platz gibt sofort seine Punkte.
rules-imhotep-pyramid-a-2 = Unten: 2 1 3, 2 4 3, 2 1 3. Zweite Stufe: 2 3, 1 3. Spitze: 4. Jeder weitere Stein liegt daneben und gibt 1 Punkt.
rules-imhotep-temple-a = Tempel A
rules-imhotep-temple-a-1 = Steine liegen in einer Reihe von fünf (zu zweit vier), dann wieder von links darauf. Nach jeder Runde gibt jeder von oben sichtbare Stein 1 Punkt.
rules-imhotep-chamber-a = Grabkammer A
rules-imhotep-chamber-a-1 = Drei Reihen werden Spalte für Spalte gefüllt. Am Ende zählen Steine einer Farbe, die sich mit einer Seite berühren, gemeinsam: 1, 3, 6, 10, 15 Punkte für einen bis fünf, 2 mehr für jeden weiteren.
rules-imhotep-chamber-a-2 = Jede Gruppe jedes Spielers zählt.
rules-imhotep-obelisks-a = Obelisken A
rules-imhotep-obelisks-a-1 = Deine Steine wachsen in die Höhe. Am Ende zählen die höchsten Obelisken: zu viert 15, 10, 5, 1; zu dritt 12, 6, 1; zu zweit 10, 1.
rules-imhotep-obelisks-a-2 = Mindestens ein Stein ist nötig. Gleich hohe teilen die Summe der Punkte ihrer Ränge, abgerundet.

rules-imhotep-market-b = Markt B
rules-imhotep-market-b-1 = Drei Karten liegen offen, zwei verdeckt. Statt einer offenen Karte darf ein Stein das Paar nehmen: Sein Besitzer behält eine und legt die andere ab.
rules-imhotep-market-b-2 = Ist nur noch das Paar da, muss es genommen werden. Beide Karten werden für alle aufgedeckt. Die nicht behaltene wird abgelegt, bevor eine behaltene rote wirkt. Ein Paar, das niemand nahm, wird beim Ablegen aufgedeckt.
rules-imhotep-pyramids-b = Pyramiden B
rules-imhotep-pyramids-b-1 = Drei Pyramiden mit vier Plätzen und einer Spitze. Der Besitzer jedes Steins wählt die Pyramide; der Platz gibt sofort seine Punkte und vielleicht einen Bonus.
rules-imhotep-pyramids-b-2 = Jede wird Spalte für Spalte von oben links gefüllt; die Spitze ist 4 wert.
    • Links: 2; 1 und eine Karte; 3; 1 und drei Steine
    • Mitte: 1 und drei Steine; 3; 1 und ein Stein auf ein Boot; 2
    • Rechts: 3; 1 und ein Stein auf ein Boot; 2; 1 und eine Karte
    Solange eine Platz hat, kommt ein Stein dorthin. Sind alle voll, gibt jeder weitere Stein 1 Punkt. Die Werte der Plätze haben wir rekonstruiert.
rules-imhotep-bonus-card = Bonus: eine Karte
rules-imhotep-bonus-card-1 = Nimm die oberste Karte des Marktstapels; eine rote wirkt sofort.
rules-imhotep-bonus-card-2 = Der Bonus ist Pflicht. Mit einer Option des Tisches darfst du ihn ablehnen, wie sich einer der gedruckten Texte lesen lässt.
rules-imhotep-bonus-stones = Bonus: drei Steine
rules-imhotep-bonus-stones-1 = Nimm 3 Steine aus deinem Steinbruch, so viele, wie passen und da sind.
rules-imhotep-bonus-stones-2 = Auch das ist Pflicht, wenn der Tisch das Ablehnen nicht erlaubt.
rules-imhotep-bonus-boat = Bonus: ein Stein auf ein Boot
rules-imhotep-bonus-boat-1 = Du darfst einen Stein von deinem Schlitten auf einen beliebigen freien Platz eines Bootes laden, das noch nicht losgefahren ist.
rules-imhotep-bonus-boat-2 = Das Boot, das gerade entladen wird, ist losgefahren. Ohne Stein oder freien Platz wird nicht gefragt.
rules-imhotep-temple-b = Tempel B
rules-imhotep-temple-b-1 = Gebaut wie Seite A. Nach jeder Runde gibt jeder von oben sichtbare Stein, was seine Spalte zeigt: eine Wahl, zwei Punkte, eine Wahl, eine Karte, eine Wahl.
rules-imhotep-temple-b-2 = Eine Wahl ist 1 Punkt oder 2 Steine vom Steinbruch auf den Schlitten; weniger, wenn nur weniger zu haben sind, und einfach der Punkt, wenn keiner zu haben ist. Die Karte muss genommen werden. Spalten kommen nacheinander von links dran. Ihre Reihenfolge haben wir rekonstruiert.
rules-imhotep-chamber-b = Grabkammer B
rules-imhotep-chamber-b-1 = Gefüllt wie Seite A. Am Ende zählt jede Reihe für sich: 8 Punkte für die meisten Steine, 4 für die zweitmeisten, 2 für die drittmeisten.
rules-imhotep-chamber-b-2 = Der Vierte bekommt nichts. Mindestens ein Stein ist nötig. Bei Gleichstand werden die Punkte der Ränge geteilt und abgerundet.
rules-imhotep-obelisks-b = Obelisken B
rules-imhotep-obelisks-b-1 = Steine warten bei ihrer Farbe. Der dritte ergibt einen Obelisken, der sofort den höchsten freien Wert bekommt: 10, 9, 8 … bis 1, danach je 1.
rules-imhotep-obelisks-b-2 = Lose Steine sind am Ende je 1 Punkt wert. Die Werte unter 9 haben wir rekonstruiert.

rules-imhotep-round-end = Eine Runde endet
rules-imhotep-round-end-1 = Ist das vierte Boot losgefahren und entladen, wird der Tempel gewertet und der Rest des Marktes abgelegt. Die nächste Runde beginnt, wer links von dem sitzt, der dieses Boot losgeschickt hat.
rules-imhotep-reshuffle = Ein leerer Stapel
rules-imhotep-reshuffle-1 = Wird eine Karte gebraucht und der Stapel ist leer, werden die abgelegten zu einem neuen gemischt.
rules-imhotep-reshuffle-2 = Erst dann, nicht vorher. Mitten im Auslegen kommen zuerst die letzten Karten. Was gerade ausgeführt wird, was auf dem Markt liegt und ein Hebel oder Segel, dessen Boot noch entladen wird, kommt nicht hinein. Gibt es nichts zu mischen, bringt das Ziehen nichts.
rules-imhotep-game-end = Das Spiel endet
rules-imhotep-game-end-1 = Nach sechs Runden: Grabkammer, Obelisken, Schmuck und Statuen werden gewertet, dazu 1 Punkt für jede ungenutzte blaue Karte.
rules-imhotep-wrath = Zorn des Pharaos
rules-imhotep-wrath-1 = Eine Option des Tisches: Wer auf einer oder mehreren der vier Baustellen keinen Stein hat, verliert einmal 5 Punkte.
rules-imhotep-wrath-2 = Steine von roten Karten zählen, verdeckte, lose und verbaute auch. Ein Punktestand darf unter null fallen.
rules-imhotep-winner = Wer gewinnt
rules-imhotep-winner-1 = Die meisten Punkte gewinnen; dann die meisten Steine auf dem Schlitten; dann wird der Sieg geteilt.
