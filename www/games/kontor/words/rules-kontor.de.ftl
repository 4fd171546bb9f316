# Die Regeln von Kontor auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).
# Szenarien und Zusatzregeln sind dort benannt und kurz erzählt, wo ein Tisch gewählt wird.

rules-kontor-chapter-begin = Was es gibt und wie es beginnt
rules-kontor-chapter-round = Eine Runde
rules-kontor-chapter-lay = Eine Karte legen
rules-kontor-chapter-sectors = Sektoren und Ende
rules-kontor-chapter-advanced = Das Spiel für Fortgeschrittene
rules-kontor-chapter-teams = Zu viert in zwei Teams
rules-kontor-chapter-scenarios = Szenarien
rules-kontor-chapter-options = Zusatzregeln
rules-kontor-chapter-expansions = Erweiterungen

rules-kontor-numbers = Karten
rules-kontor-numbers-1 = Zahlen von 1 bis 93, jede einmal: 22 rote und 22 schwarze Docks, 43 Kanäle, sechs Sonderkarten; dazu der Anker ohne Zahl.
rules-kontor-deck = Was die Karten zeigen
rules-kontor-deck-1 = Docks zeigen Waren, einen Kran oder eine Taverne; Docks und Kanäle können einen Gulden oder ein Schiff tragen, nie beides. Beide Farben haben bis auf die Zahlen dasselbe.
rules-kontor-deck-2 = Ungerade Docks sind rot, gerade schwarz.
    • 3, 4 alle drei Waren; 5 bis 10 zwei Waren; alle mit Schiff
    • 11 bis 28 und 33 bis 44 eine Ware: 11 bis 16 mit Schiff, 17 bis 28 und 33 bis 38 mit Gulden, 39 bis 44 ohne beides
    • Kräne 29 bis 32 (31 und 32 mit Schiff), Tavernen 88 (schwarz) und 89 (rot) mit Schiff
    • Kanäle 45, 49 … 85 mit Gulden, 47, 51 … 87 mit Schiff, gerade ohne beides
    • Zollhäuser 1 und 2, Brücken 91 und 92, Fluten 90 und 93
    Vieles davon haben wir rekonstruiert; eine Datei mit den echten Karten kann geladen werden.
rules-kontor-pieces = Material
rules-kontor-pieces-1 = Je 16 Speicher für Tee, Wein und Gewürze, 20 Gulden, ein Schiff und Verwalter, die zeigen, wer einen Sektor gewonnen hat.
rules-kontor-setup = Vorbereitung
rules-kontor-setup-1 = Der Anker liegt in der Mitte eines Kreuzes aus acht Kanälen. Jeder hat zwei Kanäle und drei Docks auf der Hand und 4 Gulden; 12 sind in der Kasse.
rules-kontor-setup-2 = Die übrigen Kanäle und die übrigen Docks jeder Farbe sind Stapel, deren oberste Karte offen liegt. Im Grundspiel bleiben Sonderkarten und Schiff in der Schachtel. Gulden liegen offen.

rules-kontor-sequence = Die ganze Reihenfolge
rules-kontor-sequence-1 = Eine Runde: Passen wird angesagt, Karten werden gewählt und gemeinsam aufgedeckt, Steuern bezahlt; dann handeln die Spieler, die höhere Zahl zuerst.
rules-kontor-sequence-2 = Davor kommen, wo sie gespielt werden: das Ereignis, der Sonderladen, das Herauskaufen von Docks. Heimliches Passen wird vor den Steuern bezahlt.
    Ein Zug: das Schiff bewegen und ein Dock wegnehmen; die Karte legen; Ränder stehen fest; Waren werden gelöscht; was die Karte von selbst tut; fertige Sektoren werden gewertet, in Leserichtung; ein sofortiger Sieg; versunkene Waren; ein voller Hafen beendet das Spiel; ein zweiter Kanal; nachziehen; der Gulden für einen Kanal.
rules-kontor-choose = Eine Karte wählen
rules-kontor-choose-1 = Jeder wählt geheim eine seiner Handkarten.
rules-kontor-choose-2 = Auch eine, die sich nicht legen lässt: Das könnte niemand prüfen.
rules-kontor-reveal = Aufdecken
rules-kontor-reveal-1 = Alle gewählten Karten werden gemeinsam aufgedeckt.
rules-kontor-pass = Passen
rules-kontor-pass-1 = Bevor Karten gewählt werden, darfst du passen und einen Gulden aus der Kasse nehmen. Keine Steuer trifft dich; die anderen spielen weiter und wissen davon.
rules-kontor-pass-2 = Alle sagen gleichzeitig an, und alle dürfen passen. Mit der Option „Eine Antwort“ sagt niemand an: Du wählst verdeckt eine Karte oder passt. Hat die Kasse zu wenige Gulden, geht es nach der Sitzordnung; eine leere zahlt nichts. Ohne Karte auf der Hand musst du passen.
rules-kontor-tax = Steuer
rules-kontor-tax-1 = Eine Karte mit Gulden lässt das Gegenüber einen Gulden an die Kasse zahlen. Wer nicht zahlen kann, nimmt die Karte zurück und setzt diese Runde aus.
rules-kontor-tax-2 = Tragen beide Karten einen und beide können zahlen, zahlen beide. Kann nur einer nicht, kommt dessen Karte zurück, und der andere schuldet nichts. Kann keiner, zahlt niemand, beide erhalten einen Gulden, und beide spielen. Alle zahlen, bevor jemand erhält.
rules-kontor-order = Wer zuerst handelt
rules-kontor-order-1 = Die höhere Zahl handelt zuerst, vollständig; dann die nächste.
rules-kontor-dry-rounds = Runden ohne Karte
rules-kontor-dry-rounds-1 = Drei Runden nacheinander, in denen keine Karte gelegt wird, beenden das Spiel. Offene Sektoren werden dann nicht gewertet.
rules-kontor-dry-rounds-2 = Gleich aus welchem Grund: Passen, Steuern, nichts zu legen. Das Schiff zu bewegen gilt nicht als Legen. Nach 200 Runden endet das Spiel ebenso.

rules-kontor-place = Eine Karte legen
rules-kontor-place-1 = Die Karte muss eine andere mit einer Seite berühren. Nichts wird verschoben oder bedeckt.
rules-kontor-place-2 = Eine Karte, die sich legen lässt, muss gelegt werden. Sonst kommt sie zurück auf die Hand: kein Nachziehen, kein Gulden, und eine gezahlte Steuer bleibt gezahlt.
rules-kontor-board = Wie groß der Hafen wird
rules-kontor-board-1 = Im Grundspiel 6 × 6, mit Elend oder mit Brücke und Flut 7 × 7. Erreichen die Karten diese Breite oder Höhe, steht sie fest, und keine Karte darf darüber hinaus.
rules-kontor-board-2 = Was feststeht, bleibt fest, auch wenn die Karte weggenommen wird, die es festgelegt hat; bis dahin kann der Hafen wieder schrumpfen.
rules-kontor-edges = Ränder
rules-kontor-edges-1 = Stehen Breite und Höhe fest, schließen die Ränder Sektoren ab wie Wasser.
rules-kontor-edges-2 = Bis dahin bleibt ein Sektor an einem festen Rand offen. Die Karte, die die letzte Richtung festlegt, kann weit entfernte Sektoren abschließen. Eine Option des Tisches lässt jede Richtung für sich abschließen.
rules-kontor-crane = Kräne
rules-kontor-crane-1 = Auf die leeren Felder neben einem Kran darf die Gegenseite Kanäle legen, aber keine Docks.
rules-kontor-crane-2 = Karten, die dort schon liegen, bleiben. Kräne und Tavernen sind auch Docks. Ein Kran unter einer Flut hat keine Kraft.
rules-kontor-isolated = Karten, die allein liegen
rules-kontor-isolated-1 = Wird ein Dock weggenommen, können Karten übrig bleiben, die keine anderen berühren. Sie bleiben liegen, und neue Karten dürfen jede berühren.
rules-kontor-land-goods = Waren löschen
rules-kontor-land-goods-1 = Ein Dock mit Waren bringt seinem Besitzer in seinem Sektor einen Speicher für jede gezeigte Ware.
rules-kontor-land-goods-2 = Der Bestand eines Sektors ist, was auf seinen Docks liegt; er wird mit ihnen verbunden und geteilt. Fehlt eine Ware im Vorrat, kommt nichts. Ein Speicher, den eine Regel hinzugefügt hat, geht mit dem Dock, auf dem er steht.
rules-kontor-refill = Nachziehen
rules-kontor-refill-1 = Nach dem Legen ziehst du eine Karte derselben Art: ein Dock vom eigenen Stapel, einen Kanal vom gemeinsamen.
rules-kontor-refill-2 = Von einem leeren Stapel kommt nichts. Die Karte, die den Hafen füllt, wird nicht ersetzt.
rules-kontor-subsidy = Ein Gulden für einen Kanal
rules-kontor-subsidy-1 = Wer einen Kanal legt, erhält einen Gulden, solange die Kasse einen hat.

rules-kontor-sector = Sektoren
rules-kontor-sector-1 = Docks, die sich mit einer Seite berühren, gleich wessen, bilden einen Sektor.
rules-kontor-finished = Ein fertiger Sektor
rules-kontor-finished-1 = Ein Sektor ist fertig, wenn alle Felder neben ihm Kanäle sind oder jenseits eines abschließenden Randes liegen. Er wird sofort gewertet; seine Speicher kehren zurück, und wer ihn gewinnt, setzt einen Verwalter.
rules-kontor-finished-2 = Vorher werden Waren gelöscht. Wessen Karte ihn abschließt, ist gleich. Mehrere werden in Leserichtung gewertet.
rules-kontor-majority = Wer einen Sektor gewinnt
rules-kontor-majority-1 = Wer in einer Ware den größten Vorsprung hat. Ist der gleich: wer in mehr Waren führt. Ist auch das gleich: Wein schlägt Gewürze, Gewürze schlagen Tee, Tee schlägt Wein.
rules-kontor-majority-2 = Der Vorsprung ist der Unterschied der Speicher einer Ware. Bei gleichem Bestand oder ohne Speicher gewinnt niemand.
rules-kontor-end = Das Ende
rules-kontor-end-1 = Das Spiel endet sofort, wenn der Hafen voll ist; die letzten Sektoren werden gewertet.
rules-kontor-end-2 = Die letzte Karte wird weder ersetzt noch belohnt.
rules-kontor-winner = Wer gewinnt
rules-kontor-winner-1 = Die meisten Punkte gewinnen, dann die meisten Gulden; dann wird der Sieg geteilt.
rules-kontor-winner-2 = Ein Team zählt beide Kassen zusammen.
rules-kontor-points = Punkte
rules-kontor-points-1 = Ein gewonnener Sektor, der zählt, ist 1 wert, wenn das Szenario nichts anderes sagt.
rules-kontor-points-2 = Zollhäuser, Export und goldene Zeiten kommen dazu. Verwalter auf Sektoren, die nicht zählen, sind nichts wert.

rules-kontor-five-largest = Die fünf größten
rules-kontor-five-largest-1 = Nur die fünf größten fertigen Sektoren zählen, nach ihren Docks beider Farben.
rules-kontor-five-largest-2 = Streiten gleich große um die letzten Plätze, gilt der nähere am Anker als größer; ist auch das gleich, zählt keiner davon, und kleinere rücken nach. Ein Sektor, den niemand gewann, belegt trotzdem einen Platz. Zu kleine und andere, die nicht zählen können, scheiden vorher aus.
rules-kontor-ship = Das Schiff
rules-kontor-ship-1 = Trägt deine Karte ein Schiff, darfst du vor dem Legen das Schiff auf einen beliebigen anderen Kanal bewegen und dann ein Dock mit Schiff wegnehmen, das es berührt.
rules-kontor-ship-2 = Von jeder Farbe, aber nicht aus einem fertigen Sektor. Das Dock kommt unter den Stapel seines Besitzers, seine Speicher kehren zurück; deine Karte darf auf das Feld. Ohne Bewegung wird nichts weggenommen. Bewegen darfst du auch, wenn sich deine Karte nicht legen lässt.
rules-kontor-untouchable = Unantastbar
rules-kontor-untouchable-1 = In einem fertigen Sektor ändert sich nichts mehr. Kanäle und Docks ohne Schiff werden nie weggenommen.

rules-kontor-teams = Teams
rules-kontor-teams-1 = Zwei gegen zwei auf 8 × 8. Jeder hat drei Docks, zwei Kanäle, eine verdeckte Sonderkarte und eigene 4 Gulden. Verwalter und Bestände gehören dem Team; nur Sektoren ab zwei Docks zählen, die fünf größten.
rules-kontor-teams-2 = Alle vier wählen, die Zahlen geben die Reihenfolge. Die Docks jedes Teams sind in zwei Stapel geteilt. Ein vom Schiff genommenes Dock kommt unter den Stapel, den der Nehmende wählt. Partner reden erst nach dem Aufdecken.
rules-kontor-seats = Sitzordnung
rules-kontor-seats-1 = Partner sitzen nebeneinander: 1 sitzt 4 gegenüber und 2 sitzt 3 gegenüber. Nur wer sich gegenübersitzt, besteuert einander.
rules-kontor-special-cards = Sonderkarten
rules-kontor-special-cards-1 = Sie werden wie andere Karten gespielt und nicht ersetzt. Sie liegen nie auf oder in einem fertigen Sektor und haben weder Gulden noch Schiff.
rules-kontor-flood = Flut
rules-kontor-flood-1 = Sie bedeckt eine Brücke oder ein Dock mit höchstens einer Ware und gilt als Kanal.
rules-kontor-flood-2 = Für sie gibt es keinen Gulden. Sie kann Sektoren teilen oder abschließen; die Speicher des bedeckten Docks kehren zurück, ein Kran oder eine Taverne verliert die Kraft. Ein Zollhaus kann nicht geflutet werden.
rules-kontor-bridge = Brücke
rules-kontor-bridge-1 = Sie bedeckt einen Kanal oder eine Flut und gilt als Dock ohne Besitzer und Waren. Sie darf unfertige Sektoren verbinden.
rules-kontor-bridge-2 = Nicht auf dem Anker, nicht unter dem Schiff, nicht neben einem fertigen Sektor, nicht über versunkener Ware. Kräne hindern sie nicht. Zwischen vier Kanälen ist sie ein fertiger Sektor, den niemand gewinnt.
rules-kontor-customs = Zollhaus
rules-kontor-customs-1 = Es wird gelegt wie ein Dock, darf keinen Sektor abschließen und macht seinen Sektor um eins wertvoller.
rules-kontor-customs-2 = Land ohne Besitzer, das für die Größe zählt. Mit beiden ist ein Sektor drei wert. Kräne hindern es nicht. Auch einen fernen Sektor darf es nicht abschließen, indem es einen Rand festlegt.
rules-kontor-specials-left = Übrige Sonderkarten
rules-kontor-specials-left-1 = Eine Sonderkarte, die am Ende auf der Hand ist, bewirkt nichts. Eine, die sich nicht legen ließ, kommt zurück und ist dann allen bekannt.

rules-kontor-bakchich-2 = Zehn Kanäle kommen ungesehen beiseite. Wer weniger Verwalter hat, darf zuerst kaufen, sonst Rot; der Zweite sieht es. Der Preis ist, was das Dock zeigt; es kommt unter den Stapel seines Besitzers. Die fünf größten Sektoren zählen.
rules-kontor-canale-grande-2 = Beide Ränder stehen von Anfang an fest, auch in einem eigenen Hafen, was immer er leer lässt. Den Lauf des Kanals haben wir rekonstruiert.
rules-kontor-david-and-goliath-2 = Von gleich großen bekommt der nähere am Anker den Platz.
rules-kontor-ile-grande-2 = Die Kräne 29 und 30 sind nicht dabei; zu viert gibt es keine Sonderkarten. Die Insel sind die neun Felder im Ring: Sie ist als ein fertiger Sektor 2 wert. Ein Feld, das gar keine Karte aufnimmt, lässt sie unfertig. Alle Sektoren zählen, zu viert auch einzelne Docks. Die Lage des Rings haben wir rekonstruiert.
rules-kontor-giant-2 = Sonst gelten die Regeln für Fortgeschrittene.
rules-kontor-gulliver-2 = Ohne die Kräne 29 und 30 und ohne Tavernen.
rules-kontor-ever-smaller-2 = Ab vier Docks gibt ein Sektor nichts.
rules-kontor-tic-tac-toe-2 = Die Ränder stehen von Anfang an fest, Kräne gibt es nicht. Was von einem Feld bleibt, leere Felder mitgezählt, muss zusammenhängen. Ohne Linie gewinnen die meisten Sektoren.
rules-kontor-watergames-2 = Anker und Fluten gelten als Kanäle. Ein Dock, das keinen berühren kann, kommt zurück auf die Hand. Den Anfang haben wir rekonstruiert.
rules-kontor-speed-2 = Schließt eine Karte Sektoren von beiden ab, gewinnt, wer mehr davon gewinnt; bei gleich vielen, oder wenn niemand gewinnt, geht es weiter.
rules-kontor-small-is-beautiful-2 = Ist auch das gleich, zählt keiner davon.
rules-kontor-embargo-2 = Die Speicher des Verlierers kommen zurück, bei Gleichstand beider, ebenso, was das Schiff wegnimmt. Ohne passenden Speicher kommt nichts. Am Ende offene Sektoren werden nicht gewertet.
rules-kontor-euphrates-2 = Er kommt auf ein eigenes Dock in einem offenen Sektor, auf dem schon ein Speicher steht; ohne eines in den Vorrat. Sektoren, die diese Karte abschließt, werden vorher gewertet. Feste Ränder gelten als gelegt. Fehlt ein Speicher im Vorrat, wird er aus den Kanälen geholt.
rules-kontor-single-file-2 = Brücken und Zollhäuser zählen als Karten der Linie; eine einzelne Karte ist eine Linie. Krumme Sektoren belegen keinen der fünf Plätze.
rules-kontor-spring-tide-2 = Bezahlt wird aus der eigenen Kasse, gleich nach der Wertung des ersten; er bringt keinen Gulden, keine Steuer und kein Schiff. Danach werden beide ersetzt.
rules-kontor-freewheel-2 = Jeder hat so viele Gulden, wie Spieler da sind. Eine Karte mit Gulden lässt beim Legen jeden Gegner zahlen; wer nicht kann, verliert den nächsten Zug. Hände aus zwei Docks und zwei Kanälen werden von einem beliebigen Stapel aufgefüllt, eines von beiden bleibt immer.
    Ein Kran darf nur liegen, wo er Karten mit einer Ecke und keine mit einer Seite berührt. Eine Taverne macht ein anderes Dock ihres Sektors betrunken: Es zählt nicht, weder Waren noch Größe. Es darf auch eines sein, das die andere Taverne schon betrunken gemacht hat. Ihr Besitzer darf zu Beginn eines Zuges ein anderes wählen.
    Brücken und Fluten dürfen fertige Sektoren berühren, denn vor dem Ende wird nichts gewertet. Statt zu spielen, darf man für einen Gulden passen.
rules-kontor-freewheel-solo-2 = Ein Bündnis wird vereinbart, bevor eine Karte liegt; beide brauchen dort ein Dock, und jeder darf in einem Sektor einen Verbündeten haben. Es zählt wie ein Spieler. Zum selben Zeitpunkt darf man es verlassen, überall wo es gilt, auch wo einer der beiden kein Dock mehr hat. Wachsen Sektoren zusammen und jemand hat dort zwei Verbündete, zerfallen diese Bündnisse. Ein ungerader Punkt geht an den mit mehr Speichern dort, sonst an niemanden.
    Womit ein eigener Hafen beginnt, gehört niemandem: Seine Kräne sperren für alle, und seine Tavernen machen niemanden betrunken.
    Ein Vorsprung ist, was man mehr hat als der Beste der anderen.

rules-kontor-old-grudges-2 = Gefragt wird, wenn der Sektor fertig ist. Zählt er nicht, setzt niemand einen Verwalter, und er belegt keinen Platz.
rules-kontor-misery-2 = Geprüft wird nach jedem vollständigen Schritt, etwa allen Steuern zusammen. Im Grundspiel wird auf 7 × 7 gespielt; Szenarien behalten ihren Plan.
rules-kontor-justice-2 = Beide wählen gleichzeitig und ungesehen. Welche vier gehen, entscheidet das Los.
rules-kontor-dead-drunk-2 = Das Passen nimmt einen Gulden und kommt zurück auf die Hand. Angesagt wird nichts. Zu viert hat ein Stapel jedes Teams ein Dock weniger.
rules-kontor-free-draw-2 = Ist ein Stapel leer, ist der andere frei. Sonderkarten sind weder Dock noch Kanal.
rules-kontor-one-good-2 = Gewählt wird beim Löschen, bei geschmuggelten Docks beim Aufdecken. Was im Vorrat fehlt, kommt nicht.
rules-kontor-blockade-2 = Auch Fluten und Brücken sind ausgeschlossen.
rules-kontor-first-pick-2 = Die Reihenfolge der übrigen bleibt. Die oberste Karte kostet nichts. Der andere sieht nicht, was genommen wurde.
rules-kontor-flood-choice-2 = Mindestens einen; jeder wird für sich gewertet, ohne Gulden, Steuer und Schiff. Danach werden ebenso viele Kanäle gezogen. Die Flut verlässt das Spiel.
rules-kontor-corruption-1-2 = Ein eigenes Dock, was immer dort schon steht: Es darf beliebig viele Speicher einer Ware haben. Es ist freiwillig. Fehlt die Ware im Vorrat, wird es nicht angeboten.
rules-kontor-corruption-2-2 = Eigene Docks; es darf auch nur eines sein.
rules-kontor-last-point-2 = Von mehreren, die die letzte Karte abschließt, der letzte in Leserichtung. Hat ihn niemand gewonnen oder zählt er nicht, bekommt niemand den Punkt.
rules-kontor-final-sprint-2 = So ist es, wenn nach dem Nachziehen der eigene Dockstapel leer ist und die Kanäle nicht. Ein Zollhaus, das in dieser Runde gelegt wurde, bringt keinen Punkt. Versunkenes bleibt versunken.
rules-kontor-smuggling-2 = Sie kommt zuletzt, im Freilauf im eigenen Zug, ohne Steuer, Schiff und Gulden, und muss für das, was sie ist, erlaubt sein. Bis sie aufgedeckt wird, ist sie weder Land noch Wasser; dann löscht sie ihre Waren, und alles Offene wird gewertet.
rules-kontor-protection-2 = Eine Taverne unter einer Flut schützt nicht mehr. Vor Feuer und Herauskaufen schützt nichts.
rules-kontor-special-shop-2 = Jeder sagt geheim, wie viele. Wollen beide mehr, als es gibt, kauft zuerst, wer die höhere Handkarte zeigt.
rules-kontor-bridge-and-flood-2 = Rot: Flut 90 und Brücke 92; Schwarz: Brücke 91 und Flut 93. Sie kommen zu den anderen Karten und werden nicht ersetzt. Im Grundspiel wird auf 7 × 7 gespielt; Szenarien behalten ihren Plan.
rules-kontor-great-flood-2 = Rot: 90, Schwarz: 93. Felder werden in Leserichtung gefüllt, soweit dort ein Kanal liegen darf und der Stapel reicht; einen Gulden gibt es nicht. Gewertet wird einmal danach.

rules-kontor-export-2 = Gewählt wird vor dem Löschen. Ein Dock, das das Schiff wegnimmt, gibt zuerst einen Speicher seines Sektors ab und einen des Exports nur, wenn dort keiner ist.
rules-kontor-events-2 = Eines pro Runde, aufgedeckt vor dem Wählen der Karten; es beginnt, wer zuletzt gelegt hat. Was nicht geht, entfällt, und jedes der zehn kommt einmal.
    • Orkan: Alle behalten einen Gulden
    • Verschwörung: Der Reichere setzt diese Runde aus
    • Unordnung: Docks der Hand kommen unter den Stapel, drei neue kommen
    • Wasserschaden: Jeder darf einen Speicher tauschen, nicht beide in einem Sektor
    • Hochzeit: Jeder darf ein Dock nach Wahl nehmen und legt eines unter den Stapel
    • Streik: Ein Gulden für den, der eine Taverne im Hafen hat
    • Feuer: Kräne außerhalb fertiger Sektoren kommen unter die Stapel
    • Goldene Zeiten: Ein Punkt für den Reicheren, wo Punkte zählen
    • Kampf: Die Hände werden gezeigt
    • Seeblockade: Ab jetzt schlagen Gewürze Wein, Wein schlägt Tee, Tee schlägt Gewürze (rekonstruiert)
