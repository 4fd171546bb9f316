# Français : ce qui est dit des joueurs virtuels, des conseils et de l’analyse d’une partie.

## Préparation
bot-person = Une personne
bot-seat-of = Qui joue pour le joueur { $number }
bot-about-first-game = pour débuter
bot-about-deckhand = bat la plupart des débutants
bot-about-boatswain = joue bien
bot-about-captain = difficile à battre
bot-about-master = très difficile à battre
bot-about-admiral = presque imbattable
bot-option = { $level } ({ $about })
bot-patience = L’Amirale réfléchit pendant
bot-patience-option = { $seconds } s
bot-patience-label = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
bot-honest = Un joueur virtuel ne voit que ce qu’une personne verrait à sa place.
bot-honest-more = Comment est-ce possible ?
bot-honest-text = Avant que l’ordinateur réfléchisse, tout ce qu’il ne peut pas savoir est tiré à nouveau : les piles sont mélangées, les mains redistribuées, les choix cachés oubliés. Il réfléchit dans ce navigateur : rien ne quitte cet appareil.
bot-honest-memory = Dans ce jeu de mémoire, les niveaux plus faibles oublient une partie des cartes vues.

## Des gens de caractère
bot-who-of = Joueurs virtuels pour la place { $number }
bot-who-plain = Simplement l’ordinateur : il joue pour gagner.
bot-who-imhotep-careful = { $name } aime envoyer les bateaux au temple et aux obélisques.
bot-who-imhotep-greedy = { $name } aime envoyer les bateaux aux pyramides, où les pierres comptent tout de suite.
bot-who-imhotep-spoiler = { $name } aime faire partir les bateaux chargés surtout de vos pierres.
bot-who-duel-careful = { $name } préfère placer des pions plutôt que d’utiliser ses jetons Action.
bot-who-duel-greedy = { $name } aime utiliser ses jetons Action.
bot-who-duel-spoiler = { $name } aime décharger les bateaux plus tôt qu’il ne vous plairait.
bot-who-kontor-careful = { $name } compte deux fois et n’aime pas le risque.
bot-who-kontor-greedy = { $name } prend tout ce qui se présente.
bot-who-kontor-spoiler = { $name } adore contrarier vos plans.
bot-who-rampart-careful = { $name } préfère reposer une carte plutôt que de sauter beaucoup de numéros.
bot-who-rampart-greedy = { $name } prend presque toute carte qui convient.
bot-who-rampart-spoiler = { $name } prend les cartes qui iraient à votre rempart.
bot-life-imhotep-careful = À soixante ans, elle a mesuré plus de temples que le pharaon n’en a vu.
bot-life-imhotep-greedy = Il vend pain et bière aux carrières et porte ses bénéfices autour du cou.
bot-life-imhotep-spoiler = Elle mène les pierres sur le Nil et connaît tous les lieux, sauf celui que vous vouliez.
bot-life-duel-careful = Il a tenu les registres de trois pharaons ; le calame à son oreille a votre âge.
bot-life-duel-greedy = Elle vend des parfums au port et ne rentre jamais avant d’avoir rempli ses paniers.
bot-life-duel-spoiler = À douze ans, il fait les courses du port et détache plus d’amarres qu’il ne devrait.
bot-life-kontor-careful = Elle tient les livres de quatre entrepôts, à l’encre, sans une seule tache.
bot-life-kontor-greedy = Parti d’un tonneau de harengs, il possède aujourd’hui tout ce qu’il voit de sa fenêtre.
bot-life-kontor-spoiler = Ancienne corsaire devenue marchande, elle n’a plus qu’un œil, et il est sur vos docks.
bot-life-rampart-careful = Elle a d’abord bâti ce château sur parchemin et ne pose aucune pierre sans l’avoir dessinée.
bot-life-rampart-greedy = Le cuisinier du château prend toujours le plus gros morceau, à la marmite comme à table.
bot-life-rampart-spoiler = À quatorze ans, elle porte le casque de son oncle et vise bien mieux que lui.

## À la table
bot-thinks = { $name } réfléchit.
bot-thinks-as = { $name } ({ $level }) réfléchit.
bot-said = { $name } : « { $line } »
bot-move-now = Jouer tout de suite
bot-imagined = { $games ->
    [one] { $games } partie simulée
   *[other] { $games } parties simulées
  }
bot-pause = Pause
bot-go-on = Reprendre
bot-paused = La partie est en pause.
bot-shows = { $name } a retourné cette carte.
bot-next = Suivant
bot-to-the-end = Voir la fin
bot-simulated = Simulé
bot-step = { $step } sur { $of }.
bot-line-previous = Coup précédent
bot-line-next = Coup suivant
bot-move-of = { $name } : { $move }
bot-show-again = Revoir les derniers coups
bot-label = { $label } Joué par l’ordinateur.

## Un conseil
bot-hint-thinks = Recherche de bons coups…
bot-hint-later = Vous pourrez demander un conseil à votre tour.
bot-hint-only = C’est votre seul coup.
bot-hint-chance = { $chance } % de chances de gagner
bot-hint-alike = à peu près aussi bon
bot-hint-proved = { $ending ->
    [won] prouvé : gagne contre toute réponse
    [shared] prouvé : au moins une victoire partagée
   *[lost] prouvé : perd contre les meilleures réponses
}
bot-hint-own-more = { $points ->
    [one] environ { $points } point de plus pour vous qu’avec un autre coup
   *[other] environ { $points } points de plus pour vous qu’avec un autre coup
  }
bot-hint-own-fewer = { $points ->
    [one] environ { $points } point de moins pour vous qu’avec le meilleur coup
   *[other] environ { $points } points de moins pour vous qu’avec le meilleur coup
  }
bot-hint-other-more = { $points ->
    [one] environ { $points } point de plus pour { $name } qu’avec le meilleur coup
   *[other] environ { $points } points de plus pour { $name } qu’avec le meilleur coup
  }
bot-hint-other-fewer = { $points ->
    [one] environ { $points } point de moins pour { $name } qu’avec un autre coup
   *[other] environ { $points } points de moins pour { $name } qu’avec un autre coup
  }
bot-hint-wins-more = { $games } % de chances de gagner en plus
bot-hint-wins-fewer = { $games } % de chances de gagner en moins
bot-hint-even = plusieurs coups se valent à peu près
bot-hint-then = Ensuite, si rien ne change : { $move }
bot-hint-or = ou : { $move }
bot-hint-or-more = ou : { $move } (et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
  })
bot-hint-about = Ces raisons regardent quelques tours à l’avance, avec ce que ce joueur peut savoir. { $answers ->
    [true] Répondez avec l’un des boutons.
   *[false] Choisissez un coup pour le voir sur la table ; « Confirmer » le joue.
  }
bot-hint-mixed = { $how ->
    [mostly] le plus souvent
    [sometimes] parfois
   *[seldom] rarement
  } ({ $often } %)
bot-hint-about-mixed = Le mieux est de varier entre ces coups, pour que l’adversaire ne puisse pas prévoir votre choix. { $answers ->
    [true] Répondez avec l’un des boutons.
   *[false] Choisissez un coup pour le voir sur la table ; « Confirmer » le joue.
  }
bot-hint-memory = Les conseils retiennent toutes les cartes montrées.

## Pourquoi un coup est bon
bot-why-two = { $first } ; { $second }
bot-why-despite = cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant, mais { $why }
bot-why-has = { $you ->
    [yes] vous avez alors
   *[no] { $name } a alors
  }
bot-why-scores = { $size ->
    [0] { $you ->
      [yes] vous ne gagnez
     *[no] { $name } ne gagne
    } aucun point
   *[other] { $you ->
      [yes] vous { $loses ->
        [yes] perdez
       *[no] gagnez
      }
     *[no] { $name } { $loses ->
        [yes] perd
       *[no] gagne
      }
    } { $size ->
      [one] { $size } point
     *[other] { $size } points
    }
  }
# Ce que le coup rapporte ou coûte d’ici la fin, en points ; $size : combien environ.
bot-why-by-the-end = d’ici la fin, ce coup devrait { $you ->
    [yes] vous { $loses ->
      [yes] coûter
     *[no] rapporter
    }
   *[no] { $loses ->
      [yes] coûter
     *[no] rapporter
    } à { $name }
  } environ { $size ->
    [one] { $size } point
   *[other] { $size } points
  }{ $loses ->
    [yes] {""}
   *[no] { " " }de plus
  }
bot-why-else = { $other ->
    [0] {""}
   *[other] { " " }(sinon { $other })
  }
bot-why-can-you-more = ensuite, « { $move } » pourrait vous rapporter environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  }{ bot-why-else }
bot-why-opens-you-more = { bot-why-can-you-more }
bot-why-can-you-fewer = vous renoncez à « { $move } », environ { $other ->
    [one] { $other } point
   *[other] { $other } points
  }
bot-why-can-name-more = ensuite, « { $move } » pourrait rapporter à { $name } environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
bot-why-opens-name-more = { bot-why-can-name-more }
bot-why-can-name-fewer = { $name } ne gagnera plus environ { $other ->
    [one] { $other } point
   *[other] { $other } points
  } avec « { $move } »{ $n ->
    [0] {""}
   *[other] , mais { $n } au mieux
  }

## L’entraîneur
bot-coach = Entraîneur
bot-coach-undo = Annuler ce coup ?
bot-coach-take = Annuler le coup
bot-coach-keep = Le garder
bot-coach-says = L’entraîneur propose d’annuler le coup. { $about }
bot-coach-better = Mieux : { $move }.
bot-coach-better-why = Mieux : { $move } – { $why }.
