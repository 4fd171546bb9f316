# Le Duel en français. Rien que des phrases : aucune règle n’est décidée ici. Chaque clé commence par « duel- ».

duel-about = Néfertiti et Akhenaton envoient leurs gens au même port : déchargez six bateaux et bâtissez chacun quatre monuments. À deux, sur un seul écran.
duel-progress = Reste : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }, { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
  }
duel-link-note = Le lien et le fichier contiennent les jetons Temple face cachée. Un curieux peut les y lire : ne les partagez pas avec quelqu’un qui joue encore. Les jetons que personne n’a vus sont remélangés.

## Préparation
duel-setup-sites-about = Chaque lieu a une face A, plus simple, et une face B, plus tendue. Les deux joueurs jouent la même ; tous les mélanges sont permis.
duel-option-obelisk = Obélisque
duel-option-temple = Temple
duel-option-pyramids = Pyramides
duel-option-tomb = Chambre funéraire
duel-option-memoryAid = Aide-mémoire
duel-option-memoryAid-about = Les jetons Temple de la face A restent visibles au lieu d’être empilés face cachée, et comptent dans le score en cours.
duel-value-obelisk-a-about = 1 point par jeton ; celui qui en a le plus en marque 6 de plus.
duel-value-obelisk-b-about = Le joueur qui atteint en premier cinq jetons marque 12 points, ou 18 avec dix ou plus. L’autre en marque 6 s’il en a cinq.
duel-value-temple-a-about = 1 point par soleil ; les jetons sont empilés face cachée.
duel-value-temple-b-about = Lots de 1, 2, 3 ou 4 valeurs différentes : 1, 4, 9 ou 16 points.
duel-value-pyramids-a-about = Chaque pyramide : 1, 3, 6, 10, 15, 21 points pour 1 à 6 jetons.
duel-value-pyramids-b-about = Seule la plus petite compte : −6 si elle est vide, puis 0, 4, 10, 18, 30, 45 points.
duel-value-tomb-a-about = Chaque groupe de numéros qui se suivent : 1, 4, 9, 16, 25 points pour 1 à 5 jetons ou plus.
duel-value-tomb-b-about = Chaque groupe de numéros qui se suivent, quelle que soit sa taille : 4 points.

## Noms
duel-site-obelisk = Obélisque
duel-site-temple = Temple
duel-site-pyramids = Pyramides
duel-site-tomb = Chambre funéraire
duel-area-hands = Jetons Action
duel-area-harbour = Port
duel-area-boats = Bateaux
duel-area-sites = Lieux
duel-area-supply = Pioche
duel-area-warehouse = Entrepôt
duel-token-obelisk = obélisque
duel-token-pyramid-light = pyramide claire
duel-token-pyramid-dark = pyramide foncée
duel-token-temple = temple { $value }
duel-token-tomb = chambre funéraire { $value }
duel-token-take-one = action « { duel-action-take-one } »
duel-token-place-several = action « { duel-action-place-several } »
duel-token-place-and-unload = action « { duel-action-place-and-unload } »
duel-token-swap-and-unload = action « { duel-action-swap-and-unload } »
duel-tokens-obelisk = { $count ->
    [2] deux
   *[other] trois
  } obélisques
duel-tokens-pyramid-light = { $count ->
    [2] deux
   *[other] trois
  } pyramides claires
duel-tokens-pyramid-dark = { $count ->
    [2] deux
   *[other] trois
  } pyramides foncées
duel-tokens-alike = { $token } ({ $count ->
    [2] deux
   *[other] trois
  } fois)
duel-action-take-one = Prendre 1 jeton
duel-action-place-several = Placer 2 ou 3 pions
duel-action-place-and-unload = Placer et décharger 1 ou 2 fois
duel-action-swap-and-unload = Échanger 2 jetons et décharger
duel-about-take-one = prenez un jeton sur un bateau
duel-about-place-several = placez deux ou trois pions
duel-about-place-and-unload = placez un pion, puis déchargez un ou deux bateaux
duel-about-swap-and-unload = échangez deux jetons d’un bateau, puis déchargez un bateau
duel-unused-action = Un jeton Action inutilisé vaut 1 point à la fin.
duel-source-obelisk = Obélisque
duel-source-temple = Temple
duel-source-pyramids = Pyramides
duel-source-tomb = Chambre funéraire
duel-source-unused-actions = Jetons Action non joués
duel-source-figures = Pions au port
duel-boat-row = le bateau de la ligne { $nth }
duel-boat-column = le bateau de la colonne { $nth }
duel-boat-title-row = Bateau de la ligne { $nth }
duel-boat-title-column = Bateau de la colonne { $nth }

## À qui de jouer, et que faire
duel-act-place = placez un pion
duel-act-unload = déchargez un bateau
duel-act-token = jouez un jeton Action
duel-ask-pass = { $name } : vous ne pouvez que passer.
duel-ask-second-boat = { $name } : vous pouvez décharger un second bateau.
duel-next-take-one = « { duel-action-take-one } » : choisissez un jeton sur un bateau.
duel-next-place-several = « { duel-action-place-several } » : choisissez deux ou trois cases libres.
duel-next-place-third = « { duel-action-place-several } » : choisissez une troisième case, ou confirmez ces deux-là.
duel-next-place-and-unload = « { duel-action-place-and-unload } » : choisissez une case libre.
duel-next-then-unload = « { duel-action-place-and-unload } » : choisissez le bateau à décharger.
duel-next-swap = « { duel-action-swap-and-unload } » : choisissez deux jetons d’un bateau, puis le bateau à décharger.
duel-next-swap-second = « { duel-action-swap-and-unload } » : choisissez le second jeton de ce bateau, et le bateau à décharger.
duel-next-swap-unload = « { duel-action-swap-and-unload } » : choisissez maintenant le bateau à décharger.

## Ce que fera Confirmer
duel-offer-place = Placer un pion en { $cell }
duel-offer-unload = Décharger { $boat }
duel-offer-take-one = Prendre un jeton : { $token } sur { $boat }
duel-offer-place-several = Placer des pions en { $cells }
duel-offer-place-and-unload = Placer un pion en { $cell }, puis décharger { $boat }
duel-offer-swap-and-unload = Échanger les emplacements { $first } et { $second } ({ $swap }), puis décharger { $boat }
duel-offer-swap-same = Échanger les emplacements { $first } et { $second }, puis décharger { $boat }
duel-offer-pass = Passer
duel-offer-stop = Pas de second bateau
duel-offer-done = Ces deux-là
duel-preview-place = Vaut 1 point s’il y est encore à la fin.
duel-preview-reveals = De nouveaux jetons sont alors dévoilés.
duel-preview-ends = La partie se termine alors.
duel-preview-reveals-count = { $count ->
    [1] Un nouveau jeton est alors dévoilé.
   *[other] { $count } nouveaux jetons sont alors dévoilés.
  }

## Ce qui s’est passé
duel-say-placed = { $you ->
    [yes] Vous placez
   *[no] { $name } place
  } un pion en { $cell }.
duel-say-unloaded = { $you ->
    [yes] Vous déchargez
   *[no] { $name } décharge
  } { $boat }.
duel-say-took = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } : { $token }.
duel-say-nobody-took = Sans preneur, hors de la partie : { $tokens }.
duel-told-unloaded = { $you ->
    [yes] Vous déchargez
   *[no] { $name } décharge
  } { $boat } : { $items }.
duel-told-action = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } « { $action } » : { $items }.
duel-told-share = { $tokens } pour { $name }
duel-say-refilled = Nouveau sur { $boat } : { $tokens }.
duel-say-boat-left = Plus de jetons : { $boat } quitte la partie. { $left ->
    [1] Il reste un bateau.
   *[other] Il reste { $left } bateaux.
  }
duel-say-played-action = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } le jeton Action « { $action } ».
duel-say-swapped = Échangés sur { $boat } : { $tokens }.
duel-say-picked = Sur { $boat }, emplacement { $place }.
duel-say-restocked = De l’entrepôt sur { $boat } : { $token }.
duel-say-first-to-five = { $you ->
    [yes] Vous atteignez
   *[no] { $name } atteint
  } en premier cinq jetons Obélisque.
duel-say-stopped = { $you ->
    [yes] Vous ne déchargez
   *[no] { $name } ne décharge
  } pas de second bateau.

## Comment s’appelle un endroit
duel-place-cell-free = { $cell } : libre.
duel-place-cell-figure = { $cell } : { $you ->
    [yes] votre pion
   *[no] pion { $de-name }
  }.
duel-place-quay = { $boat }, depuis le quai : { $tokens }.
duel-place-boat = { $boat }, emplacement { $place } : { $token }.
duel-place-action = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } « { $action } »{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  } : { $about }.
duel-place-reserve = { $you ->
    [yes] Vous
   *[no] { $name }
  } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  } en réserve.
duel-place-supply = Pioche : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } face cachée.
duel-place-warehouse = Entrepôt : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } face cachée.
duel-place-site = { $you ->
    [yes] Votre plateau { $site }
   *[no] Plateau { $site } { $de-name }
  }, face { $side } : { $state }
duel-state-tokens = { $count ->
    [0] aucun jeton.
    [one] { $count } jeton.
   *[other] { $count } jetons.
  }
duel-state-nothing = aucun jeton.
duel-state-pile = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } face cachée.
duel-state-values = { $count ->
    [one] valeur
   *[other] valeurs
  } { $values }.
duel-state-numbers = { $count ->
    [one] numéro
   *[other] numéros
  } { $numbers }.
duel-state-pyramids = claire { $light }, foncée { $dark }.
duel-place-player = { $name } ({ $colour }, { $mark }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $figures ->
    [one] { $figures } pion
   *[other] { $figures } pions
  } sur 4 en réserve.

## Scores
duel-score-why-tie = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $you ->
    [yes] vous l’avez emporté, car vous n’avez pas commencé
   *[no] { $name } l’a emporté, car l’autre joueur a commencé
  }.
duel-decided-obelisk = L’obélisque a fait la différence : { $lead } pour { $names }.
duel-decided-temple = Le temple a fait la différence : { $lead } pour { $names }.
duel-decided-pyramids = Les pyramides ont fait la différence : { $lead } pour { $names }.
duel-decided-tomb = La chambre funéraire a fait la différence : { $lead } pour { $names }.
duel-decided-unused-actions = Les jetons Action non joués ont fait la différence : { $lead } pour { $names }.
duel-decided-figures = Les pions au port ont fait la différence : { $lead } pour { $names }.
duel-score-sofar = Points si la partie s’arrêtait maintenant. Les jetons Temple face cachée sont comptés à la fin.
duel-score-source-about-unused-actions = 1 point chacun
duel-score-source-about-figures = 1 point par pion encore au port

## Pourquoi non
duel-refusal-other-decision = Décidez d’abord pour le second bateau.
duel-refusal-cannot-pass = Vous ne pouvez pas passer tant qu’une action est possible.
duel-refusal-cell-taken = Il y a déjà un pion ici.
duel-refusal-reserve-empty = Vos quatre pions sont déjà au port.
duel-refusal-boat-gone = Ce bateau n’est plus en jeu.
duel-refusal-too-few-figures = { $has ->
    [0] Il n’y a aucun pion
   *[other] Il n’y a qu’un pion
  } sur la ligne de ce bateau : il en faut deux.
duel-refusal-no-such-place = Cet emplacement n’existe pas.
duel-refusal-action-not-held = Il vous faut le jeton Action « { $action } ».
duel-refusal-cannot-take-action = Vous ne pouvez pas prendre un jeton Action ainsi.
duel-refusal-two-or-three-cells = Choisissez deux ou trois cases libres.
duel-refusal-too-few-in-reserve = Vous n’avez pas assez de pions en réserve : { $has }.
duel-refusal-two-places-needed = Choisissez deux emplacements différents du même bateau.
duel-refusal-nothing-here-action = Vous ne pouvez jouer que vos jetons Action, à votre tour.
duel-refusal-nothing-here-boat = Choisissez le bateau pour le décharger. Seuls certains jetons Action permettent de choisir un jeton.
duel-refusal-nothing-here-cell = Il n’y a rien à faire sur cette case maintenant.
duel-refusal-nothing-here-quay = Vous ne pouvez pas décharger ce bateau maintenant.
duel-refusal-nothing-here-supply = Ces jetons remplissent les bateaux déchargés.
duel-refusal-nothing-here-warehouse = Un jeton de l’entrepôt remplace celui que vous prenez avec « { duel-action-take-one } ».
duel-refusal-wrong-number-of-seats = Le Duel se joue à deux.
duel-refusal-wrong-tokens = Ce ne sont pas les soixante jetons de la boîte.
