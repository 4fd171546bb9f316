# Les règles d’Imhotep en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-imhotep-chapter-begin = Matériel et mise en place
rules-imhotep-chapter-turn = Un tour de jeu
rules-imhotep-chapter-side-a = Les lieux, face A
rules-imhotep-chapter-side-b = Les lieux, face B
rules-imhotep-chapter-end = Fin de manche et fin de partie

rules-imhotep-stones = Pierres
rules-imhotep-stones-1 = Chaque joueur a 29 pierres d’une couleur. Elles se trouvent dans sa carrière ; cinq au plus sont sur sa tuile Réserve, prêtes à être chargées.
rules-imhotep-boats = Bateaux
rules-imhotep-boats-1 = Les bateaux sont à tout le monde : vous pouvez charger n’importe lequel et envoyer tout bateau assez chargé.
rules-imhotep-boats-2 = Il y a huit bateaux : deux pour 4 pierres, trois pour 3, deux pour 2 et un pour une seule.
    Pour partir, un bateau de 4 doit porter au moins 3 pierres, un bateau de 3 au moins 2, les plus petits 1.
    Les emplacements se comptent depuis la proue.
rules-imhotep-round-cards = Cartes de manche
rules-imhotep-round-cards-1 = Une carte de manche indique les quatre bateaux de la manche. Des sept cartes prévues pour votre nombre de joueurs, une est écartée sans être vue ; les six autres viennent dans un ordre aléatoire.
rules-imhotep-round-cards-2 = • 2 joueurs : 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 joueurs : 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 joueurs : 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Mise en place
rules-imhotep-setup-1 = Choisissez pour chaque lieu la face A ou la face B ; tous les mélanges sont permis. Le premier joueur commence avec 2 pierres dans sa réserve, les suivants avec 3, 4 et 5.
rules-imhotep-setup-2 = Le premier joueur est choisi ou tiré au sort ; on joue ensuite dans le sens horaire. Les pierres de départ dépendent de l’ordre du tour, pas de la couleur.
rules-imhotep-round-start = Début d’une manche
rules-imhotep-round-start-1 = On dévoile la carte de manche suivante et on installe ses quatre bateaux. Quatre cartes Marché sont disposées face visible ; avec la face B, trois visibles et une paire cachée.
rules-imhotep-round-start-2 = Le marché n’est pas complété pendant la manche. Si la pioche est vide, on mélange la défausse ; si cela ne suffit pas, on dispose les cartes qui restent.
rules-imhotep-market-deck = Cartes Marché
rules-imhotep-market-deck-1 = 34 cartes : les rouges agissent aussitôt, les vertes et les statues comptent à la fin de la partie, les bleues se gardent et se jouent comme action.
rules-imhotep-market-deck-2 = • Rouges, deux de chaque : Entrée, Sarcophage et Chemin pavé amènent une de vos pierres de la carrière aux pyramides, à la chambre funéraire ou aux obélisques.
    • Vertes, deux par chantier : 1 point pour 3 pierres présentes sur ce lieu, tous joueurs confondus, arrondi à l’inférieur. Les pierres couvertes, libres et bâties comptent ; chaque carte est arrondie à part.
    • Dix statues : 1, 3, 6, 10, 15 points pour une à cinq, puis 2 par statue supplémentaire.
    • Bleues : Levier ×2, Marteau ×2, Voile ×3, Burin ×3. Chaque carte bleue non jouée vaut 1 point à la fin.

rules-imhotep-turn = Une action
rules-imhotep-turn-1 = À votre tour, vous faites une seule chose : prendre des pierres, charger une pierre, envoyer un bateau ou jouer une carte bleue.
rules-imhotep-turn-2 = Quand un lieu ou une carte demande un choix, c’est le propriétaire de la pierre qui décide, même si ce n’est pas son tour. On continue ensuite à gauche du joueur dont c’était le tour.
rules-imhotep-take-stones = Prendre des pierres
rules-imhotep-take-stones-1 = Prenez 3 pierres dans votre carrière et posez-les sur votre tuile Réserve.
rules-imhotep-take-stones-2 = La réserve en contient 5. Vous en prenez toujours autant que possible, jamais moins par choix. Si la réserve est pleine ou la carrière vide, vous ne pouvez pas en prendre.
rules-imhotep-load = Charger une pierre
rules-imhotep-load-1 = Posez une pierre de votre réserve sur l’emplacement libre de votre choix, sur un bateau qui n’est pas encore parti.
rules-imhotep-load-2 = L’emplacement est important : on décharge de la proue vers l’arrière.
rules-imhotep-sail = Envoyer un bateau
rules-imhotep-sail-1 = Envoyez un bateau assez chargé vers un lieu dont le quai est libre. On le décharge aussitôt, de la proue vers l’arrière.
rules-imhotep-sail-2 = Vous n’avez pas besoin d’y avoir une pierre. Chaque pierre rapporte à son propriétaire ce qu’offre le lieu ; tout ce qu’elle déclenche est résolu avant de passer à la suivante. Le bateau reste à quai jusqu’à la fin de la manche.
rules-imhotep-blue-card = Jouer une carte bleue
rules-imhotep-blue-card-1 = Au lieu d’une autre action, jouez une carte bleue obtenue à un tour précédent, puis défaussez-la.
rules-imhotep-blue-card-2 = Une seule par tour. Une carte reçue pendant le tour d’un autre joueur peut être jouée à votre tour suivant. Même envoyé par une carte, un bateau doit être assez chargé et trouver un quai libre.
rules-imhotep-lever = Levier
rules-imhotep-lever-1 = Envoyez un bateau et choisissez l’ordre dans lequel ses pierres sont déchargées.
rules-imhotep-lever-2 = Vous fixez tout l’ordre au départ du bateau. Les pierres restent à leurs propriétaires : au marché, chacun choisit sa carte ; aux pyramides de la face B, chacun choisit sa pyramide.
rules-imhotep-hammer = Marteau
rules-imhotep-hammer-1 = Prenez jusqu’à 3 pierres, puis chargez-en une.
rules-imhotep-hammer-2 = Vous pouvez la jouer même si vous ne pouvez rien prendre, parce que la réserve est pleine ou la carrière vide. Mais vous devez ensuite charger une pierre.
rules-imhotep-sail-card = Voile
rules-imhotep-sail-card-1 = Chargez une pierre sur un bateau, puis envoyez ce bateau.
rules-imhotep-sail-card-2 = La nouvelle pierre compte pour le minimum du bateau. Vous ne pouvez ni choisir un bateau plein, ni jouer la carte avec une réserve vide.
rules-imhotep-chisel = Burin
rules-imhotep-chisel-1 = Chargez deux pierres, sur le même bateau ou sur deux bateaux.
rules-imhotep-chisel-2 = Il faut deux pierres dans votre réserve et deux emplacements libres.
rules-imhotep-pass = Passer
rules-imhotep-pass-1 = On ne passe pas par choix. Si vous ne pouvez rien faire du tout, vous devez passer.
rules-imhotep-pass-2 = C’est le cas uniquement quand votre réserve et votre carrière sont vides et qu’aucun des bateaux restants n’est assez chargé.
rules-imhotep-all-stuck = Plus personne ne peut jouer
rules-imhotep-all-stuck-1 = Quand tous les joueurs ont dû passer l’un après l’autre, la manche se termine.
rules-imhotep-all-stuck-2 = Les pierres des bateaux qui ne sont pas partis retournent dans la carrière de leur propriétaire. Le reste se déroule comme à la fin de toute manche. La manche suivante commence à gauche du joueur qui a envoyé le dernier bateau ; s’il n’y en a pas eu, à gauche du premier joueur de cette manche.

rules-imhotep-market-a = Marché A
rules-imhotep-market-a-1 = Pour chaque pierre, son propriétaire prend une des cartes visibles ; puis la pierre retourne à la carrière.
rules-imhotep-market-a-2 = Tant qu’il reste une carte, vous devez en prendre une. La pierre ne retourne à la carrière qu’une fois la carte résolue, avec tout ce qu’elle déclenche.
rules-imhotep-red-card = Cartes rouges
rules-imhotep-red-card-1 = Une carte rouge amène aussitôt une pierre de votre carrière sur le lieu correspondant, puis elle est défaussée.
rules-imhotep-red-card-2 = Toutes les règles du lieu s’appliquent : points, choix et bonus. La carte n’a pas besoin de quai et n’en occupe pas. Si votre carrière est vide, vous prenez quand même la carte, mais elle est sans effet ; une pierre de la réserve ne peut pas la remplacer.
rules-imhotep-pyramid-a = Pyramide A
rules-imhotep-pyramid-a-1 = Les pierres remplissent la base colonne par colonne, en partant d’en haut à gauche, puis les étages ; chaque emplacement donne ses points aussitôt.
rules-imhotep-pyramid-a-2 = Base : 2 1 3, 2 4 3, 2 1 3. Deuxième étage : 2 3, 1 3. Sommet : 4. Toute pierre supplémentaire se pose à côté et donne 1 point.
rules-imhotep-temple-a = Temple A
rules-imhotep-temple-a-1 = Les pierres forment depuis la gauche une rangée de cinq (quatre à deux joueurs), puis une nouvelle couche par-dessus, de nouveau depuis la gauche. À la fin de chaque manche, toute pierre visible d’en haut donne 1 point.
rules-imhotep-chamber-a = Chambre funéraire A
rules-imhotep-chamber-a-1 = Les pierres remplissent trois rangées, colonne par colonne. À la fin de la partie, les pierres d’une couleur qui se touchent par un côté forment un groupe : 1, 3, 6, 10, 15 points pour une à cinq pierres, 2 de plus par pierre supplémentaire.
rules-imhotep-chamber-a-2 = Chaque joueur marque les points de tous ses groupes.
rules-imhotep-obelisks-a = Obélisques A
rules-imhotep-obelisks-a-1 = Vos pierres s’empilent. À la fin de la partie, les obélisques les plus hauts rapportent : à quatre 15, 10, 5, 1 ; à trois 12, 6, 1 ; à deux 10, 1.
rules-imhotep-obelisks-a-2 = Il faut au moins une pierre. À égalité, on additionne les points des rangs concernés, on les partage et on arrondit à l’inférieur.

rules-imhotep-market-b = Marché B
rules-imhotep-market-b-1 = Trois cartes sont visibles et deux cachées. Pour une pierre, vous pouvez prendre la paire cachée au lieu d’une carte visible : vous gardez une des deux cartes et défaussez l’autre.
rules-imhotep-market-b-2 = S’il ne reste que la paire, vous devez la prendre. Les deux cartes sont montrées à tous. Vous défaussez celle que vous ne gardez pas avant qu’une rouge gardée n’agisse. Une paire que personne n’a prise est dévoilée quand on la défausse.
rules-imhotep-pyramids-b = Pyramides B
rules-imhotep-pyramids-b-1 = Trois pyramides, chacune de quatre emplacements et un sommet. Le propriétaire de chaque pierre choisit la pyramide ; l’emplacement donne aussitôt ses points, et parfois un bonus.
rules-imhotep-pyramids-b-2 = Chacune se remplit colonne par colonne, en partant d’en haut à gauche ; le sommet vaut 4. Le nombre d’emplacements et ce qu’ils donnent sont reconstitués.
    • Gauche : 2 ; 1 et une carte ; 3 ; 1 et trois pierres
    • Milieu : 1 et trois pierres ; 3 ; 1 et une pierre sur un bateau ; 2
    • Droite : 3 ; 1 et une pierre sur un bateau ; 2 ; 1 et une carte
    Tant qu’une pyramide n’est pas pleine, toute pierre doit aller sur une pyramide. Quand les trois sont pleines, chaque pierre supplémentaire donne 1 point.
rules-imhotep-bonus-card = Bonus : une carte
rules-imhotep-bonus-card-1 = Vous pouvez prendre la première carte de la pioche Marché ; une rouge agit aussitôt.
rules-imhotep-bonus-card-2 = Le livret de l’éditeur dit « pouvez » ; une option de la préparation dit « devez ». Au temple B, la carte est obligatoire.
rules-imhotep-bonus-stones = Bonus : trois pierres
rules-imhotep-bonus-stones-1 = Vous pouvez prendre 3 pierres dans votre carrière, ou autant que possible.
rules-imhotep-bonus-stones-2 = C’est tout ou rien. Avec l’option de la préparation, vous devez les prendre.
rules-imhotep-bonus-boat = Bonus : une pierre sur un bateau
rules-imhotep-bonus-boat-1 = Vous pouvez charger une pierre de votre réserve sur l’emplacement libre de votre choix, sur un bateau qui n’est pas encore parti.
rules-imhotep-bonus-boat-2 = Le bateau qu’on décharge est déjà parti. Si vous n’avez pas de pierre, ou s’il n’y a pas d’emplacement libre, le bonus est perdu.
rules-imhotep-temple-b = Temple B
rules-imhotep-temple-b-1 = Bâti comme la face A. À la fin de chaque manche, toute pierre visible d’en haut donne ce que montre sa colonne : un choix, 2 points, un choix, une carte, un choix.
rules-imhotep-temple-b-2 = Pour un choix, prenez 1 point, ou 2 pierres de la carrière dans la réserve, ou une seule si c’est tout ce que vous pouvez prendre ; sinon, vous recevez le point. La carte est obligatoire. Les colonnes se règlent une à une depuis la gauche. Leur ordre est reconstitué.
rules-imhotep-chamber-b = Chambre funéraire B
rules-imhotep-chamber-b-1 = Remplie comme la face A. À la fin de la partie, chaque rangée compte à part : 8 points pour le plus de pierres, 4 pour le deuxième joueur, 2 pour le troisième.
rules-imhotep-chamber-b-2 = Le quatrième n’a rien. Il faut au moins une pierre dans la rangée. À égalité, on additionne les points des rangs concernés, on les partage et on arrondit à l’inférieur.
rules-imhotep-obelisks-b = Obélisques B
rules-imhotep-obelisks-b-1 = Vos pierres attendent sur l’emplacement de votre couleur. La troisième achève un obélisque, qui prend aussitôt la plus haute valeur libre : 10, 9, 8 … jusqu’à 1, puis 1 pour chacun des suivants.
rules-imhotep-obelisks-b-2 = Les pierres libres valent 1 point chacune à la fin de la partie. Les valeurs inférieures à 9 sont reconstituées.

rules-imhotep-round-end = Fin d’une manche
rules-imhotep-round-end-1 = Dès que le quatrième bateau est parti et déchargé, on compte les points du temple et on défausse le reste du marché. La manche suivante commence à gauche du joueur qui a envoyé ce bateau.
rules-imhotep-reshuffle = Pioche vide
rules-imhotep-reshuffle-1 = Quand il faut une carte et que la pioche est vide, on mélange la défausse pour former une nouvelle pioche.
rules-imhotep-reshuffle-2 = Seulement à ce moment-là, pas avant : au milieu d’une distribution, on distribue d’abord les dernières cartes. Ne sont pas mélangées les cartes en cours de résolution, celles du marché, ni un Levier ou une Voile dont le bateau n’est pas encore déchargé. S’il n’y a rien à mélanger, on ne pioche pas.
rules-imhotep-game-end = Fin de la partie
rules-imhotep-game-end-1 = La partie se termine après six manches. On compte la chambre funéraire, les obélisques, les ornements et les statues, et chaque carte bleue non jouée donne 1 point.
rules-imhotep-game-end-2 = Une question sur une carte, une pyramide ou une récompense n’est pas posée si toutes les réponses terminent la partie sur le même résultat.
rules-imhotep-wrath = Colère du Pharaon
rules-imhotep-wrath-1 = Une option de la préparation : un joueur qui n’a aucune pierre sur un ou plusieurs des quatre chantiers perd 5 points, une seule fois.
rules-imhotep-wrath-2 = Les pierres amenées par une carte rouge comptent, tout comme les pierres couvertes, libres ou bâties. Un score peut être négatif.
rules-imhotep-winner = Le gagnant
rules-imhotep-winner-1 = Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a le plus de pierres dans sa réserve ; ensuite, la victoire est partagée.

# Exemples : les points viennent du moteur, par couleur de joueur.
rules-imhotep-example-pyramid-a = Les pierres de Blanc couvrent 2, 3 et 2 : { $white } points. Celles de Noir couvrent 1 et 4 : { $black }. Celles de Brun couvrent 3, 2 et 1 : { $brown }.
rules-imhotep-example-temple-a = La pierre brune de la deuxième couche cache le premier emplacement. On voit donc 5 pierres d’en haut : la manche rapporte { $black } points à Noir, { $white } à Blanc et { $brown } à Brun.
rules-imhotep-example-chamber-a = Noir a un groupe de 3 et une pierre isolée : 6 + 1 = { $black } points. Blanc a une paire : { $white }. Brun a une paire et une pierre isolée : 3 + 1 = { $brown }.
rules-imhotep-example-obelisks-a-2 = À deux : les 6 pierres de Blanc s’élèvent plus haut que les 4 de Noir. Blanc marque { $white } points, Noir { $black }.
rules-imhotep-example-obelisks-a-3 = À trois : Noir a 4 pierres, Brun 3, Blanc 1. Ils marquent { $black }, { $brown } et { $white } points.
rules-imhotep-example-obelisks-a-4 = À quatre : Noir a 5 pierres et marque { $black } points. Brun et Gris en ont 3 chacun et partagent les deuxième et troisième rangs : 10 + 5 = 15, soit, partagé et arrondi à l’inférieur, { $brown } pour Brun et { $grey } pour Gris. Blanc en a 2 et marque { $white }.
rules-imhotep-example-pyramids-b = Les pierres de Noir couvrent 2, 3 et 2 : { $black } points. Celle de Blanc couvre 1 : { $white }. Celles de Brun couvrent 1 et 1 : { $brown }, plus deux bonus.
rules-imhotep-example-temple-b = La pierre de Brun est sur un choix ; Brun a pris le point : { $brown }. Les deux pierres de Blanc sont sur deux points et sur un choix, et Blanc aussi a pris le point : 2 + 1 = { $white }. Noir n’a pas de pierre ici : { $black }.
rules-imhotep-example-chamber-b = Rangée du haut : Blanc a le plus de pierres et marque 8 ; Noir et Brun partagent 4 + 2, 3 chacun. Rangée du milieu : Noir et Brun partagent 8 + 4, 6 chacun. Rangée du bas : Noir marque 8 ; Blanc et Brun marquent 3 chacun. En tout : Noir { $black }, Blanc { $white }, Brun { $brown }.
rules-imhotep-example-obelisks-b = L’obélisque de Noir était le premier : { $black } points. Celui de Brun était le deuxième : { $brown }. Les 2 pierres libres de Blanc donnent { $white }.
rules-imhotep-example-statues = Les 2 statues de Noir valent { $black } points, les 4 de Blanc en valent { $white }.
rules-imhotep-example-ornaments = 11 pierres de tous les joueurs sont à la pyramide. L’ornement de Noir compte les groupes complets de trois : { $black } points.
rules-imhotep-example-blue-cards = À la fin, il reste 1 carte bleue à Noir : { $black } point. Il en reste 2 à Blanc : { $white } points.
rules-imhotep-example-wrath = Les 5 pierres du temple sont à Noir. Blanc n’en a aucune et perd 5 points.

# Ce qu’on demande, une règle par ligne : la recherche s’en sert. Jamais affiché.
rules-imhotep-asked =
    sail = quand un bateau peut-il partir, puis-je faire partir un bateau sans mes pierres
    turn = que puis-je faire à mon tour, combien d’actions
    load = sur quel bateau puis-je charger, l’emplacement sur le bateau compte-t-il
    market-a = comment marche le marché, quelle carte prendre au marché
    pyramid-a = combien de points à la pyramide
    temple-a = combien de points au temple
    chamber-a = combien de points à la chambre funéraire
    winner = comment gagner, qui gagne en cas d’égalité
