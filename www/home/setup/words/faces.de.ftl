# Deutsch: die Gesichter, aus denen Spieler wählen.

faces-braid = Frau mit Zopf
faces-glasses = Mann mit Brille
faces-bun = Alte Frau mit Dutt
faces-straw = Mann mit Strohhut
faces-curls = Frau mit Locken
faces-moustache = Alter Mann mit Schnurrbart
faces-fringe = Mädchen mit Pony
faces-turban = Mann mit Turban
