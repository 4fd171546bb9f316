# Les leçons du Duel. `lessons-duel-ID` explique, `…-do` dit quoi toucher, `…-why` dit pourquoi aucun autre coup n’est possible.

lessons-duel-welcome = Vous êtes Lea, avec les figurines noires ; Tom, un joueur virtuel, a les blanches. Six bateaux sont au port, un au bout de chaque ligne et de chaque colonne. Le meilleur bâtisseur de monuments gagne. Un tour, c’est une action.
lessons-duel-place = Pour commencer, placez une figurine : elle aidera à décharger le bateau de sa ligne et celui de sa colonne.
lessons-duel-place-do = Placez une figurine en bas à gauche.
lessons-duel-place-why = Toute case libre serait permise. Mais nous voulons le bateau de la colonne de gauche : il porte 2 et 3 pour le tombeau.
lessons-duel-line = Dès que deux figurines, les vôtres ou non, sont sur sa ligne ou sa colonne, un bateau peut être déchargé. Une figurine encore au port à la fin vaut 1 point.
lessons-duel-line-do = Placez une deuxième figurine au-dessus de la première.
lessons-duel-unload = Deux figurines sont maintenant dans la colonne de gauche. La plus proche du bateau prend le jeton le plus éloigné, la seconde prend le suivant. Les jetons que personne ne prend sont perdus.
lessons-duel-unload-do = Déchargez le bateau de la colonne de gauche.
lessons-duel-shared = 2 et 3 se suivent dans votre tombeau : les suites valent 1, 4, 9, 16, 25. Vos figurines sont revenues. Partagez maintenant un bateau avec Tom, qui est sur la ligne du bas.
lessons-duel-shared-do = Placez une figurine au milieu de la ligne du bas.
lessons-duel-wish = Tom a déchargé ce bateau, et vous avez eu un jeton Temple. Le bateau de la colonne de droite a un jeton Action rouge pour la figurine la plus proche.
lessons-duel-wish-do = Placez une figurine en bas à droite.
lessons-duel-fetch = Tom vous a rejointe. Vous êtes plus près du bateau : à vous le jeton Action, à lui le 7 pour son tombeau.
lessons-duel-fetch-do = Déchargez le bateau de la colonne de droite.
lessons-duel-fetch-why = Vous pourriez aussi le faire. Mais Tom ne vous laissera peut-être pas longtemps ce jeton Action.
lessons-duel-token = Un jeton Action se joue à la place d’une autre action. Avec le vôtre, prenez un jeton sur n’importe quel bateau. La ligne du haut a le 4 qui manque à votre tombeau.
lessons-duel-token-do = Touchez votre jeton Action, puis le 4.
lessons-duel-sites = 2, 3, 4 : 9 points au lieu de 4. Chaque jeton de plus augmente la valeur d’une pyramide, celui qui a le plus d’obélisques reçoit 6 points de plus, et les jetons Temple restent cachés : un point par soleil.
lessons-duel-last = Bien plus tard. Un bateau qu’on ne peut plus remplir s’en va, et quand il n’en reste qu’un, la partie est finie. Il en reste deux, et c’est à vous de décider.
lessons-duel-last-do = Déchargez le bateau de la ligne du milieu.
lessons-duel-last-why = Vous pourriez attendre. Mais vous menez : terminez la partie avant que Tom ne vous rattrape.
lessons-duel-end = Vous gagnez, 46 à 38 ! Votre tombeau de 1 à 5 a rapporté 25 points. Touchez un joueur en haut pour voir le reste. Dans la préparation, vous pouvez choisir la face B, avec d’autres règles.
