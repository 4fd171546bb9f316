# Die Lektionen von C’est mon fort ! `lessons-rampart-ID` erklärt, `…-do` sagt, was zu wählen ist, `…-why` sagt, warum kein anderer Zug möglich ist.

lessons-rampart-welcome = Du bist Lea, Tom ist der Computerspieler. Jeder baut eine Mauer aus Karten. Die Zahlen müssen von links nach rechts steigen, und deine Fahne ist die 1. Wer zuerst zehn Karten hat, gewinnt.
lessons-rampart-turn = Alle Karten liegen verdeckt. Wenn du dran bist, deckst du eine auf, egal welche. In diesem Tutorial zeigt dir der Ring, welche.
lessons-rampart-turn-do = Decke die umrandete Karte auf.
lessons-rampart-take = Eine 5! Das ist mehr als deine 1. Du darfst sie also ans Ende deiner Mauer legen. Es zählt nur die Zahl, nicht das Bild.
lessons-rampart-take-do = Nimm sie.
lessons-rampart-take-why = Du darfst sie zurücklegen. Aber mit einer niedrigen Karte fängst du gut an: Danach passen noch viele. Nimm sie.
lessons-rampart-low = Tom hat eine 38 gefunden und zurückgelegt: Für den Anfang ist sie ihm zu hoch. Merk dir, wo sie liegt! Jetzt bist du dran.
lessons-rampart-low-do = Decke die umrandete Karte auf.
lessons-rampart-back = Eine 3. Deine Mauer endet mit 5, und 3 ist weniger. Sie passt nicht und kommt verdeckt an ihren Platz zurück.
lessons-rampart-back-do = Leg sie zurück.
lessons-rampart-high = Tom hat eine 7 genommen. Jetzt bist du wieder dran.
lessons-rampart-high-do = Decke die umrandete Karte auf.
lessons-rampart-wait = Eine 44! Danach passen nur noch 45 und 46. Du musst nie eine Karte nehmen. Leg sie zurück und merk dir, wo sie liegt: Als letzte Karte ist sie gut.
lessons-rampart-wait-do = Leg sie zurück.
lessons-rampart-wait-why = Du darfst sie nehmen. Aber danach passt fast nichts mehr. Leg sie zurück und merk sie dir.
lessons-rampart-memory = Tom und du habt je neun Karten: noch eine, und du gewinnst! Deine Mauer endet mit 36. Du hast eine 38 und eine 44 gesehen. Weißt du noch, wo sie liegen?
lessons-rampart-memory-do = Decke die 44 auf: Der Ring hilft dir dieses eine Mal.
lessons-rampart-memory-why = Du hast gesehen, wo die 44 liegt. Decke diese Karte auf.
lessons-rampart-ten = Da ist sie! Sie passt, und sie ist deine zehnte Karte.
lessons-rampart-ten-do = Nimm sie.
lessons-rampart-ten-why = Du darfst sie zurücklegen, aber dann ist Tom vielleicht vor dir fertig.
lessons-rampart-end = Zehn Karten: Du hast mit { $you } zu { $other } gewonnen! Wenn niemand mehr eine Karte nehmen kann, gewinnt die längste Mauer. Für kleine Kinder gibt es unter „Anpassen“ einen Familienmodus. Viel Spaß!
