# Das Duell auf Deutsch. Nur Sätze: Hier wird keine Regel entschieden. Jeder Schlüssel beginnt mit „duel-“.

duel-about = Nofretete und Echnaton schicken ihre Leute in denselben Hafen: Entladet sechs Boote und errichtet je vier Bauwerke. Zu zweit an einem Bildschirm.
duel-progress = Noch { $tokens ->
    [1] ein Plättchen
   *[other] { $tokens } Plättchen
  }, { $boats ->
    [1] ein Boot
   *[other] { $boats } Boote
  }
duel-link-note = Link und Datei enthalten die verdeckten Tempelplättchen. Wer sich auskennt, kann sie nachsehen; teile sie also mit niemandem, der noch mitspielt. Was noch niemand gesehen hat, wird neu gezogen.

## Vorbereitung
duel-setup-sites-about = Jeder Ort hat eine einfachere Seite A und eine spannendere Seite B. Beide spielen mit derselben; jede Mischung ist erlaubt.
duel-option-obelisk = Obelisk
duel-option-temple = Tempel
duel-option-pyramids = Pyramiden
duel-option-tomb = Grabkammer
duel-option-memoryAid = Gedächtnishilfe
duel-option-memoryAid-about = Tempelplättchen der Seite A liegen offen statt in einem verdeckten Stapel und zählen im laufenden Punktestand mit.
duel-value-obelisk-a-about = 1 Punkt pro Plättchen; der Spieler mit mehr davon bekommt 6 dazu.
duel-value-obelisk-b-about = 12 Punkte, wenn du zuerst fünf Plättchen hast, 18 mit zehn; 6 für den anderen, wenn er fünf hat.
duel-value-temple-a-about = 1 Punkt für jede Sonne; die Plättchen liegen in einem verdeckten Stapel.
duel-value-temple-b-about = Sätze aus 1, 2, 3 oder 4 verschiedenen Werten: 1, 4, 9 oder 16 Punkte.
duel-value-pyramids-a-about = Jede Pyramide: 1, 3, 6, 10, 15, 21 Punkte für 1 bis 6 Plättchen.
duel-value-pyramids-b-about = Nur die kleinere Pyramide zählt: −6, wenn sie leer ist, dann 0, 4, 10, 18, 30, 45 Punkte.
duel-value-tomb-a-about = Jede Folge aufeinanderfolgender Zahlen: 1, 4, 9, 16, 25 Punkte für 1 bis 5 oder mehr.
duel-value-tomb-b-about = Jede Folge aufeinanderfolgender Zahlen, egal wie lang: 4 Punkte.

## Namen der Dinge
duel-site-obelisk = Obelisk
duel-site-temple = Tempel
duel-site-pyramids = Pyramiden
duel-site-tomb = Grabkammer
duel-area-hands = Aktionsplättchen
duel-area-harbour = Hafen
duel-area-boats = Boote
duel-area-sites = Orte
duel-area-supply = Vorrat
duel-area-warehouse = Lager
duel-token-obelisk = Obelisk
duel-token-pyramid-light = helle Pyramide
duel-token-pyramid-dark = dunkle Pyramide
duel-token-temple = Tempel { $value }
duel-token-tomb = Grabkammer { $value }
duel-token-take-one = Aktionsplättchen „{ duel-action-take-one }“
duel-token-place-several = Aktionsplättchen „{ duel-action-place-several }“
duel-token-place-and-unload = Aktionsplättchen „{ duel-action-place-and-unload }“
duel-token-swap-and-unload = Aktionsplättchen „{ duel-action-swap-and-unload }“
duel-tokens-obelisk = { $count ->
    [2] zwei
   *[other] drei
  } Obelisken
duel-tokens-pyramid-light = { $count ->
    [2] zwei
   *[other] drei
  } helle Pyramiden
duel-tokens-pyramid-dark = { $count ->
    [2] zwei
   *[other] drei
  } dunkle Pyramiden
duel-tokens-alike = { $count ->
    [2] zweimal
   *[other] dreimal
  } { $token }
duel-action-take-one = Eins nehmen
duel-action-place-several = Mehrere einsetzen
duel-action-place-and-unload = Einsetzen und entladen
duel-action-swap-and-unload = Tauschen und entladen
duel-about-take-one = nimm ein Plättchen von einem beliebigen Boot
duel-about-place-several = setze zwei oder drei Figuren ein
duel-about-place-and-unload = setze eine Figur ein, dann entlade ein oder zwei Boote
duel-about-swap-and-unload = tausche zwei Plättchen eines Bootes, dann entlade ein Boot
duel-unused-action = Ein Aktionsplättchen, das am Ende noch da ist, zählt 1 Punkt.
duel-source-obelisk = Obelisk
duel-source-temple = Tempel
duel-source-pyramids = Pyramiden
duel-source-tomb = Grabkammer
duel-source-unused-actions = Ungenutzte Aktionsplättchen
duel-source-figures = Figuren im Hafen
duel-boat-row = Boot der Reihe { $nth }
duel-boat-column = Boot der Spalte { $nth }
duel-boat-title-row = Boot der Reihe { $nth }
duel-boat-title-column = Boot der Spalte { $nth }

## Wer am Zug ist und was zu tun ist
duel-act-place = setze ein
duel-act-unload = entlade
duel-act-token = spiele ein Aktionsplättchen
duel-ask-pass = { $name }: Du kannst nur passen.
duel-ask-second-boat = { $name }: Du darfst ein zweites Boot entladen.
duel-next-take-one = „Eins nehmen“: Wähle ein Plättchen auf einem Boot.
duel-next-place-several = „Mehrere einsetzen“: Wähle zwei oder drei freie Felder.
duel-next-place-third = „Mehrere einsetzen“: Wähle ein drittes Feld oder bestätige diese zwei.
duel-next-place-and-unload = „Einsetzen und entladen“: Wähle ein freies Feld.
duel-next-then-unload = „Einsetzen und entladen“: Wähle das Boot, das entladen wird.
duel-next-swap = „Tauschen und entladen“: Wähle zwei Plättchen eines Bootes, dann das Boot, das entladen wird.
duel-next-swap-second = „Tauschen und entladen“: Wähle das zweite Plättchen dieses Bootes und das Boot, das entladen wird.
duel-next-swap-unload = „Tauschen und entladen“: Wähle jetzt das Boot, das entladen wird.

## Was Bestätigen tut
duel-offer-place = Eine Figur auf { $cell } einsetzen
duel-offer-unload = Das { $boat } entladen
duel-offer-take-one = Eins nehmen: { $token } vom { $boat }
duel-offer-place-several = Figuren auf { $cells } einsetzen
duel-offer-place-and-unload = Eine Figur auf { $cell } einsetzen, dann das { $boat } entladen
duel-offer-swap-and-unload = Platz { $first } und { $second } vom { $swap } tauschen, dann das { $boat } entladen
duel-offer-swap-same = Platz { $first } und { $second } tauschen, dann das { $boat } entladen
duel-offer-pass = Passen
duel-offer-stop = Kein zweites Boot
duel-offer-done = Nur diese zwei
duel-preview-place = Zählt 1 Punkt, wenn sie am Ende noch dort steht.
duel-preview-reveals = Danach werden neue Plättchen aufgedeckt.
duel-preview-ends = Damit endet die Partie.
duel-preview-reveals-count = Danach { $count ->
    [1] kommt ein neues Plättchen.
   *[other] kommen { $count } neue Plättchen.
  }

## Was geschehen ist
duel-say-placed = { $you ->
    [yes] Du setzt
   *[no] { $name } setzt
  } eine Figur auf { $cell } ein.
duel-say-unloaded = { $you ->
    [yes] Du entlädst
   *[no] { $name } entlädt
  } das { $boat }.
duel-say-took = { $you ->
    [yes] Du nimmst:
   *[no] { $name } nimmt:
  } { $token }.
duel-say-nobody-took = Nicht genommen, aus dem Spiel: { $tokens }.
duel-told-unloaded = { $you ->
    [yes] Du entlädst
   *[no] { $name } entlädt
  } das { $boat }: { $items }.
duel-told-action = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
  } „{ $action }“: { $items }.
duel-told-share = { $tokens } für { $name }
duel-say-refilled = Neu auf dem { $boat }: { $tokens }.
duel-say-boat-left = Es sind keine Plättchen mehr da: Das { $boat } kommt aus dem Spiel. { $left ->
    [1] Ein Boot bleibt.
   *[other] { $left } Boote bleiben.
  }
duel-say-played-action = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
  } das Aktionsplättchen „{ $action }“.
duel-say-swapped = Auf dem { $boat } tauschen { $tokens } die Plätze.
duel-say-picked = Vom { $boat }, Platz { $place }.
duel-say-restocked = Aus dem Lager auf das { $boat }: { $token }.
duel-say-first-to-five = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } zuerst fünf Obelisken.
duel-say-stopped = { $you ->
    [yes] Du entlädst
   *[no] { $name } entlädt
  } kein zweites Boot.

## Wie ein Platz heißt
duel-place-cell-free = { $cell }: frei.
duel-place-cell-figure = { $cell }: { $you ->
    [yes] deine Figur
   *[no] Figur von { $name }
  }.
duel-place-quay = { $boat }, vom Kai aus: { $tokens }.
duel-place-boat = { $boat }, Platz { $place }: { $token }.
duel-place-action = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } „{ $action }“{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  }: { $about }.
duel-place-reserve = { $you ->
    [yes] Du
   *[no] { $name }
  }: { $count ->
    [1] 1 Figur
   *[other] { $count } Figuren
  } in Reserve.
duel-place-supply = Vorrat: { $count ->
    [1] ein Plättchen
   *[other] { $count } Plättchen
  }, verdeckt.
duel-place-warehouse = Lager: { $count ->
    [1] ein Plättchen
   *[other] { $count } Plättchen
  }, verdeckt.
duel-place-site = { $you ->
    [yes] { $site ->
        [Obelisk] Dein Obelisk
        [Tempel] Dein Tempel
        [Pyramiden] Deine Pyramiden
       *[Grabkammer] Deine Grabkammer
      }
   *[no] { $site } von { $name }
  }, Seite { $side }: { $state }
duel-state-tokens = { $count ->
    [0] noch kein Plättchen.
    [1] ein Plättchen.
   *[other] { $count } Plättchen.
  }
duel-state-nothing = noch kein Plättchen.
duel-state-pile = { $count ->
    [1] ein Plättchen
   *[other] { $count } Plättchen
  }, verdeckt.
duel-state-values = { $count ->
    [one] Wert
   *[other] Werte
  } { $values }.
duel-state-numbers = { $count ->
    [one] Zahl
   *[other] Zahlen
  } { $numbers }.
duel-state-pyramids = hell { $light }, dunkel { $dark }.
duel-place-player = { $name } ({ $colour }, { $mark }): { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }, { $figures } von 4 Figuren in Reserve.

## Punkte
duel-score-why-tie = Gleichstand bei { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  }: { $you ->
    [yes] Du hast nicht begonnen und deshalb gewonnen
   *[no] { $name } hat nicht begonnen und deshalb gewonnen
  }.
duel-decided-obelisk = Der Obelisk gab den Ausschlag: { $lead } für { $names }.
duel-decided-temple = Der Tempel gab den Ausschlag: { $lead } für { $names }.
duel-decided-pyramids = Die Pyramiden gaben den Ausschlag: { $lead } für { $names }.
duel-decided-tomb = Die Grabkammer gab den Ausschlag: { $lead } für { $names }.
duel-decided-unused-actions = Die ungenutzten Aktionsplättchen gaben den Ausschlag: { $lead } für { $names }.
duel-decided-figures = Die Figuren im Hafen gaben den Ausschlag: { $lead } für { $names }.
duel-score-sofar = Punkte, wenn jetzt Schluss wäre. Verdeckte Tempelplättchen werden am Ende gezählt.
duel-score-source-about-unused-actions = je 1 Punkt
duel-score-source-about-figures = 1 Punkt für jede Figur, die noch im Hafen steht

## Warum nicht
duel-refusal-other-decision = Entscheide zuerst über das zweite Boot.
duel-refusal-cannot-pass = Solange du etwas tun kannst, darfst du nicht passen.
duel-refusal-cell-taken = Hier steht schon eine Figur.
duel-refusal-reserve-empty = Deine vier Figuren stehen schon alle im Hafen.
duel-refusal-boat-gone = Dieses Boot ist aus dem Spiel.
duel-refusal-too-few-figures = In der Linie dieses Bootes steht { $has ->
    [0] keine Figur
   *[other] nur eine Figur
  }: Du brauchst zwei.
duel-refusal-no-such-place = Diesen Platz gibt es nicht.
duel-refusal-action-not-held = Dafür brauchst du das Aktionsplättchen „{ $action }“.
duel-refusal-cannot-take-action = So kannst du keine Aktionsplättchen nehmen.
duel-refusal-two-or-three-cells = Wähle zwei oder drei freie Felder.
duel-refusal-too-few-in-reserve = Du hast nicht genug Figuren in der Reserve: { $has }.
duel-refusal-two-places-needed = Wähle zwei verschiedene Plätze auf demselben Boot.
duel-refusal-nothing-here-action = Du kannst nur eigene Aktionsplättchen spielen, wenn du am Zug bist.
duel-refusal-nothing-here-boat = Wähle das Boot, um es zu entladen. Einzelne Plättchen wählst du nur mit manchen Aktionsplättchen.
duel-refusal-nothing-here-cell = Auf diesem Feld gibt es jetzt nichts zu tun.
duel-refusal-nothing-here-quay = Du kannst dieses Boot jetzt nicht entladen.
duel-refusal-nothing-here-supply = Von hier werden entladene Boote aufgefüllt.
duel-refusal-nothing-here-warehouse = Von hier kommt Ersatz für ein Plättchen, das du mit „Eins nehmen“ nimmst.
duel-refusal-wrong-number-of-seats = Das Duell ist für zwei.
duel-refusal-wrong-tokens = Das sind nicht die sechzig Plättchen aus der Schachtel.
