# Les règles du Duel en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-duel-chapter-begin = Matériel et mise en place
rules-duel-chapter-turn = Un tour de jeu
rules-duel-chapter-actions = Jetons Action
rules-duel-chapter-sites = Les quatre lieux
rules-duel-chapter-end = Fin de la partie

rules-duel-harbour = Le port
rules-duel-harbour-1 = Le port a neuf cases, en trois lignes et trois colonnes. Un bateau est amarré au bout de chaque ligne et de chaque colonne : six bateaux de trois emplacements.
rules-duel-harbour-2 = L’emplacement 1 touche le quai, l’emplacement 3 est le plus éloigné. La case la plus proche du bateau d’une ligne est en colonne C ; la plus proche du bateau d’une colonne est en ligne 3.
rules-duel-tokens = Jetons
rules-duel-tokens-1 = 60 jetons : 12 obélisques, 6 pyramides claires et 6 foncées, 12 temples de valeur 1 à 4, 12 chambres funéraires numérotées de 1 à 12 et 12 jetons Action.
rules-duel-tokens-2 = Il y a trois jetons de chaque valeur de temple et trois de chacune des quatre actions. Une pyramide n’a jamais besoin de plus de six emplacements.
rules-duel-setup = Mise en place
rules-duel-setup-1 = Les bateaux sont remplis face visible ; trois jetons vont face cachée à l’entrepôt, les 39 autres forment la pioche. Chaque joueur a quatre pions et un plateau pour chacun des quatre lieux.
rules-duel-setup-2 = Pour chaque lieu, les deux joueurs utilisent la même face ; on peut mélanger A et B. Le plus jeune commence, ou le sort en décide.
rules-duel-dealing = Comment les jetons sont distribués
rules-duel-dealing-1 = D’abord l’emplacement 1 de tous les bateaux, les lignes avant les colonnes, puis les emplacements 2 et 3. Un bateau se remplit de l’emplacement 1 à l’emplacement 3.
rules-duel-dealing-2 = Le premier des trois jetons de l’entrepôt est au-dessus. Tout autre ordre serait aussi aléatoire ; avec celui-ci, la même graine donne toujours la même partie.
rules-duel-hidden = Ce qui est caché
rules-duel-hidden-1 = Personne ne connaît l’ordre de la pioche ni de l’entrepôt. Avec la face A du temple, les piles de jetons Temple sont cachées, même pour leur propriétaire.
rules-duel-hidden-2 = Les deux joueurs ont vu ces jetons au moment de les prendre, mais le score en cours ne les compte pas. L’aide-mémoire, une option de la préparation, les montre.

rules-duel-place = Placer un pion
rules-duel-place-1 = Placez un pion de votre réserve sur une case libre.
rules-duel-place-2 = Toute case libre convient, même si ses deux bateaux sont partis.
rules-duel-unload = Décharger un bateau
rules-duel-unload-1 = Choisissez un bateau dont la ligne ou la colonne compte au moins deux pions, peu importe à qui ils sont. En partant du bateau, le premier prend le jeton de l’emplacement 3, le suivant celui de l’emplacement 2, le suivant celui de l’emplacement 1.
rules-duel-unload-2 = On saute les cases vides. Chaque pion retourne dans la réserve de son propriétaire. Les jetons que personne ne prend quittent la partie. Puis le bateau est rempli avec les jetons de la pioche ; si elle est vide, il quitte la partie. Chaque partie compte exactement 18 déchargements.
rules-duel-take-tokens = Jetons pris
rules-duel-take-tokens-1 = Ils vont aussitôt sur vos lieux. Les jetons Action restent visibles devant vous, pour un prochain tour.
rules-duel-pass = Passer
rules-duel-pass-1 = On ne passe pas par choix. Si vous ne pouvez rien faire du tout, vous devez passer.
rules-duel-pass-2 = Si vous pouvez jouer un jeton Action, vous devez le jouer au lieu de passer. Il est rare de passer : il faut que tous vos pions soient au port et qu’au moins un bateau de ligne et un bateau de colonne soient partis.

rules-duel-action-token = Jouer un jeton Action
rules-duel-action-token-1 = Au lieu de placer un pion ou de décharger un bateau, jouez un de vos jetons Action. Il quitte ensuite la partie.
rules-duel-action-token-2 = Un seul par tour. Un jeton ne peut pas être joué pendant le tour où vous l’avez pris ; un jeton reçu pendant le tour de l’adversaire peut être joué à votre tour suivant.
rules-duel-take-one = { duel-action-take-one }
rules-duel-take-one-1 = Prenez sur n’importe quel bateau un jeton pour votre lieu, mais pas un jeton Action. Le jeton du dessus de l’entrepôt prend sa place.
rules-duel-take-one-2 = Aucun pion n’est nécessaire. S’il n’y a que des jetons Action sur les bateaux, vous ne pouvez pas le jouer. L’entrepôt suffit toujours.
rules-duel-place-several = { duel-action-place-several }
rules-duel-place-several-1 = Placez deux ou trois pions sur des cases libres.
rules-duel-place-several-2 = Il en faut au moins deux dans votre réserve.
rules-duel-place-and-unload = { duel-action-place-and-unload }
rules-duel-place-and-unload-1 = Placez un pion et déchargez un bateau ; vous pouvez ensuite en décharger un second, si c’est possible.
rules-duel-place-and-unload-2 = Pour chaque déchargement, c’est l’état du port à ce moment qui compte ; le pion placé peut se trouver ailleurs. Il faut un pion dans votre réserve et, une fois celui-ci placé, un bateau que l’on puisse décharger.
rules-duel-second-unloading = Le second bateau
rules-duel-second-unloading-1 = Quand le premier bateau est de nouveau rempli, vous décidez si vous en déchargez un second, et lequel.
rules-duel-second-unloading-2 = Si le premier déchargement termine la partie, il n’y en a pas de second. Si un bateau part et qu’il en reste deux, votre second déchargement peut terminer la partie.
rules-duel-swap-and-unload = { duel-action-swap-and-unload }
rules-duel-swap-and-unload-1 = Échangez deux jetons d’un même bateau, puis déchargez ce bateau ou un autre.
rules-duel-swap-and-unload-2 = Vous pouvez échanger aussi des jetons Action, et même deux jetons identiques. On doit pouvoir décharger un bateau, mais pas forcément celui de l’échange.

rules-duel-obelisk = Obélisque
rules-duel-obelisk-1 = A : { duel-value-obelisk-a-about } B : { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Face A : à égalité, personne ne reçoit les 6 points. Face B : les jetons eux-mêmes ne rapportent rien ; les 18 points remplacent les 12.
rules-duel-first-to-five = Le premier à cinq
rules-duel-first-to-five-1 = Les jetons d’un déchargement se prennent l’un après l’autre : le pion le plus proche du bateau peut donc donner le cinquième en premier. Le cinquième obélisque compte, d’où qu’il vienne.
rules-duel-temple = Temple
rules-duel-temple-1 = A : { duel-value-temple-a-about } B : { duel-value-temple-b-about }
rules-duel-temple-2 = Sur la face B, les jetons sont visibles, rangés par valeur, et c’est la meilleure répartition en lots qui compte.
rules-duel-pyramids = Pyramides
rules-duel-pyramids-1 = A : { duel-value-pyramids-a-about } B : { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = Sur la face B, si les deux sont égales, l’une des deux compte. Un total peut être négatif.
rules-duel-tomb = Chambre funéraire
rules-duel-tomb-1 = A : { duel-value-tomb-a-about } B : { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 et 1 ne se suivent pas. Un numéro isolé est un groupe d’un seul jeton.

rules-duel-end = Fin de la partie
rules-duel-end-1 = La partie se termine dès qu’il ne reste qu’un bateau. Ses jetons et ceux de l’entrepôt ne comptent pour personne.
rules-duel-leftovers = Ce qui reste
rules-duel-leftovers-1 = 1 point par jeton Action non joué, et 1 par pion à vous qui est encore au port.
rules-duel-winner = Le gagnant
rules-duel-winner-1 = Le joueur qui a le plus de points gagne ; à égalité, c’est celui qui n’a pas commencé.

# Exemples : les points viennent du moteur, par couleur de joueur.
rules-duel-example-obelisk-a = Face A : Noir a 3 jetons, plus que Blanc : 3 + 6 = { $black } points. Les 2 jetons de Blanc donnent { $white }.
rules-duel-example-temple-a = Face A : les jetons de Noir montrent 2 + 2 + 4 + 4 soleils : { $black } points. Ceux de Blanc en montrent 1 + 1 + 1 + 3 + 3 + 4 : { $white }.
rules-duel-example-pyramids-a = Face A : Noir a 1 jeton clair et 2 foncés : 1 + 3 = { $black } points. Blanc en a 2 et 4 : 3 + 10 = { $white }.
rules-duel-example-tomb-a = Face A : le 2 de Noir est isolé, 1 point ; de 5 à 9, le groupe compte cinq jetons, 25 points. En tout { $black }. Le 4 de Blanc, isolé, donne { $white }.
rules-duel-example-obelisk-b = Face B : les deux ont 5 jetons, mais Noir a eu le cinquième en premier : { $black } points. Blanc marque { $white }.
rules-duel-example-temple-b = Face B : Noir a un lot 1, 2, 3 et un autre 2 : 9 + 1 = { $black } points. Le lot 1, 2, 3, 4 de Blanc donne { $white }.
rules-duel-example-pyramids-b = Face B : la plus petite pyramide de Noir a 1 jeton : { $black } point. Blanc a 2 jetons clairs mais aucun foncé : 6 points de moins.
rules-duel-example-tomb-b = Face B : les groupes de Noir sont 1, de 3 à 5, 8 et 11. Chacun donne 4 : { $black } points. Ceux de Blanc sont 6, de 9 à 10 et 12 : { $white }.
rules-duel-example-leftovers = Noir a encore 2 pions au port et 2 jetons Action non joués : { $black } points. Blanc a 2 pions et 1 jeton : { $white }.

# Ce qu’on demande, une règle par ligne : la recherche s’en sert. Jamais affiché.
rules-duel-asked =
    leftovers = que valent les jetons restants, jetons d’action non joués
    tokens = combien de jetons
    winner = comment gagner, qui gagne en cas d’égalité
