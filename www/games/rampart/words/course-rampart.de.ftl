# Der Lauf einer Partie C’est mon fort !, und was zählt.

course-rampart-left = { $count ->
    [0] keine Karten mehr
    [1] noch 1 Karte
   *[other] noch { $count } Karten
  }
course-rampart-longest = längste Mauer: { $count }/10
course-rampart-label = Karten übrig: { $cards }. Längste Mauer: { $count } von 10.
course-rampart-build = Bauen
course-rampart-build-about = Jede Karte muss höher sein als die letzte in deiner Mauer.
course-rampart-cannon = Kanone
course-rampart-cannon-about = Sie schießt eine Karte aus einer anderen Mauer. Türme schützen alles zwischen sich.
course-rampart-ten = Zehn Karten
course-rampart-ten-about = Die erste Mauer aus zehn Karten gewinnt, die Fahne mitgezählt.
course-rampart-most-about = Sie beenden die Partie. Die meisten Punkte gewinnen; bei Gleichstand die höchste letzte Karte.
course-rampart-blocked = Niemand kann bauen
course-rampart-blocked-about = Dann gewinnen die meisten Karten; bei Gleichstand die höchste letzte Karte.
course-rampart-cards = Je 1 Punkt, auch für die Fahne.
course-rampart-king = 3 Punkte mehr.
course-rampart-royals = Je 1 Punkt mehr, und 1 für jedes Paar aus Prinz und Prinzessin.
course-rampart-ravens = 1 Punkt mehr je Rabe, höchstens 5.
