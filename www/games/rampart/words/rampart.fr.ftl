# C’est mon fort ! en français. Espaces insécables devant les signes doubles, apostrophes courbes.

rampart-about = Retournez des cartes, retenez où elles sont, et soyez le premier à bâtir un rempart de dix cartes : de deux à quatre joueurs, dès six ans.
rampart-option-points = Points pour les images
rampart-option-points-about = Chaque carte vaut un point, et les images davantage : roi 3 ; princes et princesses 1 chacun et 1 par couple ; corbeaux 1 chacun, au plus 5. Un canon retire une carte d’un autre rempart, les tours protègent ce qui est entre elles, le magicien insère une carte. Le plus de points gagne.
rampart-option-flagIsTower = La carte drapeau compte comme une tour
rampart-option-flagIsTower-about = Seulement avec les points : les cartes entre le drapeau et une tour sont aussi protégées.
rampart-option-first = Premier joueur
rampart-deck = Images des cartes
rampart-deck-ours = Quel numéro porte quelle image est une reconstitution de notre part : la règle ne le dit pas. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies images.
rampart-deck-load = Charger un fichier de matériel
rampart-deck-loaded = Chargé : { $name }
rampart-deck-remove = Le retirer
rampart-deck-removed = Le fichier est retiré : nos images sont utilisées.
rampart-deck-refused = Le fichier { $name } n’a pas été chargé :
rampart-deck-too-large = Il dépasse 64 ko : ce n’est pas un fichier de matériel.
rampart-deck-unreadable = Il est illisible.
rampart-deck-no-json = Il n’est pas écrit en JSON.
rampart-deck-not-a-deck = Il doit contenir « game » et « pictures » et rien d’autre : pour chaque image une liste de nombres entiers.
rampart-deck-more = { $count ->
    [one] Et un autre du même genre.
   *[other] Et { $count } autres du même genre.
  }
rampart-setting-family-about = De grandes cartes et des boutons illustrés : rien à lire. Un appui retourne la carte aussitôt.
rampart-past-shut = C’est un jeu de mémoire : pas de retour en arrière avant la fin.
rampart-link-note = Le lien et le fichier contiennent les cartes déjà retournées qui sont de nouveau face cachée. Qui s’y connaît peut les retrouver : ne les donnez à personne qui joue encore. Ce que nul n’a encore vu est tiré à nouveau.

rampart-progress = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
  }
rampart-progress-short = ×{ $cards }
rampart-area-cards = Cartes sur la table
rampart-area-ramparts = Remparts

rampart-picture-king = roi
rampart-picture-magician = magicien
rampart-picture-cannon = canon
rampart-picture-tower = tour
rampart-picture-prince = prince
rampart-picture-princess = princesse
rampart-picture-raven = corbeau
rampart-picture-two-ravens = deux corbeaux
rampart-picture-plain = sans image
rampart-card = { $number }, { $picture }

## À qui le tour, et que faire
rampart-ask-turn-over = { $name } : retournez une carte.
rampart-ask-turn-over-lay = { $name } : retournez une carte, ou posez-en une qui est face visible.
rampart-ask-turn-over-alone = { $name } : vous seul pouvez encore bâtir. Retournez une carte ; elle reste visible.
rampart-ask-turn-over-alone-lay = { $name } : vous seul pouvez encore bâtir. Retournez une carte, ou posez-en une visible.
rampart-ask-pass = { $name } : plus aucune carte cachée. Vous devez passer.
rampart-ask-pass-lay = { $name } : plus aucune carte cachée. Posez une carte, ou passez.
rampart-ask-take = { $name } : { $card }. La prendre ?
rampart-ask-take-leave = { $name } : { $card }. La prendre, ou la laisser visible ?
rampart-ask-insert = { $name } : { $card }. Trop basse pour le bout. Le magicien l’insère-t-il ?
rampart-ask-low = { $name } : { $card }. Trop basse : reposez-la.
rampart-ask-low-leave = { $name } : { $card }. Trop basse : elle reste visible.
rampart-ask-shoot = { $name } : le canon tire ! Choisissez une carte d’un autre rempart.
rampart-ask-over-one = { $name } gagne avec { $points } points.
rampart-ask-over-one-cards = { $name } gagne avec { $points } cartes.
rampart-ask-over-shared = { $names } gagnent ensemble.
rampart-ask-over-shared-cards = { $names } gagnent ensemble.
rampart-next-any = Choisissez une carte.

## Mode familial : le moins de mots possible
rampart-family-turn-over = { $name } : retourne une carte !
rampart-family-decide = { $card } !
rampart-family-shoot = { $name } : boum ! Quelle carte ?
rampart-family-pass = { $name } : plus rien à retourner.
rampart-family-down = { $spot }
rampart-family-up = { $spot } : { $card }

## Ce que fera Valider
rampart-offer-turn-over = Retourner { $spot }
rampart-offer-take = La prendre
rampart-offer-take-spot = Prendre la carte { $card } en { $spot }
rampart-offer-insert = L’insérer
rampart-offer-insert-spot = Insérer la carte { $card } de { $spot }
rampart-offer-put-back = La reposer
rampart-offer-leave = La laisser
rampart-offer-pass = Passer
rampart-offer-shoot = Tirer sur { $card } de { $name }

## Ce qui s’est passé. Jamais ce que montre une carte qui peut être reposée
rampart-say-turned-over = { $name } retourne { $spot }.
rampart-say-put-back = { $name } repose { $spot }.
rampart-say-left = { $name } laisse { $spot } visible.
rampart-say-took = { $name } prend { $number } en { $spot }.
rampart-say-inserted = { $name } insère { $number }, pris en { $spot }, avec le magicien.
rampart-say-shot = { $name } abat { $number } dans le rempart de { $victim }.
rampart-say-no-target = Le canon de { $name } n’a rien à viser.
rampart-say-passed = { $name } passe.
rampart-say-skipped = { $name } passe son tour : aucune carte restante ne dépasse { $last } (la plus haute est { $highest }).
rampart-say-alone = Seul { $name } peut encore bâtir : les cartes restent visibles désormais.
rampart-say-finished = { $name } a un rempart de dix cartes !
rampart-say-blocked = Plus personne ne peut prendre de carte.
rampart-say-stalled = Personne n’a pris de carte depuis longtemps.
rampart-say-game-over = La partie est finie. { $names } { $count ->
    [one] gagne.
   *[other] gagnent ensemble.
  }

## Le nom des places
rampart-place-down = Carte { $spot }, face cachée.
rampart-place-up = Carte { $spot }, face visible : { $card }.
rampart-place-gap = Place { $spot } : vide.
rampart-place-flag = Drapeau de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  } sur dix.
rampart-place-wall = Rempart de { $name }, carte { $place } : { $card }.
rampart-place-wall-safe = Rempart de { $name }, carte { $place } : { $card }. Protégée par les tours.
rampart-place-player = { $name } ({ $colour }, { $mark }) : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } sur dix, la dernière est { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }) : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } sur dix, la dernière est { $last } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
rampart-place-player-magic = Le magicien peut encore servir.
rampart-place-player-skipped = Ne peut prendre aucune carte restante.
rampart-consequence-choose = Touchez pour choisir.

## Scores
rampart-source-cards = Cartes
rampart-source-king = Roi
rampart-source-royals = Princes et princesses
rampart-source-ravens = Corbeaux
rampart-score-source-about-cards = 1 chacune, drapeau compris
rampart-score-source-about-king = 3 points
rampart-score-source-about-royals = 1 chacun, et 1 par couple
rampart-score-source-about-ravens = 1 chacun, au plus 5
rampart-score-sofar = Les remparts tels qu’ils sont. Quand un rempart a dix cartes ou que personne ne peut en prendre, le plus de points gagne ; puis la carte la plus haute.
rampart-score-sofar-cards = Les remparts tels qu’ils sont. Dix cartes gagnent ; si personne ne peut plus en prendre avant : le plus de cartes, puis la carte la plus haute.
rampart-why-ten = Le premier rempart de dix cartes.
rampart-why-cards = Plus personne ne pouvait prendre de carte : le plus de cartes ({ $points }) gagne.
rampart-why-points = Le plus de points : { $points }.
rampart-why-highest = { $names } ont { $points } points chacun. La carte la plus haute décide : { $cards }.
rampart-why-highest-cards = { $names } ont { $points } cartes chacun. La carte la plus haute décide : { $cards }.
rampart-why-shared = Tous en sont encore au drapeau : la victoire est partagée.
rampart-count-of = { $name } { $count }

## Pourquoi pas
rampart-refusal-game-over = La partie est finie.
rampart-refusal-not-your-decision = C’est à { $name } de décider.
rampart-refusal-no-such-spot = La table n’a pas cette place.
rampart-refusal-spot-empty = La carte de cette place a été prise.
rampart-refusal-already-up = Cette carte est déjà visible.
rampart-refusal-face-down = Il faut d’abord retourner cette carte.
rampart-refusal-nothing-turned = Aucune carte n’a encore été retournée.
rampart-refusal-decide-first = Décidez d’abord de la carte retournée.
rampart-refusal-one-card-a-turn = Une carte par tour : celle qui est retournée, ou une autre déjà visible.
rampart-refusal-too-low = { $number } ne dépasse pas { $last }, la dernière carte du rempart.
rampart-refusal-no-pictures = Les images ne servent que de décor dans cette partie.
rampart-refusal-no-magician = Seul un magicien qui n’a pas servi peut insérer une carte.
rampart-refusal-fits-at-the-end = Cette carte va au bout : prenez-la sans le magicien.
rampart-refusal-stays-up = Un seul joueur peut encore bâtir : la carte reste visible.
rampart-refusal-not-alone = D’autres peuvent encore bâtir : la carte est reposée.
rampart-refusal-cannot-pass = Tant qu’une carte est cachée, on en retourne une.
rampart-refusal-shoot-first = Le canon doit d’abord tirer.
rampart-refusal-no-cannon = Les cartes d’un rempart restent en place : seul un canon peut en retirer une.
rampart-refusal-own-rampart = Les canons tirent sur les autres.
rampart-refusal-nothing-there = Il n’y a pas de carte ici.
rampart-refusal-flag-is-safe = Un drapeau ne peut être abattu.
rampart-refusal-between-towers = Les tours protègent cette carte.
rampart-refusal-nothing-here = Il n’y a rien à faire ici maintenant.
rampart-refusal-nothing-here-wall = Les cartes d’un rempart restent en place.
rampart-refusal-nothing-here-card = Il n’y a pas de carte à choisir ici.
rampart-refusal-other-decision = Décidez d’abord de la carte retournée.

## Pourquoi une table ou un fichier de matériel est refusé
rampart-refusal-wrong-number-of-seats = C’est mon fort ! se joue de 2 à 4.
rampart-refusal-no-such-first-player = Le premier joueur ne participe pas.
rampart-refusal-wrong-table = Les cartes de la table ne sont pas les 45 du jeu.
rampart-refusal-deck-too-large = Il nomme plus d’images ou de numéros que 45 cartes n’en peuvent avoir.
rampart-refusal-other-game = Il est pour un autre jeu : « { $game } ».
rampart-refusal-unknown-picture = Il n’y a pas d’image « { $picture } ».
rampart-refusal-wrong-count = { $picture } : sur { $has ->
    [0] aucune carte
    [one] une carte
   *[other] { $has } cartes
  }, mais il en faut { $exactly ->
    [yes] exactement { $least }
   *[no] au moins { $least }
  }.
rampart-refusal-no-such-number = Aucune carte ne porte le numéro { $number } : ils vont de 2 à 46.
rampart-refusal-number-twice = Le numéro { $number } y est plus d’une fois.
rampart-refusal-number-missing = Le numéro { $number } manque.
