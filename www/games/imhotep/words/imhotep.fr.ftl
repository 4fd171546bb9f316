# Imhotep en français. Rien que des phrases : aucune règle n’est décidée ici. Chaque clé commence par « imhotep- ».

## En général
imhotep-about = Chargez des pierres sur des bateaux communs, envoyez-les vers cinq lieux : six manches, deux à quatre joueurs, un seul écran.
imhotep-round = Manche { $round } sur 6

## Préparation
imhotep-setup-sites-about = Chaque lieu a une face A, plus simple, et une face B, qui offre plus de choix. Mélangez-les à votre gré.
imhotep-option-market = Marché
imhotep-option-pyramid = Pyramides
imhotep-option-temple = Temple
imhotep-option-chamber = Chambre funéraire
imhotep-option-obelisks = Obélisques
imhotep-option-wrath = Colère du Pharaon
imhotep-option-wrath-about = À la fin, un joueur sans pierre sur un ou plusieurs des quatre chantiers perd 5 points.
imhotep-option-pyramidBonus = Bonus des pyramides (face B)
imhotep-option-pyramidBonus-about = Une carte ou trois pierres gagnées aux pyramides ; le livret dit « pouvez ».
imhotep-value-pyramidBonus-must = obligatoires
imhotep-value-pyramidBonus-may = facultatifs
imhotep-value-market-a-about = Quatre cartes sont visibles.
imhotep-value-market-b-about = Trois cartes sont visibles ; une paire est cachée : regardez les deux, gardez-en une.
imhotep-value-pyramid-a-about = Une pyramide, bâtie dans l’ordre ; chaque emplacement donne aussitôt ses points.
imhotep-value-pyramid-b-about = Trois pyramides : choisissez-en une par pierre. Certains emplacements ajoutent une carte, des pierres ou une pierre sur un bateau. Les valeurs sont reconstituées : nous n’avons pas l’image imprimée.
imhotep-value-temple-a-about = Après chaque manche, chaque pierre visible d’en haut vaut 1 point.
imhotep-value-temple-b-about = Vue d’en haut, chaque colonne donne autre chose : des points, des pierres ou une carte. L’ordre des colonnes est reconstitué.
imhotep-value-chamber-a-about = À la fin, les pierres d’une couleur qui se touchent comptent ensemble.
imhotep-value-chamber-b-about = À la fin, chacune des trois rangées compte à part : 8, 4 et 2 points pour le plus de pierres.
imhotep-value-obelisks-a-about = À la fin, les obélisques les plus hauts rapportent des points.
imhotep-value-obelisks-b-about = Trois de vos pierres forment un obélisque, qui compte aussitôt ; les premiers rapportent le plus. Les valeurs inférieures à 9 sont reconstituées.

## Noms des choses
imhotep-site-market = Marché
imhotep-site-pyramid = Pyramides
imhotep-site-temple = Temple
imhotep-site-chamber = Chambre funéraire
imhotep-site-obelisks = Obélisques
imhotep-to-market = au Marché
imhotep-to-pyramid = aux Pyramides
imhotep-to-temple = au Temple
imhotep-to-chamber = à la Chambre funéraire
imhotep-to-obelisks = aux Obélisques
imhotep-area-quarry = Carrière
imhotep-area-river = Bateaux
imhotep-area-sites = Lieux
imhotep-area-hands = Cartes des joueurs
imhotep-card-entrance = Entrée
imhotep-card-sarcophagus = Sarcophage
imhotep-card-paved-path = Chemin pavé
imhotep-card-pyramid-ornament = Ornement de la pyramide
imhotep-card-temple-ornament = Ornement du temple
imhotep-card-chamber-ornament = Ornement de la chambre funéraire
imhotep-card-obelisk-ornament = Ornement des obélisques
imhotep-card-statue = Statue
imhotep-card-lever = Levier
imhotep-card-hammer = Marteau
imhotep-card-sail = Voile
imhotep-card-chisel = Burin
imhotep-about-entrance = aussitôt : une pierre de la carrière aux Pyramides
imhotep-about-sarcophagus = aussitôt : une pierre de la carrière à la Chambre funéraire
imhotep-about-paved-path = aussitôt : une pierre de la carrière aux Obélisques
imhotep-about-pyramid-ornament = à la fin : 1 point pour 3 pierres aux Pyramides
imhotep-about-temple-ornament = à la fin : 1 point pour 3 pierres au Temple
imhotep-about-chamber-ornament = à la fin : 1 point pour 3 pierres dans la Chambre funéraire
imhotep-about-obelisk-ornament = à la fin : 1 point pour 3 pierres aux Obélisques
imhotep-about-statue = à la fin : 1, 3, 6, 10, 15 points pour 1 à 5 statues, puis 2 par statue
imhotep-about-lever = action : envoyer un bateau et choisir l’ordre de déchargement
imhotep-about-hammer = action : prendre jusqu’à 3 pierres, puis en charger une
imhotep-about-sail = action : charger une pierre et envoyer ce bateau
imhotep-about-chisel = action : charger deux pierres
imhotep-source-pyramid = Pyramides
imhotep-source-temple = Temple
imhotep-source-chamber = Chambre funéraire
imhotep-source-obelisks = Obélisques
imhotep-source-ornaments = Ornements
imhotep-source-statues = Statues
imhotep-source-unused-cards = Cartes bleues non jouées
imhotep-source-wrath = Colère du Pharaon
imhotep-boat = le bateau de { $capacity }
imhotep-boat-nth = le { $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } bateau de { $capacity }
imhotep-boat-title = Bateau de { $capacity }
imhotep-boat-title-nth = Bateau de { $capacity } ({ $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  })

## À qui de jouer, et que faire
imhotep-act-take-stones = prenez des pierres
imhotep-act-load = chargez une pierre
imhotep-act-sail = envoyez un bateau
imhotep-act-card = jouez une carte bleue
imhotep-ask-pass = { $name } : vous ne pouvez que passer.
imhotep-ask-pick-card = { $name } : choisissez une carte au Marché.
imhotep-ask-keep-card = { $name } : gardez une carte de la paire.
imhotep-ask-choose-pyramid = { $name } : choisissez une pyramide pour votre pierre.
imhotep-ask-load-bonus = { $name } : vous pouvez charger une pierre sur un bateau.
imhotep-ask-take-bonus-card = { $name } : vous pouvez prendre la première carte de la pioche.
imhotep-ask-take-bonus-stones = { $name } : vous pouvez prendre trois pierres.
imhotep-ask-temple-choice = { $name } : 1 point ou { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } ?
imhotep-next-lane = Choisissez un lieu pour { $boat }.
imhotep-next-lever = Levier : choisissez le bateau à envoyer.
imhotep-next-lever-order = Levier : choisissez les pierres dans l’ordre où vous voulez les décharger.
imhotep-next-lever-site = Levier : choisissez un lieu pour { $boat }.
imhotep-next-hammer = Marteau : choisissez l’emplacement de la pierre à charger.
imhotep-next-sail-card = Voile : choisissez l’emplacement de la pierre.
imhotep-next-sail-card-site = Voile : choisissez un lieu pour { $boat }.
imhotep-next-chisel = Burin : choisissez deux emplacements.
imhotep-next-chisel-second = Burin : choisissez le second emplacement.

## Ce que fera Confirmer
imhotep-offer-take-stones = Prendre des pierres dans la carrière
imhotep-offer-load = Charger une pierre sur { $boat }, emplacement { $place }
imhotep-offer-sail = Envoyer { $boat } { $to }
imhotep-offer-lever = Levier : envoyer { $boat } { $to }, ordre de déchargement : { $names }
imhotep-offer-hammer = Marteau : prendre des pierres, puis en charger une sur { $boat }, emplacement { $place }
imhotep-offer-sail-card = Voile : charger une pierre sur { $boat }, emplacement { $place }, et l’envoyer { $to }
imhotep-offer-chisel = Burin : charger deux pierres sur { $boat }, emplacements { $first } et { $second }
imhotep-offer-chisel-two = Burin : charger une pierre sur { $boat }, emplacement { $place }, et une sur { $other }, emplacement { $second }
imhotep-offer-pass = Passer
imhotep-offer-pick-card = Prendre la carte { $card }
imhotep-offer-pick-pair = Prendre la paire face cachée
imhotep-offer-keep-card = Garder la carte { $card }
imhotep-offer-choose-pyramid = Bâtir sur la pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  }
imhotep-offer-load-bonus = Charger une pierre sur { $boat }, emplacement { $place }
imhotep-offer-decline = Non, merci
imhotep-offer-accept = Prendre
imhotep-offer-accept-card = Prendre la carte
imhotep-offer-accept-stones = Prendre les pierres
imhotep-offer-temple-point = 1 point
imhotep-offer-temple-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }
imhotep-preview-result = La partie se termine alors : { $scores }.

## Ce qui s’est passé
imhotep-say-round-begins = La manche { $round } commence. { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } en premier.
imhotep-say-took-stones = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } { $stones ->
    [0] aucune pierre
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } dans la carrière.
imhotep-say-loaded = { $you ->
    [yes] Vous chargez
   *[no] { $name } charge
  } une pierre sur { $boat }, emplacement { $place }.
imhotep-say-sailed = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
  } { $boat } { $to }.
imhotep-say-played-card = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } la carte { $card }.
imhotep-say-chose-pyramid = { $you ->
    [yes] Vous bâtissez
   *[no] { $name } bâtit
  } sur la pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  }.
imhotep-say-delivered = { $you ->
    [yes] Vous
   *[no] { $name }
  } : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } { $to }.
imhotep-say-delivered-scored = { $you ->
    [yes] Vous
   *[no] { $name }
  } : une pierre { $to }, { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-say-picked-card = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } la carte { $card }.
imhotep-say-took-pair = { $you ->
    [yes] Vous dévoilez
   *[no] { $name } dévoile
  } la paire : { $cards }.
imhotep-say-kept-card = { $you ->
    [yes] Vous gardez
   *[no] { $name } garde
  } la carte { $card }.
imhotep-say-drew-card = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
  } la carte { $card }.
imhotep-say-quarry-empty = { $you ->
    [yes] Vous n’avez plus de pierre dans votre
   *[no] { $name } n’a plus de pierre dans la
  } carrière : la carte { $card } est sans effet.
imhotep-say-stone-returned = { $you ->
    [yes] Vous
   *[no] { $name }
  } : la pierre retourne à la carrière.
imhotep-say-built-obelisk = { $you ->
    [yes] Vous achevez
   *[no] { $name } achève
  } un obélisque : { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-say-bonus-stones = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
  } { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }.
imhotep-say-bonus-declined = { $you ->
    [yes] Vous renoncez
   *[no] { $name } renonce
  } au bonus.
imhotep-say-temple-scored = On compte les points du Temple.
imhotep-say-reshuffled = La pioche est vide : { $cards ->
    [one] { $cards } carte est mélangée
   *[other] { $cards } cartes sont mélangées
  } pour en former une nouvelle.
imhotep-say-market-cleared = Les cartes restées au Marché sont défaussées.
imhotep-say-all-stuck = Plus personne ne peut rien faire.
imhotep-say-round-ends = La manche { $round } se termine.

## Comment s’appelle une place : la chose, son état, la conséquence
imhotep-place-quarry = { $you ->
    [yes] Votre carrière
   *[no] Carrière { $de-name }
  } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  } ; réserve : { $sled } sur 5.
imhotep-place-lane = { $boat } : chargement { $load } sur { $capacity }, depuis la proue : { $stones }. { $state }
imhotep-place-lane-empty = { $boat } : vide. { $state }
imhotep-lane-ready = Peut partir.
imhotep-lane-needs = Il faut { $least ->
    [one] { $least } pierre
   *[other] { $least } pierres
  } pour partir.
imhotep-place-boat-free = { $boat }, emplacement { $place } : libre.
imhotep-place-boat-stone = { $boat }, emplacement { $place } : { $you ->
    [yes] votre pierre
   *[no] pierre { $de-name }
  }.
imhotep-dock-free = Quai libre.
imhotep-dock-taken = Quai occupé.
imhotep-place-dock = { $site } : { $dock } { $state }
imhotep-state-market = { $cards ->
    [0] Plus de carte.
    [one] { $cards } carte.
   *[other] { $cards } cartes.
  }
imhotep-state-pyramid-next = Prochain emplacement : { $points } { $points ->
    [one] point
   *[other] points
  }.
imhotep-state-pyramid-full = Pleine : 1 point par pierre.
imhotep-state-pyramids = Pierres : { $counts }.
imhotep-state-temple = Vu d’en haut : { $names }.
imhotep-state-temple-empty = Encore aucune pierre.
imhotep-state-chamber = Pierres : { $counts }.
imhotep-state-obelisks = Hauteurs : { $counts }.
imhotep-state-obelisks-b = En attente : { $counts }. Bâtis : { $built }.
imhotep-state-none = Encore aucune pierre.
imhotep-place-market = Carte Marché { $card }{ $twin ->
    [yes] {" "}({ $nth } sur { $count })
   *[no] {""}
  } : { $about }.
imhotep-place-pair = Paire cachée : regardez les deux cartes et gardez-en une.
imhotep-place-pair-seen = Carte { $card } de la paire : { $about }.
imhotep-place-deck = Pioche : { $count ->
    [0] vide
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }.
imhotep-place-discard = Défausse : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }.
imhotep-place-held = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } la carte { $card }{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  } : { $about }.
imhotep-place-pyramid = Pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  } : prochain emplacement : { $points } { $points ->
    [one] point
   *[other] points
  }{ $bonus ->
    [card] {" "}et une carte
    [stones] {" "}et trois pierres
    [boat] {" "}et une pierre sur un bateau
   *[none] {""}
  }.
imhotep-place-pyramid-over = Pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  } : pleine. À côté, 1 point par pierre.
imhotep-place-player = { $name } ({ $colour }, { $mark }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, réserve : { $sled } sur 5.

## Scores
imhotep-score-why-sled = { $names } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Les pierres de la réserve ont départagé : { $sleds }.
imhotep-score-why-shared = Égalité aux points ({ $points }) et aux pierres de la réserve : la victoire est partagée.
imhotep-decided-pyramid = Les pyramides ont fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-temple = Le temple a fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-chamber = La chambre funéraire a fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-obelisks = Les obélisques ont fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-ornaments = Les ornements ont fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-statues = Les statues ont fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-unused-cards = Les cartes bleues non jouées ont fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-decided-wrath = La Colère du Pharaon a fait la différence : { $lead } pour { $names } face à { $over }.
imhotep-score-sofar = Points acquis ; entre parenthèses, ceux qui s’ajouteraient si la partie finissait maintenant.
imhotep-score-source-about-pyramid = aussitôt, emplacement par emplacement
imhotep-score-source-about-temple = après chaque manche, pierres vues d’en haut
imhotep-score-source-about-chamber = à la fin
imhotep-score-source-about-obelisks = { $side ->
    [a] à la fin
   *[b] dès qu’un obélisque est achevé
  }
imhotep-score-source-about-ornaments = 1 point pour 3 pierres sur le lieu
imhotep-score-source-about-statues = 1, 3, 6, 10, 15, puis 2 par statue
imhotep-score-source-about-unused-cards = 1 point chacune
imhotep-score-source-about-wrath = un chantier sans pierre

## Pourquoi pas
imhotep-refusal-cannot-pass = Vous ne pouvez pas passer tant qu’une action est possible.
imhotep-refusal-sled-full = Votre réserve est pleine : elle contient 5 pierres.
imhotep-refusal-quarry-empty = Il n’y a plus de pierres de cette couleur dans la carrière.
imhotep-refusal-sled-empty = Votre réserve est vide.
imhotep-refusal-no-such-place = Cet emplacement n’existe pas.
imhotep-refusal-place-taken = Il y a déjà une pierre ici.
imhotep-refusal-boat-sailed = Ce bateau est déjà parti.
imhotep-refusal-too-few-stones = Ce bateau ne part qu’avec { $least ->
    [1] une pierre
   *[other] { $least } pierres
  } ; il { $has ->
    [0] n’en a aucune
   *[other] en a { $has }
  }.
imhotep-refusal-dock-taken = Il y a déjà un bateau ici : { $site }.
imhotep-refusal-card-not-held = Il vous faut la carte { $card }.
imhotep-refusal-wrong-order = Ces pierres ne sont pas sur le bateau.
imhotep-refusal-boat-full = Il n’y a plus d’emplacement libre sur ce bateau.
imhotep-refusal-two-stones-needed = Pour le Burin, il faut deux pierres dans votre réserve.
imhotep-refusal-two-places-needed = Pour le Burin, il faut deux emplacements libres sur les bateaux.
imhotep-refusal-card-not-there = La carte { $card } n’est pas au Marché.
imhotep-refusal-no-pair = Il n’y a pas de paire face cachée.
imhotep-refusal-not-in-pair = La carte { $card } ne fait pas partie de la paire.
imhotep-refusal-pyramid-full = Cette pyramide est pleine.
imhotep-refusal-not-this-bonus = Vous ne pouvez pas choisir ce bonus.
imhotep-refusal-nothing-here-dock = Choisissez d’abord un bateau qui peut partir, puis le lieu.
imhotep-refusal-no-boat-ready = Aucun bateau n’a encore assez de pierres pour partir.
imhotep-refusal-nothing-here-quarry = Vous prenez ici des pierres de votre couleur, à votre tour.
imhotep-refusal-nothing-here-held = Vous ne pouvez jouer que des cartes bleues, et seulement à votre tour.
imhotep-refusal-nothing-here-boat = Vous ne pouvez pas charger de pierre ici maintenant.
imhotep-refusal-nothing-here-lane = Vous ne pouvez pas utiliser ce bateau pour cela.
imhotep-refusal-nothing-here-market = Vous prenez une carte quand un bateau arrive au Marché avec une de vos pierres.
imhotep-refusal-nothing-here-pair = Vous prenez une carte quand un bateau arrive au Marché avec une de vos pierres.

## Pourquoi une table ou une partie enregistrée n’est pas acceptée
imhotep-refusal-wrong-number-of-seats = Imhotep se joue de 2 à 4.
imhotep-refusal-wrong-deck = La pioche Marché n’est pas complète.
imhotep-refusal-wrong-boats = Les cartes de manche ne conviennent pas aux bateaux.

## Un fichier de matériel pour Imhotep
imhotep-deck = Valeurs imprimées
imhotep-deck-ours = Le nombre d’emplacements des pyramides B et ce qu’ils donnent, l’ordre du temple B et les obélisques B inférieurs à 9 sont une reconstitution de notre part : ils sont imprimés sur des images que nous n’avons pas. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies valeurs.
imhotep-deck-not-a-deck = Le fichier peut contenir « game », « pyramids », « temple », « obelisks » et « rounds », sous la forme indiquée dans la documentation.
imhotep-refusal-other-game = Le fichier est pour un autre jeu.
imhotep-refusal-wrong-pyramids = Le fichier a { $has ->
    [one] { $has } pyramide
   *[other] { $has } pyramides
  } ; il en faut { $right }.
imhotep-refusal-wrong-pyramid = La pyramide { $pyramid } a { $has ->
    [one] { $has } emplacement
   *[other] { $has } emplacements
  } ; de { $least } à { $most } sont possibles.
imhotep-refusal-wrong-space = Pyramide { $pyramid }, emplacement { $space } : { $has ->
    [one] { $has } point
   *[other] { $has } points
  } ; { $most } au plus sont possibles.
imhotep-refusal-wrong-temple = Le temple a { $right } emplacements ; le fichier en nomme { $has }.
imhotep-refusal-wrong-obelisks = Le fichier a { $has } emplacements pour les obélisques ; { $most } au plus sont possibles.
imhotep-refusal-wrong-slot = Obélisques, emplacement { $slot } : { $has ->
    [one] { $has } point
   *[other] { $has } points
  } ; { $most } au plus sont possibles.
imhotep-refusal-wrong-rounds = Il faut { $right } listes de cartes de manche, pour deux, trois et quatre joueurs ; le fichier en a { $has }.
imhotep-refusal-wrong-round-cards = Cartes de manche pour { $players } joueurs : { $has } au lieu de { $right }.
imhotep-refusal-wrong-round-card = Cartes de manche pour { $players } joueurs, carte { $card } : { $has ->
    [one] { $has } bateau
   *[other] { $has } bateaux
  } au lieu de { $right }.
imhotep-refusal-too-many-boats = Cartes de manche pour { $players } joueurs, carte { $card } : { $has ->
    [one] { $has } bateau
   *[other] { $has } bateaux
  } à { $size } ; la boîte en a { $most }.
