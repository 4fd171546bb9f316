# Deutsch: was die Seite ringsum verlangt und nicht haben kann.
embed-wrong-game = Die Seite ringsum verlangt ein Spiel, das es nicht gibt: „{ $value }“. Wähle hier eines aus.
embed-wrong-level = Die Seite ringsum verlangt Computerspieler einer Stufe, die es nicht gibt: „{ $value }“. Hier ist das Spiel wie üblich.
embed-wrong-players = Die Seite ringsum verlangt { $value } Spieler: { $game } ist für { $seats }. Hier ist das Spiel wie üblich.
embed-wrong-config = Die Seite ringsum verlangt Optionen, die das Spiel nicht hat. Hier ist das Spiel wie üblich.
