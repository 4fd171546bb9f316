# Les leçons du Duel. `lessons-duel-ID` explique, `…-do` dit quoi choisir, `…-why` dit pourquoi aucun autre coup n’est possible.

lessons-duel-welcome = Vous êtes Lea, avec les pions noirs ; Tom, un joueur virtuel, a les blancs. Six bateaux sont au port, un au bout de chaque ligne et de chaque colonne. Le meilleur bâtisseur de monuments gagne. Un tour, c’est une action.
lessons-duel-place = Pour commencer, placez un pion : il aidera à décharger le bateau de sa ligne et celui de sa colonne.
lessons-duel-place-do = Placez un pion en bas à gauche.
lessons-duel-place-why = Toute case libre serait permise. Mais nous voulons le bateau de la colonne de gauche : il porte 2 et 3 pour la chambre funéraire.
lessons-duel-line = Dès que deux pions, les vôtres ou non, sont sur sa ligne ou sa colonne, un bateau peut être déchargé. Un pion encore au port à la fin vaut 1 point.
lessons-duel-line-do = Placez un deuxième pion au-dessus du premier.
lessons-duel-unload = Deux pions sont maintenant dans la colonne de gauche. Le plus proche du bateau prend le jeton le plus éloigné, le second prend le suivant. Les jetons que personne ne prend sont perdus.
lessons-duel-unload-do = Déchargez le bateau de la colonne de gauche.
lessons-duel-shared = 2 et 3 se suivent dans votre chambre funéraire : les groupes valent 1, 4, 9, 16, 25. Vos pions sont revenus. Partagez maintenant un bateau avec Tom, qui est sur la ligne du bas.
lessons-duel-shared-do = Placez un pion au milieu de la ligne du bas.
lessons-duel-wish = Tom a déchargé ce bateau, et vous avez eu un jeton Temple. Le bateau de la colonne de droite a un jeton Action rouge pour le pion le plus proche.
lessons-duel-wish-do = Placez un pion en bas à droite.
lessons-duel-fetch = Tom vous a rejointe. Vous êtes plus près du bateau : à vous le jeton Action, à lui le 7 pour sa chambre funéraire.
lessons-duel-fetch-do = Déchargez le bateau de la colonne de droite.
lessons-duel-fetch-why = Vous pourriez aussi le faire. Mais Tom ne vous laissera peut-être pas longtemps ce jeton Action.
lessons-duel-token = Un jeton Action se joue à la place d’une autre action. Avec le vôtre, prenez un jeton sur n’importe quel bateau. La ligne du haut a le 4 qui manque à votre chambre funéraire.
lessons-duel-token-do = Choisissez votre jeton Action, puis le 4.
lessons-duel-sites = 2, 3, 4 : 9 points au lieu de 4. Chaque jeton de plus augmente la valeur d’une pyramide. Celui qui a le plus d’obélisques reçoit 6 points de plus. Les jetons Temple restent cachés : un point par soleil.
lessons-duel-last = Bien plus tard. Un bateau qu’on ne peut plus remplir s’en va, et quand il n’en reste qu’un, la partie est terminée. Il en reste deux, et c’est à vous de décider.
lessons-duel-last-do = Déchargez le bateau de la ligne du milieu.
lessons-duel-last-why = Vous pourriez attendre. Mais vous menez : terminez la partie avant que Tom ne vous rattrape.
lessons-duel-end = Vous avez gagné, 46 à 38 ! Votre chambre funéraire, de 1 à 5, a rapporté 25 points. Choisissez un joueur en haut pour voir le reste. Dans la préparation, vous pouvez choisir la face B, avec d’autres règles.
