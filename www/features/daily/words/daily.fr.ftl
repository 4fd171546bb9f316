# Français : la partie du jour.
daily-title = La partie du jour
daily-today = Aujourd’hui
daily-of = La partie du { $day }
daily-about = Contre l’ordinateur ({ $name }) : { $game ->
    [kontor] { $further ->
        [true] partie avancée
       *[false] partie de base
    }
    [rampart] partie normale
   *[other] { $further ->
        [true] tous les lieux sur leur face B
       *[false] tous les lieux sur leur face A
    }
  }. Tout le monde joue la même partie.
daily-none = Ce jour n’a pas de partie.
daily-open = Pas encore jouée
daily-play = Jouer
daily-again = Rejouer
daily-state = { $state ->
    [won] Gagnée
    [shared] Victoire partagée
    [lost] Perdue
   *[begun] Commencée
  }
daily-begun-about = Commencée, pas encore terminée.
daily-continue = Continuer
daily-anew = Recommencer
daily-calendar = Calendrier
daily-first = Seul votre premier résultat du jour compte.
daily-result = { $end ->
    [won] Gagné
    [shared] Victoire partagée
   *[lost] Perdu
  } { $points } à { $rival }
daily-shapes = Votre avance, en six étapes de la partie : en hausse, stable ou en baisse
daily-par-wait = Le maître du port joue la même partie…
daily-par = Le par est de { $par } : les points du maître du port dans cette partie. { $how ->
    [over] Vous en avez { $over } de plus.
    [under] Vous en avez { $over } de moins.
   *[at] Vous en avez autant.
  }
daily-share = Partager le résultat
daily-copied = Copié
daily-not-copied = La page ne peut pas copier ici. Copiez le texte vous-même :
daily-text = Le résultat en texte
daily-share-line = { $game }, partie du { $date } : { $end ->
    [won] gagné { $points } à { $rival } contre l’ordinateur
    [shared] victoire partagée { $points } à { $rival } avec l’ordinateur
   *[lost] perdu { $points } à { $rival } contre l’ordinateur
  }{ $par ->
    [none] {""}
   *[other] , par { $par }
  }. { $shapes }{ $row ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $row } jours d’affilée.
  }
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-tally = Jouées : { $played }. Gagnées : { $won }. Par atteint : { $par }. Jours d’affilée : { $row }.
