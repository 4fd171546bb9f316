# Français : réglages dont une partie peut se passer au début, touches, statistiques.
more-sound = Sons
more-sound-about = Un coup de bois pour un coup joué, deux notes pour des points.
more-awake = Garder l’écran allumé
more-awake-about = Tant qu’une partie attend quelqu’un.
more-flat = Mode table
more-flat-about = La tablette est posée à plat : ce qui est demandé se tourne vers qui doit répondre. Le deuxième joueur est assis en face, à quatre le troisième aussi.
more-keys = Touches
more-storage-kept = Ce navigateur a promis de conserver ce qui est enregistré ici.
more-storage-maybe = Ce navigateur conserve vos parties, mais peut les effacer quand la place manque. Enregistrez dans un fichier celles qui comptent.
more-storage-week = Ce navigateur efface ce qui n’a pas été visité depuis sept jours. Ajoutez la page à l’écran d’accueil, ou enregistrez vos parties dans un fichier.
more-wipe = Supprimer toutes mes données
more-wipe-text = Toutes les parties, les statistiques et les réglages de cet appareil sont supprimés, ainsi que ce qui était conservé pour jouer sans réseau. Cela ne peut pas être annulé.
more-wipe-yes = Tout supprimer
more-wiped = Tout est supprimé
more-wiped-text = Il ne reste rien de cette page sur cet appareil. Vous pouvez la fermer.
more-wiped-anew = Recommencer
more-keys-single = Touches simples
more-keys-reset = Touches par défaut
more-key-change = { $what } : touche { $key }. La changer
more-key-press = Appuyez sur une touche
more-key-changed = { $what } : désormais la touche { $key }.
more-key-tab = Tab
more-key-tab-about = vers la partie suivante de la page
more-key-arrows = Flèches
more-key-arrows-about = vers l’emplacement voisin ; Page suivante : le prochain qui peut être choisi
more-key-enter = Entrée
more-key-enter-about = touche l’emplacement ; une seconde fois confirme
more-key-escape = Échap
more-key-escape-about = reprend un choix, termine un mouvement, ferme une feuille
more-key-space = Espace
more-key-space-about = termine un mouvement
more-key-do-earlier = Position précédente
more-key-do-later = Position suivante
more-key-do-undo = Défaire
more-key-do-hint = Un conseil
more-key-do-ask = Qu’est-ce que c’est ?
more-key-do-scores = Scores
more-key-do-say = Jouer en écrivant ou en parlant
more-key-do-replay = Revoir la partie
more-key-do-menu = Menu
more-key-do-help = Ces touches
more-stats-about = Les parties terminées sur cet appareil. Personne d’autre ne voit cela.
more-stats-none = Aucune partie n’a encore été terminée ici.
more-stats-who = Qui
more-stats-games = Parties
more-stats-casual = Amicales
more-stats-casual-about = Amicales : les parties contre l’ordinateur où un coup a été repris.
more-stats-won = Gagnées
more-stats-best = Record
more-stats-mean = Moyenne
more-stats-delete = Supprimer les statistiques
more-stats-delete-text = Tous les résultats de cet appareil seront supprimés, les parties elles-mêmes restent. Cela ne peut pas être annulé.
more-stats-save = Enregistrer parties et statistiques
more-imported = Repris : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $statistics ->
    [one] { $statistics } entrée des statistiques
   *[other] { $statistics } entrées des statistiques
  }.
more-left-imhotep = { $count ->
    [one] Une carte
   *[other] { $count } cartes
  } du Marché que personne ne voit, dans la pioche ou face cachée :
more-left-duel = { $count ->
    [one] Un jeton
   *[other] { $count } jetons
  } dans la réserve et l’entrepôt :
more-left-line = { $name } : { $count }
more-left-kontor = { $count ->
    [one] Une carte
   *[other] { $count } cartes
  } que vous ne voyez pas, dans les piles, dans les mains des autres, face cachée ou mises de côté :
more-left-none = Plus rien n’est caché.
more-left-order = Personne ne sait dans quel ordre.
