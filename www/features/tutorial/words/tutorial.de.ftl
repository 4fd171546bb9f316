# Die Tutorials: was allen Spielen gemeinsam ist. Die Lektionen liegen in den Ordnern der Spiele, `lessons-GAME`.

tutorial-title = Lektion { $at } von { $of }
tutorial-jumps = Neue Stellung.
tutorial-on = Weiter
tutorial-skip = Zeig es mir
tutorial-back = Zurück
tutorial-over = Von vorn
tutorial-close = Tutorial schließen
tutorial-end = Spielen
tutorial-how-confirm = Bestätige dann: Wähle es noch einmal oder wähle „Bestätigen“.
tutorial-how-instant = Mit der letzten Auswahl ist der Zug gespielt.
tutorial-read = Lies den Text und wähle dann „Weiter“.
tutorial-read-first = Du kannst spielen, sobald du den Text gelesen hast.
tutorial-plays = { $name } spielt.
tutorial-why = In einer richtigen Partie dürftest du das. In dieser Lektion geht es um etwas anderes: { $act }
