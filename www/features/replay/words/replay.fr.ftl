# Français : revoir une partie.
replay-title = Revoir la partie
replay-position = Position
replay-value = Après le coup { $at } sur { $of } : { $points }
replay-start = La partie commence.
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-round = Aller à une manche
replay-round-name = Manche { $round }
replay-fork = Jouer à partir d’ici
replay-forked = C’est une nouvelle partie, à partir du coup { $move }. La partie finie reste sur la page d’accueil.
replay-close = Retour à la partie
