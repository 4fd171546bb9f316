# Die Regeln des Duells auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-duel-chapter-begin = Spielmaterial und Vorbereitung
rules-duel-chapter-turn = Ein Zug
rules-duel-chapter-actions = Aktionsplättchen
rules-duel-chapter-sites = Die vier Orte
rules-duel-chapter-end = Ende der Partie

rules-duel-harbour = Der Hafen
rules-duel-harbour-1 = Der Hafen hat neun Felder in drei Reihen und drei Spalten. Am Ende jeder Reihe und jeder Spalte liegt ein Boot: sechs Boote mit je drei Plätzen.
rules-duel-harbour-2 = Platz 1 liegt am Kai, Platz 3 am weitesten draußen. Direkt am Boot einer Reihe liegt das Feld in Spalte C, direkt am Boot einer Spalte das Feld in Reihe 3.
rules-duel-tokens = Plättchen
rules-duel-tokens-1 = 60 Plättchen: 12 Obelisken, 6 helle und 6 dunkle Pyramiden, 12 Tempel mit Werten von 1 bis 4, 12 Grabkammerplättchen mit den Zahlen 1 bis 12 und 12 Aktionsplättchen.
rules-duel-tokens-2 = Jeden Tempelwert und jede der vier Aktionen gibt es dreimal. Eine Pyramide braucht nie mehr als ihre sechs Plätze.
rules-duel-setup = Vorbereitung
rules-duel-setup-1 = Die Boote werden offen gefüllt; drei Plättchen kommen verdeckt ins Lager, die anderen 39 bilden den Vorrat. Jeder Spieler hat vier Figuren und die vier Ortstafeln.
rules-duel-setup-2 = An jedem Ort spielen beide mit derselben Seite; A und B dürfen gemischt werden. Der jüngere Spieler beginnt, oder das Los entscheidet.
rules-duel-dealing = Wie Plättchen verteilt werden
rules-duel-dealing-1 = Zuerst Platz 1 aller Boote, Reihen vor Spalten, dann die Plätze 2 und 3. Ein Boot wird von Platz 1 bis Platz 3 aufgefüllt.
rules-duel-dealing-2 = Das erste der drei Lagerplättchen liegt oben. Jede Reihenfolge wäre gleich zufällig; mit dieser ergibt dieselbe Startzahl immer dieselbe Partie.
rules-duel-hidden = Was verborgen ist
rules-duel-hidden-1 = Niemand kennt die Reihenfolge von Vorrat und Lager. Mit Seite A des Tempels liegen die Stapel der Tempelplättchen verdeckt, auch für ihre Besitzer.
rules-duel-hidden-2 = Beide Spieler haben die Plättchen beim Nehmen gesehen, aber der laufende Punktestand zählt sie nicht mit. Die Gedächtnishilfe, eine Option der Vorbereitung, zeigt sie.

rules-duel-place = Eine Figur einsetzen
rules-duel-place-1 = Setze eine Figur aus deiner Reserve auf ein freies Feld.
rules-duel-place-2 = Jedes freie Feld ist erlaubt, auch wenn seine beiden Boote schon fort sind.
rules-duel-unload = Ein Boot entladen
rules-duel-unload-1 = Wähle ein Boot, in dessen Linie mindestens zwei Figuren stehen, egal wessen. Vom Boot aus nimmt die erste Figur das Plättchen von Platz 3, die zweite das von Platz 2, die dritte das von Platz 1.
rules-duel-unload-2 = Leere Felder werden übersprungen. Jede Figur kommt zurück in die Reserve ihres Besitzers. Plättchen, die niemand nimmt, kommen aus dem Spiel. Dann wird das Boot aus dem Vorrat aufgefüllt; ist der Vorrat leer, kommt das Boot aus dem Spiel. In jeder Partie wird genau 18-mal entladen.
rules-duel-take-tokens = Genommene Plättchen
rules-duel-take-tokens-1 = Sie kommen sofort an deine Orte. Aktionsplättchen liegen offen vor dir, bis du sie in einem späteren Zug spielst.
rules-duel-pass = Passen
rules-duel-pass-1 = Freiwillig passen darfst du nicht. Nur wenn du gar nichts tun kannst, musst du passen.
rules-duel-pass-2 = Kannst du ein Aktionsplättchen spielen, musst du es spielen und darfst nicht passen. Passen ist selten: Alle deine Figuren müssen im Hafen stehen, und bei den Reihen und bei den Spalten muss schon ein Boot fehlen.

rules-duel-action-token = Ein Aktionsplättchen spielen
rules-duel-action-token-1 = Statt eine Figur einzusetzen oder ein Boot zu entladen, spielst du eines deiner Aktionsplättchen. Danach kommt es aus dem Spiel.
rules-duel-action-token-2 = Nur eines pro Zug. Ein Plättchen, das du in diesem Zug genommen hast, darfst du noch nicht spielen; eines aus dem Zug des Gegners darfst du in deinem nächsten Zug spielen.
rules-duel-take-one = Eins nehmen
rules-duel-take-one-1 = Nimm ein Plättchen von einem beliebigen Boot an deinen Ort, aber kein Aktionsplättchen. Das oberste Plättchen des Lagers kommt auf seinen Platz.
rules-duel-take-one-2 = Du brauchst dafür keine Figur. Liegen auf den Booten nur Aktionsplättchen, kannst du es nicht spielen. Das Lager reicht immer.
rules-duel-place-several = Mehrere einsetzen
rules-duel-place-several-1 = Setze zwei oder drei Figuren auf freie Felder.
rules-duel-place-several-2 = Du brauchst mindestens zwei in der Reserve.
rules-duel-place-and-unload = Einsetzen und entladen
rules-duel-place-and-unload-1 = Setze eine Figur ein und entlade ein Boot; dann darfst du, wenn möglich, ein zweites entladen.
rules-duel-place-and-unload-2 = Bei jedem Entladen gilt der Hafen, wie er gerade aussieht; die eingesetzte Figur muss in keiner der Linien stehen. Du brauchst eine Figur in der Reserve und ein Boot, das nach dem Einsetzen entladen werden kann.
rules-duel-second-unloading = Das zweite Boot
rules-duel-second-unloading-1 = Sobald das erste Boot wieder gefüllt ist, entscheidest du, ob du ein zweites entlädst und welches.
rules-duel-second-unloading-2 = Ist die Partie nach dem ersten Entladen zu Ende, gibt es kein zweites. Kommt ein Boot aus dem Spiel und bleiben zwei, darfst du die Partie mit dem zweiten Entladen beenden.
rules-duel-swap-and-unload = Tauschen und entladen
rules-duel-swap-and-unload-1 = Tausche zwei Plättchen auf einem Boot, dann entlade dieses oder ein anderes Boot.
rules-duel-swap-and-unload-2 = Du darfst auch Aktionsplättchen tauschen und sogar zwei gleiche Plättchen. Das Boot, auf dem du tauschst, muss nicht entladen werden können, aber irgendein Boot schon.

rules-duel-obelisk = Obelisk
rules-duel-obelisk-1 = A: { duel-value-obelisk-a-about } B: { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Seite A: Haben beide gleich viele, bekommt niemand die 6. Seite B: Die Plättchen selbst geben keine Punkte; die 18 Punkte ersetzen die 12.
rules-duel-first-to-five = Zuerst fünf
rules-duel-first-to-five-1 = Beim Entladen werden die Plättchen nacheinander genommen; so kann der Besitzer der Figur, die näher am Boot steht, zuerst fünf haben. Der fünfte Obelisk zählt, egal wie du ihn bekommen hast.
rules-duel-temple = Tempel
rules-duel-temple-1 = A: { duel-value-temple-a-about } B: { duel-value-temple-b-about }
rules-duel-temple-2 = Auf Seite B liegen die Plättchen offen, nach Werten sortiert, und die beste Aufteilung in Sätze zählt.
rules-duel-pyramids = Pyramiden
rules-duel-pyramids-1 = A: { duel-value-pyramids-a-about } B: { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = Sind auf Seite B beide gleich groß, zählt eine davon. Ein Punktestand darf unter null fallen.
rules-duel-tomb = Grabkammer
rules-duel-tomb-1 = A: { duel-value-tomb-a-about } B: { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 und 1 folgen nicht aufeinander. Eine einzelne Zahl ist eine Folge der Länge 1.

rules-duel-end = Ende der Partie
rules-duel-end-1 = Die Partie endet, sobald nur noch ein Boot da ist. Seine Plättchen und die im Lager zählen für niemanden.
rules-duel-leftovers = Was übrig bleibt
rules-duel-leftovers-1 = 1 Punkt für jedes ungenutzte Aktionsplättchen und 1 für jede eigene Figur, die noch im Hafen steht.
rules-duel-winner = Der Gewinner
rules-duel-winner-1 = Es gewinnt der Spieler mit mehr Punkten; bei Gleichstand der Spieler, der nicht begonnen hat.

# Beispiele: Die Punkte kommen vom Programm, nach der Farbe des Spielers.
rules-duel-example-obelisk-a = Seite A: Schwarz hat 3 Plättchen und damit mehr als Weiß: 3 + 6 = { $black } Punkte. Die 2 Plättchen von Weiß geben { $white }.
rules-duel-example-temple-a = Seite A: Die Plättchen von Schwarz zeigen 2 + 2 + 4 + 4 Sonnen: { $black } Punkte. Die von Weiß zeigen 1 + 1 + 1 + 3 + 3 + 4: { $white }.
rules-duel-example-pyramids-a = Seite A: Schwarz hat 1 helles und 2 dunkle Plättchen: 1 + 3 = { $black } Punkte. Weiß hat 2 und 4: 3 + 10 = { $white }.
rules-duel-example-tomb-a = Seite A: Die 2 von Schwarz steht allein, 1 Punkt; 5 bis 9 ist eine Folge aus fünf, 25 Punkte. Zusammen { $black }. Die 4 von Weiß allein gibt { $white }.
rules-duel-example-obelisk-b = Seite B: Beide haben 5 Plättchen, aber Schwarz hatte das fünfte zuerst: { $black } Punkte. Weiß bekommt { $white }.
rules-duel-example-temple-b = Seite B: Schwarz hat einen Satz aus 1, 2, 3 und noch eine 2: 9 + 1 = { $black } Punkte. Der Satz von Weiß aus 1, 2, 3, 4 gibt { $white }.
rules-duel-example-pyramids-b = Seite B: Die kleinere Pyramide von Schwarz hat 1 Plättchen: { $black } Punkte. Weiß hat 2 helle, aber kein dunkles: 6 Punkte Abzug.
rules-duel-example-tomb-b = Seite B: Die Folgen von Schwarz sind 1, 3 bis 5, 8 und 11. Jede gibt 4: { $black } Punkte. Die von Weiß sind 6, 9 bis 10 und 12: { $white }.
rules-duel-example-leftovers = Schwarz hat noch 2 Figuren im Hafen und 2 ungenutzte Aktionsplättchen: { $black } Punkte. Weiß hat 2 Figuren und 1 Plättchen: { $white }.

# Was gefragt wird, eine Regel je Zeile: Die Suche findet die Regel damit. Wird nie gezeigt.
rules-duel-asked =
    leftovers = was sind übrige Plättchen wert, unbenutzte Aktionsplättchen
    tokens = wie viele Plättchen gibt es
    winner = wie gewinne ich, wer gewinnt bei Gleichstand
