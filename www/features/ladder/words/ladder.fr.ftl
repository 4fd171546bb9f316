# French: the ladder of animals, and numbers as tens and ones.
ladder-about = Battez un animal après l’autre à C’est mon fort ! Chacun joue mieux que le précédent.
ladder-top = Vous les avez tous battus. Chacun d’eux voudrait bien une revanche.
ladder-beaten = ✓ battu
ladder-next = le prochain
ladder-tally = Battus : { $count } sur { $all } ({ $names }).
ladder-name-snail = Escargot
ladder-name-hedgehog = Hérisson
ladder-name-squirrel = Écureuil
ladder-name-fox = Renard
ladder-name-owl = Hibou
ladder-name-elephant = Éléphant
ladder-about-snail = Il oublie vite où étaient les cartes.
ladder-about-hedgehog = Il est prudent et préfère une avance sûre.
ladder-about-squirrel = Il prend tout ce qu’il peut.
ladder-about-fox = Il prend les cartes dont vous avez besoin.
ladder-about-owl = Il voit loin et retient beaucoup.
ladder-about-elephant = Il n’oublie rien.
ladder-lesson-snail = Regardez d’abord les dizaines : 41, c’est plus que 29.
ladder-lesson-hedgehog = Le même nombre de dizaines ? Alors regardez les unités : 38, c’est plus que 34.
ladder-lesson-squirrel = Les nombres sautés sont perdus : si vous passez de 12 à 15, adieu 13 et 14.
ladder-lesson-fox = De 12 à 32, il y a deux dizaines. C’est loin : vous sautez dix-neuf nombres.
ladder-lesson-owl = Votre rempart grandit le mieux par pas de cinq environ.
ladder-lesson-elephant = Retenez les cartes par leurs dizaines : celles qui en ont peu vont au début du rempart, celles qui en ont beaucoup, à la fin.
ladder-play = Jouer contre { $animal ->
    [snail] l’escargot
    [hedgehog] le hérisson
    [squirrel] l’écureuil
    [fox] le renard
    [owl] le hibou
   *[elephant] l’éléphant
  }
ladder-again = Rejouer contre { $animal ->
    [snail] l’escargot
    [hedgehog] le hérisson
    [squirrel] l’écureuil
    [fox] le renard
    [owl] le hibou
   *[elephant] l’éléphant
  }
ladder-won = Vous avez battu { $animal ->
    [snail] l’escargot. Le hérisson vous attend.
    [hedgehog] le hérisson. L’écureuil vous attend.
    [squirrel] l’écureuil. Le renard vous attend.
    [fox] le renard. Le hibou vous attend.
    [owl] le hibou. L’éléphant vous attend.
   *[elephant] l’éléphant. Aucun animal n’est plus fort !
  }
ladder-lost = Vous n’avez pas encore battu { $animal ->
    [snail] l’escargot
    [hedgehog] le hérisson
    [squirrel] l’écureuil
    [fox] le renard
    [owl] le hibou
   *[elephant] l’éléphant
  }.
ladder-numbers = Dizaines et unités
ladder-wall = Votre rempart
ladder-card = Carte
ladder-tens = { $count ->
    [one] { $count } dizaine
   *[other] { $count } dizaines
  }
ladder-ones = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
