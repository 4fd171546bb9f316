# Spielen per Link, mit Leuten an anderen Geräten.

together-label = { $label } Spielt an einem anderen Gerät.
together-comes = Das ist passiert.
together-final = Das lässt sich nicht zurücknehmen.
together-goes-on = { $name } spielt gleich weiter. Schick das erst zurück, damit { $name } es auch sieht.
together-asks = { $name } möchte an einem anderen Gerät weiterspielen.
together-waits = { $name } ist dran. Du bekommst dann einen Link.
together-sealed = Dein Zug ist endgültig. { $name } öffnet deinen Link, sieht, was gezogen wird, und spielt.
together-watches = Du schaust zu. Wenn du mitspielst, kannst du an diesem Gerät weiterspielen.
together-over = Die Partie ist zu Ende.
together-gave-up = { $name } hat aufgegeben.
together-act-seal = Zug senden
together-act-send-back = Zurückschicken
together-act-agree = Zustimmen
together-act-send-again = Noch einmal senden
together-act-paste = Link einfügen
together-act-take-over = Als { $name } weiterspielen
together-act-whole = Die ganze Partie senden
together-send-invitation = Zum Spielen einladen
together-about-invitation = Schick diesen Link mit einem Messenger an einen Mitspieler. Du bekommst einen Link zurück: Öffne ihn hier.
together-send-joining = Schick das an { $name }
together-about-joining = Du bist dabei. Sobald { $name } diesen Link öffnet, geht es weiter.
together-send-turn = Schick das an { $name }
together-about-turn = Dein Zug ist endgültig: Er lässt sich nicht zurücknehmen. { $name } sieht ihn beim Öffnen des Links.
together-send-last = Schick { $name } das Ende
together-about-last = Die Partie ist zu Ende. Mit diesem Link sieht { $name }, wie sie ausging.
together-about-whole = Dieser Link enthält die ganze Partie. Schick ihn, wenn ein Zug verloren ging oder jemand an einem anderen Gerät weiterspielt.
together-no-whole = Diese Partie lässt sich gerade nicht im Ganzen senden.
together-invited = { $name } lädt dich zu { $game } ein
together-invited-about = Die Partie ist für { $count } Spieler. Ihr spielt, indem ihr euch Links schickt, mit jedem Messenger. Ihr braucht kein Konto.
together-your-name = Dein Name
together-invite = Einladen
together-copied = Der Link ist kopiert.
together-copy = Kopiere diesen Link.
together-act-copy = Kopieren
together-join = Mitspielen
together-elsewhere = Diese Partie wurde woanders begonnen
together-elsewhere-about = Dieser Browser kennt die Partie nicht. Kopiere den Link, öffne Dockhand in der App oder im Browser, in dem du begonnen hast, und wähle „Link einfügen“.
together-paste-about = Füge den Link ein, den du bekommen hast.
together-open = Öffnen
together-no = Jetzt nicht
together-full = Zum Speichern ist kein Platz mehr. Dein Zug ist noch nicht gespielt.
together-silent = Der Speicher dieses Browsers antwortet gerade nicht. Dein Zug ist noch nicht gespielt: Versuch es gleich noch einmal.
together-deleted = Diese Partie ist von diesem Gerät verschwunden: Sie wurde in einem anderen Fenster oder vom Browser gelöscht. Dein Zug ist nicht gespielt.
together-other-tab = Du hast in einem anderen Fenster weitergespielt. So steht die Partie jetzt.
together-asks-title = Spielt { $name } an einem neuen Gerät?
together-asks-about = Wenn du zustimmst, geht es dort weiter, und was noch nicht fertig gezogen ist, wird neu gezogen. Frag { $name } vorher.
together-behind-title = Dieser Link enthält Züge, die hier fehlen
together-behind-about = Du hast sie wohl an einem anderen Gerät gespielt. Übernimm den Link nur, wenn das stimmt.
together-refused = Dieser Link wurde nicht geöffnet
together-why-unreadable = Dieser Link ist beschädigt oder unvollständig. Kopiere ihn noch einmal, vom Anfang bis zum Ende. Es hat sich nichts geändert.
together-why-cut = Das Ende dieses Links fehlt: Er wurde unterwegs abgeschnitten. Bitte noch einmal darum oder kopiere ihn vom Anfang bis zum Ende. Es hat sich nichts geändert.
together-why-newer = Dieser Link stammt aus einer neueren Version. Lade die Seite neu und öffne ihn noch einmal.
together-why-elsewhere = Dieser Link gehört zu einer anderen Partie.
together-why-forged = Dieser Link stammt nicht von dem Spieler, der dran ist. Es hat sich nichts geändert.
together-why-old = Das hast du schon geöffnet.
together-why-missing = Dazwischen fehlt ein Zug. Bitte um die ganze Partie.
together-why-strayed = Dieser Link passt nicht zu den Zügen auf diesem Gerät. Bitte um die ganze Partie. Es hat sich nichts geändert.
together-why-twice = { $name } hat zwei verschiedene Züge geschickt. Der erste gilt, es sei denn, der andere wird beantwortet.
together-why-taken = Diesen Platz hat schon ein anderer Spieler.
together-why-chain = Dieser Link passt nicht zum Anfang der Partie. Bitte { $name } noch einmal darum. Es hat sich nichts geändert.
together-why-withheld = Dieser Link ist unvollständig: Es lässt sich nicht ziehen, was als Nächstes kommt. Bitte noch einmal darum. Es hat sich nichts geändert.
together-why-early = Dieser Link verrät zu früh, was später gezogen wird. Er stammt nicht von Dockhand; es hat sich nichts geändert.
together-why-illegal = Dieser Link enthält einen Zug, den die Regeln verbieten. Es hat sich nichts geändert.
together-why-version = Die beiden Geräte haben verschiedene Versionen des Spiels. Ladet beide Seiten neu und versucht es noch einmal.
together-why-asks = { $name } möchte an einem anderen Gerät weiterspielen.
together-why-behind = Dieser Link enthält Züge, die hier fehlen.
together-why-wait = Du bist nicht dran.
together-why-over = Diese Partie ist zu Ende.
together-title = Partien auf mehreren Geräten
together-yours = { $when ->
    [time] Du bist dran, seit { $at } Uhr
    [weekday] Du bist dran, seit { $at }
    [date] Du bist dran, seit dem { $at }
   *[unknown] Du bist dran
  }
together-theirs = { $when ->
    [time] { $name } ist dran, seit { $at } Uhr
    [weekday] { $name } ist dran, seit { $at }
    [date] { $name } ist dran, seit dem { $at }
   *[unknown] { $name } ist dran
  }
together-ended = Zu Ende
together-joining = { $when ->
    [time] Warten auf eine Antwort, seit { $at } Uhr
    [weekday] Warten auf eine Antwort, seit { $at }
    [date] Warten auf eine Antwort, seit dem { $at }
   *[unknown] Warten auf eine Antwort
  }
together-give-up = Aufgeben
together-give-up-about = Die Partie endet für alle; { $name } sieht es mit deinem nächsten Link.
together-put-away = Entfernen
together-put-away-about = Die Partie wird von diesem Gerät entfernt. Du kannst hier dann nicht mehr weiterspielen.
together-receipt = So wurde ausgeteilt
together-proof-title = Beleg einer Partie per Link
together-proved = { $end ->
    [complete] Bewiesen: { $names } haben jeden Zug unterschrieben, kein Spieler konnte allein bestimmen, was gezogen wurde, und die Partie wurde zu Ende gespielt.
    [gave-up] Bewiesen: { $names } haben jeden Zug unterschrieben, kein Spieler konnte allein bestimmen, was gezogen wurde, und die Partie endete, als { $name } aufgab.
   *[unfinished] Nicht zu Ende: Nach dem letzten Zug in diesem Beleg geht die Partie weiter. Bis dahin haben { $names } jeden Zug unterschrieben, und kein Spieler konnte allein bestimmen, was gezogen wurde.
  }
together-proved-twice = { $name } hat zwei verschiedene Züge geschickt. Der erste zählt.
together-proved-repeats = { $count ->
    [1] Ein Gerät ging verloren, und einmal wurde neu gezogen.
   *[other] Ein Gerät ging verloren, und { $count }-mal wurde neu gezogen.
  }
together-unproved = { $flaw ->
    [damaged] Nicht bewiesen: Diese Datei wurde nach dem Speichern verändert.
    [shape] Nicht bewiesen: Diese Datei hat nicht die Form eines Belegs.
    [whole] Nicht bewiesen: Es fehlen Züge, weil das Gerät, das diesen Beleg gespeichert hat, sie nicht hatte. Bitte einen anderen Spieler dieser Partie um seinen Beleg.
    [newer] Nicht bewiesen: Dieser Beleg stammt aus einer neueren Version. Lade die Seite neu und öffne ihn noch einmal.
    [differs] Nicht bewiesen: Diese Datei enthält eine andere Partie als die unterschriebenen Züge.
    [heaps] Nicht bewiesen: In dieser Datei liegen Karten anders, als sie gezogen wurden.
    [twice] Nicht bewiesen: Laut dieser Datei hat jemand zwei verschiedene Züge geschickt, und das stimmt nicht.
    [insecure] Nicht geprüft: Prüfen lässt sich ein Beleg nur unter einer Adresse, die mit https beginnt.
   *[letters] Nicht bewiesen: Ein Zug fehlt, wurde verändert oder ist nicht vom richtigen Spieler unterschrieben.
  }
together-unproved-about = Was sie zeigt, kann erfunden sein. Hier hat sich nichts geändert.
together-open-proved = Partie öffnen
together-open-unproved = Unbewiesen öffnen
together-by-link = Spielen per Link
together-insecure = Per Link spielst du nur unter einer Adresse, die mit https beginnt. Öffne Dockhand dort.
together-unkept = Dieser Browser speichert nichts für diese Seite, eine Partie per Link ginge also verloren. Nimm einen anderen Browser oder ein Fenster, das nicht privat ist.
together-moved = Auf ein anderes Gerät umgezogen
together-moved-away = Diese Partie ist auf ein anderes Gerät umgezogen: Du spielst sie dort.
together-take-back = Wieder hier spielen
together-take-back-about = Nur wenn das andere Gerät diese Partie nicht hat. Spielen beide, bekommen die anderen zwei verschiedene Züge, und nur der erste zählt.
together-send-joining-next = Schick das an einen Mitspieler
together-about-joining-next = Du bist dabei, ein Platz ist noch frei. Mit diesem Link spielt ein weiterer Spieler mit. Du kannst ihn auch { $name } schicken und weitergeben lassen.
together-fair-title = Ist das fair?
together-fair-other = jemand anderem
together-fair-draws = Niemand kann wissen oder bestimmen, was gezogen wird. { $count ->
    [2] Es entsteht jedes Mal aus einem Geheimnis von dir und einem von { $name }; beide standen vor der Partie fest.
   *[other] Es entsteht jedes Mal aus Geheimnissen von zwei Spielern, die vor der Partie feststanden.
  }
together-fair-first = Der Spieler, der deinen Zug öffnet, sieht zuerst, was gezogen wird. Vorher steht es nicht fest.
together-fair-moves = Ein Zug gegen die Regeln oder in fremdem Namen wird abgelehnt. Ein gesendeter Zug gilt: Ein zweiter, anderer fällt auf.
together-fair-receipt = Nach der Partie kannst du einen Beleg speichern, den alle prüfen können.
together-fair-three = Zu dritt oder zu viert können zwei, die sich absprechen, vor den anderen wissen, was gezogen wird.
together-fair-not = Kein Programm kann verhindern, dass jemand aufhört oder sich von anderen oder einem Computer beraten lässt.
together-begins = { $name } beginnt. Schick das zuerst zurück, damit auch { $name } sieht, was ausgeteilt wurde.
together-stopped = { $name } hat zwei verschiedene Züge geschickt, und beide wurden beantwortet. Die Partie endet hier. Der Beweis bleibt erhalten.
together-stopped-both = An einer Stelle wurden zwei verschiedene Züge geschickt, und beide wurden beantwortet. Die Partie endet hier. Der Beweis bleibt erhalten.
together-turned = { $name } hat zwei verschiedene Züge geschickt. Der andere zählt. So steht die Partie jetzt.
together-halted = Abgebrochen
together-send-seated = Schick das an { $name }
together-about-seated = Alle sind dabei. Ausgeteilt wird, sobald der letzte Spieler den Link geöffnet hat.
together-send-stopped = Schick das an alle
together-about-stopped = Dieser Link enthält beide Züge. Wer ihn öffnet, sieht, warum die Partie hier endet.
together-why-unfit = Dieses Spiel lässt sich nicht per Link spielen. Es hat sich nichts geändert.
together-why-older = Diese Einladung stammt aus einer älteren Version von Dockhand. Bitte um eine neue.
