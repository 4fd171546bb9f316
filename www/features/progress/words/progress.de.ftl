# Der Kopf des Verlaufs: was wann zählt, in jedem Spiel.

progress-title = Was wann Punkte bringt
progress-now = sofort
progress-round = nach jeder Runde
progress-end = am Ende
