# Les leçons de C’est mon fort ! `lessons-rampart-ID` explique, `…-do` dit quoi choisir, `…-why` dit pourquoi aucun autre coup n’est possible.

lessons-rampart-welcome = Vous êtes Lea ; Tom est un joueur virtuel. Chacun construit un rempart de cartes : les numéros montent de gauche à droite, et votre drapeau est le 1. Le premier qui a dix cartes gagne.
lessons-rampart-turn = Toutes les cartes sont cachées. À votre tour, vous en retournez une, celle que vous voulez. Ici, l’anneau vous montre laquelle.
lessons-rampart-turn-do = Retournez la carte entourée.
lessons-rampart-take = Un 5 ! C’est plus que votre 1 : vous pouvez le poser au bout de votre rempart. Seul le numéro compte, pas l’image.
lessons-rampart-take-do = Prenez-le.
lessons-rampart-take-why = Vous pouvez le reposer. Mais une petite carte est un bon début : beaucoup d’autres iront encore après elle. Prenez-la.
lessons-rampart-low = Tom a trouvé un 38 et l’a reposé : c’est trop haut pour commencer. Essayez de retenir où il se trouve ! C’est à vous.
lessons-rampart-low-do = Retournez la carte entourée.
lessons-rampart-back = Un 3. Votre rempart finit par 5, et 3 est plus petit : il ne va pas. Il retourne à sa place, face cachée.
lessons-rampart-back-do = Reposez-le.
lessons-rampart-high = Tom a pris un 7. C’est de nouveau à vous.
lessons-rampart-high-do = Retournez la carte entourée.
lessons-rampart-wait = Un 44 ! Après lui, seuls 45 et 46 iraient. Rien ne vous oblige à le prendre. Retenez sa place : il sera très bien à la fin de votre rempart.
lessons-rampart-wait-do = Reposez-le.
lessons-rampart-wait-why = Vous pouvez le prendre. Mais presque plus rien n’irait après lui. Reposez-le et retenez sa place.
lessons-rampart-memory = Tom et vous avez neuf cartes chacun : encore une, et c’est gagné ! Votre rempart finit par 36. Vous avez vu un 38 et un 44 : vous rappelez-vous où ?
lessons-rampart-memory-do = Retournez le 44 : l’anneau vous aide, pour cette fois.
lessons-rampart-memory-why = Vous avez vu où se trouve le 44 : c’est lui qu’il faut retourner.
lessons-rampart-ten = Le voilà ! Il va au bout de votre rempart, et c’est votre dixième carte.
lessons-rampart-ten-do = Prenez-le.
lessons-rampart-ten-why = Vous pouvez le reposer, mais Tom finirait peut-être avant vous.
lessons-rampart-end = Dix cartes : vous avez gagné, { $you } à { $other } ! Quand plus personne ne peut prendre de carte, la victoire va au plus long rempart. Et pour les petits, il y a un mode familial sous « Personnaliser ». Amusez-vous bien !
