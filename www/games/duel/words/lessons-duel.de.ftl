# Die Lektionen des Duells. `lessons-duel-ID` erklärt, `…-do` sagt, was zu wählen ist, `…-why` sagt, warum kein anderer Zug möglich ist.

lessons-duel-welcome = Du bist Lea mit den schwarzen Figuren; Tom, der Computerspieler, hat die weißen. Sechs Boote liegen im Hafen, eines am Ende jeder Reihe und jeder Spalte. Wer aus ihrer Ladung die besten Bauwerke errichtet, gewinnt. Ein Zug ist eine Aktion.
lessons-duel-place = Zuerst setzt du eine Figur ein: Sie hilft, das Boot ihrer Reihe und das ihrer Spalte zu entladen.
lessons-duel-place-do = Setze eine Figur unten links ein, direkt am Boot.
lessons-duel-place-why = Jedes freie Feld wäre erlaubt. Aber wir wollen das Boot der linken Spalte: Es trägt 2 und 3 für die Grabkammer.
lessons-duel-line = Ein Boot kann entladen werden, sobald zwei Figuren in seiner Linie stehen, egal wessen. Eine Figur, die am Ende noch im Hafen steht, zählt 1 Punkt.
lessons-duel-line-do = Setze eine zweite Figur über der ersten ein.
lessons-duel-unload = Jetzt stehen zwei Figuren in der linken Spalte. Die Figur direkt am Boot nimmt das Plättchen ganz außen, die zweite das daneben. Plättchen, die niemand nimmt, sind verloren.
lessons-duel-unload-do = Entlade das Boot der linken Spalte.
lessons-duel-shared = 2 und 3 liegen in deiner Grabkammer nebeneinander: Folgen zählen 1, 4, 9, 16, 25. Deine Figuren sind zurück. Teile jetzt ein Boot mit Tom: Er steht in der unteren Reihe.
lessons-duel-shared-do = Setze eine Figur in der Mitte der unteren Reihe ein.
lessons-duel-wish = Tom hat das Boot entladen, und du hast ein Tempelplättchen bekommen. Auf dem Boot der rechten Spalte liegt ein rotes Aktionsplättchen für die Figur, die direkt am Boot steht.
lessons-duel-wish-do = Setze eine Figur unten rechts ein.
lessons-duel-fetch = Tom ist dazugekommen. Du stehst näher am Boot: Du bekommst das Aktionsplättchen, er die 7 für seine Grabkammer.
lessons-duel-fetch-do = Entlade das Boot der rechten Spalte.
lessons-duel-fetch-why = Auch das dürftest du. Aber Tom lässt dir das Aktionsplättchen vielleicht nicht lange.
lessons-duel-token = Ein Aktionsplättchen spielst du statt einer anderen Aktion. Deines nimmt ein Plättchen von einem beliebigen Boot. In der oberen Reihe liegt die 4, die deiner Grabkammer fehlt.
lessons-duel-token-do = Wähle dein Aktionsplättchen, dann die 4.
lessons-duel-sites = 2, 3, 4: 9 Punkte statt 4. Pyramiden werden mit jedem Plättchen wertvoller. Der Spieler mit mehr Obelisken bekommt 6 Punkte dazu. Tempelplättchen liegen verdeckt: ein Punkt je Sonne.
lessons-duel-last = Viel später. Ein Boot, das nicht mehr aufgefüllt werden kann, fährt ab, und wenn nur noch eines da ist, endet die Partie. Jetzt sind es zwei, und du entscheidest.
lessons-duel-last-do = Entlade das Boot der mittleren Reihe.
lessons-duel-last-why = Du könntest warten. Aber du liegst vorn: Beende die Partie, bevor Tom aufholt.
lessons-duel-end = Du hast mit 46 zu 38 gewonnen! Deine Grabkammer von 1 bis 5 war 25 Punkte wert. Wähle oben einen Spieler, um den Rest zu sehen. Bei der Vorbereitung kannst du Seite B wählen, mit anderen Regeln.
