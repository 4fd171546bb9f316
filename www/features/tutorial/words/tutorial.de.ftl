# Die Lernspiele: was allen Spielen gemeinsam ist. Die Lektionen liegen in den Ordnern der Spiele, `lessons-GAME`.

tutorial-title = Lektion { $at } von { $of }
tutorial-on = Weiter
tutorial-skip = Vormachen
tutorial-back = Zurück
tutorial-over = Von vorn
tutorial-close = Lernspiel schließen
tutorial-end = Spielen
tutorial-how-confirm = Tippe noch einmal darauf oder auf Bestätigen.
tutorial-how-instant = Mit dem letzten Tippen ist der Zug gespielt.
tutorial-read = Lies den Text und tippe dann auf „Weiter“.
tutorial-read-first = Du kannst spielen, sobald du den Text gelesen hast.
tutorial-plays = { $name } spielt.
tutorial-why = In einer richtigen Partie dürftest du das. In dieser Lektion geht es um etwas anderes: { $act }
