# A game with hidden hands over the internet: the device of the player who invites deals the cards.

dealt-how = Mit Leuten an anderen Geräten spielen
dealt-people-only = Computerspieler spielen nur an diesem Gerät mit. Besetze zuerst alle Plätze mit Menschen.
# Verb (button): every seat is for a person from now on.
dealt-act-people = Nur mit Menschen
dealt-way-about = Wo ihr auch seid: Ein Link lädt alle ein, und jeder sieht nur die eigenen Karten. Dein Gerät teilt aus, darum geht die Partie nur weiter, solange es verbunden ist.
dealt-phones = An einem Tisch
dealt-phones-about = Dieses Gerät ist der Tisch; alle können ihre Karten auf dem Handy halten.
dealt-host-about = Die anderen sehen diesen Namen. Dein Gerät teilt die Karten aus und kennt sie alle.
dealt-your-name = Dein Name
dealt-invite-about = { $copied ->
    [yes] Der Link ist kopiert. Schick ihn allen, die mitspielen: Er ist für alle derselbe. Lass diese Seite offen, denn dein Gerät teilt aus.
   *[no] Schick diesen Link allen, die mitspielen: Er ist für alle derselbe. Lass diese Seite offen, denn dein Gerät teilt aus.
  }
# { $name } invites to { $game }.
dealt-invited = { $name } lädt dich zu { $game } ein
dealt-join-about = Du bekommst den nächsten freien Platz. Das Gerät von { $name } teilt aus und kennt alle Karten: Spiel mit jemandem, dem du vertraust.
# Verb (button).
dealt-join = Mitspielen
dealt-joined = Du bist dabei. Die Partie beginnt, sobald alle dabei sind. Du kannst diese Seite schließen und wiederkommen: Die Partie steht auf der Startseite.
dealt-full = Alle Plätze dieser Partie sind besetzt. Du kannst zusehen.
dealt-none = Hinter dieser Einladung ist keine Partie. Bitte den Spieler, der dich eingeladen hat, die Partie einmal zu öffnen, und versuch es dann noch einmal.
dealt-refused = Dieser Link lässt sich nicht öffnen
dealt-unreadable = Ein Teil des Links fehlt. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
dealt-unkept = Dieser Browser speichert hier nichts, darum lässt sich die Partie nicht über das Internet spielen. Oft liegt es an einem privaten Fenster.
dealt-full-disk = Auf diesem Gerät ist kein Platz mehr, darum gilt dein Zug nicht. Schaff Platz und versuch es noch einmal.
dealt-seats = Spieler
dealt-seat-you = { $deals ->
    [yes] { $name } (dieses Gerät, teilt aus)
   *[no] { $name } (dieses Gerät)
  }
dealt-seat-here = { $deals ->
    [yes] { $name } ist da und teilt aus
   *[no] { $name } ist da
  }
dealt-seat-joined = { $deals ->
    [yes] { $name } teilt aus und ist gerade nicht da
   *[no] { $name } ist dabei
  }
# State of a seat: nobody sits there yet. Not about money.
dealt-seat-free = Frei

## While a game is played
dealt-label = { $label } Spielt auf einem anderen Gerät.
dealt-comes = Das ist geschehen.
dealt-over = Die Partie ist zu Ende.
dealt-lost = Nicht verbunden. Neuer Versuch läuft.
dealt-sent = Dein Zug ist unterwegs. Einen Moment …
dealt-kept = Dein Zug ist gespeichert. { $name } teilt aus und ist gerade nicht da: Die Partie geht weiter, sobald { $name } zurück ist. Du kannst diese Seite schließen.
dealt-host-away = { $name } teilt aus und ist gerade nicht da. Die Partie wartet; du kannst diese Seite schließen.
dealt-own-away = { $name } teilt aus und ist gerade nicht da. Dein Zug ist gespeichert, bis { $name } zurück ist.
dealt-waits = { $count ->
    [one] { $name } ist am Zug.
   *[other] { $name } wählen gerade.
  }
dealt-away = { $count ->
    [one] { $name } ist am Zug, aber gerade nicht da. Alles ist bereit.
   *[other] { $name } müssen wählen, sind aber gerade nicht da. Alles ist bereit.
  }
# { $label } is a player in one sentence, whose time is up.
dealt-computer-label = { $label } Der Computer spielt für diesen Spieler.
# { $name } is one or more players.
dealt-computer = Der Computer wählt für { $name }.
dealt-replaced = Der Computer spielt für dich, weil deine Zeit um war und die anderen zugestimmt haben.
# Verb (button): the player goes on in place of the computer.
dealt-return = Selbst weiterspielen
dealt-stopped = Was das Gerät von { $name } gezeigt hat, kann nicht stimmen. Die Partie endet hier.
# Entry of the menu.
dealt-fair = Wer teilt aus?
dealt-fair-about = Das Gerät des Spielers, der eingeladen hat, teilt die Karten aus, wie an einem Tisch, und kennt sie alle. Jedem anderen Gerät schickt es nur, was dessen Spieler sehen darf; niemand kann das unterwegs mitlesen. Jedes Gerät prüft nach den Regeln, was es bekommt.
dealt-waits-about = Die Partie geht nur weiter, solange das Gerät verbunden ist, das austeilt. Züge warten bis zu 30 Tage darauf.

## On the start page
dealt-title = Kontor über das Internet
dealt-gathers = Es fehlen noch Spieler
dealt-yours = Du bist am Zug
dealt-theirs = { $name } ist am Zug
dealt-ended = Die Partie ist zu Ende
# Verb (button).
dealt-put-away = Entfernen
dealt-put-away-about = Von diesem Gerät aus kommst du nicht mehr in diese Partie.
dealt-put-away-host = Dein Gerät teilt aus: Ohne es endet diese Partie für alle.
# Verb (button).
dealt-no = Behalten
