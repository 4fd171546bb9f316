# Ein Gerät ist der Tisch, Handys sind die Hände.

## Am Tisch
room-title = Handkarten auf dem Handy
room-about = Dieses Gerät ist der Tisch. Alle können ihre Karten auf dem Handy halten; wer keines hat, wird an den Tisch gerufen.
room-people-only = Mit Handkarten auf dem Handy spielen keine Computerspieler mit. Besetze zuerst alle Plätze mit Menschen.
room-scan = Richtet die Kamera eines Handys hierher
room-honest = Der Tisch gibt die Karten und kennt sie deshalb alle. Nehmt ein Gerät, an dem niemand etwas verändert hat.
room-not-by-link = Dieses Spiel lässt sich nicht per Link spielen: Ein Link kann keine Karten austeilen, die nur ein Spieler sehen darf.
room-begin = Los geht’s
room-begin-some = Los geht’s, { $count ->
    [1] eine Person
   *[other] { $count } Personen
  } ohne Handy
room-begin-none = Ohne Handys beginnen
room-back = Zurück zum Tisch
room-menu = Handkarten auf dem Handy
room-remove-of = { $name } spielt ohne Handy
room-joined = { $name } ist dabei.
room-mark = Für die Prüfung am Ende der Partie: { $mark }
room-waits = { $count ->
    [one] { $names } entscheidet auf dem Handy.
   *[other] { $names } entscheiden auf ihren Handys.
  }
room-lost = Das Handy von { $name } ist nicht verbunden.
room-act-scan = Handy verbinden
room-act-call = { $name } entscheidet hier
room-label-here = { $label } Hat die Karten auf dem Handy.
room-label-away = { $label } Das Handy ist nicht verbunden.
room-consent-title = Ein anderes Handy für { $name }?
room-consent-about = Dieses Handy möchte den Platz von { $name }. Wer es hat, sieht die Karten von { $name }.
room-consent-yes = Das ist { $name }
room-consent-no = Nicht { $name }

## Auf dem Handy
room-choose-seat = Wähle deinen Platz.
room-ask-seat = Das Spiel hat begonnen. Welcher Platz ist deiner?
room-act-sit = Hier sitzen
room-act-ask = Das bin ich
room-asked = Der Tisch wird gefragt, ob das dein Platz ist.
room-wait-begin = Du bist dabei. Am Tisch wird gleich begonnen.
room-chair-none = frei
room-chair-here = ist dabei
room-chair-away = Handy nicht verbunden
room-chair-own = du
room-cards = Deine Karten
room-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
room-sent = An den Tisch geschickt …
room-at-table = Das machst du am Tisch.
room-at-table-other = { $name } spielt am Tisch.
room-waiting = { $count ->
    [0] Gewählt.
   *[other] Gewählt. Es fehlt noch: { $names }.
  }
room-here = Du entscheidest am Tisch.
room-not-connected = Nicht verbunden. Wird weiter versucht …
room-act-again = Code am Tisch noch einmal scannen
room-leave = Tisch verlassen
room-word-no = Am Tisch heißt es, das sei nicht dein Platz.
room-word-taken = Diesen Platz hat jemand anders genommen. Wähle einen anderen.
room-word-full = An diesem Tisch hat schon jeder Platz ein Handy.
room-word-ended = Der Tisch hat das Spiel beendet. Danke fürs Mitspielen.
room-word-elsewhere = Dein Platz wird jetzt ohne dieses Handy gespielt.
room-word-version = Tisch und Handy haben verschiedene Versionen des Spiels. Lade die Seite auf beiden neu und komm dann wieder dazu.
room-fair = Niemand hat die Karten ausgesucht: Gegeben wurde aus einem Geheimnis des Tisches, das vorher feststand, und einer Zahl von jedem Handy. Dieses Handy hat es geprüft.
room-unfair = Die Karten wurden nicht so gegeben, wie es mit diesem Handy vereinbart war.

## Wie gegeben wurde
room-receipt = So wurde gegeben
room-receipt-about = Gegeben wurde aus einem Geheimnis, das der Tisch festgelegt hatte, bevor ein Handy dazukam, und aus einer Zahl von jedem Handy. Weder der Tisch noch jemand am Tisch konnte es sich aussuchen. Jedes Handy prüft das am Ende.
room-receipt-secret = Geheimnis des Tisches
room-receipt-mark = Vorher gezeigt
room-receipt-number = Zahl von { $name }
room-receipt-none = { $name } hatte kein Handy
room-receipt-seed = Startzahl des Spiels
