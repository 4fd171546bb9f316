# Les règles d’Imhotep en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-imhotep-chapter-begin = Le matériel et le début
rules-imhotep-chapter-turn = Un tour
rules-imhotep-chapter-side-a = Les lieux, face A
rules-imhotep-chapter-side-b = Les lieux, face B
rules-imhotep-chapter-end = Les manches et la fin

rules-imhotep-stones = Pierres
rules-imhotep-stones-1 = Chacun a 29 pierres d’une couleur. Elles attendent dans la carrière ; jusqu’à cinq sont sur le traîneau, prêtes à être chargées.
rules-imhotep-boats = Bateaux
rules-imhotep-boats-1 = Les bateaux n’appartiennent à personne : chacun peut charger n’importe lequel, et mener n’importe lequel qui porte assez de pierres.
rules-imhotep-boats-2 = Il y en a huit : deux de 4 pierres, trois de 3, deux de 2 et un d’une seule.
    Pour partir, il faut au moins 3 pierres sur un bateau de 4, 2 sur un bateau de 3, 1 sur les plus petits.
    Les places se comptent depuis la proue.
rules-imhotep-round-cards = Cartes de manche
rules-imhotep-round-cards-1 = Une carte dit quels quatre bateaux a une manche. Des sept cartes prévues pour votre nombre de joueurs, une est écartée sans être vue ; les autres viennent au hasard.
rules-imhotep-round-cards-2 = • 2 joueurs : 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 joueurs : 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 joueurs : 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Mise en place
rules-imhotep-setup-1 = Chaque lieu montre sa face A ou sa face B, dans n’importe quel mélange. Le premier joueur commence avec 2 pierres sur le traîneau, les suivants avec 3, 4 et 5.
rules-imhotep-setup-2 = Le premier joueur est choisi ou tiré au sort ; on joue ensuite dans le sens horaire. Les pierres de départ suivent l’ordre du tour, pas les couleurs.
rules-imhotep-round-start = Début d’une manche
rules-imhotep-round-start-1 = La carte de manche suivante est révélée et ses quatre bateaux sont mis à l’eau ; quatre cartes Marché sont disposées (face B : trois visibles et une paire cachée).
rules-imhotep-round-start-2 = Le marché n’est pas complété pendant la manche. Si la pioche est vide, la défausse est mélangée ; si cela ne suffit pas, on dispose ce qu’il y a.
rules-imhotep-market-deck = Cartes Marché
rules-imhotep-market-deck-1 = 34 cartes : les rouges agissent aussitôt, les vertes et les statues comptent à la fin, les bleues se gardent et se jouent comme action.
rules-imhotep-market-deck-2 = • Rouges, deux de chaque : Entrée, Sarcophage et Voie pavée amènent une de vos pierres de la carrière aux pyramides, à la chambre funéraire ou aux obélisques.
    • Vertes, deux par chantier : 1 point pour 3 pierres de tous les joueurs sur ce lieu, arrondi en dessous. Les pierres couvertes, libres et bâties comptent ; chaque carte s’arrondit seule.
    • Dix statues : 1, 3, 6, 10, 15 points pour une à cinq, puis 2 par statue de plus.
    • Bleues : Levier ×2, Marteau ×2, Voile ×3, Ciseau ×3. Chacune qui reste vaut 1 point.

rules-imhotep-turn = Une action
rules-imhotep-turn-1 = À votre tour, vous faites une seule chose : prendre des pierres, charger une pierre, mener un bateau ou jouer une carte bleue.
rules-imhotep-turn-2 = Quand un lieu ou une carte demande un choix, c’est le propriétaire de la pierre qui décide, quel que soit le joueur dont c’est le tour. Le jeu reprend ensuite à gauche de celui qui a mené le bateau.
rules-imhotep-take-stones = Prendre des pierres
rules-imhotep-take-stones-1 = Prenez 3 pierres de votre carrière sur votre traîneau.
rules-imhotep-take-stones-2 = Le traîneau en porte 5. On prend toujours autant qu’il y a de place et de pierres, jamais moins par choix. Impossible avec un traîneau plein ou une carrière vide.
rules-imhotep-load = Charger une pierre
rules-imhotep-load-1 = Posez une pierre de votre traîneau sur une place libre quelconque d’un bateau qui n’est pas parti.
rules-imhotep-load-2 = La place compte : on décharge depuis la proue.
rules-imhotep-sail = Mener un bateau
rules-imhotep-sail-1 = Menez un bateau assez chargé vers un lieu dont le quai est libre. Il est déchargé aussitôt, de la proue vers l’arrière.
rules-imhotep-sail-2 = Il n’est pas nécessaire d’y avoir une pierre. Chaque pierre donne à son propriétaire ce que donne le lieu ; tout ce qu’elle déclenche est exécuté avant la suivante. Le bateau reste à quai jusqu’à la fin de la manche.
rules-imhotep-blue-card = Jouer une carte bleue
rules-imhotep-blue-card-1 = Au lieu d’une autre action, jouez une carte bleue d’un tour précédent, puis défaussez-la.
rules-imhotep-blue-card-2 = Une par tour. Une carte gagnée pendant le tour d’un autre sert dès votre tour suivant. Les conditions des bateaux valent aussi pour les cartes.
rules-imhotep-lever = Levier
rules-imhotep-lever-1 = Menez un bateau et choisissez l’ordre dans lequel ses pierres sont déchargées.
rules-imhotep-lever-2 = Tout l’ordre est annoncé au départ. Les pierres restent à leurs propriétaires : au marché chacun choisit encore sa carte, aux pyramides B chacun choisit sa pyramide.
rules-imhotep-hammer = Marteau
rules-imhotep-hammer-1 = Prenez jusqu’à 3 pierres, puis chargez-en une.
rules-imhotep-hammer-2 = D’abord la prise, qui peut ne rien donner si le traîneau est plein ou la carrière vide ; puis le chargement, qui doit être possible.
rules-imhotep-sail-card = Voile
rules-imhotep-sail-card-1 = Chargez une pierre sur un bateau, puis menez ce bateau.
rules-imhotep-sail-card-2 = La nouvelle pierre compte pour le minimum du bateau. Un bateau plein ou un traîneau vide l’interdisent.
rules-imhotep-chisel = Ciseau
rules-imhotep-chisel-1 = Chargez deux pierres, sur un bateau ou sur deux.
rules-imhotep-chisel-2 = Il faut deux pierres sur le traîneau et deux places libres.
rules-imhotep-pass = Passer
rules-imhotep-pass-1 = On ne passe pas par choix. Seul celui qui ne peut rien faire passe, et il le doit.
rules-imhotep-pass-2 = C’est le cas exactement quand traîneau et carrière sont vides et qu’aucun bateau restant ne porte assez.
rules-imhotep-all-stuck = Plus personne ne peut jouer
rules-imhotep-all-stuck-1 = Quand tous ont dû passer l’un après l’autre, la manche se termine.
rules-imhotep-all-stuck-2 = Les pierres des bateaux restés là retournent dans leurs carrières. Puis tout se passe comme à la fin de toute manche. La suivante est commencée par le voisin de gauche de celui qui a mené le dernier bateau de cette manche ; à défaut, de son premier joueur.

rules-imhotep-market-a = Marché A
rules-imhotep-market-a-1 = Pour chaque pierre, son propriétaire prend une des cartes visibles ; puis la pierre retourne à la carrière.
rules-imhotep-market-a-2 = Tant qu’il reste une carte, il faut en prendre une. La pierre retourne quand sa carte, avec toutes ses suites, a été exécutée.
rules-imhotep-red-card = Cartes rouges
rules-imhotep-red-card-1 = Une carte rouge amène aussitôt une pierre de votre carrière sur son lieu, puis est défaussée.
rules-imhotep-red-card-2 = Toutes les règles du lieu valent : points, choix et bonus. Aucun quai n’est nécessaire ni occupé. Avec une carrière vide, la carte est prise quand même et ne fait rien ; le traîneau n’y supplée jamais.
rules-imhotep-pyramid-a = Pyramide A
rules-imhotep-pyramid-a-1 = Les pierres remplissent les places dans l’ordre, colonne par colonne depuis le haut à gauche, puis les étages ; chaque place donne ses points aussitôt.
rules-imhotep-pyramid-a-2 = En bas : 2 1 3, 2 4 3, 2 1 3. Deuxième étage : 2 3, 1 3. Sommet : 4. Toute pierre de plus est posée à côté pour 1 point.
rules-imhotep-temple-a = Temple A
rules-imhotep-temple-a-1 = Les pierres forment une rangée de cinq (quatre à deux joueurs), puis se posent dessus, de nouveau depuis la gauche. Après chaque manche, toute pierre vue d’en haut donne 1 point.
rules-imhotep-chamber-a = Chambre funéraire A
rules-imhotep-chamber-a-1 = Trois rangées se remplissent colonne par colonne. À la fin, les pierres d’une couleur qui se touchent par un côté comptent ensemble : 1, 3, 6, 10, 15 points pour une à cinq, 2 de plus par pierre suivante.
rules-imhotep-chamber-a-2 = Chaque groupe de chaque joueur compte.
rules-imhotep-obelisks-a = Obélisques A
rules-imhotep-obelisks-a-1 = Vos pierres s’empilent. À la fin, les plus hauts obélisques marquent : à quatre 15, 10, 5, 1 ; à trois 12, 6, 1 ; à deux 10, 1.
rules-imhotep-obelisks-a-2 = Il faut au moins une pierre. À hauteur égale, on additionne les points des rangs concernés, on divise et on arrondit en dessous.

rules-imhotep-market-b = Marché B
rules-imhotep-market-b-1 = Trois cartes sont visibles et deux cachées. Au lieu d’une carte visible, une pierre peut prendre la paire : son propriétaire garde une carte et défausse l’autre.
rules-imhotep-market-b-2 = S’il ne reste que la paire, il faut la prendre. Les deux cartes sont montrées à tous. Celle qui n’est pas gardée est défaussée avant qu’une rouge gardée n’agisse. Une paire que personne n’a prise est montrée en étant défaussée.
rules-imhotep-pyramids-b = Pyramides B
rules-imhotep-pyramids-b-1 = Trois pyramides de quatre places et un sommet. Le propriétaire de chaque pierre choisit la pyramide ; la place donne ses points aussitôt, et peut-être un bonus.
rules-imhotep-pyramids-b-2 = Chacune se remplit colonne par colonne depuis le haut à gauche ; le sommet vaut 4.
    • Gauche : 2 ; 1 et une carte ; 3 ; 1 et trois pierres
    • Milieu : 1 et trois pierres ; 3 ; 1 et une pierre sur un bateau ; 2
    • Droite : 3 ; 1 et une pierre sur un bateau ; 2 ; 1 et une carte
    Tant qu’il y a de la place, une pierre va sur une pyramide. Quand toutes sont pleines, chaque pierre de plus donne 1 point. Les valeurs des places sont reconstituées.
rules-imhotep-bonus-card = Bonus : une carte
rules-imhotep-bonus-card-1 = Prenez la carte du dessus de la pioche Marché ; une rouge agit aussitôt.
rules-imhotep-bonus-card-2 = Le bonus est obligatoire. Une option de la table permet de le refuser, comme on peut lire l’un des textes imprimés.
rules-imhotep-bonus-stones = Bonus : trois pierres
rules-imhotep-bonus-stones-1 = Prenez 3 pierres de votre carrière, autant qu’il y a de place et de pierres.
rules-imhotep-bonus-stones-2 = Obligatoire aussi, sauf si la table permet de refuser.
rules-imhotep-bonus-boat = Bonus : une pierre sur un bateau
rules-imhotep-bonus-boat-1 = Vous pouvez charger une pierre de votre traîneau sur une place libre quelconque d’un bateau qui n’est pas parti.
rules-imhotep-bonus-boat-2 = Le bateau qu’on décharge est déjà parti. Sans pierre ou sans place libre, rien n’est demandé.
rules-imhotep-temple-b = Temple B
rules-imhotep-temple-b-1 = Bâti comme la face A. Après chaque manche, toute pierre vue d’en haut donne ce que montre sa colonne : un choix, deux points, un choix, une carte, un choix.
rules-imhotep-temple-b-2 = Un choix vaut 1 point ou 2 pierres de la carrière au traîneau ; moins s’il y en a moins à prendre, et simplement le point s’il n’y en a pas. La carte doit être prise. Les colonnes se règlent l’une après l’autre depuis la gauche. Leur ordre est reconstitué.
rules-imhotep-chamber-b = Chambre funéraire B
rules-imhotep-chamber-b-1 = Remplie comme la face A. À la fin, chaque rangée compte seule : 8 points pour le plus de pierres, 4 pour le deuxième, 2 pour le troisième.
rules-imhotep-chamber-b-2 = Un quatrième n’a rien. Il faut au moins une pierre. À égalité, on additionne les points des rangs, on divise et on arrondit en dessous.
rules-imhotep-obelisks-b = Obélisques B
rules-imhotep-obelisks-b-1 = Les pierres attendent auprès de leur couleur. La troisième fait un obélisque, qui prend aussitôt la plus haute valeur libre : 10, 9, 8 … jusqu’à 1, puis 1 pour chacun.
rules-imhotep-obelisks-b-2 = Les pierres libres valent 1 point chacune à la fin. Les valeurs sous 9 sont reconstituées.

rules-imhotep-round-end = Fin d’une manche
rules-imhotep-round-end-1 = Quand le quatrième bateau est arrivé et déchargé, le temple marque et le reste du marché est défaussé. La manche suivante est commencée par le voisin de gauche de celui qui a mené ce bateau.
rules-imhotep-reshuffle = Une pioche vide
rules-imhotep-reshuffle-1 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et forme une nouvelle pioche.
rules-imhotep-reshuffle-2 = Seulement alors, pas avant. Au milieu d’une distribution, les dernières cartes sont d’abord distribuées. Ce qui est en cours, les cartes du marché, et un Levier ou une Voile dont le bateau n’est pas encore déchargé n’y entrent pas. S’il n’y a rien à mélanger, piocher ne donne rien.
rules-imhotep-game-end = Fin de la partie
rules-imhotep-game-end-1 = Après six manches : la chambre funéraire, les obélisques, les ornements et les statues marquent, et chaque carte bleue non jouée vaut 1 point.
rules-imhotep-wrath = Colère du Pharaon
rules-imhotep-wrath-1 = Une option de la table : celui à qui il manque une pierre sur un ou plusieurs des quatre chantiers perd 5 points, une fois.
rules-imhotep-wrath-2 = Les pierres posées par des cartes rouges comptent, celles qui sont couvertes, libres ou bâties aussi. Un score peut tomber sous zéro.
rules-imhotep-winner = Qui gagne
rules-imhotep-winner-1 = Le plus de points ; puis le plus de pierres sur le traîneau ; puis la victoire est partagée.
