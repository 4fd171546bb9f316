# Kontor en français. Espaces insécables devant les signes doubles, apostrophes courbes.

kontor-about = Des marchands posent docks et canaux dans un port qui grandit, débarquent des marchandises et gagnent les secteurs que l’eau et les bords referment. À deux, à quatre en deux équipes, ou à trois ou quatre chacun pour soi, sur un seul écran que l’on se passe.
kontor-progress = Manche { $round }{ $dry ->
    [0] {""}
    [one] {", "}une manche sans carte
   *[other] {", "}{ $dry } manches sans carte
  }
kontor-progress-short = { $round }

## Préparation
kontor-setup-players-about-2 = Chacun choisit à l’abri du regard de l’autre : l’écran passe de main en main.
kontor-setup-players-about-4 = Deux équipes : les joueurs 1 et 2 ont les rouges, les joueurs 3 et 4 les noirs. Les partenaires sont côte à côte. 1 fait face à 4 et 2 à 3 : eux seuls se taxent.
kontor-setup-options = Tableaux imprimés et graine
kontor-own-harbour = Port dessiné
# À côté du nom du scénario : le plateau joué avec tout ce qui est choisi.
kontor-setup-board = Plateau : { $columns } × { $rows } cases.
kontor-option-components = le port dessiné
kontor-option-scenario = Jeu
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = À deux, sur 6 × 6 cases sauf si une règle facultative en décide autrement ; chaque secteur achevé compte.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = Un bateau enlève des docks ; les cinq plus grands secteurs comptent. À deux sur 7 × 7 ; à quatre en équipes sur 8 × 8, avec une carte spéciale chacun, et seuls comptent les secteurs d’au moins deux docks.
kontor-option-edges = Les bords ferment les secteurs
kontor-option-edges-about = Ce qui est au-delà du bord du port fini ferme un secteur, comme l’eau.
kontor-value-edges-both = quand les deux directions sont fixées
kontor-value-edges-per-axis = chaque direction pour elle-même

## Noms des scénarios, des options et de ce qu’il leur faut
kontor-name-base = Jeu de base
kontor-name-advanced = Jeu avancé
kontor-name-bakchich = { kontor-value-scenario-bakchich }
kontor-name-canale-grande = { kontor-value-scenario-canale-grande }
kontor-name-david-and-goliath = { kontor-value-scenario-david-and-goliath }
kontor-name-ile-grande = { kontor-value-scenario-ile-grande }
kontor-name-giant = { kontor-value-scenario-giant }
kontor-name-gulliver = { kontor-value-scenario-gulliver }
kontor-name-ever-smaller = { kontor-value-scenario-ever-smaller }
kontor-name-tic-tac-toe = { kontor-value-scenario-tic-tac-toe }
kontor-name-watergames = { kontor-value-scenario-watergames }
kontor-name-speed = { kontor-value-scenario-speed }
kontor-name-small-is-beautiful = { kontor-value-scenario-small-is-beautiful }
kontor-name-embargo = Embargo
kontor-name-euphrates = Euphrate
kontor-name-single-file = { kontor-value-scenario-single-file }
kontor-name-spring-tide = { kontor-value-scenario-spring-tide }
kontor-name-freewheel = { kontor-value-scenario-freewheel }
kontor-name-freewheel-solo = { kontor-value-scenario-freewheel-solo }
kontor-name-old-grudges = { kontor-option-oldGrudges }
kontor-name-misery = { kontor-option-misery }
kontor-name-justice = { kontor-option-justice }
kontor-name-dead-drunk = { kontor-option-deadDrunk }
kontor-name-free-draw = { kontor-option-freeDraw }
kontor-name-one-good = { kontor-option-oneGood }
kontor-name-blockade = { kontor-option-blockade }
kontor-name-first-pick = { kontor-option-firstPick }
kontor-name-flood-choice = { kontor-option-floodChoice }
kontor-name-corruption-1 = { kontor-option-corruption1 }
kontor-name-corruption-2 = { kontor-option-corruption2 }
kontor-name-last-point = { kontor-option-lastPoint }
kontor-name-final-sprint = { kontor-option-finalSprint }
kontor-name-smuggling = { kontor-option-smuggling }
kontor-name-protection = { kontor-option-protection }
kontor-name-special-shop = { kontor-option-specialShop }
kontor-name-bridge-and-flood = { kontor-option-bridgeAndFlood }
kontor-name-great-flood = { kontor-option-greatFlood }
kontor-name-export = { kontor-option-export }
kontor-name-events = { kontor-option-events }
kontor-name-two-players = deux joueurs
kontor-name-teams = deux équipes
kontor-name-ship = le bateau
kontor-name-more-than-the-anchor = plus que l’ancre au départ
kontor-name-taverns = les tavernes
kontor-name-floods = des inondations
kontor-name-rounds = des manches où tous choisissent à la fois
kontor-name-unused-specials = des cartes spéciales qui ne soient pas déjà en jeu

## Noms des choses
kontor-colour-red = Rouge
kontor-colour-black = Noir
kontor-colour-crimson = Rouge II
kontor-colour-grey = Noir II
kontor-mark-red = disque
kontor-mark-black = carré
kontor-mark-crimson = disque percé
kontor-mark-grey = carré percé
kontor-team-red = l’équipe rouge
kontor-team-black = l’équipe noire
kontor-area-hands = Mains et docks
kontor-area-harbour = Port
kontor-area-city = Ville
kontor-panel-canals = Canaux
kontor-good-tea = thé
kontor-good-wine = vin
kontor-good-spice = épices
kontor-count-good = { $count } { $good }
kontor-nothing = rien
kontor-symbol-florin = florin
kontor-symbol-ship = bateau
kontor-kind-dock-red = dock rouge
kontor-kind-dock-black = dock noir
kontor-kind-crane-red = grue rouge
kontor-kind-crane-black = grue noire
kontor-kind-tavern-red = taverne rouge
kontor-kind-tavern-black = taverne noire
kontor-kind-canal = canal
kontor-kind-customs = douane
kontor-kind-bridge = pont
kontor-kind-flood = inondation
kontor-kind-anchor = ancre
kontor-card = { $kind } { $number }{ $more ->
    [0] {""}
   *[other] {" : "}{ $about }
  }
kontor-card-at = { $number } en { $cell }
kontor-card-unseen = face cachée
kontor-cell-anchor = l’ancre
kontor-cell-east = E{ $steps }
kontor-cell-west = O{ $steps }
kontor-cell-north = N{ $steps }
kontor-cell-south = S{ $steps }
kontor-source-sectors = Secteurs
kontor-source-customs = Douanes

## À qui le tour, et que faire
kontor-ask-announce = { $name } : jouer une carte, ou passer{ $florins ->
    [0] {" "}(le trésor est vide)
   *[other] {" "}et prendre un florin
  } ?
kontor-ask-announce-must = { $name } : votre main est vide. Vous devez passer.
kontor-ask-choose = { $name } : choisissez une carte.
kontor-ask-ship = { $name } joue { $card }. Déplacer d’abord le bateau ?
kontor-ask-take = { $name } : enlever un dock à côté du bateau ? Puis poser { $card }.
kontor-ask-lay = { $name } : posez { $card }.
kontor-next-any = Choisissez une place.
kontor-next-take = Choisissez la pile sous laquelle il va.
kontor-advice-come-back = Votre bourse est vide : une de vos cartes peut vous revenir, faute d’un florin.

## Ce que fera Confirmer
kontor-offer-pass = Passer
kontor-offer-stay = Jouer une carte
kontor-offer-lie-still = Laisser le bateau
kontor-offer-spare = Ne rien enlever
kontor-offer-choose = Choisir { $card }
kontor-offer-sail = Mener le bateau : { $cell }
kontor-offer-lay = Poser { $number } : { $cell }
kontor-offer-take = Enlever { $dock }
kontor-offer-take-under = Enlever { $dock }, sous la pile de { $name }
kontor-preview-reveals = Puis toutes les cartes choisies sont retournées, ou une nouvelle carte l’est.

## Ce qui s’est passé
kontor-say-round-begins = La manche { $round } commence.
kontor-say-silently-announce = { $name } a dit, face cachée, s’il y a une carte à jouer.
kontor-say-silently-choose = { $name } a choisi une carte, face cachée.
kontor-say-passed = { $name } passe{ $got ->
    [true] {" "}et prend un florin
   *[other] {" "}; le trésor est vide
  }.
kontor-say-shows = { $name } { $number }
kontor-say-revealed = Les cartes : { $cards }.
kontor-say-paid-tax = { $names } { $count ->
    [one] paie
   *[other] paient
  } un florin de taxe.
kontor-say-could-not-pay = { $name } ne peut payer la taxe, reprend sa carte et ne joue plus cette manche.
kontor-say-spared-tax = { $name } ne peut payer, et l’autre non plus{ $got ->
    [true] {" : "}{ $name } reçoit un florin
   *[other] {""}
  }.
kontor-say-sailed = { $name } mène le bateau : { $cell }.
kontor-say-took-away = { $name } enlève le dock { $number } ({ $cell }) : il va sous la pile de { $under }.
kontor-say-took-away-all = { $name } enlève le dock { $number } ({ $cell }) : il va sous la pile commune.
kontor-say-went-back = Les entrepôts repartent ({ $cell }) : { $goods }.
kontor-say-laid = { $name } pose { $number } : { $cell }.
kontor-say-could-not-lay = { $name } ne peut poser { $number } nulle part et reprend la carte.
kontor-say-axis-fixed = { $axes ->
    [columns] Le port ne s’élargit plus
    [rows] Le port ne s’allonge plus
   *[both] Le port ne s’élargit ni ne s’allonge plus
  } désormais.
kontor-say-no-warehouse-left = Il ne reste plus d’entrepôt ({ $good }).
kontor-say-sector-finished = Le secteur en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }, est achevé. { $tally } { $why }
kontor-say-drew = { $name } pioche { $number }.
kontor-say-subsidised = { $name } reçoit un florin pour le canal.
kontor-say-game-ends-full = Le port est plein.
kontor-say-game-ends-dry-rounds = Depuis trois manches, personne n’a posé de carte.
kontor-say-game-ends-many-rounds = La partie a duré autant de manches qu’elle le peut.
kontor-say-scored = { $name }, { $source } : { $points }.
kontor-say-game-over = La partie est finie. { $names } { $count ->
    [one] gagne.
   *[other] gagnent ensemble.
  }

## Secteurs : qui mène, et ce qui décide
kontor-tally = { $red } : { $reds } ; { $black } : { $blacks }.
kontor-wins-largest-lead = { $name } { $count ->
    [one] gagne
   *[other] gagnent
  } avec la plus grande avance dans une sorte.
kontor-wins-more-leads = les plus grandes avances sont égales ; { $name } { $count ->
    [one] gagne
   *[other] gagnent
  }, en tête dans plus de sortes.
kontor-wins-order-of-goods = chacun est en tête dans une sorte, d’autant. Le vin bat les épices, les épices battent le thé, le thé bat le vin : { $name } gagne.
kontor-wins-equal = les stocks sont égaux : { $name } ne gagne.
kontor-wins-empty = sans entrepôt, { $name } ne gagne.
kontor-leads-largest-lead = { $name } { $count ->
    [one] gagnerait
   *[other] gagneraient
  } maintenant : la plus grande avance dans une sorte décide.
kontor-leads-more-leads = { $name } { $count ->
    [one] gagnerait
   *[other] gagneraient
  } maintenant : les plus grandes avances sont égales, le nombre de sortes en tête décide.
kontor-leads-order-of-goods = { $name } gagnerait maintenant : chacun est en tête dans une sorte, d’autant, et le vin bat les épices, les épices le thé, le thé le vin.
kontor-leads-equal = les stocks sont égaux : { $name } ne gagnerait maintenant.
kontor-leads-empty = pas encore d’entrepôt : { $name } ne gagnerait maintenant.
kontor-note-sector-open = Secteur ouvert en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }.
kontor-note-sector-finished = Secteur achevé en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }, gagné par { $name }.
kontor-standing-counts = Il compte : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kontor-standing-too-small = Il ne compte pas : trop peu de docks.
kontor-standing-too-large = Il ne compte pas : trop de docks.
kontor-standing-crooked = Il ne compte pas : ses docks ne sont pas alignés.
kontor-standing-no-place-left = Il ne compte pas pour l’instant : d’autres ont pris les places.
kontor-standing-tied = Il ne compte pas pour l’instant : d’autres sont aussi grands et aussi près de l’ancre, et il n’y a pas de place pour tous.
kontor-standing-nobody-counts = Il prend tout de même une place.
kontor-standing-nobody-too-small = Il est trop petit pour prendre une place.
kontor-standing-nobody-too-large = Il est trop grand pour prendre une place.
kontor-standing-nobody-crooked = Ses docks ne sont pas alignés : il ne prend pas de place.
kontor-standing-nobody-no-place-left = D’autres ont pris les places.
kontor-standing-nobody-tied = Il est à égalité avec d’autres et ne prend pas de place.
kontor-label-sector-open = Secteur ouvert de { $docks } : { $name }.
kontor-label-sector-finished = Secteur achevé de { $docks } : { $name }.
kontor-details-finished = Secteurs achevés
kontor-details-open = Secteurs ouverts

## Le bateau, les grues, les taxes
kontor-note-haven = De là, le bateau pourrait enlever { $docks }.
kontor-note-haven-none = De là, le bateau ne pourrait rien enlever.
kontor-note-barred = À côté d’une grue : aucun dock de { $sides }.
kontor-note-tax = Contre une carte sans florin : { $without }. Contre une carte avec florin : { $with }.
kontor-note-tax-same = Taxe, quelle que soit l’autre carte : { $what }.
kontor-tax-nothing-nothing = aucune taxe
kontor-tax-nothing-pays = { $name } paie un florin
kontor-tax-nothing-cannot-pay = { $name } ne peut payer et reprend sa carte
kontor-tax-nothing-receives = { $name } reçoit un florin
kontor-tax-pays-nothing = vous payez un florin
kontor-tax-pays-pays = vous payez tous deux un florin
kontor-tax-pays-cannot-pay = vous payez un florin, { $name } reprend sa carte
kontor-tax-pays-receives = vous payez, { $name } reçoit un florin
kontor-tax-cannot-pay-nothing = vous ne pouvez payer : votre carte vous revient
kontor-tax-cannot-pay-pays = votre carte vous revient, { $name } paie un florin
kontor-tax-cannot-pay-cannot-pay = les deux cartes reviennent
kontor-tax-cannot-pay-receives = votre carte vous revient, { $name } reçoit un florin
kontor-tax-receives-nothing = vous recevez un florin
kontor-tax-receives-pays = vous recevez un florin, { $name } en paie un
kontor-tax-receives-cannot-pay = vous recevez un florin, { $name } reprend sa carte
kontor-tax-receives-receives = ni l’un ni l’autre ne peut payer : chacun reçoit un florin

## Le nom des places
kontor-place-cell = { $cell } : { $card }.
kontor-place-cell-free = { $cell } : libre.
kontor-place-stock = Entrepôts : { $goods }.
kontor-place-keeper = Gardien de { $name }.
kontor-place-ship = Le bateau est ici.
kontor-place-hand = Main de { $name } : { $card }.
kontor-place-open = Carte visible de { $name } : { $card }.
kontor-place-answered = { $name } a répondu, face cachée.
kontor-place-announced-pass = { $name } a répondu, face cachée : passe.
kontor-place-announced-play = { $name } a répondu, face cachée : joue.
kontor-place-chosen = { $name } a choisi { $number }, face cachée.
kontor-place-pile = Pile de docks de { $name }.
kontor-place-top = Docks de { $name } : dessus, { $card } ; dessous, { $count }.
kontor-place-top-canals = Canaux : dessus, { $card } ; dessous, { $count }.
kontor-place-treasury = Trésor : { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }.
kontor-place-supply = Réserve ({ $good }) : { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
  }.
kontor-place-events = Événements à venir : { $count }.
kontor-place-shop = Cartes spéciales à vendre : { $count }.
kontor-place-exported = Exportés : { $counts }.
kontor-place-player = { $name } ({ $colour }, { $mark }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , ne joue plus cette manche
    [next] , perd son prochain tour
   *[other] {""}
  }.
kontor-place-player-team = { $name } ({ $team }, { $mark }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’équipe, { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }{ $out ->
    [true] , ne joue plus cette manche
    [next] , perd son prochain tour
   *[other] {""}
  }.

## Scores
kontor-score-sofar = Les points si la partie finissait maintenant. À égalité, les florins décident.
kontor-score-source-about-sectors = secteurs gagnés qui comptent, 1 chacun
kontor-score-source-about-customs = 1 de plus pour chacune dans un tel secteur
kontor-score-florins = { $name } { $count }
kontor-score-why-end = Ici, ce ne sont pas les points qui décident, mais la fin de la partie.
kontor-score-why-florins = Points égaux ({ $points }). Les florins décident : { $florins }.
kontor-score-why-shared = Points égaux ({ $points }) et florins égaux ({ $florins }) : la victoire est partagée.

## Pourquoi pas
kontor-refusal-not-your-decision = C’est à quelqu’un d’autre de décider.
kontor-refusal-other-decision = Il y a d’abord autre chose à décider.
kontor-refusal-hand-is-empty = Sans carte en main, il faut passer.
kontor-refusal-not-in-hand = Choisissez une carte de votre main.
kontor-refusal-ship-is-there = Le bateau est déjà là.
kontor-refusal-not-a-canal = Le bateau ne va que sur les canaux, les inondations et l’ancre.
kontor-refusal-not-a-dock = Seuls des docks peuvent être enlevés.
kontor-refusal-bears-no-ship = Seuls des docks qui portent un bateau peuvent être enlevés.
kontor-refusal-not-beside-the-ship = Seuls des docks à côté du bateau peuvent être enlevés.
kontor-refusal-not-the-owner = Un dock va sous une pile de ses propriétaires.
kontor-refusal-sector-is-finished = Dans un secteur achevé, plus rien ne change.
kontor-refusal-cell-taken = Une carte est déjà ici.
kontor-refusal-touches-nothing = Une carte doit en toucher une autre par un côté.
kontor-refusal-beyond-the-edge = Le port ne va pas si loin.
kontor-refusal-crane-bars = Une grue de l’autre camp interdit vos docks ici.
kontor-refusal-would-finish-a-sector = Une douane ne peut achever de secteur.
kontor-refusal-cannot-be-flooded = Une inondation recouvre un pont, ou un dock avec une sorte de marchandise au plus.
kontor-refusal-cannot-be-bridged = Un pont recouvre un canal ou une inondation, mais ni l’ancre, ni sous le bateau, ni à côté d’un secteur achevé.
kontor-refusal-nothing-here = Il n’y a rien à faire ici maintenant.
kontor-refusal-nothing-here-hand = Les cartes se choisissent au début d’une manche.
kontor-refusal-nothing-here-chosen = Cette carte attend son tour.
kontor-refusal-nothing-here-top = D’ici, on complète les mains.
kontor-refusal-nothing-here-treasury = Qui passe y prend un florin ; un canal en rapporte un.
kontor-refusal-nothing-here-supply = D’ici viennent les entrepôts, et ils y reviennent.

## Pourquoi une table ou une partie enregistrée est refusée
kontor-refusal-players = C’est pour { $allowed } joueurs, non pour { $seats }.
kontor-refusal-needs = { $option } : il faut { $thing }.
kontor-refusal-clash = { $option } et { $with } ne vont pas ensemble.
kontor-refusal-clashes-with-scenario = { $option } n’a pas de sens dans { $scenario }.
kontor-refusal-wrong-cards = Les cartes ne sont pas celles du jeu.

## Scénarios
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 cases le long d’un canal sinueux ; tous les secteurs comptent.
kontor-value-scenario-david-and-goliath = David et Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 cases ; seuls les trois plus petits secteurs comptent.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = Un anneau de canaux autour d’une île où aucun canal ne se pose ; l’île entière vaut 2.
kontor-value-scenario-giant = Le Géant
kontor-value-scenario-giant-about = 8 × 8 cases ; les sept plus grands secteurs comptent.
kontor-value-scenario-gulliver = Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 cases autour de l’ancre seule, 3 florins chacun ; tous les secteurs comptent.
kontor-value-scenario-ever-smaller = Toujours plus petit
kontor-value-scenario-ever-smaller-about = 6 × 6 cases autour de l’ancre seule, sans grues ni bateau ; les secteurs d’un, deux et trois docks valent autant, les plus grands rien.
kontor-value-scenario-tic-tac-toe = Morpion
kontor-value-scenario-tic-tac-toe-about = Neuf champs entre des canaux ; trois secteurs gagnés alignés font gagner aussitôt.
kontor-value-scenario-watergames = Jeux d’eau
kontor-value-scenario-watergames-about = 6 × 6 cases ; chaque dock doit toucher un canal ; tous les secteurs comptent.
kontor-value-scenario-speed = Vitesse
kontor-value-scenario-speed-about = 6 × 6 cases autour de l’ancre seule, sans grues ; qui gagne le premier secteur gagne la partie.
kontor-value-scenario-small-is-beautiful = Petit mais beau
kontor-value-scenario-small-is-beautiful-about = 8 × 8 cases ; les cinq plus petits secteurs comptent, à taille égale les plus éloignés de l’ancre.
kontor-value-scenario-single-file = En file
kontor-value-scenario-single-file-about = 7 × 7 cases ; un secteur ne compte que si ses docks sont alignés.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Chacun a quatre entrepôts de chaque sorte et pas d’autres. Ceux qui gagnent un secteur y restent ; la partie finit quand aucun des deux n’en a plus.
kontor-ask-salvage = { $name } : quel dock reçoit la marchandise ({ $good }) de { $cell } ?
kontor-offer-salvage = La marchandise va au dock { $dock }
kontor-place-sunken = Caché ici : { $goods }.
kontor-place-supply-own = Entrepôts ({ $good }) : { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = Qui pose la dernière carte autour de ce canal reçoit ce qu’il cache ; encore libres : { $cells }.
kontor-note-sunken-closed = Ce canal est entouré : ce qu’il cache va à un dock.
kontor-say-raised = Il ne reste plus d’entrepôt ({ $good }) : celui du canal en { $from } est pris.
kontor-say-salvaged = { $name } reçoit l’entrepôt ({ $good }) du canal en { $from } : il va en { $cell }.
kontor-say-sank-for-good = Le canal en { $cell } est entouré, mais aucun dock ne peut prendre son entrepôt ({ $good }) : il va à la réserve.
kontor-say-game-ends-no-warehouse-left = Aucun des deux n’a plus d’entrepôt.
kontor-refusal-goods-lie-there = Aucun pont ne couvre un canal qui cache encore un entrepôt.
kontor-refusal-not-your-dock = La marchandise va à un dock qui vous appartient.
kontor-refusal-no-stock-there = La marchandise va à un dock où vous en avez déjà, dans un secteur ouvert.
kontor-value-scenario-euphrates = Euphrate
kontor-value-scenario-euphrates-about = 6 × 6 cases ; trois des premiers canaux cachent chacun un entrepôt. Qui pose la dernière carte autour de l’un d’eux le reçoit.
kontor-value-scenario-bakchich = Bakchich
kontor-value-scenario-bakchich-about = 6 × 6 cases, trois florins chacun, pas de bateau. Avant une manche, chacun peut racheter un dock de l’autre, un florin par sorte de marchandise qu’il montre.
kontor-ask-buy-out = { $name } : racheter un dock de l’adversaire ?
kontor-offer-buy-out = Racheter { $dock }{ $florins ->
    [0] {""}
    [one] {" "}pour un florin
   *[other] {" "}pour { $florins } florins
  }
kontor-offer-buy-nothing = Ne rien racheter
kontor-note-price = Il peut être racheté pour { $florins ->
    [one] un florin
   *[other] { $florins } florins
  }.
kontor-say-bought-out = { $name } rachète le dock { $number } ({ $cell }) pour { $price ->
    [one] un florin
   *[other] { $price } florins
  } : il va sous la pile de { $under }.
kontor-refusal-own-dock = Ce dock est à vous.
kontor-refusal-shows-no-goods = Seuls les docks à marchandises se rachètent.
kontor-refusal-too-dear = Votre bourse n’a pas assez de florins pour ce dock.
kontor-value-scenario-spring-tide = Grande marée
kontor-value-scenario-spring-tide-about = Avec un canal, on peut en poser aussitôt un second pour un florin. Les secteurs d’un seul dock ne comptent pas.
kontor-ask-second = { $name } : poser un second canal pour un florin ?
kontor-offer-lay-more = Poser { $number } pour un florin : { $cell }
kontor-offer-enough = Pas de second canal
kontor-next-lay-more = Choisissez où il se pose.
kontor-say-laid-more = { $name } paie un florin et pose aussi { $number } : { $cell }.
kontor-refusal-not-a-canal-card = Seul un canal se pose comme seconde carte.
kontor-value-scenario-freewheel = Roue libre
kontor-value-scenario-freewheel-about = Chacun son tour, une carte à la fois, autour de l’ancre seule sur 7 × 7 cases. Les cartes spéciales sont parmi les canaux, les tavernes enivrent des docks, et tout est compté à la fin : les secteurs fermés d’au moins deux docks.
kontor-ask-play = { $name } : jouez une carte, ou passez et prenez un florin.
kontor-ask-treat = { $name } : quel dock la taverne en { $cell } enivre-t-elle ?
kontor-next-treat = Choisissez le dock à enivrer.
kontor-offer-treat = Enivrer { $dock }
kontor-place-drunk = Ivre : ne compte pas.
kontor-say-treated = La taverne de { $name } ({ $tavern }) enivre les ouvriers en { $cell } : ce dock ne compte plus.
kontor-say-sobered = Les ouvriers en { $cell } sont de nouveau sobres.
kontor-say-loses-turn = { $name } ne peut payer la taxe et perdra son prochain tour.
kontor-say-lost-turn = { $name } perd ce tour.
kontor-refusal-crane-wants-a-corner = Dans ce jeu, une grue touche d’autres cartes par un coin et aucune par un côté.
kontor-refusal-not-a-tavern = Seule une taverne enivre des docks.
kontor-refusal-not-your-tavern = Cette taverne n’est pas à vous.
kontor-refusal-once-a-turn = Cette taverne a déjà servi pendant ce tour.
kontor-refusal-no-guest = Une taverne enivre d’autres docks de son propre secteur.
kontor-refusal-drunk-already = Cette taverne a déjà enivré ces ouvriers.
kontor-value-scenario-freewheel-solo = Roue libre, chacun pour soi
kontor-value-scenario-freewheel-solo-about = À trois ou quatre, chacun pour soi, avec une pile de docks commune : qui pose un dock le possède. Deux joueurs peuvent s’allier dans un secteur et s’en partager les points. Sinon comme la Roue libre ; les épices battent le thé et le vin, le thé bat le vin.
kontor-setup-players-about-3 = À trois, chacun joue pour soi.
kontor-ask-consent = { $name } : une alliance avec { $other } dans le secteur en { $cell } ?
kontor-offer-ally = Proposer une alliance à { $name }
kontor-offer-leave = Quitter l’alliance
kontor-offer-agree = Accepter
kontor-offer-refuse = Refuser
kontor-say-proposed = { $name } propose une alliance à { $other } dans le secteur en { $cell }.
kontor-say-refused = { $name } refuse.
kontor-say-allied = { $name } et { $other } sont alliés dans le secteur en { $cell }.
kontor-say-left-ally = { $name } quitte l’alliance avec { $other } dans le secteur en { $cell }.
kontor-say-fallen = L’alliance de { $name } et { $other } tombe, car l’un des deux y a maintenant un autre allié.
kontor-say-sector-scored = Le secteur en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }. { $tally } { $why }
kontor-tally-one = { $name } : { $goods }
kontor-wins-line = chacun mène dans autant de sortes. Les épices battent le thé et le vin, le thé bat le vin : { $name } { $count ->
    [one] gagne
   *[other] gagnent
  }.
kontor-leads-line = { $name } { $count ->
    [one] gagnerait
   *[other] gagneraient
  } maintenant : chacun mène dans autant de sortes, et les épices battent le thé et le vin, le thé bat le vin.
kontor-wins-level = personne n’est seul en tête dans une sorte : { $name } ne gagne.
kontor-leads-level = personne n’est seul en tête dans une sorte : { $name } ne gagnerait maintenant.
kontor-note-allies = Alliés ici : { $names }.
kontor-pair = { $name } avec { $other }
kontor-place-top-all = Docks pour tous : au-dessus { $card } ; { $count } dessous.
kontor-place-owner = Posé par { $name }.
kontor-refusal-nobody-to-ally = Aucun secteur où cela se puisse ne commence ici.
kontor-refusal-one-ally-only = Chacun ne peut avoir qu’un allié par secteur.
kontor-refusal-proposed-before = C’est déjà proposé pendant ce tour.
kontor-say-game-ends-first-sector = Le premier secteur est gagné.
kontor-say-game-ends-three-in-line = Trois secteurs alignés !
kontor-refusal-island-is-dry = Aucun canal ne se pose sur l’île.
kontor-refusal-would-part-a-field = Un canal à cet endroit couperait en deux ce qui reste de ce champ.
kontor-refusal-needs-a-canal = Dans ce jeu, un dock doit toucher un canal.

## Règles facultatives
kontor-option-misery = Misère
kontor-option-misery-about = Trois florins chacun et pas d’autres ; qui n’en a plus alors que le trésor est vide perd aussitôt.
kontor-option-blockade = Blocus
kontor-option-blockade-about = Aucune carte ne se pose à côté du bateau ; si cela arrête tout le monde pendant une manche, la partie finit.
kontor-option-lastPoint = Dernier point
kontor-option-lastPoint-about = Le secteur terminé en dernier vaut 2.
kontor-option-finalSprint = Sprint final
kontor-option-finalSprint-about = La partie finit quand un joueur ne pourrait plus piocher que des canaux ; chaque secteur ouvert est alors fermé et compté.
kontor-option-protection = Protection
kontor-option-protection-about = Une taverne protège du bateau les docks de son propriétaire dans son secteur.
kontor-say-game-ends-penniless = Une bourse est vide, et le trésor aussi.
kontor-say-game-ends-blockade = Le bateau ne laisse personne poser de carte.
kontor-say-game-ends-final-sprint = Il ne reste que des canaux à piocher : tous les secteurs sont fermés.
kontor-refusal-ship-bars = Aucune carte ne se pose à côté du bateau.
kontor-refusal-tavern-protects = Une taverne protège ce dock du bateau.
kontor-option-freeDraw = Pioche libre
kontor-option-freeDraw-about = La nouvelle carte vient des docks ou des canaux, au choix ; un dock et un canal restent en main.
kontor-option-oneGood = Une seule marchandise
kontor-option-oneGood-about = Un dock à deux ou trois marchandises n’en débarque qu’une, au choix de son propriétaire.
kontor-option-firstPick = Premier choix
kontor-option-firstPick-about = Qui pioche un dock peut payer 2 florins et prendre celui de son choix dans sa pile.
kontor-option-corruption1 = Corruption I
kontor-option-corruption1-about = Une taverne n’achève pas de secteur ; en arrivant, elle peut donner un entrepôt de plus à un dock de son secteur qui n’a qu’une sorte.
kontor-option-corruption2 = Corruption II
kontor-option-corruption2-about = Une taverne n’achève pas de secteur ; en arrivant, elle peut donner un entrepôt de plus à chacun de deux docks d’une seule sorte : eux et elle dans trois secteurs.
kontor-ask-land = { $name } : quelle marchandise { $card } débarque-t-il ?
kontor-ask-bribe = { $name } : à quel dock la taverne donne-t-elle un entrepôt de plus ?
kontor-ask-draw = { $name } : où piochez-vous ?
kontor-ask-pick = { $name } : quel dock prenez-vous dans votre pile ?
kontor-offer-land = Débarquer seulement : { $good }
kontor-offer-bribe = Un entrepôt de plus pour { $dock }
kontor-offer-decline = S’en passer
kontor-offer-draw-docks = Piocher un dock
kontor-offer-draw-canals = Piocher un canal
kontor-offer-search = Payer et choisir dans la pile
kontor-offer-pick = Prendre { $card }
kontor-say-bribed = La taverne de { $name } apporte un entrepôt de plus ({ $cell }) : { $good }.
kontor-say-searched = { $name } paie pour choisir dans toute sa pile.
kontor-say-picked = { $name } prend un dock sans le montrer.
kontor-place-extra = { $count ->
    [1] Un entrepôt de plus : { $goods }.
   *[other] { $count } entrepôts de plus : { $goods }.
  }
kontor-refusal-tavern-would-finish = Avec cette règle, une taverne ne peut achever de secteur.
kontor-refusal-cannot-be-bribed = La taverne n’apporte rien ici : il faut un dock à vous d’une seule sorte, dans le bon secteur.
kontor-refusal-not-on-the-card = Le dock ne montre pas cette marchandise.
kontor-refusal-pile-is-empty = Il n’y a rien à piocher ici.
kontor-refusal-other-sort = Une carte est remplacée par une de la même sorte.
kontor-refusal-no-dock-in-hand = Un dock doit rester en main : piochez-en un.
kontor-refusal-no-canal-in-hand = Un canal doit rester en main : piochez-en un.
kontor-refusal-cannot-search = Il faut pour cela les florins, et au moins deux docks dans la pile.
kontor-refusal-not-in-pile = Ce dock n’est pas dans votre pile.
kontor-option-oldGrudges = Vieilles rancunes
kontor-option-oldGrudges-about = Le propriétaire d’une taverne décide si son secteur achevé compte ; avec les deux tavernes, il compte.
kontor-option-justice = Justice
kontor-option-justice-about = Chacun prend trois docks de son choix ; puis quatre autres quittent chaque pile sans être vus.
kontor-option-deadDrunk = Ivre mort
kontor-option-deadDrunk-about = Pas de tavernes ; chacun peut passer en secret, comme s’il choisissait une carte.
kontor-option-floodChoice = Inondation au choix
kontor-option-floodChoice-about = On peut renoncer à une inondation pour poser à la place deux canaux de sa main.
kontor-option-bridgeAndFlood = Pont et inondation
kontor-option-bridgeAndFlood-about = Chacun a de plus un pont et une inondation.
kontor-option-greatFlood = Grande inondation
kontor-option-greatFlood-about = Chacun a de plus une inondation, qui remplit les cases vides d’à côté avec des canaux de la pile.
kontor-ask-canals = { $name } : posez { $left ->
    [one] encore un canal
   *[other] un canal au lieu de l’inondation, puis peut-être un second
  }.
kontor-ask-veto = { $name } : votre taverne est dans le secteur achevé ({ $cell }). Compte-t-il ?
kontor-ask-opening = { $name } : choisissez vos premiers docks.
kontor-ask-choose-secret = { $name } : choisissez une carte, ou passez en secret.
kontor-next-canal = Choisissez où le poser.
kontor-offer-discard = Deux canaux à la place
kontor-offer-lay-canal = Poser { $card } : { $cell }
kontor-offer-count = Il compte
kontor-offer-void = Il ne compte pas
kontor-say-discarded = { $name } renonce à l’inondation { $number } pour des canaux.
kontor-say-filled = L’inondation attire le canal { $number } : { $cell }.
kontor-say-judged = { $name } décide : le secteur ({ $cell }) { $counts ->
    [true] compte
   *[other] ne compte pas, ses entrepôts repartent
  }.
kontor-say-opened = { $name } a ses premiers docks.
kontor-say-docks-leave = { $count } docks quittent chaque pile sans être vus.
kontor-say-silently-opening = { $name } prend un dock sans le montrer.
kontor-standing-vetoed = Il ne compte pas : le propriétaire d’une taverne ne le veut pas.
kontor-standing-nobody-vetoed = Le propriétaire d’une taverne ne le laisse pas compter : il ne prend pas de place.
kontor-refusal-no-canal-to-lay = On ne renonce à l’inondation que si la règle le permet, avec un canal à poser.
kontor-refusal-lay-a-canal = Au lieu de l’inondation, on pose des canaux.
kontor-option-specialShop = Boutique spéciale
kontor-option-specialShop-about = Avant une manche, on peut acheter des cartes spéciales sans les voir, 2 florins chacune.
kontor-option-export = Exportation
kontor-option-export-about = Des marchandises d’un dock, une peut partir à l’exportation ; y avoir le plus d’une sorte vaut 1.
kontor-option-events = Événements
kontor-option-events-about = Après une manche qui a achevé un secteur survient l’un de dix événements.
kontor-source-export = Exportation
kontor-source-golden-days = Jours dorés
kontor-score-source-about-export = 1 pour le plus d’entrepôts d’une sorte à l’exportation
kontor-score-source-about-golden-days = par un événement
kontor-ask-export = { $name } : une marchandise de { $card } part-elle à l’exportation ?
kontor-ask-shop = { $name } : combien de cartes spéciales achetez-vous ?
kontor-ask-exchange = { $name } : échanger un entrepôt contre une autre sorte ?
kontor-ask-wedding = { $name } : prendre un dock de votre pile ? Touchez le dock de la main qui va dessous, ou la pile.
kontor-next-exchange = Choisissez la sorte qui vient à la place.
kontor-next-wed = Choisissez le dock que vous prenez.
kontor-offer-land-all = Tout au secteur
kontor-offer-export = Exporter : { $good }
kontor-offer-buy = { $count ->
    [0] Ne rien acheter
    [one] En acheter une
   *[other] En acheter { $count }
  }
kontor-offer-exchange = { $dock } : { $to } contre { $from }
kontor-offer-wed = Prendre { $card }, rendre { $give }
kontor-offer-wed-same = Mettre { $card } sous la pile
kontor-say-exported = { $name } envoie à l’exportation : { $good }.
kontor-say-recalled = { $name } : { $good } revient de l’exportation.
kontor-say-bought = { $name } { $count ->
    [0] arrive trop tard et n’achète aucune carte spéciale
    [one] achète une carte spéciale
   *[other] achète { $count } cartes spéciales
  }{ $less ->
    [true] , car il n’y en a plus
   *[other] {""}
  }.
kontor-say-shown = { $name } montre { $number }.
kontor-say-silently-shop = { $name } a dit, face cachée, combien de cartes spéciales acheter.
kontor-say-event-turned = Événement : { $event }
kontor-event-hurricane = ouragan. Chacun garde un florin.
kontor-event-conspiracy = complot. Le plus riche ne joue pas cette manche.
kontor-event-disorder = désordre. Les docks en main vont sous les piles et d’autres sont piochés.
kontor-event-flood-damage = dégâts des eaux. Chacun peut échanger un entrepôt contre une autre sorte.
kontor-event-wedding = mariage. Chacun peut prendre un dock de son choix dans sa pile.
kontor-event-strike = grève. Qui a une taverne dans le port reçoit un florin.
kontor-event-fire = incendie. Les grues des secteurs ouverts retournent sous les piles.
kontor-event-golden-days = jours dorés. Le plus riche reçoit un point.
kontor-event-struggle = querelle. Les mains sont montrées.
kontor-event-blockade-at-sea = blocus en mer. Désormais les épices battent le vin, le vin bat le thé, le thé bat les épices.
kontor-say-lost-florins = { $name } perd { $count ->
    [one] un florin
   *[other] { $count } florins
  }.
kontor-say-sits-out = { $name } ne joue pas cette manche.
kontor-say-redrew-docks = { $name } met ses docks sous sa pile et en pioche d’autres.
kontor-say-exchanged = { $name } échange ({ $cell }) : { $to } contre { $from }.
kontor-say-wedded = { $name } prend un dock de son choix sans le montrer, et en rend un.
kontor-say-got-florin = { $name } reçoit un florin pour une taverne.
kontor-say-burnt = La grue { $number } ({ $cell }) disparaît.
kontor-say-got-point = { $name } reçoit un point.
kontor-wins-reversed-order = chacun est en tête dans une sorte, d’autant. Depuis le blocus en mer, les épices battent le vin, le vin bat le thé, le thé bat les épices : { $name } gagne.
kontor-leads-reversed-order = { $name } gagnerait maintenant : chacun est en tête dans une sorte, d’autant, et depuis le blocus en mer les épices battent le vin, le vin le thé, le thé les épices.
kontor-place-bought = { $name } a répondu, face cachée : achète { $count }.
kontor-refusal-nothing-to-export = Il n’y a pas d’entrepôt de cette sorte.
kontor-refusal-cannot-buy-so-many = Ni votre bourse ni la pile n’en permettent autant.
kontor-refusal-cannot-exchange = On n’échange qu’un entrepôt à soi dans un secteur ouvert, contre une autre sorte, et pas là où l’autre l’a fait.
kontor-option-smuggling = Contrebande
kontor-option-smuggling-about = Une fois, on peut poser face cachée un canal ou un dock avec marchandises ; il est retourné à la fin, et un secteur qui le touche attend jusque-là.
kontor-ask-smuggle = { $name } : posez votre carte face cachée.
kontor-offer-smuggle = Poser en cachette : { $card }
kontor-offer-lay-dark = La poser face cachée : { $cell }
kontor-say-smuggles = { $name } joue une carte face cachée : elle agit en dernier.
kontor-say-smuggled = { $name } pose { $dock ->
    [true] un dock
   *[other] un canal
  } face cachée : { $cell }.
kontor-say-could-not-smuggle = { $name } ne peut poser nulle part sa carte cachée et la reprend sans la montrer.
kontor-say-turned-up = La carte de { $name } ({ $cell }) est retournée : { $number }.
kontor-place-smuggles = { $name } a choisi { $number }, à poser face cachée.
kontor-refusal-smuggled-already = Une seule carte par partie se pose face cachée, et si la règle le veut.
kontor-refusal-cannot-be-smuggled = Seuls un canal, ou un dock avec marchandises, se posent face cachée.

## Un fichier de matériel pour Kontor
kontor-deck = Valeurs imprimées
kontor-deck-ours = Quels numéros montrent quelles marchandises, quels florins et quels bateaux, et comment commencent Canale Grande, Île Grande et Jeux d’eau, est une reconstitution de notre part : c’est imprimé sur des images que nous n’avons pas. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies valeurs.
kontor-deck-load = Charger un fichier de matériel
kontor-deck-loaded = Chargé : { $name }
kontor-deck-remove = Le retirer
kontor-deck-removed = Le fichier est retiré : nos valeurs sont utilisées.
kontor-deck-refused = Le fichier { $name } n’a pas été chargé :
kontor-deck-too-large = Il dépasse 64 ko : ce n’est pas un fichier de matériel.
kontor-deck-unreadable = Il est illisible.
kontor-deck-no-json = Il n’est pas écrit en JSON.
kontor-deck-not-a-deck = Il peut contenir « game », « cards » et « layouts », chacun sous la forme que montre la documentation.
kontor-deck-more = { $count ->
    [one] Et un autre du même genre.
   *[other] Et { $count } autres du même genre.
  }
kontor-refusal-other-game = Il est fait pour un autre jeu.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Le thé
    [wine] Le vin
    [spice] Les épices
    [florin] Le florin
   *[ship] Le bateau
  } : plus de numéros qu’il n’y a de cartes.
kontor-refusal-no-such-card = { $mark ->
    [tea] Le thé
    [wine] Le vin
    [spice] Les épices
    [florin] Le florin
   *[ship] Le bateau
  } : impossible sur une carte { $number }.
kontor-refusal-number-twice = { $mark ->
    [tea] Le thé
    [wine] Le vin
    [spice] Les épices
    [florin] Le florin
   *[ship] Le bateau
  } : le numéro { $number } y figure deux fois.
kontor-refusal-two-symbols = La carte { $number } ne peut porter à la fois un florin et un bateau.
kontor-refusal-printed-otherwise = Les règles disent autre chose de la carte { $number }.
kontor-refusal-wrong-goods = { $good ->
    [tea] Le thé
    [wine] Le vin
   *[spice] Les épices
  } : { $has } docks { $side ->
    [red] rouges
   *[black] noirs
  } au lieu de { $right }.
kontor-refusal-wrong-symbols = { $florins } cartes portent un florin et { $ships } un bateau, au lieu de { $right } chacun.
kontor-refusal-colours-differ = Rouge et noir ne montrent pas la même chose aux numéros près.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] Un port a une seule ancre.
    [apart] Tous les canaux doivent tenir à l’ancre.
    [alone] Chaque quai doit toucher un canal, l’ancre ou un autre quai.
    [closed-in] Aucun quai ne doit être enfermé dès le début.
    [too-large] Le port ne tient pas sur son plateau.
    [too-many-canals] Il y a plus de canaux qu’il n’en existe pour lui.
    [too-many-docks] Chaque camp a deux grues et une taverne.
    [board] Un plateau a de 4 à 12 colonnes et de 4 à 8 lignes.
   *[other] Un port se dessine en lignes de même longueur, faites de ~ A c C t T et de points.
  }
kontor-refusal-own-map = { $scenario } repose sur sa propre carte.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Jeux d’eau
  } : { $fault ->
    [marks] un dessin a des lignes de même longueur, faites de ~ pour les canaux, A pour l’ancre et . pour les cases vides.
    [anchor] il y a une seule ancre.
    [apart] tous les canaux doivent tenir à l’ancre.
    [too-large] il ne tient pas sur son plateau.
    [too-many-canals] il a plus de canaux qu’il n’y en a pour lui.
    [not-the-whole-board] il doit aller d’un bord à l’autre.
   *[no-island] les canaux doivent entourer une île de neuf cases.
  }
