# German: playing by words.
say-about = Sag den Namen eines Knopfs, was du tun willst, oder „Hilfe“.
say-do = Senden
say-unknown = Das habe ich nicht verstanden. „Züge“ nennt, was möglich ist, „Hilfe“ alle Befehle.
say-no-moves = Hier gibt es jetzt nichts zu tun.
say-which = { $count ->
    [1] Ein Zug: Sag seine Nummer.
   *[other] { $count } Züge: Sag die Nummer von einem.
  }
say-board = { $area }: { $places }
say-one = { $number }: { $move }.
say-nothing-yet = Noch ist nichts passiert.
say-ahead = { $you ->
    [yes] Du führst
   *[no] { $count ->
        [one] { $name } führt
       *[other] { $name } führen
      }
  } mit einem Vorsprung von { $lead }.
say-level = Alle liegen gleichauf.
say-why-what = Sag „warum“ und einen Platz auf dem Tisch.
say-help = Sag einen Zug{ $some ->
    [yes] , zum Beispiel „{ $example }“
   *[no] {""}
  }; der Anfang jedes Worts genügt. Befehle: { $commands }.
say-command-help = Hilfe
say-command-moves = Züge, möglich, g
say-command-board = Tisch, Brett, b
say-command-last = letzter, zuletzt, l
say-command-score = Punkte, Stand, s
say-command-why = warum, w
say-command-status = Lage, dran
say-command-undo = zurück, zurücknehmen, u
say-command-repeat = noch einmal, r
say-you = Du: { $text }
say-field = Dein Zug
say-mean = Meintest du das?
say-gone = Das ist nicht mehr möglich.
say-nothing-chosen = Noch ist nichts ausgewählt: Sag einen Zug oder wähle auf dem Tisch.
say-cleared = Jetzt ist nichts ausgewählt.
say-command-confirm = bestätigen, ja, ok
say-command-cancel = abbrechen, nein

## Ganze Sätze für die Befehle, mit Kommas dazwischen
say-phrase-help = wie geht das, was kann ich sagen, welche befehle gibt es, hilf mir
say-phrase-moves = was kann ich tun, was kann ich machen, was darf ich tun, was darf ich machen, was ist möglich, was geht, meine züge, mögliche züge, zeig züge, was jetzt
say-phrase-board = was liegt auf tisch, zeig brett, beschreib tisch, beschreib brett, wie sieht tisch aus, was liegt wo
say-phrase-last = was ist passiert, was ist geschehen, was war zuletzt, letzter zug, was wurde gespielt
say-phrase-score = wer gewinnt, wer führt, wer liegt vorn, wer ist vorn, wie steht es, wie viele punkte, wie ist der stand
say-phrase-status = wer ist dran, wer ist am zug, bin ich dran, bin ich am zug, was ist gefragt
say-phrase-undo = nimm zurück, zug zurücknehmen, mach rückgängig, rückgängig machen, rückgängig
say-phrase-repeat = sag noch einmal, nochmal, wie bitte, wiederholen, wiederhole
say-phrase-confirm = mach das, ja bitte, bestätige, ich bestätige, genau so
say-phrase-cancel = vergiss es, doch nicht, das nicht

## Wörter, die dasselbe heißen, eine Gruppe in jeder Zeile
say-synonyms =
    lade laden leg lege legen setz setze setzen einsetzen stell stelle stellen tu platzieren platziere
    schicke schick schicken fahr fahre fahren segle segeln sende senden bring bringe bringen bewege bewegen losfahren losschicken
    nimm nehme nehmen hol hole holen zieh ziehe ziehen
    stein steine steinen block klotz
    boot boote schiff schiffe kahn
    figur figuren männchen spielfigur
    pyramide pyramiden
    grabkammer grab kammer gruft
    obelisk obelisken
    marktplatz markt basar
    steinbruch schlitten vorratsschlitten vorrat
    entlade entladen ausladen löschen lösche leere leeren
    tausche tauschen wechsle wechseln
    aufdecken decke umdrehen drehe dreh zeige
    schieße schießen schieß feuere kanone
    passe passen aussetzen
    entferne entfernen wegnehmen
    karte karten
    mauer wall
    wähle wählen aussuchen
say-fillers = der die das den dem des ein eine einen einem einer auf in im ins an am zu zum zur nach von vom aus mit und dann ich wir will möchte würde gern bitte mal doch jetzt hier da es mein meine meinen mich mir uns lass für los ab um er
# What a boat is named by: “the 2-stone boat”.
say-units = Stein Steine
say-numbers =
    eins ein eine einen einer
    zwei
    drei
    vier
    fünf
    sechs
    sieben
    acht
    neun
say-ordinals =
    erste ersten erster erstes erstem
    zweite zweiten zweiter zweites zweitem
    dritte dritten dritter drittes drittem
    vierte vierten vierter viertes viertem
    fünfte fünften fünfter fünftes
    sechste sechsten sechster sechstes
    siebte siebten siebter siebtes
    achte achten achter achtes
    neunte neunten neunter neuntes

## Wo eine Handlung beginnt: eine Sorte von Orten, wie die Engine sie nennt, dann ihre Verben
say-verbs-imhotep =
    quarry nimm nehme nehmen hole holen
    boat lade laden lege legen setze setzen stelle stellen
    lane schicke schicken fahre fahren segle segeln sende bringe bringen losfahren
    held spiele spielen ausspielen
say-verbs-duel =
    cell setze setzen einsetzen stelle stellen lege legen
    quay entlade entladen lösche löschen leere leeren
    action spiele spielen tausche tauschen
say-verbs-kontor =
    cell lege legen setze bewege bewegen fahre entferne entfernen
    hand wähle wählen spiele spielen
say-verbs-rampart =
    card aufdecken decke drehe nimm nehme nehmen einfügen
    wall schieße schießen feuere
