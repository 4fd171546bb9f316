# Deutsch: eine Partie noch einmal ansehen.
replay-title = Partie ansehen
replay-position = Stellung
replay-value = Nach Zug { $at } von { $of }: { $points }
replay-start = Die Partie beginnt.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-last = Zum Ende
replay-round = Zu einer Runde springen
replay-round-name = Runde { $round }
replay-fork = Ab hier weiterspielen
replay-forked = Das ist eine neue Partie ab Zug { $move }. Die beendete findest du auf der Startseite.
replay-close = Zurück zur Partie
