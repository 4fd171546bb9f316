# Deutsch: die Analyse einer beendeten Partie.
review-thinks = Fortschritt der Analyse
review-thinks-here = Dieser Zug ist noch nicht analysiert.
review-at = Zug { $number } von { $of }: { $name }
review-end = Das Ende der Partie.
review-chance = { $name } { $chance } %
review-percent = { $value } %
review-fortune = { $sign ->
    [more] +{ $value } % (±{ $within })
    [less] −{ $value } % (±{ $within })
   *[even] 0 % (±{ $within })
  }
review-played = Gespielt
review-yours = Dein Zug
review-better = Besser
review-best = Bester Zug
review-because = { $move } – { $why }.
review-loss = Verlust
review-loss-of = { $loss ->
    [0] Verlust unter 1 %
   *[other] Verlust { $loss } %
  }
review-loss-none = Kein Verlust
review-uncompared = Nicht verglichen: Der Zug ist gleich wie ein anderer.
review-forced = Hier war nur ein Zug möglich.
review-about = Wähle einen Wendepunkt oder geh mit den Pfeiltasten durch die Züge.
review-try = Selbst versuchen
review-try-about = Du siehst nur, was in diesem Moment zu wissen war. Wähle einen Zug: Er wird bewertet, die Partie bleibt, wie sie war.
review-reveal = Besten zeigen
review-back = Zurück zur Analyse
review-line = Was wäre wenn?
review-follow = Was folgt?
review-imagining = { $after ->
    [own] Die Folge deines Zugs wird gespielt …
   *[best] Die Folge des besten Zugs wird gespielt …
  }
review-imagined = Ausgedacht
review-imagined-about = { $after ->
    [own] Nach deinem Zug.
   *[best] Nach dem besten Zug.
  } Was verdeckt war, ist neu gemischt und nicht das aus deiner Partie. Jeder Spieler macht den Zug, den die Analyse vorzieht.
review-step = { $step } von { $of }.
review-previous = Zurück
review-next = Weiter
review-turnings = Wendepunkte
review-none = Kein einzelner Zug hat diese Partie entschieden.
review-turning = { $number }. { $name }: { $move }
review-numbers = Können und Glück
review-of = { $best } von { $decisions }
review-luck = Glück
review-loss-about = Bester Zug: wie viele Entscheidungen die besten waren. Verlust: wie viel Gewinnchance eine Entscheidung im Mittel verschenkt hat, verglichen mit dem besten Zug in derselben Suche, nach dem, was der Spieler wissen konnte. Glück und die Antworten der anderen zählen nicht.
review-luck-about = Glück: was gezogene Karten und Steine gebracht oder genommen haben, verglichen mit anderem, das in diesem Moment hätte kommen können. In Klammern: wie weit das danebenliegen kann.
review-all = Alle Züge
review-move = Zug
