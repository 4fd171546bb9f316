# Kontor en français. Espaces insécables devant les signes doubles, apostrophes courbes.

kontor-about = Des marchands agrandissent un port à coups de docks et de canaux, débarquent des marchandises et se disputent chaque secteur que l’eau et les bords referment. À deux, à quatre en deux équipes, ou à trois ou quatre chacun pour soi, sur un seul écran.
kontor-progress = Manche { $round }{ $dry ->
    [0] {""}
    [1] {", "}une manche sans carte
   *[other] {", "}{ $dry } manches sans carte
  }

## Préparation
kontor-setup-players-shared = Les choix sont secrets : l’appareil va de main en main.
kontor-setup-players-about-4 = Deux équipes : les joueurs 1 et 2 jouent les rouges, les joueurs 3 et 4 les noirs. Les partenaires sont assis côte à côte. Le joueur 1 est en face du joueur 4, le 2 en face du 3 ; on ne paie l’impôt que pour la carte du joueur d’en face.
kontor-setup-start-room = Vos cartes sur votre téléphone
kontor-setup-options = Valeurs des cartes et graine
kontor-own-harbour = Votre port
# À côté du nom du scénario : le plateau joué avec tout ce qui est choisi.
kontor-setup-board = Plateau : { $columns } × { $rows } cases.
kontor-option-components = votre port
kontor-option-scenario = Jeu
kontor-value-scenario-base = { kontor-name-base }
kontor-value-scenario-base-about = À deux, sur 6 × 6 cases ; tous les secteurs terminés comptent.
kontor-value-scenario-advanced = { kontor-name-advanced }
kontor-value-scenario-advanced-about = Le bateau enlève des docks ; les cinq plus grands secteurs comptent. À deux sur 7 × 7 ; à quatre en équipes sur 8 × 8, avec une carte spéciale chacun, et seuls comptent les secteurs d’au moins deux docks.
kontor-option-edges = Les bords ferment les secteurs
kontor-option-edges-about = Le bord du port ferme un secteur, comme l’eau.
kontor-value-edges-both = quand largeur et hauteur sont fixées
kontor-value-edges-per-axis = chaque sens séparément

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
kontor-name-ship = un bateau
kontor-name-more-than-the-anchor = un départ avec plus que l’ancre
kontor-name-taverns = des tavernes
kontor-name-floods = des inondations
kontor-name-rounds = des manches où tous choisissent en même temps
kontor-name-unused-specials = des cartes spéciales encore disponibles

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
kontor-count-good = { $count } { $kind ->
    [spice] { $count ->
        [one] épice
       *[other] épices
      }
   *[other] { $good }
  }
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
   *[other] {" "}({ $about })
  }
kontor-card-at = le { $number } en { $cell }
kontor-card-unseen = face cachée
kontor-cell-anchor = l’ancre
kontor-source-sectors = Secteurs
kontor-source-customs = Douanes

## À qui le tour, et que faire
kontor-ask-announce = { $name } : jouez-vous une carte, ou passez-vous { $florins ->
    [0] (la trésorerie est vide)
   *[other] pour un florin
  } ?
kontor-ask-announce-must = { $name } : vous n’avez plus de carte, vous devez passer.
kontor-ask-choose = { $name } : choisissez une carte.
kontor-ask-ship = { $name } : { $card }. Déplacer d’abord le bateau ?
kontor-ask-take = { $name } : { $card }. Enlever d’abord un dock à côté du bateau ?
kontor-ask-lay = { $name } : posez votre carte, { $card }.
kontor-next-any = Choisissez une case.
kontor-next-lay = Choisissez une case pour le { $number }.
kontor-next-card = Choisissez une carte.
kontor-next-take = Choisissez la pile sous laquelle il va.
kontor-advice-aim = Pour gagner un secteur, ayez-y la plus grande suprématie dans une marchandise. Les canaux ferment les secteurs.
kontor-advice-announce = Passer évite l’impôt. Les cartes choisies sont dévoilées ensemble.
kontor-advice-choose = Le plus haut numéro joue en premier. Un florin sur une carte en fait payer un à l’adversaire.
kontor-advice-order = { $number } est plus haut que { $others } : cette carte est posée en premier.
kontor-advice-come-back = Vous n’avez plus de florin : si vous devez payer l’impôt, vous reprendrez votre carte.

## Ce que fera Confirmer
kontor-offer-pass = Passer
kontor-offer-stay = Jouer une carte
kontor-offer-play = Jouer : { $card }
kontor-offer-play-at = Jouer : { $card }, en { $cell }
kontor-offer-lie-still = Ne pas bouger
kontor-offer-spare = Ne rien enlever
kontor-offer-choose = Choisir : { $card }
kontor-offer-sail = Déplacer le bateau : { $cell }
kontor-offer-lay = Poser le { $number } en { $cell }
kontor-offer-take = Enlever { $dock }
kontor-offer-take-under = Enlever { $dock }, sous { $mine ->
    [yes] votre pile
   *[no] la pile { $de-name }
  }
kontor-preview-planned = Si elle joue en premier, elle est posée là aussitôt.
kontor-preview-reveals = { $ask ->
    [announce] Ensuite, toutes les cartes choisies sont dévoilées.
    [choose] Ensuite, toutes les cartes choisies sont dévoilées.
   *[other] Ensuite, une nouvelle carte est piochée.
  }

## Ce qui s’est passé
kontor-say-round-begins = La manche { $round } commence.
kontor-say-silently = { $you ->
    [yes] Vous avez fait votre
   *[no] { $name } a fait son
  } choix.
kontor-say-passed = { $got ->
    [true] { $you ->
        [yes] Vous passez et prenez un florin
       *[no] { $name } passe et prend un florin
      }
   *[other] { $you ->
        [yes] Vous passez, mais la trésorerie est vide
       *[no] { $name } passe, mais la trésorerie est vide
      }
  }.
kontor-say-shows = { $you ->
    [yes] vous jouez
   *[no] { $name } joue
  } le { $number }
kontor-say-revealed = { $cards }.
kontor-say-paid-tax = { $you ->
    [yes] Vous payez
    [also] { $names } payez chacun
   *[no] { $names } { $count ->
        [one] paie
       *[other] paient chacun
      }
  } un florin d’impôt, car la carte adverse en porte un.
kontor-say-could-not-pay = { $you ->
    [yes] La carte adverse porte un florin : vous ne pouvez pas payer l’impôt, reprenez votre carte et sautez
   *[no] La carte adverse porte un florin : { $name } ne peut pas payer l’impôt, reprend sa carte et saute
  } la manche.
kontor-say-spared-tax = { $got ->
    [true] { $you ->
        [yes] Vous ne pouvez pas payer l’impôt, votre adversaire non plus : vous recevez un florin
       *[no] { $name } ne peut pas payer l’impôt, son adversaire non plus : { $name } reçoit un florin
      }
   *[other] { $you ->
        [yes] Vous ne pouvez pas payer l’impôt, votre adversaire non plus
       *[no] { $name } ne peut pas payer l’impôt, son adversaire non plus
      }
  }.
kontor-say-sailed = { $you ->
    [yes] Vous déplacez
   *[no] { $name } déplace
  } le bateau : { $cell }.
kontor-say-took-away = { $you ->
    [yes] Vous enlevez
   *[no] { $name } enlève
  } le dock { $number } ({ $cell }), qui va sous { $mine ->
    [yes] votre pile
   *[no] la pile { $de-under }
  }.
kontor-say-took-away-all = { $you ->
    [yes] Vous enlevez
   *[no] { $name } enlève
  } le dock { $number } ({ $cell }), qui va sous la pile commune.
kontor-say-went-back = Les entrepôts en { $cell } sont retirés : { $goods }.
kontor-say-laid = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
  } le { $number } en { $cell }.
kontor-say-could-not-lay = { $you ->
    [yes] Vous ne pouvez poser le { $number } nulle part et reprenez
   *[no] { $name } ne peut poser le { $number } nulle part et reprend
  } la carte.
kontor-say-axis-fixed = Désormais, le port { $axes ->
    [columns] ne s’élargit plus
    [rows] ne s’allonge plus
   *[both] ne s’élargit ni ne s’allonge plus
  }.
kontor-say-no-warehouse-left = Réserve épuisée : { $good }.
kontor-say-sector-finished = Le secteur en { $cell } ({ $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }) est terminé. { $tally } { $why }
kontor-say-drew = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
  } le { $number }.
kontor-say-subsidised = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
  } un florin pour le canal.
kontor-say-game-ends-full = Le port est plein.
kontor-say-game-ends-dry-rounds = Personne n’a posé de carte depuis trois manches.
kontor-say-game-ends-many-rounds = C’était la dernière manche.
kontor-say-game-over = La partie est terminée. { $you ->
    [yes] Vous avez gagné.
   *[no] { $names } { $count ->
        [one] a gagné.
       *[other] ont gagné ensemble.
      }
  }

## Secteurs : qui mène, et ce qui décide
kontor-tally = { $red } : { $reds } ; { $black } : { $blacks }.
kontor-wins-largest-lead = { $you ->
    [yes] vous gagnez ce secteur
   *[no] { $count ->
        [one] { $name } gagne ce secteur
       *[other] { $name } gagnent ce secteur
      }
  } avec la plus grande suprématie dans une marchandise.
kontor-wins-more-leads = les plus grandes suprématies sont égales, mais { $you ->
    [yes] vous menez dans plus de marchandises et gagnez ce secteur
   *[no] { $count ->
        [one] { $name } mène dans plus de marchandises et gagne ce secteur
       *[other] { $name } mènent dans plus de marchandises et gagnent ce secteur
      }
  }.
kontor-wins-order-of-goods = chacun mène dans une marchandise, avec la même suprématie. Le vin bat les épices, les épices battent le thé, le thé bat le vin : { $you ->
    [yes] vous gagnez ce secteur
   *[no] { $name } gagne ce secteur
  }.
kontor-wins-equal = égalité : personne ne gagne ce secteur.
kontor-wins-empty = il n’y a pas d’entrepôt : personne ne gagne ce secteur.
kontor-leads-largest-lead = { $you ->
    [yes] vous gagneriez
   *[no] { $count ->
        [one] { $name } gagnerait
       *[other] { $name } gagneraient
      }
  } maintenant, avec la plus grande suprématie dans une marchandise.
kontor-leads-more-leads = { $you ->
    [yes] vous gagneriez
   *[no] { $count ->
        [one] { $name } gagnerait
       *[other] { $name } gagneraient
      }
  } maintenant : à suprématies égales, il faut mener dans plus de marchandises.
kontor-leads-order-of-goods = { $you ->
    [yes] vous gagneriez
   *[no] { $name } gagnerait
  } maintenant : chacun mène dans une marchandise avec la même suprématie, et le vin bat les épices, les épices battent le thé, le thé bat le vin.
kontor-leads-equal = égalité : personne ne gagnerait maintenant.
kontor-leads-empty = pas encore d’entrepôt : personne ne gagnerait maintenant.
kontor-note-sector-open = Secteur ouvert en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }.
kontor-note-sector-ends = Encore ouvert en { $listed ->
    [true] { $cells }
   *[other] { $count } cases
  } : il sera terminé quand il n’aura plus autour de lui que des canaux et des bords fixés.
kontor-note-sector-edge = Le bord voisin fermera quand la largeur et la hauteur seront fixées.
kontor-note-sector-finished = Secteur terminé en { $cell }, { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }, gagnant : { $you ->
    [yes] vous
   *[no] { $name }
  }.
kontor-standing-counts = Il compte : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kontor-standing-too-small = Il ne compte pas : trop peu de docks.
kontor-standing-too-large = Il ne compte pas : trop de docks.
kontor-standing-crooked = Il ne compte pas : ses docks ne sont pas alignés.
kontor-standing-no-place-left = Il ne compte pas{ $over ->
    [yes] { "" }
   *[no] { " pour l’instant" }
  } : d’autres secteurs sont mieux classés.
kontor-standing-tied = Il ne compte pas{ $over ->
    [yes] { "" }
   *[no] { " pour l’instant" }
  } : il est à égalité avec d’autres, aussi grands et aussi proches de l’ancre, et il n’y a pas de place pour tous.
kontor-standing-nobody-counts = Il occupe quand même une place.
kontor-standing-nobody-pointless = Il ne rapporte de point à personne.
kontor-standing-nobody-too-small = Il est trop petit pour être classé.
kontor-standing-nobody-too-large = Il est trop grand pour être classé.
kontor-standing-nobody-crooked = Ses docks ne sont pas alignés : il n’est pas classé.
kontor-standing-nobody-no-place-left = D’autres secteurs sont mieux classés.
kontor-standing-nobody-tied = Il est à égalité avec d’autres et n’est pas classé.
kontor-label-sector-open = Secteur ouvert de { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }, en tête : { $you ->
    [yes] vous
   *[no] { $name }
  }.
kontor-label-sector-finished = Secteur terminé de { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }, gagnant : { $you ->
    [yes] vous
   *[no] { $name }
  }.
kontor-details-finished = Secteurs terminés
kontor-details-open = Secteurs ouverts
kontor-details-won = gagné
kontor-details-docks = { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }

## Le bateau, les grues, les impôts
kontor-note-haven = De là, le bateau pourrait enlever { $docks }.
kontor-note-haven-none = De là, le bateau ne pourrait rien enlever.
kontor-note-barred = À côté d’une grue : pas de dock pour { $sides }.
kontor-note-tax = Carte adverse sans florin : { $without }. Avec florin : { $with }.
kontor-note-tax-same = Impôt, quelle que soit la carte adverse : { $what }.
kontor-tax-nothing-nothing = aucun impôt
kontor-tax-nothing-pays = { $name } paie un florin
kontor-tax-nothing-cannot-pay = { $name } ne peut pas payer et reprend sa carte
kontor-tax-nothing-receives = { $name } reçoit un florin
kontor-tax-pays-nothing = vous payez un florin
kontor-tax-pays-pays = vous payez chacun un florin
kontor-tax-pays-cannot-pay = vous payez un florin, { $name } reprend sa carte
kontor-tax-pays-receives = vous payez, { $name } reçoit un florin
kontor-tax-cannot-pay-nothing = vous ne pouvez pas payer : votre carte vous revient
kontor-tax-cannot-pay-pays = votre carte vous revient, { $name } paie un florin
kontor-tax-cannot-pay-cannot-pay = les deux cartes reviennent
kontor-tax-cannot-pay-receives = votre carte vous revient, { $name } reçoit un florin
kontor-tax-receives-nothing = vous recevez un florin
kontor-tax-receives-pays = vous recevez un florin, { $name } en paie un
kontor-tax-receives-cannot-pay = vous recevez un florin, { $name } reprend sa carte
kontor-tax-receives-receives = aucun de vous ne peut payer : vous recevez chacun un florin

## Le nom des places
kontor-place-cell = { $cell } : { $card }.
kontor-place-cell-free = { $cell } : libre.
kontor-place-stock = Entrepôts : { $goods }.
kontor-place-keeper = { $you ->
    [yes] Votre gardien
   *[no] Gardien { $de-name }
  }.
kontor-place-ship = Le bateau est ici.
kontor-place-hand = { $you ->
    [yes] Votre main
   *[no] Main { $de-name }
  } : { $card }.
kontor-place-open = { $you ->
    [yes] Votre carte visible
   *[no] Carte visible { $de-name }
  } : { $card }.
kontor-place-answered = { $you ->
    [yes] Vous avez fait votre
   *[no] { $name } a fait son
  } choix.
kontor-place-announced-pass = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } choisi en secret de passer.
kontor-place-announced-play = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } choisi en secret de jouer une carte.
kontor-place-chosen = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } choisi le { $number }, face cachée.
kontor-place-pile = { $you ->
    [yes] Votre pile de docks
   *[no] Pile de docks { $de-name }
  }.
kontor-place-top = { $you ->
    [yes] Vos docks
   *[no] Docks { $de-name }
  } : au-dessus, { $card } ; en dessous, { $count }.
kontor-place-top-canals = Canaux : au-dessus, { $card } ; en dessous, { $count }.
kontor-place-treasury = Trésorerie : { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }.
kontor-place-supply = Réserve ({ $good }) : { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
  }.
kontor-place-events = Événements restants : { $count }.
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
    [next] , saute son prochain tour
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
    [next] , saute son prochain tour
   *[other] {""}
  }.

## Scores
kontor-score-sofar = Les points si la partie finissait maintenant. À égalité, les florins départagent.
kontor-score-source-about-sectors = 1 par secteur gagné qui compte
kontor-score-source-about-customs = 1 de plus par douane dans un secteur qui compte
kontor-score-florins = { $name } { $count }
kontor-score-ties = Florins
kontor-score-ties-about = Ils départagent les ex æquo
kontor-score-why-florins = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Les florins ont départagé : { $florins }.
kontor-score-why-shared = Égalité aux points ({ $points }) et aux florins ({ $florins }) : la victoire est partagée.
kontor-score-why-speed = Le premier secteur gagné suffisait : { $you ->
    [yes] vous avez gagné aussitôt
   *[no] victoire immédiate { $de-names }
  }.
kontor-score-why-tic-tac-toe = Trois secteurs alignés : { $you ->
    [yes] vous avez gagné aussitôt
   *[no] victoire immédiate { $de-names }
  }, quels que soient les points.
kontor-score-why-misery = { $you ->
    [yes] Vous avez gagné
   *[no] Victoire { $de-names }
  } : l’autre camp n’avait plus de florin alors que la trésorerie était vide.
kontor-count-sector = Secteur en { $cell }
kontor-decided-sectors = Les secteurs ont fait la différence : { $lead } pour { $names }.
kontor-decided-customs = Les douanes ont fait la différence : { $lead } pour { $names }.
kontor-decided-export = L’exportation a fait la différence : { $lead } pour { $names }.
kontor-decided-golden-days = Les jours dorés ont fait la différence : { $lead } pour { $names }.

## Pourquoi pas
kontor-refusal-not-your-decision = Ce n’est pas à vous de décider.
kontor-refusal-other-decision = Répondez d’abord à la question posée.
kontor-refusal-hand-is-empty = Sans carte en main, il faut passer.
kontor-refusal-not-in-hand = Choisissez une carte de votre main.
kontor-refusal-ship-is-there = Le bateau est déjà là.
kontor-refusal-not-a-canal = Le bateau ne va que sur les canaux, les inondations et l’ancre.
kontor-refusal-not-a-dock = Le bateau n’enlève que des docks.
kontor-refusal-bears-no-ship = Le bateau n’enlève que des docks marqués d’un bateau.
kontor-refusal-not-beside-the-ship = Le bateau n’enlève que des docks à côté de lui.
kontor-refusal-not-the-owner = Un dock va sous une pile de ses propriétaires.
kontor-refusal-sector-is-finished = Un secteur terminé ne change plus.
kontor-refusal-cell-taken = Il y a déjà une carte ici.
kontor-refusal-touches-nothing = Une carte doit en toucher une autre par un côté.
kontor-refusal-beyond-the-edge = Le port ne va pas si loin.
kontor-refusal-crane-bars = Une grue adverse empêche vos docks de venir ici.
kontor-refusal-would-finish-a-sector = Une douane ne peut pas terminer un secteur.
kontor-refusal-cannot-be-flooded = Une inondation ne recouvre qu’un pont, ou un dock avec une marchandise au plus.
kontor-refusal-cannot-be-bridged = Un pont ne recouvre qu’un canal ou une inondation, mais jamais l’ancre, la case du bateau ou une case qui touche un secteur terminé.
kontor-refusal-nothing-here = Il n’y a rien à faire ici pour l’instant.
kontor-refusal-nothing-here-hand = On choisit les cartes au début de la manche.
kontor-refusal-nothing-here-chosen = Cette carte attend son tour.
kontor-refusal-nothing-here-top = On complète sa main ici.
kontor-refusal-nothing-here-treasury = On prend un florin ici en passant ou en posant un canal.
kontor-refusal-nothing-here-supply = Les entrepôts viennent d’ici et y retournent.

## Pourquoi une table ou une partie enregistrée est refusée
kontor-refusal-players = C’est pour { $allowed } joueurs, pas pour { $seats }.
kontor-refusal-needs = { $option } : il faut { $thing }.
kontor-refusal-clash = { $option } et { $with } ne vont pas ensemble.
kontor-refusal-clashes-with-scenario = { $option } ne va pas avec { $scenario }.
kontor-refusal-wrong-cards = Ce ne sont pas les cartes du jeu.

## Scénarios
kontor-value-scenario-canale-grande = Canale Grande
kontor-value-scenario-canale-grande-about = 4 × 12 cases le long d’un canal sinueux ; tous les secteurs comptent.
kontor-value-scenario-david-and-goliath = David et Goliath
kontor-value-scenario-david-and-goliath-about = 6 × 6 cases ; seuls les trois plus petits secteurs comptent.
kontor-value-scenario-ile-grande = Île Grande
kontor-value-scenario-ile-grande-about = Un anneau de canaux autour d’une île où l’on ne pose aucun canal ; l’île entière vaut 2.
kontor-value-scenario-giant = Géant
kontor-value-scenario-giant-about = 8 × 8 cases ; les sept plus grands secteurs comptent.
kontor-value-scenario-gulliver = Les voyages de Gulliver
kontor-value-scenario-gulliver-about = 5 × 5 cases, avec seulement l’ancre et 3 florins chacun au départ ; tous les secteurs comptent.
kontor-value-scenario-ever-smaller = Toujours plus petit
kontor-value-scenario-ever-smaller-about = 6 × 6 cases, avec seulement l’ancre au départ, sans grue ni bateau ; les secteurs d’un, deux ou trois docks valent 1, 2 ou 3 points, les plus grands rien.
kontor-value-scenario-tic-tac-toe = Tic Tac Toe
kontor-value-scenario-tic-tac-toe-about = Neuf zones entre des canaux ; gagnez trois secteurs alignés et vous gagnez la partie.
kontor-value-scenario-watergames = Watergames
kontor-value-scenario-watergames-about = 6 × 6 cases ; chaque dock doit toucher un canal ; tous les secteurs comptent.
kontor-value-scenario-speed = Vitesse
kontor-value-scenario-speed-about = 6 × 6 cases, avec seulement l’ancre au départ, sans grue ; gagnez le premier secteur et vous gagnez la partie.
kontor-value-scenario-small-is-beautiful = Small is beautiful
kontor-value-scenario-small-is-beautiful-about = 8 × 8 cases ; les cinq plus petits secteurs comptent, et à taille égale les plus éloignés de l’ancre.
kontor-value-scenario-single-file = Je ne veux voir qu’une tête
kontor-value-scenario-single-file-about = 7 × 7 cases ; un secteur ne compte que si ses docks sont alignés.
kontor-value-scenario-embargo = Embargo
kontor-value-scenario-embargo-about = Chacun n’a que quatre entrepôts de chaque marchandise. Ceux qui gagnent un secteur y restent ; la partie finit quand les deux joueurs n’en ont plus.
kontor-ask-salvage = { $name } : quel dock reçoit la marchandise ({ $good }) de { $cell } ?
kontor-offer-salvage = Vers { $dock }
kontor-place-sunken = Caché ici : { $goods }.
kontor-place-supply-own = Entrepôts ({ $good }) : { $counts }.
kontor-count-own = { $name } { $count }
kontor-note-sunken = Posez la dernière carte autour de ce canal pour recevoir sa marchandise. Cases encore libres : { $cells }.
kontor-note-sunken-closed = Ce canal est entouré : sa marchandise va à un dock.
kontor-say-raised = Il n’y a plus d’entrepôt ({ $good }) : on prend celui du canal en { $from }.
kontor-say-salvaged = { $you ->
    [yes] Vous recevez la marchandise ({ $good }) du canal en { $from } et la placez
   *[no] { $name } reçoit la marchandise ({ $good }) du canal en { $from } et la place
  } en { $cell }.
kontor-say-sank-for-good = Le canal en { $cell } est entouré, mais aucun dock ne peut recevoir sa marchandise ({ $good }) : elle va à la réserve.
kontor-say-game-ends-no-warehouse-left = Plus personne n’a d’entrepôt.
kontor-refusal-goods-lie-there = Un pont ne peut pas recouvrir un canal qui cache encore une marchandise.
kontor-refusal-not-your-dock = La marchandise doit aller à l’un de vos docks.
kontor-refusal-no-stock-there = La marchandise doit aller à un dock où vous en avez déjà, dans un secteur ouvert.
kontor-value-scenario-euphrates = Euphrate
kontor-value-scenario-euphrates-about = 6 × 6 cases ; trois des premiers canaux cachent chacun un entrepôt. Posez la dernière carte autour de l’un d’eux et il est à vous.
kontor-value-scenario-bakchich = Bakchich
kontor-value-scenario-bakchich-about = 6 × 6 cases, trois florins chacun, pas de bateau. Avant chaque manche, on peut racheter un dock de l’adversaire, à un florin par marchandise qu’il montre.
kontor-ask-buy-out = { $name } : racheter un dock adverse ?
kontor-offer-buy-out = Racheter { $dock }{ $florins ->
    [0] {""}
    [1] {" "}pour un florin
   *[other] {" "}pour { $florins } florins
  }
kontor-offer-buy-nothing = Ne rien racheter
kontor-note-price = Il peut être racheté pour { $florins ->
    [1] un florin
   *[other] { $florins } florins
  }.
kontor-say-bought-out = { $you ->
    [yes] Vous rachetez
   *[no] { $name } rachète
  } le dock { $number } ({ $cell }) pour { $price ->
    [1] un florin
   *[other] { $price } florins
  } : il va sous { $mine ->
    [yes] votre pile
   *[no] la pile { $de-under }
  }.
kontor-refusal-own-dock = Ce dock est déjà à vous.
kontor-refusal-shows-no-goods = On ne rachète que des docks à marchandises.
kontor-refusal-too-dear = Vous n’avez pas assez de florins pour ce dock.
kontor-value-scenario-spring-tide = Grande marée
kontor-value-scenario-spring-tide-about = Quand vous posez un canal, vous pouvez aussitôt en poser un second pour un florin. Les secteurs d’un seul dock ne comptent pas.
kontor-ask-second = { $name } : poser un second canal pour un florin ?
kontor-offer-lay-more = Poser le { $number } en { $cell } pour un florin
kontor-offer-enough = Pas de second canal
kontor-say-laid-more = { $you ->
    [yes] Vous payez un florin et posez
   *[no] { $name } paie un florin et pose
  } aussi le { $number } en { $cell }.
kontor-refusal-not-a-canal-card = La seconde carte doit être un canal.
kontor-value-scenario-freewheel = Roue libre
kontor-value-scenario-freewheel-about = On joue chacun son tour, une carte à la fois, avec seulement l’ancre au départ, sur 7 × 7 cases. Les cartes spéciales sont mêlées aux canaux, les tavernes enivrent des docks, et on ne compte qu’à la fin : les secteurs fermés d’au moins deux docks.
kontor-ask-play = { $name } : jouez une carte, ou passez et prenez un florin.
kontor-ask-treat = { $name } : quel dock la taverne en { $cell } enivre-t-elle ?
kontor-next-treat = Choisissez un dock à enivrer.
kontor-offer-treat = Enivrer { $dock }
kontor-place-drunk = Ivre : ne compte pas.
kontor-say-treated = { $you ->
    [yes] Votre taverne
   *[no] La taverne { $de-name }
  } ({ $tavern }) enivre les ouvriers en { $cell } : ce dock ne compte plus.
kontor-say-sobered = Les ouvriers en { $cell } sont de nouveau sobres.
kontor-say-loses-turn = { $you ->
    [yes] La carte adverse porte un florin : vous ne pouvez pas payer l’impôt et sauterez votre
   *[no] La carte adverse porte un florin : { $name } ne peut pas payer l’impôt et sautera son
  } prochain tour.
kontor-say-lost-turn = { $you ->
    [yes] Vous sautez votre
   *[no] { $name } saute son
  } tour.
kontor-refusal-crane-wants-a-corner = Dans ce jeu, une grue ne touche les autres cartes que par les coins.
kontor-refusal-not-a-tavern = Seule une taverne enivre des docks.
kontor-refusal-not-your-tavern = Cette taverne n’est pas à vous.
kontor-refusal-once-a-turn = Vous avez déjà utilisé cette taverne pendant ce tour.
kontor-refusal-no-guest = Une taverne n’enivre que les autres docks de son secteur.
kontor-refusal-drunk-already = Cette taverne a déjà enivré ces ouvriers.
kontor-value-scenario-freewheel-solo = Roue libre individuelle
kontor-value-scenario-freewheel-solo-about = À trois ou quatre, chacun pour soi, avec une pile de docks commune : un dock appartient au joueur qui le pose. Deux joueurs peuvent s’allier dans un secteur et en partager les points. Le reste comme dans Roue libre ; les épices battent le thé et le vin, le thé bat le vin.
kontor-setup-players-about-3 = À trois, chacun joue pour soi.
kontor-ask-consent = { $name } : vous allier avec { $other } dans le secteur en { $cell } ?
kontor-offer-ally = S’allier à { $name }
kontor-offer-leave = Quitter l’alliance
kontor-offer-agree = Accepter
kontor-offer-refuse = Refuser
kontor-say-proposed = { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
  } une alliance { $mine ->
    [yes] avec vous
   *[no] à { $other }
  } dans le secteur en { $cell }.
kontor-say-refused = { $you ->
    [yes] Vous refusez
   *[no] { $name } refuse
  }.
kontor-say-allied = { $you ->
    [yes] Vous et { $other } formez
   *[no] { $mine ->
        [yes] { $name } et vous formez
       *[no] { $name } et { $other } forment
      }
  } une alliance dans le secteur en { $cell }.
kontor-say-left-ally = { $you ->
    [yes] Vous quittez
   *[no] { $name } quitte
  } l’alliance avec { $mine ->
    [yes] vous
   *[no] { $other }
  } dans le secteur en { $cell }.
kontor-say-fallen = L’alliance { $de-name } et { $other } est rompue : l’un des deux y a maintenant un autre allié.
kontor-say-sector-scored = Le secteur en { $cell } ({ $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
  }) est compté. { $tally } { $why }
kontor-tally-one = { $name } : { $goods }.
kontor-wins-line = chacun mène dans autant de marchandises. Les épices battent le thé et le vin, le thé bat le vin : { $you ->
    [yes] vous gagnez ce secteur
   *[no] { $count ->
        [one] { $name } gagne ce secteur
       *[other] { $name } gagnent ce secteur
      }
  }.
kontor-leads-line = { $you ->
    [yes] vous gagneriez
   *[no] { $count ->
        [one] { $name } gagnerait
       *[other] { $name } gagneraient
      }
  } maintenant : chacun mène dans autant de marchandises, et les épices battent le thé et le vin, le thé bat le vin.
kontor-wins-level = personne n’est seul en tête dans une marchandise : personne ne gagne ce secteur.
kontor-leads-level = personne n’est seul en tête dans une marchandise : personne ne gagnerait maintenant.
kontor-note-allies = Alliance ici : { $names }.
kontor-pair = { $name } et { $other }
kontor-place-top-all = Docks communs : au-dessus, { $card } ; en dessous, { $count }.
kontor-place-owner = Posé par { $name }.
kontor-refusal-nobody-to-ally = Aucun secteur ici ne le permet.
kontor-refusal-one-ally-only = On ne peut avoir qu’un allié par secteur.
kontor-refusal-proposed-before = Vous l’avez déjà proposé pendant ce tour.
kontor-say-game-ends-first-sector = Le premier secteur est gagné.
kontor-say-game-ends-three-in-line = Trois secteurs alignés !
kontor-refusal-island-is-dry = On ne pose pas de canal sur l’île.
kontor-refusal-would-part-a-field = Un canal ici couperait en deux le reste de cette zone.
kontor-refusal-needs-a-canal = Dans ce jeu, un dock doit toucher un canal.

## Règles facultatives
kontor-option-misery = Misère
kontor-option-misery-about = Seulement trois florins chacun ; un joueur qui n’en a plus alors que la trésorerie est vide perd aussitôt.
kontor-option-blockade = Blocus
kontor-option-blockade-about = On ne pose aucune carte à côté du bateau ; si, à cause de lui, personne ne peut poser de carte pendant une manche, la partie finit.
kontor-option-lastPoint = Point final
kontor-option-lastPoint-about = Le secteur terminé en dernier vaut 2.
kontor-option-finalSprint = Sprint final
kontor-option-finalSprint-about = La partie finit quand un joueur ne pourrait plus piocher que des canaux ; tous les secteurs ouverts sont alors fermés et comptés.
kontor-option-protection = Protection
kontor-option-protection-about = Une taverne protège du bateau les docks de son propriétaire dans le même secteur.
kontor-say-game-ends-penniless = Un joueur n’a plus de florin, et la trésorerie est vide.
kontor-say-game-ends-blockade = À cause du bateau, personne ne peut poser de carte.
kontor-say-game-ends-final-sprint = Il ne reste que des canaux à piocher : tous les secteurs sont fermés.
kontor-refusal-ship-bars = On ne pose aucune carte à côté du bateau.
kontor-refusal-tavern-protects = Une taverne protège ce dock du bateau.
kontor-option-freeDraw = Libre choix
kontor-option-freeDraw-about = Piochez votre nouvelle carte parmi les docks ou les canaux, au choix ; gardez toujours un dock et un canal en main.
kontor-option-oneGood = Choix de la marchandise
kontor-option-oneGood-about = Un dock à deux ou trois marchandises n’en débarque qu’une, au choix de son propriétaire.
kontor-option-firstPick = Premier choix
kontor-option-firstPick-about = En piochant un dock, on peut payer 2 florins et prendre celui de son choix dans sa pile.
kontor-option-corruption1 = Corruption 1
kontor-option-corruption1-about = Une taverne ne peut pas terminer un secteur ; en la posant, on peut ajouter un entrepôt à un dock à une seule marchandise dans son secteur.
kontor-option-corruption2 = Corruption 2
kontor-option-corruption2-about = Une taverne ne peut pas terminer un secteur ; en la posant, on peut ajouter un entrepôt à deux docks à une seule marchandise, si les deux docks et la taverne sont dans trois secteurs différents.
kontor-ask-land = { $name } : { $card }. Quelle marchandise débarquez-vous ?
kontor-ask-bribe = { $name } : quel dock reçoit un entrepôt de plus grâce à la taverne ?
kontor-ask-draw = { $name } : dans quelle pile piochez-vous ?
kontor-ask-pick = { $name } : quel dock prenez-vous dans votre pile ?
kontor-offer-land = Débarquer seulement : { $good }
kontor-offer-bribe = Entrepôt de plus : { $dock }
kontor-offer-decline = Ne pas le faire
kontor-offer-draw-docks = Piocher un dock
kontor-offer-draw-canals = Piocher un canal
kontor-offer-search = Payer et choisir
kontor-offer-pick = Prendre : { $card }
kontor-say-bribed = { $you ->
    [yes] Votre taverne
   *[no] La taverne { $de-name }
  } ajoute un entrepôt en { $cell } : { $good }.
kontor-say-searched = { $you ->
    [yes] Vous payez pour choisir dans toute votre
   *[no] { $name } paie pour choisir dans toute sa
  } pile.
kontor-say-picked = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } un dock en secret.
kontor-place-extra = { $count ->
    [1] Entrepôt de plus : { $goods }.
   *[other] { $count } entrepôts de plus : { $goods }.
  }
kontor-refusal-tavern-would-finish = Avec cette règle, une taverne ne peut pas terminer un secteur.
kontor-refusal-cannot-be-bribed = La taverne ne peut rien faire ici : choisissez un de vos docks à une seule marchandise, dans le bon secteur.
kontor-refusal-not-on-the-card = Le dock ne montre pas cette marchandise.
kontor-refusal-pile-is-empty = Cette pile est vide.
kontor-refusal-other-sort = Piochez une carte du même type que celle que vous avez jouée.
kontor-refusal-no-dock-in-hand = Il vous faut un dock en main : piochez-en un.
kontor-refusal-no-canal-in-hand = Il vous faut un canal en main : piochez-en un.
kontor-refusal-cannot-search = Il vous faut 2 florins, et au moins deux docks dans la pile.
kontor-refusal-not-in-pile = Ce dock n’est pas dans votre pile.
kontor-option-oldGrudges = Vieilles rancunes
kontor-option-oldGrudges-about = Le propriétaire d’une taverne décide si son secteur terminé compte ; avec les deux tavernes, il compte toujours.
kontor-option-justice = Justice
kontor-option-justice-about = Chacun commence avec trois docks de son choix ; puis quatre docks sont retirés de chaque pile sans être vus.
kontor-option-deadDrunk = Marins ivres morts
kontor-option-deadDrunk-about = On peut passer en secret, comme on choisit une carte. Pas de tavernes, sauf si une autre règle en a besoin.
kontor-option-floodChoice = Choix d’inondation
kontor-option-floodChoice-about = Au lieu de poser une inondation, on peut la défausser et poser deux canaux de sa main.
kontor-option-bridgeAndFlood = Pont et inondation
kontor-option-bridgeAndFlood-about = Chacun commence aussi avec un pont et une inondation.
kontor-option-greatFlood = Crue exceptionnelle
kontor-option-greatFlood-about = Chacun commence aussi avec une inondation, qui remplit les cases vides voisines avec des canaux de la pile.
kontor-ask-canals = { $name } : posez { $left ->
    [1] encore un canal
   *[other] un canal au lieu de l’inondation, et un second si vous voulez
  }.
kontor-ask-veto = { $name } : votre taverne est dans le secteur terminé en { $cell }. Est-ce qu’il compte ?
kontor-ask-opening = { $name } : choisissez vos premiers docks.
kontor-ask-choose-secret = { $name } : choisissez une carte, ou passez en secret et sautez la manche.
kontor-offer-discard = Deux canaux à la place
kontor-offer-lay-canal = Poser en { $cell } : { $card }
kontor-offer-count = Il compte
kontor-offer-void = Il ne compte pas
kontor-say-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
  } l’inondation { $number } pour poser des canaux.
kontor-say-filled = L’inondation amène le canal { $number } en { $cell }.
kontor-say-judged = { $you ->
    [yes] Vous décidez
   *[no] { $name } décide
  } : le secteur en { $cell } { $counts ->
    [true] compte
   *[other] ne compte pas, ses entrepôts retournent à la réserve
  }.
kontor-say-opened = { $you ->
    [yes] Vous avez choisi vos
   *[no] { $name } a choisi ses
  } premiers docks.
kontor-say-docks-leave = { $count } docks sont retirés de chaque pile sans être vus.
kontor-say-silently-opening = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
  } un premier dock en secret.
kontor-standing-vetoed = Il ne compte pas : le propriétaire d’une taverne en a décidé ainsi.
kontor-standing-nobody-vetoed = Le propriétaire d’une taverne a décidé qu’il ne compte pas : il n’est pas classé.
kontor-refusal-no-canal-to-lay = On ne défausse l’inondation que si la règle est en jeu et qu’on a un canal à poser.
kontor-refusal-lay-a-canal = Posez des canaux à la place de l’inondation.
kontor-option-specialShop = Achat de cartes spéciales
kontor-option-specialShop-about = Avant une manche, on peut acheter des cartes spéciales face cachée, 2 florins chacune.
kontor-option-export = Exportation
kontor-option-export-about = On peut exporter une des marchandises d’un dock ; en exporter le plus rapporte 1 point, pour chaque marchandise.
kontor-option-events = Événements
kontor-option-events-about = Après une manche où un secteur a été terminé, un événement survient, parmi dix.
kontor-source-export = Exportation
kontor-source-golden-days = Jours dorés
kontor-score-source-about-export = 1 par marchandise dont vous avez exporté le plus
kontor-score-source-about-golden-days = grâce à un événement
kontor-ask-export = { $name } : { $card }. Exporter une marchandise ?
kontor-ask-shop = { $name } : combien de cartes spéciales achetez-vous ?
kontor-ask-show = { $name } : à deux, vous voulez { $wanted ->
    [one] { $wanted } carte spéciale
   *[other] { $wanted } cartes spéciales
  }, et il { $left ->
    [1] n’en reste qu’une
   *[other] n’en reste que { $left }
  }. Quelle carte montrez-vous ? La plus haute achète d’abord.
kontor-offer-show = Montrer : { $card }
kontor-ask-exchange = { $name } : échanger un entrepôt contre une autre marchandise ?
kontor-ask-wedding = { $name } : prendre un dock de votre choix dans la pile ? Choisissez le dock de votre main qui va dessous, ou la pile.
kontor-next-exchange = Choisissez la nouvelle marchandise.
kontor-next-wed = Choisissez le dock à prendre.
kontor-offer-land-all = Ne rien exporter
kontor-offer-export = Exporter : { $good }
kontor-offer-buy = { $count ->
    [0] Ne rien acheter
    [1] En acheter une
   *[other] En acheter { $count }
  }
kontor-offer-exchange = Échanger : { $from } contre { $to }, { $dock }
kontor-offer-wed = Prendre : { $card } ; remettre : { $give }
kontor-offer-wed-same = Remettre : { $card }
kontor-say-exported = { $you ->
    [yes] Vous exportez
   *[no] { $name } exporte
  } : { $good }.
kontor-say-recalled = { $you ->
    [yes] Vous reprenez
   *[no] { $name } reprend
  } à l’exportation : { $good }.
kontor-say-bought = { $count ->
    [0] { $you ->
        [yes] Vous arrivez trop tard : il n’y a plus de carte spéciale
       *[no] { $name } arrive trop tard : il n’y a plus de carte spéciale
      }
    [one] { $you ->
        [yes] Vous achetez une carte spéciale
       *[no] { $name } achète une carte spéciale
      }
   *[other] { $you ->
        [yes] Vous achetez { $count } cartes spéciales
       *[no] { $name } achète { $count } cartes spéciales
      }
  }{ $less ->
    [true] , les dernières
   *[other] {""}
  }.
kontor-say-shown = { $you ->
    [yes] Vous montrez
   *[no] { $name } montre
  } le { $number }.
kontor-say-event-turned = Événement : { $event }
kontor-say-unasked = Toutes les réponses terminent la partie sur le même résultat : la question n’est pas posée.
kontor-event-hurricane = ouragan. Chacun ne garde qu’un florin.
kontor-event-conspiracy = conjuration. Le plus riche saute cette manche.
kontor-event-disorder = désordres. Les docks en main vont sous les piles et chacun en pioche d’autres.
kontor-event-flood-damage = dégâts des eaux. Chacun peut échanger un entrepôt contre une autre marchandise.
kontor-event-wedding = mariage. Chacun peut prendre un dock de son choix dans sa pile.
kontor-event-strike = grève. Une taverne dans le port rapporte un florin à son propriétaire.
kontor-event-fire = incendie. Les grues des secteurs ouverts retournent sous les piles.
kontor-event-golden-days = jours dorés. Le plus riche reçoit un point.
kontor-event-struggle = lutte d’influence. Chacun montre sa main.
kontor-event-blockade-at-sea = blocus maritime. Désormais les épices battent le vin, le vin bat le thé, le thé bat les épices.
kontor-say-lost-florins = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
  } { $count ->
    [1] un florin
   *[other] { $count } florins
  }.
kontor-say-sits-out = { $you ->
    [yes] Vous sautez
   *[no] { $name } saute
  } cette manche.
kontor-say-redrew-docks = { $you ->
    [yes] Vous mettez vos docks sous votre pile et en piochez
   *[no] { $name } met ses docks sous sa pile et en pioche
  } d’autres.
kontor-say-exchanged = { $you ->
    [yes] Vous échangez
   *[no] { $name } échange
  } en { $cell } : { $from } contre { $to }.
kontor-say-wedded = { $you ->
    [yes] Vous prenez en secret un dock de votre choix et en remettez
   *[no] { $name } prend en secret un dock de son choix et en remet
  } un.
kontor-say-got-florin = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
  } un florin pour une taverne.
kontor-say-burnt = La grue { $number } ({ $cell }) brûle.
kontor-say-got-point = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
  } un point.
kontor-wins-reversed-order = chacun mène dans une marchandise, avec la même suprématie. Depuis le blocus maritime, les épices battent le vin, le vin bat le thé, le thé bat les épices : { $you ->
    [yes] vous gagnez ce secteur
   *[no] { $name } gagne ce secteur
  }.
kontor-leads-reversed-order = { $you ->
    [yes] vous gagneriez
   *[no] { $name } gagnerait
  } maintenant : chacun mène dans une marchandise avec la même suprématie, et depuis le blocus maritime les épices battent le vin, le vin bat le thé, le thé bat les épices.
kontor-place-bought = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } choisi en secret d’en acheter { $count }.
kontor-refusal-nothing-to-export = Il n’y a pas d’entrepôt de cette marchandise.
kontor-refusal-cannot-buy-so-many = Vous ne pouvez pas en acheter autant : il manque des florins ou des cartes.
kontor-refusal-cannot-exchange = On n’échange qu’un de ses entrepôts dans un secteur ouvert, contre une autre marchandise, et pas là où l’adversaire vient de le faire.
kontor-option-smuggling = Contrebande
kontor-option-smuggling-about = Une fois par partie, on peut poser face cachée un canal ou un dock à marchandises. On le dévoile à la fin ; d’ici là, aucun secteur qui le touche n’est compté.
kontor-ask-smuggle = { $name } : posez votre carte face cachée.
kontor-offer-smuggle = Jouer en contrebande : { $card }
kontor-offer-smuggle-it = En contrebande
kontor-offer-lay-dark = La poser face cachée en { $cell }
kontor-say-smuggles = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } une carte face cachée, qui se pose en dernier.
kontor-say-smuggled = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
  } { $dock ->
    [true] un dock
   *[other] un canal
  } face cachée en { $cell }.
kontor-say-could-not-smuggle = { $you ->
    [yes] Vous ne pouvez poser votre carte cachée nulle part et la reprenez
   *[no] { $name } ne peut poser sa carte cachée nulle part et la reprend
  } sans la montrer.
kontor-say-turned-up = { $you ->
    [yes] Votre carte
   *[no] La carte { $de-name }
  } en { $cell } est dévoilée : { $number }.
kontor-place-smuggles = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } choisi le { $number }, à poser face cachée.
kontor-refusal-smuggled-already = On ne pose qu’une carte face cachée par partie, et seulement si la règle est en jeu.
kontor-refusal-cannot-be-smuggled = On ne joue en contrebande qu’un canal, ou un dock à marchandises.

## Un fichier de matériel pour Kontor
kontor-deck = Valeurs des cartes
kontor-deck-ours = Nous n’avons pas les images imprimées. Quels numéros sont des canaux (45 à 87), quels docks sont rouges (les impairs), quelles cartes montrent quelles marchandises, quels florins et quels bateaux, et la disposition de Canale Grande, d’Île Grande et de Watergames sont une reconstitution de notre part. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies valeurs.
kontor-deck-not-a-deck = Le fichier peut contenir « game », « numbers », « cards », « warehouses », « florins », « layouts » et « harbour », sous la forme indiquée dans la documentation.
kontor-refusal-other-game = Le fichier est pour un autre jeu.
kontor-refusal-too-many-numbers = { $mark ->
    [tea] Thé
    [wine] Vin
    [spice] Épices
    [florin] Florins
    [canals] Canaux
    [red] Docks rouges
   *[ship] Bateaux
  } : la liste a { $has } numéros ; { $most } au plus sont possibles.
kontor-refusal-no-such-card = { $mark ->
    [tea] Pas de thé sur la carte { $number } : les marchandises sont sur des docks sans grue ni taverne.
    [wine] Pas de vin sur la carte { $number } : les marchandises sont sur des docks sans grue ni taverne.
    [spice] Pas d’épices sur la carte { $number } : les marchandises sont sur des docks sans grue ni taverne.
    [florin] Pas de florin sur la carte { $number } : seuls les docks et les canaux en portent.
    [canals] La carte { $number } ne peut pas être un canal : les cartes 3 à 87 le peuvent, sauf les grues 29 à 32.
    [red] La carte { $number } n’est pas un dock : elle ne peut pas être rouge.
   *[ship] Pas de bateau sur la carte { $number } : seuls les docks et les canaux en portent.
  }
kontor-refusal-number-twice = { $mark ->
    [tea] Thé
    [wine] Vin
    [spice] Épices
    [florin] Florins
    [canals] Canaux
    [red] Docks rouges
   *[ship] Bateaux
  } : le numéro { $number } y figure deux fois.
kontor-refusal-two-symbols = La carte { $number } ne peut pas montrer à la fois un florin et un bateau.
kontor-refusal-wrong-amount = { $pieces ->
    [canals] Canaux
    [red-docks] Docks rouges
    [black-docks] Docks noirs
    [red-cranes] Grues rouges
    [black-cranes] Grues noires
    [red-taverns] Tavernes rouges
    [black-taverns] Tavernes noires
    [tea] Entrepôts de thé
    [wine] Entrepôts de vin
    [spice] Entrepôts d’épices
   *[florins] Florins
  } : { $exactly ->
    [yes] { $has } au lieu de { $least }.
   *[no] { $has } ; de { $least } à { $most } sont possibles.
  }
kontor-refusal-too-few = { $pieces ->
    [canals] Canaux
   *[florins] Florins
  } : le fichier en a { $has }, mais ce scénario en demande { $least } au début.
kontor-refusal-wrong-harbour = { $fault ->
    [anchor] Un port a une seule ancre ; celui-ci en a { $has }.
    [ships] Le bateau commence sur un seul canal ; { $has } sont marqués.
    [apart] Tous les canaux doivent être reliés à l’ancre ; { $has } ne le sont pas.
    [alone] Chaque dock doit toucher un canal, l’ancre ou un autre dock.
    [closed-in] Aucun dock ne doit être enfermé dès le début.
    [too-large] Le port a { $has } cases de long dans un sens ; son plateau n’en a que { $bound }.
    [too-many-canals] Le port a { $has } canaux ; { $bound } au plus sont possibles.
    [too-many-docks] Chaque camp a deux grues et une taverne ; ici, { $has } au lieu de { $bound }.
    [board] Un plateau a de 4 à { $bound } cases dans ce sens, pas { $has }.
   *[other] Ligne { $has } : dessinez un port en lignes de même longueur, avec ~ S A c C t T et des points.
  }
kontor-refusal-own-map = { $scenario } a son propre plateau.
kontor-refusal-wrong-layout = { $layout ->
    [canale-grande] Canale Grande
    [ile-grande] Île Grande
   *[watergames] Watergames
  } : { $fault ->
    [marks] un dessin a des lignes de même longueur : ~ pour les canaux, S pour un canal avec le bateau, A pour l’ancre et . pour les cases vides.
    [anchor] il faut une seule ancre ; le dessin en a { $has }.
    [ships] le bateau commence sur un seul canal ; { $has } sont marqués.
    [apart] tous les canaux doivent être reliés à l’ancre ; { $has } ne le sont pas.
    [too-large] il a { $has } cases de long dans un sens ; son plateau n’en a que { $bound }.
    [too-many-canals] il a { $has } canaux ; { $bound } au plus sont possibles.
   *[no-island] les canaux doivent entourer une seule île ; ils en entourent { $has }.
  }
kontor-one-answer = Une seule réponse : carte ou passe
kontor-one-answer-about = Chacun choisit en secret une carte, ou passe, d’un seul coup : l’appareil ne fait qu’un tour. Dans la règle imprimée, on annonce d’abord si l’on passe.
