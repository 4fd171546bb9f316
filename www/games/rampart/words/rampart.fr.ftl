# C’est mon fort ! en français. Espaces insécables devant les signes doubles, apostrophes courbes.

rampart-about = Retournez des cartes, retenez où elles sont, et soyez le premier à bâtir un rempart de dix cartes : de deux à quatre joueurs, dès six ans.
rampart-option-points = Points pour les images
rampart-option-points-about = Chaque carte vaut un point, et certaines images davantage : roi 3 ; princes et princesses 1 chacun et 1 par paire ; corbeaux 1 chacun, 5 au plus. Un canon retire une carte d’un autre rempart, les tours protègent tout ce qui est entre elles, le magicien insère une carte. Le plus grand total gagne.
rampart-option-flagIsTower = La carte drapeau compte comme une tour
rampart-option-flagIsTower-about = Seulement avec les points des images : les cartes entre le drapeau et une tour sont aussi protégées.
rampart-option-first = Premier joueur
rampart-deck = Images des cartes
rampart-deck-ours = La règle ne dit pas quel numéro porte quelle image : c’est une reconstitution. Si vous avez le jeu, vous pouvez charger un fichier avec les vraies images.
rampart-deck-not-a-deck = Le fichier doit contenir « game » et « pictures », rien d’autre, avec une liste de nombres entiers pour chaque image.
rampart-setting-family-about = Grandes cartes et boutons illustrés : rien à lire. Une carte choisie est aussitôt retournée.
rampart-past-shut = C’est un jeu de mémoire : on ne revient en arrière qu’après la fin.
rampart-link-note = Le lien et le fichier contiennent toutes les cartes déjà retournées, même celles qui sont de nouveau face cachée. Un curieux peut les y lire : ne les partagez pas avec quelqu’un qui joue encore. Les cartes que personne n’a vues sont remélangées.

rampart-progress = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
  }
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
rampart-card = { $number } ({ $picture })

## À qui le tour, et que faire
rampart-ask-turn-over = { $cards ->
    [1] { $name } : retournez une carte. Commencez bas : chaque carte devra dépasser la précédente.
   *[other] { $name } : retournez une carte.
  }
rampart-ask-turn-over-lay = { $name } : retournez une carte, ou prenez-en une visible.
rampart-ask-turn-over-alone = { $name } : personne d’autre ne peut plus bâtir. Retournez une carte ; elle reste visible.
rampart-ask-turn-over-alone-lay = { $name } : personne d’autre ne peut plus bâtir. Retournez une carte, ou prenez-en une visible.
rampart-advice-picture = { $picture ->
    [cannon] Le canon retire une carte d’un autre rempart.
    [tower] Les cartes entre deux de vos tours sont à l’abri des canons.
    [magician] Avec le magicien, vous insérerez plus tard une carte à sa place.
    [raven] Un corbeau vaut 1 point de plus ; les corbeaux, 5 au maximum.
    [two-ravens] Deux corbeaux valent 2 points de plus ; les corbeaux, 5 au maximum.
   *[other] {""}
  }
rampart-advice-fitting = { $count ->
    [1] Seule la carte { $cards } peut encore prolonger votre rempart.
   *[other] Seules ces cartes peuvent encore prolonger votre rempart : { $cards }.
  }
rampart-ask-pass = { $name } : il n’y a plus de carte cachée. Vous devez passer.
rampart-ask-pass-lay = { $name } : il n’y a plus de carte cachée. Prenez une carte, ou passez.
rampart-ask-take = { $cards ->
    [1] { $name } : { $card }. La prendre ? Il faudra ensuite une carte plus haute ; la plus haute est { $highest }.
   *[other] { $name } : { $card }. La prendre ?
  }
rampart-ask-take-leave = { $name } : { $card }. La prendre, ou la laisser visible ?
rampart-ask-insert = { $name } : { $card }. Trop basse pour le bout du rempart. Utiliser le magicien ?
rampart-ask-low = { $name } : { $card }. Trop basse après le { $last } : reposez-la.
rampart-ask-low-leave = { $name } : { $card }. Trop basse après le { $last } : elle reste visible.
rampart-ask-shoot = { $name } : le canon tire ! Choisissez une carte d’un autre rempart.
rampart-ask-over-one-cards = { $you ->
    [yes] Vous avez gagné
   *[no] { $name } a gagné
  } avec { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
  }.
rampart-ask-over-shared = { $name } ont gagné ensemble.
rampart-ask-over-shared-cards = { $name } ont gagné ensemble.
rampart-watch = Aucune carte restante n’est assez haute pour vous : { $name } continue.
rampart-next-any = Choisissez une carte.

## Mode familial : le moins de mots possible
rampart-family-turn-over = { $cards ->
    [1] { $name } : une carte ! Une petite pour commencer !
   *[other] { $name } : une carte !
  }
rampart-family-card = { $number }, { $picture }
rampart-family-decide = { $card } !
rampart-family-shoot = { $name } : boum ! Quelle carte ?
rampart-family-pass = { $name } : plus rien à retourner.
rampart-family-down = { $spot }
rampart-family-up = { $spot } : { $card }

## Ce que fera Valider
rampart-offer-turn-over = Retourner { $spot }
rampart-offer-take = La prendre
rampart-offer-take-spot = Prendre le { $card } en { $spot }
rampart-offer-insert = Utiliser le magicien
rampart-offer-insert-spot = Insérer le { $card } pris en { $spot }
rampart-offer-put-back = La reposer
rampart-offer-leave = La laisser là
rampart-named-put-back = Reposer le { $card }
rampart-named-leave = Laisser le { $card } là
rampart-offer-pass = Passer
rampart-offer-shoot = Tirer sur le { $card } { $de-name }

## Ce qui s’est passé. Jamais ce que montre une carte qui peut être reposée
rampart-say-turned-over = { $you ->
    [yes] Vous retournez
   *[no] { $name } retourne
  } { $spot }.
rampart-say-put-back = { $you ->
    [yes] Vous reposez
   *[no] { $name } repose
  } { $spot }.
rampart-say-left = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
  } { $spot } face visible.
rampart-say-took = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } le { $number } en { $spot }.
rampart-say-inserted = { $you ->
    [yes] Vous insérez
   *[no] { $name } insère
  } le { $number }, pris en { $spot }, grâce au magicien.
rampart-say-shot = { $you ->
    [yes] Vous faites
   *[no] { $name } fait
  } tomber le { $number } du rempart { $de-victim }.
rampart-say-no-target = { $you ->
    [yes] Votre canon
   *[no] Le canon { $de-name }
  } n’a aucune cible.
rampart-say-passed = { $you ->
    [yes] Vous passez
   *[no] { $name } passe
  }.
rampart-say-skipped = { $you ->
    [yes] Vous passez votre
   *[no] { $name } passe son
  } tour : aucune carte restante ne dépasse { $last }.
rampart-say-alone = Il n’y a plus { $you ->
    [yes] que vous qui puissiez
   *[no] { $que-name } qui puisse
  } bâtir : désormais, les cartes restent visibles.
rampart-say-finished = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } bâti un rempart de dix cartes !
rampart-say-blocked = Plus personne ne peut prendre de carte.
rampart-say-stalled = Personne n’a pris de carte depuis longtemps.

## Le nom des places
rampart-place-down = Carte { $spot }, face cachée.
rampart-place-up = Carte { $spot }, face visible : { $card }.
rampart-place-gap = Place { $spot } : vide. Elle le reste jusqu’à la fin.
rampart-place-flag = { $you ->
    [yes] Votre drapeau
   *[no] Drapeau { $de-name }
  } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } sur 10.
rampart-place-wall = { $you ->
    [yes] Votre rempart
   *[no] Rempart { $de-name }
  }, carte { $place } : { $card }.
rampart-place-wall-safe = { $you ->
    [yes] Votre rempart
   *[no] Rempart { $de-name }
  }, carte { $place } : { $card }. Protégée par les tours.
rampart-place-player = { $name } ({ $colour }, { $mark }) : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur 10, dernière carte : { $last }.
rampart-place-player-points = { $name } ({ $colour }, { $mark }) : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur 10, dernière carte : { $last } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
rampart-place-player-magic = Le magicien est encore disponible.
rampart-place-player-skipped = Ne peut prendre aucune carte restante.

## Scores
rampart-source-cards = Cartes
rampart-source-king = Roi
rampart-source-royals = Princes et princesses
rampart-source-ravens = Corbeaux
rampart-score-source-about-cards = 1 chacune, drapeau compris
rampart-score-source-about-king = 3 points
rampart-score-source-about-royals = 1 chacun, et 1 par paire
rampart-score-source-about-ravens = 1 chacun, 5 au plus
rampart-score-sofar = Les remparts tels qu’ils sont. La partie finit quand un rempart a dix cartes ou que personne ne peut en prendre. Le plus grand total gagne ; la carte la plus haute départage.
rampart-score-sofar-cards = Les remparts tels qu’ils sont. Dix cartes gagnent. Si plus personne ne peut en prendre avant, le rempart le plus long gagne ; la carte la plus haute départage.
rampart-why-ten = Le premier rempart de dix cartes.
rampart-why-cards = Plus personne ne pouvait prendre de carte : le rempart le plus long a gagné ({ $points }).
rampart-count-wall = { $you ->
    [yes] Votre rempart
   *[no] Rempart { $de-name }
  }
rampart-decided-cards = La longueur du rempart a fait la différence : { $lead } pour { $names } face à { $over }.
rampart-decided-king = Le roi a fait la différence : { $lead } pour { $names } face à { $over }.
rampart-decided-royals = Les princes et princesses ont fait la différence : { $lead } pour { $names } face à { $over }.
rampart-decided-ravens = Les corbeaux ont fait la différence : { $lead } pour { $names } face à { $over }.
rampart-why-highest = { $names } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. La carte la plus haute a départagé : { $cards }.
rampart-why-highest-cards = { $names } : égalité à { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
  }. La carte la plus haute a départagé : { $cards }.
rampart-why-shared = Tout le monde n’a encore que son drapeau : la victoire est partagée.

## Pourquoi pas
rampart-refusal-no-such-spot = Cette place n’existe pas.
rampart-refusal-spot-empty = La carte de cette place a été prise.
rampart-refusal-already-up = Cette carte est déjà visible.
rampart-refusal-face-down = Il faut d’abord retourner cette carte.
rampart-refusal-nothing-turned = Retournez d’abord une carte.
rampart-refusal-decide-first = Décidez d’abord pour la carte retournée.
rampart-refusal-one-card-a-turn = On prend une carte par tour : celle qu’on a retournée, ou une autre déjà visible.
rampart-refusal-too-low = { $number } ne dépasse pas { $last }, la dernière carte du rempart.
rampart-refusal-no-pictures = Dans cette partie, les images ne sont qu’un décor.
rampart-refusal-no-magician = Il faut un magicien qui n’a pas encore servi.
rampart-refusal-fits-at-the-end = Cette carte va au bout : pas besoin du magicien.
rampart-refusal-stays-up = Un seul joueur peut encore bâtir : la carte reste visible.
rampart-refusal-not-alone = D’autres peuvent encore bâtir : la carte est reposée.
rampart-refusal-cannot-pass = On ne peut pas passer tant qu’il y a des cartes cachées.
rampart-refusal-shoot-first = Faites d’abord tirer le canon.
rampart-refusal-no-cannon = Les cartes d’un rempart restent en place : seul un canon peut en retirer une.
rampart-refusal-own-rampart = On ne tire pas sur son propre rempart.
rampart-refusal-nothing-there = Il n’y a pas de carte ici.
rampart-refusal-flag-is-safe = On ne tire pas sur un drapeau.
rampart-refusal-between-towers = Les tours protègent cette carte.
rampart-refusal-nothing-here-wall = Les cartes d’un rempart restent en place.
rampart-refusal-nothing-here-card = Il n’y a pas de carte à choisir ici.
rampart-refusal-other-decision = Décidez d’abord pour la carte retournée.

## Pourquoi une table ou un fichier de matériel est refusé
rampart-refusal-wrong-number-of-seats = C’est mon fort ! se joue de 2 à 4.
rampart-refusal-wrong-table = Les cartes de la table ne sont pas celles du jeu.
rampart-refusal-deck-too-large = Le fichier liste plus d’images ou de numéros que ses cartes ne peuvent en avoir.
rampart-refusal-other-game = Le fichier est pour un autre jeu : « { $game } ».
rampart-refusal-unknown-picture = Il n’y a pas d’image « { $picture } ».
rampart-refusal-wrong-count = { $picture } : sur { $has ->
    [0] aucune carte
    [1] une carte
   *[other] { $has } cartes
  }, mais il en faut { $exactly ->
    [yes] exactement { $least }
   *[no] au moins { $least }
  }.
rampart-refusal-no-such-number = Aucune carte ne porte le numéro { $number } : ils vont de { $lowest } à { $highest }.
rampart-refusal-number-twice = Le numéro { $number } figure plusieurs fois.
rampart-refusal-number-missing = Le numéro { $number } manque.

## Pourquoi un coup est meilleur, sans points
rampart-hint-own-more-cards = { $points ->
    [one] environ { $points } carte de plus pour vous
   *[other] environ { $points } cartes de plus pour vous
  }
rampart-hint-own-fewer-cards = { $points ->
    [one] environ { $points } carte de moins pour vous
   *[other] environ { $points } cartes de moins pour vous
  }
rampart-hint-other-more-cards = { $points ->
    [one] environ { $points } carte de plus pour { $name }
   *[other] environ { $points } cartes de plus pour { $name }
  }
rampart-hint-other-fewer-cards = { $points ->
    [one] environ { $points } carte de moins pour { $name }
   *[other] environ { $points } cartes de moins pour { $name }
  }
