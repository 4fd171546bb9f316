# Die Regeln von Imhotep auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-imhotep-chapter-begin = Spielmaterial und Vorbereitung
rules-imhotep-chapter-turn = Ein Zug
rules-imhotep-chapter-side-a = Die Orte, Seite A
rules-imhotep-chapter-side-b = Die Orte, Seite B
rules-imhotep-chapter-end = Ende der Runde und der Partie

rules-imhotep-stones = Steine
rules-imhotep-stones-1 = Jeder Spieler hat 29 Steine einer Farbe. Sie liegen in seinem Steinbruch; bis zu fünf liegen auf seinem Vorratsschlitten (kurz: Schlitten), bereit zum Laden.
rules-imhotep-boats = Boote
rules-imhotep-boats-1 = Die Boote teilt ihr euch: Jeder darf jedes beladen und jedes losschicken, das genug Steine trägt.
rules-imhotep-boats-2 = Es gibt acht Boote: zwei für 4 Steine, drei für 3, zwei für 2 und eines für einen einzigen Stein.
    Zum Losfahren braucht ein 4er-Boot mindestens 3 Steine, ein 3er-Boot 2, die kleineren 1.
    Die Plätze werden vom Bug aus gezählt.
rules-imhotep-round-cards = Rundenkarten
rules-imhotep-round-cards-1 = Eine Rundenkarte zeigt die vier Boote der Runde. Von den sieben Karten für eure Spielerzahl kommt eine ungesehen aus dem Spiel; die anderen sechs folgen in zufälliger Reihenfolge.
rules-imhotep-round-cards-2 = • 2 Spieler: 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 Spieler: 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 Spieler: 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Vorbereitung
rules-imhotep-setup-1 = Wählt für jeden Ort Seite A oder B; jede Mischung ist erlaubt. Der Startspieler beginnt mit 2 Steinen auf dem Schlitten, die nächsten mit 3, 4 und 5.
rules-imhotep-setup-2 = Der Startspieler wird gewählt oder ausgelost; dann geht es im Uhrzeigersinn weiter. Die Startsteine richten sich nach der Zugfolge, nicht nach der Farbe.
rules-imhotep-round-start = Beginn einer Runde
rules-imhotep-round-start-1 = Die nächste Rundenkarte wird aufgedeckt, und ihre vier Boote werden bereitgelegt. Dazu werden vier Marktkarten offen ausgelegt, auf Seite B drei offen und ein Paar verdeckt.
rules-imhotep-round-start-2 = Während der Runde wird der Marktplatz nicht aufgefüllt. Ist der Stapel leer, wird die Ablage gemischt; reicht auch das nicht, liegen weniger Karten aus.
rules-imhotep-market-deck = Marktkarten
rules-imhotep-market-deck-1 = 34 Karten: Rote wirken sofort, grüne und Statuen zählen am Ende der Partie, blaue behältst du und spielst sie als Aktion.
rules-imhotep-market-deck-2 = • Rot, je zwei: Eingang, Sarkophag und Gepflasterter Weg bringen einen deiner Steine aus dem Steinbruch zu den Pyramiden, in die Grabkammer oder zu den Obelisken.
    • Grün, zwei für jede Baustelle: 1 Punkt für je 3 Steine aller Spieler dort, abgerundet. Verdeckte, lose und verbaute Steine zählen; jede Karte wird für sich gerundet.
    • Zehn Statuen: 1, 3, 6, 10, 15 Punkte für eine bis fünf, dann 2 für jede weitere.
    • Blau: Hebel ×2, Hammer ×2, Segel ×3, Meißel ×3. Jede ungenutzte ist am Ende 1 Punkt wert.

rules-imhotep-turn = Eine Aktion
rules-imhotep-turn-1 = In deinem Zug tust du genau eines: Steine nehmen, einen Stein laden, ein Boot losschicken oder eine blaue Karte spielen.
rules-imhotep-turn-2 = Verlangt ein Ort oder eine Karte eine Entscheidung, trifft sie der Besitzer des Steins, egal wer am Zug ist. Danach geht es links von dem Spieler weiter, der am Zug war.
rules-imhotep-take-stones = Steine nehmen
rules-imhotep-take-stones-1 = Nimm 3 Steine aus deinem Steinbruch auf deinen Schlitten.
rules-imhotep-take-stones-2 = Der Schlitten fasst 5. Du nimmst immer so viele, wie passen und da sind, nie freiwillig weniger. Ist der Schlitten voll oder der Steinbruch leer, kannst du keine Steine nehmen.
rules-imhotep-load = Einen Stein laden
rules-imhotep-load-1 = Lege einen Stein von deinem Schlitten auf einen beliebigen freien Platz eines Bootes, das noch nicht losgefahren ist.
rules-imhotep-load-2 = Der Platz ist wichtig: Boote werden vom Bug nach hinten entladen.
rules-imhotep-sail = Ein Boot losschicken
rules-imhotep-sail-1 = Schicke ein Boot, das genug Steine trägt, zu einem Ort mit freier Anlegestelle. Es wird sofort entladen, vom Bug nach hinten.
rules-imhotep-sail-2 = Du musst keinen eigenen Stein an Bord haben. Jeder Stein bringt seinem Besitzer, was der Ort bietet; alles, was ein Stein auslöst, wird ausgeführt, bevor der nächste an der Reihe ist. Das Boot bleibt bis zum Ende der Runde liegen.
rules-imhotep-blue-card = Eine blaue Karte spielen
rules-imhotep-blue-card-1 = Spiele statt einer anderen Aktion eine blaue Karte aus einem früheren Zug und lege sie ab.
rules-imhotep-blue-card-2 = Nur eine pro Zug. Eine Karte, die du im Zug eines anderen bekommen hast, kannst du in deinem nächsten Zug spielen. Auch mit einer Karte braucht ein Boot genug Steine und eine freie Anlegestelle.
rules-imhotep-lever = Hebel
rules-imhotep-lever-1 = Schicke ein Boot los und bestimme, in welcher Reihenfolge seine Steine ausgeladen werden.
rules-imhotep-lever-2 = Du legst die ganze Reihenfolge beim Losfahren fest. Die Steine bleiben bei ihren Besitzern: Am Marktplatz wählt jeder selbst seine Karte, bei den Pyramiden der Seite B seine Pyramide.
rules-imhotep-hammer = Hammer
rules-imhotep-hammer-1 = Nimm bis zu 3 Steine, dann lade einen.
rules-imhotep-hammer-2 = Du darfst ihn auch spielen, wenn du keinen Stein nehmen kannst, weil der Schlitten voll oder der Steinbruch leer ist. Laden musst du danach aber einen.
rules-imhotep-sail-card = Segel
rules-imhotep-sail-card-1 = Lade einen Stein auf ein Boot, dann schicke dieses Boot los.
rules-imhotep-sail-card-2 = Der neue Stein zählt für die Mindestzahl mit. Du kannst kein volles Boot wählen und die Karte nicht mit leerem Schlitten spielen.
rules-imhotep-chisel = Meißel
rules-imhotep-chisel-1 = Lade zwei Steine, auf dasselbe Boot oder auf zwei Boote.
rules-imhotep-chisel-2 = Du brauchst zwei Steine auf dem Schlitten und zwei freie Plätze.
rules-imhotep-pass = Passen
rules-imhotep-pass-1 = Freiwillig passen darfst du nicht. Nur wenn du gar nichts tun kannst, musst du passen.
rules-imhotep-pass-2 = Das ist genau dann der Fall, wenn dein Schlitten und dein Steinbruch leer sind und keines der übrigen Boote genug Steine trägt.
rules-imhotep-all-stuck = Niemand kann etwas tun
rules-imhotep-all-stuck-1 = Wenn alle nacheinander passen mussten, endet die Runde.
rules-imhotep-all-stuck-2 = Steine auf Booten, die nicht losgefahren sind, kommen zurück in die Steinbrüche ihrer Besitzer. Alles Weitere läuft wie am Ende jeder Runde. Die nächste Runde beginnt links von dem Spieler, der in dieser Runde das letzte Boot losgeschickt hat; gab es keinen, links vom Startspieler dieser Runde.

rules-imhotep-market-a = Marktplatz A
rules-imhotep-market-a-1 = Für jeden Stein nimmt sein Besitzer eine der offenen Karten; dann kommt der Stein zurück in den Steinbruch.
rules-imhotep-market-a-2 = Solange Karten da sind, musst du eine nehmen. Der Stein kommt erst zurück, wenn seine Karte und alles, was sie auslöst, ausgeführt ist.
rules-imhotep-red-card = Rote Karten
rules-imhotep-red-card-1 = Eine rote Karte bringt sofort einen Stein aus deinem Steinbruch an ihren Ort und wird dann abgelegt.
rules-imhotep-red-card-2 = Alle Regeln des Ortes gelten: Punkte, Wahl und Boni. Die Karte braucht keine Anlegestelle und belegt keine. Ist dein Steinbruch leer, nimmst du die Karte trotzdem, aber sie bewirkt nichts; einen Stein vom Schlitten darfst du nicht stattdessen nehmen.
rules-imhotep-pyramid-a = Pyramide A
rules-imhotep-pyramid-a-1 = Die Steine füllen die unterste Stufe Spalte für Spalte von links oben, dann die höheren; jeder Platz gibt sofort seine Punkte.
rules-imhotep-pyramid-a-2 = Unten: 2 1 3, 2 4 3, 2 1 3. Zweite Stufe: 2 3, 1 3. Spitze: 4. Jeder weitere Stein kommt neben die Pyramide und gibt 1 Punkt.
rules-imhotep-temple-a = Tempel A
rules-imhotep-temple-a-1 = Die Steine füllen von links eine Reihe von fünf (zu zweit vier), dann eine neue Lage darauf, wieder von links. Am Ende jeder Runde gibt jeder von oben sichtbare Stein 1 Punkt.
rules-imhotep-chamber-a = Grabkammer A
rules-imhotep-chamber-a-1 = Drei Reihen werden Spalte für Spalte gefüllt. Am Ende der Partie bilden Steine einer Farbe, die sich seitlich berühren, eine Gruppe: 1, 3, 6, 10, 15 Punkte für einen bis fünf Steine, 2 mehr für jeden weiteren.
rules-imhotep-chamber-a-2 = Jeder Spieler wertet alle seine Gruppen.
rules-imhotep-obelisks-a = Obelisken A
rules-imhotep-obelisks-a-1 = Deine Steine werden gestapelt. Am Ende der Partie zählen die höchsten Obelisken: zu viert 15, 10, 5, 1; zu dritt 12, 6, 1; zu zweit 10, 1.
rules-imhotep-obelisks-a-2 = Du brauchst mindestens einen Stein. Bei gleicher Höhe werden die Punkte der betroffenen Ränge addiert, geteilt und abgerundet.

rules-imhotep-market-b = Marktplatz B
rules-imhotep-market-b-1 = Drei Karten liegen offen, zwei verdeckt. Für einen Stein darfst du statt einer offenen Karte das verdeckte Paar nehmen: Du behältst eine der beiden und legst die andere ab.
rules-imhotep-market-b-2 = Ist nur noch das Paar da, musst du es nehmen. Beide Karten werden allen gezeigt. Die Karte, die du nicht behältst, legst du ab, bevor eine behaltene rote wirkt. Ein Paar, das niemand genommen hat, wird beim Ablegen aufgedeckt.
rules-imhotep-pyramids-b = Pyramiden B
rules-imhotep-pyramids-b-1 = Drei Pyramiden mit je vier Plätzen und einer Spitze. Der Besitzer jedes Steins wählt die Pyramide; der Platz gibt sofort seine Punkte und manchmal einen Bonus.
rules-imhotep-pyramids-b-2 = Jede wird Spalte für Spalte von links oben gefüllt; die Spitze ist 4 wert. Wie viele Plätze es gibt und was sie geben, haben wir rekonstruiert.
    • Links: 2; 1 und eine Karte; 3; 1 und drei Steine
    • Mitte: 1 und drei Steine; 3; 1 und ein Stein auf ein Boot; 2
    • Rechts: 3; 1 und ein Stein auf ein Boot; 2; 1 und eine Karte
    Solange eine Pyramide noch Platz hat, muss jeder Stein auf eine Pyramide. Sind alle drei voll, gibt jeder weitere Stein 1 Punkt. Die Werte der Plätze haben wir rekonstruiert.
rules-imhotep-bonus-card = Bonus: eine Karte
rules-imhotep-bonus-card-1 = Du darfst die oberste Karte des Marktstapels nehmen; eine rote wirkt sofort.
rules-imhotep-bonus-card-2 = In der Anleitung des Verlags steht „darfst“; mit einer Option der Vorbereitung gilt „musst“. Am Tempel B musst du die Karte nehmen.
rules-imhotep-bonus-stones = Bonus: drei Steine
rules-imhotep-bonus-stones-1 = Du darfst 3 Steine aus deinem Steinbruch nehmen oder so viele, wie passen und da sind.
rules-imhotep-bonus-stones-2 = Du nimmst alle oder keinen. Mit der Option der Vorbereitung musst du sie nehmen.
rules-imhotep-bonus-boat = Bonus: ein Stein auf ein Boot
rules-imhotep-bonus-boat-1 = Du darfst einen Stein von deinem Schlitten auf einen beliebigen freien Platz eines Bootes laden, das noch nicht losgefahren ist.
rules-imhotep-bonus-boat-2 = Das Boot, das gerade entladen wird, ist schon losgefahren. Hast du keinen Stein oder ist kein Platz frei, entfällt der Bonus.
rules-imhotep-temple-b = Tempel B
rules-imhotep-temple-b-1 = Gebaut wie Seite A. Am Ende jeder Runde gibt jeder von oben sichtbare Stein, was seine Spalte zeigt: eine Wahl, 2 Punkte, eine Wahl, eine Karte, eine Wahl.
rules-imhotep-temple-b-2 = Bei einer Wahl nimmst du 1 Punkt oder 2 Steine aus dem Steinbruch auf den Schlitten, notfalls nur einen; geht auch das nicht, bekommst du den Punkt. Die Karte musst du nehmen. Die Spalten sind nacheinander von links an der Reihe. Ihre Abfolge haben wir rekonstruiert.
rules-imhotep-chamber-b = Grabkammer B
rules-imhotep-chamber-b-1 = Gefüllt wie Seite A. Am Ende der Partie wird jede Reihe für sich gewertet: 8 Punkte für die meisten Steine, 4 für die zweitmeisten, 2 für die drittmeisten.
rules-imhotep-chamber-b-2 = Zu viert geht ein Spieler leer aus. Du brauchst mindestens einen Stein in der Reihe. Bei Gleichstand werden die Punkte der betroffenen Ränge addiert, geteilt und abgerundet.
rules-imhotep-obelisks-b = Obelisken B
rules-imhotep-obelisks-b-1 = Deine Steine warten auf dem Platz deiner Farbe. Der dritte vollendet einen Obelisken, der sofort den höchsten freien Wert bekommt: 10, 9, 8 … bis 1, danach je 1.
rules-imhotep-obelisks-b-2 = Lose Steine sind am Ende der Partie je 1 Punkt wert. Die Werte unter 9 haben wir rekonstruiert.

rules-imhotep-round-end = Ende einer Runde
rules-imhotep-round-end-1 = Sobald das vierte Boot losgefahren und entladen ist, wird der Tempel gewertet, und die restlichen Marktkarten werden abgelegt. Die nächste Runde beginnt links von dem Spieler, der dieses Boot losgeschickt hat.
rules-imhotep-reshuffle = Leerer Stapel
rules-imhotep-reshuffle-1 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage zu einem neuen Stapel gemischt.
rules-imhotep-reshuffle-2 = Erst dann, nicht vorher: Mitten im Auslegen kommen zuerst die letzten Karten. Nicht eingemischt werden Karten, die gerade ausgeführt werden, die Karten am Marktplatz und ein Hebel oder Segel, dessen Boot noch entladen wird. Gibt es nichts zu mischen, wird keine Karte gezogen.
rules-imhotep-game-end = Ende der Partie
rules-imhotep-game-end-1 = Die Partie endet nach sechs Runden. Grabkammer, Obelisken, Schmuck und Statuen werden gewertet, und jede ungenutzte blaue Karte gibt 1 Punkt.
rules-imhotep-game-end-2 = Eine Frage nach einer Karte, einer Pyramide oder einer Belohnung wird nicht gestellt, wenn jede Antwort zum selben Ergebnis am Ende führt.
rules-imhotep-wrath = Zorn des Pharaos
rules-imhotep-wrath-1 = Eine Option der Vorbereitung: Ein Spieler, der auf einer oder mehreren der vier Baustellen keinen Stein hat, verliert einmal 5 Punkte.
rules-imhotep-wrath-2 = Steine, die eine rote Karte gebracht hat, zählen; verdeckte, lose und verbaute auch. Ein Punktestand darf unter null fallen.
rules-imhotep-winner = Der Gewinner
rules-imhotep-winner-1 = Es gewinnt der Spieler mit den meisten Punkten. Bei Gleichstand entscheiden die meisten Steine auf dem Schlitten; danach teilt ihr euch den Sieg.

# Beispiele: Die Punkte kommen vom Programm, nach der Farbe des Spielers.
rules-imhotep-example-pyramid-a = Die Steine von Weiß liegen auf 2, 3 und 2: { $white } Punkte. Schwarz liegt auf 1 und 4: { $black }. Braun liegt auf 3, 2 und 1: { $brown }.
rules-imhotep-example-temple-a = Der braune Stein auf der zweiten Lage verdeckt den ersten Platz. Von oben sieht man also 5 Steine: Die Runde bringt Schwarz { $black } Punkte, Weiß { $white } und Braun { $brown }.
rules-imhotep-example-chamber-a = Schwarz hat eine Gruppe von 3 und einen einzelnen Stein: 6 + 1 = { $black } Punkte. Weiß hat ein Paar: { $white }. Braun hat ein Paar und einen einzelnen Stein: 3 + 1 = { $brown }.
rules-imhotep-example-obelisks-a-2 = Zu zweit: Die 6 Steine von Weiß stehen höher als die 4 von Schwarz. Weiß bekommt { $white } Punkte, Schwarz { $black }.
rules-imhotep-example-obelisks-a-3 = Zu dritt: Schwarz hat 4 Steine, Braun 3, Weiß 1. Sie bekommen { $black }, { $brown } und { $white } Punkte.
rules-imhotep-example-obelisks-a-4 = Zu viert: Schwarz hat 5 Steine und bekommt { $black } Punkte. Braun und Grau haben je 3 und teilen sich den zweiten und den dritten Rang: 10 + 5 = 15, halbiert und abgerundet { $brown } für Braun und { $grey } für Grau. Weiß hat 2 und bekommt { $white }.
rules-imhotep-example-pyramids-b = Die Steine von Schwarz liegen auf 2, 3 und 2: { $black } Punkte. Weiß liegt auf 1: { $white }. Braun liegt auf 1 und 1: { $brown }, und dazu kommen zwei Boni.
rules-imhotep-example-temple-b = Der Stein von Braun liegt auf einer Wahl; Braun nahm den Punkt: { $brown }. Die beiden Steine von Weiß liegen auf zwei Punkten und auf einer Wahl, und auch Weiß nahm den Punkt: 2 + 1 = { $white }. Schwarz hat hier keinen Stein: { $black }.
rules-imhotep-example-chamber-b = Obere Reihe: Weiß hat die meisten Steine und bekommt 8; Schwarz und Braun teilen 4 + 2, je 3. Mittlere Reihe: Schwarz und Braun teilen 8 + 4, je 6. Untere Reihe: Schwarz bekommt 8; Weiß und Braun bekommen je 3. Zusammen: Schwarz { $black }, Weiß { $white }, Braun { $brown }.
rules-imhotep-example-obelisks-b = Der Obelisk von Schwarz war der erste: { $black } Punkte. Der von Braun war der zweite: { $brown }. Die 2 losen Steine von Weiß geben { $white }.
rules-imhotep-example-statues = Die 2 Statuen von Schwarz sind { $black } Punkte wert, die 4 von Weiß { $white }.
rules-imhotep-example-ornaments = An der Pyramide liegen 11 Steine aller Spieler. Der Schmuck von Schwarz zählt die vollen Dreier: { $black } Punkte.
rules-imhotep-example-blue-cards = Am Ende hat Schwarz 1 blaue Karte übrig: { $black } Punkt. Weiß hat 2: { $white } Punkte.
rules-imhotep-example-wrath = Alle 5 Steine des Tempels gehören Schwarz. Weiß hat dort keinen und verliert 5 Punkte.

# Was gefragt wird, eine Regel je Zeile: Die Suche findet die Regel damit. Wird nie gezeigt.
rules-imhotep-asked =
    sail = wann darf ein Boot fahren, darf ich ein Boot ohne eigene Steine fahren lassen
    turn = was kann ich in meinem Zug tun, wie viele Aktionen
    load = auf welches Boot darf ich laden, ist der Platz auf dem Boot wichtig
    market-a = wie funktioniert der Marktplatz, welche Karte darf ich nehmen
    pyramid-a = wie viele Punkte bringt die Pyramide
    temple-a = wie viele Punkte bringt der Tempel
    chamber-a = wie viele Punkte bringt die Grabkammer
    winner = wie gewinne ich, wer gewinnt bei Gleichstand
