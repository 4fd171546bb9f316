# Français : réglages dont une partie peut se passer au début, touches, statistiques.
more-sound-about = Les bruits de la pierre, du bois et de l’eau. Il y a aussi un bouton au-dessus de la table.
more-volume = Volume
more-buzz = Vibreur
more-buzz-about = Vous sentez les pièces se poser, même sans le son.
more-awake = Garder l’écran allumé
more-awake-about = Tant que la partie attend un joueur.
more-flat = Mode table
more-flat-about = L’appareil est à plat entre les joueurs : les affaires et les questions de chacun sont tournées vers lui. Le joueur 2 est assis en face ; à quatre, le joueur 3 aussi. Dans Kontor, les partenaires sont côte à côte.
more-hand = Pour gauchers
more-hand-about = Le journal et le bouton principal sont à gauche.
more-aloud = Lire les consignes à voix haute
more-aloud-about = Avec la voix de cet appareil.
more-coach = Entraîneur
more-coach-about = Contre l’ordinateur : après un coup qui coûte cher, propose une fois de l’annuler et dit pourquoi.
more-remarks = Remarques
more-remarks-about = Les joueurs virtuels qui ont un personnage commentent la partie de temps en temps.
more-keys = Touches
more-storage-kept = Ce navigateur conserve vos parties durablement.
more-storage-maybe = Ce navigateur conserve vos parties, mais peut les supprimer si la place manque. Enregistrez les plus importantes dans un fichier.
more-storage-week = Ce navigateur supprime les données des pages que vous n’avez pas visitées depuis sept jours. Ajoutez cette page à l’écran d’accueil, ou enregistrez vos parties dans un fichier.
more-moving = Tout transférer vers un autre appareil
more-wipe = Supprimer toutes mes données
more-wipe-text = Toutes les parties, les statistiques et les réglages de cet appareil seront supprimés, ainsi que ce qui sert à jouer hors ligne. C’est définitif.
more-wipe-yes = Tout supprimer
more-wiped = Tout a été supprimé
more-wiped-text = Il ne reste rien de cette page sur cet appareil. Vous pouvez la fermer.
more-wiped-anew = Recommencer
more-keys-single = Raccourcis
more-keys-reset = Touches par défaut
more-key-change = { $what } : touche { $key }. Changer
more-key-press = Appuyez sur une touche
more-key-changed = { $what } : désormais la touche { $key }.
more-key-tab = Tab
more-key-tab-about = vers la partie suivante de la page
more-key-arrows = Flèches
more-key-arrows-about = vers l’endroit voisin ; Page suivante : vers le prochain qui peut être choisi
more-key-enter = Entrée
more-key-enter-about = choisit cet endroit ; à nouveau : confirme
more-key-escape = Échap
more-key-escape-about = annule un choix, termine une animation, ferme un panneau
more-key-space = Espace
more-key-space-about = termine une animation
more-key-do-earlier = Position précédente
more-key-do-later = Position suivante
more-key-do-undo = Annuler le coup
more-key-do-hint = Conseil
more-key-do-ask = Qu’est-ce que c’est ?
more-key-do-scores = Scores
more-key-do-replay = Revoir la partie
more-key-do-menu = Menu
more-key-do-help = Touches
more-stats-about = Les parties terminées sur cet appareil. Personne d’autre ne les voit.
more-stats-none = Aucune partie terminée ici pour l’instant.
more-stats-who = Joueur
more-stats-games = Parties
more-stats-casual = Amicales
more-stats-casual-about = Amicales : les parties contre l’ordinateur où un coup a été annulé.
more-stats-won = Gagnées
more-stats-best = Record
more-stats-mean = Moyenne
more-stats-rival = Adversaire : { $name }
more-stats-latest = Les dernières parties, la plus récente à la fin : { $list }
more-stats-end = { $end ->
    [won] gagnée
    [shared] victoire partagée
   *[lost] perdue
  }
more-stats-delete = Supprimer les statistiques
more-stats-delete-text = C’est définitif.
more-stats-delete-which = Que voulez-vous supprimer ?
more-stats-delete-games = Résultats des parties terminées
more-stats-delete-games-about = Tous les résultats de cet appareil seront supprimés, mais pas les parties.
more-stats-delete-daily-about = Le calendrier oublie vos résultats. Les parties commencées restent.
more-stats-delete-puzzles-about = Votre classement et votre série repartent du début, et tous les problèmes redeviennent nouveaux.
more-stats-delete-ladder-about = Tous les animaux seront de nouveau à battre.
more-stats-save = Enregistrer parties et statistiques
more-not-imported-full = Il n’y a pas assez de place pour tout ce que contient ce fichier. Tout ce qui a pu être copié est ici ; le fichier est intact.
more-not-imported-silent = Le stockage de ce navigateur ne répond pas pour l’instant. Rien n’est perdu : rouvrez le fichier plus tard.
more-imported = Ajouté : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $statistics ->
    [one] { $statistics } résultat
   *[other] { $statistics } résultats
  }.
more-left-imhotep = { $count ->
    [1] Une carte Marché cachée
   *[other] { $count } cartes Marché cachées
  }, dans la pioche ou face cachée :
more-left-duel = { $count ->
    [1] Un jeton
   *[other] { $count } jetons
  } dans la pioche et l’entrepôt :
more-left-line = { $name } : { $count }
more-left-kontor = { $count ->
    [1] Une carte
   *[other] { $count } cartes
  } que vous ne voyez pas, dans les piles, dans les mains des autres, face cachée ou mises de côté :
more-left-none = Plus rien n’est caché.
more-left-order = Personne ne connaît leur ordre.
