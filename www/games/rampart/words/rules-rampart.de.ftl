# Die Regeln von C’est mon fort ! auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-rampart-chapter-begin = Was es gibt und wie es beginnt
rules-rampart-chapter-turn = Ein Zug
rules-rampart-chapter-end = Das Ende
rules-rampart-chapter-points = Mit Punkten für Bilder
rules-rampart-chapter-fight = Kanonen, Türme und der Zauberer

rules-rampart-cards = Karten
rules-rampart-cards-1 = 45 Karten mit den Zahlen 2 bis 46 und für jeden eine Fahnenkarte mit der 1.
rules-rampart-setup = Vorbereitung
rules-rampart-setup-1 = Der Wall jedes Spielers beginnt mit einer Fahnenkarte. Die 45 Karten liegen verdeckt auf dem Tisch, jede auf ihrem Platz, und werden nie verschoben.
rules-rampart-setup-2 = Wer beginnt, wird gewählt oder gelost; dann geht es im Uhrzeigersinn.
rules-rampart-memory = Gedächtnis
rules-rampart-memory-1 = Alle sehen jede aufgedeckte Karte und müssen sie sich merken: Liegt sie wieder verdeckt, verrät nichts auf der Seite, was sie war.
rules-rampart-memory-2 = Nicht der Verlauf, nicht die Beschriftung, nicht das Zurücknehmen. Frühere Stellungen sind erst nach dem Ende zu sehen. Ein Link zu einem laufenden Spiel oder seine Datei enthält die Karten, die schon aufgedeckt wurden; die Seite weist vorher darauf hin.
rules-rampart-decoration = Bilder
rules-rampart-decoration-1 = Im einfachen Spiel sind die Bilder nur Schmuck.

rules-rampart-turn-over = Eine Karte aufdecken
rules-rampart-turn-over-1 = Decke eine beliebige verdeckte Karte auf, sodass alle sie sehen. Dann nimm sie oder lege sie zurück.
rules-rampart-turn-over-2 = Jede Karte darf aufgedeckt werden, auch eine, von der alle wissen, dass sie zu niedrig ist. Eine, die schon offen liegt, nicht.
rules-rampart-put-back = Zurücklegen
rules-rampart-put-back-1 = Decke die Karte auf ihrem Platz wieder zu. Niemand muss je eine Karte nehmen.
rules-rampart-take = Nehmen
rules-rampart-take-1 = Lege die Karte an das rechte Ende deines Walls, wenn ihre Zahl höher ist als die deiner letzten Karte.
rules-rampart-take-2 = Karten eines Walls bleiben, wo sie sind.
rules-rampart-skip = Aussetzen
rules-rampart-skip-1 = Wer keine der Karten, die noch liegen, nehmen kann, setzt aus.
rules-rampart-skip-2 = Das wird jeden Zug neu gefragt. Mit Punkten für Bilder hält dich ein nicht eingesetzter Zauberer im Spiel, solange eine Karte liegt.
rules-rampart-lone-player = Nur einer kann noch bauen
rules-rampart-lone-player-1 = Dann bleiben die Karten, die er aufdeckt, offen liegen und dürfen in einem späteren Zug genommen werden.
rules-rampart-lone-player-2 = Ein Zug ist dann, eine Karte aufzudecken und vielleicht zu nehmen, oder eine offene zu nehmen. Lässt eine Kanone einen Zweiten wieder bauen, bleiben offene Karten offen, und jeder darf eine nehmen, statt eine aufzudecken. Liegt nichts mehr verdeckt, darf gepasst werden.
rules-rampart-turn-order = Reihenfolge am Ende eines Zuges
rules-rampart-turn-order-1 = Eine Karte wird genommen, ihre Kanone schießt, dann wird gefragt: zehn Karten? Kann noch jemand bauen? Wer ist der Nächste?

rules-rampart-ten = Ein Wall aus zehn
rules-rampart-ten-1 = Das Spiel endet sofort, wenn ein Wall zehn Karten hat, die Fahne mitgezählt. Wem er gehört, der gewinnt.
rules-rampart-ten-2 = Auch eine zehnte Karte, die der Zauberer einfügt, zählt. Mit Punkten für Bilder gewinnen stattdessen die meisten Punkte.
rules-rampart-blocked = Niemand kann bauen
rules-rampart-blocked-1 = Kann niemand mehr eine Karte nehmen, endet das Spiel: Die meisten Karten gewinnen, dann die höchste Karte.
rules-rampart-blocked-2 = Die höchste ist die letzte des Walls. Stehen noch alle auf ihrer Fahne, teilen alle den Sieg.
rules-rampart-stall = Niemand baut
rules-rampart-stall-1 = Nimmt sehr lange niemand eine Karte, endet das Spiel, als könnte es niemand.
rules-rampart-stall-2 = So ist es, wenn seit der letzten genommenen Karte jeder, der bauen kann, zwei Züge für jede Karte hatte, die noch liegt. Eine Karte, die bei einem Alleinbauenden offen bleibt, beginnt die Zählung neu. Liegt nichts mehr verdeckt, genügt ein Passen von jedem.

rules-rampart-points = Was zählt
rules-rampart-points-1 = Jede Karte ist einen Punkt wert, die Fahne mitgezählt, und Bilder noch mehr. Das Spiel endet wie sonst; die meisten Punkte gewinnen, dann die höchste Karte.
rules-rampart-points-2 = Wer fertig wird, muss nicht gewinnen.
rules-rampart-deck = Welche Zahl welches Bild trägt
rules-rampart-deck-1 = Das gedruckte Blatt sagt es nicht, deshalb haben wir es rekonstruiert; eine Datei mit den echten kann bei der Vorbereitung geladen werden.
rules-rampart-deck-2 = • König 38, Zauberer 8
    • Kanonen 12, 23, 30, 42
    • Türme 5, 15, 20, 27, 35, 45
    • Prinzen 6, 26, 36; Prinzessinnen 11, 21, 41
    • Ein Rabe 3, 14, 18, 29, 33, 44; zwei Raben 9, 24, 39
rules-rampart-king = König
rules-rampart-king-1 = 3 Punkte mehr.
rules-rampart-royals = Prinzen und Prinzessinnen
rules-rampart-royals-1 = Je 1 Punkt mehr und 1 für jedes Paar aus Prinz und Prinzessin, nebeneinander oder nicht.
rules-rampart-ravens = Raben
rules-rampart-ravens-1 = 1 Punkt mehr für jeden Raben, 2 für eine Karte mit zweien; höchstens 5 Rabenpunkte pro Spieler.

rules-rampart-cannon = Kanone
rules-rampart-cannon-1 = Wer sie legt, muss sofort eine Karte aus dem Wall eines anderen entfernen; sie verlässt das Spiel.
rules-rampart-cannon-2 = Jede Karte, die nicht geschützt ist, auch die letzte, auch bei jemandem, der aussetzt. Nie eine eigene. Gibt es keine solche Karte, fällt der Schuss aus. Die Kanone selbst gibt keinen Bonus.
rules-rampart-flag-safe = Fahnen sind sicher
rules-rampart-flag-safe-1 = Auf Fahnenkarten wird nicht geschossen.
rules-rampart-towers = Türme
rules-rampart-towers-1 = Türme und die Karten zwischen zwei Türmen eines Walls können nicht beschossen werden. Sie geben keinen Bonus.
rules-rampart-safe-span = Wie weit Türme schützen
rules-rampart-safe-span-1 = Alles vom ersten bis zum letzten Turm ist sicher. Ein einzelner schützt nur sich selbst.
rules-rampart-safe-span-2 = Es gilt der Wall, wie er beim Schuss ist. Ein eingefügter Turm schützt sofort.
rules-rampart-flag-is-tower = Die Fahne als Turm
rules-rampart-flag-is-tower-1 = Die Fahne ist kein Turm. Eine Option des Tisches macht sie dazu: Dann ist sie einfach der erste.
rules-rampart-closing-up = Aufrücken
rules-rampart-closing-up-1 = Nach einem Schuss rückt der Wall zusammen, und seine letzte Karte ist, was jetzt ganz rechts steht.
rules-rampart-closing-up-2 = So kann ein Schuss jemanden wieder bauen lassen.
rules-rampart-tenth-card-shot = Eine Kanone als zehnte Karte
rules-rampart-tenth-card-shot-1 = Sie schießt, bevor das Spiel endet.
rules-rampart-inserted-cannon = Eine eingefügte Kanone
rules-rampart-inserted-cannon-1 = Auch eine Kanone, die der Zauberer einfügt, schießt.
rules-rampart-magician = Zauberer
rules-rampart-magician-1 = Einmal, in einem späteren Zug, darf sein Besitzer eine Karte dort einfügen, wo sie in der steigenden Reihe hingehört. Er gibt keinen Bonus.
rules-rampart-magician-2 = Die aufgedeckte Karte oder eine, die offen liegt; auch eine unter der Zahl des Zauberers.
rules-rampart-magician-shot = Ein abgeschossener Zauberer
rules-rampart-magician-shot-1 = War er noch nicht eingesetzt, ist er verloren.
rules-rampart-magician-spares = Wann der Zauberer nicht verbraucht wird
rules-rampart-magician-spares-1 = Eine Karte, die ans rechte Ende passt, wird ohne den Zauberer genommen.
