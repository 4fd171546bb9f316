# Der Lauf einer Partie C’est mon fort !, und was zählt.

progress-rampart-left = { $count ->
    [0] keine Karten mehr
    [1] noch 1 Karte
   *[other] noch { $count } Karten
  }
progress-rampart-longest = längste Mauer: { $count }/10
progress-rampart-label = Karten übrig: { $cards }. Längste Mauer: { $count } von 10.
progress-rampart-build = Bauen
progress-rampart-build-about = Jede Karte muss höher sein als die letzte in deiner Mauer.
progress-rampart-cannon = Kanone
progress-rampart-cannon-about = Sie schießt eine Karte aus einer anderen Mauer. Türme schützen alles zwischen sich.
progress-rampart-ten = Zehn Karten
progress-rampart-ten-about = Die erste Mauer aus zehn Karten gewinnt, die Fahne mitgezählt.
progress-rampart-most-about = Sie beenden die Partie. Die meisten Punkte gewinnen; bei Gleichstand die höchste letzte Karte.
progress-rampart-blocked = Niemand kann bauen
progress-rampart-blocked-about = Dann gewinnen die meisten Karten; bei Gleichstand die höchste letzte Karte.
progress-rampart-cards = Je 1 Punkt, auch für die Fahne.
progress-rampart-king = 3 Punkte mehr.
progress-rampart-royals = Je 1 Punkt mehr, und 1 für jedes Paar aus Prinz und Prinzessin.
progress-rampart-ravens = 1 Punkt mehr je Rabe, höchstens 5.
