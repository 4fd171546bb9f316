# Spielen über das Internet, über das Relais, das der Betreiber der Seite genannt hat.

relay-way = Über das Internet
relay-way-about = Wo ihr auch seid, jetzt oder über mehrere Tage: Ein Link lädt alle ein, und die Züge kommen von selbst an.
relay-title = Über das Internet spielen
relay-name-about = Diesen Namen sehen die anderen.
relay-go = Einladung erstellen
relay-invite-about = { $copied ->
    [yes] Der Link ist kopiert. Schick ihn allen, die mitspielen sollen: Er ist für alle derselbe.
   *[no] Schick diesen Link allen, die mitspielen sollen: Er ist für alle derselbe.
  }
relay-join-about = Du bekommst den nächsten freien Platz. Die Züge kommen von selbst an; ihr müsst nicht gleichzeitig da sein.
relay-act-watch = Nur zuschauen
relay-joined = Du bist dabei. Die Partie beginnt, sobald alle dabei sind. Du kannst diese Seite schließen und wiederkommen: Die Partie steht auf der Startseite.
relay-watches = Du schaust zu. Die Partie wird gezeigt, sobald sie beginnt.
relay-starts = Die Partie beginnt, sobald alle Plätze besetzt sind.
relay-seat-joined = { $name } ist dabei
relay-elsewhere = Du spielst auf einem anderen Gerät weiter
relay-elsewhere-about = Es kann immer nur eines deiner Geräte spielen.
relay-act-here = Hier weiterspielen
relay-your-turn = Du bist dran
relay-act-next = Nächste Partie: Du bist dran
relay-notify = Benachrichtigen, wenn ich dran bin
relay-code-give = Code zum Vorlesen zeigen
relay-code-about = Lies ihn vor. Wer ihn auf dieser Seite unter „Mit Freunden spielen“ eintippt, bekommt die Einladung. Er gilt eine Stunde.
relay-code-type = Code von jemandem, der dich einlädt
relay-code-wait = Einen Moment …
relay-code-wrong = Eine Ziffer stimmt nicht oder fehlt: Der Code hat 16. Prüfe ihn noch einmal.
relay-code-down = Keine Verbindung. Prüfe dein Internet und versuche es noch einmal.
relay-code-none = Zu diesem Code gibt es keine Einladung. Ein Code gilt eine Stunde: Bitte um einen neuen.
# What a player chooses with the invitation.
relay-clock = Uhr
relay-clock-choice = { $each ->
    [move] { $time ->
        [1] 1 Tag für jeden Zug
       *[other] { $time } Tage für jeden Zug
      }
    [game] { $time } Minuten für jeden Spieler
   *[none] Keine Uhr
  }
relay-clock-about = Ist die Zeit eines Spielers um, verliert niemand. Die anderen können warten oder, wenn alle einverstanden sind, den Computer für ihn spielen lassen oder die Partie beenden. Minuten laufen nur, solange der Spieler da ist.
# { $name } is one or more players, in number { $count }.
relay-clock-out = Die Zeit ist um für { $name }. Du kannst warten. Wenn alle anderen einverstanden sind, spielt der Computer für { $name } weiter, oder die Partie endet.
relay-clock-own = Deine Zeit ist um. Du kannst noch spielen, aber die anderen dürfen den Computer für dich spielen lassen oder die Partie beenden.
# Verb (button): votes for a computer in the place of the players whose time is up.
relay-clock-replace = Computer übernimmt
# Verb (button): votes for ending the game.
relay-clock-end = Partie beenden
relay-clock-ended = Die Zeit ist um für { $name }, und die Partie endet hier: Alle anderen sind einverstanden. Nach einem Zug von { $name } geht sie weiter.
# Verb (button): leads to the first screen.
relay-clock-leave = Zur Startseite
# Preparing an answer to a move of another player. Verb (button).
relay-prepare-answer = Antwort vorbereiten
# Verb (button): the prepared answer is given up.
relay-prepare-drop = Antwort verwerfen
relay-prepare-cancel = Nichts vorbereiten
# The player now chooses a move in the place of { $name }.
relay-prepare-expect = Was wird { $name } tun? Mach diesen Zug für { $name }. Er zählt nicht.
# { $move } is what { $name } does.
relay-prepare-reply = Wenn { $name } „{ $move }“ wählt: Spiel jetzt deine Antwort.
relay-prepare-told = Wählt { $name } „{ $move }“, solange diese Seite offen ist, wird sofort deine Antwort „{ $answer }“ gespielt.
relay-prepare-dropped = Es kam ein anderer Zug. Deine Antwort wird nicht gespielt.
# Another device goes on for the player of this one.
relay-lost = Der Computer spielt für dich
relay-lost-about = Deine Zeit war um, und die anderen haben zugestimmt. Wähle „Nur zuschauen“, dann „Als … weiterspielen“ mit deinem Namen: Du spielst wieder, sobald die anderen einverstanden sind.
# Taking back the last move, if all others agree. Button and entry of the menu: asks the others, or shows their question again.
relay-back = Zug zurücknehmen?
relay-back-sent = Deine Frage ist unterwegs. Dein letzter Zug wird zurückgenommen, wenn alle anderen einverstanden sind.
# Asked by { $name }.
relay-back-asks = { $name } fragt: Darf ich meinen letzten Zug zurücknehmen?
# Verb (button).
relay-back-agree = Einverstanden
# Verb (button): the move stays.
relay-back-refuse = Ablehnen
relay-back-stays = Dein Zug bleibt: Nicht alle waren einverstanden.
relay-back-stays-theirs = Der Zug von { $name } bleibt: Nicht alle waren einverstanden.
relay-back-done = { $name } hat den letzten Zug zurückgenommen.
relay-back-done-own = Dein letzter Zug ist zurückgenommen.
relay-say = Etwas sagen
relay-said = { $name }: { $line }
relay-say-hello = Hallo!
relay-say-luck = Viel Glück!
relay-say-played = Gut gespielt!
relay-say-move = Schöner Zug!
relay-say-ouch = Autsch!
relay-say-close = Das war knapp!
relay-say-pardon = Tut mir leid!
relay-say-thinking = Ich überlege noch.
relay-say-time = Keine Eile.
relay-say-later = Ich muss los. Bis später!
relay-say-back = Da bin ich wieder.
relay-say-thanks = Danke!
relay-say-again = Noch eine Partie?
