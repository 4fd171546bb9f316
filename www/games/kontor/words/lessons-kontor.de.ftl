# Die Lektionen von Kontor. `lessons-kontor-ID` erklärt, `…-do` sagt, was zu wählen ist, `…-why` sagt, warum kein anderer Zug möglich ist.

lessons-kontor-welcome = Du bist Lea mit den roten Docks, Tom hat die schwarzen. Ihr legt Docks und Kanäle in einen Hafen von sechs mal sechs Feldern. Umschließen Kanäle und Ränder eine Gruppe von Docks, ist dieser Sektor ein Punkt für den Spieler mit mehr Waren darin.
lessons-kontor-stay = Vor jeder Runde darfst du passen: Du setzt die Runde aus und bekommst einen Gulden. Ihr entscheidet beide gleichzeitig und verdeckt.
lessons-kontor-stay-do = Wähle „Karte spielen“.
lessons-kontor-stay-why = Passen bringt einen Gulden, aber kein Dock. Hier wollen wir eine Karte legen.
lessons-kontor-choose = Jetzt wählt jeder verdeckt ein Dock oder einen Kanal. Die höhere Zahl wird zuerst gelegt. Zeigt sie einen Gulden, zahlt der andere einen.
lessons-kontor-choose-do = Wähle das Dock 23 mit Wein und Gulden.
lessons-kontor-choose-why = Du darfst jede deiner Karten wählen. Die 23 zeigt am besten, was Zahlen und Gulden bewirken.
lessons-kontor-lay = 23 gegen 8: Du bist zuerst dran, und Tom hat einen Gulden in die Kasse gezahlt. Deine Karte muss eine andere mit einer Seite berühren.
lessons-kontor-lay-do = Leg sie auf das umrandete Feld.
lessons-kontor-lay-why = Auch das wäre erlaubt. Hier brauchen wir sie aber auf dem umrandeten Feld.
lessons-kontor-goods = Dein Dock hat seine Ware ausgeladen: ein Fass Wein. Dann hast du ein neues Dock nachgezogen. Tom hat seine 8 gelegt, die ihm Wein und Gewürze bringt. In Fässern ist Wein, in Kisten Tee, in Säcken sind Gewürze.
lessons-kontor-canal = Die nächste Runde: Wieder passt niemand. Kanäle bringen keine Waren, aber sie teilen den Hafen in Sektoren. Auch der Anker ist ein Kanal.
lessons-kontor-canal-do = Wähle den Kanal 77.
lessons-kontor-canal-why = Ein Dock wäre auch gut. Aber jetzt wollen wir einen Kanal legen.
lessons-kontor-digs = 77 ist höher als 71: Du bist wieder zuerst dran. Für einen Kanal bekommst du einen Gulden aus der Kasse.
lessons-kontor-digs-do = Leg ihn auf das umrandete Feld.
lessons-kontor-signs = Einige Runden später. Die Stapel liegen offen; du hast also gesehen, was Tom nachzog. Ein Kran ist dabei: Daneben darfst du nur Kanäle legen. Schiffe und Tavernen haben im Grundspiel keine Wirkung.
lessons-kontor-edges = Der Hafen hat seine sechs Reihen und sechs Spalten, also umschließen auch seine Ränder Sektoren. Tom führt mit einem Wein. Leg Tee und Gewürze daneben, dann führst du in zwei Waren mit eins.
lessons-kontor-edges-do = Leg dein Dock neben Toms Wein.
lessons-kontor-edges-why = Das darfst du. Aber neben Toms Wein gewinnt dein Dock sofort einen Sektor.
lessons-kontor-keeper = Der Sektor ist fertig, und dein Verwalter steht darin. Zuerst zählt der größte Vorsprung; hier war es eins für beide. Dann gewinnt, wer in mehr Waren führt: du, mit Tee und Gewürzen.
lessons-kontor-last = Das letzte freie Feld. Links führt Tom mit einem Gewürz und du mit einem Wein: gleicher Vorsprung, je eine Ware. Dann schlägt Wein Gewürze, Gewürze Tee und Tee Wein.
lessons-kontor-last-do = Leg deinen Kanal und schließ beide Sektoren ab.
lessons-kontor-end = Zwei weitere Verwalter, und der Hafen ist voll: Du hast mit fünf zu eins gewonnen! Bei der Vorbereitung findest du neunzehn Häfen und viele Optionen für später. Gute Geschäfte!
