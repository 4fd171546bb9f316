# Deutsch: was über Computerspieler, Tipps und die Rückschau auf eine Partie gesagt wird.

## Vorbereitung
bot-person = Ein Mensch
bot-seat-of = Wer für Spieler { $number } spielt
bot-about-first-game = für die erste Partie
bot-about-deckhand = schlägt die meisten Anfänger
bot-about-boatswain = spielt gut
bot-about-captain = schwer zu schlagen
bot-about-master = sehr schwer zu schlagen
bot-about-admiral = am schwersten zu schlagen
bot-option = { $level } ({ $about })
bot-patience = Bedenkzeit der Admiralin
bot-patience-option = { $seconds } s
bot-patience-label = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }
bot-honest = Ein Computerspieler sieht nur, was ein Mensch an seinem Platz sehen würde.
bot-honest-more = Wie geht das?
bot-honest-text = Bevor der Computer nachdenkt, wird alles, was er auf seinem Platz nicht wissen kann, neu gezogen: Stapel werden gemischt, Handkarten neu verteilt, verdeckte Entscheidungen vergessen. Er denkt in diesem Browser: Nichts verlässt dieses Gerät.
bot-honest-memory = In diesem Gedächtnisspiel vergessen die schwächeren Stufen einen Teil der gezeigten Karten.

## Leute mit Charakter
bot-who-of = Computerspieler für Platz { $number }
bot-who-plain = Einfach der Computer: Er spielt auf Sieg.
bot-who-imhotep-careful = { $name } fährt gern zum Tempel und zu den Obelisken.
bot-who-imhotep-greedy = { $name } fährt gern zu den Pyramiden, wo Steine sofort zählen.
bot-who-imhotep-spoiler = { $name } schickt gern Boote los, auf denen vor allem deine Steine liegen.
bot-who-duel-careful = { $name } setzt lieber Figuren ein als Aktionsplättchen.
bot-who-duel-greedy = { $name } setzt gern Aktionsplättchen ein.
bot-who-duel-spoiler = { $name } entlädt Boote gern, bevor du so weit bist.
bot-who-kontor-careful = { $name } rechnet zweimal nach und mag einen sicheren Vorsprung.
bot-who-kontor-greedy = { $name } nimmt, was zu holen ist.
bot-who-kontor-spoiler = { $name } durchkreuzt gern deine Pläne.
bot-who-rampart-careful = { $name } legt eine Karte lieber zurück, als viele Zahlen auszulassen.
bot-who-rampart-greedy = { $name } nimmt fast jede Karte, die passt.
bot-who-rampart-spoiler = { $name } nimmt die Karten, die in deine Mauer passen würden.
bot-life-imhotep-careful = Mit sechzig hat sie mehr Tempel vermessen, als der Pharao je gesehen hat.
bot-life-imhotep-greedy = Er verkauft den Steinbrüchen Brot und Bier und trägt seinen Gewinn um den Hals.
bot-life-imhotep-spoiler = Sie steuert Steine über den Nil und kommt überall an, nur nicht dort, wo du hinwolltest.
bot-life-duel-careful = Er hat drei Pharaonen die Listen geführt; das Schreibrohr an seinem Ohr ist so alt wie du.
bot-life-duel-greedy = Sie verkauft Düfte im Hafen und geht nie heim, bevor ihre Körbe voll sind.
bot-life-duel-spoiler = Mit zwölf ist er Laufbursche im Hafen und löst mehr Leinen, als er sollte.
bot-life-kontor-careful = Sie führt die Bücher von vier Speichern, mit Tinte und ohne einen einzigen Klecks.
bot-life-kontor-greedy = Er fing mit einem Fass Heringe an und besitzt heute alles, was er vom Fenster aus sieht.
bot-life-kontor-spoiler = Einst Freibeuterin, heute Händlerin: Ihr eines Auge ruht auf deinen Docks.
bot-life-rampart-careful = Sie hat die Burg erst auf Pergament gebaut und setzt keinen Stein ohne Zeichnung.
bot-life-rampart-greedy = Der Koch der Burg nimmt immer das größte Stück, aus dem Topf wie vom Tisch.
bot-life-rampart-spoiler = Mit vierzehn trägt sie den Helm ihres Onkels und zielt besser, als er es je konnte.

## Am Tisch
bot-thinks = { $name } denkt nach.
bot-thinks-as = { $name } ({ $level }) denkt nach.
bot-said = { $name }: „{ $line }“
bot-move-now = Sofort ziehen
bot-imagined = { $games ->
    [one] { $games } Partie durchgespielt
   *[other] { $games } Partien durchgespielt
  }
bot-pause = Pause
bot-go-on = Weiterspielen
bot-paused = Die Partie ist angehalten.
bot-shows = { $name } hat diese Karte aufgedeckt.
bot-next = Weiter
bot-to-the-end = Ende zeigen
bot-simulated = Durchgespielt
bot-step = { $step } von { $of }.
bot-line-previous = Voriger Zug
bot-line-next = Nächster Zug
bot-move-of = { $name }: { $move }
bot-show-again = Letzte Züge noch einmal zeigen
bot-label = { $label } Vom Computer gespielt.

## Ein Tipp
bot-hint-thinks = Gute Züge werden gesucht …
bot-hint-later = Einen Tipp bekommst du, wenn du an der Reihe bist.
bot-hint-only = Das ist dein einziger Zug.
bot-hint-chance = { $chance } % Gewinnchance
bot-hint-alike = etwa gleich gut
bot-hint-proved = { $ending ->
    [won] bewiesen: gewinnt gegen jede Antwort
    [shared] bewiesen: mindestens ein geteilter Sieg
   *[lost] bewiesen: verliert gegen die besten Antworten
}
bot-hint-own-more = { $points ->
    [1] etwa 1 Punkt mehr für dich als sonst
   *[other] etwa { $points } Punkte mehr für dich als sonst
  }
bot-hint-own-fewer = { $points ->
    [1] etwa 1 Punkt weniger für dich als mit dem besten Zug
   *[other] etwa { $points } Punkte weniger für dich als mit dem besten Zug
  }
bot-hint-other-more = { $points ->
    [1] etwa 1 Punkt mehr für { $name } als mit dem besten Zug
   *[other] etwa { $points } Punkte mehr für { $name } als mit dem besten Zug
  }
bot-hint-other-fewer = { $points ->
    [1] etwa 1 Punkt weniger für { $name } als sonst
   *[other] etwa { $points } Punkte weniger für { $name } als sonst
  }
bot-hint-wins-more = { $games } % mehr Gewinnchance
bot-hint-wins-fewer = { $games } % weniger Gewinnchance
bot-hint-even = mehrere Züge sind etwa gleich gut
bot-hint-then = Danach, wenn nichts dazwischenkommt: { $move }
bot-hint-or = oder: { $move }
bot-hint-or-more = oder: { $move } (und { $more } weitere)
bot-hint-about = Die Begründungen blicken ein paar Züge voraus, mit dem Wissen dieses Spielers. { $answers ->
    [true] Antworte mit einem der Knöpfe.
   *[false] Wähle einen Zug aus, um ihn auf dem Tisch zu sehen; „Bestätigen“ spielt ihn.
  }
bot-hint-mixed = { $how ->
    [mostly] meistens
    [sometimes] manchmal
   *[seldom] selten
  } ({ $often } %)
bot-hint-about-mixed = Am besten wechselst du zwischen diesen Zügen ab, damit dein Gegner deine Wahl nicht vorhersehen kann. { $answers ->
    [true] Antworte mit einem der Knöpfe.
   *[false] Wähle einen aus, um ihn auf dem Tisch zu sehen; „Bestätigen“ spielt ihn.
  }
bot-hint-memory = Tipps berücksichtigen alle Karten, die schon offen lagen.

## Warum ein Zug gut ist
bot-why-two = { $first }; { $second }
bot-why-despite = es kostet dich jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, aber { $why }
bot-why-has = { $you ->
    [yes] du hast dann
   *[no] { $name } hat dann
  }
bot-why-scores = { $you ->
    [yes] du { $loses ->
      [yes] verlierst
     *[no] bekommst
    }
   *[no] { $name } { $loses ->
      [yes] verliert
     *[no] bekommt
    }
  } { $size ->
    [0] keine Punkte
    [one] { $size } Punkt
   *[other] { $size } Punkte
  }
# Was der Zug bis zum Ende bringt oder kostet, in Punkten; $size: ungefähr wie viele.
bot-why-by-the-end = der Zug { $loses ->
    [yes] kostet { $you ->
      [yes] dich
     *[no] { $name }
    }
   *[no] bringt { $you ->
      [yes] dir
     *[no] { $name }
    }
  } bis zum Ende wohl etwa { $size ->
    [one] { $size } Punkt
   *[other] { $size } Punkte
  }{ $loses ->
    [yes] {""}
   *[no] { " " }mehr
  }
bot-why-else = { $other ->
    [0] {""}
   *[other] { " " }(sonst { $other })
  }
bot-why-can-you-more = danach könnte dir „{ $move }“ etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ bot-why-else } bringen
bot-why-opens-you-more = { bot-why-can-you-more }
bot-why-can-you-fewer = du verzichtest auf „{ $move }“, etwa { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  }
bot-why-can-name-more = danach könnte „{ $move }“ { $name } etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } bringen
bot-why-opens-name-more = { bot-why-can-name-more }
bot-why-can-name-fewer = { $name } kann mit „{ $move }“ nicht mehr etwa { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
  } holen{ $n ->
    [0] {""}
   *[other] , sondern höchstens { $n }
  }

## Der Trainer
bot-coach = Trainer
bot-coach-undo = Diesen Zug zurücknehmen?
bot-coach-take = Zurücknehmen
bot-coach-keep = Behalten
bot-coach-says = Der Trainer bietet an, den Zug zurückzunehmen. { $about }
bot-coach-better = Besser: { $move }.
bot-coach-better-why = Besser: { $move } – { $why }.
