# German: the ladder of animals, and numbers as tens and ones.
ladder-about = Schlage ein Tier nach dem anderen in C’est mon fort ! Jedes spielt besser als das vorige.
ladder-top = Du hast sie alle geschlagen. Jedes von ihnen hätte gern eine Revanche.
ladder-beaten = ✓ geschlagen
ladder-next = als Nächstes
ladder-tally = Geschlagen: { $count } von { $all } ({ $names }).
ladder-name-snail = Schnecke
ladder-name-hedgehog = Igel
ladder-name-squirrel = Eichhörnchen
ladder-name-fox = Fuchs
ladder-name-owl = Eule
ladder-name-elephant = Elefant
ladder-about-snail = Sie vergisst schnell, welche Karte wo lag.
ladder-about-hedgehog = Er ist vorsichtig und mag einen sicheren Vorsprung.
ladder-about-squirrel = Es nimmt, was es kriegen kann.
ladder-about-fox = Er nimmt die Karten, die du brauchst.
ladder-about-owl = Sie denkt voraus und merkt sich viel.
ladder-about-elephant = Er vergisst nichts.
ladder-lesson-snail = Schau zuerst auf die Zehner: 41 ist mehr als 29.
ladder-lesson-hedgehog = Gleich viele Zehner? Dann entscheiden die Einer: 38 ist mehr als 34.
ladder-lesson-squirrel = Übersprungene Zahlen sind für deine Mauer verloren: Springst du von 12 auf 15, fehlen ihr die 13 und die 14.
ladder-lesson-fox = Von 12 bis 32 sind es zwei Zehner. Das ist weit: Neunzehn Zahlen liegen dazwischen.
ladder-lesson-owl = Deine Mauer wächst am besten in Schritten von etwa fünf.
ladder-lesson-elephant = Merk dir Karten nach ihren Zehnern: Karten mit wenigen Zehnern kommen früh in die Mauer, Karten mit vielen spät.
ladder-play = { $animal ->
    [snail] Gegen die Schnecke
    [hedgehog] Gegen den Igel
    [squirrel] Gegen das Eichhörnchen
    [fox] Gegen den Fuchs
    [owl] Gegen die Eule
   *[elephant] Gegen den Elefanten
  } spielen
ladder-again = Noch einmal gegen { $animal ->
    [snail] die Schnecke
    [hedgehog] den Igel
    [squirrel] das Eichhörnchen
    [fox] den Fuchs
    [owl] die Eule
   *[elephant] den Elefanten
  } spielen
ladder-won = { $animal ->
    [snail] Du hast die Schnecke geschlagen. Jetzt wartet der Igel auf dich.
    [hedgehog] Du hast den Igel geschlagen. Jetzt wartet das Eichhörnchen auf dich.
    [squirrel] Du hast das Eichhörnchen geschlagen. Jetzt wartet der Fuchs auf dich.
    [fox] Du hast den Fuchs geschlagen. Jetzt wartet die Eule auf dich.
    [owl] Du hast die Eule geschlagen. Jetzt wartet der Elefant auf dich.
   *[elephant] Du hast den Elefanten geschlagen. Kein Tier ist stärker!
  }
ladder-lost = Du hast { $animal ->
    [snail] die Schnecke
    [hedgehog] den Igel
    [squirrel] das Eichhörnchen
    [fox] den Fuchs
    [owl] die Eule
   *[elephant] den Elefanten
  } noch nicht geschlagen.
ladder-numbers = Zehner und Einer
ladder-wall = Deine Mauer
ladder-card = Karte
ladder-tens = { $count } Zehner
ladder-ones = { $count } Einer
