# Deutsch: die Analyse einer beendeten Partie.
review-title = Analyse
review-thinks = Fortschritt der Analyse
review-look-0 = Jeder Zug wird geprüft. Danach stehen hier die Wendepunkte.
review-look-1 = Die Züge, die am meisten gekostet haben könnten, werden genauer geprüft. Danach stehen hier die Wendepunkte.
review-look-2 = Alle anderen Züge werden ebenso genau geprüft.
review-done = Alle Züge wurden genau geprüft.
review-thinks-here = Dieser Zug ist noch nicht analysiert.
review-at = Zug { $number } von { $of }: { $name }
review-line-at = Fortsetzung ab Zug { $number }
review-end = Das Ende der Partie.
review-chance = { $name } { $chance } %
review-chances = Gewinnchance, wenn alle gut weiterspielen:
review-percent = { $value } %
review-fortune = { $sign ->
    [more] +{ $value } (± { $within })
    [less] −{ $value } (± { $within })
   *[even] 0 (± { $within })
  }
review-played = Gespielt
review-yours = Dein Zug
review-better = Besser
review-best = Bester Zug
review-equal = Genauso gut
review-because = { $move } – { $why }.
review-given-away = Verlorene Gewinnchance
review-loss-of = { $loss ->
    [0] Kostet weniger als 1 % Gewinnchance
    [100] Kostet den sicheren Sieg
   *[other] Kostet { $loss } % Gewinnchance
  }
# Statt des Verlusts, solange ein genauerer Blick ihn noch ändern kann.
review-loss-open = Was dieser Zug gekostet hat, wird noch geprüft.
review-loss-none = Kein Zug war besser
review-uncompared = Nicht verglichen: Der Zug läuft auf dasselbe hinaus wie ein anderer.
review-looking = Die Analyse sieht sich diesen Zug genauer an …
review-forced = Hier war nur ein Zug möglich.
review-about = Wähle einen Wendepunkt oder geh die Züge einzeln durch.
review-try = Selbst versuchen
review-try-as = Du spielst hier für { $name }.
review-try-about = Wähle einen Zug und sieh, wie gut er ist. Du siehst nur, was damals zu wissen war; deine Partie bleibt, wie sie war.
review-reveal = Besten Zug zeigen
review-back = Zurück zur Analyse
review-reply = { $you ->
    [yes] Du würdest antworten: { $move }
   *[no] { $name } würde antworten: { $move }
  }
review-line = Fortsetzung zeigen
review-imagining = { $after ->
    [own] Die Partie nach deinem Zug wird durchgespielt …
   *[best] Die Partie nach dem besten Zug wird durchgespielt …
  }
review-imagined-about = { $after ->
    [own] Nach deinem Zug.
   *[best] Nach dem besten Zug.
  } Was verdeckt war, ist neu gemischt und nicht das aus deiner Partie. Jeder Spieler macht den Zug, den die Analyse vorzieht.
review-line-end = Hier endet die Fortsetzung. { $after ->
    [own] Nach deinem Zug
   *[best] Nach dem besten Zug
  } { $you ->
    [yes] hättest du
   *[no] hätte { $name }
  } { $chance } % Gewinnchance{ $than ->
    [none] .
    [best] , nach dem besten { $other } %.
   *[played] , nach dem gespielten { $other } %.
  }
review-turnings = Wendepunkte
review-turning-next = Nächster Wendepunkt
review-turning-first = Erster Wendepunkt
review-none = Kein einzelner Zug hat diese Partie entschieden.
review-slid = Der teuerste Zug auf dem Weg von { $from } % auf { $to } %
review-turning = { $number }. { $name }: { $move }
review-numbers = Können und Glück
review-of = { $count } von { $decisions }
review-costly = Teure Züge
review-costly-about = So viele Züge haben mindestens 4 % Gewinnchance gekostet. Kleinere Verluste kann keine Analyse sicher erkennen.
review-luck = Glück
review-luck-about = Wie viel Gewinnchance das Ziehen gebracht (+) oder genommen (−) hat.
review-how = Wie wird das berechnet?
review-how-chance = „60 % Gewinnchance“ heißt: Würden alle von hier aus so gut weiterspielen wie die Analyse, gewänne dieser Spieler 60 % der Partien. Unter Menschen bleibt eine Partie länger offen.
review-how-given = „Kostet 8 % Gewinnchance“ heißt: Der beste Zug hat zum Beispiel 60 % Gewinnchance, der gespielte nur 52 %. Eine Suche beurteilt beide mit dem, was der Spieler in diesem Moment wissen konnte. Glück und die Antworten der anderen zählen nicht.
review-how-luck = Die Analyse vergleicht, was gezogen wurde, mit dem, was im selben Moment hätte kommen können. „± 2“ heißt: Zu 95 % liegt die wahre Zahl höchstens 2 daneben.
review-all = Alle Züge
