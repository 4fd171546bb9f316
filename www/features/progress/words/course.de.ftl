# Der Kopf des Verlaufs: was wann zählt, in jedem Spiel.

course-title = Was wann Punkte bringt
course-now = sofort
course-round = nach jeder Runde
course-end = am Ende
