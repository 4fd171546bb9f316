# Die Regeln von Kontor auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).
# Szenarien und Zusatzregeln sind dort benannt und kurz erzählt, wo ein Tisch gewählt wird.

rules-kontor-chapter-begin = Spielmaterial und Vorbereitung
rules-kontor-chapter-round = Eine Runde
rules-kontor-chapter-lay = Eine Karte legen
rules-kontor-chapter-sectors = Sektoren und Ende der Partie
rules-kontor-chapter-advanced = Das Spiel für Fortgeschrittene
rules-kontor-chapter-teams = Zu viert in zwei Teams
rules-kontor-chapter-scenarios = Szenarien
rules-kontor-chapter-options = Zusatzregeln
rules-kontor-chapter-expansions = Erweiterungen

rules-kontor-numbers = Karten
rules-kontor-numbers-1 = Die Karten haben die Zahlen von 1 bis 93, jede einmal: 22 rote und 22 schwarze Docks, 43 Kanäle und sechs Sonderkarten. Der Anker hat keine Zahl.
rules-kontor-numbers-2 = Dass 45 bis 87 die Kanäle sind und ungerade Docks rot, gerade schwarz, haben wir rekonstruiert; du kannst eine Datei mit den echten Zahlen laden.
rules-kontor-deck = Was die Karten zeigen
rules-kontor-deck-1 = Docks zeigen Waren, einen Kran oder eine Taverne; Docks und Kanäle können dazu einen Gulden oder ein Schiff zeigen, nie beides. Bis auf die Zahlen haben beide Farben die gleichen Docks.
rules-kontor-deck-2 = Ungerade Docks sind rot, gerade schwarz.
    • 3, 4 alle drei Waren; 5 bis 10 zwei Waren; alle mit Schiff
    • 11 bis 28 und 33 bis 44 eine Ware: 11 bis 16 mit Schiff, 17 bis 28 und 33 bis 38 mit Gulden, 39 bis 44 ohne beides
    • Kräne 29 bis 32 (31 und 32 mit Schiff), Tavernen 88 (schwarz) und 89 (rot) mit Schiff
    • Kanäle 45, 49 … 85 mit Gulden, 47, 51 … 87 mit Schiff, gerade ohne beides
    • Zollhäuser 1 und 2, Brücken 91 und 92, Fluten 90 und 93
    Vieles davon haben wir rekonstruiert; du kannst eine Datei mit den echten Karten laden.
rules-kontor-pieces = Material
rules-kontor-pieces-1 = Je 16 Speicher für Tee, Wein und Gewürze, 20 Gulden, ein Schiff und Verwalter, die zeigen, wer einen Sektor gewonnen hat.
rules-kontor-setup = Vorbereitung
rules-kontor-setup-1 = Der Anker liegt in der Mitte eines Kreuzes aus acht Kanälen. Jeder Spieler hat zwei Kanäle und drei Docks auf der Hand und 4 Gulden; 12 Gulden liegen in der Kasse.
rules-kontor-setup-2 = Die übrigen Kanäle und die übrigen Docks jeder Farbe bilden Stapel, deren oberste Karte offen liegt. Im Grundspiel bleiben Sonderkarten und Schiff in der Schachtel. Jeder darf sehen, wie viele Gulden du hast.

rules-kontor-sequence = Ablauf
rules-kontor-sequence-1 = In einer Runde sagt ihr an, ob ihr passt, wählt Karten, deckt sie gemeinsam auf und zahlt Steuern; dann macht jeder seinen Zug, die höhere Zahl zuerst.
rules-kontor-sequence-2 = Davor kommen, falls im Spiel: das Ereignis, der Sonderladen, das Herauskaufen von Docks. Verdecktes Passen wird vor den Steuern bezahlt.
    Ein Zug: Schiff bewegen und ein Dock entfernen; Karte legen; Ränder stehen fest; Waren ausladen; Wirkung der Karte selbst; fertige Sektoren werten, in Leserichtung; sofortiger Sieg; versunkene Waren; ein voller Hafen beendet die Partie; zweiter Kanal; nachziehen; Gulden für einen Kanal.
rules-kontor-choose = Eine Karte wählen
rules-kontor-choose-1 = Jeder wählt verdeckt eine seiner Handkarten.
rules-kontor-choose-2 = Du darfst auch eine wählen, die du nicht legen kannst: Das könnte niemand prüfen.
rules-kontor-reveal = Aufdecken
rules-kontor-reveal-1 = Alle gewählten Karten werden gemeinsam aufgedeckt.
rules-kontor-pass = Passen
rules-kontor-pass-1 = Bevor Karten gewählt werden, darfst du passen und einen Gulden aus der Kasse nehmen. Keine Steuer trifft dich; die anderen spielen die Runde und wissen, dass du passt.
rules-kontor-pass-2 = Alle sagen gleichzeitig an, und alle dürfen passen. Mit der Option „Eine Antwort“ sagt niemand an: Du wählst verdeckt eine Karte oder passt. Hat die Kasse zu wenige Gulden, wird nach der Sitzordnung bezahlt; eine leere Kasse zahlt nichts. Ohne Karte auf der Hand musst du passen.
rules-kontor-tax = Steuer
rules-kontor-tax-1 = Bei einer Karte mit Gulden zahlt der Gegner einen Gulden an die Kasse. Ein Spieler, der nicht zahlen kann, nimmt seine Karte zurück und setzt die Runde aus.
rules-kontor-tax-2 = Zeigen beide Karten einen Gulden und können beide zahlen, zahlen beide. Kann nur einer nicht zahlen, nimmt er seine Karte zurück, und der andere schuldet nichts. Kann keiner zahlen, zahlt niemand, beide bekommen einen Gulden, und beide spielen. Erst zahlen alle, dann wird ausgezahlt.
rules-kontor-order = Wer zuerst am Zug ist
rules-kontor-order-1 = Der Spieler mit der höheren Zahl macht zuerst seinen ganzen Zug, dann der nächste.
rules-kontor-dry-rounds = Runden ohne Karte
rules-kontor-dry-rounds-1 = Nach drei Runden in Folge, in denen keine Karte gelegt wird, endet die Partie. Offene Sektoren werden dann nicht gewertet.
rules-kontor-dry-rounds-2 = Der Grund ist egal: Passen, Steuern oder keine Karte, die sich legen lässt. Das Schiff zu bewegen gilt nicht als Legen. Auch nach 200 Runden endet die Partie.

rules-kontor-place = Eine Karte legen
rules-kontor-place-1 = Die Karte muss eine andere mit einer Seite berühren. Keine Karte wird verschoben oder bedeckt.
rules-kontor-place-2 = Lässt sich eine Karte legen, musst du sie legen. Sonst kommt sie zurück auf die Hand: Du ziehst nicht nach und bekommst keinen Gulden; eine gezahlte Steuer bleibt gezahlt.
rules-kontor-board = Wie groß der Hafen wird
rules-kontor-board-1 = Im Grundspiel wächst er auf 6 × 6 Felder, mit „Elend“ oder „Brücke und Flut“ auf 7 × 7. Erreichen die Karten diese Breite oder Höhe, steht sie fest, und keine Karte darf darüber hinaus.
rules-kontor-board-2 = Sie bleibt auch dann fest, wenn die Karte entfernt wird, die sie festgelegt hat; bis dahin kann der Hafen wieder schrumpfen.
rules-kontor-edges = Ränder
rules-kontor-edges-1 = Stehen Breite und Höhe fest, schließen die Ränder Sektoren ab, genau wie Wasser.
rules-kontor-edges-2 = Bis dahin bleibt ein Sektor an einem festen Rand offen. Die Karte, die die zweite Richtung festlegt, kann weit entfernte Sektoren abschließen. Mit einer Option der Vorbereitung schließt jede Richtung für sich ab.
rules-kontor-crane = Kräne
rules-kontor-crane-1 = Auf leere Felder neben einem Kran dürfen die Gegner seines Besitzers Kanäle legen, aber keine Docks.
rules-kontor-crane-2 = Karten, die dort schon liegen, bleiben. Kräne und Tavernen sind auch Docks. Ein Kran unter einer Flut wirkt nicht mehr.
rules-kontor-isolated = Einzelne Karten
rules-kontor-isolated-1 = Wird ein Dock entfernt, berühren manche Karten vielleicht keine andere mehr. Sie bleiben liegen, und neue Karten dürfen jede von ihnen berühren.
rules-kontor-land-goods = Waren ausladen
rules-kontor-land-goods-1 = Ein Dock mit Waren bringt seinem Besitzer einen Speicher für jede gezeigte Ware, im Sektor des Docks.
rules-kontor-land-goods-2 = Der Bestand eines Sektors ist alles, was auf seinen Docks liegt; er wird mit ihnen verbunden und geteilt. Ist eine Ware im Vorrat ausgegangen, bekommst du nichts davon. Ein Speicher, den eine andere Regel gebracht hat, geht mit dem Dock, auf dem er steht.
rules-kontor-refill = Nachziehen
rules-kontor-refill-1 = Nach dem Legen ziehst du eine Karte derselben Art: ein Dock von deinem Stapel oder einen Kanal vom gemeinsamen.
rules-kontor-refill-2 = Ist der Stapel leer, ziehst du nichts. Die Karte, die den Hafen füllt, wird nicht ersetzt.
rules-kontor-subsidy = Ein Gulden für einen Kanal
rules-kontor-subsidy-1 = Wenn du einen Kanal legst, bekommst du einen Gulden, solange die Kasse einen hat.

rules-kontor-sector = Sektoren
rules-kontor-sector-1 = Docks, die sich mit einer Seite berühren, bilden einen Sektor, egal wem sie gehören.
rules-kontor-finished = Ein fertiger Sektor
rules-kontor-finished-1 = Ein Sektor ist fertig, wenn jedes Feld neben ihm ein Kanal ist oder jenseits eines abschließenden Randes liegt. Er wird sofort gewertet; seine Speicher kommen zurück in den Vorrat, und der Gewinner setzt einen Verwalter.
rules-kontor-finished-2 = Waren werden vorher ausgeladen. Wessen Karte den Sektor abschließt, ist egal. Mehrere werden in Leserichtung gewertet.
rules-kontor-majority = Wer einen Sektor gewinnt
rules-kontor-majority-1 = Der Spieler mit dem größten Vorsprung in einer Ware. Bei Gleichstand der Spieler, der in mehr Waren führt. Ist auch das gleich, schlägt Wein Gewürze, Gewürze schlagen Tee, Tee schlägt Wein.
rules-kontor-majority-2 = Dein Vorsprung in einer Ware ist die Zahl der Speicher, die du mehr hast. Sind beide Bestände gleich oder gibt es keine Speicher, gewinnt niemand.
rules-kontor-end = Ende der Partie
rules-kontor-end-1 = Die Partie endet sofort, wenn der Hafen voll ist; die letzten Sektoren werden gewertet.
rules-kontor-end-2 = Für die letzte Karte ziehst du nicht nach und bekommst keinen Gulden. Führt jede Antwort auf eine Frage zum selben Ergebnis am Ende, wird sie nicht mehr gestellt.
rules-kontor-winner = Der Gewinner
rules-kontor-winner-1 = Es gewinnt der Spieler mit den meisten Punkten. Bei Gleichstand entscheiden die meisten Gulden; danach teilt ihr euch den Sieg.
rules-kontor-winner-2 = Ein Team zählt die Gulden beider Partner zusammen.
rules-kontor-points = Punkte
rules-kontor-points-1 = Jeder gewonnene Sektor, der zählt, ist 1 Punkt wert, wenn das Szenario nichts anderes sagt.
rules-kontor-points-2 = Zollhäuser, Export und goldene Zeiten bringen weitere Punkte. Verwalter auf Sektoren, die nicht zählen, sind nichts wert.

rules-kontor-five-largest = Die fünf größten
rules-kontor-five-largest-1 = Nur die fünf größten fertigen Sektoren zählen, nach der Zahl ihrer Docks beider Farben.
rules-kontor-five-largest-2 = Kämpfen gleich große Sektoren um die letzten Plätze, gilt der nähere am Anker als größer; ist auch das gleich, zählt keiner davon, und kleinere rücken nach. Ein Sektor, den niemand gewonnen hat, belegt trotzdem einen Platz. Sektoren, die zu klein sind oder aus anderen Gründen nicht zählen, scheiden vorher aus.
rules-kontor-ship = Das Schiff
rules-kontor-ship-1 = Zeigt deine Karte ein Schiff, darfst du vor dem Legen das Schiff auf einen beliebigen anderen Kanal bewegen und dann ein Dock mit Schiff entfernen, das es berührt.
rules-kontor-ship-2 = Die Farbe ist egal, aber das Dock darf nicht in einem fertigen Sektor liegen. Es kommt unter den Stapel seines Besitzers, seine Speicher kommen in den Vorrat; auf das freie Feld darfst du deine Karte legen. Ohne das Schiff zu bewegen, darfst du kein Dock entfernen. Bewegen darfst du es auch, wenn sich deine Karte nicht legen lässt.
rules-kontor-untouchable = Unantastbar
rules-kontor-untouchable-1 = In einem fertigen Sektor ändert sich nichts mehr. Kanäle und Docks ohne Schiff werden nie entfernt.

rules-kontor-teams = Teams
rules-kontor-teams-1 = Zwei gegen zwei auf 8 × 8 Feldern. Jeder Spieler hat drei Docks, zwei Kanäle, eine verdeckte Sonderkarte und 4 eigene Gulden. Verwalter und Bestände gehören dem Team; es zählen nur die fünf größten Sektoren mit mindestens zwei Docks.
rules-kontor-teams-2 = Alle vier wählen eine Karte, und die Zahlen bestimmen die Reihenfolge. Die Docks jedes Teams sind auf zwei Stapel verteilt. Ein Spieler, der mit dem Schiff ein Dock entfernt, wählt, unter welchen der beiden es kommt. Partner dürfen erst nach dem Aufdecken miteinander reden.
rules-kontor-seats = Sitzordnung
rules-kontor-seats-1 = Partner sitzen nebeneinander: Spieler 1 sitzt Spieler 4 gegenüber, Spieler 2 Spieler 3. Nur Spieler, die sich gegenübersitzen, besteuern einander.
rules-kontor-special-cards = Sonderkarten
rules-kontor-special-cards-1 = Du spielst sie wie andere Karten, ziehst aber nicht nach. Sie liegen nie auf oder in einem fertigen Sektor und zeigen weder Gulden noch Schiff.
rules-kontor-flood = Flut
rules-kontor-flood-1 = Eine Flut bedeckt eine Brücke oder ein Dock mit höchstens einer Ware und gilt als Kanal.
rules-kontor-flood-2 = Für sie bekommst du keinen Gulden. Sie kann Sektoren teilen oder abschließen; die Speicher des bedeckten Docks kommen in den Vorrat, ein Kran oder eine Taverne wirkt nicht mehr. Ein Zollhaus kann nicht geflutet werden.
rules-kontor-bridge = Brücke
rules-kontor-bridge-1 = Eine Brücke bedeckt einen Kanal oder eine Flut und gilt als Dock ohne Besitzer und ohne Waren. Sie darf unfertige Sektoren verbinden.
rules-kontor-bridge-2 = Du darfst sie nicht auf den Anker, unter das Schiff, neben einen fertigen Sektor oder über versunkene Waren legen. Neben einem Kran darf sie liegen. Zwischen vier Kanälen ist sie ein fertiger Sektor, den niemand gewinnt.
rules-kontor-customs = Zollhaus
rules-kontor-customs-1 = Du legst es wie ein Dock, aber es darf keinen Sektor abschließen. Sein Sektor ist um eins mehr wert.
rules-kontor-customs-2 = Es ist Land ohne Besitzer und zählt für die Größe. Mit beiden Zollhäusern ist ein Sektor drei wert. Neben einem Kran darf es liegen. Einen fernen Sektor darf es ebenfalls nicht abschließen, indem es einen Rand festlegt.
rules-kontor-specials-left = Übrige Sonderkarten
rules-kontor-specials-left-1 = Eine Sonderkarte, die du am Ende noch auf der Hand hast, bewirkt nichts. Eine, die sich nicht legen ließ, kommt zurück auf die Hand und ist dann allen bekannt.

rules-kontor-bakchich-2 = Zehn Kanäle kommen ungesehen beiseite. Der Spieler mit weniger Verwaltern darf zuerst kaufen, bei Gleichstand Rot; der andere sieht es. Der Preis ist die Zahl der Waren auf dem Dock; das Dock kommt unter den Stapel seines Besitzers. Die fünf größten Sektoren zählen.
rules-kontor-canale-grande-2 = Beide Ränder stehen von Anfang an fest, auch in einem selbst gezeichneten Hafen. Den Lauf des Kanals haben wir rekonstruiert.
rules-kontor-david-and-goliath-2 = Bei Gleichstand bekommt der Sektor den Platz, der näher am Anker liegt.
rules-kontor-ile-grande-2 = Die Kräne 29 und 30 fehlen; zu viert gibt es keine Sonderkarten. Die Insel sind die neun Felder im Ring: Als ein fertiger Sektor ist sie 2 wert. Kann auf eines ihrer Felder gar keine Karte gelegt werden, bleibt sie unfertig. Alle Sektoren zählen, zu viert auch einzelne Docks. Die Lage des Rings haben wir rekonstruiert.
rules-kontor-giant-2 = Sonst gelten die Regeln für Fortgeschrittene.
rules-kontor-gulliver-2 = Ohne die Kräne 29 und 30 und ohne Tavernen.
rules-kontor-ever-smaller-2 = Ein Sektor ab vier Docks bringt nichts.
rules-kontor-tic-tac-toe-2 = Die Ränder stehen von Anfang an fest, Kräne gibt es nicht. Was von einem Bereich übrig ist, leere Felder mitgezählt, muss zusammenhängen. Hat niemand eine Linie, gewinnen die meisten Sektoren.
rules-kontor-watergames-2 = Anker und Fluten gelten als Kanäle. Ein Dock, das keinen berühren kann, kommt zurück auf die Hand. Die Startaufstellung haben wir rekonstruiert.
rules-kontor-speed-2 = Schließt eine Karte Sektoren für beide ab, gewinnt der Spieler, der mehr davon gewinnt. Bei Gleichstand, oder wenn niemand gewinnt, geht die Partie weiter.
rules-kontor-small-is-beautiful-2 = Ist auch das gleich, zählt keiner davon.
rules-kontor-embargo-2 = Der Verlierer bekommt seine Speicher zurück; gewinnt niemand, bekommen beide sie zurück. Auch die Speicher auf einem Dock, das das Schiff entfernt, kommen zurück. Ohne passenden Speicher setzt du nichts. Am Ende offene Sektoren werden nicht gewertet.
rules-kontor-euphrates-2 = Er kommt auf eines deiner Docks in einem offenen Sektor, auf dem schon ein Speicher steht; gibt es keines, in den Vorrat. Sektoren, die diese Karte abschließt, werden vorher gewertet. Ein fester Rand gilt als gelegte Karte. Ist ein Speicher im Vorrat ausgegangen, wird er aus den Kanälen geholt.
rules-kontor-single-file-2 = Brücken und Zollhäuser zählen als Karten der Linie; eine einzelne Karte ist eine Linie. Sektoren mit einem Knick belegen keinen der fünf Plätze.
rules-kontor-spring-tide-2 = Du bezahlst ihn gleich nach der Wertung des ersten; er bringt keinen Gulden, keine Steuer und kein Schiff. Danach ziehst du für beide nach.
rules-kontor-freewheel-2 = Jeder hat so viele Gulden, wie Spieler dabei sind. Legst du eine Karte mit Gulden, zahlt jeder Gegner einen; ein Spieler, der nicht zahlen kann, setzt seinen nächsten Zug aus. Deine Hand aus zwei Docks und zwei Kanälen füllst du von einem beliebigen Stapel auf, behältst aber immer mindestens ein Dock und einen Kanal.
    Ein Kran darf nur liegen, wo er Karten mit einer Ecke und keine mit einer Seite berührt. Eine Taverne macht ein anderes Dock ihres Sektors betrunken: Es zählt nicht, weder Waren noch Größe. Es darf auch eines sein, das die andere Taverne schon betrunken gemacht hat. Der Besitzer der Taverne darf zu Beginn eines Zuges ein anderes wählen.
    Brücken und Fluten dürfen fertige Sektoren berühren, denn vor dem Ende wird nichts gewertet. Statt eine Karte zu spielen, darfst du passen und einen Gulden nehmen.
rules-kontor-freewheel-solo-2 = Ein Bündnis schließt du, bevor du eine Karte legst; beide brauchen ein Dock im Sektor, und jeder darf dort einen Verbündeten haben. Verbündete zählen wie ein Spieler. Zum selben Zeitpunkt darfst du ein Bündnis überall verlassen, wo es gilt, auch wenn einer von euch dort kein Dock mehr hat. Wachsen Sektoren zusammen und hat ein Spieler dort zwei Verbündete, enden diese Bündnisse. Ein ungerader Punkt geht an den Verbündeten mit mehr Speichern dort; bei Gleichstand bekommt ihn niemand.
    Karten, mit denen ein gezeichneter Hafen beginnt, gehören niemandem: Ihre Kräne sperren Docks für alle, und ihre Tavernen machen niemanden betrunken.
    Dein Vorsprung in einer Ware ist die Zahl der Speicher, die du mehr hast als der beste der anderen Spieler.

rules-kontor-old-grudges-2 = Der Besitzer entscheidet, wenn der Sektor fertig ist. Zählt er nicht, setzt niemand einen Verwalter, und er belegt keinen Platz.
rules-kontor-misery-2 = Geprüft wird nach jedem vollständigen Schritt, etwa nach allen Steuern zusammen. Im Grundspiel und im Spiel für Fortgeschrittene ist der Hafen zu zweit wie zu viert 7 × 7 groß; Szenarien behalten ihre Größe.
rules-kontor-justice-2 = Beide wählen gleichzeitig und verdeckt. Die vier Docks, die wegkommen, werden ausgelost.
rules-kontor-dead-drunk-2 = Verdecktes Passen bringt einen Gulden; der Pass-Marker kommt zurück auf die Hand. Angesagt wird nichts. Mit „Alte Feindschaft“, „Schutz“ oder „Korruption“ ist der Marker eine Sonderkarte, und die Tavernen bleiben im Spiel; ohne diese Regeln hat zu viert ein Stapel jedes Teams ein Dock weniger.
rules-kontor-free-draw-2 = Ist ein Stapel leer, darfst du vom anderen frei ziehen. Sonderkarten sind weder Docks noch Kanäle.
rules-kontor-one-good-2 = Du wählst beim Ausladen, bei geschmuggelten Docks beim Aufdecken. Ist die Ware im Vorrat ausgegangen, bekommst du nichts.
rules-kontor-blockade-2 = Das gilt auch für Fluten und Brücken. Die gewählten Karten entscheiden nicht über das Ende: Solange sich irgendeine Handkarte legen ließe, auch nachdem ihr Schiff gefahren ist, geht die Partie weiter.
rules-kontor-first-pick-2 = Die Reihenfolge der übrigen Docks bleibt. Die oberste Karte kostet nichts. Dein Gegner sieht nicht, welches du nimmst.
rules-kontor-flood-choice-2 = Mindestens einen musst du legen; jeder wird für sich gewertet, ohne Gulden, Steuer und Schiff. Danach ziehst du ebenso viele Kanäle. Die Flut kommt aus dem Spiel.
rules-kontor-corruption-1-2 = Es muss dein eigenes Dock sein, egal was dort schon steht: Ein Dock darf beliebig viele Speicher einer Ware haben. Du darfst verzichten. Ist die Ware im Vorrat ausgegangen, wird es nicht angeboten.
rules-kontor-corruption-2-2 = Es müssen deine eigenen Docks sein; du darfst auch nur eines wählen.
rules-kontor-last-point-2 = Schließt die letzte Karte mehrere Sektoren ab, ist es der letzte in Leserichtung. Hat ihn niemand gewonnen oder zählt er nicht, bekommt niemand den Punkt.
rules-kontor-final-sprint-2 = Das ist der Fall, wenn nach dem Nachziehen dein Dockstapel leer ist und der Kanalstapel nicht. Ein Zollhaus, das in dieser Runde gelegt wurde, bringt keinen Punkt. Versunkene Waren bleiben versunken.
rules-kontor-smuggling-2 = Du legst sie zuletzt, in „Freilauf“ in deinem Zug, ohne Steuer, Schiff und Gulden, und nur dort, wo sie auch offen liegen dürfte. Bis sie aufgedeckt wird, ist sie weder Land noch Wasser; dann lädt sie ihre Waren aus, und alles Offene wird gewertet.
rules-kontor-protection-2 = Eine Taverne unter einer Flut schützt nicht mehr. Vor Feuer und Herauskaufen schützt nichts.
rules-kontor-special-shop-2 = Jeder wählt verdeckt, wie viele er kauft. Wollen beide zusammen mehr, als es gibt, wählt jeder verdeckt eine Handkarte, die er zeigt, und die höhere kauft zuerst.
rules-kontor-bridge-and-flood-2 = Rot hat Flut 90 und Brücke 92, Schwarz Brücke 91 und Flut 93. Sie kommen zu den anderen Karten und werden nicht ersetzt. Im Grundspiel ist der Hafen 7 × 7 groß; Szenarien behalten ihre Größe.
rules-kontor-great-flood-2 = Rot hat die Flut 90, Schwarz die Flut 93. Felder werden in Leserichtung gefüllt, soweit dort ein Kanal liegen darf und der Stapel reicht; einen Gulden gibt es nicht. Danach wird einmal gewertet.

rules-kontor-export-2 = Du wählst vor dem Ausladen. Entfernt das Schiff ein Dock, gibt sein Besitzer einen Speicher aus dem Sektor zurück, und aus dem Export nur, wenn dort keiner ist.
rules-kontor-events-2 = Ein Ereignis pro Runde, aufgedeckt, bevor Karten gewählt werden; es beginnt der Spieler, der zuletzt gelegt hat. Was nicht möglich ist, entfällt, und jedes der zehn kommt einmal.
    • Orkan: Alle behalten nur einen Gulden
    • Verschwörung: Der reichere Spieler setzt diese Runde aus
    • Unordnung: Docks auf der Hand kommen unter den Stapel; zieht drei neue
    • Wasserschaden: Jeder darf einen Speicher tauschen, aber nicht beide im selben Sektor
    • Hochzeit: Jeder darf ein beliebiges Dock vom Stapel nehmen und legt dann eines darunter
    • Streik: Ein Gulden für jeden mit einer Taverne im Hafen
    • Feuer: Kräne außerhalb fertiger Sektoren kommen unter die Stapel
    • Goldene Zeiten: Ein Punkt für den reicheren Spieler, wenn Punkte zählen
    • Kampf: Die Spieler zeigen ihre Handkarten
    • Seeblockade: Ab jetzt schlagen Gewürze Wein, Wein schlägt Tee, Tee schlägt Gewürze (rekonstruiert)

# Beispiele: Die Punkte kommen vom Programm, nach der Farbe des Spielers.
rules-kontor-example-majority-1 = Schritt 1, der größte Vorsprung. Rot liegt bei Tee um 1 und bei Wein um 1 vorn, Schwarz bei Gewürzen um 2. Der Vorsprung von Schwarz ist der größte: Schwarz gewinnt.
rules-kontor-example-majority-2 = Schritt 2, mehr Waren. Rot liegt bei Tee um 1 vorn, Schwarz bei Wein um 1 und bei Gewürzen um 1. Die größten Vorsprünge sind gleich, aber Schwarz führt in 2 Waren und Rot in 1: Schwarz gewinnt.
rules-kontor-example-majority-3 = Schritt 3, die Rangfolge der Waren. Rot liegt bei Wein um 1 vorn, Schwarz bei Gewürzen um 1: gleicher Vorsprung und je 1 Ware. Wein schlägt Gewürze: Rot gewinnt.
rules-kontor-example-majority-4 = Kein Gewinner: Rot und Schwarz haben je 1 Tee und 1 Wein. Niemand liegt irgendwo vorn, also gewinnt niemand den Sektor.
rules-kontor-example-points = Der Hafen ist voll. Rot hat 4 Sektoren gewonnen, { $red } Punkte; Schwarz hat 2 gewonnen, { $black } Punkte. Den siebten gewann niemand.
rules-kontor-example-five-largest = Die fünf größten haben 7, 6, 4, 2 und 2 Docks. Zwei Sektoren aus 1 Dock fallen weg. Von den fünf hat Rot 2 gewonnen und Schwarz 3: { $red } zu { $black } Punkte.
rules-kontor-example-customs = In den zwei Sektoren von Schwarz, die zählen, steht je ein Zollhaus, also ist jeder 2 wert: { $black } Punkte. Der von Rot ist 1 wert: { $red } Punkt.
rules-kontor-example-export = Wein: Rot 3, Schwarz 2. Gewürze: Rot 2, Schwarz 0. Rot führt in beiden: { $red } Punkte. Tee: Rot 1, Schwarz 2, also bekommt Schwarz { $black } Punkt.
rules-kontor-example-ile-grande = Schwarz hat 6 Sektoren gewonnen; einer davon ist die ganze Insel und 2 wert: { $black } Punkte. Rot hat 3 gewonnen: { $red } Punkte.
rules-kontor-example-ever-smaller = Rot hat Sektoren aus 3, 3, 1 und 1 Docks gewonnen: 3 + 3 + 1 + 1 = { $red } Punkte. Der aus 5 Docks gibt nichts. Schwarz hat 3, 1, 1 und 1 gewonnen: 3 + 1 + 1 + 1 = { $black }.
rules-kontor-example-last-point = Der Sektor von Rot aus 1 Dock wurde zuletzt fertig und ist 2 wert, der andere 1: 2 + 1 = { $red } Punkte. Der von Schwarz ist 1 wert: { $black } Punkt.

# Wozu Schiff und Taverne auf einer Karte in dieser Partie gut sind.
rules-kontor-about-tavern-none = Eine Taverne hat in dieser Partie keine Wirkung: Sie ist ein Dock ohne Waren.
rules-kontor-about-tavern-drunk = Eine Taverne macht ein anderes Dock ihres Sektors betrunken: Dieses Dock zählt dann nicht.
rules-kontor-about-tavern-strike = Bei einem Streik bekommt der Besitzer einer Taverne im Hafen einen Gulden.
rules-kontor-about-florin = Wegen des Guldens auf der Karte zahlt der Gegner einen Gulden Steuer, wenn sie gespielt wird.
rules-kontor-about-florin-all = Wegen des Guldens auf der Karte zahlt jeder Gegner einen Gulden Steuer, wenn sie gespielt wird.
rules-kontor-about-ship-none = Das Schiff auf der Karte hat in dieser Partie keine Wirkung.
rules-kontor-about-ship-card = Wegen des Schiffs auf der Karte darf ihr Spieler vor dem Legen das Schiff bewegen.
rules-kontor-about-ship-dock = Wegen des Schiffs auf der Karte darf ihr Spieler vor dem Legen das Schiff bewegen; später kann das Schiff dieses Dock entfernen.

# Was gefragt wird, eine Regel je Zeile: Die Suche findet die Regel damit. Wird nie gezeigt.
rules-kontor-asked =
    majority = wer gewinnt einen Sektor, wer bekommt einen Sektor
    order = wer beginnt, wer ist zuerst dran
    dry-rounds = was, wenn niemand legt
    place = wo darf ich eine Karte anlegen
    winner = wie gewinne ich, wer gewinnt bei Gleichstand
