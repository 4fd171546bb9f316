# Was die Seite über sich selbst sagt: ihre Fassungen, wo sie aufbewahrt wird und wie sie in anderen Seiten steht.

site-update = Eine neue Fassung dieser Seite ist bereit.
site-update-load = Laden
site-update-later = Eine neue Fassung dieser Seite ist bereit. Sie wartet, bis diese Partie zu Ende ist.
site-update-busy = In einem anderen Tab wird noch gespielt. Die neue Fassung wartet das Ende ab.

site-embed-play = Spielen
