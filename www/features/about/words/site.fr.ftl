# Ce que la page dit d’elle-même : ses versions, où elle est gardée, et sa place dans d’autres pages.

site-update = Une nouvelle version de cette page est prête.
site-update-load = La charger
site-update-later = Une nouvelle version de cette page est prête. Elle attend la fin de cette partie.
site-update-busy = Une partie se joue encore dans un autre onglet. La nouvelle version attend qu’elle soit finie.

site-from-disk = Ouverte depuis le disque, cette page ne peut pas charger ses autres fichiers. Ouvrez plutôt { $file }, dans le même dossier : tout est dans ce seul fichier.

site-embed-play = Jouer

## À propos
site-about = À propos de cette page
site-about-version = Dockhand { $version }
site-about-hash = L’ensemble des fichiers de cette page a pour empreinte
site-about-no-hash = Ce navigateur ne donne l’empreinte de la page que par une connexion sûre.
site-about-licence = Logiciel libre sous licences MIT et Apache 2.0. Les jeux sont à leurs auteurs et à leurs éditeurs ; rien de leurs textes ni de leurs images ne se trouve ici.
site-about-embed = Mettre un jeu sur votre propre page
site-about-single = Tout emporter en un seul fichier

## La page qui écrit les lignes pour d’autres pages
site-embed-title = Un jeu sur votre propre page
site-embed-about = Choisissez ce que vos visiteurs verront, essayez-le, et copiez les lignes dans votre page. Avant d’être touché, un jeu ne coûte que quelques kilo-octets ; rien ne part chez personne d’autre.
site-embed-game = Jeu
site-embed-language = Langue
site-embed-language-page = Celle de votre page
site-embed-kind = De quelle façon
site-embed-kind-element = Un élément, avec une affiche
site-embed-kind-frame = Un cadre, tout de suite
site-embed-kind-sandbox = Un cadre dans un bac à sable, qui ne garde rien
site-embed-position = Position : le lien d’une partie, ou une partie enregistrée (facultatif)
site-embed-readonly = Seulement à regarder
site-embed-pinned = Cette version du script et aucune autre, d’après son empreinte (integrity)
site-embed-lines = Les lignes pour votre page
site-embed-copy = Copier
site-embed-copied = Copié.
site-embed-by-hand = Sélectionnez les lignes et copiez-les.
site-embed-preview = Aperçu
site-embed-back = Vers les jeux
