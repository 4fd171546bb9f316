# Les règles de Kontor en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).
# Les scénarios et les règles facultatives sont nommés et résumés là où l’on choisit une table.

rules-kontor-chapter-begin = Le matériel et le début
rules-kontor-chapter-round = Une manche
rules-kontor-chapter-lay = Poser une carte
rules-kontor-chapter-sectors = Les secteurs et la fin
rules-kontor-chapter-advanced = Le jeu avancé
rules-kontor-chapter-teams = À quatre en deux équipes
rules-kontor-chapter-scenarios = Scénarios
rules-kontor-chapter-options = Règles facultatives
rules-kontor-chapter-expansions = Extensions

rules-kontor-numbers = Cartes
rules-kontor-numbers-1 = Numéros de 1 à 93, chacun une fois : 22 docks rouges et 22 noirs, 43 canaux, six cartes spéciales ; et l’ancre, sans numéro.
rules-kontor-deck = Ce que montrent les cartes
rules-kontor-deck-1 = Les docks montrent des marchandises, une grue ou une taverne ; docks et canaux peuvent porter un florin ou un bateau, jamais les deux. Les deux couleurs ont la même chose, aux numéros près.
rules-kontor-deck-2 = Les docks impairs sont rouges, les pairs noirs.
    • 3, 4 les trois marchandises ; 5 à 10 deux marchandises ; tous avec un bateau
    • 11 à 28 et 33 à 44 une marchandise : 11 à 16 avec un bateau, 17 à 28 et 33 à 38 avec un florin, 39 à 44 sans rien
    • Grues 29 à 32 (31 et 32 avec un bateau), tavernes 88 (noire) et 89 (rouge) avec un bateau
    • Canaux 45, 49 … 85 avec un florin, 47, 51 … 87 avec un bateau, les pairs sans rien
    • Douanes 1 et 2, ponts 91 et 92, inondations 90 et 93
    Une bonne partie est reconstituée ; un fichier avec les vraies cartes peut être chargé.
rules-kontor-pieces = Pièces
rules-kontor-pieces-1 = 16 entrepôts de thé, 16 de vin et 16 d’épices, 20 florins, un bateau, et des gardiens pour montrer qui a gagné un secteur.
rules-kontor-setup = Mise en place
rules-kontor-setup-1 = L’ancre est au milieu d’une croix de huit canaux. Chacun a en main deux canaux et trois docks, et 4 florins ; le trésor en a 12.
rules-kontor-setup-2 = Les canaux restants, et les docks restants de chaque couleur, forment des piles dont la carte du dessus est visible. Dans le jeu de base, les cartes spéciales et le bateau restent dans la boîte. Les florins sont visibles.

rules-kontor-sequence = Tout, dans l’ordre
rules-kontor-sequence-1 = Une manche : on annonce si l’on passe, on choisit les cartes, on les révèle ensemble, on paie les taxes ; puis chacun agit, le plus haut numéro d’abord.
rules-kontor-sequence-2 = Avant cela viennent, là où on les joue : l’événement, la boutique spéciale, le rachat de docks. Les passes secrètes sont payées avant les taxes.
    Un tour : déplacer le bateau et enlever un dock ; poser la carte ; les bords se fixent ; les marchandises sont débarquées ; ce que la carte fait d’elle-même ; les secteurs terminés marquent, dans l’ordre de lecture ; une victoire immédiate ; les marchandises englouties ; un port plein termine la partie ; un second canal ; la pioche ; le florin du canal.
rules-kontor-choose = Choisir une carte
rules-kontor-choose-1 = Chacun choisit en secret une des cartes de sa main.
rules-kontor-choose-2 = Même une carte qui ne peut pas être posée : personne ne pourrait le savoir.
rules-kontor-reveal = Révéler
rules-kontor-reveal-1 = Toutes les cartes choisies sont révélées ensemble.
rules-kontor-pass = Passer
rules-kontor-pass-1 = Avant le choix des cartes, vous pouvez passer et prendre un florin au trésor. Aucune taxe ne vous touche ; les autres jouent en le sachant.
rules-kontor-pass-2 = Tous annoncent en même temps, et tous peuvent passer. Avec l’option « Une seule réponse », personne n’annonce : chacun choisit en secret une carte ou passe. Si le trésor a trop peu de florins, on suit l’ordre des places ; vide, il ne paie rien. Sans carte en main, il faut passer.
rules-kontor-tax = Taxe
rules-kontor-tax-1 = Une carte à florin fait payer un florin au trésor par l’adversaire. Un joueur qui ne peut pas payer reprend sa carte et ne joue pas cette manche.
rules-kontor-tax-2 = Si les deux cartes en portent un et que les deux peuvent payer, les deux paient. Si un seul ne le peut pas, sa carte revient et l’autre ne doit rien. Si aucun ne le peut, personne ne paie, chacun reçoit un florin et les deux jouent. Tous paient avant que quiconque reçoive.
rules-kontor-order = Qui agit d’abord
rules-kontor-order-1 = Le plus haut numéro agit d’abord, entièrement ; puis le suivant.
rules-kontor-dry-rounds = Manches sans carte
rules-kontor-dry-rounds-1 = Trois manches de suite sans qu’une carte soit posée terminent la partie. Les secteurs ouverts ne marquent pas.
rules-kontor-dry-rounds-2 = Quelle qu’en soit la raison : passes, taxes, rien à poser. Déplacer le bateau n’est pas poser. Après 200 manches, la partie se termine de même.

rules-kontor-place = Poser une carte
rules-kontor-place-1 = La carte doit en toucher une autre par un côté. Rien n’est déplacé ni recouvert.
rules-kontor-place-2 = Une carte qui peut être posée doit l’être. Sinon elle revient en main : pas de pioche, pas de florin, et une taxe payée reste payée.
rules-kontor-board = Jusqu’où grandit le port
rules-kontor-board-1 = Dans le jeu de base, jusqu’à 6 × 6 ; avec la Misère ou avec Pont et inondation, jusqu’à 7 × 7. Quand les cartes atteignent cette largeur ou cette hauteur, elle est fixée et aucune carte ne va au-delà.
rules-kontor-board-2 = Ce qui est fixé le reste, même si la carte qui l’a fixé est enlevée ; jusque-là, le port peut rétrécir.
rules-kontor-edges = Bords
rules-kontor-edges-1 = Quand largeur et hauteur sont fixées, les bords ferment les secteurs comme l’eau.
rules-kontor-edges-2 = Jusque-là, un secteur contre un bord fixé reste ouvert. La carte qui fixe la dernière direction peut terminer des secteurs éloignés. Une option de la table laisse chaque direction fermer seule.
rules-kontor-crane = Grues
rules-kontor-crane-1 = Sur les cases vides à côté d’une grue, ses adversaires peuvent poser des canaux, mais pas de docks.
rules-kontor-crane-2 = Les cartes déjà posées restent. Grues et tavernes sont aussi des docks. Une grue sous une inondation n’a plus de pouvoir.
rules-kontor-isolated = Cartes isolées
rules-kontor-isolated-1 = Quand un dock est enlevé, il peut rester des cartes qui n’en touchent plus d’autres. Elles restent, et de nouvelles cartes peuvent toucher n’importe laquelle.
rules-kontor-land-goods = Débarquer
rules-kontor-land-goods-1 = Un dock à marchandises apporte à son propriétaire, dans son secteur, un entrepôt de chaque marchandise montrée.
rules-kontor-land-goods-2 = Le stock d’un secteur est ce qui se trouve sur ses docks : il se joint et se partage avec eux. Si la réserve manque d’une marchandise, rien n’est posé. Un entrepôt ajouté par une règle repart avec le dock où il se trouve.
rules-kontor-refill = Piocher
rules-kontor-refill-1 = Après la pose, piochez une carte du même type : un dock de votre pile, un canal de la pile commune.
rules-kontor-refill-2 = D’une pile vide, rien. La carte qui remplit le port n’est pas remplacée.
rules-kontor-subsidy = Un florin par canal
rules-kontor-subsidy-1 = Qui pose un canal reçoit un florin, tant que le trésor en a.

rules-kontor-sector = Secteurs
rules-kontor-sector-1 = Les docks qui se touchent par un côté, à qui que ce soit, forment un secteur.
rules-kontor-finished = Un secteur terminé
rules-kontor-finished-1 = Un secteur est terminé quand toutes les cases à côté de lui sont des canaux ou au-delà d’un bord qui ferme. Il marque aussitôt ; ses entrepôts retournent à la réserve et le gagnant y met un gardien.
rules-kontor-finished-2 = Les marchandises sont débarquées d’abord. Peu importe qui a posé la dernière carte. S’il y en a plusieurs, on suit l’ordre de lecture.
rules-kontor-majority = Qui gagne un secteur
rules-kontor-majority-1 = Celui qui a la plus grande avance dans une marchandise. À égalité : celui qui mène dans plus de marchandises. À égalité encore : le vin bat les épices, les épices battent le thé, le thé bat le vin.
rules-kontor-majority-2 = L’avance est la différence des entrepôts d’une marchandise. À stocks égaux, ou sans entrepôt, personne ne gagne.
rules-kontor-end = La fin
rules-kontor-end-1 = La partie se termine dès que le port est plein ; les derniers secteurs marquent.
rules-kontor-end-2 = La dernière carte n’est ni remplacée ni payée.
rules-kontor-winner = Qui gagne
rules-kontor-winner-1 = Le plus de points, puis le plus de florins ; puis la victoire est partagée.
rules-kontor-winner-2 = Une équipe compte ses deux bourses ensemble.
rules-kontor-points = Points
rules-kontor-points-1 = Un secteur gagné qui compte vaut 1, sauf si le scénario en dit autrement.
rules-kontor-points-2 = Les douanes, l’exportation et les jours dorés s’y ajoutent. Les gardiens de secteurs qui ne comptent pas ne valent rien.

rules-kontor-five-largest = Les cinq plus grands
rules-kontor-five-largest-1 = Seuls comptent les cinq plus grands secteurs terminés, par leurs docks des deux couleurs.
rules-kontor-five-largest-2 = Si plusieurs de même taille se disputent les dernières places, le plus proche de l’ancre passe pour le plus grand ; à égalité encore, aucun ne compte et de plus petits avancent. Un secteur que personne n’a gagné prend une place quand même. Les trop petits et ceux qui ne peuvent compter sont écartés avant.
rules-kontor-ship = Le bateau
rules-kontor-ship-1 = Si votre carte porte un bateau, vous pouvez, avant de la poser, déplacer le bateau vers un autre canal quelconque, puis enlever un dock à bateau qui le touche.
rules-kontor-ship-2 = De l’une ou l’autre couleur, mais pas d’un secteur terminé. Le dock va sous la pile de son propriétaire, ses entrepôts retournent ; votre carte peut prendre la case. Sans déplacement, on n’enlève rien. On peut le déplacer même si la carte ne peut pas être posée.
rules-kontor-untouchable = Intouchable
rules-kontor-untouchable-1 = Dans un secteur terminé, plus rien ne change. Les canaux et les docks sans bateau ne sont jamais enlevés.

rules-kontor-teams = Équipes
rules-kontor-teams-1 = Deux contre deux sur 8 × 8. Chacun a trois docks, deux canaux, une carte spéciale cachée et 4 florins à lui. Gardiens et stocks sont à l’équipe ; seuls comptent les secteurs d’au moins deux docks, les cinq plus grands.
rules-kontor-teams-2 = Les quatre choisissent, et les numéros donnent l’ordre. Les docks de chaque équipe sont coupés en deux piles. Un dock enlevé par le bateau va sous la pile que choisit celui qui l’enlève. Les partenaires ne parlent qu’après la révélation.
rules-kontor-seats = Places
rules-kontor-seats-1 = Les partenaires sont côte à côte : 1 fait face à 4, et 2 à 3. On ne taxe que celui qu’on a en face.
rules-kontor-special-cards = Cartes spéciales
rules-kontor-special-cards-1 = Elles se jouent comme les autres et ne sont pas remplacées. Elles ne vont jamais sur ou dans un secteur terminé, et n’ont ni florin ni bateau.
rules-kontor-flood = Inondation
rules-kontor-flood-1 = Elle couvre un pont, ou un dock d’une marchandise au plus, et compte comme canal.
rules-kontor-flood-2 = Elle ne rapporte pas de florin. Elle peut couper ou terminer des secteurs ; les entrepôts du dock couvert retournent, une grue ou une taverne perd son pouvoir. Une douane ne peut pas être inondée.
rules-kontor-bridge = Pont
rules-kontor-bridge-1 = Il couvre un canal ou une inondation et compte comme un dock sans propriétaire ni marchandise. Il peut joindre des secteurs non terminés.
rules-kontor-bridge-2 = Ni sur l’ancre, ni sous le bateau, ni à côté d’un secteur terminé, ni sur des marchandises englouties. Les grues ne l’empêchent pas. Entre quatre canaux, c’est un secteur terminé que personne ne gagne.
rules-kontor-customs = Douane
rules-kontor-customs-1 = Elle se pose comme un dock, ne peut pas terminer de secteur, et son secteur vaut un de plus.
rules-kontor-customs-2 = Une terre sans propriétaire, qui compte pour la taille. Avec les deux, un secteur vaut trois. Les grues ne l’empêchent pas. Elle ne peut pas non plus terminer un secteur éloigné en fixant un bord.
rules-kontor-specials-left = Cartes spéciales restantes
rules-kontor-specials-left-1 = Une carte spéciale restée en main à la fin n’a aucun effet. Une qui n’a pu être posée revient, et tous la connaissent alors.

rules-kontor-bakchich-2 = Dix canaux sont écartés sans être vus. Celui qui a le moins de gardiens peut acheter d’abord, sinon rouge ; le second le voit. Le prix est ce que montre le dock, qui va sous la pile de son propriétaire. Les cinq plus grands secteurs comptent.
rules-kontor-canale-grande-2 = Les deux bords sont fixés dès le début, dans un port dessiné aussi, quoi qu’il laisse vide. Le cours du canal est reconstitué.
rules-kontor-david-and-goliath-2 = De secteurs égaux, le plus proche de l’ancre prend la place.
rules-kontor-ile-grande-2 = Sans les grues 29 et 30 ; à quatre, sans cartes spéciales. L’île, ce sont les neuf cases dans l’anneau : elle vaut 2 comme un seul secteur terminé. Une case qui n’accepte aucune carte la laisse incomplète. Tous les secteurs comptent, à quatre même d’un seul dock. La place de l’anneau est reconstituée.
rules-kontor-giant-2 = Pour le reste, les règles du jeu avancé.
rules-kontor-gulliver-2 = Sans les grues 29 et 30, et sans tavernes.
rules-kontor-ever-smaller-2 = À partir de quatre docks, un secteur ne donne rien.
rules-kontor-tic-tac-toe-2 = Les bords sont fixés dès le début, et il n’y a pas de grues. Ce qui reste d’un champ, cases vides comprises, doit rester d’un seul tenant. Sans ligne, le plus de secteurs gagne.
rules-kontor-watergames-2 = L’ancre et les inondations comptent comme canaux. Un dock qui ne peut en toucher aucun revient en main. Le départ est reconstitué.
rules-kontor-speed-2 = Si une carte termine des secteurs des deux, gagne celui qui en gagne le plus ; à égalité, ou si personne n’en gagne, on continue.
rules-kontor-small-is-beautiful-2 = À égalité encore, aucun d’eux ne compte.
rules-kontor-embargo-2 = Les entrepôts du perdant reviennent, ceux des deux en cas d’égalité, et ce que le bateau enlève aussi. Sans entrepôt de la bonne marchandise, rien n’est posé. Les secteurs encore ouverts à la fin ne marquent pas.
rules-kontor-euphrates-2 = Il va sur un dock à soi qui a déjà un entrepôt, dans un secteur ouvert ; à défaut, à la réserve. Les secteurs que cette carte termine marquent avant. Les bords fixés comptent comme posés. Un entrepôt qui manque à la réserve se prend dans les canaux.
rules-kontor-single-file-2 = Ponts et douanes comptent comme cartes de la ligne ; une carte seule est une ligne. Les secteurs coudés ne prennent aucune des cinq places.
rules-kontor-spring-tide-2 = Il se paie de sa bourse, juste après le décompte du premier ; il n’apporte ni florin, ni taxe, ni bateau. Puis les deux sont remplacés.
rules-kontor-freewheel-2 = Chacun a autant de florins qu’il y a de joueurs. Une carte à florin fait payer chaque adversaire quand elle est posée ; qui ne peut pas perd son prochain tour. Les mains de deux docks et deux canaux se complètent à l’une ou l’autre pile, en gardant une carte de chaque.
    Une grue ne se pose que là où elle touche des cartes par un coin et aucune par un côté. Une taverne enivre un autre dock de son secteur : il ne compte pour rien, ni marchandises ni taille. Ce peut être un dock que l’autre taverne a déjà enivré. Son propriétaire peut en choisir un autre au début d’un tour.
    Ponts et inondations peuvent toucher des secteurs terminés, car rien ne marque avant la fin. Au lieu de jouer, on peut passer pour un florin.
rules-kontor-freewheel-solo-2 = Une alliance se conclut avant de poser une carte ; les deux doivent y avoir un dock, et chacun a un seul allié par secteur. Elle compte comme un joueur. Au même moment, un allié peut la quitter partout où elle compte, même si l’un des deux n’y a plus de dock. Quand des secteurs se joignent et que quelqu’un y a deux alliés, ces alliances tombent. Un point impair va à celui qui y a le plus d’entrepôts, sinon à personne.
    Ce qui se trouve au début dans un port dessiné n’est à personne : ses grues barrent les docks de tous, et ses tavernes n’enivrent personne.
    Une avance est ce que l’on a de plus que le meilleur des autres.

rules-kontor-old-grudges-2 = La question se pose quand le secteur est terminé. S’il ne compte pas, personne ne met de gardien et il ne prend pas de place.
rules-kontor-misery-2 = On le vérifie après chaque étape entière, comme toutes les taxes ensemble. Avec le jeu de base, le plateau est de 7 × 7 ; les scénarios gardent le leur.
rules-kontor-justice-2 = Les deux choisissent en même temps, en secret. Les quatre qui partent sont tirés au sort.
rules-kontor-dead-drunk-2 = La passe prend un florin et revient en main. Rien n’est annoncé. À quatre, une pile de chaque équipe a un dock de moins.
rules-kontor-free-draw-2 = Si une pile est vide, l’autre est libre. Les cartes spéciales ne sont ni docks ni canaux.
rules-kontor-one-good-2 = Le choix se fait en débarquant, ou quand un dock de contrebande est révélé. Ce qui manque à la réserve ne débarque pas.
rules-kontor-blockade-2 = Inondations et ponts sont interdits aussi.
rules-kontor-first-pick-2 = L’ordre du reste ne change pas. La carte du dessus ne coûte rien. L’autre ne voit pas ce qui a été pris.
rules-kontor-flood-choice-2 = Au moins un ; chacun marque à part, sans florin, ni taxe, ni bateau. Puis on pioche autant de canaux. L’inondation quitte la partie.
rules-kontor-corruption-1-2 = Un dock à soi, quoi qu’il porte déjà : il peut avoir autant d’entrepôts d’une marchandise que l’on veut. C’est facultatif. Si la réserve en manque, ce n’est pas proposé.
rules-kontor-corruption-2-2 = Des docks à soi ; un seul suffit.
rules-kontor-last-point-2 = De plusieurs terminés par la dernière carte, le dernier dans l’ordre de lecture. Si personne ne l’a gagné ou s’il ne compte pas, personne n’a le point.
rules-kontor-final-sprint-2 = C’est le cas quand, après la pioche, la pile de docks est vide et les canaux non. Une douane posée dans cette manche n’ajoute pas de point. Ce qui est englouti le reste.
rules-kontor-smuggling-2 = Elle se pose en dernier, ou en Roue libre à son tour, sans taxe, ni bateau, ni florin, et doit être permise pour ce qu’elle est. Jusqu’à sa révélation, elle n’est ni terre ni eau ; puis elle débarque, et tout ce qui est ouvert marque.
rules-kontor-protection-2 = Une taverne sous une inondation ne protège plus. Rien ne protège du feu ni du rachat.
rules-kontor-special-shop-2 = Chacun dit en secret combien. Si les deux en veulent plus qu’il n’y en a, celui qui montre la plus haute carte de sa main achète d’abord.
rules-kontor-bridge-and-flood-2 = Rouge : inondation 90 et pont 92 ; noir : pont 91 et inondation 93. Elles s’ajoutent aux autres cartes et ne sont pas remplacées. Avec le jeu de base, le plateau est de 7 × 7 ; les scénarios gardent le leur.
rules-kontor-great-flood-2 = Rouge : 90, noir : 93. Les cases se remplissent dans l’ordre de lecture, tant qu’un canal y est permis et que la pile suffit ; sans florin. On compte une fois ensuite.

rules-kontor-export-2 = Le choix vient avant de débarquer. Un dock que le bateau enlève rend d’abord un entrepôt de son secteur, et de l’exportation seulement s’il n’y en a pas.
rules-kontor-events-2 = Un par manche, révélé avant le choix des cartes ; celui qui a posé en dernier commence. Ce qui est impossible est sauté, et chacun des dix arrive une fois.
    • Ouragan : chacun garde un florin
    • Complot : le plus riche ne joue pas cette manche
    • Désordre : les docks de la main vont sous la pile, trois nouveaux viennent
    • Dégâts des eaux : chacun peut échanger un entrepôt, pas les deux dans un même secteur
    • Mariage : chacun peut prendre un dock au choix et en met un sous la pile
    • Grève : un florin à qui a une taverne dans le port
    • Incendie : les grues hors des secteurs terminés vont sous les piles
    • Jours dorés : un point au plus riche, là où l’on compte des points
    • Querelle : les mains sont montrées
    • Blocus en mer : désormais les épices battent le vin, le vin bat le thé, le thé bat les épices (reconstitué)
