# Français : les problèmes.
puzzles-title = Problèmes
puzzles-about = Des positions de parties entre joueurs virtuels. Un coup est nettement le meilleur : trouvez-le.
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-mixed = Tous les thèmes
puzzles-begin = Commencer
puzzles-tally = Votre classement : { $rating }. Série : { $row }, record : { $longest }.
puzzles-damaged = Le fichier des problèmes est endommagé ou d’une autre version. Rechargez la page ; si cela ne suffit pas, prévenez la personne qui l’héberge.
puzzles-all-seen = Vous les avez tous vus. Les plus anciens reviennent, sans classement.

## La question
puzzles-task-win = Un seul coup gagne. Trouvez-le.
puzzles-task-share = Un seul coup partage encore la victoire. Trouvez-le.
puzzles-task-points = Plusieurs coups gagnent. Trouvez celui qui gagne avec le plus d’avance.
puzzles-task-best = Un coup est nettement le meilleur. Trouvez-le.
puzzles-of = { $row ->
    [0] Classement du problème : { $puzzle }, le vôtre : { $rating }.
   *[other] Classement du problème : { $puzzle }, le vôtre : { $rating }. Série : { $row }.
  }
puzzles-seen-cards = Nombres sur les dos : cartes déjà vues.

## La réponse
puzzles-right = Bravo !
puzzles-right-win = Bravo ! Ce coup gagne, quoi que fasse l’autre joueur.
puzzles-right-share = Bravo ! Ce coup partage la victoire, quoi que fasse l’autre joueur.
puzzles-right-points = Bravo ! Aucun coup ne gagne avec plus d’avance.
puzzles-wrong = Pas ce coup : { $move }.
puzzles-hint = Le thème : { $theme }. Commencez ici ({ $place }).
puzzles-hint-answer = Le thème : { $theme }. La réponse est l’un des boutons.
puzzles-answer = Le meilleur coup : { $move }.
puzzles-about-theme = Le thème : { $theme }.
puzzles-proved = Prouvé : toutes les suites ont été examinées jusqu’à la fin.
puzzles-searched = Cinq recherches sont d’accord. Parties imaginées par recherche : { $games }.
puzzles-rating = Votre classement : { $rating } ({ $change }).
puzzles-rating-same = Votre classement reste à { $rating }.
puzzles-counts-helped = Un problème résolu avec un indice compte pour moitié.
puzzles-counts-missed = Seul le premier essai compte.
puzzles-over = Résolu
puzzles-over-shown = La solution est sur la table.
puzzles-over-told = La position avant la solution.

## Ce que vaut un coup
puzzles-compares = On regarde ce qui suivrait…
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] gagne, quoi que fasse l’adversaire
        [one] gagne d’au moins 1 point
       *[other] gagne d’au moins { $lead } points
      }
    [shared] partage au moins la victoire
    [lost] perd contre les meilleures réponses
   *[open] { $chance ->
        [0] ne gagne presque jamais
        [one] gagne environ 1 partie sur 100
       *[other] gagne environ { $chance } parties sur 100
      }
  }
puzzles-worth-chances = { $made ->
    [0] Ce coup ne gagne presque jamais, le meilleur environ { $best } fois sur 100.
    [one] Ce coup gagne environ 1 partie sur 100, le meilleur environ { $best }.
   *[other] Ce coup gagne environ { $made } parties sur 100, le meilleur environ { $best }.
  }
puzzles-worth-wrong = Ce coup { $made } ; le meilleur { $best }.
puzzles-worth-unclear = Une recherche courte ne voit guère de différence ; les longues s’accordent sur un autre coup.
puzzles-worth-unclear-best = Une recherche courte ne voit guère de différence entre les deux coups ; les longues s’accordent sur celui-ci.
puzzles-worth-why = Avec le meilleur coup : { $why }.
puzzles-worth-best = Il { $best }.
puzzles-worth-made = Votre coup : { $move } – { $made }.
puzzles-worth-next = Deuxième choix : { $move } – { $made }.
puzzles-reply = { $name } répondrait : { $move }.
puzzles-plate-best = Meilleur
puzzles-plate-made = Votre coup
puzzles-plate-next = Deuxième choix

## Boutons
puzzles-do-hint = Indice
puzzles-do-answer = Voir la réponse
puzzles-do-again = Réessayer
puzzles-do-next = Suivant
puzzles-do-why = Pourquoi ?
puzzles-close = Terminer les problèmes

## Thèmes
puzzles-theme-imhotep-card = Cartes Marché
puzzles-theme-imhotep-deny = Envoyer un bateau sans pierre à soi
puzzles-theme-imhotep-load = Charger
puzzles-theme-imhotep-market = Choisir une carte
puzzles-theme-imhotep-sail = Envoyer maintenant
puzzles-theme-imhotep-stones = Prendre des pierres
puzzles-theme-duel-place = Placer une figurine
puzzles-theme-duel-unload = Décharger
puzzles-theme-duel-action = Jetons Action
puzzles-theme-kontor-choose = Choisir une carte
puzzles-theme-kontor-lay = Où poser
puzzles-theme-kontor-sector = Terminer un secteur
puzzles-theme-kontor-ship = Le bateau
puzzles-theme-kontor-remove = Enlever un dock
puzzles-theme-kontor-pass = Passer
puzzles-theme-rampart-recall = Une carte déjà vue
puzzles-theme-rampart-take = Quelle carte prendre
puzzles-theme-rampart-cannon = Le canon
