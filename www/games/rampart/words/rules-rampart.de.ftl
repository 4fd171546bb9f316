# Die Regeln von C’est mon fort ! auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-rampart-chapter-begin = Spielmaterial und Vorbereitung
rules-rampart-chapter-turn = Ein Zug
rules-rampart-chapter-end = Ende der Partie
rules-rampart-chapter-points = Mit Punkten für Bilder
rules-rampart-chapter-fight = Kanonen, Türme und der Zauberer

rules-rampart-cards = Karten
rules-rampart-cards-1 = Es gibt 45 Karten mit den Zahlen 2 bis 46 und für jeden Spieler eine Fahnenkarte mit der 1.
rules-rampart-setup = Vorbereitung
rules-rampart-setup-1 = Die Mauer jedes Spielers beginnt mit einer Fahnenkarte. Die 45 Karten liegen verdeckt auf dem Tisch, jede auf ihrem Platz, und werden nie verschoben.
rules-rampart-setup-2 = Der jüngste Spieler beginnt, oder das Los entscheidet; dann geht es im Uhrzeigersinn weiter.
rules-rampart-memory = Gedächtnis
rules-rampart-memory-1 = Alle sehen jede aufgedeckte Karte und müssen sie sich merken: Liegt sie wieder verdeckt, verrät nichts auf der Seite, was sie war.
rules-rampart-memory-2 = Weder Verlauf noch Beschriftungen noch Rückgängig helfen dir. Ist die Partie zu Ende, werden alle Karten gezeigt, die noch liegen, und du kannst frühere Stellungen ansehen. Ein Link zu einer laufenden Partie oder ihre Datei enthält die Karten, die schon aufgedeckt wurden; die Seite weist vorher darauf hin.
rules-rampart-decoration = Bilder
rules-rampart-decoration-1 = Im einfachen Spiel sind die Bilder nur Schmuck.

rules-rampart-turn-over = Eine Karte aufdecken
rules-rampart-turn-over-1 = Decke eine beliebige verdeckte Karte auf, sodass alle sie sehen. Dann nimm sie oder lege sie zurück.
rules-rampart-turn-over-2 = Du darfst jede verdeckte Karte aufdecken, auch eine, von der alle wissen, dass sie zu niedrig ist.
rules-rampart-put-back = Zurücklegen
rules-rampart-put-back-1 = Drehe die Karte auf ihrem Platz wieder um. Du musst nie eine Karte nehmen.
rules-rampart-take = Nehmen
rules-rampart-take-1 = Lege die Karte an das rechte Ende deiner Mauer, wenn ihre Zahl höher ist als die deiner letzten Karte.
rules-rampart-take-2 = Die Karten einer Mauer bleiben, wo sie sind.
rules-rampart-skip = Aussetzen
rules-rampart-skip-1 = Kannst du keine der übrigen Karten nehmen, setzt du aus.
rules-rampart-skip-2 = Das wird vor jedem Zug neu geprüft. Mit Punkten für Bilder hält dich ein unbenutzter Zauberer im Spiel, solange noch eine Karte liegt.
rules-rampart-lone-player = Nur ein Spieler kann noch bauen
rules-rampart-lone-player-1 = Von da an bleiben die Karten, die dieser Spieler aufdeckt, offen liegen und dürfen in einem späteren Zug genommen werden.
rules-rampart-lone-player-2 = In jedem Zug deckt er eine Karte auf und darf sie nehmen, oder er nimmt eine offene. Lässt eine Kanone einen zweiten Spieler wieder bauen, bleiben offene Karten offen, und du darfst eine davon nehmen, statt eine aufzudecken. Liegt keine Karte mehr verdeckt, darfst du passen.
rules-rampart-turn-order = Ende eines Zuges
rules-rampart-turn-order-1 = Erst nimmst du die Karte, dann schießt ihre Kanone. Danach wird geprüft: Hat eine Mauer zehn Karten? Kann noch jemand bauen? Wer ist dran?

rules-rampart-ten = Eine Mauer aus zehn Karten
rules-rampart-ten-1 = Die Partie endet sofort, wenn eine Mauer zehn Karten hat, die Fahne mitgezählt. Ihr Besitzer gewinnt.
rules-rampart-ten-2 = Auch eine zehnte Karte, die du mit dem Zauberer einfügst, zählt. Mit Punkten für Bilder gewinnt stattdessen der Spieler mit den meisten Punkten.
rules-rampart-blocked = Niemand kann bauen
rules-rampart-blocked-1 = Kann niemand mehr eine Karte nehmen, endet die Partie: Es gewinnt der Spieler mit den meisten Karten; bei Gleichstand entscheidet die höchste Karte.
rules-rampart-blocked-2 = Deine höchste Karte ist die letzte deiner Mauer. Haben alle nur ihre Fahne, teilen sie sich den Sieg.
rules-rampart-stall = Niemand baut
rules-rampart-stall-1 = Nimmt sehr lange niemand eine Karte, endet die Partie, als könnte niemand mehr eine nehmen.
rules-rampart-stall-2 = Das ist der Fall, wenn seit der letzten genommenen Karte jeder Spieler, der bauen kann, zwei Züge für jede übrige Karte hatte. Lässt der letzte bauende Spieler eine Karte offen liegen, beginnt die Zählung neu. Liegt keine mehr verdeckt, genügt es, dass jeder einmal passt.

rules-rampart-points = Was Punkte bringt
rules-rampart-points-1 = Jede Karte ist 1 Punkt wert, die Fahne mitgezählt, und Bilder bringen mehr. Die Partie endet wie sonst; es gewinnt der Spieler mit den meisten Punkten, bei Gleichstand entscheidet die höchste Karte.
rules-rampart-points-2 = Der Spieler, der seine Mauer vollendet, gewinnt nicht immer.
rules-rampart-deck = Welche Karte welches Bild zeigt
rules-rampart-deck-1 = Das gedruckte Blatt sagt es nicht, deshalb haben wir es rekonstruiert; bei der Vorbereitung kannst du eine Datei mit den echten Bildern laden.
rules-rampart-deck-2 = • König 38, Zauberer 8
    • Kanonen 12, 23, 30, 42
    • Türme 5, 15, 20, 27, 35, 45
    • Prinzen 6, 26, 36; Prinzessinnen 11, 21, 41
    • Ein Rabe 3, 14, 18, 29, 33, 44; zwei Raben 9, 24, 39
rules-rampart-king = König
rules-rampart-king-1 = Er bringt 3 Punkte mehr.
rules-rampart-royals = Prinzen und Prinzessinnen
rules-rampart-royals-1 = Sie bringen je 1 Punkt mehr, und jedes Paar aus Prinz und Prinzessin noch 1, ob nebeneinander oder nicht.
rules-rampart-ravens = Raben
rules-rampart-ravens-1 = Jeder Rabe bringt 1 Punkt mehr, eine Karte mit zwei Raben also 2; ein Spieler bekommt höchstens 5 Punkte für Raben.

rules-rampart-cannon = Kanone
rules-rampart-cannon-1 = Legst du eine Kanone, musst du sofort eine Karte aus der Mauer eines anderen Spielers entfernen; sie kommt aus dem Spiel.
rules-rampart-cannon-2 = Du darfst auf jede Karte schießen, die nicht geschützt ist, auch auf die letzte, auch bei einem Spieler, der aussetzt, aber nie auf eine eigene. Gibt es keine solche Karte, fällt der Schuss aus. Die Kanone selbst bringt keine Punkte dazu.
rules-rampart-flag-safe = Fahnen sind sicher
rules-rampart-flag-safe-1 = Auf Fahnenkarten wird nicht geschossen.
rules-rampart-towers = Türme
rules-rampart-towers-1 = Auf Türme und auf die Karten zwischen zwei Türmen derselben Mauer kann niemand schießen. Sie bringen keine Punkte dazu.
rules-rampart-safe-span = Wie weit Türme schützen
rules-rampart-safe-span-1 = Alles vom ersten bis zum letzten Turm ist sicher. Ein einzelner Turm schützt nur sich selbst.
rules-rampart-safe-span-2 = Es zählt die Mauer im Moment des Schusses. Ein eingefügter Turm schützt sofort.
rules-rampart-flag-is-tower = Die Fahne als Turm
rules-rampart-flag-is-tower-1 = Die Fahne ist kein Turm. Mit einer Option der Vorbereitung wird sie einer: Dann ist sie der erste Turm ihrer Mauer.
rules-rampart-closing-up = Aufrücken
rules-rampart-closing-up-1 = Nach einem Schuss rückt die Mauer zusammen, und die Karte, die jetzt ganz rechts liegt, ist ihre letzte.
rules-rampart-closing-up-2 = Nach einem Schuss kann ein Spieler deshalb vielleicht wieder bauen.
rules-rampart-tenth-card-shot = Eine Kanone als zehnte Karte
rules-rampart-tenth-card-shot-1 = Sie schießt, bevor die Partie endet.
rules-rampart-inserted-cannon = Eine eingefügte Kanone
rules-rampart-inserted-cannon-1 = Auch eine Kanone, die du mit dem Zauberer einfügst, schießt.
rules-rampart-magician = Zauberer
rules-rampart-magician-1 = Einmal, in einem späteren Zug, darfst du eine Karte dort einfügen, wo sie in der steigenden Reihe hingehört. Der Zauberer bringt keine Punkte dazu.
rules-rampart-magician-2 = Du darfst die aufgedeckte Karte einfügen oder eine, die offen liegt, auch wenn sie niedriger ist als die Zahl des Zauberers.
rules-rampart-magician-shot = Ein abgeschossener Zauberer
rules-rampart-magician-shot-1 = Hattest du ihn noch nicht eingesetzt, ist er verloren.
rules-rampart-magician-spares = Wann der Zauberer nicht verbraucht wird
rules-rampart-magician-spares-1 = Passt eine Karte ans rechte Ende, nimmst du sie ohne den Zauberer.

# Beispiele: Die Punkte kommen vom Programm, nach der Farbe des Spielers.
rules-rampart-example-ten = Die Mauer von Schwarz hat mit der Fahne 10 Karten: Die Partie ist zu Ende, und { $black } schlagen die { $white } von Weiß.
rules-rampart-example-blocked = Auf 45 und auf 46 kann niemand mehr bauen. Schwarz hat { $black } Karten, Weiß { $white }: Schwarz gewinnt, obwohl die letzte Karte von Weiß höher ist.
rules-rampart-example-points = Schwarz: 10 für Karten, 3 für den König, 6 für Prinzen und Prinzessinnen, 5 für Raben, zusammen { $black } Punkte. Weiß: 9 für Karten, 1 für eine Prinzessin, 1 für einen Raben, { $white } Punkte.
rules-rampart-example-king = Schwarz hat mit der Fahne 4 Karten, 4 Punkte; der König bringt 3 dazu: { $black } Punkte.
rules-rampart-example-royals = Schwarz hat zwei Prinzen und eine Prinzessin: 3 Punkte und 1 für das eine Paar: { $black } mehr. Weiß hat einen Prinzen und eine Prinzessin: 2 + 1 = { $white } mehr.
rules-rampart-example-ravens = Die Karten von Schwarz zeigen 1 + 2 + 2 + 2 Raben, das sind 7, aber höchstens 5 zählen: { $black } mehr. Die von Weiß zeigen 1 + 1: { $white } mehr.

# Was gefragt wird, eine Regel je Zeile: Die Suche findet die Regel damit. Wird nie gezeigt.
rules-rampart-asked =
    ten = wie gewinne ich, wann endet die Partie
    blocked = was, wenn niemand mehr bauen kann, wer gewinnt bei Gleichstand
    put-back = muss ich die Karte nehmen, darf ich die Karte zurücklegen
    memory = muss ich mir die Karten merken, darf ich eine Karte noch einmal ansehen
