# Ein Gerät ist der Tisch, Handys sind die Hände.

## Am Tisch
room-title = Handkarten auf dem Handy
room-about = Dieses Gerät ist der Tisch. Alle können ihre Karten auf dem Handy halten. Spieler ohne Handy ruft das Gerät an den Tisch.
room-people-only = Mit Handkarten auf dem Handy spielen keine Computerspieler mit. Besetze zuerst alle Plätze mit Menschen.
room-scan = Richtet die Kamera eines Handys hierher
room-honest = Der Tisch gibt die Karten und kennt sie deshalb alle. Nehmt ein Gerät, dem alle trauen.
room-not-by-link = Dieses Spiel lässt sich nicht per Link spielen: Ein Link kann keine Karten austeilen, die nur ein Spieler sehen darf.
room-begin = Beginnen
room-begin-some = Beginnen ({ $count ->
    [1] ein Spieler
   *[other] { $count } Spieler
  } ohne Handy)
room-begin-none = Ohne Handys beginnen
room-back = Zurück zum Tisch
room-remove-of = { $name } spielt ohne Handy
room-joined = { $count ->
    [one] { $names } ist dabei.
   *[other] { $names } sind dabei.
  }
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
room-ask-seat = Die Partie hat begonnen. Welcher Platz ist deiner?
room-act-sit = Hier sitzen
room-act-ask = Das bin ich
room-asked = Warte, bis jemand am Tisch bestätigt, dass das dein Platz ist.
room-wait-begin = Du bist dabei. Am Tisch geht es gleich los.
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
   *[other] Gewählt. Noch nicht fertig: { $names }.
  }
room-here = Du entscheidest am Tisch.
room-not-connected = Nicht verbunden. Das Handy versucht es weiter …
room-act-again = Code am Tisch noch einmal scannen
room-leave = Tisch verlassen
room-word-no = Am Tisch wurde abgelehnt: Das ist nicht dein Platz.
room-word-taken = Diesen Platz hat jemand anders genommen. Wähle einen anderen.
room-word-full = An diesem Tisch hat schon jeder Platz ein Handy.
room-word-ended = Am Tisch wurde die Partie beendet. Danke fürs Mitspielen.
room-word-elsewhere = Du spielst jetzt am Tisch, ohne dieses Handy.
room-word-version = Tisch und Handy haben verschiedene Versionen des Spiels. Lade die Seite auf beiden neu und komm dann wieder dazu.
room-fair = Niemand hat die Karten ausgesucht. Die Verteilung entstand aus einem Geheimnis des Tisches, das vorher feststand, und einer Zahl von jedem Handy. Dieses Handy hat es geprüft.
room-unfair = Die Karten wurden anders verteilt, als es mit diesem Handy vereinbart war.

## Wie die Karten verteilt wurden
room-receipt = So wurden die Karten verteilt
room-receipt-about = Die Verteilung entstand aus einem Geheimnis des Tisches, das feststand, bevor ein Handy dazukam, und aus einer Zahl von jedem Handy. Weder der Tisch noch ein Spieler konnte sie sich aussuchen. Jedes Handy prüft das am Ende.
room-receipt-secret = Geheimnis des Tisches
room-receipt-mark = Vorher gezeigt
room-receipt-number = Zahl von { $name }
room-receipt-none = { $name } hatte kein Handy
room-receipt-seed = Startzahl der Partie
