# Les règles de Kontor en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).
# Les scénarios et les règles facultatives sont nommés et résumés là où l’on choisit une table.

rules-kontor-chapter-begin = Matériel et mise en place
rules-kontor-chapter-round = Une manche
rules-kontor-chapter-lay = Poser une carte
rules-kontor-chapter-sectors = Les secteurs et la fin de la partie
rules-kontor-chapter-advanced = Le jeu avancé
rules-kontor-chapter-teams = À quatre en deux équipes
rules-kontor-chapter-scenarios = Scénarios
rules-kontor-chapter-options = Règles facultatives
rules-kontor-chapter-expansions = Extensions

rules-kontor-numbers = Cartes
rules-kontor-numbers-1 = Les cartes sont numérotées de 1 à 93, chaque numéro une fois : 22 docks rouges et 22 noirs, 43 canaux et six cartes spéciales. L’ancre n’a pas de numéro.
rules-kontor-numbers-2 = Les canaux (45 à 87), les docks rouges (impairs) et noirs (pairs) sont notre reconstitution ; vous pouvez charger un fichier avec les vrais numéros.
rules-kontor-deck = Ce que montrent les cartes
rules-kontor-deck-1 = Les docks montrent des marchandises, une grue ou une taverne ; docks et canaux peuvent porter un florin ou un bateau, jamais les deux. Aux numéros près, les deux couleurs ont les mêmes docks.
rules-kontor-deck-2 = Les docks impairs sont rouges, les pairs noirs.
    • 3, 4 les trois marchandises ; 5 à 10 deux marchandises ; tous avec un bateau
    • 11 à 28 et 33 à 44 une marchandise : 11 à 16 avec un bateau, 17 à 28 et 33 à 38 avec un florin, 39 à 44 sans rien
    • Grues 29 à 32 (31 et 32 avec un bateau), tavernes 88 (noire) et 89 (rouge) avec un bateau
    • Canaux 45, 49 … 85 avec un florin, 47, 51 … 87 avec un bateau, les pairs sans rien
    • Douanes 1 et 2, ponts 91 et 92, inondations 90 et 93
    Une bonne partie est reconstituée ; vous pouvez charger un fichier avec les vraies cartes.
rules-kontor-pieces = Pièces
rules-kontor-pieces-1 = 16 entrepôts de thé, 16 de vin et 16 d’épices, 20 florins, un bateau, et des gardiens pour montrer qui a gagné un secteur.
rules-kontor-setup = Mise en place
rules-kontor-setup-1 = L’ancre est au milieu d’une croix de huit canaux. Chaque joueur a en main deux canaux et trois docks, et possède 4 florins ; la trésorerie en a 12.
rules-kontor-setup-2 = Les canaux restants et les docks restants de chaque couleur forment des piles dont la carte du dessus est visible. Dans le jeu de base, les cartes spéciales et le bateau restent dans la boîte. Tous peuvent voir combien de florins vous avez.

rules-kontor-sequence = Déroulement
rules-kontor-sequence-1 = À chaque manche, on annonce si l’on passe, on choisit les cartes, on les dévoile ensemble et on paie les impôts ; puis chacun joue son tour, le plus haut numéro d’abord.
rules-kontor-sequence-2 = Avant tout cela, s’ils sont en jeu : l’événement, l’achat de cartes spéciales, le rachat de docks. Un joueur qui passe en secret est payé avant les impôts.
    Un tour : déplacer le bateau et enlever un dock ; poser la carte ; les bords se fixent ; débarquer les marchandises ; l’effet propre de la carte ; compter les secteurs terminés, dans l’ordre de lecture ; une victoire immédiate ; les marchandises englouties ; un port plein termine la partie ; un second canal ; piocher ; le florin du canal.
rules-kontor-choose = Choisir une carte
rules-kontor-choose-1 = Chacun choisit en secret une carte de sa main.
rules-kontor-choose-2 = Vous pouvez choisir une carte que vous ne pouvez pas poser : personne ne pourrait le vérifier.
rules-kontor-reveal = Dévoiler
rules-kontor-reveal-1 = Toutes les cartes choisies sont dévoilées ensemble.
rules-kontor-pass = Passer
rules-kontor-pass-1 = Avant le choix des cartes, vous pouvez passer et prendre un florin à la trésorerie. Aucun impôt ne vous touche ; les autres jouent la manche en sachant que vous passez.
rules-kontor-pass-2 = Tous annoncent en même temps, et tous peuvent passer. Avec l’option « Une seule réponse », personne n’annonce : chacun choisit en secret une carte ou passe. Si la trésorerie n’a pas assez de florins, on est payé dans l’ordre des places ; une trésorerie vide ne paie rien. Sans carte en main, vous devez passer.
rules-kontor-tax = Impôt
rules-kontor-tax-1 = Une carte avec un florin oblige l’adversaire à payer un florin à la trésorerie. Un joueur qui ne peut pas payer reprend sa carte et saute la manche.
rules-kontor-tax-2 = Si les deux cartes portent un florin et que les deux joueurs peuvent payer, les deux paient. Si un seul ne peut pas payer, il reprend sa carte et l’autre ne doit rien. Si aucun ne le peut, personne ne paie, chacun reçoit un florin et les deux jouent. Tous paient avant que quiconque reçoive un florin.
rules-kontor-order = Qui joue d’abord
rules-kontor-order-1 = Le joueur au plus haut numéro joue d’abord tout son tour ; puis le suivant.
rules-kontor-dry-rounds = Manches sans carte
rules-kontor-dry-rounds-1 = Après trois manches de suite sans qu’aucune carte soit posée, la partie se termine. Les secteurs ouverts ne comptent alors pas.
rules-kontor-dry-rounds-2 = Peu importe la raison : passes, impôts ou aucune carte à poser. Déplacer le bateau n’est pas poser une carte. La partie se termine aussi après 200 manches.

rules-kontor-place = Poser une carte
rules-kontor-place-1 = La carte doit en toucher une autre par un côté. On ne déplace et on ne recouvre aucune carte.
rules-kontor-place-2 = Si la carte peut être posée, vous devez la poser. Sinon, elle revient en main : vous ne piochez pas et ne recevez pas de florin ; un impôt payé reste payé.
rules-kontor-board = Jusqu’où grandit le port
rules-kontor-board-1 = Dans le jeu de base, jusqu’à 6 × 6 cases ; avec Misère ou avec Pont et inondation, jusqu’à 7 × 7. Dès que les cartes atteignent cette largeur ou cette hauteur, elle est fixée et aucune carte ne va au-delà.
rules-kontor-board-2 = Elle reste fixée même si la carte qui l’a fixée est enlevée ; jusque-là, le port peut encore rétrécir.
rules-kontor-edges = Bords
rules-kontor-edges-1 = Une fois la largeur et la hauteur fixées, les bords ferment les secteurs, tout comme l’eau.
rules-kontor-edges-2 = Jusque-là, un secteur contre un bord fixé reste ouvert. La carte qui fixe la seconde direction peut terminer des secteurs éloignés. Avec une option de la préparation, chaque direction ferme les secteurs à elle seule.
rules-kontor-crane = Grues
rules-kontor-crane-1 = Sur les cases vides à côté d’une grue, les adversaires de son propriétaire peuvent poser des canaux, mais pas de docks.
rules-kontor-crane-2 = Les cartes déjà posées restent. Grues et tavernes sont aussi des docks. Une grue sous une inondation n’a plus d’effet.
rules-kontor-isolated = Cartes isolées
rules-kontor-isolated-1 = Quand un dock est enlevé, certaines cartes peuvent ne plus en toucher d’autres. Elles restent en place, et de nouvelles cartes peuvent toucher n’importe laquelle.
rules-kontor-land-goods = Débarquer les marchandises
rules-kontor-land-goods-1 = Un dock à marchandises donne à son propriétaire, dans le secteur du dock, un entrepôt de chaque marchandise montrée.
rules-kontor-land-goods-2 = Le stock d’un secteur est tout ce qui se trouve sur ses docks : il se réunit et se partage avec eux. Si la réserve n’a plus d’une marchandise, vous n’en recevez pas. Un entrepôt ajouté par une autre règle repart avec le dock où il se trouve.
rules-kontor-refill = Piocher
rules-kontor-refill-1 = Après avoir posé une carte, piochez-en une du même type : un dock de votre pile ou un canal de la pile commune.
rules-kontor-refill-2 = Si la pile est vide, vous ne piochez rien. La carte qui remplit le port n’est pas remplacée.
rules-kontor-subsidy = Un florin par canal
rules-kontor-subsidy-1 = Si vous posez un canal, vous recevez un florin, tant que la trésorerie en a.

rules-kontor-sector = Secteurs
rules-kontor-sector-1 = Les docks qui se touchent par un côté forment un secteur, quels que soient leurs propriétaires.
rules-kontor-finished = Un secteur terminé
rules-kontor-finished-1 = Un secteur est terminé quand chaque case à côté de lui est un canal ou se trouve au-delà d’un bord qui ferme. Il compte aussitôt ; ses entrepôts retournent à la réserve et le gagnant y place un gardien.
rules-kontor-finished-2 = On débarque d’abord les marchandises. Peu importe qui a posé la dernière carte. S’il y a plusieurs secteurs, on suit l’ordre de lecture.
rules-kontor-majority = Qui gagne un secteur
rules-kontor-majority-1 = Le joueur qui a la plus grande suprématie dans une marchandise. À égalité, celui qui mène dans plus de marchandises. À égalité encore, le vin bat les épices, les épices battent le thé, le thé bat le vin.
rules-kontor-majority-2 = Votre suprématie dans une marchandise est le nombre d’entrepôts que vous avez de plus. Si les deux stocks sont égaux, ou sans entrepôt, personne ne gagne.
rules-kontor-end = Fin de la partie
rules-kontor-end-1 = La partie se termine dès que le port est plein ; on compte les derniers secteurs.
rules-kontor-end-2 = Pour la dernière carte, vous ne piochez pas et ne recevez pas de florin. Une question dont toutes les réponses terminent la partie sur le même résultat n’est pas posée.
rules-kontor-winner = Le gagnant
rules-kontor-winner-1 = Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a le plus de florins ; ensuite, la victoire est partagée.
rules-kontor-winner-2 = Une équipe additionne les florins des deux partenaires.
rules-kontor-points = Points
rules-kontor-points-1 = Chaque secteur gagné qui compte vaut 1 point, sauf si le scénario dit autre chose.
rules-kontor-points-2 = Les douanes, l’exportation et les jours dorés ajoutent des points. Les gardiens des secteurs qui ne comptent pas ne valent rien.

rules-kontor-five-largest = Les cinq plus grands
rules-kontor-five-largest-1 = Seuls comptent les cinq plus grands secteurs terminés, d’après le nombre de docks, toutes couleurs confondues.
rules-kontor-five-largest-2 = Si des secteurs de même taille se disputent les dernières places, le plus proche de l’ancre compte comme le plus grand ; à égalité encore, aucun d’eux ne compte et de plus petits avancent. Un secteur que personne n’a gagné prend quand même une place. Ceux qui sont trop petits, ou qui ne peuvent pas compter pour d’autres raisons, sont écartés avant.
rules-kontor-ship = Le bateau
rules-kontor-ship-1 = Si votre carte porte un bateau, vous pouvez, avant de la poser, déplacer le bateau vers un autre canal de votre choix, puis enlever un dock qui porte un bateau et qui le touche.
rules-kontor-ship-2 = Peu importe la couleur, mais le dock ne doit pas être dans un secteur terminé. Il va sous la pile de son propriétaire, et ses entrepôts retournent à la réserve ; vous pouvez poser votre carte sur la case libre. Sans déplacer le bateau, vous ne pouvez rien enlever. Vous pouvez le déplacer même si votre carte ne peut pas être posée.
rules-kontor-untouchable = Intouchable
rules-kontor-untouchable-1 = Plus rien ne change dans un secteur terminé. Les canaux et les docks sans bateau ne sont jamais enlevés.

rules-kontor-teams = Équipes
rules-kontor-teams-1 = Deux contre deux sur 8 × 8 cases. Chaque joueur a trois docks, deux canaux, une carte spéciale cachée et 4 florins à lui. Gardiens et stocks sont à l’équipe ; seuls comptent les cinq plus grands secteurs d’au moins deux docks.
rules-kontor-teams-2 = Les quatre joueurs choisissent une carte, et les numéros donnent l’ordre. Les docks de chaque équipe sont répartis en deux piles. Le joueur qui enlève un dock avec le bateau choisit sous laquelle il va. Les partenaires ne peuvent parler qu’une fois les cartes dévoilées.
rules-kontor-seats = Places
rules-kontor-seats-1 = Les partenaires sont côte à côte : le joueur 1 est en face du joueur 4, le 2 en face du 3. On ne paie l’impôt que pour la carte du joueur d’en face.
rules-kontor-special-cards = Cartes spéciales
rules-kontor-special-cards-1 = Vous les jouez comme les autres, sans en piocher de nouvelles. On ne les pose jamais sur ou dans un secteur terminé, et elles ne portent ni florin ni bateau.
rules-kontor-flood = Inondation
rules-kontor-flood-1 = Une inondation couvre un pont, ou un dock d’une marchandise au plus, et compte comme un canal.
rules-kontor-flood-2 = Elle ne rapporte pas de florin. Elle peut diviser ou terminer des secteurs ; les entrepôts du dock couvert retournent à la réserve, et une grue ou une taverne perd son effet. Une douane ne peut pas être inondée.
rules-kontor-bridge = Pont
rules-kontor-bridge-1 = Un pont couvre un canal ou une inondation et compte comme un dock sans propriétaire ni marchandise. Il peut réunir des secteurs non terminés.
rules-kontor-bridge-2 = On ne le pose ni sur l’ancre, ni sous le bateau, ni à côté d’un secteur terminé, ni sur des marchandises englouties. Les grues ne l’empêchent pas. Entre quatre canaux, c’est un secteur terminé que personne ne gagne.
rules-kontor-customs = Douane
rules-kontor-customs-1 = Elle se pose comme un dock, mais ne peut pas terminer de secteur. Son secteur vaut un de plus.
rules-kontor-customs-2 = C’est une terre sans propriétaire, qui compte pour la taille. Avec les deux douanes, un secteur vaut trois. Une grue n’empêche pas de la poser. Elle ne peut pas non plus terminer un secteur éloigné en fixant un bord.
rules-kontor-specials-left = Cartes spéciales restantes
rules-kontor-specials-left-1 = Une carte spéciale encore en main à la fin n’a aucun effet. Si elle n’a pas pu être posée, elle revient en main et tous la connaissent alors.

rules-kontor-bakchich-2 = Dix canaux sont écartés sans être vus. Le joueur qui a le moins de gardiens peut acheter d’abord, ou Rouge en cas d’égalité ; l’autre le voit. Le prix est le nombre de marchandises du dock, qui va sous la pile de son propriétaire. Les cinq plus grands secteurs comptent.
rules-kontor-canale-grande-2 = Les deux bords sont fixés dès le début, même dans un port que vous dessinez. Le cours du canal est reconstitué.
rules-kontor-david-and-goliath-2 = À égalité, le secteur le plus proche de l’ancre prend la place.
rules-kontor-ile-grande-2 = On joue sans les grues 29 et 30 et, à quatre, sans cartes spéciales. L’île est formée des neuf cases à l’intérieur de l’anneau : elle vaut 2 comme un seul secteur terminé. Si l’une de ses cases n’accepte aucune carte, elle n’est pas terminée. Tous les secteurs comptent, à quatre même ceux d’un seul dock. La place de l’anneau est reconstituée.
rules-kontor-giant-2 = Pour le reste, on suit les règles du jeu avancé.
rules-kontor-gulliver-2 = Sans les grues 29 et 30, et sans tavernes.
rules-kontor-ever-smaller-2 = Un secteur de quatre docks ou plus ne rapporte rien.
rules-kontor-tic-tac-toe-2 = Les bords sont fixés dès le début, et il n’y a pas de grues. Ce qui reste d’une zone, cases vides comprises, doit rester d’un seul tenant. Si personne n’a de ligne, celui qui a le plus de secteurs gagne.
rules-kontor-watergames-2 = L’ancre et les inondations comptent comme canaux. Un dock qui ne peut en toucher aucun revient en main. Le départ est reconstitué.
rules-kontor-speed-2 = Si une carte termine des secteurs pour les deux joueurs, celui qui en gagne le plus remporte la partie. À égalité, ou si personne n’en gagne, on continue.
rules-kontor-small-is-beautiful-2 = À égalité encore, aucun d’eux ne compte.
rules-kontor-embargo-2 = Le perdant récupère ses entrepôts ; si personne ne gagne, les deux récupèrent les leurs. Les entrepôts d’un dock enlevé par le bateau reviennent aussi. Sans entrepôt de la bonne marchandise, vous ne posez rien. Les secteurs encore ouverts à la fin ne comptent pas.
rules-kontor-euphrates-2 = Vous le placez sur un de vos docks qui a déjà un entrepôt, dans un secteur ouvert ; à défaut, il va à la réserve. Les secteurs que cette carte termine sont comptés avant. Un bord fixé compte comme une carte posée. Un entrepôt qui manque à la réserve se prend sur les canaux.
rules-kontor-single-file-2 = Ponts et douanes comptent comme cartes de la ligne ; une carte seule est une ligne. Les secteurs coudés ne prennent aucune des cinq places.
rules-kontor-spring-tide-2 = Vous le payez juste après le décompte du premier ; il n’entraîne ni florin, ni impôt, ni bateau. Ensuite, vous piochez pour les deux.
rules-kontor-freewheel-2 = Chacun a autant de florins qu’il y a de joueurs. Quand vous posez une carte avec un florin, chaque adversaire en paie un ; un joueur qui ne peut pas payer saute son prochain tour. Vous complétez votre main de deux docks et deux canaux à l’une ou l’autre pile, en gardant toujours au moins une carte de chaque.
    Une grue ne se pose que là où elle touche des cartes par un coin et aucune par un côté. Une taverne enivre un autre dock de son secteur : il ne compte pour rien, ni marchandises ni taille. Ce peut être un dock que l’autre taverne a déjà enivré. Le propriétaire de la taverne peut en choisir un autre au début d’un tour.
    Ponts et inondations peuvent toucher des secteurs terminés, car on ne compte rien avant la fin. Au lieu de jouer une carte, vous pouvez passer et prendre un florin.
rules-kontor-freewheel-solo-2 = Une alliance se conclut avant de poser une carte ; les deux joueurs doivent avoir un dock dans le secteur, et chacun peut y avoir un seul allié. Des alliés comptent comme un seul joueur. Au même moment, vous pouvez quitter une alliance partout où elle compte, même si l’un de vous n’y a plus de dock. Quand des secteurs se réunissent et qu’un joueur y a deux alliés, ces alliances prennent fin. Un point impair va à l’allié qui y a le plus d’entrepôts ; à égalité, à personne.
    Les cartes de départ d’un port dessiné ne sont à personne : leurs grues barrent les docks de tous, et leurs tavernes n’enivrent personne.
    Votre suprématie se compte par rapport au mieux placé des autres.

rules-kontor-old-grudges-2 = Le propriétaire décide quand le secteur est terminé. S’il ne compte pas, personne n’y place de gardien et il ne prend pas de place.
rules-kontor-misery-2 = On le vérifie après chaque étape complète, par exemple après tous les impôts. Dans le jeu de base et le jeu avancé, à deux comme à quatre, le port fait 7 × 7 ; les scénarios gardent leur taille.
rules-kontor-justice-2 = Les deux choisissent en même temps, en secret. Les quatre docks qui partent sont tirés au sort.
rules-kontor-dead-drunk-2 = Passer en secret rapporte un florin, et le jeton revient en main. On n’annonce rien. Avec Vieilles rancunes, Protection ou Corruption, le jeton est une carte spéciale et les tavernes restent en jeu ; sans ces règles, à quatre, une pile de chaque équipe a un dock de moins.
rules-kontor-free-draw-2 = Si une pile est vide, vous piochez librement dans l’autre. Les cartes spéciales ne sont ni des docks ni des canaux.
rules-kontor-one-good-2 = Vous choisissez en débarquant, ou quand un dock de contrebande est dévoilé. Si la réserve n’a plus de cette marchandise, vous ne recevez rien.
rules-kontor-blockade-2 = Cela vaut aussi pour les inondations et les ponts. Les cartes choisies ne décident pas de la fin : tant qu’une carte d’une main peut être posée, même après que son bateau a bougé, la partie continue.
rules-kontor-first-pick-2 = L’ordre des autres docks ne change pas. La carte du dessus ne coûte rien. L’adversaire ne voit pas laquelle vous prenez.
rules-kontor-flood-choice-2 = Vous en posez au moins un ; chacun est compté à part, sans florin, ni impôt, ni bateau. Puis vous piochez autant de canaux. L’inondation quitte la partie.
rules-kontor-corruption-1-2 = Ce doit être un dock à vous, quoi qu’il porte déjà : un dock peut avoir autant d’entrepôts d’une marchandise que l’on veut. C’est facultatif. Si la réserve n’en a plus, ce n’est pas proposé.
rules-kontor-corruption-2-2 = Ce doivent être des docks à vous ; vous pouvez n’en choisir qu’un.
rules-kontor-last-point-2 = Si la dernière carte termine plusieurs secteurs, c’est le dernier dans l’ordre de lecture. Si personne ne l’a gagné, ou s’il ne compte pas, personne n’a le point.
rules-kontor-final-sprint-2 = C’est le cas quand, après la pioche, votre pile de docks est vide et celle des canaux ne l’est pas. Une douane posée pendant cette manche n’ajoute pas de point. Les marchandises englouties le restent.
rules-kontor-smuggling-2 = Vous la posez en dernier, ou à votre tour en Roue libre, sans impôt, ni bateau, ni florin, et elle doit être permise pour la carte qu’elle est. Tant qu’elle n’est pas dévoilée, elle n’est ni terre ni eau ; ensuite elle débarque ses marchandises, et on compte tout ce qui est ouvert.
rules-kontor-protection-2 = Une taverne sous une inondation ne protège plus. Rien ne protège du feu ni du rachat.
rules-kontor-special-shop-2 = Chacun dit en secret combien il en achète. Si les deux en veulent ensemble plus qu’il n’y en a, chacun choisit en secret une carte de sa main à montrer, et la plus haute achète d’abord.
rules-kontor-bridge-and-flood-2 = Rouge a l’inondation 90 et le pont 92 ; Noir, le pont 91 et l’inondation 93. Ces cartes s’ajoutent aux autres et ne sont pas remplacées. Avec le jeu de base, le port fait 7 × 7 ; les scénarios gardent leur taille.
rules-kontor-great-flood-2 = Rouge a l’inondation 90, Noir l’inondation 93. Les cases se remplissent dans l’ordre de lecture, là où un canal est permis et tant que la pile suffit ; sans florin. Ensuite, on compte une seule fois.

rules-kontor-export-2 = Vous choisissez avant de débarquer. Quand le bateau enlève un dock, son propriétaire rend un entrepôt du secteur, et n’en rend un de l’exportation que s’il n’y en a pas.
rules-kontor-events-2 = Un événement par manche, dévoilé avant le choix des cartes ; le joueur qui a posé en dernier commence. On saute ce qui est impossible, et chacun des dix événements arrive une fois.
    • Ouragan : chacun ne garde qu’un florin
    • Conjuration : le joueur le plus riche saute cette manche
    • Désordres : les docks en main vont sous la pile ; on en pioche trois nouveaux
    • Dégâts des eaux : chacun peut échanger un entrepôt, mais pas les deux dans le même secteur
    • Mariage : chacun peut prendre un dock de son choix dans sa pile et en met ensuite un dessous
    • Grève : un florin à chaque joueur qui a une taverne dans le port
    • Incendie : les grues hors des secteurs terminés vont sous les piles
    • Jours dorés : un point au joueur le plus riche, si l’on compte des points
    • Lutte d’influence : les joueurs montrent leur main
    • Blocus maritime : désormais les épices battent le vin, le vin bat le thé, le thé bat les épices (reconstitué)

# Exemples : les points viennent du moteur, par couleur de joueur.
rules-kontor-example-majority-1 = Étape 1, la plus grande suprématie. Rouge mène de 1 en thé et de 1 en vin, Noir de 2 en épices. La suprématie de Noir est la plus grande : Noir gagne.
rules-kontor-example-majority-2 = Étape 2, plus de marchandises. Rouge mène de 1 en thé, Noir de 1 en vin et de 1 en épices. Les plus grandes suprématies sont égales, mais Noir mène dans 2 marchandises et Rouge dans 1 : Noir gagne.
rules-kontor-example-majority-3 = Étape 3, l’ordre des marchandises. Rouge mène de 1 en vin, Noir de 1 en épices : suprématies égales, et 1 marchandise chacun. Le vin bat les épices : Rouge gagne.
rules-kontor-example-majority-4 = Pas de gagnant : Rouge et Noir ont chacun 1 thé et 1 vin. Personne ne mène en rien, donc personne ne gagne le secteur.
rules-kontor-example-points = Le port est plein. Rouge a gagné 4 secteurs, { $red } points ; Noir en a gagné 2, { $black } points. Personne n’a gagné le septième.
rules-kontor-example-five-largest = Les cinq plus grands ont 7, 6, 4, 2 et 2 docks. Deux secteurs de 1 dock sont écartés. Sur ces cinq, Rouge en a gagné 2 et Noir 3 : { $red } points à { $black }.
rules-kontor-example-customs = Les deux secteurs de Noir qui comptent ont chacun une douane et valent donc 2 chacun : { $black } points. Celui de Rouge vaut 1 : { $red } point.
rules-kontor-example-export = Vin : Rouge 3, Noir 2. Épices : Rouge 2, Noir 0. Rouge mène dans les deux : { $red } points. Thé : Rouge 1, Noir 2, donc Noir marque { $black } point.
rules-kontor-example-ile-grande = Noir a gagné 6 secteurs, dont l’île entière, qui vaut 2 : { $black } points. Rouge en a gagné 3 : { $red } points.
rules-kontor-example-ever-smaller = Rouge a gagné des secteurs de 3, 3, 1 et 1 docks : 3 + 3 + 1 + 1 = { $red } points. Celui de 5 docks ne donne rien. Noir a gagné 3, 1, 1 et 1 : 3 + 1 + 1 + 1 = { $black }.
rules-kontor-example-last-point = Le secteur de Rouge de 1 dock a été terminé en dernier et vaut 2, l’autre vaut 1 : 2 + 1 = { $red } points. Celui de Noir vaut 1 : { $black } point.

# À quoi servent, dans la partie en cours, le bateau et la taverne d’une carte.
rules-kontor-about-tavern-none = Dans cette partie, une taverne n’a aucun effet : c’est un dock sans marchandise.
rules-kontor-about-tavern-drunk = Une taverne enivre un autre dock de son secteur : ce dock ne compte alors pour rien.
rules-kontor-about-tavern-strike = Lors d’une grève, une taverne dans le port rapporte un florin à son propriétaire.
rules-kontor-about-florin = À cause du florin dessiné dessus, l’adversaire paie un florin d’impôt quand cette carte est jouée.
rules-kontor-about-florin-all = À cause du florin dessiné dessus, chaque adversaire paie un florin d’impôt quand cette carte est jouée.
rules-kontor-about-ship-none = Le bateau dessiné sur la carte n’a aucun effet dans cette partie.
rules-kontor-about-ship-card = Grâce au bateau dessiné dessus, son joueur peut déplacer le bateau avant de poser cette carte.
rules-kontor-about-ship-dock = Grâce au bateau dessiné dessus, son joueur peut déplacer le bateau avant de poser cette carte ; plus tard, le bateau peut enlever ce dock.

# Ce qu’on demande, une règle par ligne : la recherche s’en sert. Jamais affiché.
rules-kontor-asked =
    majority = qui remporte un secteur
    order = qui commence, qui joue en premier
    dry-rounds = que faire si personne ne pose de carte
    winner = comment gagner, qui gagne en cas d’égalité
