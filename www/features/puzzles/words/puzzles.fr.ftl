# Français : les problèmes.
puzzles-title = Problèmes
puzzles-about = Des positions de parties entre joueurs virtuels. Un coup est nettement le meilleur : trouvez-le.
puzzles-counts = Un premier essai faux coûte des points de classement, et une solution trouvée avec un conseil ne compte qu’à moitié. Ensuite, vous pouvez essayer autant que vous voulez.
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-mixed = Tous les thèmes
puzzles-begin = Commencer
puzzles-tally = Votre classement : { $rating }. Série : { $row }, record : { $longest }.
puzzles-damaged = Le fichier des problèmes est endommagé ou d’une autre version. Rechargez la page ; si cela ne suffit pas, prévenez la personne qui l’héberge.
puzzles-all-seen = Vous les avez tous vus. Les plus anciens reviennent, sans classement.

## La question
puzzles-task-win = Un seul coup gagne. Trouvez-le.
puzzles-task-share = Un seul coup permet encore de partager la victoire. Trouvez-le.
puzzles-task-points = Plusieurs coups gagnent. Trouvez celui qui gagne avec le plus d’avance.
puzzles-task-best = Trouvez le coup qui gagne le plus souvent.
puzzles-of = { $row ->
    [0] Classement du problème : { $puzzle }, le vôtre : { $rating }.
   *[other] Classement du problème : { $puzzle }, le vôtre : { $rating }. Série : { $row }.
  }
puzzles-seen-cards = Un nombre au dos d’une carte : tout le monde l’a déjà vue.

## La réponse
puzzles-right = Bravo !
puzzles-right-win = Ce coup gagne, quoi que fasse l’autre joueur.
puzzles-right-share = Ce coup assure au moins une victoire partagée, quoi que fasse l’autre joueur.
puzzles-right-points = Aucun coup ne gagne avec plus d’avance.
puzzles-wrong = Ce n’est pas la solution : « { $move } ».
puzzles-hint = Le thème : { $theme }. Commencez ici ({ $place }).
puzzles-hint-answer = Le thème : { $theme }. La solution est l’un des boutons.
puzzles-hint-two = Le thème : { $theme }. Une de ces deux idées est la bonne : { $place }.
puzzles-hint-look = Le thème : { $theme }. { $look }
puzzles-answer = Le meilleur coup : { $move }.
puzzles-proved = Prouvé : toutes les suites ont été examinées jusqu’à la fin.
puzzles-searched = L’ordinateur a joué cinq fois { $games } parties à partir d’ici : ce coup l’emporte chaque fois.
puzzles-rating = Votre classement : { $rating } ({ $change }).
puzzles-rating-same = Votre classement reste à { $rating }.
puzzles-counts-helped = Un problème résolu avec un conseil compte pour moitié.
puzzles-counts-missed = Seul le premier essai compte.
puzzles-over = Résolu
puzzles-over-shown = La table montre la solution.
puzzles-over-told = La table montre la position avant la solution.

## Ce que vaut un coup
puzzles-compares = On regarde ce qui suivrait…
puzzles-worth = { $ending ->
    [won] { $lead ->
        [0] gagne, quoi que fasse l’adversaire
        [one] gagne d’au moins { $lead } point
       *[other] gagne d’au moins { $lead } points
      }
    [shared] assure au moins une victoire partagée
    [lost] perd contre les meilleures réponses
   *[open] { $chance ->
        [0] ne gagne presque jamais
       *[other] a environ { $chance } % de chances de gagner
      }
  }
puzzles-worth-chances = { $made ->
    [0] Ce coup ne gagne presque jamais, le meilleur a environ { $best } % de chances de gagner.
   *[other] Ce coup a environ { $made } % de chances de gagner, le meilleur environ { $best } %.
  }
puzzles-worth-wrong = Ce coup { $made } ; le meilleur { $best }.
puzzles-worth-unclear = Un autre coup est meilleur.
puzzles-worth-why = Avec le meilleur coup : { $why }.
puzzles-worth-best = Le meilleur coup { $best }.
puzzles-worth-made = Votre coup : { $move } – { $made }.
puzzles-worth-next = Deuxième choix : { $move } – { $made }.
puzzles-reply = { $name } répondrait : { $move }.
puzzles-reply-why = { $name } répondrait : { $move } – { $why }.
puzzles-plate-best = Meilleur
puzzles-plate-made = Votre coup
puzzles-plate-next = Deuxième choix

## Ce qui suit un coup, étape par étape sur la table
puzzles-plays = { $move } : montrer la suite
puzzles-plays-on = La suite se joue…
puzzles-line-best = Après le meilleur coup ({ $move }).
puzzles-line-made = Après votre coup ({ $move }).
puzzles-line-next = Après le deuxième choix ({ $move }).
puzzles-line-end = La partie se termine : { $points }.
puzzles-line-worth = Ce coup { $worth }.
puzzles-line-about = Suite simulée : les cartes cachées sont remélangées.
puzzles-do-back = Retour au problème

## Boutons
puzzles-do-hint = Conseil
puzzles-do-more = Autre conseil
puzzles-do-answer = Voir la solution
puzzles-do-again = Réessayer
puzzles-do-next = Problème suivant
puzzles-do-why = Pourquoi ?
puzzles-close = Terminer les problèmes

## Thèmes
puzzles-theme-imhotep-card = Cartes Marché
puzzles-theme-imhotep-deny = Envoyer un bateau sans pierre à soi
puzzles-theme-imhotep-load = Charger
puzzles-theme-imhotep-market = Choisir une carte
puzzles-theme-imhotep-sail = Envoyer maintenant
puzzles-theme-imhotep-stones = Prendre des pierres
puzzles-theme-duel-place = Placer un pion
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

## Où regarder
puzzles-look-source = { $source } : que changerait chaque coup à ces points ?
puzzles-look-imhotep = { $fact ->
    [can] Pensez au tour suivant : quel bateau voudriez-vous alors faire partir ?
    [at-the-end] Pensez à la fin de la partie : quels points ne comptent qu’à ce moment ?
    [sled] Comptez les pierres dans les deux réserves.
    [aboard] Comptez les pierres sur les bateaux : à qui sont-elles ?
    [tool] Quelle carte vous permettra d’en faire plus ensuite ?
    [seen] Quelles pierres seraient visibles d’en haut ?
   *[other] { $theme ->
        [market] Que vous apporte chaque carte, et qu’apporte-t-elle à l’autre joueur ?
       *[other] Regardez les bateaux : qui a des pierres à bord, et où peuvent-ils encore aller ?
    }
  }
puzzles-look-duel = { $fact ->
    [can] Pensez au tour suivant : quel bateau voudriez-vous alors décharger ?
    [action] Quel jeton Action vous aiderait ensuite ?
    [gaps] Regardez les suites de la chambre funéraire : où manque-t-il un numéro ?
    [reserve] Comptez les pions qui restent.
   *[other] Regardez le long des lignes et des colonnes : qui obtiendrait quoi ?
  }
puzzles-look-kontor = { $fact ->
    [number] Comparez les nombres de vos cartes : vaut-il mieux jouer en premier ou en dernier ?
    [exposed] Regardez les docks avec un bateau : lesquels peut-on enlever, et à qui sont-ils ?
    [won] Quel secteur peut être terminé maintenant, et qui le remporterait ?
    [leads] Qui a la suprématie dans les secteurs, et de combien ?
    [ahead] Comparez les marchandises des secteurs : où la suprématie est-elle faible ?
    [tax] Quel impôt pourrait tomber, et que coûterait-il ?
    [florins] Comptez les florins.
   *[other] Regardez les secteurs qui ne sont pas encore terminés.
  }
puzzles-look-rampart = Regardez la dernière carte de votre rempart et les nombres déjà vus.

## Pourquoi le meilleur coup est meilleur, dans les mots du jeu
puzzles-why-ends = { $goal ->
    [points] Le meilleur coup termine la partie : l’autre joueur ne peut plus rien rattraper.
   *[other] Le meilleur coup termine la partie, et vous gagnez.
  }
puzzles-why-gain = Le meilleur coup rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, l’autre coup { $other ->
    [0] aucun
   *[other] { $other }
  }.
puzzles-why-unseen = Personne n’a encore vu l’autre carte.
puzzles-why-low = Le { $other } est trop bas pour votre rempart.
puzzles-why-higher = Le { $other } irait aussi, mais le { $card } ne pourrait plus venir après.
puzzles-why-imhotep-card = La carte permet ce qu’un tour ordinaire ne permet pas.
puzzles-why-imhotep-deny = Vous n’avez aucune pierre à bord : vous décidez avant l’autre joueur où arrivent les siennes.
puzzles-why-imhotep-load = Il met une de vos pierres à bord et prend un emplacement que l’autre joueur aurait pu occuper.
puzzles-why-imhotep-market = Vous obtenez cette carte, et l’autre joueur ne peut plus la prendre.
puzzles-why-imhotep-sail = { $same ->
    [yes] Les deux coups envoient ce bateau : ce qui compte, c’est où arrivent ses pierres.
   *[no] Vous décidez où arrivent vos pierres. Tant que le bateau attend, l’autre joueur peut en décider.
  }
puzzles-why-imhotep-stones = Prendre des pierres laisse les bateaux tels quels : c’est à l’autre joueur de changer quelque chose.
puzzles-why-duel-place = Le pion prend cette case, sur sa ligne et sa colonne, avant que l’autre joueur puisse le faire.
puzzles-why-duel-unload = En déchargeant maintenant, vous fixez qui obtient quoi de ce bateau, avant que l’autre joueur puisse y changer quelque chose.
puzzles-why-duel-action = Le jeton Action permet ce qu’un tour ordinaire ne permet pas.
puzzles-why-kontor-choose = La carte décide de deux choses : ce que vous pouvez poser et, par son numéro, qui joue en premier.
puzzles-why-kontor-lay = Ce qui compte, c’est la case : les docks qui se touchent forment un secteur, et les canaux autour le terminent.
puzzles-why-kontor-sector = { $gains ->
    [yes] Il termine un secteur, et vous remportez ce secteur.
    [theirs] Il termine un secteur. L’autre joueur le remporte, mais tout autre coup vous coûterait davantage.
   *[no] Il termine un secteur : plus rien ne peut y changer.
  }
puzzles-why-kontor-ship = La position du bateau décide quels docks avec un bateau peuvent être enlevés.
puzzles-why-kontor-remove = Son secteur perd ce dock et les marchandises qui s’y trouvent.
puzzles-why-kontor-pass = Si vous passez, aucun impôt ne vous touche, mais vous ne posez rien cette manche.
puzzles-why-rampart-recall = { $fits ->
    [yes] Vous avez déjà vu cette carte : c’est le { $card }, et il va au bout de votre rempart.
   *[no] Vous avez déjà vu cette carte : c’est le { $card }.
  }
puzzles-why-rampart-take = { $card ->
    [0] Cette carte allonge votre rempart d’une carte.
   *[other] Le { $card } allonge votre rempart d’une carte.
  }
puzzles-why-rampart-cannon = Le tir retire cette carte du rempart de l’autre joueur.
