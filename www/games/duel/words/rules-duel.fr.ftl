# Les règles du Duel en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-duel-chapter-begin = Le matériel et le début
rules-duel-chapter-turn = Un tour
rules-duel-chapter-actions = Jetons Action
rules-duel-chapter-sites = Les quatre sites
rules-duel-chapter-end = La fin

rules-duel-harbour = Le port
rules-duel-harbour-1 = Neuf cases en trois lignes et trois colonnes. Un bateau est amarré au bout de chaque ligne et de chaque colonne : six bateaux de trois places.
rules-duel-harbour-2 = La place 1 touche le quai, la place 3 est la plus éloignée. La case la plus proche du bateau d’une ligne est en colonne C, celle du bateau d’une colonne en ligne 3.
rules-duel-tokens = Jetons
rules-duel-tokens-1 = 60 jetons : 12 obélisques, 6 pyramides claires et 6 sombres, 12 temples de valeur 1 à 4, 12 tombeaux numérotés de 1 à 12 et 12 jetons Action.
rules-duel-tokens-2 = Il y en a trois de chaque valeur de temple et de chacune des quatre actions. Une pyramide n’a jamais besoin de plus que ses six places.
rules-duel-setup = Mise en place
rules-duel-setup-1 = Les bateaux sont remplis faces visibles ; trois jetons vont face cachée à l’entrepôt, 39 forment la réserve. Chacun a quatre figurines et les quatre plateaux de site.
rules-duel-setup-2 = Pour chaque site, les deux joueurs prennent la même face ; les quatre peuvent être mélangées. Le premier joueur est choisi ou tiré au sort.
rules-duel-dealing = Comment les jetons sont distribués
rules-duel-dealing-1 = D’abord la place 1 de tous les bateaux, les lignes avant les colonnes, puis les places 2 et 3. Un bateau se remplit de la place 1 à la place 3.
rules-duel-dealing-2 = Le premier des trois jetons de l’entrepôt est au-dessus. Le hasard est le même dans tout ordre ; celui-ci fait que la même graine donne la même partie.
rules-duel-hidden = Ce qui est caché
rules-duel-hidden-1 = Personne ne connaît l’ordre de la réserve ni de l’entrepôt. Avec la face A du temple, les piles de jetons Temple sont cachées, même pour leur propriétaire.
rules-duel-hidden-2 = Les deux joueurs ont vu les jetons au moment de les prendre ; le score en cours ne les compte pas. L’aide-mémoire, une option de la table, les montre.

rules-duel-place = Placer une figurine
rules-duel-place-1 = Posez une figurine de votre réserve sur une case libre.
rules-duel-place-2 = Toute case libre convient, même si ses deux bateaux sont partis.
rules-duel-unload = Décharger un bateau
rules-duel-unload-1 = Choisissez un bateau dont la ligne porte au moins deux figurines, à qui que ce soit. En partant du bateau, la première prend le jeton de la place 3, la suivante celui de la place 2, la suivante celui de la place 1.
rules-duel-unload-2 = Les cases vides sont sautées. Chaque figurine retourne dans la réserve de son propriétaire. Les jetons que personne ne prend quittent la partie. Puis le bateau est rempli depuis la réserve ; si elle est vide, il s’en va. Toute partie compte exactement 18 déchargements.
rules-duel-take-tokens = Jetons pris
rules-duel-take-tokens-1 = Ils vont aussitôt sur vos sites. Les jetons Action restent devant vous, visibles, pour un tour suivant.
rules-duel-pass = Passer
rules-duel-pass-1 = Seul celui qui ne peut rien faire passe, et il le doit.
rules-duel-pass-2 = Un jeton jouable doit être joué plutôt que de passer. C’est rare : il faut que les quatre figurines soient au port et que des bateaux manquent des deux côtés.

rules-duel-action-token = Jouer un jeton Action
rules-duel-action-token-1 = Au lieu de placer ou de décharger, jouez un de vos jetons Action. Il quitte ensuite la partie.
rules-duel-action-token-2 = Un par tour. Un jeton pris pendant ce tour attend le suivant ; un jeton reçu pendant le tour adverse sert dès le vôtre.
rules-duel-take-one = Prendre un jeton
rules-duel-take-one-1 = Prenez sur n’importe quel bateau un jeton qui n’est pas un jeton Action, pour votre site. Le jeton du dessus de l’entrepôt prend sa place.
rules-duel-take-one-2 = Aucune figurine n’est nécessaire. S’il n’y a que des jetons Action sur les bateaux, il ne peut pas être joué. L’entrepôt suffit toujours.
rules-duel-place-several = Placer plusieurs figurines
rules-duel-place-several-1 = Placez deux ou trois figurines sur des cases libres.
rules-duel-place-several-2 = Il en faut deux en réserve.
rules-duel-place-and-unload = Placer et décharger
rules-duel-place-and-unload-1 = Placez une figurine, puis déchargez un bateau, puis, si vous le voulez et le pouvez, un second.
rules-duel-place-and-unload-2 = Chaque déchargement suit le port tel qu’il est alors ; la figurine placée peut être hors des deux lignes. Il faut une figurine en réserve et un bateau déchargeable ensuite.
rules-duel-second-unloading = Le second bateau
rules-duel-second-unloading-1 = Vous décidez s’il y a un second bateau, et lequel, quand le premier a été rempli.
rules-duel-second-unloading-2 = Si le premier déchargement termine la partie, il n’y en a pas de second. S’il fait partir un bateau et qu’il en reste deux, le second peut terminer la partie.
rules-duel-swap-and-unload = Échanger et décharger
rules-duel-swap-and-unload-1 = Échangez deux jetons d’un bateau, puis déchargez un bateau, le même ou un autre.
rules-duel-swap-and-unload-2 = Les jetons Action s’échangent aussi, et même des jetons égaux. Le bateau de l’échange n’a pas à être déchargeable, mais il en faut un qui le soit.

rules-duel-obelisk = Obélisque
rules-duel-obelisk-1 = A : { duel-value-obelisk-a-about } B : { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Face A : à égalité, personne n’a les 6. Face B : les jetons eux-mêmes ne donnent rien ; 18 remplace 12.
rules-duel-first-to-five = Le premier à cinq
rules-duel-first-to-five-1 = Les jetons d’un déchargement se prennent l’un après l’autre : la figurine la plus proche du bateau peut donc être la première. Le cinquième obélisque compte, d’où qu’il vienne.
rules-duel-temple = Temple
rules-duel-temple-1 = A : { duel-value-temple-a-about } B : { duel-value-temple-b-about }
rules-duel-temple-2 = Face B, les jetons sont visibles, rangés par valeur, et la meilleure répartition en séries compte.
rules-duel-pyramids = Pyramides
rules-duel-pyramids-1 = A : { duel-value-pyramids-a-about } B : { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = Face B, de deux égales, une compte. Un total peut être négatif.
rules-duel-tomb = Tombeau
rules-duel-tomb-1 = A : { duel-value-tomb-a-about } B : { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 et 1 ne se suivent pas. Un numéro seul est une suite d’un jeton.

rules-duel-end = Fin de la partie
rules-duel-end-1 = Dès qu’il ne reste qu’un bateau. Ses jetons et l’entrepôt ne comptent pour personne.
rules-duel-leftovers = Ce qui reste
rules-duel-leftovers-1 = 1 point par jeton Action non joué, et 1 par figurine à vous encore au port.
rules-duel-winner = Qui gagne
rules-duel-winner-1 = Le plus de points ; à égalité, celui qui n’a pas commencé.
