# Français. Des phrases seulement : aucune règle ne se décide ici.

## La page
game-imhotep = Imhotep
app-name = Dockhand
app-about = Des jeux de société de bateaux, de pierres et de ports. Ni compte, ni réseau, ni attente.
imhotep-about = Chargez des pierres sur des bateaux communs, menez-les vers cinq lieux : six manches, deux à quatre joueurs, un seul écran.
language-name = Français
round = Manche { $round } sur 6
round-short = { $round }/6
menu = Menu
close = Fermer
log = Ce qui s’est passé
log-open = Journal
past-earlier = Position précédente
past-later = Position suivante
past-position = Coup d’œil en arrière : après le coup { $at } sur { $of }.
past-return = Annuler ou Échap : retour à la partie.
confirm = Confirmer
cancel = Annuler
undo = Revenir
new-game = Nouvelle partie
settings = Réglages
scores = Scores
save-file = Enregistrer dans un fichier
open-file = Ouvrir un fichier
share-link = Copier un lien vers cette partie
link-copied = Le lien est copié. Qui l’ouvre voit la partie telle qu’elle est maintenant.
link-here = Copiez ce lien : qui l’ouvre voit la partie telle qu’elle est maintenant.
opened = La partie est ouverte : { $moves ->
    [one] { $moves } coup joué.
   *[other] { $moves } coups joués.
  }
leave-title = Quitter cette partie ?
leave-text = Elle n’est pas conservée, sauf si vous l’enregistrez dans un fichier ou copiez son lien.
leave = Quitter
stay = Continuer à jouer
no-wasm = Ce navigateur ne peut pas exécuter le jeu : { $reason }

## Préparation
setup-title = Préparer une partie
setup-game = Jeu
setup-players = Joueurs
setup-count = Nombre de joueurs
setup-count-option = { $count } joueurs
setup-name-of = Nom du joueur { $number }
setup-colour-of = Couleur du joueur { $number }
setup-default-name = Joueur { $number }
setup-sites = Lieux
setup-sites-about = Chaque lieu a une face A, plus simple, et une face B qui offre plus de choix. Tous les mélanges sont permis.
setup-side = Face { $side }
preset-a = Tout A
preset-b = Tout B
preset-surprise = Au hasard
setup-options = Options
setup-seed = Graine
setup-seed-about = La même graine, avec les mêmes choix, donne la même partie.
setup-seed-new = Autre graine
setup-start = Jouer
setup-first-chance = Au hasard
setup-bad-seed = La graine doit être un nombre entier de 0 à 4294967295.
option-market = Marché
option-pyramid = Pyramides
option-temple = Temple
option-chamber = Chambre funéraire
option-obelisks = Obélisques
option-wrath = Colère du Pharaon
option-wrath-about = Qui n’a aucune pierre sur un ou plusieurs des quatre sites de construction perd 5 points à la fin.
option-pyramidBonus = Bonus des pyramides (face B)
option-pyramidBonus-about = Une carte ou trois pierres gagnées aux pyramides.
option-first = Premier joueur
value-pyramidBonus-must = obligatoires
value-pyramidBonus-may = facultatifs
value-market-a-about = Quatre cartes sont visibles.
value-market-b-about = Trois cartes sont visibles ; une paire est cachée : regardez les deux, gardez-en une.
value-pyramid-a-about = Une pyramide, bâtie dans l’ordre ; chaque place donne aussitôt ses points.
value-pyramid-b-about = Trois pyramides, au choix. Certaines places ajoutent une carte, des pierres ou une pierre sur un bateau. Valeurs reconstituées par nous : les vraies sont sur une image que nous n’avons pas.
value-temple-a-about = Après chaque manche, chaque pierre vue d’en haut vaut 1 point.
value-temple-b-about = Vue d’en haut, chaque colonne donne autre chose : des points, des pierres ou une carte. Ordre des colonnes reconstitué par nous.
value-chamber-a-about = À la fin, les pierres liées d’une même couleur comptent ensemble.
value-chamber-b-about = À la fin, chacune des trois rangées compte à part : 8, 4 et 2 points pour le plus de pierres.
value-obelisks-a-about = À la fin, les obélisques les plus hauts rapportent des points.
value-obelisks-b-about = Trois de vos pierres forment un obélisque, compté aussitôt : plus tôt, plus de points. Valeurs sous 9 reconstituées par nous.

## Réglages
setting-speed = Vitesse des mouvements
setting-speed-off = Aucun mouvement
setting-speed-fast = Rapide
setting-speed-normal = Normale
setting-speed-slow = Lente
setting-mode = Toucher une place
setting-mode-confirm = choisit, puis confirmer
setting-mode-instant = joue aussitôt
setting-language = Langue
setting-theme = Couleurs
setting-theme-auto = Comme l’appareil
setting-theme-light = Claires
setting-theme-dark = Sombres
settings-lost = Ce navigateur ne conserve pas les réglages : ils valent jusqu’à la fermeture de la page.

## Noms des choses
colour-black = Noir
colour-white = Blanc
colour-brown = Brun
colour-grey = Gris
mark-black = anneau
mark-white = croix
mark-brown = deux barres
mark-grey = triangle
site-market = Marché
site-pyramid = Pyramides
site-temple = Temple
site-chamber = Chambre funéraire
site-obelisks = Obélisques
to-market = au Marché
to-pyramid = aux Pyramides
to-temple = au Temple
to-chamber = à la Chambre funéraire
to-obelisks = aux Obélisques
area-quarry = Carrière
area-river = Bateaux
area-sites = Lieux
area-hands = Cartes détenues
area-actions = Actions
card-entrance = Entrée
card-sarcophagus = Sarcophage
card-paved-path = Voie pavée
card-pyramid-ornament = Ornement des pyramides
card-temple-ornament = Ornement du temple
card-chamber-ornament = Ornement de la chambre funéraire
card-obelisk-ornament = Ornement des obélisques
card-statue = Statue
card-lever = Levier
card-hammer = Marteau
card-sail = Voile
card-chisel = Ciseau
about-entrance = aussitôt : une pierre de la carrière aux Pyramides
about-sarcophagus = aussitôt : une pierre de la carrière à la Chambre funéraire
about-paved-path = aussitôt : une pierre de la carrière aux Obélisques
about-pyramid-ornament = à la fin : 1 point pour 3 pierres aux Pyramides
about-temple-ornament = à la fin : 1 point pour 3 pierres au Temple
about-chamber-ornament = à la fin : 1 point pour 3 pierres dans la Chambre funéraire
about-obelisk-ornament = à la fin : 1 point pour 3 pierres aux Obélisques
about-statue = à la fin : 1, 3, 6, 10, 15 points pour 1 à 5 statues, puis 2 par statue
about-lever = action : mener un bateau et choisir l’ordre de déchargement
about-hammer = action : prendre jusqu’à 3 pierres, puis en charger une
about-sail = action : charger une pierre et mener ce bateau
about-chisel = action : charger deux pierres
source-pyramid = Pyramides
source-temple = Temple
source-chamber = Chambre funéraire
source-obelisks = Obélisques
source-ornaments = Ornements
source-statues = Statues
source-unused-cards = Cartes bleues non jouées
source-wrath = Colère du Pharaon
boat = le bateau de { $capacity }
boat-nth = le { $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } bateau de { $capacity }
boat-title = Bateau de { $capacity }
boat-title-nth = Bateau de { $capacity } ({ $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  })
nobody = personne
empty = vide

## À qui de jouer, et que faire
ask-act = { $name } : { $what }.
act-take-stones = prenez des pierres
act-load = chargez une pierre
act-sail = menez un bateau
act-card = jouez une carte bleue
ask-pass = { $name } : rien n’est possible. Vous devez passer.
ask-pick-card = { $name } : choisissez une carte au Marché.
ask-keep-card = { $name } : gardez une carte de la paire.
ask-choose-pyramid = { $name } : choisissez une pyramide pour votre pierre.
ask-load-bonus = { $name } : vous pouvez charger une pierre sur un bateau.
ask-take-bonus-card = { $name } : vous pouvez prendre la première carte de la pioche.
ask-take-bonus-stones = { $name } : vous pouvez prendre trois pierres.
ask-temple-choice = { $name } : 1 point ou { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } ?
ask-over-one = { $name } gagne avec { $points } points.
ask-over-shared = { $names } gagnent ensemble avec { $points } points.
next-lane = Où mener { $boat } ? Choisissez un lieu.
next-lever = Levier : choisissez le bateau à mener.
next-lever-order = Levier : touchez les pierres dans l’ordre où elles seront déchargées.
next-lever-site = Levier : choisissez un lieu pour { $boat }.
next-hammer = Marteau : choisissez la place de la pierre à charger.
next-sail-card = Voile : choisissez la place de la pierre.
next-sail-card-site = Voile : choisissez un lieu pour { $boat }.
next-chisel = Ciseau : choisissez deux places.
next-chisel-second = Ciseau : choisissez la seconde place.
next-any = Choisissez la suite.

## Ce que fera Confirmer
offer-take-stones = Prendre des pierres dans la carrière
offer-load = Charger une pierre sur { $boat }, place { $place }
offer-sail = Mener { $boat } { $to }
offer-lever = Levier : mener { $boat } { $to } et décharger { $names }
offer-hammer = Marteau : prendre des pierres, puis en charger une sur { $boat }, place { $place }
offer-sail-card = Voile : charger une pierre sur { $boat }, place { $place }, et le mener { $to }
offer-chisel = Ciseau : charger deux pierres sur { $boat }, places { $first } et { $second }
offer-chisel-two = Ciseau : charger une pierre sur { $boat }, place { $place }, et une sur { $other }, place { $second }
offer-pass = Passer
offer-pick-card = Prendre la carte { $card }
offer-pick-pair = Prendre les deux cartes cachées
offer-keep-card = Garder la carte { $card }
offer-choose-pyramid = Bâtir sur la pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  }
offer-load-bonus = Charger une pierre sur { $boat }, place { $place }
offer-decline = Non, merci
offer-accept = Prendre
offer-accept-card = Prendre la carte
offer-accept-stones = Prendre les pierres
offer-temple-point = 1 point
offer-temple-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }
preview-one = { $name } { $points }
preview-reveals = La suite dépend de ce qui sera révélé.

## Ce qui s’est passé
say-round-begins = La manche { $round } commence. { $name } joue en premier.
say-took-stones = { $name } prend { $stones ->
    [0] aucune pierre
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } dans la carrière.
say-loaded = { $name } charge une pierre sur { $boat }, place { $place }.
say-sailed = { $name } mène { $boat } { $to }.
say-played-card = { $name } joue la carte { $card }.
say-passed = { $name } doit passer.
say-delivered = { $name } : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } { $to }.
say-delivered-scored = { $name } : une pierre { $to }, { $points } { $points ->
    [one] point
   *[other] points
  }.
say-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
say-scored-all = { $source } : { $points }.
say-lost = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
say-picked-card = { $name } prend la carte { $card }.
say-took-pair = { $name } dévoile la paire : { $cards }.
say-kept-card = { $name } garde la carte { $card }.
say-drew-card = { $name } pioche la carte { $card }.
say-quarry-empty = { $name } n’a plus de pierre dans la carrière : la carte { $card } ne pose rien.
say-stone-returned = { $name } : la pierre retourne à la carrière.
say-built-obelisk = { $name } achève un obélisque : { $points } { $points ->
    [one] point
   *[other] points
  }.
say-bonus-stones = { $name } reçoit { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }.
say-bonus-declined = { $name } renonce au bonus.
say-temple-scored = On compte les points du Temple.
say-reshuffled = La pioche est vide : { $cards ->
    [one] { $cards } carte est mélangée
   *[other] { $cards } cartes sont mélangées
  } pour en former une nouvelle.
say-market-cleared = Les cartes restées au Marché sont défaussées.
say-all-stuck = Plus personne ne peut rien faire.
say-round-ends = La manche { $round } se termine.
say-game-over = La partie est finie. { $names } { $count ->
    [one] gagne.
   *[other] gagnent ensemble.
  }

## Comment s’appelle une place : la chose, son état, la conséquence
place-quarry = Carrière de { $name } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  } ; { $sled } sur 5 sur le traîneau.
place-lane = { $boat } : { $load } sur { $capacity } chargées, depuis la proue : { $stones }. { $state }
lane-ready = Peut partir.
lane-needs = Il faut { $least ->
    [one] { $least } pierre
   *[other] { $least } pierres
  } pour partir.
place-boat-free = { $boat }, place { $place } : libre.
place-boat-stone = { $boat }, place { $place } : pierre de { $name }.
dock-free = Quai libre.
dock-taken = Quai occupé.
place-dock = { $site } : { $dock } { $state }
state-market = { $cards ->
    [0] Plus de carte.
    [one] { $cards } carte.
   *[other] { $cards } cartes.
  }
state-pyramid-next = Prochaine place : { $points } { $points ->
    [one] point
   *[other] points
  }.
state-pyramid-full = Pleine : 1 point par pierre.
state-pyramids = Pierres : { $counts }.
state-temple = Vu d’en haut : { $names }.
state-temple-empty = Encore aucune pierre.
state-chamber = Pierres : { $counts }.
state-obelisks = Hauteurs : { $counts }.
state-obelisks-b = En attente : { $counts }. Bâtis : { $built }.
state-none = Encore aucune pierre.
count-of = { $name } { $count }
place-market = Carte du marché { $card } : { $about }.
place-pair = Paire cachée : regardez les deux cartes et gardez-en une.
place-pair-seen = Carte { $card } de la paire : { $about }.
place-held = { $name } a { $card }{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
  } : { $about }.
place-pyramid = Pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  } : prochaine place { $points } { $points ->
    [one] point
   *[other] points
  }{ $bonus ->
    [card] {" "}et une carte
    [stones] {" "}et trois pierres
    [boat] {" "}et une pierre sur un bateau
   *[none] {""}
  }.
place-pyramid-over = Pyramide { $pyramid ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
  } : à côté, 1 point.
place-player = { $name } ({ $colour }, { $mark }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $sled } pierres sur 5 sur le traîneau.
place-other = { $place }
consequence-choose = Toucher pour choisir.
chosen = Choisi.

## Scores
score-title = Scores
score-final = Score final
score-total = Total
score-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
  }.
score-why-points = Le plus de points : { $points }.
score-why-sled = { $names } ont { $points } points chacun. Les pierres restées sur le traîneau décident : { $sleds }.
score-why-shared = Même score ({ $points }) et autant de pierres sur le traîneau : la victoire est partagée.
score-sofar = Points acquis. La chambre funéraire, les ornements, les statues et les cartes bleues non jouées comptent à la fin de la partie.
score-source-about-pyramid = aussitôt, place par place
score-source-about-temple = après chaque manche, pierres vues d’en haut
score-source-about-chamber = à la fin
score-source-about-obelisks = face A à la fin, face B une fois bâtis
score-source-about-ornaments = 1 point pour 3 pierres sur le lieu
score-source-about-statues = 1, 3, 6, 10, 15, puis 2 par statue
score-source-about-unused-cards = 1 point chacune
score-source-about-wrath = un site de construction sans pierre
again = Rejouer

## Pourquoi pas
refusal-game-over = La partie est finie.
refusal-not-your-decision = C’est à { $name } de décider.
refusal-other-decision = Il faut d’abord décider autre chose.
refusal-cannot-pass = Une action est possible : on ne passe pas.
refusal-sled-full = Le traîneau est plein : il porte 5 pierres.
refusal-quarry-empty = Il n’y a plus de pierre de cette couleur dans la carrière.
refusal-sled-empty = Il n’y a pas de pierre à charger sur le traîneau.
refusal-no-such-place = Il n’y a pas de telle place sur un bateau.
refusal-place-taken = Il y a déjà une pierre ici.
refusal-boat-sailed = Ce bateau est déjà parti.
refusal-too-few-stones = Il faut { $least ->
    [one] { $least } pierre
   *[other] { $least } pierres
  } à ce bateau pour partir ; il en porte { $has }.
refusal-dock-taken = Un bateau est déjà à quai ici : { $site }.
refusal-card-not-held = Il faut pour cela la carte { $card }.
refusal-wrong-order = Le bateau ne porte pas ces pierres.
refusal-boat-full = Le bateau n’a pas de place libre.
refusal-two-stones-needed = Le Ciseau demande deux pierres sur le traîneau.
refusal-two-places-needed = Le Ciseau demande deux places libres.
refusal-card-not-there = La carte { $card } n’est pas au Marché.
refusal-no-pair = Il n’y a pas de paire cachée.
refusal-not-in-pair = La carte { $card } n’est pas dans la paire.
refusal-pyramid-full = Cette pyramide est pleine.
refusal-not-this-bonus = Ce bonus ne peut pas être choisi.
refusal-nothing-here = Il n’y a rien à faire ici maintenant.
refusal-nothing-here-dock = Touchez d’abord un bateau qui peut partir, puis le lieu.
refusal-nothing-here-quarry = Seul le joueur dont c’est le tour prend des pierres, de sa couleur.
refusal-nothing-here-held = Seules les cartes bleues se jouent, et seulement à son tour.
refusal-nothing-here-boat = On ne peut rien poser ici maintenant.
refusal-nothing-here-lane = Ce bateau ne convient pas pour cela.
refusal-nothing-here-market = Ce sont les pierres menées au Marché qui prennent les cartes.
refusal-nothing-here-pair = Ce sont les pierres menées au Marché qui prennent les cartes.
refusal-unreadable-move = Ce coup n’existe pas dans ce jeu.
refusal-unknown = Ce n’est pas possible maintenant.
refusal-unexpected = Une erreur s’est produite dans le jeu ({ $reason }).

## Pourquoi une table ou une partie enregistrée n’est pas acceptée
refusal-wrong-number-of-seats = Imhotep se joue de 2 à 4.
refusal-no-such-first-player = Le premier joueur ne participe pas.
refusal-wrong-deck = La pioche du marché n’est pas complète.
refusal-wrong-boats = Les cartes de manche ne conviennent pas aux bateaux.
refusal-too-large = Ce fichier dépasse 256 ko : ce n’est pas une partie enregistrée.
refusal-unreadable = Le fichier ne peut pas être lu.
refusal-not-a-record = Ce n’est pas une partie enregistrée.
refusal-record-too-large = C’est trop grand pour une partie enregistrée.
refusal-record-damaged = Cette partie enregistrée est abîmée : sa fin manque, ou elle a été modifiée en chemin.
refusal-other-version = Cette partie a été enregistrée par une autre version ({ $version }) de cette page.
refusal-unknown-game = Cette page ne connaît pas ce jeu.
refusal-unknown-option = Cette partie a été enregistrée avec des options inconnues de cette page.
refusal-wrong-players = Les joueurs de cette partie ne conviennent pas : leur nombre, ou deux d’une même couleur.
refusal-too-many-moves = Cette partie enregistrée a plus de coups ({ $moves }) qu’une partie ne peut en avoir.
refusal-illegal-move = Le coup { $number } de cette partie enregistrée est contraire aux règles.
nothing-changed = Rien n’a changé.

## Un fichier de matériel pour Imhotep
imhotep-deck = Valeurs imprimées
imhotep-deck-ours = Les places des pyramides B, l’ordre du temple B et les obélisques B sous 9 sont une reconstitution de notre part : ils sont imprimés sur des images que nous n’avons pas. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies valeurs.
imhotep-deck-load = Charger un fichier de matériel
imhotep-deck-loaded = Chargé : { $name }
imhotep-deck-remove = Le retirer
imhotep-deck-removed = Le fichier est retiré : nos valeurs sont utilisées.
imhotep-deck-refused = Le fichier { $name } n’a pas été chargé :
imhotep-deck-too-large = Il dépasse 64 ko : ce n’est pas un fichier de matériel.
imhotep-deck-unreadable = Il est illisible.
imhotep-deck-no-json = Il n’est pas écrit en JSON.
imhotep-deck-not-a-deck = Il peut contenir « game », « pyramids », « temple », « obelisks » et « rounds », chacun sous la forme que montre la documentation.
imhotep-deck-more = { $count ->
    [one] Et un autre du même genre.
   *[other] Et { $count } autres du même genre.
  }
refusal-other-game = Il est fait pour un autre jeu.
refusal-wrong-pyramids = Il faut trois pyramides de cinq places.
refusal-wrong-space = Pyramide { $pyramid ->
    [0] 1
    [1] 2
   *[other] 3
  }, place { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
  } : une place à bonus donne 1 point, le sommet 4 sans bonus, toute autre de 1 à 9.
refusal-wrong-temple = Le temple a cinq places : trois à choix, une à deux points, une à carte.
refusal-wrong-obelisks = Les obélisques ont dix places : 10, 9, puis jamais plus que la précédente.
refusal-wrong-rounds = Il faut sept cartes de manche pour deux, trois et quatre joueurs.
refusal-wrong-round-card = La carte de manche { $card } pour { $players } joueurs ne nomme pas quatre bateaux existants.
