# Die Regeln des Duells auf Deutsch, in eigenen Worten. Eine Regel hat einen Namen, was sie kurz bedeutet (-1) und was sonst zu wissen ist (-2).

rules-duel-chapter-begin = Was es gibt und wie es beginnt
rules-duel-chapter-turn = Ein Zug
rules-duel-chapter-actions = Aktionsplättchen
rules-duel-chapter-sites = Die vier Orte
rules-duel-chapter-end = Das Ende

rules-duel-harbour = Der Hafen
rules-duel-harbour-1 = Neun Felder in drei Reihen und drei Spalten. Am Ende jeder Reihe und jeder Spalte liegt ein Boot: sechs Boote mit je drei Plätzen.
rules-duel-harbour-2 = Platz 1 liegt am Kai, Platz 3 am weitesten draußen. Dem Boot einer Reihe am nächsten ist das Feld in Spalte C, dem Boot einer Spalte das Feld in Reihe 3.
rules-duel-tokens = Plättchen
rules-duel-tokens-1 = 60 Plättchen: 12 Obelisken, 6 helle und 6 dunkle Pyramiden, 12 Tempel mit Werten von 1 bis 4, 12 Grabkammerplättchen mit den Zahlen 1 bis 12 und 12 Aktionsplättchen.
rules-duel-tokens-2 = Von jedem Tempelwert und von jeder der vier Aktionen gibt es drei. Eine Pyramide braucht nie mehr als ihre sechs Plätze.
rules-duel-setup = Vorbereitung
rules-duel-setup-1 = Die Boote werden offen gefüllt; drei Plättchen kommen verdeckt ins Lager, 39 bilden den Vorrat. Jeder hat vier Figuren und die vier Ortstafeln.
rules-duel-setup-2 = An jedem Ort spielen beide mit derselben Seite; die vier dürfen gemischt sein. Wer beginnt, wird gewählt oder gelost.
rules-duel-dealing = Wie Plättchen verteilt werden
rules-duel-dealing-1 = Zuerst Platz 1 aller Boote, Reihen vor Spalten, dann die Plätze 2 und 3. Ein Boot wird von Platz 1 bis 3 aufgefüllt.
rules-duel-dealing-2 = Das erste der drei Lagerplättchen liegt oben. Der Zufall ist in jeder Reihenfolge derselbe; mit dieser ergibt dieselbe Startzahl dasselbe Spiel.
rules-duel-hidden = Was verborgen ist
rules-duel-hidden-1 = Niemand kennt die Reihenfolge von Vorrat und Lager. Mit Tempelseite A liegen die Stapel der Tempelplättchen verdeckt, auch für ihre Besitzer.
rules-duel-hidden-2 = Beide haben die Plättchen beim Nehmen gesehen; der laufende Punktestand zählt sie nicht mit. Die Gedächtnishilfe, eine Option des Tisches, zeigt sie.

rules-duel-place = Eine Figur einsetzen
rules-duel-place-1 = Setze eine Figur aus deiner Reserve auf ein freies Feld.
rules-duel-place-2 = Jedes freie Feld ist erlaubt, auch eines, dessen beide Boote fort sind.
rules-duel-unload = Ein Boot entladen
rules-duel-unload-1 = Wähle ein Boot, in dessen Linie mindestens zwei Figuren stehen, gleich wessen. Vom Boot aus nimmt die erste Figur das Plättchen von Platz 3, die nächste das von Platz 2, die nächste das von Platz 1.
rules-duel-unload-2 = Leere Felder werden übersprungen. Jede Figur kehrt in die Reserve ihres Besitzers zurück. Plättchen, die niemand nimmt, verlassen das Spiel. Dann wird das Boot aus dem Vorrat gefüllt; ist der leer, verlässt es das Spiel. Jedes Spiel hat genau 18 Entladungen.
rules-duel-take-tokens = Genommene Plättchen
rules-duel-take-tokens-1 = Sie kommen sofort an deine Orte. Aktionsplättchen liegen offen vor dir, für einen späteren Zug.
rules-duel-pass = Passen
rules-duel-pass-1 = Nur wer gar nichts tun kann, passt, und muss es.
rules-duel-pass-2 = Ein spielbares Plättchen muss eher gespielt werden, als dass gepasst wird. Das ist selten: Alle vier Figuren müssen im Hafen stehen, und auf beiden Seiten müssen Boote fehlen.

rules-duel-action-token = Ein Aktionsplättchen spielen
rules-duel-action-token-1 = Spiele, statt einzusetzen oder zu entladen, eines deiner Aktionsplättchen. Danach verlässt es das Spiel.
rules-duel-action-token-2 = Eines pro Zug. Ein in diesem Zug genommenes wartet bis zum nächsten; eines aus dem Zug des anderen kannst du in deinem nutzen.
rules-duel-take-one = Eins nehmen
rules-duel-take-one-1 = Nimm von einem beliebigen Boot ein Plättchen, das kein Aktionsplättchen ist, an deinen Ort. Das oberste Plättchen des Lagers kommt auf seinen Platz.
rules-duel-take-one-2 = Dafür braucht es keine Figur. Liegen auf den Booten nur Aktionsplättchen, kann es nicht gespielt werden. Das Lager reicht immer.
rules-duel-place-several = Mehrere einsetzen
rules-duel-place-several-1 = Setze zwei oder drei Figuren auf freie Felder.
rules-duel-place-several-2 = Du brauchst zwei in der Reserve.
rules-duel-place-and-unload = Einsetzen und entladen
rules-duel-place-and-unload-1 = Setze eine Figur ein, dann entlade ein Boot und dann, wenn du willst und kannst, ein zweites.
rules-duel-place-and-unload-2 = Jede Entladung richtet sich nach dem Hafen, wie er dann ist; die eingesetzte Figur muss in keiner der Linien stehen. Nötig sind eine Figur in der Reserve und ein Boot, das danach entladen werden kann.
rules-duel-second-unloading = Das zweite Boot
rules-duel-second-unloading-1 = Ob und welches Boot du als zweites entlädst, entscheidest du, wenn das erste wieder gefüllt ist.
rules-duel-second-unloading-2 = Beendet die erste Entladung das Spiel, gibt es keine zweite. Verlässt dabei ein Boot das Spiel und zwei bleiben, darf die zweite das Spiel beenden.
rules-duel-swap-and-unload = Tauschen und entladen
rules-duel-swap-and-unload-1 = Tausche zwei Plättchen eines Bootes, dann entlade ein Boot, dasselbe oder ein anderes.
rules-duel-swap-and-unload-2 = Auch Aktionsplättchen dürfen getauscht werden, auch gleiche. Das Boot des Tausches muss nicht entladen werden können, irgendeines aber schon.

rules-duel-obelisk = Obelisk
rules-duel-obelisk-1 = A: { duel-value-obelisk-a-about } B: { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Seite A: Bei gleich vielen bekommt niemand die 6. Seite B: Die Plättchen selbst geben nichts; 18 tritt an die Stelle der 12.
rules-duel-first-to-five = Zuerst fünf
rules-duel-first-to-five-1 = Die Plättchen einer Entladung werden nacheinander genommen; so kann die Figur näher am Boot die erste sein. Gleich wie der fünfte Obelisk kam: Er zählt.
rules-duel-temple = Tempel
rules-duel-temple-1 = A: { duel-value-temple-a-about } B: { duel-value-temple-b-about }
rules-duel-temple-2 = Auf Seite B liegen die Plättchen offen nach Werten, und es zählt die beste Aufteilung in Sätze.
rules-duel-pyramids = Pyramiden
rules-duel-pyramids-1 = A: { duel-value-pyramids-a-about } B: { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = Auf Seite B zählt von zwei gleichen eine. Eine Summe darf unter null fallen.
rules-duel-tomb = Grabkammer
rules-duel-tomb-1 = A: { duel-value-tomb-a-about } B: { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 und 1 sind keine Nachbarn. Eine einzelne Zahl ist eine Folge aus einer.

rules-duel-end = Das Spiel endet
rules-duel-end-1 = Sobald nur noch ein Boot da ist. Seine Plättchen und das Lager zählen für niemanden.
rules-duel-leftovers = Was übrig bleibt
rules-duel-leftovers-1 = 1 Punkt für jedes ungenutzte Aktionsplättchen und 1 für jede eigene Figur, die noch im Hafen steht.
rules-duel-winner = Wer gewinnt
rules-duel-winner-1 = Die meisten Punkte gewinnen; bei Gleichstand, wer nicht begonnen hat.
