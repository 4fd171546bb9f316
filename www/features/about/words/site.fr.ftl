# Ce que la page dit d’elle-même : ses versions, où elle est gardée, et sa place dans d’autres pages.

site-update = Une nouvelle version de cette page est prête.
site-update-load = Recharger
site-update-later = Une nouvelle version de cette page est prête. Elle sera chargée après cette partie.
site-update-busy = Une partie est encore ouverte dans un autre onglet. La nouvelle version sera chargée à la fin.

## Dans le document même, dans toutes les langues à la fois : rien d’autre n’est encore arrivé.
site-from-disk = Ouverte depuis le disque, cette page ne peut pas charger ses autres fichiers. Ouvrez plutôt { $file }, dans le même dossier : il contient tout.
site-unreachable = Cette page n’a pas pu être chargée en entier. Rechargez-la quand l’appareil est en ligne.
site-no-script = Cette page a besoin de JavaScript et de WebAssembly.

site-embed-play = Jouer

## À propos
site-about = À propos de cette page
site-about-version = Dockhand { $version }
site-about-hash = L’empreinte de tous les fichiers de cette page est
site-about-no-hash = Ce navigateur n’affiche l’empreinte de la page que par une connexion sécurisée.
site-about-games = Les jeux, leurs auteurs et leurs premiers éditeurs :
site-author-imhotep = Phil Walker-Harding, KOSMOS
site-author-duel = Phil Walker-Harding, KOSMOS
site-author-kontor = Michael Schacht, Goldsieber
site-author-rampart = Dominique Ehrhard, MJ Games
site-about-licence = Logiciel libre sous licences MIT et Apache 2.0. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; aucun de leurs textes ni aucune de leurs images n’est utilisé ici.
site-about-embed = Mettre un jeu sur votre site
site-about-single = Tout télécharger en un seul fichier

## La page qui écrit les lignes pour d’autres pages
site-embed-title = Un jeu sur votre site
site-embed-about = Choisissez ce que verront vos visiteurs, essayez, puis copiez le code dans votre page. Tant qu’un visiteur ne touche pas le jeu, il ne coûte que quelques ko ; rien n’est envoyé ailleurs.
site-embed-game = Jeu
site-embed-language = Langue
site-embed-language-page = Celle de votre page
site-embed-kind = Intégrer comme
site-embed-kind-element = Élément avec une image d’aperçu
site-embed-kind-frame = Cadre chargé tout de suite
site-embed-kind-sandbox = Cadre isolé qui n’enregistre rien
site-embed-position = Position : un lien ou une partie enregistrée (facultatif)
site-embed-readonly = Lecture seule
site-embed-notes = Lecture de la partie et de ses notes
site-embed-pinned = Seulement cette version du script, d’après son empreinte (integrity)
site-embed-usual = Comme d’habitude
site-embed-who = Un niveau des joueurs virtuels : une personne joue contre l’ordinateur. Un nombre de joueurs seul : des personnes partagent un appareil. Comme d’habitude : une personne contre le joueur virtuel le plus facile.
site-embed-start = Commencer tout de suite, sans « Jouer »
site-embed-cors-plain = Ce code fonctionne sur tous les serveurs et charge toujours le script le plus récent.
site-embed-cors-sent = Avec une empreinte, le navigateur exécute ce script ou aucun. Pour cela, le serveur des jeux doit envoyer l’en-tête « Access-Control-Allow-Origin » : ce serveur l’envoie.
site-embed-cors-missing = Avec une empreinte, le navigateur exige du serveur des jeux l’en-tête « Access-Control-Allow-Origin ». Ce serveur ne l’envoie pas : votre page ne montrerait qu’une image. Prenez le code sans empreinte, ou faites ajouter l’en-tête.
site-embed-cors-unknown = Avec une empreinte, le navigateur exige du serveur des jeux l’en-tête « Access-Control-Allow-Origin ». On ne sait pas si ce serveur l’envoie : essayez le code avant de le publier.
site-embed-lines = Le code pour votre page
site-embed-copy = Copier
site-embed-copied = Copié.
site-embed-by-hand = Sélectionnez le code et copiez-le.
site-embed-preview = Aperçu
site-embed-back = Retour aux jeux
