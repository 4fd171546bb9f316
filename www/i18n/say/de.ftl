# German: playing by words.
say-about = Sag, wie ein Knopf heißt, was du tun willst, oder „Hilfe“.
say-do = Sagen
say-unknown = So heißt gerade nichts. „Züge“ nennt, was möglich ist, „Hilfe“ alle Befehle.
say-no-moves = Hier ist gerade nichts möglich.
say-which = { $count } Züge; sag die Nummer von einem.
say-nothing-yet = Noch ist nichts geschehen.
say-why-what = Sag „warum“ und einen Ort auf dem Tisch.
say-help = Sag einen Zug; der Anfang jedes Worts genügt. Befehle: { $commands }.
say-command-help = Hilfe
say-command-moves = Züge, möglich, g
say-command-board = Tisch, Brett, b
say-command-last = letzter, zuletzt, l
say-command-score = Punkte, Stand, s
say-command-why = warum, w
say-command-status = Lage, dran
say-command-undo = zurück, zurücknehmen, u
say-command-repeat = noch einmal, r
