# Ce que la page dit d’elle-même : ses versions, où elle est gardée, et sa place dans d’autres pages.

site-update = Une nouvelle version de cette page est prête.
site-update-load = La charger
site-update-later = Une nouvelle version de cette page est prête. Elle attend la fin de cette partie.
site-update-busy = Une partie se joue encore dans un autre onglet. La nouvelle version attend qu’elle soit finie.

site-embed-play = Jouer
